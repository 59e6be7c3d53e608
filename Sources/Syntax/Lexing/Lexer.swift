/// Cuts source bytes into tokens, pulled one at a time. It never fails: what it cannot read becomes a token
/// of kind `unknown` and a diagnostic.
struct Lexer {
    /// The number of the source, for the places of diagnostics.
    let source: Int
    let bytes: UnsafeBufferPointer<UInt8>
    let words = WordTable.shared
    var position = 0
    var diagnostics: [Diagnostic] = []
    /// The strings and interpolations that surround the position, outermost first.
    var modes: [Mode] = []
    /// What the last token was, which decides whether `/` can begin a regular expression.
    var previousKind = TokenKind.endOfFile
    var previousWord = Word.none
    /// Where the last run of `#` ends, which is looked for once.
    var poundEnd = 0

    enum Mode {
        case string(pounds: Int, isMultiline: Bool)
        case interpolation(parentheses: Int, isMultiline: Bool)
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, source: Int) {
        self.bytes = bytes
        self.source = source
    }

    /// All tokens of the source; the last is the end of the file.
    static func tokens(
        of bytes: UnsafeBufferPointer<UInt8>, source: Int = 0
    ) -> (tokens: [Token], diagnostics: [Diagnostic]) {
        var lexer = Lexer(bytes, source: source)
        var tokens: [Token] = []
        tokens.reserveCapacity(bytes.count / 4 + 8)
        while true {
            let token = lexer.next()
            tokens.append(token)
            if token.kind == .endOfFile { return (tokens, lexer.diagnostics) }
        }
    }

    mutating func next() -> Token {
        let token = nextToken()
        previousKind = token.kind
        previousWord = token.word
        return token
    }

    private mutating func nextToken() -> Token {
        if let mode = modes.last {
            switch mode {
            case .string(let pounds, let isMultiline):
                return stringPart(pounds: pounds, isMultiline: isMultiline)
            case .interpolation(let parentheses, let isMultiline):
                return interpolationPart(parentheses: parentheses, isMultiline: isMultiline)
            }
        }
        return plainToken(start(newlines: true))
    }

    /// Skips what stands before a token.
    mutating func start(newlines: Bool) -> TokenStart {
        let trivia = position
        let flags = skipTrivia(newlines: newlines)
        return TokenStart(trivia: trivia, lower: position, flags: flags)
    }

    /// The byte at an offset, 0 behind the end.
    @inline(__always)
    func at(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    @inline(__always)
    var isAtEnd: Bool { position >= bytes.count }

    mutating func report(
        _ message: String, _ lower: Int, _ upper: Int, id: StaticString, fixIt: String? = nil
    ) {
        let range = SourceRange(lower, upper, in: source)
        diagnostics.append(
            .error(
                message, at: range, id: id, fixIt: fixIt.map { Diagnostic.FixIt(replace: range, with: $0) }))
    }

    // MARK: Tokens

    /// A token that ends here.
    ///
    /// - Parameter flags: what is known of it beyond what was known at its start.
    func make(_ kind: TokenKind, _ start: TokenStart, _ flags: Token.Flags = [], word: Word = .none) -> Token
    {
        Token(
            kind, start: start.trivia, lower: start.lower, upper: position, word: word,
            flags: start.flags.union(flags))
    }

    mutating func plainToken(_ start: TokenStart) -> Token {
        let lower = start.lower
        guard lower < bytes.count else { return make(.endOfFile, start) }
        let byte = bytes[lower]
        switch byte {
        case "a"..."z", "A"..."Z", "_": return identifier(start)
        case "0"..."9": return number(start)
        case "\"", "'": return stringStart(start, pounds: 0)
        case "`": return backticked(start)
        case "$": return dollar(start)
        case "#": return pound(start)
        case ":" where at(lower + 1) == ":":
            position += 2
            return make(.colonColon, start)
        case "<" where at(lower + 1) == "#":
            if let token = placeholder(start) { return token }
            return operatorToken(start)
        default: break
        }
        if let kind = Self.punctuation(byte) {
            position += 1
            return make(kind, start)
        }
        if Self.isOperatorByte(byte) { return operatorToken(start) }
        return unusual(start)
    }

    private static func punctuation(_ byte: UInt8) -> TokenKind? {
        switch byte {
        case "(": .leftParen
        case ")": .rightParen
        case "{": .leftBrace
        case "}": .rightBrace
        case "[": .leftBracket
        case "]": .rightBracket
        case ",": .comma
        case ":": .colon
        case ";": .semicolon
        case "@": .at
        case "\\": .backslash
        default: nil
        }
    }

    /// A token that begins with a byte outside ASCII, or with one that Swift does not use.
    private mutating func unusual(_ start: TokenStart) -> Token {
        let (scalar, length) = scalar(at: start.lower)
        if Scalars.isIdentifierStart(scalar) { return identifier(start) }
        if Scalars.isOperatorStart(scalar) { return operatorToken(start) }
        if Scalars.isCurlyQuote(scalar) { return curlyQuoted(start) }
        position += length
        while position < bytes.count {
            let (scalar, length) = self.scalar(at: position)
            if scalar < 0x80 || Scalars.isIdentifierStart(scalar) || Scalars.isOperatorStart(scalar) { break }
            position += length
        }
        report("invalid character in source file", start.lower, position, id: "invalid-character")
        return make(.unknown, start)
    }

    private mutating func placeholder(_ start: TokenStart) -> Token? {
        var end = start.lower + 2
        while end < bytes.count && bytes[end] != "\n" {
            if bytes[end] == "#" && at(end + 1) == ">" {
                position = end + 2
                report("editor placeholder in source file", start.lower, position, id: "placeholder")
                return make(.placeholder, start)
            }
            end += 1
        }
        return nil
    }

    // MARK: Pound

    private mutating func pound(_ start: TokenStart) -> Token {
        let lower = start.lower
        if lower == 0 && at(1) == "!" {
            skipLine()
            return make(.shebang, start)
        }
        var end = max(lower, poundEnd)
        while at(end) == "#" { end += 1 }
        poundEnd = end
        if at(end) == "\"" { return stringStart(start, pounds: end - lower) }
        if at(end) == "/", let token = extendedRegex(start, pounds: end - lower) {
            return token
        }
        end = lower + 1
        while end < bytes.count && Self.isIdentifierByte(bytes[end]) { end += 1 }
        let kind = poundWord(lower, end) ?? .pound
        position = kind == .pound ? lower + 1 : end
        return make(kind, start)
    }

    /// The word with a `#` of its own between two offsets.
    private func poundWord(_ lower: Int, _ upper: Int) -> TokenKind? {
        switch upper - lower {
        case 3 where matches("#if", lower): .poundIf
        case 5 where matches("#else", lower): .poundElse
        case 6 where matches("#endif", lower): .poundEndif
        case 7 where matches("#elseif", lower): .poundElseif
        case 10 where matches("#available", lower): .poundAvailable
        case 12 where matches("#unavailable", lower): .poundUnavailable
        case 15 where matches("#sourceLocation", lower): .poundSourceLocation
        default: nil
        }
    }

    func matches(_ text: StaticString, _ offset: Int) -> Bool {
        text.withUTF8Buffer { text in
            guard offset + text.count <= bytes.count else { return false }
            for index in 0..<text.count where bytes[offset + index] != text[index] { return false }
            return true
        }
    }
}
