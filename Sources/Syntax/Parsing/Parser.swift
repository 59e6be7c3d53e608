/// A recursive descent parser over the tokens of one source. Each rule of the grammar is a method; what is
/// missing becomes a missing node and a diagnostic, and parsing goes on behind it.
struct Parser {
    /// The number of the source, for the ranges of its tree.
    let source: Int
    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: UnsafeBufferPointer<Token>
    let brackets: Brackets
    var position = 0
    var conditions = CompilationConditions()
    /// The token at `position`; shorter than it where its beginning was split off (`>>` in generics).
    var token: Token
    /// Where the last consumed token ended.
    var previousEnd = 0
    var diagnostics: [Diagnostic] = []
    /// Offsets at which the lexer has complained: the parser stays silent there.
    var lexicalErrors: [Int] = []
    /// One message a line: what follows a mistake is doubtful up to here, the next line.
    var silentUntil = 0
    /// From where on code is read as part of something else, because a brace was lost or is one too many.
    var doubtfulFrom = Int.max
    var nextID = 0
    /// How many rules are open that can contain themselves.
    var depth = 0
    /// Height of the expression parsed last: long chains are deep trees, too.
    var height = 0
    /// Height of the tallest expression within the innermost bracket or block.
    var tallest = 0
    var isTooDeep = false
    /// False in the heads of `if`, `while`, `switch` and `for`, where a brace begins the body.
    var allowsTrailingClosure = true
    /// `where` within generic parameters, as old Swift wrote it, kept for the declaration's own clause.
    var legacyRequirements: [RequirementSyntax] = []
    /// Whether the members of an enumeration are read.
    var isInEnum = false
    /// How many `#if` blocks of statements are open in the innermost braces.
    var conditionalDepth = 0
    var names: NameCache
    var operators = OperatorTable()

    /// Open rules at most, and height of a tree at most: such that every stage that walks the tree by
    /// recursion stays within one megabyte of stack.
    static let maximumDepth = 150
    static let maximumHeight = 500
    static let maximumErrors = 100

    init(source: Int, bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>) {
        self.source = source
        self.bytes = bytes
        self.tokens = tokens
        token = tokens[0]
        brackets = Brackets(tokens)
        names = NameCache(tokens: tokens.count)
        declareOperators()
    }

    mutating func parseFile() -> SyntaxTree {
        if token.kind == .shebang { consume() }
        let statements = parseStatements(until: .endOfFile)
        return SyntaxTree(statements: statements, idCount: nextID)
    }

    // MARK: Tokens

    // For every token, and in 230 places: natively it counts that it is in line, in the page how much there
    // is to load.
    #if hasFeature(Embedded)
        @inline(never)
    #else
        @inline(__always)
    #endif
    mutating func consume() {
        previousEnd = token.upper
        if token.upper32 != tokens[position].upper32 {
            token = rest(of: tokens[position], from: token.upper)
            return
        }
        if position < tokens.count - 1 { position += 1 }
        token = tokens[position]
    }

    func peek(_ distance: Int = 1) -> Token { tokens[min(position + distance, tokens.count - 1)] }

    @inline(__always)
    func at(_ kind: TokenKind) -> Bool { token.kind == kind }

    /// At a word, reserved or contextual.
    @inline(__always)
    func at(_ word: Word) -> Bool { token.word == word }

    /// At a token that continues the line before it.
    func atOnSameLine(_ kind: TokenKind) -> Bool { token.kind == kind && !token.isAtLineStart }

    @inline(__always)
    mutating func consume(if kind: TokenKind) -> Bool {
        guard token.kind == kind else { return false }
        consume()
        return true
    }

    @inline(__always)
    mutating func consume(if word: Word) -> Bool {
        guard token.word == word else { return false }
        consume()
        return true
    }

    /// The text of a token compared with ASCII text.
    func text(of token: Token, is text: StaticString) -> Bool {
        guard token.upper - token.lower == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { text in
            for index in 0..<text.count where bytes[token.lower + index] != text[index] { return false }
            return true
        }
    }

    func atOperator(_ text: StaticString) -> Bool { self.text(of: token, is: text) }

    /// Whether the token is an operator that begins with a byte.
    func atOperatorPrefix(_ character: Unicode.Scalar) -> Bool {
        switch token.kind {
        case .prefixOperator, .postfixOperator, .binaryOperator, .arrow, .equal, .ampersand, .question,
            .questionInfix, .exclamation:
            bytes[token.lower] == character
        default: false
        }
    }

    /// Consumes the first byte of an operator; what is left is the next token.
    mutating func consumeOperatorPrefix() {
        if token.upper - token.lower > 1 { token.upper32 = token.lower32 + 1 }
        consume()
    }

    /// What an operator is after its beginning was split off, as in `Array<Int?>=`.
    private func rest(of whole: Token, from lower: Int) -> Token {
        var rest = Token(whole.kind, start: lower, lower: lower, upper: whole.upper)
        switch (whole.upper - lower, bytes[lower]) {
        case (_, "?"): rest.kind = .question
        case (_, "!"): rest.kind = .exclamation
        case (1, "="): rest.kind = .equal
        case (1, "&"): rest.kind = .binaryOperator
        case (2, "-") where bytes[lower + 1] == ">": rest.kind = .arrow
        default: break
        }
        if rest.kind == .question || rest.kind == .exclamation { rest.upper32 = rest.lower32 + 1 }
        return rest
    }

    /// The token before the current one.
    var lastTokenRange: SourceRange { position > 0 ? place(of: tokens[position - 1]) : here }

    // MARK: Looking ahead

    struct Mark {
        var position: Int
        var token: Token
        var previousEnd: Int
    }

    func mark() -> Mark { Mark(position: position, token: token, previousEnd: previousEnd) }

    mutating func reset(to mark: Mark) {
        position = mark.position
        token = mark.token
        previousEnd = mark.previousEnd
    }

    // MARK: Nodes

    mutating func newID() -> Int {
        nextID += 1
        return nextID - 1
    }

    // MARK: Places

    @inline(__always)
    func place(_ lower: Int, _ upper: Int) -> SourceRange { SourceRange(lower, upper, in: source) }

    /// A token's own text, without trivia.
    func place(of token: Token) -> SourceRange { place(token.lower, token.upper) }

    /// The token's own text.
    var here: SourceRange { place(of: token) }

    /// Behind the last consumed token.
    var behind: SourceRange { place(previousEnd, previousEnd) }

    /// From an offset to the end of the last consumed token.
    func range(from lower: Int) -> SourceRange { place(lower, max(lower, previousEnd)) }

    @inline(__always)
    mutating func expression(_ kind: ExpressionKind, from lower: Int) -> ExpressionSyntax {
        ExpressionSyntax(kind, range(from: lower), id: newID())
    }

    mutating func missingExpression() -> ExpressionSyntax {
        height = 0
        return ExpressionSyntax(.missing, behind, id: newID())
    }

    mutating func name(of token: Token) -> Name {
        let isBackticked = token.flags.contains(.backticked)
        return names.name(
            UnsafeBufferPointer(
                rebasing: bytes[
                    (token.lower + (isBackticked ? 1 : 0))..<(token.upper - (isBackticked ? 1 : 0))]))
    }

    mutating func identifier(of token: Token) -> Identifier { Identifier(name(of: token), place(of: token)) }

    /// Consumes the token as a name, whatever it is.
    mutating func consumeIdentifier() -> Identifier {
        let identifier = identifier(of: token)
        consume()
        return identifier
    }

    func text(in range: SourceRange) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range.lower..<range.upper]), as: UTF8.self)
    }

    func missingIdentifier() -> Identifier { Identifier(.empty, behind) }
}
