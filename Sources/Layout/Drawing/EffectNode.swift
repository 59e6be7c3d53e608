import Graphics

/// A modifier that changes how its child is drawn, not how it is laid out: opacity, clipping, rotation,
/// scaling, shadow, blending.
public final class EffectNode: NeutralNode {
    private let effects: (Rect) -> [GroupEffect]
    private let movesSpaces: Bool

    /// - Parameters:
    ///   - movesSpaces: whether frames that views inside tell those outside, and the other way round, go
    ///     through the effects' transforms: a geometry effect changes coordinates, an effect on the drawing
    ///     alone does not.
    ///   - effects: what to draw the child through, the first one outermost, from the child's frame with its
    ///     edges on whole pixels.
    public init(
        view: String, _ child: LayoutNode, movesSpaces: Bool = false,
        effects: @escaping (Rect) -> [GroupEffect]
    ) {
        self.effects = effects
        self.movesSpaces = movesSpaces
        super.init(view: view, child)
    }

    /// Where the effects move a point of the child, the child's frame being given.
    public func transform(_ frame: Rect) -> AffineTransform {
        var whole = AffineTransform.identity
        for case .transform(let transform) in effects(frame).reversed() { whole = whole.then(transform) }
        return whole
    }

    /// Whether the effects leave anything to see.
    public func isVisible(_ frame: Rect) -> Bool { !effects(frame).contains(.opacity(0)) }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        placeArrangement(of: placed, in: movesSpaces ? context.inside(transform(placed.frame)) : context)
    }

    public override func draw(_ placed: PlacedNode, in context: inout DrawingContext) {
        let effects = effects(context.snapped(placed.frame))
        context.through(effects, placed.viewID) { placed.drawChildren(in: &$0) }
    }
}

/// A modifier that draws marks of its own behind or in front of its child, in the child's frame: a border.
public final class DecorationNode: NeutralNode {
    private let behind: Drawing?
    private let inFront: Drawing?

    public init(view: String, _ child: LayoutNode, behind: Drawing? = nil, inFront: Drawing? = nil) {
        self.behind = behind
        self.inFront = inFront
        super.init(view: view, child)
    }

    public override func draw(_ placed: PlacedNode, in context: inout DrawingContext) {
        let frame = context.snapped(placed.frame)
        if let behind { behind(frame, placed.viewID, &context.list) }
        placed.drawChildren(in: &context)
        if let inFront { inFront(frame, placed.viewID, &context.list) }
    }
}

/// `hidden()`: takes its room and draws nothing.
public final class HiddenNode: NeutralNode {
    public init(_ child: LayoutNode) {
        super.init(view: "hidden", child)
    }

    public override func draw(_ placed: PlacedNode, in context: inout DrawingContext) {}
}
