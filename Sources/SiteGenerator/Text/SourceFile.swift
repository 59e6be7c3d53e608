import Syntax

/// A file of the site as bytes, with its lines: every diagnostic points into one.
///
/// Line ends are turned into `\n` when it is made, so lines and columns stay what an editor shows.
public final class SourceFile: Sendable {
    /// The path as it is printed, from the folder the tool was started in.
    public let path: String
    public let bytes: Bytes
    /// The offset of each line's first byte.
    let lineStarts: [Int]
    /// The file as it was written, where parts of this one are hidden from a parser.
    let original: SourceFile?

    /// A file of the same length and lines with other bytes.
    init(masking original: SourceFile, bytes: Bytes) {
        (path, self.bytes, lineStarts, self.original) = (original.path, bytes, original.lineStarts, original)
    }

    public init(path: String, bytes: Bytes) {
        self.path = path
        original = nil
        self.bytes = Self.normalized(bytes)
        self.lineStarts = Self.starts(in: self.bytes)
    }

    private static func normalized(_ bytes: Bytes) -> Bytes {
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        guard body.withUnsafeBufferPointer({ $0.contains(byte: 13) }) else { return body }
        var out = Bytes()
        out.reserveCapacity(body.count)
        for (index, byte) in body.enumerated() {
            if byte != "\r" {
                out.append(byte)
            } else if index + 1 == body.count || body[index + 1] != "\n" {
                out.append(UInt8(ascii: "\n"))
            }
        }
        return out
    }

    private static func starts(in bytes: Bytes) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 32 + 1)
        bytes.withUnsafeBufferPointer { $0.forEach(10) { starts.append($0 + 1) } }
        return starts
    }

    /// A place as people count it.
    public struct Position: Equatable, Sendable {
        /// Counted from 1.
        public let line: Int
        /// Counted from 1, in bytes, as `swiftc` counts.
        public let column: Int
    }

    /// Where a byte offset lies.
    public func position(of offset: Int) -> Position {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return Position(line: low + 1, column: offset - lineStarts[low] + 1)
    }

    /// The bytes of a line (counted from 1) without its end.
    func lineRange(_ line: Int) -> Range<Int> {
        guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
        let start = lineStarts[line - 1]
        let end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
        return start..<max(start, end)
    }

    /// The offset of a line and column counted from 1, the column in characters as YAML counts them.
    func offset(line: Int, character: Int) -> Int {
        let range = lineRange(line)
        var offset = range.lowerBound
        var left = character - 1
        while left > 0, offset < range.upperBound {
            offset += 1
            while offset < range.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            left -= 1
        }
        return offset
    }

    /// Where `needle` first stands in a range of bytes.
    func find(_ needle: some Collection<UInt8>, in range: Range<Int>) -> Int? {
        let needle = Array(needle)
        let range = range.clamped(to: 0..<bytes.count)
        guard !needle.isEmpty, range.count >= needle.count else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            needle.withUnsafeBufferPointer {
                ByteSpan(rebasing: bytes[range]).first($0).map { $0 + range.lowerBound }
            }
        }
    }
}
