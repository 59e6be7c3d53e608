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

    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var product = ProjectionTransform()
        product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return product
    }

    public mutating func invert() -> Bool {
        let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * a + m12 * b + m13 * c
        if determinant == 0 { return false }
        let (d, e, f) = (m13 * m32 - m12 * m33, m11 * m33 - m13 * m31, m12 * m31 - m11 * m32)
        let (g, h, i) = (m12 * m23 - m13 * m22, m13 * m21 - m11 * m23, m11 * m22 - m12 * m21)
        (m11, m12, m13) = (a / determinant, d / determinant, g / determinant)
        (m21, m22, m23) = (b / determinant, e / determinant, h / determinant)
        (m31, m32, m33) = (c / determinant, f / determinant, i / determinant)
        return true
    }

    public func inverted() -> ProjectionTransform {
        var inverse = self
        _ = inverse.invert()
        return inverse
    }
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
