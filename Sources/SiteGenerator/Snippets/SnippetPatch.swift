import Syntax

/// Why code cannot be written back into a page; the text is for the person who wrote it.
public struct SnippetPatchError: Error {
    public var message: String

    public init(message: String) { self.message = message }
}

/// Writes the code of one preview fence back into the text of its page. Nothing else of the page changes.
public enum SnippetPatch {
    /// The page with `after` in the one preview fence that holds `before`.
    public static func replacing(_ before: Bytes, with after: Bytes, in page: Bytes) throws(SnippetPatchError)
        -> Bytes
    {
        let fences = SwiftFence.all(in: page).filter { $0.isPreview && $0.code == lines(of: before) }
        guard let fence = fences.first else {
            throw SnippetPatchError(
                message:
                    "the page has no preview with the code that was edited: it may have changed meanwhile")
        }
        guard fences.count == 1 else {
            throw SnippetPatchError(
                message:
                    "the page has \(fences.count) previews with this code: which one is meant cannot be told")
        }
        let new = lines(of: after)
        guard !new.contains(where: fence.isClosed) else {
            throw SnippetPatchError(message: "a line of the code would end its fence")
        }
        return Bytes(page[..<fence.range.lowerBound]) + fence.written(after) + page[fence.range.upperBound...]
    }

    /// The lines of a text; whether it ends with a newline makes no difference, and neither does what ends a
    /// line.
    static func lines(of text: Bytes) -> [Bytes] {
        var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            Bytes($0.last == 13 ? $0.dropLast() : $0)
        }
        if lines.last == [] { lines.removeLast() }
        return lines
    }
}

/// A fence of a page with Swift in it: its code without the fence's own indentation, and where its lines
/// stand.
struct SwiftFence {
    var mark: UInt8
    var length: Int
    var indentation: Int
    /// What ends the lines of the page here: a newline, or a carriage return before it.
    var lineEnd: Bytes = [10]
    /// Whether it is drawn.
    var isPreview: Bool
    var code: [Bytes] = []
    /// From the start of the first line of code to the start of the closing fence.
    var range: Range<Int>

    static func all(in page: Bytes) -> [SwiftFence] {
        var found: [SwiftFence] = []
        var open: (fence: SwiftFence, isSwift: Bool)?
        var start = 0
        for piece in page.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let next = start + piece.count + 1
            let line = Bytes(piece.last == 13 ? piece.dropLast() : piece)
            if var current = open {
                if current.fence.isClosed(by: line) {
                    current.fence.range = current.fence.range.lowerBound..<start
                    if current.isSwift { found.append(current.fence) }
                    open = nil
                } else {
                    current.fence.add(line)
                    open = current
                }
            } else {
                open = opening(line, codeStart: min(next, page.count))
                if piece.last == 13 { open?.fence.lineEnd = [13, 10] }
            }
            start = next
        }
        return found
    }

    private static func opening(_ line: Bytes, codeStart: Int) -> (SwiftFence, isSwift: Bool)? {
        let indentation = line.prefix { $0 == " " }.count
        let rest = line.dropFirst(indentation)
        guard let mark = rest.first, mark == "`" || mark == "~" else { return nil }
        let length = rest.prefix { $0 == mark }.count
        guard length >= 3 else { return nil }
        let info = FenceInfo(line, (indentation + length)..<line.count)
        let fence = SwiftFence(
            mark: mark, length: length, indentation: indentation,
            isPreview: info.items.contains { $0.name == "preview" },
            range: codeStart..<codeStart)
        return (fence, info.language == "swift")
    }

    /// Code as it stands in this fence.
    func written(_ code: Bytes) -> Bytes {
        SnippetPatch.lines(of: code).reduce(into: []) { out, line in
            if !line.isEmpty { out += Bytes(repeating: 32, count: indentation) }
            out += line + lineEnd
        }
    }

    private mutating func add(_ line: Bytes) {
        let removed = min(indentation, line.prefix { $0 == " " }.count)
        code.append(Bytes(line.dropFirst(removed)))
    }

    func isClosed(by line: Bytes) -> Bool {
        let text = line.trimmed
        return text.count >= length && text.allSatisfy { $0 == mark }
    }
}
