import Syntax

/// A parsed file, with what is asked of its text: lines, tokens, conditions.
public final class SourceFileContent: Sendable {
    let parsed: ParsedSource
    let module: String
    private let lineStarts: [Int]

    /// - Parameters:
    ///   - source: the file's text; symbols' locations name it by its name.
    ///   - module: the module that it is a part of.
    public init(_ source: SourceText, module: String) {
        parsed = parse(source)
        self.module = module
        var starts = [0]
        for (index, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(index + 1)
        }
        lineStarts = starts
    }

    var name: String { parsed.source.name }
    var bytes: [UInt8] { parsed.source.bytes }

    /// The modules that the file imports, in its order.
    var imports: [String] {
        let tokens = parsed.tokens
        return tokens.indices.dropLast(2).compactMap { index in
            guard text(tokens[index]) == "import" else { return nil }
            let isPart = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"].contains(
                text(tokens[index + 1]))
            return text(tokens[index + (isPart ? 2 : 1)])
        }
    }

    func text(_ range: SourceRange) -> String { parsed.source.text(in: range) }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Line and column of an offset, both from 0, in bytes.
    func position(of offset: Int) -> (line: Int, column: Int) {
        let line = lineIndex(of: offset)
        return (line, offset - lineStarts[line])
    }

    private func lineIndex(of offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The index of the first token that does not begin before an offset.
    func token(at offset: Int) -> Int {
        var (low, high) = (0, parsed.tokens.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if parsed.tokens[middle].lower < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The tokens of a range, without what stands before and behind.
    func tokens(in range: SourceRange) -> ArraySlice<Token> {
        let first = token(at: range.lower)
        return parsed.tokens[first..<max(first, token(at: range.upper))]
    }

    func text(_ token: Token) -> String { text(token.lower..<token.upper) }
}
