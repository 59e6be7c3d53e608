import Graphics

/// `HStack` and `VStack`: one algorithm, its axes swapped.
public final class StackLayout: LayoutAlgorithm {
    /// The stacking axis.
    public let axis: Axis
    /// The guide on which children line up across the stack.
    public let alignment: AlignmentKey
    /// The gap between neighbours in points; nothing leaves it to what the neighbours prefer.
    public let spacing: Double?

    public init(_ axis: Axis, alignment: AlignmentKey? = nil, spacing: Double? = nil) {
        self.axis = axis
        self.alignment = alignment ?? (axis == .horizontal ? .centerY : .centerX)
        self.spacing = spacing
    }

    public override var name: String { axis == .horizontal ? "HStack" : "VStack" }
    public override var stackAxis: Axis? { axis }

    /// What depends on the children alone: gaps, and groups of equal priority, highest first.
    private final class Preparation: LayoutCache {
        var gaps: [Double] = []
        var groups: [[Int]] = []
        var totalGap: Double { gaps.reduce(0) { $0 + $1 } }
    }

    public override func makeCache(_ subviews: [LayoutNode]) -> LayoutCache? {
        let preparation = Preparation()
        preparation.gaps = gaps(subviews)
        preparation.groups = groups(subviews)
        return preparation
    }

    public override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        let sizes = solve(main: proposal[axis], cross: proposal[axis.other], subviews, cache)
        let main = sizes.reduce(0) { $0 + $1.size[axis] } + prepared(cache, subviews).totalGap
        let cross = CrossExtent(sizes, alignment, axis.other)
        return Size(along: axis, main: main, cross: cross.length)
    }

    /// Step 5: the stack solves itself once more, at the cross length it ended up with if none was proposed,
    /// and lays its children one behind the other.
    public override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        let cross = proposal[axis.other] ?? size[axis.other]
        let sizes = solve(main: proposal[axis], cross: cross, subviews, cache)
        let extent = CrossExtent(sizes, alignment, axis.other)
        let gaps = prepared(cache, subviews).gaps
        var placements: [Placement] = []
        var position = 0.0
        for (index, dimensions) in sizes.enumerated() {
            if index > 0 { position += gaps[index - 1] }
            let origin = Point(along: axis, main: position, cross: extent.offset(of: dimensions))
            placements.append(
                Placement(
                    subviews[index], at: origin, proposal: dimensions.proposal,
                    depth: subviews[index].traits.zIndex))
            position += dimensions.size[axis]
        }
        return placements
    }

    // MARK: The negotiation

    /// What a child was offered and took, in the order of asking.
    struct Turn {
        let index: Int
        let offered: Double?
        let took: Double
        let left: Double?
    }

    private func solve(
        main: Double?, cross: Double?, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [ViewDimensions] {
        guard let main else { return answers(at: nil, cross, subviews) }
        let preparation = prepared(cache, subviews)
        // With no room to give away, or with endless room, all are offered the same in whatever order.
        if main == .infinity { return answers(at: main, cross, subviews) }
        if main == 0 && preparation.totalGap >= 0 {
            let answers = answers(at: main, cross, subviews)
            if answers.allSatisfy({ $0.size[axis] >= 0 }) { return answers }
        }
        return negotiate(main, cross, subviews, preparation) { _ in }
    }

    private func answers(at main: Double?, _ cross: Double?, _ subviews: [LayoutNode]) -> [ViewDimensions] {
        let proposal = ProposedViewSize(along: axis, main: main, cross: cross)
        return subviews.map { $0.dimensions(in: proposal) }
    }

    private func negotiate(
        _ main: Double, _ cross: Double?, _ subviews: [LayoutNode], _ preparation: Preparation,
        note: (Turn) -> Void
    ) -> [ViewDimensions] {
        let groups = preparation.groups
        var answers = [ViewDimensions](repeating: ViewDimensions(size: .zero), count: subviews.count)
        // Step 1: the gaps are taken off first.
        var remaining = main - preparation.totalGap
        // Step 3: every group but the highest keeps its minimums reserved.
        var reserved = groups.dropFirst().map { minimum(of: $0, cross, subviews) }
        for (rank, group) in groups.enumerated() {
            if rank > 0 { reserved.removeFirst() }
            let held = reserved.reduce(0) { $0 + $1 }
            // Step 2 and 4: in order of flexibility, each is offered an equal share of what is left.
            for (turn, index) in ordered(group, cross, subviews).enumerated() {
                let share = (remaining - held) / Double(group.count - turn)
                let offer = main == .infinity ? .infinity : max(0, share)
                let proposal = ProposedViewSize(along: axis, main: offer, cross: cross)
                answers[index] = subviews[index].dimensions(in: proposal)
                let took = answers[index].size[axis]
                remaining -= took
                note(Turn(index: index, offered: offer, took: took, left: remaining))
            }
        }
        return answers
    }

    private func turns(main: Double?, _ cross: Double?, _ subviews: [LayoutNode]) -> [Turn] {
        guard let main else {
            return answers(at: nil, cross, subviews).enumerated().map { index, answer in
                Turn(index: index, offered: nil, took: answer.size[axis], left: nil)
            }
        }
        var turns: [Turn] = []
        _ = negotiate(main, cross, subviews, prepared(nil, subviews)) { turns.append($0) }
        return turns
    }

    /// The children of one priority, the least flexible first; ties keep the order of the source, except
    /// that of two infinitely flexible children the one with the larger minimum is served first.
    private func ordered(_ group: [Int], _ cross: Double?, _ subviews: [LayoutNode]) -> [Int] {
        guard group.count > 1 else { return group }
        let ranked = group.map { index in
            let smallest = length(of: subviews[index], at: 0, cross)
            let largest = length(of: subviews[index], at: .infinity, cross)
            return (index: index, flexibility: largest - smallest, minimum: smallest)
        }
        return ranked.stablySorted { a, b in
            if a.flexibility == .infinity && b.flexibility == .infinity { return a.minimum > b.minimum }
            return a.flexibility < b.flexibility
        }.map { $0.index }
    }

    private func minimum(of group: [Int], _ cross: Double?, _ subviews: [LayoutNode]) -> Double {
        group.reduce(0) { $0 + length(of: subviews[$1], at: 0, cross) }
    }

    private func length(of view: LayoutNode, at main: Double, _ cross: Double?) -> Double {
        view.sizeThatFits(ProposedViewSize(along: axis, main: main, cross: cross))[axis]
    }

    // MARK: What depends on the children alone

    private func prepared(_ cache: LayoutCache?, _ subviews: [LayoutNode]) -> Preparation {
        if let preparation = cache as? Preparation { return preparation }
        let preparation = Preparation()
        preparation.gaps = gaps(subviews)
        preparation.groups = groups(subviews)
        return preparation
    }

    private func gaps(_ subviews: [LayoutNode]) -> [Double] {
        guard subviews.count > 1 else { return [] }
        return (1..<subviews.count).map { index in
            spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
        }
    }

    private func groups(_ subviews: [LayoutNode]) -> [[Int]] {
        let priorities = subviews.map { $0.priority }
        var groups: [(priority: Double, members: [Int])] = []
        for (index, priority) in priorities.enumerated() {
            if let known = groups.firstIndex(where: { $0.priority == priority }) {
                groups[known].members.append(index)
            } else {
                groups.append((priority, [index]))
            }
        }
        return groups.stablySorted { $0.priority > $1.priority }.map { $0.members }
    }

    /// A stack prefers at its ends what its first and last child prefer there, and along its sides the
    /// largest of what any child prefers. A spacer's lack of distance stays inside.
    public override func spacing(_ subviews: [LayoutNode], _ cache: LayoutCache?) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .none }
        let start = Edge.Set(Edge.start(of: axis))
        let end = Edge.Set(Edge.end(of: axis))
        let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var spacing = ViewSpacing.none
        spacing.formUnion(outward(first), edges: start)
        spacing.formUnion(outward(last), edges: end)
        for view in subviews { spacing.formUnion(outward(view), edges: sides) }
        return spacing
    }

    private func outward(_ view: LayoutNode) -> ViewSpacing {
        view.spacing.isSpacer ? .ordinary : view.spacing
    }

    /// A stack of one child passes that child's priority on.
    public override func priority(_ subviews: [LayoutNode]) -> Double {
        subviews.count == 1 ? subviews[0].priority : 0
    }

    public override func explain(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], size: Size
    ) -> TraceDetail? {
        let cross = proposal[axis.other] ?? size[axis.other]
        return .stack(
            axis, gaps: prepared(nil, subviews).totalGap,
            turns(main: proposal[axis], cross, subviews).map {
                TraceTurn(
                    subview: $0.index, priority: subviews[$0.index].priority, offered: $0.offered, took: $0.took,
                    left: $0.left)
            })
    }
}
