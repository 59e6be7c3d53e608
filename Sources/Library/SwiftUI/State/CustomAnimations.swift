@available(iOS 17.0, *) public protocol CustomAnimation: Hashable, Sendable {
    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    where V: VectorArithmetic

    func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    where V: VectorArithmetic

    func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>)
        -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
    public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    where V: VectorArithmetic { nil }

    public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic { false }
}

@available(iOS 17.0, *) public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

@available(iOS 17.0, *) public struct AnimationState<Value> where Value: VectorArithmetic {
    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
        get { K.defaultValue }
        set {}
    }
}

@available(iOS 17.0, *) public struct AnimationContext<Value> where Value: VectorArithmetic {
    public var state: AnimationState<Value> = AnimationState()
    public var isLogicallyComplete: Bool = false
    public var environment: EnvironmentValues { EnvironmentValues() }
    init() {}
}

extension Animation {
    @available(iOS 17.0, *) public init<A>(_ base: A) where A: CustomAnimation { self = .default }
}

extension VectorArithmetic {
    public func scaled(by rhs: Double) -> Self {
        var scaled = self
        scaled.scale(by: rhs)
        return scaled
    }

    public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }

    public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

/// What `@Animatable` leaves out of the animation; a change that has come to its end is the same without.
@available(iOS 26.0, *) @propertyWrapper public struct AnimatableIgnored<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
