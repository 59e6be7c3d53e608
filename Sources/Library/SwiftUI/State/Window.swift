@available(iOS 14.0, *) public struct DocumentGroup<Document, Content>: Scene where Content: View {}

public struct FileDocumentConfiguration<Document> where Document: FileDocument {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

extension DocumentGroup where Document: FileDocument {
    @native public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content)
}

public protocol WindowStyle {}

extension Scene {
    @accepted public func windowStyle<S>(_ style: S) -> some Scene where S: WindowStyle
}

public struct DefaultWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

public struct PlainWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == PlainWindowStyle {
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

public struct TitleBarWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

public protocol WindowToolbarStyle {}

extension Scene {
    @accepted public func windowToolbarStyle<S>(_ style: S) -> some Scene where S: WindowToolbarStyle
}

public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init() {} }

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init() {} }

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
}

public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

public protocol MenuBarExtraStyle {}

extension Scene {
    @accepted public func menuBarExtraStyle<S>(_ style: S) -> some Scene where S: MenuBarExtraStyle
}

public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

public struct SceneLaunchBehavior: Sendable {
    init() {}
    public static let automatic = SceneLaunchBehavior()
    public static let presented = SceneLaunchBehavior()
    public static let suppressed = SceneLaunchBehavior()
}

public struct SceneRestorationBehavior: Sendable {
    init() {}
    public static let automatic = SceneRestorationBehavior()
    public static let disabled = SceneRestorationBehavior()
}

public struct WindowLevel: Sendable {
    init() {}
    public static let automatic = WindowLevel()
    public static let normal = WindowLevel()
    public static let desktop = WindowLevel()
    public static let floating = WindowLevel()
}

extension Scene {
    @accepted public func defaultPosition(_ position: UnitPoint) -> some Scene
    @accepted public func defaultSize(_ size: CGSize) -> some Scene
    @accepted public func commandsRemoved() -> some Scene

    @accepted public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
        -> some Scene

    @accepted public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene
    @accepted public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene
    @accepted public func windowLevel(_ level: WindowLevel) -> some Scene
    @accepted public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene
    @accepted public func commandsReplaced<Content>(@CommandsBuilder content: () -> Content) -> some Scene
    @accepted public func defaultAppStorage(_ store: UserDefaults) -> some Scene
}

@available(iOS 16.0, *) public struct OpenWindowAction {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D>(value: D) where D: Codable, D: Hashable {}
    public func callAsFunction<D>(id: String, value: D) where D: Codable, D: Hashable {}
}

@available(iOS 17.0, *) public struct DismissWindowAction {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D>(value: D) where D: Codable, D: Hashable {}
    public func callAsFunction<D>(id: String, value: D) where D: Codable, D: Hashable {}
}

@available(iOS 16.0, *) public struct RequestReviewAction { @MainActor public func callAsFunction() {} }

public struct OpenSettingsAction { public func callAsFunction() {} }

public struct ResetFocusAction { public func callAsFunction(in namespace: Namespace.ID) {} }

public struct RenameAction { public func callAsFunction() {} }

extension EnvironmentValues {
    @native public var openWindow: OpenWindowAction { get set }
    @native public var dismissWindow: DismissWindowAction { get set }
    @native public var requestReview: RequestReviewAction { get set }
    @native public var resetFocus: ResetFocusAction { get set }
    @native public var openSettings: OpenSettingsAction { get set }
    @native public var appearsActive: Bool { get set }
    @native public var rename: RenameAction? { get set }
}
