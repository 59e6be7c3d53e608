/// Words and the pages they stand on: an open-addressed table over one arena of bytes, since a site has a million words.
struct WordTable {
    private var slots: [UInt32]
    private var mask: Int
    private var arena = Bytes()
    private var starts: [Int] = [0]
    private var hashes: [UInt32] = []
    /// Every posting in the order of coming: its word, and its page shifted left by 3 with the weight of the best place.
    private var log: [(word: UInt32, posting: UInt32)] = []
    /// For each word its last posting in the log.
    private var lastPosting: [Int32] = []

    var count: Int { hashes.count }

    init() {
        slots = Array(repeating: 0, count: 1 << 12)
        mask = slots.count - 1
    }

    func word(_ index: Int) -> ArraySlice<UInt8> { arena[starts[index]..<starts[index + 1]] }

    mutating func add(_ word: ByteSpan, page: Int, weight: UInt32) {
        let index = find(word)
        let value = UInt32(page) << 3 | weight
        let last = Int(lastPosting[index])
        if last >= 0, log[last].posting >> 3 == UInt32(page) {
            if log[last].posting & 7 < weight { log[last].posting = value }
        } else {
            lastPosting[index] = Int32(log.count)
            log.append((UInt32(index), value))
        }
    }

    /// The postings of all words, and for each word where its own start.
    func sorted() -> (postings: [UInt32], starts: [Int]) {
        var starts = Array(repeating: 0, count: count + 1)
        for entry in log { starts[Int(entry.word) + 1] += 1 }
        for index in 0..<count { starts[index + 1] += starts[index] }
        var next = starts
        var postings = Array(repeating: UInt32(0), count: log.count)
        for entry in log {
            postings[next[Int(entry.word)]] = entry.posting
            next[Int(entry.word)] += 1
        }
        return (postings, starts)
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
        return arena.withUnsafeBufferPointer { arena in
            for offset in word.indices where arena[start + offset] != word[offset] { return false }
            return true
        }
    }

    private mutating func insert(_ word: ByteSpan, _ hash: UInt32, _ slot: Int) -> Int {
        arena.append(contentsOf: word)
        starts.append(arena.count)
        hashes.append(hash)
        lastPosting.append(-1)
        slots[slot] = UInt32(count)
        if count * 2 > slots.count { grow() }
        return count - 1
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
