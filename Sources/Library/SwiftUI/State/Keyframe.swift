public struct PlaceholderContentView<Value>: View {
    let content: AnyView
    public var body: some View { content }
}

extension Double: Animatable {
    public var animatableData: Double {
        get { self }
        set { self = newValue }
    }
}

extension CGFloat: Animatable {
    public var animatableData: CGFloat {
        get { self }
        set { self = newValue }
    }
}

extension Angle: Animatable {
    public var animatableData: Double {
        get { radians }
        set { self = Angle(radians: newValue) }
    }
}

extension CGPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = CGPoint(x: newValue.first, y: newValue.second) }
    }
}

extension CGSize: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { self = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension UnitPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = UnitPoint(x: newValue.first, y: newValue.second) }
    }
}

@available(iOS 17.0, *)
public struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {
    let content: Content

    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.content = content(Array(phases)[0]) }

    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.content = content(Array(phases)[0]) }

    public var body: some View { content }
}

extension View {
    @available(iOS 17.0, *)
    public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable {
        content(PlaceholderContentView<Self>(content: AnyView(self)), Array(phases)[0])
    }

    @available(iOS 17.0, *)
    public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable {
        content(PlaceholderContentView<Self>(content: AnyView(self)), Array(phases)[0])
    }
}

@available(iOS 17.0, *) public protocol Keyframes<Value> { associatedtype Value }

@available(iOS 17.0, *) public protocol KeyframeTrackContent<Value> { associatedtype Value: Animatable }

@available(iOS 17.0, *)
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value == Content.Value, Content: KeyframeTrackContent {
}

extension KeyframeTrack {
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {}
}

extension KeyframeTrack where Root == Value {
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {}
}

@available(iOS 17.0, *)
public struct LinearKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

@available(iOS 17.0, *)
public struct CubicKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    }
}

@available(iOS 17.0, *)
public struct SpringKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {}
}

@available(iOS 17.0, *)
public struct MoveKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
    public init(_ to: Value) {}
}

@available(iOS 17.0, *) @resultBuilder public struct KeyframeTrackContentBuilder<Value>
where Value: Animatable {}

extension KeyframeTrackContentBuilder {
    public static func buildExpression<K>(_ expression: K) -> K
    where Value == K.Value, K: KeyframeTrackContent { expression }

    public static func buildPartialBlock<K>(first: K) -> K
    where Value == K.Value, K: KeyframeTrackContent { first }

    public static func buildPartialBlock<First, Next>(accumulated: First, next: Next) -> Next
    where Value == First.Value, Value == Next.Value, First: KeyframeTrackContent, Next: KeyframeTrackContent {
        next
    }
}

/// Keyframes that there are for one answer alone, or for each element.
struct _ChosenKeyframes<First, Second>: KeyframeTrackContent
where First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    typealias Value = First.Value
}

struct _RepeatedKeyframes<Each>: KeyframeTrackContent where Each: KeyframeTrackContent {
    typealias Value = Each.Value
}

extension KeyframeTrackContentBuilder {
    static func buildEither<First, Second>(first: First) -> _ChosenKeyframes<First, Second>
    where
        First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Value, Second.Value == Value
    { _ChosenKeyframes() }

    static func buildEither<First, Second>(second: Second) -> _ChosenKeyframes<First, Second>
    where
        First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Value, Second.Value == Value
    { _ChosenKeyframes() }

    static func buildArray<K>(_ components: [K]) -> _RepeatedKeyframes<K>
    where K: KeyframeTrackContent, K.Value == Value { _RepeatedKeyframes() }
}

@available(iOS 17.0, *) @resultBuilder public struct KeyframesBuilder<Value> {}

struct _ChosenTracks<First, Second>: Keyframes
where First: Keyframes, Second: Keyframes, First.Value == Second.Value {
    typealias Value = First.Value
}

struct _RepeatedTracks<Each>: Keyframes where Each: Keyframes { typealias Value = Each.Value }

extension KeyframesBuilder {
    static func buildEither<First, Second>(first: First) -> _ChosenTracks<First, Second>
    where First: Keyframes, Second: Keyframes, First.Value == Second.Value { _ChosenTracks() }

    static func buildEither<First, Second>(second: Second) -> _ChosenTracks<First, Second>
    where First: Keyframes, Second: Keyframes, First.Value == Second.Value { _ChosenTracks() }

    static func buildArray<K>(_ components: [K]) -> _RepeatedTracks<K> where K: Keyframes {
        _RepeatedTracks()
    }
}

extension KeyframesBuilder {
    public static func buildExpression<V, C>(_ expression: KeyframeTrack<Value, V, C>)
        -> KeyframeTrack<Value, V, C> where C: KeyframeTrackContent, V == C.Value
    { expression }

    public static func buildExpression<C>(_ expression: C)
        -> KeyframeTrack<Value, Value, C> where C: KeyframeTrackContent, Value == C.Value
    { KeyframeTrack { expression } }

    public static func buildPartialBlock<Content>(first: Content) -> Content
    where Content: Keyframes { first }

    public static func buildPartialBlock<First, Next>(accumulated: First, next: Next) -> Next
    where First: Keyframes, Next: Keyframes { next }
}

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

@available(iOS 17.0, *)
public struct KeyframeAnimator<Value, KeyframePath, Content>: View
where KeyframePath: Keyframes, Content: View {
    let content: Content

    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { self.content = content(initialValue) }

    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { self.content = content(initialValue) }

    public var body: some View { content }
}

extension View {
    @available(iOS 17.0, *)
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
    ) -> some View {
        content(PlaceholderContentView<Self>(content: AnyView(self)), initialValue)
    }

    @available(iOS 17.0, *)
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
    ) -> some View {
        content(PlaceholderContentView<Self>(content: AnyView(self)), initialValue)
    }
}
