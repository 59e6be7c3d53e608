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
