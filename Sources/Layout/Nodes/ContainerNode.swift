import Graphics

/// A view that lays its children out by an algorithm.
open class ContainerNode: LayoutNode {
    public let layout: LayoutAlgorithm
    private var layoutCache: LayoutCache?
    private var hasLayoutCache = false

    public init(
        _ layout: LayoutAlgorithm, _ children: [LayoutNode], environment: LayoutEnvironment = .init()
    ) {
        self.layout = layout
        super.init(
            view: layout.name, children: LayoutNode.flattened(children), environment: environment)
    }

    private var currentCache: LayoutCache? {
        if !hasLayoutCache {
            layoutCache = layout.makeCache(children)
            hasLayoutCache = true
        }
        return layoutCache
    }

    open override func measure(_ proposal: ProposedViewSize) -> Size {
        layout.sizeThatFits(proposal, children, currentCache)
    }

    open override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        layout.arrange(proposal, size: size, children, currentCache)
    }

    open override var readsPosition: Bool { layout.readsPosition }

    open override func arrange(_ proposal: ProposedViewSize, size: Size, at origin: Point) -> [Placement] {
        layout.arrange(proposal, size: size, at: origin, children, currentCache)
    }

    open override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
        let merged = key.combine(translatedGuides(key, proposal))
        return layout.explicitAlignment(
            key, size: sizeThatFits(proposal), proposal, children, currentCache, merged: merged)
    }

    open override func preferredSpacing() -> ViewSpacing { layout.spacing(children, currentCache) }
    open override var priority: Double { layout.priority(children) }
    open override var setsGuides: Bool { layout.setsGuides }
    open override var mirrors: Bool { layout.mirrors }

    /// A new cache: the children may speak differently in new surroundings.
    open override func didAttach(_ surroundings: Surroundings) {
        hasLayoutCache = false
    }

    open override func surroundings(_ outer: Surroundings, ofChild index: Int) -> Surroundings {
        outer.inStack(layout.stackAxis)
    }

    open override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        guard let axis = layout.pinningAxis,
            let visible = context.scrollWindow(along: axis, in: placed.frame, environment.layoutDirection)
        else {
            placeArrangement(of: placed, in: context)
            return
        }
        for placement in layout.pinned(arrangement(placed.proposal), to: visible) {
            place(placement, in: placed, context)
        }
    }

    open override func structure(_ proposal: ProposedViewSize) -> [Int] {
        layout.structure(sizeThatFits(proposal))
    }

    open override func changingWidth(from low: ProposedViewSize, to high: ProposedViewSize) -> Double? {
        guard let from = low.width, let to = high.width else { return nil }
        return layout.changingWidth(from: from, to: to)
    }

    open override func explain(_ proposal: ProposedViewSize, size: Size) -> TraceDetail? {
        layout.explain(proposal, children, size: size)
    }
}
