import Graphics

/// `mask(alignment:_:)`: a second view, placed like an overlay; the first one shows through its opaque parts.
public final class MaskNode: UnaryNode {
    private let overlay: OverlayNode

    public init(_ primary: LayoutNode, _ mask: [LayoutNode], alignment: Alignment = .center) {
        overlay = OverlayNode(primary, mask, alignment: alignment)
        super.init(view: "mask", overlay, environment: primary.environment)
    }

    public override var priority: Double { overlay.priority }

    public override func draw(_ placed: PlacedNode, in context: inout DrawingContext) {
        guard let layers = placed.children.first?.children, let primary = layers.first else { return }
        var mask = DrawingContext(displayScale: context.displayScale)
        for layer in layers.dropFirst() { layer.draw(in: &mask) }
        context.through([.mask(mask.list)], placed.viewID) { primary.draw(in: &$0) }
    }
}
