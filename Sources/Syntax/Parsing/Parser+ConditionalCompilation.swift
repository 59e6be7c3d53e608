/// `#if`: all branches are parsed, and the one that a preview takes is marked.
extension Parser {
    mutating func parseConditionalCompilation<Element>(
        _ parseElements: (inout Parser) -> [Element]
    ) -> [CompilationClauseSyntax<Element>] {
        let opening = here
        var clauses: [CompilationClauseSyntax<Element>] = []
        guard enter() else { return [] }
        defer { leave() }
        var isTaken = false
        while at(.poundIf) || at(.poundElseif) || at(.poundElse) {
            if at(.poundIf) && !clauses.isEmpty { break }
            let lower = token.lower
            let isActive = parseClauseHead() && !isTaken
            if isActive { isTaken = true }
            let elements = parseClauseBody(parseElements)
            clauses.append(
                CompilationClauseSyntax(isActive: isActive, elements: elements, range: range(from: lower)))
        }
        expectEndif(opening)
        return clauses
    }

    mutating func expectEndif(_ opening: SourceRange) {
        if consume(if: .poundEndif) { return }
        error(
            "expected #else or #endif at end of conditional compilation block", at: here, id: "missing-endif",
            notes: [Diagnostic.Note("conditional compilation block begins here", at: opening)])
    }

    private mutating func parseClauseBody<Element>(_ parseElements: (inout Parser) -> [Element]) -> [Element]
    {
        var elements = parseElements(&self)
        // What the rule leaves over, up to the next directive.
        while !at(.poundElse) && !at(.poundElseif) && !at(.poundEndif) && !at(.endOfFile) && !at(.rightBrace)
        {
            let before = token.lower
            elements += parseElements(&self)
            if token.lower == before { skipBalanced() }
        }
        return elements
    }

    /// `#if condition`, `#elseif condition`, `#else`: whether the condition holds.
    mutating func parseClauseHead() -> Bool {
        let isElse = at(.poundElse)
        consume()
        if isElse {
            reportExtraTokens()
            return true
        }
        guard !token.isAtLineStart && !at(.endOfFile) else {
            error("expected a condition to follow the directive", id: "missing-condition")
            return false
        }
        let outer = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = outer }
        let holds = parseCompilationOr()
        reportExtraTokens()
        return holds
    }

    private mutating func reportExtraTokens() {
        guard !token.isAtLineStart && !at(.endOfFile) else { return }
        error("extra tokens following conditional compilation directive", id: "extra-tokens")
        while !token.isAtLineStart && !at(.endOfFile) { consume() }
    }

    private mutating func parseCompilationOr() -> Bool {
        var holds = parseCompilationAnd()
        while !token.isAtLineStart && atOperator("||") {
            consume()
            let right = parseCompilationAnd()
            holds = holds || right
        }
        return holds
    }

    private mutating func parseCompilationAnd() -> Bool {
        var holds = parseCompilationTerm()
        while !token.isAtLineStart && atOperator("&&") {
            consume()
            let right = parseCompilationTerm()
            holds = holds && right
        }
        return holds
    }

    private mutating func parseCompilationTerm() -> Bool {
        guard enter() else { return false }
        defer { leave() }
        if token.isAtLineStart || at(.endOfFile) {
            error("invalid conditional compilation expression", id: "compilation-condition")
            return false
        }
        if at(.prefixOperator) && atOperator("!") {
            consume()
            return !parseCompilationTerm()
        }
        if at(.leftParen) {
            let opening = here
            consume()
            let holds = parseCompilationOr()
            expectClosing(.rightParen, "expected ')' in expression list", opening: opening)
            return holds
        }
        return parseCompilationQuery()
    }

    /// `DEBUG`, `true`, `os(iOS)`, `canImport(SwiftUI)`, `swift(>=6)`.
    private mutating func parseCompilationQuery() -> Bool {
        guard at(.identifier) || at(.`true`) || at(.`false`) || at(.wildcard) else {
            error("invalid conditional compilation expression", id: "compilation-condition")
            if !token.isAtLineStart { skipBalanced() }
            return false
        }
        let query = token
        consume()
        guard atOnSameLine(.leftParen) else {
            return query.word == .`true` || text(of: query, is: "DEBUG") || isDefined(query)
        }
        let argument = peek()
        skipBalanced()
        switch query.word {
        case .os: return text(of: argument, is: conditions.system == .iOS ? "iOS" : "macOS")
        case .canImport:
            return Self.importable.contains {
                text(of: argument, is: $0)
            }
        case .swift, .compiler: return !atOperator(argument, "<")
        case .arch: return text(of: argument, is: "arm64")
        default:
            return text(of: query, is: "targetEnvironment") && text(of: argument, is: "simulator")
        }
    }

    private func isDefined(_ name: Token) -> Bool {
        guard !conditions.flags.isEmpty, name.kind == .identifier else { return false }
        return conditions.flags.contains { bytes[name.lower..<name.upper].elementsEqual($0.text.utf8) }
    }

    /// The frameworks whose declarations are known, at least in part.
    private static var importable: [StaticString] {
        ["SwiftUI", "Foundation", "Combine", "Observation", "Swift", "CoreGraphics", "UIKit", "CoreLocation"]
    }

    private func atOperator(_ token: Token, _ text: StaticString) -> Bool { self.text(of: token, is: text) }
}
