import Syntax

/// A library's declarations as one text, cut into rows: each declaration at top level is one, and so is each member of
/// an extension, in the extension's own braces.
///
/// `bundle-library` writes it from the files of `Sources/Library`, without their comments and indentation. Before the
/// rows of a file stands a line with its path, `/Swift/Array.swift`; before each row a line with its length in bytes, so
/// that making the table of rows reads none of them.
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

    /// The rows in the order of the text.
    func rows() -> [LibraryRow] {
        var rows: [LibraryRow] = []
        rows.reserveCapacity(bytes.count / 160)
        var file = bytes[0..<0]
        var place = 0
        while place < bytes.count {
            let line = bytes[place...].prefix { $0 != UInt8(ascii: "\n") }
            place = line.endIndex + 1
            if line.first == UInt8(ascii: "/") {
                file = line.dropFirst()
                continue
            }
            let length = line.reduce(0) { $0 * 10 + Int($1) - 48 }
            guard length > 0, place + length <= bytes.count else { break }
            rows.append(LibraryRow(
                bytes: UnsafeBufferPointer(rebasing: bytes[place..<place + length]),
                path: UnsafeBufferPointer(rebasing: file)))
            place += length + 1
        }
        return rows
    }
}

/// One row of a library's text.
struct LibraryRow {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The file that it stands in, below the folder of the library: `SwiftUI/Layout/Stacks.swift`.
    let path: UnsafeBufferPointer<UInt8>

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var file: String { String(decoding: path, as: UTF8.self) }
}
