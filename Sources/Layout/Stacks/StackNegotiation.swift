import Graphics

/// How a stack shares a length out among its children, the length across being the same for all.
struct StackNegotiation {
    private let members: StackMembers
    private let cross: Double?
    private var axis: Axis { members.axis }
    private var subviews: [LayoutNode] { members.subviews }

    init(_ members: StackMembers, cross: Double?) {
        self.members = members
        self.cross = cross
    }

    /// What each child answers in a stack that is offered a length.
    func answers(in length: Double?) -> [ViewDimensions] {
        // With endless room, or none to give away, all are offered the same in whatever order.
        guard let length, length != .infinity else { return answers(at: length) }
        if length == 0 && members.totalGap >= 0 {
            let answers = answers(at: 0)
            if answers.allSatisfy({ $0.size[axis] >= 0 }) { return answers }
        }
        return negotiate(length) { _ in }
    }

    /// All are offered the same: nothing for their ideal lengths, zero, or endless room.
    private func answers(at length: Double?) -> [ViewDimensions] {
        subviews.map { $0.dimensions(in: offer(length)) }
    }

    private func negotiate(_ length: Double, note: (TraceTurn) -> Void) -> [ViewDimensions] {
        var answers = [ViewDimensions](repeating: ViewDimensions(size: .zero), count: subviews.count)
        // 1. The gaps are taken off first.
        var remaining = length - members.totalGap
        // 2. The smallest lengths of every group of a lower priority stay reserved.
        var reserved = members.groups.dropFirst().map { smallestLength(of: $0) }
        for (rank, group) in members.groups.enumerated() {
            if rank > 0 { reserved.removeFirst() }
            let held = reserved.reduce(0) { $0 + $1 }
            // 3. Inside a group the least flexible child is served first.
            for (turn, index) in ordered(group).enumerated() {
                // 4. Each is offered an equal share of what is left, and what it takes is subtracted.
                let share = max(0, (remaining - held) / Double(group.count - turn))
                answers[index] = subviews[index].dimensions(in: offer(length == .infinity ? length : share))
                let answer = answers[index]
                let took = answer.size[axis]
                remaining -= took
                note(
                    TraceTurn(
                        subview: index, priority: subviews[index].priority, offered: answer.proposal[axis],
                        took: took, left: remaining))
            }
        }
        return answers
    }

    /// The children of one priority, the least flexible first; ties keep the order of the source, except
    /// that of two infinitely flexible children the one with the larger minimum is served first.
    private func ordered(_ group: [Int]) -> [Int] {
        guard group.count > 1 else { return group }
        let ranked = group.map { index in
            let smallest = self.length(of: index, at: 0)
            return (
                index: index, flexibility: self.length(of: index, at: .infinity) - smallest, minimum: smallest
            )
        }
        return ranked.stablySorted { a, b in
            if a.flexibility == .infinity && b.flexibility == .infinity { return a.minimum > b.minimum }
            return a.flexibility < b.flexibility
        }.map { $0.index }
    }

    private func smallestLength(of group: [Int]) -> Double {
        group.reduce(0) { $0 + length(of: $1, at: 0) }
    }

    private func length(of index: Int, at main: Double) -> Double {
        subviews[index].sizeThatFits(offer(main))[axis]
    }

    private func offer(_ main: Double?) -> ProposedViewSize {
        ProposedViewSize(along: axis, main: main, cross: cross)
    }

    /// What each child was offered and took, in the order of asking.
    func turns(in length: Double?) -> [TraceTurn] {
        guard let length else {
            return answers(at: nil).enumerated().map { index, answer in
                TraceTurn(
                    subview: index, priority: subviews[index].priority, offered: nil, took: answer.size[axis],
                    left: nil)
            }
        }
        var turns: [TraceTurn] = []
        _ = negotiate(length) { turns.append($0) }
        return turns
    }
}
