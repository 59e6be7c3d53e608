import Interpreter
import Syntax

/// Windows, documents and the menu bar of an app: what says how they look is accepted, since a preview shows what stands
/// in one window.
enum WindowRows {
    static var rows: [Declaration] { scenes + styles + modifiers + actions }

    private static var scenes: [Declaration] {
        [
            Declaration("@available(iOS 14.0, *) public struct DocumentGroup<Document, Content>: Scene where Content: View {}"),
            Declaration("public struct FileDocumentConfiguration<Document> where Document: FileDocument { @Binding public var document: Document; public var fileURL: URL?; public var isEditable: Bool }"),
            Declaration(
                """
                extension DocumentGroup where Document: FileDocument { public init(newDocument: @autoclosure @escaping () -> Document, \
                @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content) }
                """
            ) { call in
                let evaluator = call.evaluator, making = call.nextValue(), editor = call.nextValue()
                return call.view("DocumentGroup") { context in
                    let document = context.ownState(.document, evaluator.call(making, []))
                    let configuration = evaluator.structure(
                        "FileDocumentConfiguration", [.native(document), .none, .bool(true)])
                    return context.child(.position(0)).nodes(of: evaluator.call(editor, [configuration]))
                }
            },
        ]
    }

    private static var styles: [Declaration] {
        constants("WindowStyle", [("DefaultWindowStyle", "automatic"), ("HiddenTitleBarWindowStyle", "hiddenTitleBar"), ("PlainWindowStyle", "plain"), ("TitleBarWindowStyle", "titleBar")])
            + constants("WindowToolbarStyle", [("DefaultWindowToolbarStyle", "automatic"), ("UnifiedWindowToolbarStyle", "unified"), ("UnifiedCompactWindowToolbarStyle", "unifiedCompact"), ("ExpandedWindowToolbarStyle", "expanded")])
            + constants("MenuBarExtraStyle", [("AutomaticMenuBarExtraStyle", "automatic"), ("PullDownMenuBarExtraStyle", "menu"), ("WindowMenuBarExtraStyle", "window")])
    }

    private static func constants(_ style: String, _ names: [(type: String, shorthand: String)]) -> [Declaration] {
        let modifier = (style.utf8.first.map { String(decoding: [$0 + 32], as: UTF8.self) } ?? "") + String(decoding: style.utf8.dropFirst(), as: UTF8.self)
        return [
            Declaration("public protocol \(style) {}"),
            Declaration(accepting: "extension Scene { public func \(modifier)<S>(_ style: S) -> some Scene where S: \(style) }"),
        ] + names.flatMap { type, shorthand in
            [
                Declaration("public struct \(type): \(style) { public init() {} }"),
                Declaration("extension \(style) where Self == \(type) { public static var \(shorthand): \(type) { \(type)() } }"),
            ]
        }
    }

    private static var modifiers: [Declaration] {
        [
            Declaration(
                """
                public struct SceneLaunchBehavior: Sendable { init() {}; public static let automatic = SceneLaunchBehavior(); \
                public static let presented = SceneLaunchBehavior(); public static let suppressed = SceneLaunchBehavior() }
                """),
            Declaration(
                """
                public struct SceneRestorationBehavior: Sendable { init() {}; public static let automatic = SceneRestorationBehavior(); \
                public static let disabled = SceneRestorationBehavior() }
                """),
            Declaration(
                """
                public struct WindowLevel: Sendable { init() {}; public static let automatic = WindowLevel(); public static let normal = WindowLevel(); \
                public static let desktop = WindowLevel(); public static let floating = WindowLevel() }
                """),
        ] + [
            "defaultPosition(_ position: UnitPoint)", "defaultSize(_ size: CGSize)", "commandsRemoved()",
            "keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)",
            "defaultLaunchBehavior(_ behavior: SceneLaunchBehavior)", "restorationBehavior(_ behavior: SceneRestorationBehavior)",
            "windowLevel(_ level: WindowLevel)", "handlesExternalEvents(matching conditions: Set<String>)",
            "commandsReplaced<Content>(@CommandsBuilder content: () -> Content)", "defaultAppStorage(_ store: UserDefaults)",
        ].map { Declaration(accepting: "extension Scene { public func \($0) -> some Scene }") }
    }

    /// What opens and closes windows; in a picture they do nothing.
    private static var actions: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 16.0, *) public struct OpenWindowAction { public func callAsFunction(id: String) {}; \
                public func callAsFunction<D>(value: D) where D: Codable, D: Hashable {}; \
                public func callAsFunction<D>(id: String, value: D) where D: Codable, D: Hashable {} }
                """),
            Declaration(
                """
                @available(iOS 17.0, *) public struct DismissWindowAction { public func callAsFunction() {}; public func callAsFunction(id: String) {}; \
                public func callAsFunction<D>(value: D) where D: Codable, D: Hashable {}; \
                public func callAsFunction<D>(id: String, value: D) where D: Codable, D: Hashable {} }
                """),
            Declaration("@available(iOS 16.0, *) public struct RequestReviewAction { @MainActor public func callAsFunction() {} }"),
            Declaration("public struct OpenSettingsAction { public func callAsFunction() {} }"),
            Declaration("public struct ResetFocusAction { public func callAsFunction(in namespace: Namespace.ID) {} }"),
            Declaration("public struct RenameAction { public func callAsFunction() {} }"),
            action("openWindow", "OpenWindowAction", 170), action("dismissWindow", "DismissWindowAction", 171),
            action("requestReview", "RequestReviewAction", 172), action("resetFocus", "ResetFocusAction", 176), action("openSettings", "OpenSettingsAction", 173),
            EnvironmentRows.value("appearsActive: Bool", EnvironmentValues.Key(174)) { _ in .bool(true) },
            EnvironmentRows.value("rename: RenameAction?", EnvironmentValues.Key(175)) { _ in .none },
        ]
    }

    private static func action(_ name: String, _ type: Name, _ key: Int) -> Declaration {
        EnvironmentRows.value("\(name): \(type)", EnvironmentValues.Key(key)) { $0.structure(type, []) }
    }
}
