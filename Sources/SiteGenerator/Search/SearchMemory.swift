/// The words of a site's search as a build leaves them for the next one, so that only pages with another text
/// are cut into words again.
///
/// Its pages have the numbers that they have in the build that reads it: a build that keeps pages has the
/// same ones with the same heads.
struct SearchMemory: Sendable {
    private struct Entry: Sendable {
        var word: Range<Int>
        var postings: Range<Int>
    }

    private let bytes: Bytes
    /// In the order of the words' bytes.
    private let entries: [Entry]
    /// Where the first word's record begins.
    private let start: Int

    init(from reader: inout RecordReader) {
        bytes = reader.bytes
        var start: Int?
        entries = reader.all {
            start = start ?? $0.at
            return Entry(word: $0.place(), postings: $0.place())
        }
        self.start = start ?? reader.at
    }

    var count: Int { entries.count }

    func word(_ index: Int) -> ArraySlice<UInt8> { bytes[entries[index].word] }

    func postings(of index: Int) -> ArraySlice<UInt8> { bytes[entries[index].postings] }

    /// Words that follow each other, with their postings, as they were read.
    func records(_ range: Range<Int>) -> ArraySlice<UInt8> {
        bytes[end(ofFirst: range.lowerBound)..<end(ofFirst: range.upperBound)]
    }

    /// Where the records of so many words end.
    private func end(ofFirst count: Int) -> Int {
        count == 0 ? start : entries[count - 1].postings.upperBound
    }
}

/// What the search of a site has of the last build and leaves for the next: made late, when all files are.
final class SearchRecord: @unchecked Sendable {
    let last: SearchMemory?
    /// The words as a memory keeps them.
    var made: () -> Bytes = { [] }

    init(after last: SearchMemory?) { self.last = last }
}
