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
