@available(iOS 17.0, *)
public struct UnitCurve: Hashable, Sendable {
    let start: UnitPoint
    let end: UnitPoint
    public static let linear = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))
    public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
    public static let easeOut = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }

    /// The curve that leads back from progress to time.
    public var inverse: UnitCurve {
        UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
    }
}

@available(iOS 17.0, *)
public struct Spring: Hashable, Sendable {
    public let duration: TimeInterval
    public let bounce: Double
    public private(set) var mass: Double = 1

    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.duration = duration
        self.bounce = bounce
    }

    public init(response: Double, dampingRatio: Double) {
        self.duration = response
        self.bounce = 1 - dampingRatio
    }
    // A mass on a spring swings freely in 2π √(m/k), and is damped by c / (2 √(k m)) of what stops it at
    // once.

    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.duration = 2 * Double.pi * (mass / stiffness).squareRoot()
        self.bounce = ratio <= 1 ? 1 - ratio : allowOverDamping ? 1 / ratio - 1 : 0
        self.mass = mass
    }

    public var stiffness: Double { mass * (2 * Double.pi / duration) * (2 * Double.pi / duration) }
    public var damping: Double { mass * 4 * Double.pi * dampingRatio / duration }
    public var response: Double { duration }
    public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
    public static var smooth: Spring { Spring() }

    /// How far a swing from 0 to 1 has come, and what a unit of velocity at its start adds.
    private func swing(_ time: TimeInterval) -> (distance: Double, push: Double) {
        let (pace, ratio) = (2 * Double.pi / duration, dampingRatio)
        if ratio == 1 {
            let rest = exp(-pace * time)
            return (1 - rest * (1 + pace * time), rest * time)
        }
        let rest = exp(-ratio * pace * time)
        let own = pace * abs(1 - ratio * ratio).squareRoot()
        let even = ratio < 1 ? cos(own * time) : cosh(own * time)
        let odd = (ratio < 1 ? sin(own * time) : sinh(own * time)) / own
        return (1 - rest * (even + ratio * pace * odd), rest * odd)
    }

    public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
    where V: VectorArithmetic {
        let (distance, push) = swing(time)
        var (place, pushed) = (target, initialVelocity)
        place.scale(by: distance)
        pushed.scale(by: push)
        return place + pushed
    }
    public static var snappy: Spring { Spring(bounce: 0.15) }
    public static var bouncy: Spring { Spring(bounce: 0.3) }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
