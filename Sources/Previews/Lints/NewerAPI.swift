import Interpreter
import Syntax

extension Lint {
    /// A name that came with a later system than the page says it is about.
    static let newerAPI = Lint(
        "newer-api", "the page's front matter promises that its code runs from the iOS given there"
    ) { context in
        guard let minimum = context.minimumVersion else { return [] }
        let versions = context.compilation.library.firstVersions
        let own = context.declaredNames
        return context.parsed.tokens.compactMap { token in
            guard token.kind == .identifier else { return nil }
            let name = context.text(token)
            guard let known = versions[name], known > minimum, !own.contains(name) else { return nil }
            let message = "'\(name)' needs iOS \(Explanation.length(known)), the page promises \(Explanation.length(minimum))"
            return Finding(message, at: token.range)
        }
    }
}

extension LintContext {
    /// Names that the snippet declares: they are its own whatever SwiftUI calls by the same word.
    fileprivate var declaredNames: Set<Name> {
        let introducers: [Name] = ["var", "let", "func", "case", "struct", "class", "enum", "protocol", "typealias"]
        var names: Set<Name> = []
        for (introducer, token) in zip(parsed.tokens, parsed.tokens.dropFirst())
        where introducer.kind == .keyword && token.kind == .identifier && introducers.contains(text(introducer)) {
            names.insert(text(token))
        }
        return names
    }
}

extension Library {
    /// The first iOS that has a declaration of each name; 13 for those that say nothing of it.
    fileprivate var firstVersions: [Name: Double] {
        var versions: [Name: Double] = [:]
        for row in rows { versions[row.name] = min(versions[row.name] ?? .infinity, Library.version(in: row.text)) }
        return versions
    }

    /// The number after the first `@available(iOS` of a row; 13 for a row without one.
    private static func version(in text: String) -> Double {
        let bytes = Array(text.utf8)
        let mark = Array("@available(iOS ".utf8)
        guard bytes.count > mark.count else { return 13 }
        for start in 0..<(bytes.count - mark.count) where bytes[start..<(start + mark.count)].elementsEqual(mark) {
            let rest = bytes[(start + mark.count)...].prefix { $0 != UInt8(ascii: ",") }
            return DecimalNumber.parse(String(decoding: rest, as: UTF8.self).utf8) ?? 13
        }
        return 13
    }
}
