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
    /// How many bodies of a program's own types came down to this view.
    public var bodyCount = 0
    /// What `accessibilityIdentifier` gave.
    public var identifier: String?
    /// What other modules hang on the view.
    public var payloads: [LayoutPayload] = []
    public var environment: LayoutEnvironment
    @exclusivity(unchecked) public var children: [LayoutNode]

    /// What the whole tree shares while it is laid out; nothing before `attach`.
    @exclusivity(unchecked) public internal(set) var session: LayoutSession?
    /// The nearest container for `containerRelativeFrame`.
    public internal(set) var scope: ContainerScope?
    /// The main axis of the linear stack around this node, through any modifiers.
    public internal(set) var stackAxis: Axis?

    // Sizes are asked for so often that checking at run time whether accesses overlap would take a fifth of a
    // layout. They cannot: no access to these runs code that could come back to the node.
    @exclusivity(unchecked) final var memory = NodeMemory()

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

    /// The distances preferred to neighbors.
    open func preferredSpacing() -> ViewSpacing { .ordinary }

    /// The priority with which a stack serves this view.
    open var priority: Double { 0 }

    /// What the view tells the container around it.
    open var traits: ViewTraits { ViewTraits() }

    /// Whether the view itself sets alignment guides, or may, whatever its children do.
    open var setsGuides: Bool { false }

    /// Whether the view itself sets the baselines of text, and no other guide.
    open var setsBaselines: Bool { false }

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

    /// A width of this view's own proposal at which its structure changes, between two at which it differs;
    /// nothing if that is not to be known without laying out what is around.
    open func changingWidth(from low: ProposedViewSize, to high: ProposedViewSize) -> Double? { nil }

    /// Tells how the size came about, for a trace.
    open func explain(_ proposal: ProposedViewSize, size: Size) -> TraceDetail? { nil }

    /// Draws the view placed; by default its children, rearmost first.
    open func draw(_ placed: PlacedNode, in context: inout DrawingContext) {
        placed.drawChildren(in: &context)
    }

    /// Called when the surroundings are known, before those of the children are.
    open func didAttach(_ surroundings: Surroundings) {}
}
