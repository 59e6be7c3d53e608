import Interpreter
import Syntax

/// What answers a key, a pointer or a hand: a still picture shows none of it, and the views stay as they are.
enum FeedbackRows {
    static var rows: [Declaration] { shapes + keyboard + sensory + symbols + pointers + focus + system }

    /// Values that differ in nothing that a picture shows.
    private static func constants(_ type: String, _ names: [String], of conformances: String = "Sendable") -> Declaration {
        var text = "public struct \(type): \(conformances) {\n    init() {}\n"
        for name in names { text += "    public static var \(name): \(type) { \(type)() }\n" }
        return Declaration(text + "}")
    }

    private static func options(_ type: String, _ raw: String, _ names: [String]) -> Declaration {
        var text = "public struct \(type): OptionSet, Sendable {\n    public let rawValue: \(raw)\n"
        text += "    public init(rawValue: \(raw)) { self.rawValue = rawValue }\n"
        for (bit, name) in names.enumerated() {
            text += "    public static let \(name) = \(type)(rawValue: \(1 << bit))\n"
        }
        return Declaration(text + "}")
    }

    private static var shapes: [Declaration] {
        [
            options(
                "ContentShapeKinds", "Int",
                ["interaction", "dragPreview", "contextMenuPreview", "hoverEffect", "focusEffect", "accessibility"]),
            .accepted("help(_ textKey: LocalizedStringKey)"),
            .accepted("help(_ text: Text)"),
            Declaration(
                accepting: "extension View { @available(iOS 14.0, *) @_disfavoredOverload public func help<S>(_ text: S) -> some View where S: StringProtocol }"),
        ]
    }

    private static var keyboard: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 14.0, *)
                public struct KeyEquivalent: Hashable, Sendable, ExpressibleByStringLiteral {
                    public var character: Character
                    public init(_ character: Character) { self.character = character }
                    public init(stringLiteral value: String) { self.character = Character(value) }
                    public static let upArrow = KeyEquivalent("\\u{F700}")
                    public static let downArrow = KeyEquivalent("\\u{F701}")
                    public static let leftArrow = KeyEquivalent("\\u{F702}")
                    public static let rightArrow = KeyEquivalent("\\u{F703}")
                    public static let escape = KeyEquivalent("\\u{1B}")
                    public static let delete = KeyEquivalent("\\u{8}")
                    public static let deleteForward = KeyEquivalent("\\u{F728}")
                    public static let home = KeyEquivalent("\\u{F729}")
                    public static let end = KeyEquivalent("\\u{F72B}")
                    public static let pageUp = KeyEquivalent("\\u{F72C}")
                    public static let pageDown = KeyEquivalent("\\u{F72D}")
                    public static let clear = KeyEquivalent("\\u{F739}")
                    public static let tab = KeyEquivalent("\\t")
                    public static let space = KeyEquivalent(" ")
                    public static let `return` = KeyEquivalent("\\r")
                }
                """),
            options("EventModifiers", "Int", ["capsLock", "shift", "control", "option", "command", "numericPad"]),
            Declaration("extension EventModifiers { public static let all = EventModifiers(rawValue: 63) }"),
            Declaration(
                """
                @available(iOS 14.0, *)
                public struct KeyboardShortcut: Hashable, Sendable {
                    public struct Localization: Hashable, Sendable {
                        init() {}
                        public static let automatic = Localization()
                        public static let withoutMirroring = Localization()
                        public static let custom = Localization()
                    }
                    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
                    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
                    public var key: KeyEquivalent
                    public var modifiers: EventModifiers
                    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
                        self.key = key
                        self.modifiers = modifiers
                    }
                    public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
                        a.key == b.key && a.modifiers.rawValue == b.modifiers.rawValue
                    }
                    public func hash(into hasher: inout Hasher) {
                        hasher.combine(key)
                        hasher.combine(modifiers.rawValue)
                    }
                }
                """),
            .accepted("keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)"),
            .accepted("keyboardShortcut(_ shortcut: KeyboardShortcut)"),
            .accepted("keyboardShortcut(_ shortcut: KeyboardShortcut?)"),
            .accepted(
                "keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization)"),
            Declaration(
                """
                @available(iOS 17.0, *)
                public struct KeyPress: Sendable {
                    public enum Result: Sendable { case handled, ignored }
                    public struct Phases: OptionSet, Sendable {
                        public let rawValue: Int
                        public init(rawValue: Int) { self.rawValue = rawValue }
                        public static let down = Phases(rawValue: 1)
                        public static let `repeat` = Phases(rawValue: 2)
                        public static let up = Phases(rawValue: 4)
                        public static let all = Phases(rawValue: 7)
                    }
                    public let phase: Phases
                    public let key: KeyEquivalent
                    public let characters: String
                    public let modifiers: EventModifiers
                }
                """),
            .accepted("onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)"),
            .accepted(
                "onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result)"),
            .accepted(
                "onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result)"),
        ]
    }

    private static var sensory: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 17.0, *)
                public struct SensoryFeedback: Equatable, Sendable {
                    init() {}
                    public struct Weight: Equatable, Sendable {
                        init() {}
                        public static let light = Weight()
                        public static let medium = Weight()
                        public static let heavy = Weight()
                    }
                    public struct Flexibility: Equatable, Sendable {
                        init() {}
                        public static let rigid = Flexibility()
                        public static let solid = Flexibility()
                        public static let soft = Flexibility()
                    }
                    public static let start = SensoryFeedback()
                    public static let stop = SensoryFeedback()
                    public static let alignment = SensoryFeedback()
                    public static let decrease = SensoryFeedback()
                    public static let increase = SensoryFeedback()
                    public static let levelChange = SensoryFeedback()
                    public static let selection = SensoryFeedback()
                    public static let success = SensoryFeedback()
                    public static let warning = SensoryFeedback()
                    public static let error = SensoryFeedback()
                    public static let impact = SensoryFeedback()
                    public static let pathComplete = SensoryFeedback()
                    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
                        SensoryFeedback()
                    }
                    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
                        SensoryFeedback()
                    }
                }
                """),
            .accepted("sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T)", where: "T: Equatable"),
            .accepted(
                "sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool)",
                where: "T: Equatable"),
            .accepted("sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?)", where: "T: Equatable"),
            .accepted(
                "sensoryFeedback<T>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?)", where: "T: Equatable"),
        ]
    }

    /// The effects of the Symbols framework, still.
    private static var symbols: [Declaration] {
        let effects: [(name: String, type: String, kinds: String)] = [
            ("bounce", "BounceSymbolEffect", "DiscreteSymbolEffect, IndefiniteSymbolEffect"),
            ("pulse", "PulseSymbolEffect", "DiscreteSymbolEffect, IndefiniteSymbolEffect"),
            ("variableColor", "VariableColorSymbolEffect", "DiscreteSymbolEffect, IndefiniteSymbolEffect"),
            ("scale", "ScaleSymbolEffect", "IndefiniteSymbolEffect"),
            ("appear", "AppearSymbolEffect", "IndefiniteSymbolEffect, TransitionSymbolEffect"),
            ("disappear", "DisappearSymbolEffect", "IndefiniteSymbolEffect, TransitionSymbolEffect"),
            ("wiggle", "WiggleSymbolEffect", "DiscreteSymbolEffect, IndefiniteSymbolEffect"),
            ("breathe", "BreatheSymbolEffect", "DiscreteSymbolEffect, IndefiniteSymbolEffect"),
            ("rotate", "RotateSymbolEffect", "DiscreteSymbolEffect, IndefiniteSymbolEffect"),
        ]
        var rows = [
            Declaration("public protocol SymbolEffect {}"), Declaration("public protocol DiscreteSymbolEffect {}"),
            Declaration("public protocol IndefiniteSymbolEffect {}"),
            Declaration("public protocol TransitionSymbolEffect {}"),
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
            .accepted(
                "symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true)",
                where: "T: IndefiniteSymbolEffect, T: SymbolEffect"),
            .accepted(
                "symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U)",
                where: "T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable"),
            .accepted("symbolEffectsRemoved(_ isEnabled: Bool = true)"),
        ]
    }

    private static var pointers: [Declaration] {
        [
            constants("HoverEffect", ["automatic", "highlight", "lift"], of: "Hashable, Sendable"),
            .accepted("hoverEffect(_ effect: HoverEffect = .automatic)"),
            .accepted("hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)"),
            .accepted("defaultHoverEffect(_ effect: HoverEffect?)"),
            .accepted("hoverEffectDisabled(_ disabled: Bool = true)"),
            Declaration("@available(iOS 16.0, *) public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }"),
            .accepted(
                "onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void)"
            ),
            .accepted(
                "contextMenu<I, M>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil)",
                where: "I: Hashable, M: View"),
            constants("SpringLoadingBehavior", ["automatic", "enabled", "disabled"]),
            .accepted("springLoadingBehavior(_ behavior: SpringLoadingBehavior)"),
        ]
    }

    private static var focus: [Declaration] {
        [
            .accepted("focusSection()"),
            .accepted("focusScope(_ namespace: Namespace.ID)"),
            .accepted("prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)"),
            .accepted("focusEffectDisabled(_ disabled: Bool = true)"),
        ]
    }

    private static var system: [Declaration] {
        [
            .accepted("statusBarHidden(_ hidden: Bool = true)"),
            .accepted("statusBar(hidden: Bool)"),
            .accepted("persistentSystemOverlays(_ visibility: Visibility)"),
            .accepted("defersSystemGestures(on edges: Edge.Set)"),
            .accepted("handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)"),
            .accepted("invalidatableContent(_ invalidatable: Bool = true)"),
            .accepted("contentCaptureProtected(_ isActive: Bool = true)"),
            .accepted("allowsWindowActivationEvents(_ value: Bool?)"),
        ]
    }
}
