import Graphics
import Interpreter
import Layout
import Syntax

/// `fill`, `stroke` and `strokeBorder`, of shapes and of shapes painted already; `trim` and other changes of outlines.
enum ShapePaintingRows {
    static var rows: [Declaration] { strokeStyle + painting + changes }

    private static var strokeStyle: [Declaration] {
        [
            Declaration("public enum CGLineCap: Int32, Sendable { case butt, round, square }"),
            Declaration("public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }"),
            Declaration(
                """
                public struct StrokeStyle: Equatable, Sendable {
                    public var lineWidth: CGFloat
                    public var lineCap: CGLineCap
                    public var lineJoin: CGLineJoin
                    public var miterLimit: CGFloat
                    public var dash: [CGFloat]
                    public var dashPhase: CGFloat
                    public init(
                        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
                        miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
                    ) {
                        self.lineWidth = lineWidth
                        self.lineCap = lineCap
                        self.lineJoin = lineJoin
                        self.miterLimit = miterLimit
                        self.dash = dash
                        self.dashPhase = dashPhase
                    }
                }
                """),
            Declaration(
                """
                public struct FillStyle: Equatable, Sendable {
                    public var isEOFilled: Bool
                    public var isAntialiased: Bool
                    public init(eoFill: Bool = false, antialiased: Bool = true) {
                        isEOFilled = eoFill
                        isAntialiased = antialiased
                    }
                }
                """),
            Declaration("public protocol ShapeView: View { associatedtype Content: Shape; var shape: Self.Content { get } }"),
            Declaration("public struct _ShapeView<Content, Style>: ShapeView where Content: Shape, Style: ShapeStyle {}"),
            Declaration("extension _ShapeView { public var shape: Content { get } }") { call in
                guard case .native(let native) = call.receiver, let painted = native as? PaintedShape else { return .void }
                return painted.shape
            },
        ]
    }

    private static var painting: [Declaration] {
        painters("extension Shape") + painters("extension ShapeView") + borders("extension ShapeView where Content: InsettableShape")
            + borders("extension InsettableShape") + strokedShapes
    }

    private static func painters(_ head: String) -> [Declaration] {
        [
            Declaration(
                "\(head) { public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView "
                    + "where S: ShapeStyle }"
            ) { call in
                let style = call.nextValue()
                return paint(call, ShapeLayer(style: style, rule: call.nextFillRule()))
            },
            Declaration("\(head) { public func fill(style: FillStyle = FillStyle()) -> some ShapeView }") { call in
                paint(call, ShapeLayer(rule: call.nextFillRule()))
            },
            Declaration(
                "\(head) { public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> "
                    + "some ShapeView where S: ShapeStyle }"
            ) { call in
                let style = call.nextValue()
                return paint(call, ShapeLayer(style: style, stroke: call.nextStrokeStyle()))
            },
            Declaration(
                "\(head) { public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> "
                    + "some ShapeView where S: ShapeStyle }"
            ) { call in
                let style = call.nextValue()
                return paint(call, ShapeLayer(style: style, stroke: StrokeStyle(lineWidth: call.next())))
            },
        ]
    }

    private static var strokedShapes: [Declaration] {
        [
            Declaration("extension Shape { public func stroke(style: StrokeStyle) -> some Shape }") { call in
                let style = call.nextStrokeStyle()
                return derive(call, "stroke") { outline, _ in Outline(path: outline.path, stroke: style) }
            },
            Declaration("extension Shape { public func stroke(lineWidth: CGFloat = 1) -> some Shape }") { call in
                let style = StrokeStyle(lineWidth: call.next())
                return derive(call, "stroke") { outline, _ in Outline(path: outline.path, stroke: style) }
            },
        ]
    }

    private static func borders(_ head: String) -> [Declaration] {
        [
            Declaration(
                "\(head) { public func strokeBorder<S>(_ content: S = .foreground, style: StrokeStyle, "
                    + "antialiased: Bool = true) -> some ShapeView where S: ShapeStyle }"
            ) { call in
                let style = call.nextValue()
                return paint(call, ShapeLayer(style: style, stroke: call.nextStrokeStyle(), isBorder: true))
            },
            Declaration(
                "\(head) { public func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat = 1, "
                    + "antialiased: Bool = true) -> some ShapeView where S: ShapeStyle }"
            ) { call in
                let style = call.nextValue()
                return paint(call, ShapeLayer(style: style, stroke: StrokeStyle(lineWidth: call.next()), isBorder: true))
            },
            Declaration("\(head) { public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View }") {
                call in paint(call, ShapeLayer(stroke: call.nextStrokeStyle(), isBorder: true))
            },
            Declaration("\(head) { public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View }") {
                call in paint(call, ShapeLayer(stroke: StrokeStyle(lineWidth: call.next()), isBorder: true))
            },
        ]
    }

    /// A shape with one more layer of paint on top.
    private static func paint(_ call: NativeCall, _ layer: ShapeLayer) -> Value {
        if case .native(let native) = call.receiver, let painted = native as? PaintedShape {
            return .native(PaintedShape(call.range, painted.shape, painted.layers + [layer]))
        }
        return .native(PaintedShape(call.range, call.receiver, [layer]))
    }

    /// A shape whose outline is that of the receiver, changed.
    private static func derive(
        _ call: NativeCall, _ name: StaticString, _ change: @escaping (Outline, Rect) -> Outline
    ) -> Value {
        .native(LazyShape(name, call.range, call.receiver, change: change))
    }

    private static var changes: [Declaration] {
        [
            Declaration(
                "extension Shape { public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape }"
            ) { call in
                let from: Double = call.next()
                let to: Double = call.next()
                return derive(call, "trim") { outline, _ in
                    Outline(path: outline.path.trimmed(from: from, to: to), stroke: outline.stroke)
                }
            },
            Declaration(
                "extension Shape { public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> }"
            ) { call in
                let angle = call.nextRadians()
                let anchor: UnitPoint = call.next()
                return transform(call, "rotation") { AffineTransform.rotation(angle).around($0[anchor]) }
            },
            Declaration(
                "extension Shape { public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> "
                    + "ScaledShape<Self> }"
            ) { call in
                let x: Double = call.next()
                let y: Double = call.next()
                let anchor: UnitPoint = call.next()
                return transform(call, "scale") { AffineTransform.scale(x: x, y: y).around($0[anchor]) }
            },
            Declaration(
                "extension Shape { public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> }"
            ) { call in
                let scale: Double = call.next()
                let anchor: UnitPoint = call.next()
                return transform(call, "scale") { AffineTransform.scale(x: scale, y: scale).around($0[anchor]) }
            },
            Declaration("extension Shape { public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> }") { call in
                let x: Double = call.next()
                let y: Double = call.next()
                return transform(call, "offset") { _ in .translation(x: x, y: y) }
            },
            Declaration("extension Shape { public func offset(_ offset: CGSize) -> OffsetShape<Self> }") { call in
                let offset: Size = call.next()
                return transform(call, "offset") { _ in .translation(x: offset.width, y: offset.height) }
            },
            Declaration("extension Shape { public func offset(_ offset: CGPoint) -> OffsetShape<Self> }") { call in
                let offset: Point = call.next()
                return transform(call, "offset") { _ in .translation(x: offset.x, y: offset.y) }
            },
            Declaration("extension Shape { public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> }") {
                call in
                let matrix: AffineTransform = call.next()
                return transform(call, "transform") { box in
                    AffineTransform.translation(x: -box.minX, y: -box.minY).then(matrix)
                        .then(.translation(x: box.minX, y: box.minY))
                }
            },
            Declaration("extension Shape { public func size(_ size: CGSize) -> some Shape }") { call in
                let size: Size = call.next()
                return .native(LazyShape("size", call.range, call.receiver, box: { Rect(origin: $0.origin, size: size) }))
            },
            Declaration("extension Shape { public func size(width: CGFloat, height: CGFloat) -> some Shape }") { call in
                let size = Size(width: call.next(), height: call.next())
                return .native(LazyShape("size", call.range, call.receiver, box: { Rect(origin: $0.origin, size: size) }))
            },
            Declaration("public struct RotatedShape<Content>: Shape where Content: Shape {}"),
            Declaration("public struct ScaledShape<Content>: Shape where Content: Shape {}"),
            Declaration("public struct OffsetShape<Content>: Shape where Content: Shape {}"),
            Declaration("public struct TransformedShape<Content>: Shape where Content: Shape {}"),
            inset("RotatedShape"),
            inset("OffsetShape"),
            Declaration("extension Shape { public func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape }"),
            Declaration("extension Shape { public func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape }"),
            Declaration("extension Shape { public func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape }"),
            Declaration("extension Shape { public func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape }"),
        ]
    }

    private static func inset(_ type: StaticString) -> Declaration {
        Declaration(
            "extension \(type): InsettableShape where Content: InsettableShape { "
                + "public func inset(by amount: CGFloat) -> \(type)<Content.InsetShape> }"
        ) { call in
            guard let shape = call.receiver.native(ShapeValue.self) else { return .void }
            return .native(shape.inset(by: call.next()))
        }
    }

    private static func transform(
        _ call: NativeCall, _ name: StaticString, _ map: @escaping (Rect) -> AffineTransform
    ) -> Value {
        derive(call, name) { outline, box in
            Outline(path: outline.path.applying(map(box)), stroke: outline.stroke)
        }
    }
}

/// A changed shape whose base may be a snippet's own, which needs the graph to be read.
final class LazyShape: ShapeValue {
    private let base: Value
    private let box: (Rect) -> Rect
    private let change: (Outline, Rect) -> Outline
    /// The base once it is known as a shape.
    private var resolved: ShapeValue?
    private let amount: Double

    init(
        _ name: StaticString, _ range: SourceRange, _ base: Value, inset amount: Double = 0,
        box: @escaping (Rect) -> Rect = { $0 }, change: @escaping (Outline, Rect) -> Outline = { outline, _ in outline }
    ) {
        self.base = base
        self.box = box
        self.change = change
        self.amount = amount
        super.init(name, range)
    }

    /// Binds the base to the graph that evaluates it.
    func bound(to graph: ViewGraph) -> ShapeValue {
        let bound = LazyShape(name, range, base, inset: amount, box: box, change: change)
        let shape = graph.shape(base)
        bound.resolved = amount == 0 ? shape : shape.inset(by: amount)
        return bound
    }

    override func outline(in rect: Rect) -> Outline {
        guard let resolved else { return Outline(path: Path()) }
        return change(resolved.outline(in: box(rect)), rect)
    }

    override func inset(by more: Double) -> ShapeValue {
        let inset = LazyShape(name, range, base, inset: amount + more, box: box, change: change)
        inset.resolved = resolved?.inset(by: more)
        return inset
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        resolved?.sizeThatFits(proposal) ?? super.sizeThatFits(proposal)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        [context.registered(ShapeNode(bound(to: context.graph), [.foreground], context), self)]
    }
}

extension NativeCall {
    /// A `FillStyle`.
    func nextFillRule() -> FillRule {
        guard case .structure(let style) = nextValue(), case .bool(true)? = style.fields.first else { return .nonZero }
        return .evenOdd
    }

    /// A `StrokeStyle`.
    func nextStrokeStyle() -> StrokeStyle {
        guard case .structure(let style) = nextValue(), style.fields.count == 6 else { return StrokeStyle() }
        let fields = style.fields
        var dash: [Double] = []
        if case .array(let lengths) = fields[4] { dash = lengths.map { $0.number } }
        return StrokeStyle(
            lineWidth: fields[0].number,
            lineCap: StrokeStyle.LineCap(rawValue: UInt8(StyleCalls.caseIndex(fields[1]))) ?? .butt,
            lineJoin: StrokeStyle.LineJoin(rawValue: UInt8(StyleCalls.caseIndex(fields[2]))) ?? .miter,
            miterLimit: fields[3].number, dash: dash, dashPhase: fields[5].number)
    }
}
