import Graphics
import Interpreter

/// `fill`, `stroke` and `strokeBorder`, of shapes and of shapes painted already.
enum ShapePaintingRows {
    static var rows: [Native] { strokeStyle + painting }

    private static var strokeStyle: [Native] {
        [
            Native("_ShapeView.shape") { call in
                guard case .native(let native) = call.receiver, let painted = native as? PaintedShape else {
                    return .void
                }
                return painted.shape
            }
        ]
    }

    private static var painting: [Native] {
        painters("Shape") + painters("ShapeView") + borders("ShapeView") + borders("InsettableShape")
            + strokedShapes
    }

    private static func painters(_ type: StaticString) -> [Native] {
        [
            Native("\(type).fill(_:style:)") { call in
                let style = call.nextValue()
                return paint(call, ShapeLayer(style: style, rule: call.nextFillRule()))
            },
            Native("\(type).fill(style:)") { call in paint(call, ShapeLayer(rule: call.nextFillRule())) },
            Native("\(type).stroke(_:style:antialiased:)") { call in
                let style = call.nextValue()
                return paint(call, ShapeLayer(style: style, stroke: call.nextStrokeStyle()))
            },
            Native("\(type).stroke(_:lineWidth:antialiased:)") { call in
                let style = call.nextValue()
                return paint(call, ShapeLayer(style: style, stroke: StrokeStyle(lineWidth: call.next())))
            },
        ]
    }

    private static var strokedShapes: [Native] {
        [
            Native("Shape.stroke(style:)") { stroked($0, $0.nextStrokeStyle()) },
            Native("Shape.stroke(lineWidth:)") { stroked($0, StrokeStyle(lineWidth: $0.next())) },
        ]
    }

    private static func stroked(_ call: NativeCall, _ style: StrokeStyle) -> Value {
        LazyShape.derived(from: call, "stroke") { outline, _ in Outline(path: outline.path, stroke: style) }
    }

    private static func borders(_ type: StaticString) -> [Native] {
        [
            Native("\(type).strokeBorder(_:style:antialiased:)") { call in
                let style = call.nextValue()
                return paint(call, ShapeLayer(style: style, stroke: call.nextStrokeStyle(), isBorder: true))
            },
            Native("\(type).strokeBorder(_:lineWidth:antialiased:)") { call in
                let style = call.nextValue()
                return paint(
                    call,
                    ShapeLayer(style: style, stroke: StrokeStyle(lineWidth: call.next()), isBorder: true))
            },
            Native("\(type).strokeBorder(style:antialiased:)") {
                call in paint(call, ShapeLayer(stroke: call.nextStrokeStyle(), isBorder: true))
            },
            Native("\(type).strokeBorder(lineWidth:antialiased:)") {
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

/// `FillStyle`.
private enum FillStyleField: Int, FieldNames { case isEOFilled, isAntialiased }

/// `StrokeStyle`.
private enum StrokeStyleField: Int, FieldNames {
    case lineWidth, lineCap, lineJoin, miterLimit, dash, dashPhase
}

extension NativeCall {
    /// A `FillStyle`.
    func nextFillRule() -> FillRule {
        guard let style = Fields<FillStyleField>(nextValue()), case .bool(true) = style[.isEOFilled] else {
            return .nonZero
        }
        return .evenOdd
    }

    /// A `StrokeStyle`.
    func nextStrokeStyle() -> StrokeStyle {
        guard let style = Fields<StrokeStyleField>(nextValue()) else { return StrokeStyle() }
        var dash: [Double] = []
        if case .array(let lengths) = style[.dash] { dash = lengths.map { $0.number } }
        return StrokeStyle(
            lineWidth: style[.lineWidth].number,
            lineCap: StrokeStyle.LineCap(caseOf: style[.lineCap]) ?? .butt,
            lineJoin: StrokeStyle.LineJoin(caseOf: style[.lineJoin]) ?? .miter,
            miterLimit: style[.miterLimit].number, dash: dash, dashPhase: style[.dashPhase].number)
    }
}
