/// Words and the pages they stand on: an open-addressed table over one arena of bytes, since a site has a million words.
struct WordTable {
    private var slots: [UInt32]
    private var mask: Int
    private var arena = Bytes()
    private var starts: [Int] = [0]
    private var hashes: [UInt32] = []
    /// For each word its postings: page shifted left by 3, with the weight of the best place in the low bits.
    private(set) var postings: [[UInt32]] = []

    var count: Int { postings.count }

    init() {
        slots = Array(repeating: 0, count: 1 << 12)
        mask = slots.count - 1
    }

    func word(_ index: Int) -> ArraySlice<UInt8> { arena[starts[index]..<starts[index + 1]] }

    mutating func add(_ word: ByteSpan, page: Int, weight: UInt32) {
        let index = find(word)
        let value = UInt32(page) << 3 | weight
        if let last = postings[index].last, last >> 3 == UInt32(page) {
            if last & 7 < weight { postings[index][postings[index].count - 1] = value }
        } else {
            postings[index].append(value)
        }
    }

    private mutating func find(_ word: ByteSpan) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if hashes[index] == hash, matches(index, word) { return index }
            slot = (slot + 1) & mask
        }
        return insert(word, hash, slot)
    }

    private func matches(_ index: Int, _ word: ByteSpan) -> Bool {
        let start = starts[index]
        guard starts[index + 1] - start == word.count else { return false }
        for offset in word.indices where arena[start + offset] != word[offset] { return false }
        return true
    }

    private mutating func insert(_ word: ByteSpan, _ hash: UInt32, _ slot: Int) -> Int {
        arena.append(contentsOf: word)
        starts.append(arena.count)
        hashes.append(hash)
        postings.append([])
        slots[slot] = UInt32(postings.count)
        if postings.count * 2 > slots.count { grow() }
        return postings.count - 1
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        mask = slots.count - 1
        for (index, hash) in hashes.enumerated() {
            var slot = Int(hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(index + 1)
        }
    }
}
