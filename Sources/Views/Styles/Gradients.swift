import Graphics
import Interpreter
import Layout
import Syntax

/// `Gradient`, `AnyGradient` and the styles made of them.
final class GradientValue: StyleValue {
    let gradient: Gradient
    private let kind: UnitPaint.Kind

    /// A gradient by itself runs from top to bottom.
    init(_ name: StaticString, _ gradient: Gradient, kind: UnitPaint.Kind? = nil, range: SourceRange = .none) {
        self.gradient = gradient
        self.kind = kind ?? .linear(gradient, from: .top, to: .bottom)
        super.init(name, range)
    }

    override func paint(in context: ViewContext) -> UnitPaint { UnitPaint(kind) }
}

/// `Gradient.Stop`.
final class GradientStop: NativeValue {
    let stop: Gradient.Stop

    init(_ stop: Gradient.Stop) { self.stop = stop }
}

extension Gradient: ValueConvertible {
    public init(_ value: Value) {
        self = value.native(GradientValue.self)?.gradient ?? Gradient(stops: [])
    }
}

extension NativeCall {
    /// A gradient given as `gradient:`, `colors:` or `stops:`.
    func nextGradient() -> Gradient {
        let value = nextValue()
        guard case .array(let elements) = value else { return Gradient(value) }
        var colors: [Color] = []
        var stops: [Gradient.Stop] = []
        for element in elements {
            guard case .native(let native) = element else { continue }
            if let stop = native as? GradientStop { stops.append(stop.stop) }
            if let color = native as? ColorView { colors.append(color.color) }
        }
        return stops.isEmpty ? Gradient(colors: colors) : Gradient(stops: stops)
    }
}

extension NativeCall {
    /// The receiver as a stop of a gradient.
    fileprivate var stop: Gradient.Stop {
        receiver.native(GradientStop.self)?.stop ?? Gradient.Stop(color: .clear, location: 0)
    }

    fileprivate func setStop(color: Color? = nil, location: Double? = nil) -> Value {
        let stop = stop
        receiver = .native(GradientStop(Gradient.Stop(color: color ?? stop.color, location: location ?? stop.location)))
        return .void
    }
}

enum GradientRows {
    /// `Gradient` and the four gradients that are styles and views.
    static var rows: [Declaration] {
        var rows = types + shorthands
        for colors in ["gradient: Gradient", "colors: [Color]", "stops: [Gradient.Stop]"] {
            rows += initializers(colors)
        }
        return rows
    }

    private static var types: [Declaration] {
        [
        Declaration("public struct Gradient: ShapeStyle, Hashable {}"),
        Declaration(
            """
            extension Gradient { public struct ColorSpace: Hashable { let isPerceptual: Bool; \
            public static let device = ColorSpace(isPerceptual: false); \
            public static let perceptual = ColorSpace(isPerceptual: true) } }
            """),
        Declaration("extension Gradient { public struct Stop: Hashable {} }"),
        Declaration("extension Gradient { public var stops: [Gradient.Stop] { get set } }",
            get: { .array((Gradient($0.receiver).stops).map { .native(GradientStop($0)) }) },
            set: { call in
                call.receiver = .native(GradientValue("Gradient", call.nextGradient()))
                return .void
            }),
        Declaration("extension Gradient.Stop { public var color: Color { get set } }", get: { .native(ColorView($0.stop.color)) },
            set: { $0.setStop(color: $0.next()) }),
        Declaration("extension Gradient.Stop { public var location: CGFloat { get set } }", get: { .double($0.stop.location) },
            set: { $0.setStop(location: $0.next()) }),
        Declaration("extension Gradient.Stop { public init(color: Color, location: CGFloat) }") { call in
            let color: Color = call.next()
            return .native(GradientStop(Gradient.Stop(color: color, location: call.next())))
        },
        Declaration("extension Gradient { public init(stops: [Gradient.Stop]) }") { call in
            .native(GradientValue("Gradient", call.nextGradient(), range: call.range))
        },
        Declaration("extension Gradient { public init(colors: [Color]) }") { call in
            .native(GradientValue("Gradient", call.nextGradient(), range: call.range))
        },
        Declaration("extension Gradient { public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient }") { call in
            call.receiver
        },
        Declaration("@available(iOS 16.0, *) public struct AnyGradient: ShapeStyle, Hashable { public init(_ gradient: Gradient) }") { call in
            call.nextValue()
        },
        Declaration("extension AnyGradient { public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient }") { call in
            call.receiver
        },
        Declaration("public struct LinearGradient: ShapeStyle, View, Sendable {}"),
        Declaration("public struct RadialGradient: ShapeStyle, View, Sendable {}"),
        Declaration("@available(iOS 15.0, *) public struct EllipticalGradient: ShapeStyle, View, Sendable {}"),
        Declaration("public struct AngularGradient: ShapeStyle, View, Sendable {}"),
        ]
    }

    private static var shorthands: [Declaration] {
        [
            Declaration(
                """
                extension ShapeStyle where Self == LinearGradient { public static func linearGradient(_ gradient: Gradient, \
                startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { \
                LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) } }
                """),
            Declaration(
                """
                extension ShapeStyle where Self == RadialGradient { public static func radialGradient(_ gradient: Gradient, \
                center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient { \
                RadialGradient(gradient: gradient, center: center, startRadius: startRadius, \
                endRadius: endRadius) } }
                """),
            Declaration(
                """
                extension ShapeStyle where Self == EllipticalGradient { public static func ellipticalGradient(\
                _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, \
                endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { EllipticalGradient(\
                gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, \
                endRadiusFraction: endRadiusFraction) } }
                """),
            Declaration(
                """
                extension ShapeStyle where Self == EllipticalGradient { public static func ellipticalGradient(\
                colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, \
                endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { EllipticalGradient(\
                colors: colors, center: center, startRadiusFraction: startRadiusFraction, \
                endRadiusFraction: endRadiusFraction) } }
                """),
            Declaration(
                """
                extension ShapeStyle where Self == AngularGradient { public static func angularGradient(_ gradient: Gradient, \
                center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(\
                gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) } }
                """),
            Declaration(
                """
                extension ShapeStyle where Self == AngularGradient { public static func conicGradient(_ gradient: Gradient, \
                center: UnitPoint, angle: Angle = .zero) -> AngularGradient { AngularGradient(\
                gradient: gradient, center: center, angle: angle) } }
                """),
        ] + ["colors: [Color]", "stops: [Gradient.Stop]"].flatMap(shorthands)
    }

    /// The shorthands for one way to give the colors.
    private static func shorthands(_ parameter: String) -> [Declaration] {
        let label = String(parameter.prefix { $0 != ":" })
        func row(_ type: String, _ name: String, _ parameters: String, _ arguments: String) -> Declaration {
            Declaration(
                "extension ShapeStyle where Self == \(type) { public static func \(name)(\(parameter), \(parameters)) "
                    + "-> \(type) { \(type)(\(label): \(label), \(arguments)) } }")
        }
        return [
            row("LinearGradient", "linearGradient", "startPoint: UnitPoint, endPoint: UnitPoint", "startPoint: startPoint, endPoint: endPoint"),
            row(
                "RadialGradient", "radialGradient", "center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat",
                "center: center, startRadius: startRadius, endRadius: endRadius"),
            row(
                "AngularGradient", "angularGradient", "center: UnitPoint, startAngle: Angle, endAngle: Angle",
                "center: center, startAngle: startAngle, endAngle: endAngle"),
            row("AngularGradient", "conicGradient", "center: UnitPoint, angle: Angle = .zero", "center: center, angle: angle"),
        ]
    }

    /// The initializers of each style for one way to give the colors.
    private static func initializers(_ colors: String) -> [Declaration] {
        return [
            Declaration("extension LinearGradient { public init(\(colors), startPoint: UnitPoint, endPoint: UnitPoint) }") { call in
                let gradient = call.nextGradient()
                let from: UnitPoint = call.next()
                let to: UnitPoint = call.next()
                let kind = UnitPaint.Kind.linear(gradient, from: from, to: to)
                return .native(GradientValue("LinearGradient", gradient, kind: kind, range: call.range))
            },
            Declaration(
                "extension RadialGradient { public init(\(colors), center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) }"
            ) { call in
                let gradient = call.nextGradient()
                let center: UnitPoint = call.next()
                let start: Double = call.next()
                let kind = UnitPaint.Kind.radial(gradient, center: center, startRadius: start, endRadius: call.next())
                return .native(GradientValue("RadialGradient", gradient, kind: kind, range: call.range))
            },
            Declaration(
                "extension EllipticalGradient { public init(\(colors), center: UnitPoint = .center, "
                    + "startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) }"
            ) { call in
                let gradient = call.nextGradient()
                let center: UnitPoint = call.next()
                let start: Double = call.next()
                let kind = UnitPaint.Kind.elliptical(gradient, center: center, start: start, end: call.next())
                return .native(GradientValue("EllipticalGradient", gradient, kind: kind, range: call.range))
            },
            Declaration(
                "extension AngularGradient { public init(\(colors), center: UnitPoint, startAngle: Angle, endAngle: Angle) }"
            ) { call in
                let gradient = call.nextGradient()
                let center: UnitPoint = call.next()
                let start = call.nextRadians()
                let kind = UnitPaint.Kind.angular(gradient, center: center, start: start, end: call.nextRadians())
                return .native(GradientValue("AngularGradient", gradient, kind: kind, range: call.range))
            },
            Declaration("extension AngularGradient { public init(\(colors), center: UnitPoint, angle: Angle = .zero) }") { call in
                let gradient = call.nextGradient()
                let center: UnitPoint = call.next()
                let start = call.nextRadians()
                let kind = UnitPaint.Kind.angular(gradient, center: center, start: start, end: start + 2 * Double.pi)
                return .native(GradientValue("AngularGradient", gradient, kind: kind, range: call.range))
            },
        ]
    }
}
