import Syntax

/// The text of a snippet and where its lines stand in the page, or in the file that the page includes.
public struct SnippetText: Sendable {
    public var bytes: Bytes
    /// The page, or what it includes.
    public let file: SourceFile
    /// For each line of `bytes`, the offset in the file of its first byte.
    public let lineOffsets: [Int]
    private var insertions: [Insertion] = []

    /// A part of a line that an edit has put there.
    private struct Insertion {
        /// In `bytes`.
        var range: Range<Int>
        /// How many bytes it is longer than what it stands for.
        var growth: Int
        /// Where it starts in the file of the edit.
        var place: Int
        var file: SourceFile
    }

    public init(bytes: Bytes, in file: SourceFile, lineOffsets: [Int]) {
        self.bytes = bytes
        self.file = file
        self.lineOffsets = lineOffsets
    }

    /// Whether both stand in the same place.
    func isSame(as other: SnippetText) -> Bool {
        lineOffsets == other.lineOffsets && file.path == other.file.path
    }

    /// Puts text that stands elsewhere in the place of a part of a line; neither holds a newline.
    mutating func replace(_ range: Range<Int>, with text: Bytes, from place: Int, in file: SourceFile) {
        let growth = text.count - range.count
        bytes.replaceSubrange(range, with: text)
        for index in insertions.indices where insertions[index].range.lowerBound >= range.upperBound {
            let old = insertions[index].range
            insertions[index].range = (old.lowerBound + growth)..<(old.upperBound + growth)
        }
        insertions.append(
            Insertion(
                range: range.lowerBound..<(range.lowerBound + text.count), growth: growth, place: place,
                file: file))
    }

    /// Where a range of the snippet stands: in its file, or in that of the edit which has put it there.
    func place(of range: Range<Int>) -> (file: SourceFile, range: Range<Int>) {
        let inserted = insertions.first { $0.range.contains(range.lowerBound) }
        return (inserted?.file ?? file, pageRange(range))
    }

    /// The offset in the page of an offset in the snippet.
    public func pageOffset(_ offset: Int) -> Int {
        if let inserted = insertions.first(where: { $0.range.contains(offset) }) {
            return inserted.place + offset - inserted.range.lowerBound
        }
        var line = 0
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == "\n" && index < offset {
            line += 1
            start = index + 1
        }
        for inserted in insertions
        where inserted.range.lowerBound >= start && inserted.range.upperBound <= offset {
            start += inserted.growth
        }
        return line < lineOffsets.count ? lineOffsets[line] + offset - start : lineOffsets.last ?? 0
    }

    /// The range in the page of a range in the snippet.
    public func pageRange(_ range: Range<Int>) -> Range<Int> {
        let start = pageOffset(range.lowerBound)
        // What begins in the text of an edit ends there, too.
        if let inserted = insertions.first(where: { $0.range.contains(range.lowerBound) }) {
            return start..<(start + min(range.upperBound, inserted.range.upperBound) - range.lowerBound)
        }
        return start..<max(start, pageOffset(range.upperBound))
    }
}
