import Graphics
import Interpreter
import Layout
import Syntax

/// What a shape comes to in a rectangle: an outline that is filled, or one that is drawn as a line.
struct Outline {
    var path: Path
    var stroke: StrokeStyle?
}

/// A `Shape`. As a view it is filled with the foreground style.
class ShapeValue: ViewValue {
    func outline(in rect: Rect) -> Outline { Outline(path: .rect(rect)) }

    /// The shape with its edge moved inward by points, for `strokeBorder`.
    func inset(by amount: Double) -> ShapeValue { InsetShape(self, by: amount) }

    /// The size in points taken when offered a proposal; a shape takes what it is given.
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    /// The radii of its corners in a rectangle, where it is a rectangle with such.
    func cornerRadii(in rect: Rect) -> RectangleCornerRadii? { nil }

    /// The direction of text in which the shape is mirrored; nil for shapes that stay as they are.
    var mirroringDirection: LayoutDirection? { nil }

    /// The shape as in a mirror.
    func mirrored() -> ShapeValue { MirroredShape(self) }

    final func path(in rect: Rect) -> Path { outline(in: rect).path }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        [context.registered(ShapeNode(self, [ShapeLayer.foreground], context), self)]
    }
}

/// A built-in shape: a path for a rectangle, and how an inset changes it.
final class BuiltInShape: ShapeValue {
    /// The path in a rectangle that has been inset by an amount.
    private let make: (Rect, Double) -> Path
    private let isSquare: Bool
    private let amount: Double
    /// Its corners' radii before an inset; nil where it has no corners.
    private let radii: RectangleCornerRadii?
    private let mirrors: Bool

    init(
        _ name: StaticString, _ range: SourceRange, isSquare: Bool = false, inset amount: Double = 0,
        radii: RectangleCornerRadii? = nil, mirrors: Bool = false, make: @escaping (Rect, Double) -> Path
    ) {
        self.mirrors = mirrors
        self.radii = radii
        self.make = make
        self.isSquare = isSquare
        self.amount = amount
        super.init(name, range)
    }

    override func outline(in rect: Rect) -> Outline {
        Outline(path: make(rect.insetBy(dx: amount, dy: amount), amount))
    }

    override func inset(by more: Double) -> ShapeValue {
        BuiltInShape(
            name, range, isSquare: isSquare, inset: amount + more, radii: radii, mirrors: mirrors, make: make)
    }

    override var mirroringDirection: LayoutDirection? { mirrors ? .rightToLeft : nil }

    override func cornerRadii(in rect: Rect) -> RectangleCornerRadii? {
        let limit = min(rect.width, rect.height) / 2
        func clamped(_ radius: Double) -> Double { min(max(radius - amount, 0), limit) }
        return radii.map {
            RectangleCornerRadii(
                topLeading: clamped($0.topLeading), bottomLeading: clamped($0.bottomLeading),
                bottomTrailing: clamped($0.bottomTrailing), topTrailing: clamped($0.topTrailing))
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        let size = proposal.replacingUnspecifiedDimensions()
        guard isSquare else { return size }
        let side = min(size.width, size.height)
        return Size(width: side, height: side)
    }
}

/// A shape in a smaller rectangle: what `inset(by:)` is where a shape has no better way.
final class InsetShape: ShapeValue {
    private let base: ShapeValue
    private let amount: Double

    init(_ base: ShapeValue, by amount: Double) {
        self.base = base
        self.amount = amount
        super.init(base.name, base.range)
    }

    override var mirroringDirection: LayoutDirection? { base.mirroringDirection }

    override func outline(in rect: Rect) -> Outline { base.outline(in: rect.insetBy(dx: amount, dy: amount)) }
    override func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
}

/// A shape that a snippet declares: its `path(in:)` is interpreted.
final class CustomShape: ShapeValue {
    private let shape: Value
    private let graph: ViewGraph

    init(_ shape: Value, _ graph: ViewGraph) {
        self.shape = shape
        self.graph = graph
        super.init("Shape", .none)
    }

    /// The path is asked for in the shape's own space, so that one made of widths and heights alone stands
    /// right.
    override func outline(in rect: Rect) -> Outline {
        guard
            let result = graph.call(
                "path", of: shape, [graph.evaluator.value(Rect(origin: .zero, size: rect.size))]),
            case .native(let native) = result, let path = native as? PathValue
        else { return Outline(path: Path()) }
        return path.outline(in: rect)
    }

    /// `layoutDirectionBehavior`, read only where the snippet has one of its own.
    override var mirroringDirection: LayoutDirection? {
        guard graph.evaluator.hasOwnProperty("layoutDirectionBehavior", of: shape) else {
            return .rightToLeft
        }
        guard case .enumeration(_, let payload)? = graph.property("layoutDirectionBehavior", of: shape) else {
            return nil
        }
        return payload.first.map { LayoutDirection($0) }
    }

    override func inset(by amount: Double) -> ShapeValue {
        guard graph.conforms(shape, to: "InsettableShape"),
            let result = graph.call("inset", of: shape, [.double(amount)])
        else { return InsetShape(self, by: amount) }
        return graph.shape(result)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// `Path`: a shape with one outline wherever it stands.
final class PathValue: ShapeValue {
    /// Changed only while nobody else has the value.
    var path: Path
    /// Outlines drawn as lines: `strokedPath`.
    let stroke: StrokeStyle?

    init(_ path: Path, stroke: StrokeStyle? = nil) {
        self.path = path
        self.stroke = stroke
        super.init("Path", .none)
    }

    override func outline(in rect: Rect) -> Outline {
        Outline(path: path.offsetBy(dx: rect.minX, dy: rect.minY), stroke: stroke)
    }

    override var mirroringDirection: LayoutDirection? { .rightToLeft }

    /// What an element of a path takes, in bytes.
    static let bytesOfElement = 64

    override var isFlat: Bool { true }
    override var size: Int { path.elements.count * PathValue.bytesOfElement }

    override func isEqual(to other: NativeValue) -> Bool {
        guard let other = other as? PathValue else { return false }
        return other.path == path && other.stroke == stroke
    }
}

extension ViewGraph {
    /// Any value that conforms to `Shape`.
    func shape(_ value: Value) -> ShapeValue {
        switch value {
        case .native(let native):
            if let shape = native as? GraphShape { return shape.bound(to: self) }
            return (native as? ShapeValue) ?? BuiltInShape("Rectangle", .none) { rect, _ in .rect(rect) }
        case .some(let value): return shape(value)
        default: return CustomShape(value, self)
        }
    }
}

/// One way to paint a shape: filled or as a line.
struct ShapeLayer {
    /// Nothing is the foreground style.
    var style: Value?
    var rule = FillRule.nonZero
    var stroke: StrokeStyle?
    /// Whether the line stays inside the edge.
    var isBorder = false

    static var foreground: ShapeLayer { ShapeLayer() }
}

/// The node of a painted shape.
final class ShapeNode: LeafNode {
    let shape: ShapeValue

    init(_ shape: ShapeValue, _ layers: [ShapeLayer], _ context: ViewContext) {
        let shape = shape.facing(context.environment.layoutDirection)
        self.shape = shape
        super.init(view: "\(shape.name)")
        let painted = layers.map { layer in
            (layer: layer, paint: layer.style.map { context.paint(of: $0) } ?? context.foreground())
        }
        drawing = { frame, view, list in
            for (layer, paint) in painted { layer.draw(shape, paint, frame, view, &list) }
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

extension ShapeLayer {
    fileprivate func draw(
        _ shape: ShapeValue, _ paint: UnitPaint, _ box: Rect, _ view: ViewID, _ list: inout DisplayList
    ) {
        let drawn = isBorder ? shape.inset(by: (stroke?.lineWidth ?? 0) / 2) : shape
        let outline = drawn.outline(in: box)
        if let line = stroke ?? outline.stroke {
            paint.stroke(outline.path, in: box, style: line, list: &list, view: view)
        } else {
            paint.fill(outline.path, in: box, rule: rule, list: &list, view: view)
        }
    }
}

/// A shape that has been painted, and may be painted again on top: `ShapeView`.
final class PaintedShape: ViewValue {
    let shape: Value
    let layers: [ShapeLayer]

    init(_ range: SourceRange, _ shape: Value, _ layers: [ShapeLayer]) {
        self.shape = shape
        self.layers = layers
        super.init("Shape", range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let shape = context.graph.shape(shape)
        let node = ShapeNode(shape, layers, context)
        return [context.register(node, context.graph.reserveNumber(shape.name, range))]
    }
}
