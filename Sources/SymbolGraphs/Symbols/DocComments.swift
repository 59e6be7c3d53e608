import SymbolKit
import Syntax

/// The comments that document declarations, line by line with their places.
extension SourceFileContent {
    typealias Line = SymbolGraph.LineList.Line

    /// The comment before an offset where a declaration begins; nil without one.
    func docComment(before offset: Int, sourceRoot: String) -> SymbolGraph.LineList? {
        let token = parsed.tokens[token(at: offset)]
        guard token.lower == offset, let comment = docComment(in: token.start..<token.lower) else {
            return nil
        }
        return SymbolGraph.LineList(lines(of: comment), uri: sourceRoot + name, moduleName: module)
    }

    /// The pieces of the last comment in a range, each a `///` line or a `/** */` block.
    private func docComment(in range: Range<Int>) -> [Range<Int>]? {
        var (found, lastLine, offset) = ([Range<Int>](), -2, range.lowerBound)
        while let comment = nextComment(from: offset, to: range.upperBound) {
            offset = comment.upperBound
            // An ordinary comment parts what stands before it from the declaration, as an empty line does.
            guard isDoc(comment) else {
                found = []
                continue
            }
            if position(of: comment.lowerBound).line > lastLine + 1 { found = [] }
            found.append(comment)
            lastLine = position(of: max(comment.lowerBound, comment.upperBound - 1)).line
        }
        return found.isEmpty ? nil : found
    }

    private func nextComment(from start: Int, to end: Int) -> Range<Int>? {
        var offset = start
        while offset + 1 < end {
            if bytes[offset] == UInt8(ascii: "/") {
                if bytes[offset + 1] == UInt8(ascii: "/") { return offset..<lineEnd(offset, end) }
                if bytes[offset + 1] == UInt8(ascii: "*") { return offset..<blockEnd(offset, end) }
            }
            offset += 1
        }
        return nil
    }

    private func lineEnd(_ start: Int, _ end: Int) -> Int {
        bytes[start..<end].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? end
    }

    private func blockEnd(_ start: Int, _ end: Int) -> Int {
        var (depth, offset) = (0, start)
        while offset + 1 < end {
            let pair = (bytes[offset], bytes[offset + 1])
            if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                (depth, offset) = (depth + 1, offset + 2)
            } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                (depth, offset) = (depth - 1, offset + 2)
                if depth == 0 { return offset }
            } else {
                offset += 1
            }
        }
        return end
    }

    /// `///` and `/**`, but not `////` and `/**/`.
    private func isDoc(_ comment: Range<Int>) -> Bool {
        let text = Array(bytes[comment].prefix(4))
        guard text.count >= 3, text[2] == text[1] else { return false }
        return text.count < 4 || text[1] == UInt8(ascii: "/") || text[3] != UInt8(ascii: "/")
    }

    private func lines(of comment: [Range<Int>]) -> [Line] {
        let raw = comment.flatMap { isBlock($0) ? blockLines($0) : [($0.lowerBound + 3)..<$0.upperBound] }
        let indent = raw.first { !isBlank($0) }.map { indentation(of: $0) } ?? 0
        return raw.map { line in
            let trimmed = (line.lowerBound + min(indent, indentation(of: line)))..<line.upperBound
            return Line(
                text: text(trimmed),
                range: SymbolGraph.LineList.SourceRange(
                    start: place(trimmed.lowerBound), end: place(trimmed.upperBound)))
        }
    }

    private func isBlock(_ comment: Range<Int>) -> Bool { bytes[comment.lowerBound + 1] == UInt8(ascii: "*") }

    private func isBlank(_ line: Range<Int>) -> Bool { indentation(of: line) == line.count }

    private func indentation(of line: Range<Int>) -> Int {
        bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    }

    /// The lines of a block without its marks, and without a column of stars before them.
    private func blockLines(_ comment: Range<Int>) -> [Range<Int>] {
        let inner = (comment.lowerBound + 3)..<max(comment.lowerBound + 3, comment.upperBound - 2)
        var lines: [Range<Int>] = []
        var start = inner.lowerBound
        while start <= inner.upperBound {
            let end = lineEnd(start, inner.upperBound)
            lines.append(start..<end)
            start = end + 1
        }
        if lines.count > 1, isBlank(lines[0]) { lines.removeFirst() }
        if lines.count > 1, isBlank(lines[lines.count - 1]) { lines.removeLast() }
        return lines.map { withoutStar($0) }
    }

    private func withoutStar(_ line: Range<Int>) -> Range<Int> {
        let start = line.lowerBound + indentation(of: line)
        guard start < line.upperBound, bytes[start] == UInt8(ascii: "*"), start > line.lowerBound else {
            return line
        }
        guard start + 1 == line.upperBound || bytes[start + 1] == UInt8(ascii: " ") else { return line }
        return (start + 1)..<line.upperBound
    }

    func place(_ offset: Int) -> SymbolGraph.LineList.SourceRange.Position {
        let (line, column) = position(of: offset)
        return .init(line: line, character: column)
    }
}
