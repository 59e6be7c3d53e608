import Interpreter
import Syntax

/// Shortcuts and key presses.
enum KeyboardRows {
    static var rows: [Declaration] {
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
            FeedbackRows.options("EventModifiers", "Int", ["capsLock", "shift", "control", "option", "command", "numericPad"]),
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
            Declaration(accepting: "extension View { public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View }"),
            Declaration(accepting: "extension View { public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View }"),
            Declaration(accepting: "extension View { public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View }"),
            Declaration(
                accepting:
                    """
                    extension View { public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, \
                    localization: KeyboardShortcut.Localization) -> some View }
                    """),
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
            Declaration(accepting: "extension View { public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View }"),
            Declaration(
                accepting: "extension View { public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View }"),
            Declaration(accepting: "extension View { public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View }"),
        ]
    }
}
