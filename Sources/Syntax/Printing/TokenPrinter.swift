/// Prints tokens, one a line: `offset kind text`.
public enum TokenPrinter {
    /// The tokens of a source, one a line.
    public static func print(_ parsed: ParsedSource) -> String {
        var text = ""
        for token in parsed.tokens {
            let bytes = parsed.source.bytes[token.lower..<token.upper]
            text += "\(token.lower) " + name(of: token.kind)
            if !bytes.isEmpty {
                text += " " + TreePrinter.quoted(String(decoding: Array(bytes), as: UTF8.self))
            }
            text += "\n"
        }
        return text
    }

    static func name(of kind: TokenKind) -> String {
        switch kind {
        case .endOfFile: "end-of-file"
        case .identifier: "identifier"
        case .keyword: "keyword"
        case .dollarIdentifier: "dollar-identifier"
        case .wildcard: "wildcard"
        case .integer: "integer"
        case .float: "float"
        case .stringStart: "string-start"
        case .stringText: "string-text"
        case .interpolationStart: "interpolation-start"
        case .interpolationEnd: "interpolation-end"
        case .stringEnd: "string-end"
        case .regex: "regex"
        case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftBracket, .rightBracket, .comma, .colon,
            .colonColon,
            .semicolon, .period, .at, .pound, .backslash, .arrow, .equal, .ampersand, .question,
            .questionInfix,
            .exclamation:
            "punctuation"
        case .prefixOperator: "prefix-operator"
        case .postfixOperator: "postfix-operator"
        case .binaryOperator: "binary-operator"
        case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation, .poundAvailable,
            .poundUnavailable:
            "directive"
        case .placeholder: "placeholder"
        case .shebang: "shebang"
        case .unknown: "unknown"
        }
    }
}
