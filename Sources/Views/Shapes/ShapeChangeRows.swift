import Graphics
import Interpreter
import Layout

/// `trim`, `rotation`, `offset` and other changes of outlines.
enum ShapeChangeRows {
    static var rows: [Native] {
        [
            Native("Shape.trim(from:to:)") { call in
                let from: Double = call.next(), to: Double = call.next()
                return LazyShape.derived(from: call, "trim") { outline, _ in
                    Outline(path: outline.path.trimmed(from: from, to: to), stroke: outline.stroke)
                }
            },
            Native("Shape.rotation(_:anchor:)") { call in
                let angle = call.nextRadians(), anchor: UnitPoint = call.next()
                return transform(call, "rotation") { AffineTransform.rotation(angle).around($0[anchor]) }
            },
            Native("Shape.scale(x:y:anchor:)") { call in
                let x: Double = call.next(), y: Double = call.next(), anchor: UnitPoint = call.next()
                return transform(call, "scale") { AffineTransform.scale(x: x, y: y).around($0[anchor]) }
            },
            Native("Shape.offset(x:y:)") { call in
                let x: Double = call.next(), y: Double = call.next()
                return transform(call, "offset") { _ in .translation(x: x, y: y) }
            },
            Native("Shape.transform(_:)") {
                call in
                let matrix: AffineTransform = call.next()
                return transform(call, "transform") { box in
                    AffineTransform.translation(x: -box.minX, y: -box.minY).then(matrix)
                        .then(.translation(x: box.minX, y: box.minY))
                }
            },
            Native("Shape.size(_:)") { size($0, $0.next()) },
            inset("RotatedShape"),
            inset("OffsetShape"),
        ] + combinations
    }

    /// Two shapes as one, each laid out in the same rectangle.
    private static var combinations: [Native] {
        PathOperation.all.map { operation in
            Native("Shape.\(operation.name)(_:eoFill:)") { call in
                let other = call.nextValue()
                let rule: FillRule = call.next(Bool.self) ? .evenOdd : .nonZero
                return .native(CombinedShape(operation, call.range, call.receiver, other, rule))
            }
        }
    }

    private static func size(_ call: NativeCall, _ size: Size) -> Value {
        .native(LazyShape("size", call.range, call.receiver, box: { Rect(origin: $0.origin, size: size) }))
    }

    private static func inset(_ type: StaticString) -> Native {
        Native("\(type).inset(by:)") { call in
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
