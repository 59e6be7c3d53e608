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
            Declaration(accepting: "extension View { public func help(_ textKey: LocalizedStringKey) -> some View }"),
            Declaration(accepting: "extension View { public func help(_ text: Text) -> some View }"),
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
            Declaration(accepting: "extension View { public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable }"),
            Declaration(
                accepting:
                    """
                    extension View { public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, \
                    condition: @escaping (T, T) -> Bool) -> some View where T: Equatable }
                    """),
            Declaration(accepting: "extension View { public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View where T: Equatable }"),
            Declaration(accepting: "extension View { public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View where T: Equatable }"),
        ]
    }

    private static var pointers: [Declaration] {
        [
            constants("HoverEffect", ["automatic", "highlight", "lift"], of: "Hashable, Sendable"),
            Declaration(accepting: "extension View { public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View }"),
            Declaration(accepting: "extension View { public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View }"),
            Declaration(accepting: "extension View { public func defaultHoverEffect(_ effect: HoverEffect?) -> some View }"),
            Declaration(accepting: "extension View { public func hoverEffectDisabled(_ disabled: Bool = true) -> some View }"),
            Declaration("@available(iOS 16.0, *) public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }"),
            Declaration(
                accepting:
                    """
                    extension View { public func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, \
                    perform action: @escaping (HoverPhase) -> Void) -> some View }
                    """),
            Declaration(
                accepting:
                    """
                    extension View { public func contextMenu<I, M>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, \
                    primaryAction: ((Set<I>) -> Void)? = nil) -> some View where I: Hashable, M: View }
                    """),
            constants("SpringLoadingBehavior", ["automatic", "enabled", "disabled"]),
            Declaration(accepting: "extension View { public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View }"),
        ]
    }

    private static var focus: [Declaration] {
        [
            Declaration(accepting: "extension View { public func focusSection() -> some View }"),
            Declaration(accepting: "extension View { public func focusScope(_ namespace: Namespace.ID) -> some View }"),
            Declaration(accepting: "extension View { public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View }"),
            Declaration(accepting: "extension View { public func focusEffectDisabled(_ disabled: Bool = true) -> some View }"),
        ]
    }

    private static var system: [Declaration] {
        [
            Declaration(accepting: "extension View { public func statusBarHidden(_ hidden: Bool = true) -> some View }"),
            Declaration(accepting: "extension View { public func statusBar(hidden: Bool) -> some View }"),
            Declaration(accepting: "extension View { public func persistentSystemOverlays(_ visibility: Visibility) -> some View }"),
            Declaration(accepting: "extension View { public func defersSystemGestures(on edges: Edge.Set) -> some View }"),
            Declaration(accepting: "extension View { public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View }"),
            Declaration(accepting: "extension View { public func invalidatableContent(_ invalidatable: Bool = true) -> some View }"),
            Declaration(accepting: "extension View { public func contentCaptureProtected(_ isActive: Bool = true) -> some View }"),
            Declaration(accepting: "extension View { public func allowsWindowActivationEvents(_ value: Bool?) -> some View }"),
        ]
    }
}
