import Graphics

/// A piece of information that another module hangs on a node: a preference, an action, a tag.
/// The layout only carries it along.
open class LayoutPayload {
    public init() {}
}

/// A view as the layout sees it: something that answers a size to a proposal and arranges its children.
///
/// A node is asked in three steps. `attach` tells it once what surrounds it, `sizeThatFits` may be asked any
/// number of times, and `placed` makes the frames at one proposal. A node keeps nothing of a layout but a
/// cache, so the same tree can be laid out at any number of widths.
open class LayoutNode {
    /// The view's name for people: `HStack`, `padding`.
    public var view: String
    /// The number of the view in the program that made it; 0 if it has none.
    public var number = 0
    /// What `accessibilityIdentifier` gave.
    public var identifier: String?
    /// What other modules hang on the view.
    public var payloads: [LayoutPayload] = []
    public var environment: LayoutEnvironment
    @exclusivity(unchecked) public var children: [LayoutNode]

    /// What the whole tree shares while it is laid out; nothing before `attach`.
    @exclusivity(unchecked) public private(set) var session: LayoutSession?
    /// The nearest container for `containerRelativeFrame`.
    public private(set) var scope: ContainerScope?
    /// The main axis of the linear stack around this node, through any modifiers.
    public private(set) var stackAxis: Axis?

    // Sizes are asked for so often that checking at run time whether accesses overlap would take a fifth of a
    // layout. They cannot: no access to these runs code that could come back to the node.
    @exclusivity(unchecked) private var cache = MeasureCache()
    @exclusivity(unchecked) private var cacheEpoch = 0
    @exclusivity(unchecked) private var spacingCache: ViewSpacing?
    @exclusivity(unchecked) private var dependsOnContainer = false
    @exclusivity(unchecked) private var mayCarryGuides = false
    @exclusivity(unchecked) private var isCutOff = false

    public init(view: String = "", children: [LayoutNode] = [], environment: LayoutEnvironment = .init()) {
        self.view = view
        self.children = children
        self.environment = environment
    }

    // MARK: What a kind of view decides

    /// The size in points taken when offered a proposal. Asked through `sizeThatFits` only.
    open func measure(_ proposal: ProposedViewSize) -> Size { .zero }

    /// Where the children stand when this view is placed at a proposal, its own size being `size`.
    /// Positions are in leading-to-trailing space: right-to-left surroundings mirror them afterwards.
    open func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] { [] }

    /// Whether `arrange` wants to know where the view stands.
    open var readsPosition: Bool { false }

    /// The children's places when this view's corner stands at `origin` in the root's space. They are told
    /// from that corner all the same.
    open func arrange(_ proposal: ProposedViewSize, size: Size, at origin: Point) -> [Placement] {
        arrange(proposal, size: size)
    }

    /// A guide that this view or one inside it sets, in this view's space.
    open func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
        key.combine(translatedGuides(key, proposal))
    }

    /// The distances preferred to neighbours.
    open func preferredSpacing() -> ViewSpacing { .ordinary }

    /// The priority with which a stack serves this view.
    open var priority: Double { 0 }

    /// What the view tells the container around it.
    open var traits: ViewTraits { ViewTraits() }

    /// Whether the view itself sets alignment guides, or may, whatever its children do.
    open var setsGuides: Bool { false }

    /// Whether guides set inside can be seen from outside.
    open var passesGuides: Bool { true }

    /// Whether sizes depend on the nearest container.
    open var readsContainer: Bool { false }

    /// Whether children swap sides in right-to-left surroundings.
    open var mirrors: Bool { true }

    /// What surrounds a child, given what surrounds this node.
    open func surroundings(_ outer: Surroundings, ofChild index: Int) -> Surroundings { outer }

    /// Makes the frames of the children, this node's own being known. Only views whose content depends on
    /// where they stand have to say more than `arrange` does.
    open func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        placeArrangement(of: placed, in: context)
    }

    /// Numbers that change exactly when the picture's structure does: the candidate chosen, the lines of a
    /// text. Two layouts with equal signatures differ only in lengths.
    open func structure(_ proposal: ProposedViewSize) -> [Int] { [] }

    /// Adds widths of this view's own proposal at which its structure may change.
    open func addCriticalLengths(_ proposal: ProposedViewSize, to lengths: inout [Double]) {}

    /// Tells how the size came about, for a trace.
    open func explain(_ proposal: ProposedViewSize, size: Size) -> TraceDetail? { nil }

    /// Draws the view placed; by default its children, rearmost first.
    open func draw(_ placed: PlacedNode, in context: inout DrawingContext) {
        placed.drawChildren(in: &context)
    }

    /// Called when the surroundings are known, before those of the children are.
    open func didAttach(_ surroundings: Surroundings) {}

    // MARK: What callers ask

    /// The size in points at a proposal.
    public final func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        guard !isCutOff else { return .zero }
        dropStaleCache()
        let key = ProposalKey(proposal)
        if let size = cache.size(key) { return size }
        session?.measureCount += 1
        var size = measure(proposal)
        // A program's own layout may answer anything.
        if size.width.isNaN { size.width = 0 }
        if size.height.isNaN { size.height = 0 }
        cache.store(size, key)
        return size
    }

    /// The size and guides at a proposal.
    public final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(self, proposal)
    }

    /// A guide set by this view or one inside it, at a proposal.
    public final func explicitAlignment(_ guide: AlignmentKey, at proposal: ProposedViewSize) -> Double? {
        guard mayCarryGuides, !isCutOff else { return nil }
        _ = sizeThatFits(proposal)
        let key = ProposalKey(proposal)
        if let known = cache.guide(guide.id, key) { return known }
        let value = explicitGuide(guide, proposal)
        cache.store(guide: guide.id, value, key)
        return value
    }

    /// The distances preferred to neighbours.
    public final var spacing: ViewSpacing {
        if let spacingCache { return spacingCache }
        let spacing = preferredSpacing()
        spacingCache = spacing
        return spacing
    }

    /// The children's places at a proposal, before mirroring.
    public final func arrangement(_ proposal: ProposedViewSize) -> [Placement] {
        guard !isCutOff else { return [] }
        let size = sizeThatFits(proposal)
        let key = ProposalKey(proposal)
        if let known = cache.arrangement(key) { return known }
        let arrangement = arrange(proposal, size: size)
        cache.store(arrangement, key)
        return arrangement
    }

    /// The children's places at a proposal, this view's corner standing at `origin` in the root's space.
    private func arrangement(_ proposal: ProposedViewSize, at origin: Point) -> [Placement] {
        guard readsPosition, origin != .zero, !isCutOff else { return arrangement(proposal) }
        let size = sizeThatFits(proposal)
        let key = ProposalKey(proposal)
        if let known = cache.arrangement(key, at: origin) { return known }
        let arrangement = arrange(proposal, size: size, at: origin)
        cache.store(arrangement, key, at: origin)
        return arrangement
    }

    /// The frames of this view and everything inside it, its top left corner being at `origin` in the root's
    /// space.
    public final func placed(
        at origin: Point, _ proposal: ProposedViewSize, in context: PlacementContext
    ) -> PlacedNode {
        let size = sizeThatFits(proposal)
        let placed = PlacedNode(self, frame: Rect(origin: origin, size: size), proposal: proposal)
        if !isCutOff { placeChildren(of: placed, in: context) }
        return placed
    }

    /// Places the children as `arrange` says, mirrored where the surroundings run right to left.
    public final func placeArrangement(of placed: PlacedNode, in context: PlacementContext) {
        for placement in arrangement(placed.proposal, at: placed.frame.origin) {
            place(placement, in: placed, context)
        }
    }

    /// Places one child, mirrored where the surroundings run right to left.
    public final func place(_ placement: Placement, in placed: PlacedNode, _ context: PlacementContext) {
        var x = placement.origin.x
        if mirrors && environment.layoutDirection == .rightToLeft {
            let mirrored = placed.frame.width - (x + placement.size.width)
            if mirrored.isFinite { x = mirrored }
        }
        let origin = Point(x: placed.frame.minX + x, y: placed.frame.minY + placement.origin.y)
        let child = placement.child.placed(at: origin, placement.proposal, in: context)
        child.depth = placement.depth
        placed.children.append(child)
    }

    /// The children's values for a guide, each moved to where the child stands.
    public final func translatedGuides(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> [Double] {
        guard children.contains(where: { $0.mayCarryGuides }) else { return [] }
        var values: [Double] = []
        for placement in arrangement(proposal) {
            if let value = placement.child.explicitAlignment(key, at: placement.proposal) {
                values.append(value + placement.origin[key.axis])
            }
        }
        return values
    }

    /// Tells the node and everything inside it what surrounds them, and forgets earlier answers.
    public final func attach(_ surroundings: Surroundings) {
        session = surroundings.session
        scope = surroundings.scope
        stackAxis = surroundings.stackAxis
        cache.removeAll()
        spacingCache = nil
        isCutOff = surroundings.depth > LayoutSession.deepest
        dependsOnContainer = readsContainer
        mayCarryGuides = setsGuides
        guard !isCutOff else {
            surroundings.session.report(.tooDeep(view: view, number: number))
            return
        }
        didAttach(surroundings)
        for (index, child) in children.enumerated() {
            child.attach(self.surroundings(surroundings, ofChild: index).deeper())
            if child.dependsOnContainer { dependsOnContainer = true }
            if child.mayCarryGuides && passesGuides { mayCarryGuides = true }
        }
        if !passesGuides && !setsGuides { mayCarryGuides = false }
    }

    /// Sizes below a container are only good for the container sizes they were computed with.
    private func dropStaleCache() {
        guard dependsOnContainer, let session, cacheEpoch != session.epoch else { return }
        cache.removeAll()
        cacheEpoch = session.epoch
    }
}

/// What a node is told about its surroundings.
public struct Surroundings {
    public let session: LayoutSession
    public var scope: ContainerScope
    public var stackAxis: Axis?
    var depth = 0

    public init(session: LayoutSession, scope: ContainerScope) {
        self.session = session
        self.scope = scope
    }

    func deeper() -> Surroundings {
        var copy = self
        copy.depth += 1
        return copy
    }

    /// The same inside a linear stack, or inside a container that is none.
    public func inStack(_ axis: Axis?) -> Surroundings {
        var copy = self
        copy.stackAxis = axis
        return copy
    }

    /// The same inside a container that `containerRelativeFrame` looks for.
    public func inContainer(_ scope: ContainerScope) -> Surroundings {
        var copy = self
        copy.scope = scope
        return copy
    }
}
