import Graphics
import Interpreter
import Layout
import Syntax

/// `fill`, `stroke` and `strokeBorder`, of shapes and of shapes painted already.
enum ShapePaintingRows {
    static var rows: [Declaration] { strokeStyle + painting }

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
                return LazyShape.derived(from: call, "stroke") { outline, _ in Outline(path: outline.path, stroke: style) }
            },
            Declaration("extension Shape { public func stroke(lineWidth: CGFloat = 1) -> some Shape }") { call in
                let style = StrokeStyle(lineWidth: call.next())
                return LazyShape.derived(from: call, "stroke") { outline, _ in Outline(path: outline.path, stroke: style) }
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
