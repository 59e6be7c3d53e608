import Graphics
import Interpreter
import Layout

/// `offset`, `position`, and transforms that change only how a view is drawn.
enum PositionRows {
    static var rows: [Native] { positions + transforms }

    private static var positions: [Native] {
        [
            Native("View.offset(x:y:)") { offset($0, Point(x: $0.next(), y: $0.next())) },
            Native("View.position(x:y:)") { position($0, Point(x: $0.next(), y: $0.next())) },
        ]
    }

    private static func offset(_ call: NativeCall, _ offset: Point) -> Value {
        call.modifier("offset") { node, _ in OffsetNode(node, offset) }
    }

    private static func position(_ call: NativeCall, _ position: Point) -> Value {
        call.modifier("position") { node, _ in PositionNode(node, position) }
    }

    private static var transforms: [Native] {
        [
            Native("View.rotationEffect(_:anchor:)") { call in
                let angle: Angle = call.next(), anchor: UnitPoint = call.next()
                return transform(call, "rotationEffect", anchor) { _ in .rotation(angle.radians) }
            },
            Native("View.scaleEffect(x:y:anchor:)") { call in
                let x: Double = call.next(), y: Double = call.next()
                return transform(call, "scaleEffect", call.next()) { _ in .scale(x: x, y: y) }
            },
            Native("View.transformEffect(_:)") {
                call in
                let parts = call.nextValue().fields.map { $0.number }
                guard parts.count == 6 else { return call.receiver }
                let matrix = AffineTransform(
                    a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
                return transform(call, "transformEffect", .topLeading) { _ in matrix }
            },
            Native("View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") { rotation3D($0) },
        ]
    }

    static func transform(
        _ call: NativeCall, _ name: StaticString, _ anchor: UnitPoint,
        _ make: @escaping (Rect) -> AffineTransform
    ) -> Value {
        call.modifier(name) { node, _ in
            EffectNode(view: "\(name)", node, movesSpaces: true) { frame in
                let point = Point(
                    x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
                return [.transform(make(frame).around(point))]
            }
        }
    }

    /// Seen straight from the front: a turn about the z axis, a narrowing about the others.
    private static func rotation3D(_ call: NativeCall) -> Value {
        let angle: Angle = call.next()
        let map = projection(call, angle)
        tellPerspective(call, angle, map)
        return transform(call, "rotation3DEffect", call.next()) { _ in map }
    }

    /// Only what stays in its plane, or is turned over in it, looks the same in perspective.
    private static func tellPerspective(_ call: NativeCall, _ angle: Angle, _ map: AffineTransform) {
        let isTurnInPlane = (map.a * map.d - map.b * map.c - 1).magnitude < 1e-9
        let isTurnedOver = sine(angle.radians).magnitude < 1e-9
        if isTurnInPlane || isTurnedOver { return }
        GraphRecord.warn(
            "a turn in space is drawn without its perspective", at: call.range, call.evaluator)
    }

    /// A turn about the axis that is the next argument.
    static func projection(_ call: NativeCall, _ angle: Angle) -> AffineTransform {
        var axis: [Double] = []
        if case .tuple(let parts) = call.nextValue() { axis = parts.map { $0.number } }
        guard axis.count == 3 else { return .identity }
        let length = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
        guard length > 0 else { return .identity }
        let x = axis[0] / length, y = axis[1] / length, z = axis[2] / length
        let cos = cosine(angle.radians), sin = sine(angle.radians)
        return AffineTransform(
            a: cos + x * x * (1 - cos), b: y * x * (1 - cos) + z * sin, c: x * y * (1 - cos) - z * sin,
            d: cos + y * y * (1 - cos), tx: 0, ty: 0)
    }
}
