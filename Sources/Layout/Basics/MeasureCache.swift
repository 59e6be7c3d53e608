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
/// Guides and places are asked for at few of them and are kept apart, so that a size costs four words.
struct MeasureCache {
    private struct Answer {
        let key: ProposalKey
        let size: Size
    }

    private struct Detail {
        let key: ProposalKey
        var guides: [(id: Int, value: Double?)] = []
        var arrangement: [Placement]?
        /// The places found last for a container that wants to know where it stands.
        var positioned: (origin: Point, arrangement: [Placement])?
    }

    static let capacity = 24
    /// The last answer stands by itself: most leaves are asked once, and need no memory of their own for it.
    private var latest: Answer?
    private var earlier: [Answer] = []
    private var oldestAnswer = 0
    private var details: [Detail] = []
    private var oldestDetail = 0

    mutating func removeAll() {
        latest = nil
        earlier.removeAll(keepingCapacity: true)
        oldestAnswer = 0
        details.removeAll()
        oldestDetail = 0
    }

    func size(_ key: ProposalKey) -> Size? {
        if let latest, latest.key == key { return latest.size }
        var i = earlier.count
        while i > 0 {
            i -= 1
            if earlier[i].key == key { return earlier[i].size }
        }
        return nil
    }

    /// A guide remembered at a proposal: nothing if it was not asked, else the value or its absence.
    func guide(_ id: Int, _ key: ProposalKey) -> Double?? {
        guard let i = detail(key) else { return nil }
        for guide in details[i].guides where guide.id == id { return .some(guide.value) }
        return nil
    }

    func arrangement(_ key: ProposalKey) -> [Placement]? {
        detail(key).flatMap { details[$0].arrangement }
    }

    func arrangement(_ key: ProposalKey, at origin: Point) -> [Placement]? {
        guard let i = detail(key), let known = details[i].positioned else { return nil }
        return known.origin == origin ? known.arrangement : nil
    }

    mutating func store(_ size: Size, _ key: ProposalKey) {
        if let latest { keep(latest) }
        latest = Answer(key: key, size: size)
    }

    private mutating func keep(_ answer: Answer) {
        if earlier.isEmpty { earlier.reserveCapacity(8) }
        guard earlier.count == MeasureCache.capacity - 1 else {
            earlier.append(answer)
            return
        }
        earlier[oldestAnswer] = answer
        oldestAnswer = (oldestAnswer + 1) % earlier.count
    }

    mutating func store(guide id: Int, _ value: Double?, _ key: ProposalKey) {
        details[madeDetail(key)].guides.append((id, value))
    }

    mutating func store(_ arrangement: [Placement], _ key: ProposalKey) {
        details[madeDetail(key)].arrangement = arrangement
    }

    mutating func store(_ arrangement: [Placement], _ key: ProposalKey, at origin: Point) {
        details[madeDetail(key)].positioned = (origin, arrangement)
    }

    private func detail(_ key: ProposalKey) -> Int? { details.lastIndex { $0.key == key } }

    private mutating func madeDetail(_ key: ProposalKey) -> Int {
        if let known = detail(key) { return known }
        if details.count < MeasureCache.capacity {
            details.append(Detail(key: key))
            return details.count - 1
        }
        let index = oldestDetail
        details[index] = Detail(key: key)
        oldestDetail = (oldestDetail + 1) % MeasureCache.capacity
        return index
    }
}
