public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    var animatableData: Self.AnimatableData { get set }
}

public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

public struct EmptyAnimatableData: VectorArithmetic {
    public init() {}
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { true }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self = self * rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self = self * Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self = self * CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

public struct AnimatablePair<First, Second>: VectorArithmetic
where First: VectorArithmetic, Second: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

    public static var zero: AnimatablePair<First, Second> {
        AnimatablePair(First.zero, Second.zero)
    }

    public static func + (
        lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
    ) -> AnimatablePair<First, Second> {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
    }

    public static func - (
        lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
    ) -> AnimatablePair<First, Second> {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
    }

    public static func == (
        a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>
    ) -> Bool { a.first == b.first && a.second == b.second }
}

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

public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations: Bool

    public init() {
        self.animation = nil
        self.disablesAnimations = false
    }

    public init(animation: Animation?) {
        self.animation = animation
        self.disablesAnimations = false
    }
}

@available(iOS 17.0, *)
public protocol TransactionKey<Value> {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Transaction {
    public var isContinuous: Bool {
        get { false }
        set {}
    }

    @available(iOS 17.0, *)
    public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
        get { K.defaultValue }
        set {}
    }
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

@native public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result

@available(iOS 17.0, *) public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

extension View {
    @native public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable
    @accepted public func animation(_ animation: Animation?) -> some View

    @available(iOS 17.0, *) public func animation<V>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View { body(PlaceholderContentView<Self>(content: AnyView(self))) }

    @available(iOS 17.0, *) public func transaction<V>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View { body(PlaceholderContentView<Self>(content: AnyView(self))) }

    @accepted public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
    @accepted @available(iOS 17.0, *) public func transaction<V>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View where V: Equatable
    @accepted public func transition(_ t: AnyTransition) -> some View
    @accepted public func transition<T>(_ transition: T) -> some View where T: Transition
}

public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()

    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition()
    }

    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
    public static var symbolEffect: ContentTransition { ContentTransition() }

    public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default)
        -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect
    { ContentTransition() }

    init() {}
}

extension View {
    @accepted public func contentTransition(_ transition: ContentTransition) -> some View
}

public struct AnyTransition {
    init() {}
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static var slide: AnyTransition { AnyTransition() }
    public static var scale: AnyTransition { AnyTransition() }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition()
    }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition()
    }

    public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
        AnyTransition()
    }

    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
    @native @available(iOS 14.0, *) public func matchedGeometryEffect<ID>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View where ID: Hashable
}

@available(iOS 14.0, *)
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame = MatchedGeometryProperties(rawValue: 3)
}

extension View {
    @accepted public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
}
