import Foundation

/// Words and the pages they stand on: an open-addressed table over one arena of bytes, since a site has a
/// million words.
struct WordTable: Sendable {
    private var slots: [UInt32]
    private var mask: Int
    private var arena = Bytes()
    private var words: [Word] = []
    private var lists = PostingLists()

    private struct Word: Sendable {
        var hash: UInt32
        /// The first eight bytes, which tell most words apart and are all there is of many.
        var head: UInt64
        /// Where its bytes stand in the arena.
        var start: UInt32
        var length: UInt32
        /// The last page it stands on, shifted left by 3 with the weight of the best place there: not in the
        /// list yet.
        var last: UInt32?
        var list = PostingLists.List()
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
    var sorted: [Int] { (0..<count).sorted(by: precedes) }

    private func precedes(_ first: Int, _ second: Int) -> Bool {
        // No word holds a zero, which is what heads of short ones end with.
        let (head, other) = (words[first].head.byteSwapped, words[second].head.byteSwapped)
        return head == other ? word(first).lexicographicallyPrecedes(word(second)) : head < other
    }

    mutating func add(_ word: ByteSpan, page: Int, weight: UInt32) {
        let index = find(word)
        let value = UInt32(page) << 3 | weight
        if let last = words[index].last {
            // Most words have come before on the same page.
            if last >> 3 == UInt32(page) {
                if last & 7 < weight { words[index].last = value }
                return
            }
            lists.append(last, to: &words[index].list)
        }
        words[index].last = value
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
        if let last = words[index].last { postings.append(last) }
        return postings.bytes[...]
    }

    /// Where a word is.
    func index(of word: ArraySlice<UInt8>) -> Int? {
        word.withUnsafeBufferPointer { word in
            let head = Self.head(of: word)
            return place(of: word, head, Self.hash(word, head)).index
        }
    }

    private mutating func find(_ word: ByteSpan) -> Int {
        let head = Self.head(of: word)
        let hash = Self.hash(word, head)
        let (index, slot) = place(of: word, head, hash)
        return index ?? insert(word, head, hash, slot)
    }

    /// Where a word is, or the slot that it would have.
    private func place(of word: ByteSpan, _ head: UInt64, _ hash: UInt32) -> (index: Int?, slot: Int) {
        slots.withUnsafeBufferPointer { slots in
            words.withUnsafeBufferPointer { words in
                var slot = Int(hash) & mask
                while slots[slot] != 0 {
                    let index = Int(slots[slot]) - 1
                    if words[index].hash == hash, words[index].head == head, matches(words[index], word) {
                        return (index, slot)
                    }
                    slot = (slot + 1) & mask
                }
                return (nil, slot)
            }
        }
    }

    private static func head(of word: ByteSpan) -> UInt64 {
        guard let start = word.baseAddress, word.count > 0 else { return 0 }
        let (bytes, count) = (UnsafeRawPointer(start), word.count)
        if count >= 8 { return UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) }
        guard count >= 4 else { return word.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
        // Two halves that overlap, where they are the same.
        let low = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
        let high = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
        return UInt64(low) | UInt64(high) << UInt64(8 * (count - 4))
    }

    /// Of the first and the last eight bytes: words that differ only between them are compared.
    private static func hash(_ word: ByteSpan, _ head: UInt64) -> UInt32 {
        let tail =
            word.count > 8
            ? UnsafeRawPointer(word.baseAddress! + word.count - 8).loadUnaligned(as: UInt64.self) : 0
        let mixed = (head ^ UInt64(word.count)) &* 0x9e37_79b9_7f4a_7c15 ^ (tail &* 0xc2b2_ae3d_27d4_eb4f)
        return UInt32(truncatingIfNeeded: mixed >> 32 ^ mixed >> 17)
    }

    private func matches(_ known: Word, _ word: ByteSpan) -> Bool {
        guard Int(known.length) == word.count else { return false }
        guard word.count > 8 else { return true }
        return arena.withUnsafeBufferPointer {
            memcmp($0.baseAddress! + Int(known.start), word.baseAddress!, word.count) == 0
        }
    }

    private mutating func insert(_ word: ByteSpan, _ head: UInt64, _ hash: UInt32, _ slot: Int) -> Int {
        words.append(Word(hash: hash, head: head, start: UInt32(arena.count), length: UInt32(word.count)))
        arena.append(contentsOf: word)
        slots[slot] = UInt32(count)
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        mask = slots.count - 1
        for (index, word) in words.enumerated() {
            var slot = Int(word.hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(index + 1)
        }
    }
}
