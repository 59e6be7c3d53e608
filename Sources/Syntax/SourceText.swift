/// Source as bytes, with a name for messages. Positions are byte offsets until they are printed. The source
/// of a snippet may know the page it stands in: its positions then print as the page's.
public struct SourceText: Sendable {
    /// What messages call the source.
    public let name: String
    /// What it holds, as UTF-8.
    public let bytes: [UInt8]
    /// Where the lines of this source stand in a page; nil for a source of its own.
    public let origin: Origin?

    /// A page and, for each line of the source, the byte offset in the page at which the line begins, the
    /// indentation of its fence removed.
    public final class Origin: Sendable {
        /// The text of the page that it is from.
        public let page: SourceText
        /// Where each of its lines begins in the page.
        public let lineOffsets: [Int]

        /// Says where the lines of a fence stand in their page.
        public init(page: SourceText, lineOffsets: [Int]) {
            self.page = page
            self.lineOffsets = lineOffsets
        }
    }

    /// A source that is there as bytes.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        origin = nil
    }

    /// A source that is there as text.
    public init(_ text: String, name: String = "snippet.swift") {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// The source of a snippet in a page.
    ///
    /// - Parameters:
    ///   - bytes: the snippet's own lines.
    ///   - page: the page that it stands in.
    ///   - lineOffsets: for each line of `bytes`, the offset of its first byte in the page.
    public init(bytes: [UInt8], in page: SourceText, lineOffsets: [Int]) {
        name = page.name
        self.bytes = bytes
        origin = Origin(page: page, lineOffsets: lineOffsets)
    }

    /// The text of a range; bytes that are not UTF-8 become replacement characters.
    public func text(in range: SourceRange) -> String {
        text(in: range.lower..<max(range.lower, range.upper))
    }

    func text(in range: Range<Int>) -> String {
        let lower = min(max(range.lowerBound, 0), bytes.count)
        let upper = min(max(range.upperBound, lower), bytes.count)
        return String(decoding: Array(bytes[lower..<upper]), as: UTF8.self)
    }
}

/// A place in a source as people count it.
public struct SourceLocation: Equatable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in bytes of UTF-8, as the Swift compiler counts.
    public var column: Int
    /// From 1, in UTF-16 code units, as editors and browsers count.
    public var utf16Column: Int
    /// The byte range of the line, without its end.
    public var lineRange: Range<Int>
}

extension SourceText {
    /// Where an offset lies in this source itself. Offsets behind the end count as the end.
    public func location(of offset: Int) -> SourceLocation {
        let offset = min(max(offset, 0), bytes.count)
        var line = 1
        var start = 0
        var index = 0
        while index < offset {
            let byte = bytes[index]
            index += 1
            if byte == "\n" || (byte == "\r" && !(index < bytes.count && bytes[index] == "\n")) {
                line += 1
                start = index
            }
        }
        var end = offset
        while end < bytes.count && !bytes[end].isNewline { end += 1 }
        return SourceLocation(
            line: line, column: offset - start + 1, utf16Column: utf16Length(start, offset) + 1,
            lineRange: start..<max(start, end))
    }

    /// The byte offset of a place counted in UTF-16 code units; behind the end it is the end.
    public func offset(atUTF16 place: Int) -> Int {
        var rest = place
        var index = 0
        while index < bytes.count, rest > 0 {
            rest -= bytes[index] >= 0xF0 ? 2 : 1
            index += 1
            while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        }
        return index
    }

    /// UTF-16 code units in a range of bytes.
    public func utf16Length(_ lower: Int, _ upper: Int) -> Int {
        var count = 0
        for index in lower..<max(lower, min(upper, bytes.count)) {
            let byte = bytes[index]
            if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
        }
        return count
    }

    /// The outermost source that holds an offset, and the offset there.
    public func resolve(_ offset: Int) -> (source: SourceText, offset: Int) {
        guard let origin, !origin.lineOffsets.isEmpty else { return (self, offset) }
        let location = location(of: offset)
        let line = min(location.line, origin.lineOffsets.count)
        let inPage = origin.lineOffsets[line - 1] + (location.line > line ? 0 : location.column - 1)
        return origin.page.resolve(min(inPage, origin.page.bytes.count))
    }

    /// `file:line:column`, the page's for a snippet in a page.
    public func position(of offset: Int) -> String {
        let (source, offset) = resolve(offset)
        let location = source.location(of: offset)
        return "\(source.name):\(location.line):\(location.column)"
    }
}
