import Interpreter
import Syntax

/// The effects of the Symbols framework, still.
enum SymbolEffectRows {
    static var rows: [Declaration] {
        let effects: [(name: String, type: String, kinds: String)] = [
            ("bounce", "BounceSymbolEffect", "DiscreteSymbolEffect, IndefiniteSymbolEffect"),
            ("pulse", "PulseSymbolEffect", "DiscreteSymbolEffect, IndefiniteSymbolEffect"),
            ("variableColor", "VariableColorSymbolEffect", "DiscreteSymbolEffect, IndefiniteSymbolEffect"),
            ("scale", "ScaleSymbolEffect", "IndefiniteSymbolEffect"),
            ("appear", "AppearSymbolEffect", "IndefiniteSymbolEffect, TransitionSymbolEffect"),
            ("disappear", "DisappearSymbolEffect", "IndefiniteSymbolEffect, TransitionSymbolEffect"),
            ("wiggle", "WiggleSymbolEffect", "DiscreteSymbolEffect, IndefiniteSymbolEffect"),
            ("breathe", "BreatheSymbolEffect", "DiscreteSymbolEffect, IndefiniteSymbolEffect"),
            ("replace", "ReplaceSymbolEffect", "ContentTransitionSymbolEffect"),
            ("automatic", "AutomaticSymbolEffect", "ContentTransitionSymbolEffect, TransitionSymbolEffect"),
            ("rotate", "RotateSymbolEffect", "DiscreteSymbolEffect, IndefiniteSymbolEffect"),
        ]
        var rows = [
            Declaration("public protocol SymbolEffect {}"), Declaration("public protocol DiscreteSymbolEffect {}"),
            Declaration("public protocol IndefiniteSymbolEffect {}"),
            Declaration("public protocol TransitionSymbolEffect {}"),
            Declaration("public protocol ContentTransitionSymbolEffect {}"),
        ]
        for effect in effects {
            rows.append(
                Declaration(
                    """
                    public struct \(effect.type): SymbolEffect, \(effect.kinds) {
                        init() {}
                        public var up: \(effect.type) { self }
                        public var down: \(effect.type) { self }
                        public var byLayer: \(effect.type) { self }
                        public var wholeSymbol: \(effect.type) { self }
                    }
                    """))
            rows.append(
                Declaration(
                    "extension SymbolEffect where Self == \(effect.type) { public static var \(effect.name): \(effect.type) { \(effect.type)() } }"
                ))
        }
        return rows + [
            Declaration("extension ReplaceSymbolEffect { public var downUp: ReplaceSymbolEffect { self }; public var upUp: ReplaceSymbolEffect { self }; public var offUp: ReplaceSymbolEffect { self } }"),
            Declaration(
                """
                extension VariableColorSymbolEffect {
                    public var iterative: VariableColorSymbolEffect { self }
                    public var cumulative: VariableColorSymbolEffect { self }
                    public var reversing: VariableColorSymbolEffect { self }
                    public var nonReversing: VariableColorSymbolEffect { self }
                    public var hideInactiveLayers: VariableColorSymbolEffect { self }
                    public var dimInactiveLayers: VariableColorSymbolEffect { self }
                }
                """),
            Declaration(
                """
                public struct SymbolEffectOptions: Sendable {
                    init() {}
                    public static let `default` = SymbolEffectOptions()
                    public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
                    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
                    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
                    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
                    public var repeating: SymbolEffectOptions { self }
                    public var nonRepeating: SymbolEffectOptions { self }
                    public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
                    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
                }
                """),
            Declaration(
                accepting:
                    """
                    extension View { public func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, \
                    isActive: Bool = true) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect }
                    """),
            Declaration(
                accepting:
                    """
                    extension View { public func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, \
                    value: U) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable }
                    """),
            Declaration(accepting: "extension View { public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View }"),
        ]
    }
}
