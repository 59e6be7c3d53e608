import Graphics

/// A view around one other: a modifier. Unless it says otherwise it takes its child's size and spacing,
/// passes the child's traits on, and hides the child's layout priority.
open class UnaryNode: LayoutNode {
    public final var child: LayoutNode { children[0] }

    public init(view: String, _ child: LayoutNode, environment: LayoutEnvironment? = nil) {
        super.init(view: view, children: [child], environment: environment ?? child.environment)
    }

    open override func measure(_ proposal: ProposedViewSize) -> Size {
        child.sizeThatFits(proposal)
    }

    open override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        [Placement(child, at: .zero, proposal: proposal)]
    }

    /// A wrapper moves its child's guides, even those that a container would not combine.
    open override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
        translatedGuides(key, proposal).first
    }

    open override func preferredSpacing() -> ViewSpacing { child.spacing }

    open override var traits: ViewTraits { child.traits }
}

/// A modifier that changes nothing about layout: it only draws, names or marks its child.
open class NeutralNode: UnaryNode {
    public final override func measure(_ proposal: ProposedViewSize) -> Size {
        child.sizeThatFits(proposal)
    }

    open override var priority: Double { child.priority }
}

/// A neutral modifier that keeps a view away from its neighbors as a control of its kind is.
public final class SpacingNode: NeutralNode {
    private let distances: ViewSpacing

    public init(_ child: LayoutNode, _ distances: ViewSpacing) {
        self.distances = distances
        super.init(view: "spacing", child)
    }

    public override func preferredSpacing() -> ViewSpacing { distances }
}

/// A neutral modifier that writes one of the child's traits.
public final class TraitNode: NeutralNode {
    private let write: (inout ViewTraits) -> Void

    public init(view: String, _ child: LayoutNode, write: @escaping (inout ViewTraits) -> Void) {
        self.write = write
        super.init(view: view, child)
    }

    public override var traits: ViewTraits {
        var traits = child.traits
        write(&traits)
        return traits
    }
}

/// `layoutPriority(_:)`. Only the outermost one counts, and a frame or padding around it hides it.
public final class LayoutPriorityNode: NeutralNode {
    private let value: Double

    public init(_ child: LayoutNode, _ value: Double) {
        self.value = value
        super.init(view: "layoutPriority", child)
    }

    public override var priority: Double { value }
}
