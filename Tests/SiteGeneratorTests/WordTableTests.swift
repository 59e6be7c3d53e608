import Testing

@testable import SiteGenerator

struct WordTableTests {
    /// Words of all lengths, many of which have the same first and last letters.
    private static let words = (1...24).flatMap { length in
        ["a", "b", "ab"].map { letters in
            Bytes((0..<length).map { letters.utf8.map { $0 }[$0 % letters.utf8.count] })
        }
            + (0..<length).map { place in
                var word = Bytes(repeating: UInt8(ascii: "c"), count: length)
                word[place] = UInt8(ascii: "d")
                return word
            }
    }

    @Test func everyWordHasItsOwnPages() {
        var table = WordTable()
        let words = Set(Self.words).sorted { $0.lexicographicallyPrecedes($1) }
        for page in 0..<3 {
            for (number, word) in words.enumerated() where number % (page + 1) == 0 {
                word.withUnsafeBufferPointer { table.add($0, page: page, weight: 1) }
                word.withUnsafeBufferPointer { table.add($0, page: page, weight: UInt32(number % 7)) }
            }
        }
        #expect(table.sorted.map { Bytes(table.word($0)) } == words)
        for (number, word) in words.enumerated() {
            var found: [UInt32] = []
            let index = table.index(of: word[...])
            Postings.forEach(in: index.map { table.postings(of: $0) } ?? []) { found.append($0) }
            let pages = (0..<3).filter { number % ($0 + 1) == 0 }
            #expect(found == pages.map { UInt32($0) << 3 | UInt32(max(1, number % 7)) })
        }
        #expect(table.index(of: Bytes("unknown".utf8)[...]) == nil)
    }
}
