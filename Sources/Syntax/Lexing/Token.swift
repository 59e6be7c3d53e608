/// One token with the trivia (spaces, newlines, comments) before it. The tokens of a source follow one
/// another without gaps: every byte lies in exactly one of them.
public struct Token: Sendable {
    /// Where the trivia before the token begins: the end of the token before.
    let start32: UInt32
    var lower32: UInt32
    var upper32: UInt32
    /// What the token is.
    public var kind: TokenKind
    /// The word, if the text is one that some grammar rule knows. `.none` within backticks.
    public var word: Word
    /// What else is known of it.
    public var flags: Flags

    /// What a token's kind does not say.
    public struct Flags: OptionSet, Sendable {
        /// The flags as bits.
        public let rawValue: UInt8
        /// Flags from their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A newline lies between this token and the one before, or nothing lies before.
        public static let atLineStart = Flags(rawValue: 1)
        static let backticked = Flags(rawValue: 2)
        /// A literal that is not well formed; the lexer has reported it.
        public static let malformed = Flags(rawValue: 4)
        /// A string delimited by `"""`.
        public static let multiline = Flags(rawValue: 8)
        /// A string with no end on its line or in its file.
        public static let unterminated = Flags(rawValue: 16)
    }

    init(_ kind: TokenKind, start: Int, lower: Int, upper: Int, word: Word = .none, flags: Flags = []) {
        self.kind = kind
        self.word = word
        self.flags = flags
        start32 = UInt32(truncatingIfNeeded: start)
        lower32 = UInt32(truncatingIfNeeded: lower)
        upper32 = UInt32(truncatingIfNeeded: upper)
    }

    /// Byte offset where the trivia before the token begins.
    public var start: Int { Int(start32) }
    /// Byte offset of the first byte of the token's own text.
    public var lower: Int { Int(lower32) }
    /// Byte offset after the token's last byte.
    public var upper: Int { Int(upper32) }

    var isAtLineStart: Bool { flags.contains(.atLineStart) }
    var hasTriviaBefore: Bool { start32 != lower32 }
}

/// Where a token begins, and what is known of it there.
struct TokenStart {
    /// Where the trivia before it begins.
    let trivia: Int
    /// The first byte of its own text.
    let lower: Int
    let flags: Token.Flags
}

extension TokenStart {
    /// A part of a string, which has no trivia before it.
    init(at lower: Int) { self.init(trivia: lower, lower: lower, flags: []) }
}

/// What a token is to the grammar.
public enum TokenKind: UInt8, Sendable {
    /// The end of the source, which has no text.
    case endOfFile
    /// A name, or a word that is reserved nowhere but here and there.
    case identifier
    /// A reserved word; contextual words are identifiers with a `word`.
    case keyword
    /// `$0`, `$name`
    case dollarIdentifier
    /// `_`
    case wildcard
    /// A whole number in any base.
    case integer
    /// A number with a fraction or an exponent.
    case float
    /// The opening quote with its `#`.
    case stringStart
    /// Characters and escapes between quotes and interpolations.
    case stringText
    /// `\(` with its `#`.
    case interpolationStart
    /// The `)` that ends an interpolation.
    case interpolationEnd
    /// The closing quote; empty where it is missing.
    case stringEnd
    /// A regular expression with its slashes.
    case regex
    /// `(`
    case leftParen
    /// `)`
    case rightParen
    /// `{`
    case leftBrace
    /// `}`
    case rightBrace
    /// `[`
    case leftBracket
    /// `]`
    case rightBracket
    /// `,`
    case comma
    /// `:`
    case colon
    /// `::`
    case colonColon
    /// `;`
    case semicolon
    /// `.`
    case period
    /// `@`
    case at
    /// `#` where no directive follows.
    case pound
    /// `\` of a key path.
    case backslash
    /// `->`
    case arrow
    /// `=`
    case equal
    /// `&` before its operand.
    case ampersand
    /// `?` right after an operand.
    case question
    /// `?` of a conditional expression.
    case questionInfix
    /// `!` right after an operand.
    case exclamation
    /// A sign right before its operand.
    case prefixOperator
    /// A sign right behind its operand.
    case postfixOperator
    /// A sign between two operands.
    case binaryOperator
    /// `#if`
    case poundIf
    /// `#elseif`
    case poundElseif
    /// `#else`
    case poundElse
    /// `#endif`
    case poundEndif
    /// `#sourceLocation`
    case poundSourceLocation
    /// `#available`
    case poundAvailable
    /// `#unavailable`
    case poundUnavailable
    /// `<#…#>`, as editors leave it.
    case placeholder
    /// `#!` with the rest of its line, at the start of a file.
    case shebang
    /// Bytes that mean nothing in Swift.
    case unknown
}
