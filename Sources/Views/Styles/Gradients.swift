import Graphics
import Interpreter
import Layout
import Syntax

/// `Gradient`, `AnyGradient` and the styles made of them.
final class GradientValue: StyleValue {
    let gradient: Gradient
    private let kind: UnitPaint.Kind

    /// A gradient by itself runs from top to bottom.
    init(_ name: StaticString, _ gradient: Gradient, kind: UnitPaint.Kind? = nil, range: SourceRange = .none)
    {
        self.gradient = gradient
        self.kind = kind ?? .linear(gradient, from: .top, to: .bottom)
        super.init(name, range)
    }

    override func paint(in context: ViewContext) -> UnitPaint {
        context.graph.pay(PictureCost.definition)
        return UnitPaint(kind)
    }
}

/// `Gradient.Stop`.
final class GradientStop: NativeValue {
    let stop: Gradient.Stop

    init(_ stop: Gradient.Stop) { self.stop = stop }
}

extension Gradient: ValueConvertible {
    public init(_ value: Value) { self = value.native(GradientValue.self)?.gradient ?? Gradient(stops: []) }
}

extension NativeCall {
    /// A gradient given as `gradient:`, `colors:` or `stops:`.
    func nextGradient() -> Gradient {
        let value = nextValue()
        guard case .array(let elements) = value else { return Gradient(value) }
        evaluator.charge(elements.count * 64)
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
        receiver = .native(
            GradientStop(Gradient.Stop(color: color ?? stop.color, location: location ?? stop.location)))
        return .void
    }
}

enum GradientRows {
    /// `Gradient` and the four gradients that are styles and views.
    static var rows: [Native] { types + initializers }

    private static var types: [Native] {
        [
            Native(
                "Gradient.stops",
                get: { .array((Gradient($0.receiver).stops).map { .native(GradientStop($0)) }) },
                set: { call in
                    call.receiver = .native(GradientValue("Gradient", call.nextGradient()))
                    return .void
                }),
            Native(
                "Gradient.Stop.color", get: { .native(ColorView($0.stop.color)) },
                set: { $0.setStop(color: $0.next()) }),
            Native(
                "Gradient.Stop.location", get: { .double($0.stop.location) },
                set: { $0.setStop(location: $0.next()) }),
            Native("Gradient.Stop.init(color:location:)") { call in
                let color: Color = call.next()
                return .native(GradientStop(Gradient.Stop(color: color, location: call.next())))
            },
            Native("Gradient.init(...)") { call in
                .native(GradientValue("Gradient", call.nextGradient(), range: call.range))
            },
            Native("Gradient.colorSpace(_:)") { call in call.receiver },
            Native("AnyGradient.init(_:)") { call in call.nextValue() },
            Native("AnyGradient.colorSpace(_:)") { call in call.receiver },
        ]
    }

    /// The colors come first: as a gradient, as colors or as stops.
    private static var initializers: [Native] {
        [
            gradient("LinearGradient") { call, gradient in
                .linear(gradient, from: call.next(), to: call.next())
            },
            gradient("RadialGradient") { call, gradient in
                .radial(gradient, center: call.next(), startRadius: call.next(), endRadius: call.next())
            },
            gradient("EllipticalGradient") { call, gradient in
                .elliptical(gradient, center: call.next(), start: call.next(), end: call.next())
            },
            gradient("AngularGradient") { call, gradient in
                let center: UnitPoint = call.next(), start = call.nextRadians()
                let isTurn = call.argument("angle") != nil
                let end = isTurn ? start + 2 * Double.pi : call.nextRadians()
                return .angular(gradient, center: center, start: start, end: end)
            },
        ]
    }

    private static func gradient(
        _ name: StaticString, _ kind: @escaping (NativeCall, Gradient) -> UnitPaint.Kind
    ) -> Native {
        Native("\(name).init(...)") { call in
            let gradient = call.nextGradient()
            return .native(GradientValue(name, gradient, kind: kind(call, gradient), range: call.range))
        }
    }
}
