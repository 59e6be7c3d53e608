/// Says what each stretch of source is, for coloring. Works from tokens alone, so that broken and
/// incomplete code is colored too.
public struct Highlighter {
    /// What a stretch of source is colored as.
    public enum Category: UInt8, Sendable {
        /// Names, and everything without a color of its own.
        case plain
        /// A reserved word, or a contextual one in its place.
        case keyword
        /// The name of a type.
        case type
        /// The text of a string, with its quotes.
        case string
        /// A number.
        case number
        /// A comment of any kind.
        case comment
        /// An attribute, `@State`, or a macro, `#Preview`.
        case attribute
        /// The name of a function where it is declared or called, or of a member.
        case member
        /// A sign between, before or behind operands.
        case `operator`
        /// The label of an argument or a parameter.
        case label
    }

    /// A stretch of one category.
    public struct Span: Equatable, Sendable {
        /// The offset of the first byte.
        public var lower: Int
        /// The offset behind the last byte.
        public var upper: Int
        /// What the bytes are.
        public var category: Category

        /// The same bytes as a range of the first source.
        public var range: SourceRange { SourceRange(lower, upper, in: 0) }
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let tokens: [Token]
    private var spans: [Span] = []
    private var brackets: [TokenKind] = []

    /// Spans in order, without gaps from the first byte to the last, neighbors of different categories.
    public static func spans(of source: SourceText) -> [Span] {
        source.bytes.withUnsafeBufferPointer { bytes in
            var highlighter = Highlighter(bytes: bytes, tokens: Lexer.tokens(of: bytes).tokens)
            for index in highlighter.tokens.indices { highlighter.add(index) }
            return highlighter.spans
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, tokens: [Token]) {
        self.bytes = bytes
        self.tokens = tokens
    }

    private mutating func add(_ lower: Int, _ upper: Int, _ category: Category) {
        guard lower < upper else { return }
        if let last = spans.last, last.category == category {
            spans[spans.count - 1].upper = upper
        } else {
            spans.append(Span(lower: lower, upper: upper, category: category))
        }
    }

    private mutating func add(_ index: Int) {
        let token = tokens[index]
        addTrivia(token.start, token.lower)
        add(token.lower, token.upper, category(at: index))
        switch token.kind {
        case .leftParen, .leftBracket, .leftBrace, .interpolationStart: brackets.append(token.kind)
        case .rightParen, .rightBracket, .rightBrace, .interpolationEnd: _ = brackets.popLast()
        default: break
        }
    }

    /// The comments between two tokens.
    private mutating func addTrivia(_ lower: Int, _ upper: Int) {
        var index = lower
        var plain = lower
        while index < upper {
            guard bytes[index] == "/", index + 1 < upper, bytes[index + 1] == "/" || bytes[index + 1] == "*"
            else {
                index += 1
                continue
            }
            add(plain, index, .plain)
            let end = commentEnd(index, upper)
            add(index, end, .comment)
            index = end
            plain = end
        }
        add(plain, upper, .plain)
    }

    private func commentEnd(_ lower: Int, _ upper: Int) -> Int {
        var index = lower
        if bytes[lower + 1] == "/" {
            while index < upper && !bytes[index].isNewline { index += 1 }
            return index
        }
        var depth = 0
        while index < upper {
            if bytes[index] == "/" && index + 1 < upper && bytes[index + 1] == "*" {
                depth += 1
                index += 2
            } else if bytes[index] == "*" && index + 1 < upper && bytes[index + 1] == "/" {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return upper
    }

    // MARK: Categories

    private func kind(_ index: Int) -> TokenKind {
        index >= 0 && index < tokens.count ? tokens[index].kind : .endOfFile
    }

    private func category(at index: Int) -> Category {
        switch tokens[index].kind {
        case .integer, .float: .number
        case .stringStart, .stringText, .stringEnd, .interpolationStart, .interpolationEnd, .regex: .string
        case .at, .pound, .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation,
            .poundAvailable,
            .poundUnavailable:
            .attribute
        case .prefixOperator, .postfixOperator, .binaryOperator, .equal, .arrow, .ampersand, .question,
            .questionInfix, .exclamation:
            .operator
        case .keyword: keyword(at: index)
        case .identifier, .wildcard: name(at: index)
        case .dollarIdentifier: .plain
        case .shebang: .comment
        default: .plain
        }
    }

    private func keyword(at index: Int) -> Category {
        if kind(index - 1) == .period {
            switch tokens[index].word {
            case .`self`, .`init`: return .keyword
            default: return .member
            }
        }
        if isLabel(index) { return .label }
        switch tokens[index].word {
        case .`Any`, .`Self`: return .type
        default: return .keyword
        }
    }

    private func name(at index: Int) -> Category {
        if isAttributeName(index) { return .attribute }
        if isLabel(index) { return .label }
        let isCalled = kind(index + 1) == .leftParen && !tokens[index + 1].hasTriviaBefore
        if kind(index - 1) == .period {
            return startsUppercase(index) ? .type : .member
        }
        if isContextualKeyword(index) { return .keyword }
        if startsUppercase(index) { return .type }
        if index > 0 && tokens[index - 1].word == .`func` { return .member }
        return isCalled && tokens[index].kind == .identifier ? .member : .plain
    }

    private func startsUppercase(_ index: Int) -> Bool {
        let byte = bytes[tokens[index].lower]
        return byte.isIn("A"..."Z")
    }

    /// `@MainActor`, `@SwiftUI.State`, `#Preview`.
    private func isAttributeName(_ index: Int) -> Bool {
        var index = index
        while kind(index - 1) == .period && kind(index - 2) == .identifier { index -= 2 }
        return kind(index - 1) == .at || (kind(index - 1) == .pound && !tokens[index].hasTriviaBefore)
    }

    /// `name:` in parentheses or behind a closure, and the first of two names of a parameter.
    private func isLabel(_ index: Int) -> Bool {
        let before = kind(index - 1)
        if kind(index + 1) == .colon {
            if before == .rightBrace && kind(index + 2) == .leftBrace { return true }
            guard brackets.last == .leftParen || brackets.last == .interpolationStart else { return false }
            return before == .leftParen || before == .comma || before == .interpolationStart
        }
        guard before == .leftParen || before == .comma, brackets.last == .leftParen else { return false }
        return kind(index + 1) == .identifier && kind(index + 2) == .colon && !isContextualKeyword(index)
    }

    private func isContextualKeyword(_ index: Int) -> Bool {
        let next = tokens[min(index + 1, tokens.count - 1)]
        switch tokens[index].word {
        case .await, .async: return next.kind != .colon && next.kind != .period && next.kind != .leftParen
        case .some, .any, .each, .mutating, .nonmutating, .lazy, .weak, .unowned, .optional, .required,
            .convenience,
            .override, .final, .dynamic, .indirect, .open, .nonisolated, .isolated, .consuming, .borrowing,
            .sending,
            .actor, .macro, .prefix, .postfix, .infix, .package, .distributed:
            switch next.kind {
            case .identifier, .keyword, .at: return !next.isAtLineStart || tokens[index].word == .override
            case .leftParen: return tokens[index].word == .nonisolated || tokens[index].word == .unowned
            default: return false
            }
        case .get, .set, .willSet, .didSet:
            guard kind(index - 1) == .leftBrace || tokens[index].isAtLineStart || isContextualBefore(index)
            else {
                return false
            }
            return next.kind == .leftBrace || next.kind == .rightBrace || next.kind == .leftParen
                || next.kind == .identifier
        default: return false
        }
    }

    /// `{ get set }`: `set` stands behind `get` or a modifier of it.
    private func isContextualBefore(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        switch tokens[index - 1].word {
        case .get, .set, .nonmutating, .mutating, .async, .`throws`: return true
        default: return false
        }
    }
}
