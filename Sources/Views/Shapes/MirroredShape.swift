import Graphics
import Interpreter
import Layout

/// A shape drawn as in a mirror, which shapes are where text runs from right to left.
final class MirroredShape: ShapeValue {
    private let base: ShapeValue

    init(_ base: ShapeValue) {
        self.base = base
        super.init(base.name, base.range)
    }

    override func outline(in rect: Rect) -> Outline {
        let outline = base.outline(in: rect)
        let mirror = AffineTransform.scale(x: -1, y: 1).around(rect.center)
        return Outline(path: outline.path.applying(mirror), stroke: outline.stroke)
    }

    override func inset(by amount: Double) -> ShapeValue { MirroredShape(base.inset(by: amount)) }
    override func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
    override func cornerRadii(in rect: Rect) -> RectangleCornerRadii? { base.cornerRadii(in: rect)?.mirrored }
}

extension ShapeValue {
    /// The shape as it is drawn where text runs in a direction.
    final func facing(_ direction: LayoutDirection) -> ShapeValue {
        mirroringDirection == direction ? mirrored() : self
    }
}

extension ViewContext {
    /// Any value that conforms to `Shape`, as it is drawn in this place.
    func shape(_ value: Value) -> ShapeValue { graph.shape(value).facing(environment.layoutDirection) }
}

extension RectangleCornerRadii {
    /// Leading and trailing exchanged.
    var mirrored: RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
            topTrailing: topLeading)
    }
}
