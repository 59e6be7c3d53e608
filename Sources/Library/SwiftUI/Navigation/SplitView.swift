@available(iOS 16.0, *) public struct NavigationSplitView<Sidebar, Content, Detail>: View
where Sidebar: View, Content: View, Detail: View {}

extension NavigationSplitView where Content == EmptyView {
    @native public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
}

extension NavigationSplitView {
    @native public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail)
}

extension NavigationSplitView where Content == EmptyView {
    @native public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail)
}

extension NavigationSplitView {
    @native public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
}

extension NavigationSplitView where Content == EmptyView {
    @native public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail)
}

extension NavigationSplitView {
    @native public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
}

extension NavigationSplitView where Content == EmptyView {
    @native public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail)
}

extension NavigationSplitView {
    @native public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
}

public struct NavigationSplitViewVisibility: Equatable, Sendable {
    let index: Int
    public static let automatic = NavigationSplitViewVisibility(index: 0)
    public static let all = NavigationSplitViewVisibility(index: 1)
    public static let doubleColumn = NavigationSplitViewVisibility(index: 2)
    public static let detailOnly = NavigationSplitViewVisibility(index: 3)
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
    let index: Int
    public static let sidebar = NavigationSplitViewColumn(index: 0)
    public static let content = NavigationSplitViewColumn(index: 1)
    public static let detail = NavigationSplitViewColumn(index: 2)
}

extension View {
    @native @available(iOS 16.0, *) public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View

    @native public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View
}

@available(iOS 16.0, *) public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    let _index = 0
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    let _index = 1
    public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    let _index = 2
    public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    @native public func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle
}
