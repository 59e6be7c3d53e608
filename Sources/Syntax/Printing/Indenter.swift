/// Sets the lines of a source in by four spaces for every bracket that they stand in, as the Swift book and
/// Xcode do. Words and line breaks stay as they are; lines inside a string over several lines do too.
public struct Indenter {
    private let source: SourceText
    private let tokens: [Token]
    /// For each open bracket: how far the line that opens it is set in, and whether it holds the cases of a
    /// `switch`.
    private var open: [(indent: Int, isSwitch: Bool)] = []
    private var isSwitchAhead = false
    private var stringDepth = 0
    /// The indent of the last line of code, and whether its first token closes a bracket or goes on with a
    /// chain.
    private var last = (indent: 0, closes: false, continues: false)
    private var out: [UInt8] = []
    private var copied = 0

    private static let step = 4

    /// The source with every line at the indentation of its depth, as UTF-8.
    public static func indented(_ source: SourceText) -> [UInt8] {
        var indenter = Indenter(source)
        return indenter.run()
    }

    /// Whether code stands in brackets over several lines and no line of it is set in, as after a copy from a
    /// page that dropped the blanks.
    public static func hasLostIndentation(_ source: SourceText) -> Bool {
        let lines = source.bytes.split(separator: 10)
        guard !lines.contains(where: { $0.first == 32 || $0.first == 9 }) else { return false }
        return indented(source).split(separator: 10).contains { $0.first == 32 }
    }

    private init(_ source: SourceText) {
        self.source = source
        tokens = parse(source).tokens
    }

    private mutating func run() -> [UInt8] {
        for (index, token) in tokens.enumerated() {
            if token.isAtLineStart, stringDepth == 0 { startLine(at: index) }
            if token.kind == .stringStart { stringDepth += 1 }
            if token.kind == .stringEnd { stringDepth -= 1 }
            if token.word == .switch { isSwitchAhead = true }
            if Indenter.opens(token.kind) {
                open.append((last.indent, token.kind == .leftBrace && isSwitchAhead))
                if token.kind == .leftBrace { isSwitchAhead = false }
            } else if Indenter.closes(token.kind), !open.isEmpty {
                open.removeLast()
            }
        }
        copy(upTo: source.bytes.count)
        return out
    }

    /// Sets in the comments before a line's first token, and the line itself.
    private mutating func startLine(at index: Int) {
        let token = tokens[index]
        let inner = innerIndent
        let indent = Indenter.closes(token.kind) ? closingIndent(from: index) : inner + extra(at: index)
        setIn(from: token.start, upTo: token.lower, comments: inner, line: indent)
        last = (indent, Indenter.closes(token.kind), isChain(at: index))
    }

    private var innerIndent: Int { open.last.map { $0.indent + Indenter.step } ?? 0 }

    /// Closing brackets stand where the line that opened the outermost of them does.
    private func closingIndent(from index: Int) -> Int {
        let count = tokens[index...].prefix {
            Indenter.closes($0.kind) && ($0.lower == tokens[index].lower || !$0.isAtLineStart)
        }.count
        return open.dropLast(count - 1).last?.indent ?? 0
    }

    /// A chain goes on one step further in, unless it goes on from a bracket's end; a case stands with its
    /// `switch`.
    private func extra(at index: Int) -> Int {
        let token = tokens[index]
        if isChain(at: index) {
            return last.closes || last.continues ? last.indent - innerIndent : Indenter.step
        }
        if let block = open.last, block.isSwitch, token.word == .case || token.word == .default {
            return -Indenter.step
        }
        return 0
    }

    /// Whether a line goes on with a member of what stands before it, rather than starting with an implicit
    /// one.
    private func isChain(at index: Int) -> Bool {
        guard tokens[index].kind == .period, index > 0 else { return false }
        switch tokens[index - 1].kind {
        case .leftBrace, .leftParen, .leftBracket, .comma, .colon, .equal, .binaryOperator: return false
        default: return true
        }
    }

    /// Writes what lies before a token: line breaks, comments each set in, blank lines without blanks.
    private mutating func setIn(from start: Int, upTo end: Int, comments: Int, line: Int) {
        copy(upTo: start)
        let pieces = source.bytes[start..<end].split(separator: 10, omittingEmptySubsequences: false)
        for (number, piece) in pieces.enumerated() {
            let isLast = number == pieces.count - 1
            let text = piece.drop { $0 == 32 || $0 == 9 }
            if number > 0 {
                out.append(10)
                if isLast || !text.isEmpty {
                    out += [UInt8](repeating: 32, count: max(0, isLast ? line : comments))
                }
                out += text
            } else {
                out += start == 0 ? text : piece
            }
        }
        copied = end
    }

    private mutating func copy(upTo end: Int) {
        guard end > copied else { return }
        out += source.bytes[copied..<end]
        copied = end
    }

    private static func opens(_ kind: TokenKind) -> Bool {
        kind == .leftBrace || kind == .leftParen || kind == .leftBracket
    }

    private static func closes(_ kind: TokenKind) -> Bool {
        kind == .rightBrace || kind == .rightParen || kind == .rightBracket
    }
}
