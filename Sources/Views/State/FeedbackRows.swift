import Interpreter
import Syntax

/// What answers a key, a pointer or a hand: a still picture shows none of it, and the views stay as they are.
enum FeedbackRows {
    static var rows: [Declaration] { shapes + KeyboardRows.rows + sensory + SymbolEffectRows.rows + pointers + focus + system }

    /// Values that differ in nothing that a picture shows.
    private static func constants(_ type: String, _ names: [String], of conformances: String = "Sendable") -> Declaration {
        var text = "public struct \(type): \(conformances) {\n    init() {}\n"
        for name in names { text += "    public static var \(name): \(type) { \(type)() }\n" }
        return Declaration(text + "}")
    }

    static func options(_ type: String, _ raw: String, _ names: [String]) -> Declaration {
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
