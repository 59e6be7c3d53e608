import Graphics
import Interpreter
import Layout
import Syntax

/// `TabView` with its tabs.
enum TabRows {
    static var rows: [Declaration] { views + tabs + builder + modifiers }

    private static var views: [Declaration] {
        [
            Declaration("public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable {}"),
            Declaration("extension TabView where SelectionValue == Int, Content: View { @_disfavoredOverload public init(@ViewBuilder content: () -> Content) }") { call in
                tabView(call, call.nextContent(), nil)
            },
            Declaration("extension TabView where Content: View { @_disfavoredOverload public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) }") { call in
                let selection = call.nextOptional()?.native(BindingValue.self)
                return tabView(call, call.nextContent(), selection)
            },
            Declaration("extension TabView where SelectionValue == Never { public init<C>(@TabContentBuilder<Never> content: () -> C) where Content == TabContentBuilder<Never>.Content<C>, C: TabContent }") { call in
                tabView(call, call.nextContent(), nil, ofTabs: true)
            },
            Declaration("extension TabView { public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent }") { call in
                let selection = call.nextBinding()
                return tabView(call, call.nextContent(), selection, ofTabs: true)
            },
            Declaration("@available(iOS 14.0, *) public protocol TabViewStyle {}"),
        ] + ControlRowMaker.styles("TabViewStyle", "tabViewStyle", .tabViewStyle, [
            ("DefaultTabViewStyle", "automatic"), ("PageTabViewStyle", "page"), ("SidebarAdaptableTabViewStyle", "sidebarAdaptable"),
            ("TabBarOnlyTabViewStyle", "tabBarOnly"), ("GroupedTabViewStyle", "grouped"), ("VerticalPageTabViewStyle", "verticalPage"),
        ]) + [
            Declaration(
                """
                extension PageTabViewStyle { public struct IndexDisplayMode: Sendable { let index: Int; public static let automatic = IndexDisplayMode(index: 0); \
                public static let always = IndexDisplayMode(index: 1); public static let never = IndexDisplayMode(index: 2) } }
                """),
            Declaration("extension TabViewStyle where Self == PageTabViewStyle { public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle }") { call in
                .native(ControlStyle(call.nextCase() == 2 ? TabStyle.bareIndex : TabStyle.page))
            },
            Declaration("extension PageTabViewStyle { public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) }") { call in
                .native(ControlStyle(call.nextCase() == 2 ? TabStyle.bareIndex : TabStyle.page))
            },
        ]
    }

    private static var tabs: [Declaration] {
        [
            Declaration("public protocol TabContent<TabValue> { associatedtype TabValue: Hashable }"),
            Declaration("@available(iOS 18.0, *) public struct Tab<Value, Content, Label> {}"),
            Declaration("extension Tab: TabContent where Value: Hashable, Content: View, Label: View { public typealias TabValue = Value }"),
            Declaration("public struct TabRole: Hashable, Sendable { let index: Int; public static let search = TabRole(index: 1) }"),
            Declaration("public struct DefaultTabLabel: View {}"),
            Declaration("extension Tab where Value == Never, Content: View, Label: View { public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) }") { call in
                let role = call.nextOptional()
                let content = call.nextContent()
                return tab(call.nextContent(), content, nil, role)
            },
            Declaration("extension Tab where Value: Hashable, Content: View, Label: View { public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) }") { call in
                let value = call.nextValue()
                let role = call.nextOptional()
                let content = call.nextContent()
                return tab(call.nextContent(), content, value, role)
            },
            Declaration("extension Tab where Value == Never, Content: View, Label == DefaultTabLabel { public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) }") { call in
                let role = call.nextOptional()
                return tab(searchLabel(call), call.nextContent(), nil, role)
            },
            Declaration("extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel { public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) }") { call in
                let value = call.nextValue()
                let role = call.nextOptional()
                return tab(searchLabel(call), call.nextContent(), value, role)
            },
        ]
            + ControlRowMaker.titled(
                "Tab where Value == Never, Content: View, Label == DefaultTabLabel",
                ", systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content"
            ) { call in
                let label = call.nextLabel()
                let role = call.nextOptional()
                return tab(label, call.nextContent(), nil, role)
            }
            + ControlRowMaker.titled(
                "Tab where Value: Hashable, Content: View, Label == DefaultTabLabel",
                ", systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content"
            ) { call in
                let label = call.nextLabel()
                let value = call.nextValue()
                let role = call.nextOptional()
                return tab(label, call.nextContent(), value, role)
            }
            + ControlRowMaker.titled(
                "Tab where Value == Never, Content: View, Label == DefaultTabLabel",
                ", image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content"
            ) { call in
                let title = call.nextTitle()
                let image = ImageValue(.file(call.next()), range: call.range)
                let role = call.nextOptional()
                return tab(.native(LabelValue(call.range, title: title, icon: .native(image))), call.nextContent(), nil, role)
            }
            + [
                Declaration("public struct TabSection<Header, Content, Footer, SelectionValue> {}"),
                Declaration("extension TabSection: TabContent where Header: View, SelectionValue: Hashable { public typealias TabValue = SelectionValue }"),
                Declaration("extension TabSection where Header == Text, Footer == EmptyView, Content: TabContent, SelectionValue == Content.TabValue { public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) }") { call in
                    _ = call.nextValue()
                    return call.nextContent()
                },
                Declaration("extension ForEach: TabContent where Content: TabContent { public typealias TabValue = Content.TabValue }"),
                Declaration(
                    """
                    extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
                        @_disfavoredOverload
                        public init(_ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content)
                    }
                    """
                ) { call in
                    let data = call.nextValue()
                    return ForEachRows.forEach(call, data) { call.evaluator.property("id", of: $0) }
                },
                Declaration(
                    """
                    extension ForEach where Content: TabContent {
                        @_disfavoredOverload
                        public init(
                            _ data: Data, id: KeyPath<Data.Element, ID>,
                            @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content)
                    }
                    """
                ) { call in
                    let data = call.nextValue()
                    let path = call.nextValue()
                    return ForEachRows.forEach(call, data) { call.evaluator.read(path, from: $0) }
                },
                Declaration("extension TabContent { public func badge(_ count: Int) -> some TabContent<TabValue> }") { call in
                    let count = call.next(Int.self)
                    return changing(call) { $0.badge = count == 0 ? nil : TextValue("\(count)") }
                },
                Declaration("extension TabContent { public func badge(_ label: Text?) -> some TabContent<TabValue> }") { call in
                    let label = call.nextOptional()
                    return changing(call) { $0.badge = label?.titleText }
                },
                Declaration("extension TabContent { @_disfavoredOverload public func badge<S>(_ label: S?) -> some TabContent<TabValue> where S: StringProtocol }") { call in
                    let label = call.nextOptional()
                    return changing(call) { $0.badge = label?.titleText }
                },
                Declaration(accepting: "extension TabContent { public func customizationID(_ id: String) -> some TabContent<TabValue> }"),
                Declaration(accepting: "extension TabContent { public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> }"),
                Declaration(accepting: "extension TabContent { public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> }"),
                Declaration("@available(iOS 18.0, *) public struct AdaptableTabBarPlacement: Hashable, Sendable { let index: Int; public static let automatic = AdaptableTabBarPlacement(index: 0); public static let tabBar = AdaptableTabBarPlacement(index: 1); public static let sidebar = AdaptableTabBarPlacement(index: 2) }"),
                Declaration("@available(iOS 18.0, *) public struct TabCustomizationBehavior: Sendable { let index: Int; public static let automatic = TabCustomizationBehavior(index: 0); public static let reorderable = TabCustomizationBehavior(index: 1); public static let disabled = TabCustomizationBehavior(index: 2) }"),
                Declaration("@available(iOS 18.0, *) public struct TabViewCustomization: Sendable { public init() {} }"),
                .accepted("tabViewCustomization(_ customization: Binding<TabViewCustomization>?)"),
                Declaration("extension AppStorage where Value == TabViewCustomization { public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: TabViewCustomization(), key) } }"),
                Declaration("extension TabContent { public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> }") { call in
                    let isHidden = call.next(Bool.self)
                    return changing(call) { $0.isHidden = isHidden }
                },
            ]
    }

    private static func tab(_ label: Value, _ content: Value, _ value: Value?, _ role: Value?) -> Value {
        .native(TabValue(label: label, content: content, tag: value, isSearch: role != nil))
    }

    /// The receiver's tab with something changed.
    private static func changing(_ call: NativeCall, _ change: (TabValue) -> Void) -> Value {
        guard let tab = call.receiver.native(TabValue.self) else { return call.receiver }
        let copy = tab.copy()
        change(copy)
        return .native(copy)
    }

    private static func searchLabel(_ call: NativeCall) -> Value {
        let icon = ImageValue(.symbol("magnifyingglass"), range: call.range)
        return .native(LabelValue(call.range, title: .native(TextValue("Search")), icon: .native(icon)))
    }

    private static var builder: [Declaration] {
        [
            Declaration("@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {}"),
            Declaration("extension TabContentBuilder { public struct Content<C>: View where C: TabContent {} }"),
            Declaration("public struct TabTuple<TabValue>: TabContent where TabValue: Hashable {}"),
            Declaration("extension TabContentBuilder { public static func buildExpression<C>(_ content: C) -> C where C: TabContent, TabValue == C.TabValue }") { $0.nextValue() },
            Declaration("extension TabContentBuilder { public static func buildBlock<C>(_ content: C) -> C where C: TabContent }") { $0.nextValue() },
            Declaration("extension TabContentBuilder { public static func buildIf<C>(_ content: C?) -> C? where C: TabContent }") { $0.nextValue() },
            Declaration("extension Optional: TabContent where Wrapped: TabContent { public typealias TabValue = Wrapped.TabValue }"),
        ] + Declaration.buildBlocks(
            in: "TabContentBuilder", for: 2...6, where: { "\($0): TabContent" },
            result: { _ in "TabTuple<TabValue>" })
    }

    private static var modifiers: [Declaration] {
        [
            Declaration("extension View { public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View }") { call in
                let label = call.nextContent()
                return call.mark("tabItem") { node, _ in node.payloads.append(TabItemPayload(label)) }
            },
            Declaration("extension View { @available(iOS 14.0, *) public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle }") { call in
                // Of the modes of the background, always is the one that draws it.
                let isShown = call.nextValue().fields.first?.fields.first.map { $0.asInt == 1 } ?? false
                return call.environment("indexViewStyle") { values, _ in values[.indexStyle] = isShown ? .bool(true) : nil }
            },
            Declaration("public protocol IndexViewStyle {}"),
            Declaration(
                """
                public struct PageIndexViewStyle: IndexViewStyle { let mode: BackgroundDisplayMode; \
                public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }; \
                public struct BackgroundDisplayMode: Sendable { let index: Int; public static let automatic = BackgroundDisplayMode(index: 0); \
                public static let always = BackgroundDisplayMode(index: 1); public static let interactive = BackgroundDisplayMode(index: 2); \
                public static let never = BackgroundDisplayMode(index: 3) } }
                """),
            Declaration(
                """
                extension IndexViewStyle where Self == PageIndexViewStyle { public static var page: PageIndexViewStyle { PageIndexViewStyle() }; \
                public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) } }
                """),
            Declaration(accepting: "extension View { public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View }"),
            Declaration(
                """
                public struct TabBarMinimizeBehavior: Hashable, Sendable { init() {}; public static let automatic = TabBarMinimizeBehavior(); \
                public static let onScrollDown = TabBarMinimizeBehavior(); public static let onScrollUp = TabBarMinimizeBehavior(); \
                public static let never = TabBarMinimizeBehavior() }
                """),
            Declaration("extension View { public func tabViewBottomAccessory<C>(@ViewBuilder content: () -> C) -> some View where C: View }") { call in
                let content = call.nextContent()
                return call.environment("tabViewBottomAccessory") { values, _ in values[.tabAccessory] = content }
            },
        ]
    }

    private static func tabView(
        _ call: NativeCall, _ content: Value, _ selection: BindingValue?, ofTabs: Bool = false
    ) -> Value {
        let range = call.range
        return call.view("TabView") { context in
            let number = context.graph.reserveNumber("TabView", range)
            let node = TabBuilder(context, content, selection, isOfTabs: ofTabs).node
            return [context.register(node, number)]
        }
    }
}
