import Graphics

/// `ZStack`: children one on top of the other, lined up on two guides.
public final class ZStackLayout: LayoutAlgorithm {
    public let alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public override var name: String { "ZStack" }

    /// The union of the boxes of the children of highest priority, each at the stack's own proposal.
    public override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        let leaders = leaders(subviews).map { $0.dimensions(in: proposal) }
        return Size(
            width: CrossExtent(leaders, alignment.horizontal, .horizontal).length,
            height: CrossExtent(leaders, alignment.vertical, .vertical).length)
    }

    /// Every child is asked again at the stack's own size. Those of highest priority are lined up inside the
    /// union of their answers, which starts at the stack's corner; the others stand on the same two lines and
    /// move nobody, however large they are.
    public override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        let inner = ProposedViewSize(size)
        let leaders = leaders(subviews).map { $0.dimensions(in: inner) }
        let horizontal = CrossExtent(leaders, alignment.horizontal, .horizontal)
        let vertical = CrossExtent(leaders, alignment.vertical, .vertical)
        return subviews.map { view in
            let own = view.dimensions(in: inner)
            let origin = Point(x: horizontal.offset(of: own), y: vertical.offset(of: own))
            return Placement(view, at: origin, proposal: inner, depth: view.traits.zIndex)
        }
    }

    public override func spacing(_ subviews: [LayoutNode], _ cache: LayoutCache?) -> ViewSpacing {
        let leaders = leaders(subviews)
        guard let first = leaders.first else { return .none }
        return leaders.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    public override func priority(_ subviews: [LayoutNode]) -> Double { 0 }

    private func leaders(_ subviews: [LayoutNode]) -> [LayoutNode] {
        let highest = subviews.reduce(-Double.infinity) { max($0, $1.priority) }
        return subviews.filter { $0.priority == highest }
    }
}
