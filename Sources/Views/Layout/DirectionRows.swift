import Graphics
import Interpreter
import Layout
import Syntax

/// Views as in a mirror where text runs from right to left, and views through a projection.
enum DirectionRows {
    static var rows: [Declaration] {
        [
            Declaration("extension View { public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View }") {
                call in
                let enabled: Bool = call.next()
                return call.modifier("flipsForRightToLeftLayoutDirection") { node, context in
                    mirrored(node, enabled && context.environment.layoutDirection == .rightToLeft)
                }
            },
            Declaration(
                """
                @available(iOS 17.0, *)
                public enum LayoutDirectionBehavior: Hashable, Sendable {
                    case fixed
                    case mirrors(in: LayoutDirection)
                    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
                }
                """),
            Declaration(
                """
                extension View {
                    @available(iOS 17.0, *)
                    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
                }
                """
            ) { call in
                let behavior = call.nextValue()
                return call.modifier("layoutDirectionBehavior") { node, context in
                    guard case .enumeration(_, let payload) = behavior, let direction = payload.first else { return node }
                    return mirrored(node, LayoutDirection(direction) == context.environment.layoutDirection)
                }
            },
        ] + projections
    }

    private static func mirrored(_ node: LayoutNode, _ mirrors: Bool) -> LayoutNode {
        EffectNode(view: "layoutDirectionBehavior", node) { frame in
            mirrors ? [.transform(AffineTransform.scale(x: -1, y: 1).around(Point(x: frame.midX, y: frame.midY)))] : []
        }
    }

    private static var projections: [Declaration] {
        [
            Declaration(
                """
                public struct ProjectionTransform: Equatable, Sendable {
                    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
                    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
                    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
                    public init() {}
                    public init(_ m: CGAffineTransform) {
                        self.m11 = m.a
                        self.m12 = m.b
                        self.m21 = m.c
                        self.m22 = m.d
                        self.m31 = m.tx
                        self.m32 = m.ty
                    }
                    public var isIdentity: Bool { self == ProjectionTransform() }
                    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
                }
                """),
            Declaration("extension View { public func projectionEffect(_ transform: ProjectionTransform) -> some View }") {
                call in
                let projection = Projection(call.nextValue())
                return call.modifier("projectionEffect") { node, context in
                    if projection.hasPerspective {
                        context.graph.report(
                            Diagnostic(.warning, "a projection is drawn without its perspective", at: call.range))
                    }
                    return projection.node(node)
                }
            },
            Declaration(
                """
                public protocol GeometryEffect: Animatable, ViewModifier {
                    func effectValue(size: CGSize) -> ProjectionTransform
                }
                """),
            Declaration(
                """
                extension GeometryEffect {
                    public func body(content: Self.Content) -> some View {
                        content.visualEffect { effect, proxy in effect._projection(self.effectValue(size: proxy.size)) }
                    }
                }
                """),
            Declaration(
                """
                public struct _IgnoredByLayoutEffect<Base>: GeometryEffect where Base: GeometryEffect {
                    let base: Base
                    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
                    public func body(content: Self.Content) -> some View {
                        content.visualEffect { effect, proxy in
                            effect._projection(base.effectValue(size: proxy.size), movesSpaces: false)
                        }
                    }
                }
                """),
            Declaration(
                """
                extension GeometryEffect {
                    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
                }
                """),
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
