/// Pairs of braces as lines' indentation shows them, looked at when their numbers do not agree: to guess
/// which brace was lost, or is one too many.
struct BraceGuess {
    /// A brace and what closes it.
    struct Block {
        /// Tokens; what is open at the end is closed by the last.
        let opening, closing: Int
        /// Of the line on which it begins, and of the one that its closing brace begins; nil where it begins
        /// none.
        let indentation: Int
        let closingIndentation: Int?
        /// Whether `case` may begin its lines.
        let hasCases: Bool
        /// The last block in it whose closing brace has the indentation of this block, and is indented less
        /// than its own line.
        var shifted: Int?
    }

    private(set) var blocks: [Block] = []
    /// The first token that cannot be where it is, and the block that is open there.
    private(set) var stray: (block: Int, token: Int)?

    private let bytes: UnsafeBufferPointer<UInt8>
    private let tokens: UnsafeBufferPointer<Token>

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: UnsafeBufferPointer<Token>, _ brackets: Brackets) {
        self.bytes = bytes
        self.tokens = tokens
        read(brackets)
    }

    private mutating func read(_ brackets: Brackets) {
        var open = OpenBrackets()
        var indentation = 0
        var hasCases = false
        for index in tokens.indices {
            let token = tokens[index]
            // A brace on a line of its own belongs to the line before it.
            if token.isAtLineStart && token.kind != .leftBrace {
                indentation = indentationBefore(token.lower)
                hasCases = false
            }
            if token.word == .switch || token.word == .enum { hasCases = true }
            let closesOwn = open.close(before: index)
            if stray == nil, !closesOwn, let block = open.innermostBlock, isStray(index, indentation, open) {
                stray = (block, index)
            }
            let end = Int(brackets.after[index]) - 1
            guard end >= index else { continue }
            if token.kind == .leftBrace {
                let closing = tokens[end].kind == .rightBrace && tokens[end].isAtLineStart
                let found = closing ? indentationBefore(tokens[end].lower) : nil
                blocks.append(
                    Block(
                        opening: index, closing: end, indentation: indentation, closingIndentation: found,
                        hasCases: hasCases))
                if let parent = open.block, let found, found < indentation,
                    found == blocks[parent].indentation
                {
                    blocks[parent].shifted = blocks.count - 1
                }
                open.add(end, block: blocks.count - 1)
            } else {
                open.add(end, block: nil)
            }
        }
    }

    /// Whether a token cannot stand in the block that is open there: `else` and `catch` follow a brace,
    /// `case` stands in a `switch`, a label before a brace follows a trailing closure, and a parenthesis
    /// closes what the block stands in.
    private func isStray(_ index: Int, _ indentation: Int, _ open: OpenBrackets) -> Bool {
        let token = tokens[index]
        guard let block = open.innermostBlock else { return false }
        if token.kind == .rightParen || token.kind == .rightBracket { return open.isBlockInBracket }
        guard token.isAtLineStart, index > 0, tokens[index - 1].kind != .rightBrace else { return false }
        switch token.word {
        case .else, .catch: return indentation <= blocks[block].indentation + 1
        case .case: return !blocks[block].hasCases
        case .default: return !blocks[block].hasCases && tokens[index + 1].kind == .colon
        default:
            return token.kind == .identifier && index + 2 < tokens.count
                && tokens[index + 1].kind == .colon && tokens[index + 2].kind == .leftBrace
        }
    }

    /// The block of an opening brace.
    func block(at offset: Int) -> Int? { blocks.firstIndex { tokens[$0.opening].lower == offset } }

    /// The block within an open one that everything behind it ends one brace too early: each is closed where
    /// the one around it should be.
    func innermostShifted(in start: Int) -> Int {
        var block = start
        while let next = blocks[block].shifted { block = next }
        return block
    }

    /// The first line behind an open block's brace that is indented no further than the brace's own, if what
    /// is before it was.
    func lineOutside(_ block: Block) -> Int? {
        let next = block.opening + 1
        var isInside = next < tokens.count && !tokens[next].isAtLineStart
        for index in tokens.indices.dropFirst(next) where tokens[index].isAtLineStart {
            if index == tokens.count - 1 { return nil }
            if indentationBefore(tokens[index].lower) > block.indentation {
                isInside = true
            } else {
                return isInside && tokens[index].kind != .rightBrace ? index : nil
            }
        }
        return nil
    }

    /// The first block whose closing brace is indented further than its own line.
    var closedTooEarly: Block? {
        blocks.filter { ($0.closingIndentation ?? 0) > $0.indentation }.min { $0.closing < $1.closing }
    }

    /// The first block whose closing brace is indented less than its own line.
    var closedTooLate: Block? {
        blocks.filter { ($0.closingIndentation ?? .max) < $0.indentation }.min { $0.closing < $1.closing }
    }

    /// How many spaces and tabs are before the first token of a line.
    private func indentationBefore(_ offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") {
            start -= 1
        }
        return offset - start
    }
}

/// The brackets that are open at a token.
private struct OpenBrackets {
    private var all: [(end: Int, block: Int?, isBrace: Bool)] = []

    /// Whether the token itself closes one of them.
    mutating func close(before index: Int) -> Bool {
        var closes = false
        while let last = all.last, last.end <= index {
            closes = last.end == index
            all.removeLast()
        }
        return closes
    }

    mutating func add(_ end: Int, block: Int?) { all.append((end, block ?? self.block, block != nil)) }

    /// The innermost block, within whatever brackets.
    var block: Int? { all.last?.block }
    /// The block, if the innermost bracket is a brace.
    var innermostBlock: Int? { all.last.flatMap { $0.isBrace ? $0.block : nil } }
    /// Whether the innermost brace stands in a bracket of another kind.
    var isBlockInBracket: Bool { all.count > 1 && !all[all.count - 2].isBrace }
}
