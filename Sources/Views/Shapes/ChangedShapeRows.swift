import Graphics
import Interpreter
import Layout

/// The initializers of the shapes that `offset`, `rotation`, `scale` and `transform` make.
enum ChangedShapeRows {
    static var rows: [Native] {
        [
            Native("OffsetShape.init(shape:offset:)") { call in
                let shape = call.nextValue(), offset: Size = call.next()
                return changed(shape, "offset", call) { _ in .translation(x: offset.width, y: offset.height) }
            },
            Native("RotatedShape.init(shape:angle:anchor:)") { call in
                let shape = call.nextValue(), angle = call.nextRadians()
                let anchor: UnitPoint = call.next()
                return changed(shape, "rotation", call) { AffineTransform.rotation(angle).around($0[anchor]) }
            },
            Native("ScaledShape.init(shape:scale:anchor:)") { call in
                let shape = call.nextValue(), scale: Size = call.next(), anchor: UnitPoint = call.next()
                return changed(shape, "scale", call) {
                    AffineTransform.scale(x: scale.width, y: scale.height).around($0[anchor])
                }
            },
            Native("TransformedShape.init(shape:transform:)") { call in
                let shape = call.nextValue(), matrix: AffineTransform = call.next()
                return changed(shape, "transform", call) { box in
                    AffineTransform.translation(x: -box.minX, y: -box.minY).then(matrix)
                        .then(.translation(x: box.minX, y: box.minY))
                }
            },
        ]
    }

    private static func changed(
        _ shape: Value, _ name: StaticString, _ call: NativeCall, _ map: @escaping (Rect) -> AffineTransform
    ) -> Value {
        .native(
            LazyShape(
                name, call.range, shape,
                change: { outline, box in
                    Outline(path: outline.path.applying(map(box)), stroke: outline.stroke)
                }))
    }
}
