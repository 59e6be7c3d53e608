@available(iOS 14.0, *) public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor var body: Self.Body { get }
}

@available(iOS 14.0, *) public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension CustomizableToolbarContent {
    @accepted public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent

    @accepted public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
        -> some CustomizableToolbarContent
}

@available(iOS 16.0, *) public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

@available(iOS 16.0, *) public struct ToolbarCustomizationBehavior: Sendable {
    let index: Int
    public static let `default` = ToolbarCustomizationBehavior(index: 0)
    public static let reorderable = ToolbarCustomizationBehavior(index: 1)
    public static let disabled = ToolbarCustomizationBehavior(index: 2)
}

@available(iOS 14.0, *) public struct ToolbarItemPlacement: Sendable {
    let index: Int
    public static let automatic = ToolbarItemPlacement(index: 0)
    public static let principal = ToolbarItemPlacement(index: 1)
    public static let navigation = ToolbarItemPlacement(index: 2)
    public static let primaryAction = ToolbarItemPlacement(index: 3)
    public static let secondaryAction = ToolbarItemPlacement(index: 4)
    public static let status = ToolbarItemPlacement(index: 5)
    public static let confirmationAction = ToolbarItemPlacement(index: 6)
    public static let cancellationAction = ToolbarItemPlacement(index: 7)
    public static let destructiveAction = ToolbarItemPlacement(index: 8)
    public static let topBarLeading = ToolbarItemPlacement(index: 9)
    public static let topBarTrailing = ToolbarItemPlacement(index: 10)
    public static let bottomBar = ToolbarItemPlacement(index: 11)
    public static let keyboard = ToolbarItemPlacement(index: 12)
    public static let largeTitle = ToolbarItemPlacement(index: 13)
    public static let title = ToolbarItemPlacement(index: 14)
    public static let subtitle = ToolbarItemPlacement(index: 15)
    public static let navigationBarLeading = ToolbarItemPlacement(index: 9)
    public static let navigationBarTrailing = ToolbarItemPlacement(index: 10)
    @available(iOS 27.0, *) public static let topBarPinnedTrailing = ToolbarItemPlacement(index: 10)
}

extension ToolbarContent {
    @accepted @available(iOS 27.0, *) public func visibilityPriority(
        _ priority: ToolbarItemVisibilityPriority
    ) -> some ToolbarContent
}

@available(iOS 27.0, *) public struct ToolbarItemVisibilityPriority: Equatable, Sendable {
    let level: Int
    init(level: Int) { self.level = level }
    public init(higherThan other: ToolbarItemVisibilityPriority) { level = other.level + 1 }
    public static let low = ToolbarItemVisibilityPriority(level: -2)
    public static let automatic = ToolbarItemVisibilityPriority(level: 0)
    public static let high = ToolbarItemVisibilityPriority(level: 2)
}

@available(iOS 14.0, *) public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {}

extension ToolbarItem where ID == () {
    @native public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}

extension ToolbarItem where ID == String {
    @native public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)

    @native public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content)
}

@available(iOS 14.0, *) public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    @native public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}

public struct ToolbarSpacer: ToolbarContent {
    @native public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)
}

public struct SpacerSizing: Hashable, Sendable {
    let index: Int
    public static let flexible = SpacerSizing(index: 0)
    public static let fixed = SpacerSizing(index: 1)
}

public struct ToolbarTitleMenu<Content>: ToolbarContent where Content: View {
    @native public init(@ViewBuilder content: () -> Content)
}

extension ToolbarContent {
    @native public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent
    @native public func hidden(_ hidden: Bool = true) -> some ToolbarContent
}

@available(iOS 26.0, *) public struct ToolbarDefaultItemKind: Sendable {
    init() {}
    public static let sidebarToggle = ToolbarDefaultItemKind()
    public static let title = ToolbarDefaultItemKind()
    public static let search = ToolbarDefaultItemKind()
}

@available(iOS 26.0, *) public struct DefaultToolbarItem: ToolbarContent {
    @native public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic)
}

@available(iOS 14.0, *) @resultBuilder public struct ToolbarContentBuilder {}

extension ToolbarContentBuilder {
    @native public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: ToolbarContent

    @native public static func buildBlock<Content>(_ content: Content) -> Content
    where Content: ToolbarContent

    @native public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

public struct ToolbarTuple: CustomizableToolbarContent {}

extension ToolbarContentBuilder {
    @native public static func buildEither<T, F>(first: T) -> _ToolbarConditional<T, F>
    where T: ToolbarContent, F: ToolbarContent

    @native public static func buildEither<T, F>(second: F) -> _ToolbarConditional<T, F>
    where T: ToolbarContent, F: ToolbarContent
}

public struct _ToolbarConditional<T, F>: ToolbarContent where T: ToolbarContent, F: ToolbarContent {}

extension ToolbarContentBuilder {
    @native public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> ToolbarTuple
    where C0: ToolbarContent, C1: ToolbarContent

    @native public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> ToolbarTuple
    where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent

    @native public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3)
        -> ToolbarTuple where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent

    @native public static func buildBlock<C0, C1, C2, C3, C4>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> ToolbarTuple
    where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent

    @native public static func buildBlock<C0, C1, C2, C3, C4, C5>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> ToolbarTuple
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent

    @native public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> ToolbarTuple
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent

    @native public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> ToolbarTuple
    where
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent
}

@available(iOS 16.0, *) public struct ToolbarPlacement: Sendable {
    let index: Int
    public static let automatic = ToolbarPlacement(index: 0)
    public static let navigationBar = ToolbarPlacement(index: 1)
    public static let bottomBar = ToolbarPlacement(index: 2)
    public static let tabBar = ToolbarPlacement(index: 3)
    public static let windowToolbar = ToolbarPlacement(index: 4)
}

public struct ToolbarTitleDisplayMode {
    let index: Int
    public static let automatic = ToolbarTitleDisplayMode(index: 0)
    public static let inline = ToolbarTitleDisplayMode(index: 1)
    public static let large = ToolbarTitleDisplayMode(index: 2)
    public static let inlineLarge = ToolbarTitleDisplayMode(index: 3)
}

@available(iOS 16.0, *) public struct ToolbarRole: Sendable {
    let index: Int
    public static let automatic = ToolbarRole(index: 0)
    public static let navigationStack = ToolbarRole(index: 1)
    public static let browser = ToolbarRole(index: 2)
    public static let editor = ToolbarRole(index: 3)
}

@available(iOS 15.0, *) public struct SearchFieldPlacement: Sendable {
    let index: Int
    public static let automatic = SearchFieldPlacement(index: 0)
    public static let toolbar = SearchFieldPlacement(index: 1)
    public static let sidebar = SearchFieldPlacement(index: 2)
    public static let navigationBarDrawer = SearchFieldPlacement(index: 3)

    public static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode)
        -> SearchFieldPlacement
    { SearchFieldPlacement(index: 3) }

    public struct NavigationBarDrawerDisplayMode: Sendable {
        init() {}
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

@available(iOS 16.4, *) public struct SearchScopeActivation {
    init() {}
    public static var automatic: SearchScopeActivation { SearchScopeActivation() }
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

public struct SearchToolbarBehavior: Hashable, Sendable {
    let index: Int
    public static let automatic = SearchToolbarBehavior(index: 0)
    public static let minimize = SearchToolbarBehavior(index: 1)
}

/// Actions behind one button: those that `secondaryAction` places there too.
@available(iOS 27.0, *) public struct ToolbarOverflowMenu<Content>: ToolbarContent where Content: View {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some ToolbarContent {
        ToolbarItemGroup(placement: .secondaryAction) { content }
    }
}

@available(iOS 27.0, *) public struct ToolbarMinimizeBehavior: Hashable, Sendable {
    let index: Int
    public static let automatic = ToolbarMinimizeBehavior(index: 0)
    public static let onScrollDown = ToolbarMinimizeBehavior(index: 1)
    public static let never = ToolbarMinimizeBehavior(index: 2)
}

extension View {
    /// A picture is of bars before anybody scrolls.
    @accepted @available(iOS 27.0, *) public func toolbarMinimizeBehavior(
        _ behavior: ToolbarMinimizeBehavior, for bars: ToolbarPlacement...
    ) -> some View

    @accepted @available(iOS 27.0, *) public func swipeActionsContainer() -> some View
}
