extension View {
    @native public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
}

@available(iOS 17.0, *)
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
    @native @available(iOS 17.0, *)
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
}

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

extension View {
    @native public func projectionEffect(_ transform: ProjectionTransform) -> some View
}

public protocol GeometryEffect: Animatable, ViewModifier {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Self.Content) -> some View {
        content.visualEffect { effect, proxy in effect._projection(self.effectValue(size: proxy.size)) }
    }
}

public struct _IgnoredByLayoutEffect<Base>: GeometryEffect where Base: GeometryEffect {
    let base: Base
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    public func body(content: Self.Content) -> some View {
        content.visualEffect { effect, proxy in
            effect._projection(base.effectValue(size: proxy.size), movesSpaces: false)
        }
    }
}

extension GeometryEffect {
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}
