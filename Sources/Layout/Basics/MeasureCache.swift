import Graphics

/// A proposal as bits, so that looking one up compares two words. Both zeros are the same proposal.
struct ProposalKey: Equatable {
    let width: UInt64
    let height: UInt64

    /// A not-a-number that no computation yields.
    private static let unspecified: UInt64 = 0x7FF8_0000_0000_4711

    init(_ proposal: ProposedViewSize) {
        width = ProposalKey.bits(proposal.width)
        height = ProposalKey.bits(proposal.height)
    }

    private static func bits(_ length: Double?) -> UInt64 {
        guard let length else { return unspecified }
        return length == 0 ? 0 : length.bitPattern
    }
}

/// A node's recent answers.
///
/// Nested stacks ask each child at up to nine proposals (smallest, largest and actual, on each axis), so a
/// cache must hold more than those or the work doubles with every level; it holds 24 and forgets the oldest.
struct MeasureCache {
    struct Entry {
        let key: ProposalKey
        let size: Size
        var guides: [(id: Int, value: Double?)] = []
        var arrangement: [Placement]?
    }

    static let capacity = 24
    private var entries: [Entry] = []
    private var oldest = 0

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        oldest = 0
    }

    func size(_ key: ProposalKey) -> Size? {
        guard let i = index(key) else { return nil }
        return entries[i].size
    }

    /// A guide remembered at a proposal: nothing if it was not asked, else the value or its absence.
    func guide(_ id: Int, _ key: ProposalKey) -> Double?? {
        guard let i = index(key) else { return nil }
        for guide in entries[i].guides where guide.id == id { return .some(guide.value) }
        return nil
    }

    func arrangement(_ key: ProposalKey) -> [Placement]? {
        guard let i = index(key) else { return nil }
        return entries[i].arrangement
    }

    mutating func store(_ size: Size, _ key: ProposalKey) {
        if entries.count < MeasureCache.capacity {
            entries.append(Entry(key: key, size: size))
        } else {
            entries[oldest] = Entry(key: key, size: size)
            oldest = (oldest + 1) % MeasureCache.capacity
        }
    }

    mutating func store(guide id: Int, _ value: Double?, _ key: ProposalKey) {
        guard let i = index(key) else { return }
        entries[i].guides.append((id, value))
    }

    mutating func store(_ arrangement: [Placement], _ key: ProposalKey) {
        guard let i = index(key) else { return }
        entries[i].arrangement = arrangement
    }

    private func index(_ key: ProposalKey) -> Int? {
        var i = entries.count
        while i > 0 {
            i -= 1
            if entries[i].key == key { return i }
        }
        return nil
    }
}
