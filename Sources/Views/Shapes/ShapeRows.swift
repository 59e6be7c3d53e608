import Graphics
import Interpreter

/// The built-in shapes.
enum ShapeRows {
    static var rows: [Native] { protocols + shapes + rounded }

    private static var protocols: [Native] {
        [
            Native("Shape.body") { call in .native(PaintedShape(call.range, call.receiver, [.foreground])) },
            Native("Shape.path(in:)") { call in
                guard case .native(let native) = call.receiver, let shape = native as? ShapeValue else {
                    return .void
                }
                let outline = shape.outline(in: call.next())
                return .native(PathValue(outline.path, stroke: outline.stroke))
            },
        ]
    }

    private static var shapes: [Native] {
        shape("Rectangle") { rect, _ in .rect(rect) }
            + shape("Circle", isSquare: true) { rect, _ in
                let radius = min(rect.width, rect.height) / 2
                return .circle(center: rect.center, radius: max(radius, 0))
            }
            + shape("Ellipse") { rect, _ in .ellipse(in: rect) }
            + [
                Native("Capsule.init(style:)") { call in
                    let style = call.nextCornerStyle()
                    return .native(
                        BuiltInShape("Capsule", call.range, radii: RectangleCornerRadii(.infinity)) {
                            rect, _ in
                            .capsule(in: rect, style: style)
                        })
                },
                Native("AnyShape.init(_:)") { $0.nextValue() },
            ] + insets
    }

    /// A shape without parameters.
    private static func shape(
        _ name: StaticString, isSquare: Bool = false, make: @escaping (Rect, Double) -> Path
    ) -> [Native] {
        [
            Native("\(name).init()") { .native(BuiltInShape(name, $0.range, isSquare: isSquare, make: make)) }
        ]
    }

    /// What an inset makes of a shape is hidden, as in SwiftUI, and can be inset once more.
    private static var insets: [Native] {
        [
            Native("_InsetShape.init(_:by:)") { call in inset(call.nextValue(), call) },
            Native("_InsetShape.inset(by:)") { call in inset(call.receiver, call) },
        ]
    }

    private static func inset(_ shape: Value, _ call: NativeCall) -> Value {
        guard let shape = shape.native(ShapeValue.self) else { return .void }
        return .native(shape.inset(by: call.next()))
    }

    private static var rounded: [Native] {
        [
            Native("RoundedRectangle.init(cornerRadius:style:)") { call in
                let radius: Double = call.next(), style = call.nextCornerStyle()
                return .native(
                    BuiltInShape("RoundedRectangle", call.range, radii: RectangleCornerRadii(radius)) {
                        rect, inset in
                        .roundedRect(rect, cornerRadius: max(radius - inset, 0), style: style)
                    })
            },
            Native("RoundedRectangle.init(cornerSize:style:)") { call in
                let size: Size = call.next(), style = call.nextCornerStyle()
                return .native(
                    BuiltInShape("RoundedRectangle", call.range) { rect, inset in
                        let corner = Size(
                            width: max(size.width - inset, 0), height: max(size.height - inset, 0))
                        return .roundedRect(rect, cornerSize: corner, style: style)
                    })
            },
            Native(
                "UnevenRoundedRectangle.init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)"
            ) { call in
                let radii = RectangleCornerRadii(
                    topLeading: call.next(), bottomLeading: call.next(), bottomTrailing: call.next(),
                    topTrailing: call.next())
                return uneven(call, radii, call.nextCornerStyle())
            },
            Native("UnevenRoundedRectangle.init(cornerRadii:style:)") { call in
                let radii = cornerRadii(call.nextValue())
                return uneven(call, radii, call.nextCornerStyle())
            },
        ]
    }

    static func cornerRadii(_ value: Value) -> RectangleCornerRadii {
        guard let radii = Fields<CornerRadiiField>(value) else { return RectangleCornerRadii() }
        return RectangleCornerRadii(
            topLeading: radii[.topLeading].number, bottomLeading: radii[.bottomLeading].number,
            bottomTrailing: radii[.bottomTrailing].number, topTrailing: radii[.topTrailing].number)
    }

    private static func uneven(
        _ call: NativeCall, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle
    ) -> Value {
        .native(
            BuiltInShape("UnevenRoundedRectangle", call.range, radii: radii, mirrors: true) { rect, inset in
                let smaller = RectangleCornerRadii(
                    topLeading: max(radii.topLeading - inset, 0),
                    bottomLeading: max(radii.bottomLeading - inset, 0),
                    bottomTrailing: max(radii.bottomTrailing - inset, 0),
                    topTrailing: max(radii.topTrailing - inset, 0))
                return .unevenRoundedRect(rect, radii: smaller, style: style)
            })
    }
}

/// `RectangleCornerRadii`.
private enum CornerRadiiField: Int, FieldNames {
    case topLeading, bottomLeading, bottomTrailing, topTrailing
}

extension NativeCall {
    func nextCornerStyle() -> RoundedCornerStyle { RoundedCornerStyle(caseOf: nextValue()) ?? .circular }
}
