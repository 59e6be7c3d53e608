import Foundation

/// Words and the pages they stand on: an open-addressed table over one arena of bytes, since a site has a
/// million words.
struct WordTable: Sendable {
    /// The number of a word, from 1 on, below the hash of it; 0 where there is none.
    private var slots: [UInt64]
    private var mask: Int
    private var arena = Bytes()
    private var words: [Word] = []
    private var lists = PostingLists()

    private struct Word: Sendable {
        /// The first eight bytes, which tell most words apart and are all there is of many.
        var head: UInt64
        /// Where its bytes stand in the arena.
        var start: UInt32
        var length: UInt32
        /// The last page it stands on, shifted left by 3 with the weight of the best place there: not in the
        /// list yet.
        var last: UInt32
        var list = PostingLists.List()
    }

    /// What a word is found by.
    private struct Key {
        let head: UInt64
        let hash: UInt32

        /// Of the first and the last eight bytes: words that differ only between them are compared.
        @inline(__always)
        init(_ word: ByteSpan) {
            head = Self.head(of: word)
            let tail =
                word.count > 8
                ? UnsafeRawPointer(word.baseAddress! + word.count - 8).loadUnaligned(as: UInt64.self) : 0
            let mixed =
                (head ^ UInt64(word.count)) &* 0x9e37_79b9_7f4a_7c15 ^ (tail &* 0xc2b2_ae3d_27d4_eb4f)
            hash = UInt32(truncatingIfNeeded: mixed >> 32 ^ mixed >> 17)
        }

        /// Short words are read in parts that overlap, where they are the same.
        @inline(__always)
        private static func head(of word: ByteSpan) -> UInt64 {
            guard let start = word.baseAddress, word.count > 0 else { return 0 }
            let (bytes, count) = (UnsafeRawPointer(start), word.count)
            if count >= 8 { return UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) }
            guard count >= 4 else {
                let (middle, last) = (count / 2, count - 1)
                return UInt64(start[0]) | UInt64(start[middle]) << UInt64(8 * middle)
                    | UInt64(start[last]) << UInt64(8 * last)
            }
            let low = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
            let high = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
            return UInt64(low) | UInt64(high) << UInt64(8 * (count - 4))
        }
    }

    var count: Int { words.count }

    init() {
        slots = Array(repeating: 0, count: 1 << 12)
        mask = slots.count - 1
    }

    func word(_ index: Int) -> ArraySlice<UInt8> {
        arena[Int(words[index].start)..<Int(words[index].start + words[index].length)]
    }

    /// The words in the order of their bytes.
    var sorted: [Int] {
        // No word holds a zero, which is what heads of short ones end with.
        let heads = words.indices.map { (head: words[$0].head.byteSwapped, index: $0) }
        return heads.sorted { first, second in
            guard first.head == second.head else { return first.head < second.head }
            return word(first.index).lexicographicallyPrecedes(word(second.index))
        }.map(\.index)
    }

    @inline(__always)
    mutating func add(_ word: ByteSpan, page: Int, weight: UInt32) {
        let key = Key(word)
        let value = UInt32(truncatingIfNeeded: page) << 3 | weight
        guard let index = index(of: word, key) else { return insert(word, key, value) }
        let last = words[index].last
        // Most words have come before on the same page.
        if last >> 3 == value >> 3 {
            if last < value { words[index].last = value }
        } else {
            lists.append(last, to: &words[index].list)
            words[index].last = value
        }
    }

    /// Adds a word that is not there yet with all its pages.
    mutating func add(_ word: ArraySlice<UInt8>, _ postings: Bytes) {
        Postings.forEach(in: postings[...]) { posting in
            word.withUnsafeBufferPointer { add($0, page: Int(posting >> 3), weight: posting & 7) }
        }
    }

    /// The pages that a word stands on, as `Postings` has them.
    func postings(of index: Int) -> ArraySlice<UInt8> {
        var postings = lists.postings(of: words[index].list)
        postings.append(words[index].last)
        return postings.bytes[...]
    }

    /// Where a word is.
    func index(of word: ArraySlice<UInt8>) -> Int? {
        word.withUnsafeBufferPointer { index(of: $0, Key($0)) }
    }

    @inline(__always)
    private func index(of word: ByteSpan, _ key: Key) -> Int? {
        slots.withUnsafeBufferPointer { slots in
            words.withUnsafeBufferPointer { words in
                var slot = Int(key.hash) & mask
                while slots[slot] != 0 {
                    let index = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
                    if slots[slot] >> 32 == key.hash, words[index].head == key.head,
                        matches(words[index], word)
                    {
                        return index
                    }
                    slot = (slot + 1) & mask
                }
                return nil
            }
        }
    }

    @inline(__always)
    private func matches(_ known: Word, _ word: ByteSpan) -> Bool {
        guard Int(known.length) == word.count else { return false }
        guard word.count > 8 else { return true }
        return arena.withUnsafeBufferPointer {
            memcmp($0.baseAddress! + Int(known.start), word.baseAddress!, word.count) == 0
        }
    }

    private mutating func insert(_ word: ByteSpan, _ key: Key, _ value: UInt32) {
        words.append(
            Word(head: key.head, start: UInt32(arena.count), length: UInt32(word.count), last: value))
        arena.append(contentsOf: word)
        enter(UInt64(key.hash) << 32 | UInt64(count))
        if count * 2 > slots.count { grow() }
    }

    private mutating func enter(_ entry: UInt64) {
        var slot = Int(entry >> 32) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = entry
    }

    private mutating func grow() {
        let entries = slots
        slots = Array(repeating: 0, count: slots.count * 2)
        mask = slots.count - 1
        for entry in entries where entry != 0 { enter(entry) }
    }
}
