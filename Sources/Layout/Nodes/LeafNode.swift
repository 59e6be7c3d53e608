import Graphics

/// A view without children that answers lengths between a smallest and a largest one: a color or shape
/// (anything from nothing to infinity), a control with its own metrics.
open class LeafNode: LayoutNode {
    public let smallest: Size
    /// What it takes where nothing is proposed.
    public let ideal: Size
    public let largest: Size
    public final var spacingPreference: ViewSpacing
    /// What the view shows in its frame.
    public var drawing: Drawing?

    public init(
        view: String, smallest: Size = .zero, ideal: Size = Size(width: 10, height: 10),
        largest: Size = Size(width: .infinity, height: .infinity), spacing: ViewSpacing = .ordinary
    ) {
        self.smallest = smallest
        self.ideal = ideal
        self.largest = largest
        spacingPreference = spacing
        super.init(view: view)
    }

    /// A leaf of one size, whatever is proposed.
    public convenience init(view: String, fixed size: Size, spacing: ViewSpacing = .ordinary) {
        self.init(view: view, smallest: size, ideal: size, largest: size, spacing: spacing)
    }

    open override func measure(_ proposal: ProposedViewSize) -> Size {
        Size(width: length(.horizontal, proposal), height: length(.vertical, proposal))
    }

    private func length(_ axis: Axis, _ proposal: ProposedViewSize) -> Double {
        guard let offered = proposal[axis] else { return ideal[axis] }
        return max(smallest[axis], min(offered, largest[axis]))
    }

    open override func preferredSpacing() -> ViewSpacing { spacingPreference }

    open override func draw(_ placed: PlacedNode, in context: inout DrawingContext) {
        drawing?(context.snapped(placed.frame), placed.viewID, &context.list)
    }
}

/// A view that takes no room and draws nothing; containers leave it out.
public final class EmptyNode: LayoutNode {
    public init() {
        super.init(view: "EmptyView")
    }
}
