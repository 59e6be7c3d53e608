import Graphics
import Interpreter
import Layout
import Syntax

/// `visualEffect`: looks that depend on where a view stands, and cannot change its layout.
enum VisualEffectRows {
    static var rows: [Declaration] {
        [
            Declaration("public protocol VisualEffect: Animatable {}"),
            Declaration("public struct EmptyVisualEffect: VisualEffect { public init() }") { _ in
                .native(VisualEffectValue([]))
            },
            Declaration(
                """
                extension View {
                    @available(iOS 17.0, *)
                    public func visualEffect(
                        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View
                }
                """
            ) { call in
                let effect = call.nextValue()
                let evaluator = call.evaluator
                return call.modifier("visualEffect") { node, context in
                    VisualEffectNode(node) { node, proxy in
                        let place = Value.native(GeometryProxyValue(proxy, context.graph))
                        let result = evaluator.call(effect, [.native(VisualEffectValue([])), place])
                        let wraps = result.native(VisualEffectValue.self)?.wraps ?? []
                        return wraps.reduce(node) { context.part($1($0)) }
                    }
                }
            },
            row("offset(x: CGFloat = 0, y: CGFloat = 0)") { call in
                let x: Double = call.next()
                let offset = Point(x: x, y: call.next())
                return { OffsetNode($0, offset) }
            },
            row("offset(_ offset: CGSize)") { call in
                let size: Size = call.next()
                return { OffsetNode($0, Point(x: size.width, y: size.height)) }
            },
            row("scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)") { call in
                let x: Double = call.next()
                let y: Double = call.next()
                return transform(call.next()) { _ in .scale(x: x, y: y) }
            },
            row("scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center)") { call in
                let scale: Double = call.next()
                return transform(call.next()) { _ in .scale(x: scale, y: scale) }
            },
            row("scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)") { call in
                let scale: Size = call.next()
                return transform(call.next()) { _ in .scale(x: scale.width, y: scale.height) }
            },
            row("rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)") { call in
                let angle: Angle = call.next()
                return transform(call.next()) { _ in .rotation(angle.radians) }
            },
            row("opacity(_ opacity: Double)") { call in
                let opacity: Double = call.next()
                return { EffectNode(view: "opacity", $0) { _ in [.opacity(opacity.clamped(to: 0...1))] } }
            },
            projection,
            row("blur(radius: CGFloat, opaque: Bool = false)") { call in
                let radius: Double = call.next()
                return { EffectNode(view: "blur", $0) { _ in [.blur(radius)] } }
            },
            row("rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)") { call in
                let angle: Angle = call.next()
                let map = PositionRows.projection(call, angle)
                return transform(call.next()) { _ in map }
            },
            colors("brightness(_ amount: Double)") { ColorMatrices.brightness($0.next()) },
            colors("contrast(_ amount: Double)") { ColorMatrices.contrast($0.next()) },
            colors("saturation(_ amount: Double)") { ColorMatrices.saturation($0.next()) },
            colors("grayscale(_ amount: Double)") { ColorMatrices.saturation(1 - $0.next(Double.self)) },
            colors("hueRotation(_ angle: Angle)") { ColorMatrices.hueRotation($0.nextRadians()) },
        ]
    }

    private static func colors(_ signature: String, _ matrix: @escaping (NativeCall) -> [Double]) -> Declaration {
        row(signature) { call in
            let matrix = matrix(call)
            return { EffectNode(view: "colorMatrix", $0) { _ in [.colorMatrix(matrix)] } }
        }
    }

    /// What a `GeometryEffect` is made with.
    private static var projection: Declaration {
        row("_projection(_ transform: ProjectionTransform, movesSpaces: Bool = true)") { call in
            let projection = Projection(call.nextValue())
            let movesSpaces: Bool = call.next()
            return { projection.node($0, movesSpaces: movesSpaces) }
        }
    }

    private static func row(
        _ signature: String, _ make: @escaping (NativeCall) -> (LayoutNode) -> LayoutNode
    ) -> Declaration {
        Declaration("extension VisualEffect { public func \(signature) -> some VisualEffect }") { call in
            let wraps = call.receiver.native(VisualEffectValue.self)?.wraps ?? []
            return .native(VisualEffectValue(wraps + [make(call)]))
        }
    }

    private static func transform(
        _ anchor: UnitPoint, _ make: @escaping (Rect) -> AffineTransform
    ) -> (LayoutNode) -> LayoutNode {
        { node in
            EffectNode(view: "transform", node) { frame in
                let point = Point(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
                return [.transform(make(frame).around(point))]
            }
        }
    }
}

/// A `VisualEffect`: what to put around a view, the innermost first.
final class VisualEffectValue: NativeValue {
    let wraps: [(LayoutNode) -> LayoutNode]

    init(_ wraps: [(LayoutNode) -> LayoutNode]) { self.wraps = wraps }
}
