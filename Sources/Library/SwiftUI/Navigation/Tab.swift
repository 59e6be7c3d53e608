public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable {}

extension TabView where SelectionValue == Int, Content: View {
    @native @_disfavoredOverload public init(@ViewBuilder content: () -> Content)
}

extension TabView where Content: View {
    @native @_disfavoredOverload public init(
        selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
}

extension TabView where SelectionValue == Never {
    @native public init<C>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C: TabContent
}

extension TabView {
    @native public init<C>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent
}

public protocol TabContent<TabValue> { associatedtype TabValue: Hashable }

@available(iOS 18.0, *) public struct Tab<Value, Content, Label> {}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
}

public struct TabRole: Hashable, Sendable {
    let index: Int
    public static let search = TabRole(index: 1)
}

public struct DefaultTabLabel: View {}

extension Tab where Value == Never, Content: View, Label: View {
    @native public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}

extension Tab where Value: Hashable, Content: View, Label: View {
    @native public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label)
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    @native public init(role: TabRole? = nil, @ViewBuilder content: () -> Content)
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    @native public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    @native public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    where S: StringProtocol
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    @native public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content) where S: StringProtocol
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    @native public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    where S: StringProtocol
}

public struct TabSection<Header, Content, Footer, SelectionValue> {}

extension TabSection: TabContent where Header: View, SelectionValue: Hashable {
    public typealias TabValue = SelectionValue
}

extension TabSection
where Header == Text, Footer == EmptyView, Content: TabContent, SelectionValue == Content.TabValue {
    @native public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
}

extension ForEach: TabContent where Content: TabContent { public typealias TabValue = Content.TabValue }

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
    @native("where Content: TabContent")
    @_disfavoredOverload
    public init(
        _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content)
}

extension ForEach where Content: TabContent {
    @native("where Content: TabContent") @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content)
}

extension TabContent {
    @native public func badge(_ count: Int) -> some TabContent<TabValue>
    @native public func badge(_ label: Text?) -> some TabContent<TabValue>

    @native @_disfavoredOverload public func badge<S>(_ label: S?) -> some TabContent<TabValue>
    where S: StringProtocol

    @accepted public func customizationID(_ id: String) -> some TabContent<TabValue>

    @accepted public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue>

    @accepted public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue>
}

@available(iOS 18.0, *) public struct AdaptableTabBarPlacement: Hashable, Sendable {
    let index: Int
    public static let automatic = AdaptableTabBarPlacement(index: 0)
    public static let tabBar = AdaptableTabBarPlacement(index: 1)
    public static let sidebar = AdaptableTabBarPlacement(index: 2)
}

@available(iOS 18.0, *) public struct TabCustomizationBehavior: Sendable {
    let index: Int
    public static let automatic = TabCustomizationBehavior(index: 0)
    public static let reorderable = TabCustomizationBehavior(index: 1)
    public static let disabled = TabCustomizationBehavior(index: 2)
}

@available(iOS 18.0, *) public struct TabViewCustomization: Sendable { public init() {} }

extension View {
    @accepted public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View
}

extension AppStorage where Value == TabViewCustomization {
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue: TabViewCustomization(), key)
    }
}

extension TabContent {
    @native public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue>
}

@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {}

extension TabContentBuilder {
    public struct Content<C>: View where C: TabContent {}
}

public struct TabTuple<TabValue>: TabContent where TabValue: Hashable {}

extension TabContentBuilder {
    @native public static func buildExpression<C>(_ content: C) -> C
    where C: TabContent, TabValue == C.TabValue

    @native public static func buildBlock<C>(_ content: C) -> C where C: TabContent
    @native public static func buildIf<C>(_ content: C?) -> C? where C: TabContent
}

extension Optional: TabContent where Wrapped: TabContent { public typealias TabValue = Wrapped.TabValue }

extension TabContentBuilder {
    @native public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TabTuple<TabValue>
    where C0: TabContent, C1: TabContent

    @native public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> TabTuple<TabValue>
    where C0: TabContent, C1: TabContent, C2: TabContent

    @native public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TabTuple<
        TabValue
    > where C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent

    @native public static func buildBlock<C0, C1, C2, C3, C4>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> TabTuple<TabValue>
    where C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent

    @native public static func buildBlock<C0, C1, C2, C3, C4, C5>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> TabTuple<TabValue>
    where C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent
}

extension View {
    @native public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View

    @native @available(iOS 14.0, *) public func indexViewStyle<S>(_ style: S) -> some View
    where S: IndexViewStyle
}

extension View {
    @accepted public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
    init() {}
    public static let automatic = TabBarMinimizeBehavior()
    public static let onScrollDown = TabBarMinimizeBehavior()
    public static let onScrollUp = TabBarMinimizeBehavior()
    public static let never = TabBarMinimizeBehavior()
}

extension View {
    @native public func tabViewBottomAccessory<C>(@ViewBuilder content: () -> C) -> some View where C: View
}
