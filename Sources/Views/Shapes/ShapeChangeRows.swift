import Graphics
import Interpreter
import Layout
import Syntax

/// `trim`, `rotation`, `offset` and other changes of outlines.
enum ShapeChangeRows {
    static var rows: [Declaration] {
        [
            Declaration(
                "extension Shape { public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape }"
            ) { call in
                let from: Double = call.next()
                let to: Double = call.next()
                return LazyShape.derived(from: call, "trim") { outline, _ in
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
                """
                extension Shape { public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> \
                ScaledShape<Self> }
                """
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
        ] + combinations
    }

    /// Two shapes as one, each laid out in the same rectangle.
    private static var combinations: [Declaration] {
        PathOperation.all.map { operation in
            Declaration(
                "extension Shape { @available(iOS 17.0, *) public func \(operation.name)<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape }"
            ) { call in
                let other = call.nextValue()
                let rule: FillRule = call.next(Bool.self) ? .evenOdd : .nonZero
                return .native(CombinedShape(operation, call.range, call.receiver, other, rule))
            }
        }
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
        LazyShape.derived(from: call, name) { outline, box in
            Outline(path: outline.path.applying(map(box)), stroke: outline.stroke)
        }
    }
}
