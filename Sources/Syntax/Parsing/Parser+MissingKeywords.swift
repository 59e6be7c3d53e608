/// Members whose keyword is missing or another language's: what they nearly are is told, and taken.
extension Parser {
    mutating func parseWithoutKeyword(_ modifiers: [ModifierSyntax]) -> DeclarationKind? {
        guard at(.identifier), !token.flags.contains(.backticked) else { return nil }
        let prefix = modifiers.contains { $0.name.name == "static" } ? "static " : ""
        switch peek().kind {
        case .colon, .equal, .comma:
            reportKeyword("var", prefix + "property")
            return isInEnum && peek().kind != .colon ? parseCasesBehindWord() : parseVariableBehindWord()
        default:
            reportKeyword("func", (prefix.isEmpty ? "instance " : prefix) + "method")
            return parseNamelyFunction()
        }
    }

    private mutating func reportKeyword(_ word: String, _ what: String) {
        let isCase = isInEnum && peek().kind != .colon && peek().kind != .leftParen
        let hasOther = peek().kind == .identifier && !peek().isAtLineStart
        let meant =
            isCase
            ? "case"
            : hasOther && peek(2).kind != .leftParen ? (text(of: token, is: "const") ? "let" : "var") : word
        let fixIt =
            hasOther
            ? Diagnostic.FixIt(replace: here, with: meant)
            : Diagnostic.FixIt(replace: place(token.lower, token.lower), with: meant + " ")
        error(
            "expected '\(word)' keyword in \(what) declaration", at: here,
            id: word == "var" ? "missing-var" : "missing-func", fixIt: fixIt)
    }

    /// `go() {}`, `function go() {}`, `const size = 3`; nothing for what is none of them.
    private mutating func parseNamelyFunction() -> DeclarationKind? {
        if isInEnum, peek().isAtLineStart || peek().kind == .rightBrace { return parseCasesBehindWord() }
        if atSameLineParen { return parseFunctionBehindWord() }
        guard peek().kind == .identifier, !peek().isAtLineStart else { return .unexpected }
        switch peek(2).kind {
        case .leftParen:
            consume()
            return parseFunctionBehindWord()
        case .colon, .equal:
            consume()
            return parseVariableBehindWord()
        default: return .unexpected
        }
    }

    private mutating func parseVariableBehindWord() -> DeclarationKind {
        .variable(
            VariableSyntax(
                isLet: false, keyword: place(token.lower, token.lower), bindings: parseBindings(isLet: false))
        )
    }

    private var atSameLineParen: Bool { peek().kind == .leftParen && !peek().isAtLineStart }
}
