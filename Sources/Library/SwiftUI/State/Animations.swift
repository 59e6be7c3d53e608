public struct Animation: Hashable, Sendable {
    let duration: Double
    let curve: Int
    let wait: Double

    init(seconds duration: Double, curve: Int = 0, wait: Double = 0) {
        self.duration = duration
        self.curve = curve
        self.wait = wait
    }

    public static let `default` = Animation(seconds: 0.5, curve: 4)
    public static var linear: Animation { Animation(seconds: 0.35, curve: 1) }
    public static var easeIn: Animation { Animation(seconds: 0.35, curve: 2) }
    public static var easeOut: Animation { Animation(seconds: 0.35, curve: 3) }
    public static var easeInOut: Animation { Animation(seconds: 0.35) }
    public static var spring: Animation { Animation(seconds: 0.5, curve: 4) }
    public static var bouncy: Animation { Animation(seconds: 0.5, curve: 5) }
    public static var smooth: Animation { Animation(seconds: 0.5, curve: 4) }
    public static var snappy: Animation { Animation(seconds: 0.5, curve: 4) }
    public static var interactiveSpring: Animation { Animation(seconds: 0.15, curve: 4) }
    public static var interpolatingSpring: Animation { Animation(seconds: 0.5, curve: 4) }
    public static func linear(duration: Double) -> Animation { Animation(seconds: duration, curve: 1) }
    public static func easeIn(duration: Double) -> Animation { Animation(seconds: duration, curve: 2) }
    public static func easeOut(duration: Double) -> Animation { Animation(seconds: duration, curve: 3) }
    public static func easeInOut(duration: Double) -> Animation { Animation(seconds: duration) }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation { Animation(seconds: duration) }

    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation(seconds: response, curve: dampingFraction < 0.75 ? 5 : 4) }

    public static func spring(
        duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation { Animation(seconds: duration, curve: bounce > 0.1 ? 5 : 4) }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(seconds: spring.duration, curve: spring.bounce > 0.1 ? 5 : 4)
    }

    @available(iOS 17.0, *)
    public static func interactiveSpring(
        duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(seconds: duration, curve: 4) }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { Animation(seconds: response, curve: 4) }

    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation { Animation(seconds: 0.5, curve: 5) }

    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation { Animation(seconds: duration, curve: bounce > 0.1 ? 5 : 4) }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(seconds: spring.duration, curve: spring.bounce > 0.1 ? 5 : 4)
    }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation(seconds: duration, curve: 5)
    }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation(seconds: duration, curve: 4)
    }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation(seconds: duration, curve: 4)
    }

    public func delay(_ delay: Double) -> Animation {
        Animation(seconds: duration, curve: curve, wait: wait + delay)
    }

    public func speed(_ speed: Double) -> Animation {
        Animation(seconds: duration / speed, curve: curve, wait: wait / speed)
    }

    public func logicallyComplete(after duration: Double) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

@native public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result)
    rethrows -> Result

@native public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result

public struct AnimationCompletionCriteria: Hashable, Sendable {
    public static let logicallyComplete = AnimationCompletionCriteria()
    public static let removed = AnimationCompletionCriteria()
    init() {}
}

extension View {
    @native public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable
    @accepted public func animation(_ animation: Animation?) -> some View

    @available(iOS 17.0, *) public func animation<V>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View { body(PlaceholderContentView<Self>(content: AnyView(self))) }
}
