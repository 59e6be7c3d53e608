/// A library's declarations as one text, cut into rows: each declaration at top level is one, and so is each
/// member of an extension, in the extension's own braces.
///
/// `bundle-library` writes it from the files of `Sources/Library`, without their comments, indentation and
/// empty lines. An empty line stands behind each row, a space before each that has an operator in it, and
/// before the rows of a file a line with its path: `/Swift/Array.swift`. So making the table of rows reads
/// none of them. Behind the rows stand the names of `KnownNames`, the first of which are at top level, and so
/// behind a colon.
public struct LibraryText: @unchecked Sendable {
    /// Never freed: the rows of a library are read for as long as it lives.
    private let bytes: UnsafeBufferPointer<UInt8>

    /// The bytes of a literal, which need no copy.
    public init(_ text: StaticString) {
        bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// - Parameter bytes: UTF-8, copied once and kept.
    public init(copying bytes: [UInt8]) {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = copy.initialize(from: bytes)
        self.bytes = UnsafeBufferPointer(copy)
    }

    /// The rows in the order of the text, and the names that have none.
    func parts() -> (rows: [LibraryRow], names: KnownNames) {
        var rows: [LibraryRow] = []
        rows.reserveCapacity(bytes.count / 160)
        var file = bytes[0..<0]
        var start = 0
        while start < bytes.count {
            if bytes[start] == UInt8(ascii: "/") {
                file = bytes[(start + 1)...].prefix { $0 != UInt8(ascii: "\n") }
                start = file.endIndex + 1
            }
            guard start < bytes.count, bytes[start] != UInt8(ascii: ":") else { break }
            let hasOperators = bytes[start] == UInt8(ascii: " ")
            if hasOperators { start += 1 }
            let end = emptyLine(from: start)
            rows.append(
                LibraryRow(
                    bytes: UnsafeBufferPointer(rebasing: bytes[start..<end]),
                    path: UnsafeBufferPointer(rebasing: file), hasOperators: hasOperators))
            start = end + 2
        }
        return (rows, KnownNames(UnsafeBufferPointer(rebasing: bytes[min(start, bytes.count)...])))
    }

    /// The end of the last line before the next empty one. Eight bytes at a time: a page's reader waits for
    /// the whole text to be cut.
    private func emptyLine(from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var place = start
        // The top bit of each byte is set that is a line's end; the lowest is for the one before these eight.
        var previous: UInt64 = 0
        while place + 8 <= raw.count {
            let ends = lineEnds(
                UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
            let second = ends & (ends << 8 | previous)
            if second != 0 { return place + second.trailingZeroBitCount / 8 - 1 }
            previous = ends >> 56
            place += 8
        }
        place = max(start, place - 1)
        while place < bytes.count - 1 {
            if bytes[place] == UInt8(ascii: "\n"), bytes[place + 1] == UInt8(ascii: "\n") { return place }
            place += 1
        }
        return bytes.count
    }

    /// The top bit of each of eight bytes that is a line's end.
    private func lineEnds(_ word: UInt64) -> UInt64 {
        let low: UInt64 = 0x7f7f_7f7f_7f7f_7f7f
        let others = word ^ 0x0a0a_0a0a_0a0a_0a0a
        return ~((others & low) &+ low | others | low)
    }
}

/// One row of a library's text.
struct LibraryRow {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The file that it stands in, below the folder of the library: `SwiftUI/Layout/Stacks.swift`.
    let path: UnsafeBufferPointer<UInt8>
    /// Whether an operator is among what it declares.
    let hasOperators: Bool

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var file: String { String(decoding: path, as: UTF8.self) }
}
