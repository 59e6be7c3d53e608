import Syntax

/// Decides `#if` for the system that a graph is made for.
struct Conditions {
    let options: SymbolGraphOptions
    private let file: SourceFileContent
    private var tokens: ArraySlice<Token> = []

    init(_ options: SymbolGraphOptions, in file: SourceFileContent) {
        self.options = options
        self.file = file
    }

    /// The elements of the branch that is taken.
    func active<Element>(_ clauses: [CompilationClauseSyntax<Element>]) -> [Element] {
        activeIndex(clauses).map { clauses[$0].elements } ?? []
    }

    /// Which branch is taken.
    func activeIndex<Element>(_ clauses: [CompilationClauseSyntax<Element>]) -> Int? {
        clauses.firstIndex { clause in
            var reader = self
            return reader.holds(clause.range)
        }
    }

    /// Whether a clause that begins at a range's start is taken, if those before were not.
    private mutating func holds(_ range: SourceRange) -> Bool {
        let first = file.token(at: range.lower)
        if file.parsed.tokens[first].kind == .poundElse { return true }
        let rest = file.parsed.tokens[(first + 1)...]
        let end =
            rest.firstIndex { $0.flags.contains(.atLineStart) || $0.kind == .endOfFile } ?? rest.endIndex
        tokens = rest[..<end]
        return either()
    }

    private mutating func either() -> Bool {
        var result = both()
        while take("||") {
            let right = both()
            result = result || right
        }
        return result
    }

    private mutating func both() -> Bool {
        var result = term()
        while take("&&") {
            let right = term()
            result = result && right
        }
        return result
    }

    private mutating func term() -> Bool {
        if take("!") { return !term() }
        if take("(") {
            let result = either()
            _ = take(")")
            return result
        }
        guard let token = tokens.popFirst() else { return false }
        let name = file.text(token)
        guard tokens.first?.kind == .leftParen else { return options.holds(flag: name) }
        return options.holds(name, arguments())
    }

    /// What stands in the parentheses, as it is written.
    private mutating func arguments() -> String {
        var (text, depth) = ("", 0)
        while let token = tokens.popFirst() {
            if token.kind == .leftParen { depth += 1 } else if token.kind == .rightParen { depth -= 1 }
            if depth == 0 { break }
            if !(depth == 1 && token.kind == .leftParen) { text += file.text(token) }
        }
        return text
    }

    private mutating func take(_ text: String) -> Bool {
        guard let token = tokens.first, file.text(token) == text else { return false }
        tokens.removeFirst()
        return true
    }
}

extension SymbolGraphOptions {
    /// `DEBUG`, `true`, `MY_FLAG`
    func holds(flag: String) -> Bool {
        flag == "true" || flags.contains(flag) || flag.hasPrefix("$") && flag != "$Embedded"
    }

    /// `os(iOS)`, `canImport(UIKit)`, `swift(>=6)`
    func holds(_ query: String, _ argument: String) -> Bool {
        switch query {
        case "os": argument == (platform == .linux ? "Linux" : platform.rawValue)
        case "canImport": isImportable(argument.split(separator: ",").first.map(String.init) ?? "")
        case "swift", "compiler", "_compiler_version": isAtLeast(argument)
        case "arch": argument == (platform == .linux ? "x86_64" : "arm64")
        case "targetEnvironment": false
        case "hasFeature": argument != "Embedded"
        case "hasAttribute": true
        case "_runtime": argument == (platform == .linux ? "_Native" : "_ObjC")
        case "_endian": argument == "little"
        case "_pointerBitWidth": argument == "_64"
        default: false
        }
    }

    private func isAtLeast(_ argument: String) -> Bool {
        let isBelow = argument.hasPrefix("<")
        let version = argument.drop { "<>=".contains($0) }.split(separator: ".").compactMap { Int($0) }
        let reached = !compilerVersion.lexicographicallyPrecedes(version)
        return isBelow ? !reached : reached
    }

    /// The version of the compiler whose graphs these are like.
    private var compilerVersion: [Int] { [6, 3] }

    private func isImportable(_ module: String) -> Bool {
        let everywhere = [
            "Swift", "Foundation", "Dispatch", "Observation", "Synchronization", "FoundationEssentials",
        ]
        if everywhere.contains(module) || modules.contains(module) { return true }
        let linux = ["Glibc", "FoundationNetworking", "FoundationXML", "CoreFoundation"]
        if platform == .linux { return linux.contains(module) }
        if module == "AppKit" || module == "Cocoa" { return platform == .macOS }
        if module == "UIKit" { return platform != .macOS }
        let others = linux.dropLast() + ["Musl", "Android", "WinSDK", "ucrt", "WASILibc", "Bionic"]
        return !others.contains(module)
    }
}
