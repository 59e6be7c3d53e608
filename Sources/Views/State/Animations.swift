import Graphics
import Interpreter
import Layout
import Syntax

/// Animations and transitions: a still picture shows what they end in.
enum AnimationRows {
    static var rows: [Declaration] { types + functions + modifiers + AnyTransitionRows.rows }

    private static var types: [Declaration] {
        [
            Declaration(
                """
                public protocol Animatable {
                    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
                    var animatableData: Self.AnimatableData { get set }
                }
                """),
            Declaration("public protocol VectorArithmetic: AdditiveArithmetic { mutating func scale(by rhs: Double); var magnitudeSquared: Double { get } }"),
            Declaration("public struct EmptyAnimatableData: VectorArithmetic { public init() {}; public mutating func scale(by rhs: Double) {}; public var magnitudeSquared: Double { 0 }; public static var zero: EmptyAnimatableData { EmptyAnimatableData() }; public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }; public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }; public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { true } }"),
            Declaration("extension Animatable where AnimatableData == EmptyAnimatableData { public var animatableData: EmptyAnimatableData { get { EmptyAnimatableData() } set {} } }"),
            Declaration("extension Double: VectorArithmetic { public mutating func scale(by rhs: Double) { self = self * rhs }; public var magnitudeSquared: Double { self * self } }"),
            Declaration("extension Float: VectorArithmetic { public mutating func scale(by rhs: Double) { self = self * Float(rhs) }; public var magnitudeSquared: Double { Double(self * self) } }"),
            Declaration("extension CGFloat: VectorArithmetic { public mutating func scale(by rhs: Double) { self = self * CGFloat(rhs) }; public var magnitudeSquared: Double { Double(self * self) } }"),
            Declaration(
                """
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
                """),
            Declaration(
                """
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
                """),
            Declaration(
                """
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
                """),
        ]
    }

    private static var functions: [Declaration] {
        [
            Declaration(
                "public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result"
            ) { call in
                GraphRecord.note(call.nextValue(), call.evaluator)
                return call.evaluator.call(call.nextValue(), [])
            },
            Declaration(
                """
                public func withAnimation<Result>(
                    _ animation: Animation? = .default,
                    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
                    _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result
                """
            ) { call in
                GraphRecord.note(call.nextValue(), call.evaluator)
                _ = call.nextValue()
                let result = call.evaluator.call(call.nextValue(), [])
                call.evaluator.call(call.nextValue(), [])
                return result
            },
            Declaration(
                """
                public struct AnimationCompletionCriteria: Hashable, Sendable {
                    public static let logicallyComplete = AnimationCompletionCriteria()
                    public static let removed = AnimationCompletionCriteria()
                    init() {}
                }
                """),
            Declaration(
                "public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result"
            ) { call in
                if let animation = call.nextValue().fields.first { GraphRecord.note(animation, call.evaluator) }
                return call.evaluator.call(call.nextValue(), [])
            },
        ]
    }

    private static var modifiers: [Declaration] {
        [
            Declaration("extension View { public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable }") { call in
                let animation = call.nextValue(), value = call.nextValue()
                return call.remembering("animation") { memory, nodes, context in
                    if let last = memory.value, !context.evaluator.areEqual(last, value) {
                        GraphRecord.note(animation, context.evaluator)
                    }
                    memory.value = value
                    return nodes
                }
            },
            Declaration(accepting: "extension View { public func animation(_ animation: Animation?) -> some View }"),
            Declaration("extension View { @available(iOS 17.0, *) public func animation<V>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V: View { body(PlaceholderContentView<Self>(content: AnyView(self))) } }"),
            Declaration("extension View { @available(iOS 17.0, *) public func transaction<V>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V: View { body(PlaceholderContentView<Self>(content: AnyView(self))) } }"),
            Declaration(accepting: "extension View { public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View }"),
            Declaration(accepting: "extension View { public func transition(_ t: AnyTransition) -> some View }"),
            Declaration(accepting: "extension View { public func transition<T>(_ transition: T) -> some View where T: Transition }"),
            Declaration(
                """
                public struct ContentTransition: Equatable, Sendable {
                    public static let identity = ContentTransition()
                    public static let opacity = ContentTransition()
                    public static let interpolate = ContentTransition()
                    public static func numericText(countsDown: Bool = false) -> ContentTransition {
                        ContentTransition()
                    }
                    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
                    public static var symbolEffect: ContentTransition { ContentTransition() }
                    public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect { ContentTransition() }
                    init() {}
                }
                """),
            Declaration(accepting: "extension View { public func contentTransition(_ transition: ContentTransition) -> some View }"),
        ]
    }
}
