public struct Gradient: ShapeStyle, Hashable {}

extension Gradient {
    public struct ColorSpace: Hashable {
        let isPerceptual: Bool
        public static let device = ColorSpace(isPerceptual: false)
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    public struct Stop: Hashable {}
    @native public var stops: [Gradient.Stop] { get set }
}

extension Gradient.Stop {
    @native public var color: Color { get set }
    @native public var location: CGFloat { get set }
    @native public init(color: Color, location: CGFloat)
}

extension Gradient {
    @native public init(stops: [Gradient.Stop])
    @native public init(colors: [Color])
    @native public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
}

@available(iOS 16.0, *) public struct AnyGradient: ShapeStyle, Hashable {
    @native public init(_ gradient: Gradient)
}

extension AnyGradient {
    @native public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
}

public struct LinearGradient: ShapeStyle, View, Sendable {}

public struct RadialGradient: ShapeStyle, View, Sendable {}

@available(iOS 15.0, *) public struct EllipticalGradient: ShapeStyle, View, Sendable {}

public struct AngularGradient: ShapeStyle, View, Sendable {}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
        -> AngularGradient
    { AngularGradient(gradient: gradient, center: center, angle: angle) }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
        -> AngularGradient
    { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }

    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
        -> AngularGradient
    { AngularGradient(colors: colors, center: center, angle: angle) }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
        -> AngularGradient
    { AngularGradient(stops: stops, center: center, angle: angle) }
}

extension LinearGradient {
    @native public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
}

extension RadialGradient {
    @native public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
}

extension EllipticalGradient {
    @native public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5)
}

extension AngularGradient {
    @native public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    @native public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
}

extension LinearGradient {
    @native public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
}

extension RadialGradient {
    @native public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
}

extension EllipticalGradient {
    @native public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5)
}

extension AngularGradient {
    @native public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    @native public init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
}

extension LinearGradient {
    @native public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
}

extension RadialGradient {
    @native public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
}

extension EllipticalGradient {
    @native public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5)
}

extension AngularGradient {
    @native public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    @native public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
}
