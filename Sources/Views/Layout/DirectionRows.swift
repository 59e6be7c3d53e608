import Graphics
import Interpreter
import Layout
import Syntax

/// Views as in a mirror where text runs from right to left, and views through a projection.
enum DirectionRows {
    static var rows: [Native] {
        [
            Native("View.flipsForRightToLeftLayoutDirection(_:)") {
                call in
                let enabled: Bool = call.next()
                return call.modifier("flipsForRightToLeftLayoutDirection") { node, context in
                    mirrored(node, enabled && context.environment.layoutDirection == .rightToLeft)
                }
            },
            Native("View.layoutDirectionBehavior(_:)") { call in
                let behavior = call.nextValue()
                return call.modifier("layoutDirectionBehavior") { node, context in
                    guard case .enumeration(_, let payload) = behavior, let direction = payload.first else {
                        return node
                    }
                    return mirrored(node, LayoutDirection(direction) == context.environment.layoutDirection)
                }
            },
        ] + projections
    }

    private static func mirrored(_ node: LayoutNode, _ mirrors: Bool) -> LayoutNode {
        EffectNode(view: "layoutDirectionBehavior", node) { frame in
            mirrors
                ? [.transform(AffineTransform.scale(x: -1, y: 1).around(Point(x: frame.midX, y: frame.midY)))]
                : []
        }
    }

    private static var projections: [Native] {
        [
            Native("View.projectionEffect(_:)") {
                call in
                let projection = Projection(call.nextValue())
                return call.modifier("projectionEffect") { node, context in
                    if projection.hasPerspective {
                        context.graph.report(
                            .difference("a projection is drawn without its perspective", at: call.range))
                    }
                    return projection.node(node)
                }
            }
        ]
    }
}

/// A `ProjectionTransform`, drawn as far as it is affine.
struct Projection {
    private let map: AffineTransform
    let hasPerspective: Bool

    init(_ value: Value) {
        let m = value.fields.map { $0.number }
        guard m.count == 9 else {
            map = .identity
            hasPerspective = false
            return
        }
        map = AffineTransform(a: m[0], b: m[1], c: m[3], d: m[4], tx: m[6], ty: m[7])
        hasPerspective = m[2] != 0 || m[5] != 0 || m[8] != 1
    }

    /// The view moved as seen from its own corner.
    ///
    /// - Parameter movesSpaces: whether frames told from inside are moved too.
    func node(_ child: LayoutNode, movesSpaces: Bool = true) -> LayoutNode {
        EffectNode(view: "projectionEffect", child, movesSpaces: movesSpaces) { [map] frame in
            [.transform(map.around(Point(x: frame.minX, y: frame.minY)))]
        }
    }
}
