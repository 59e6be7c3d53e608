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
        let (horizontal, vertical) = extents(leaders(subviews), proposal)
        return Size(width: horizontal.length, height: vertical.length)
    }

    /// The union on both axes. Both guides of a view are asked for before those of the next, since programs
    /// count along in their closures (tags that wrap, with a running width and height).
    private func extents(_ views: [LayoutNode], _ proposal: ProposedViewSize) -> (CrossExtent, CrossExtent) {
        let sizes = views.map { $0.dimensions(in: proposal) }
        for (view, size) in zip(views, sizes) where view.memory.mayCarryGuides {
            _ = (size[alignment.horizontal], size[alignment.vertical])
        }
        return (
            CrossExtent(sizes, alignment.horizontal, .horizontal),
            CrossExtent(sizes, alignment.vertical, .vertical)
        )
    }

    /// Every child is asked again at the stack's own size. Those of highest priority are lined up inside the
    /// union of their answers, which starts at the stack's corner; the others stand on the same two lines and
    /// move nobody, however large they are.
    public override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        let inner = ProposedViewSize(size)
        let (horizontal, vertical) = extents(leaders(subviews), inner)
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

    /// A stack of one child passes that child's priority on.
    public override func priority(_ subviews: [LayoutNode]) -> Double {
        subviews.count == 1 ? subviews[0].priority : 0
    }

    private func leaders(_ subviews: [LayoutNode]) -> [LayoutNode] {
        let highest = subviews.reduce(-Double.infinity) { max($0, $1.priority) }
        return subviews.filter { $0.priority == highest }
    }
}
