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
                tabView(call, call.nextContent(), nil)
            },
            Declaration("extension TabView { public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent }") { call in
                let selection = call.nextBinding()
                return tabView(call, call.nextContent(), selection)
            },
            Declaration("public protocol TabViewStyle {}"),
        ] + ControlRowMaker.styles("TabViewStyle", "tabViewStyle", .tabViewStyle, [
            ("DefaultTabViewStyle", "automatic"), ("PageTabViewStyle", "page"), ("SidebarAdaptableTabViewStyle", "sidebarAdaptable"),
            ("TabBarOnlyTabViewStyle", "tabBarOnly"), ("GroupedTabViewStyle", "grouped"), ("VerticalPageTabViewStyle", "verticalPage"),
        ]) + [
            Declaration("extension PageTabViewStyle { public struct IndexDisplayMode: Sendable { init() {}; public static let automatic = IndexDisplayMode(); "
                + "public static let always = IndexDisplayMode(); public static let never = IndexDisplayMode() } }"),
            Declaration("extension TabViewStyle where Self == PageTabViewStyle { public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() } }"),
        ]
    }

    private static var tabs: [Declaration] {
        [
            Declaration("public protocol TabContent<TabValue> { associatedtype TabValue: Hashable }"),
            Declaration("public struct Tab<Value, Content, Label> {}"),
            Declaration("extension Tab: TabContent where Value: Hashable, Content: View, Label: View { public typealias TabValue = Value }"),
            Declaration("public struct TabRole: Hashable, Sendable { init() {}; public static let search = TabRole() }"),
            Declaration("public struct DefaultTabLabel: View {}"),
            Declaration("extension Tab where Value == Never, Content: View, Label: View { public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) }") { call in
                _ = call.nextValue()
                let content = call.nextContent()
                return tab(call.nextContent(), content, nil)
            },
            Declaration("extension Tab where Value: Hashable, Content: View, Label: View { public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) }") { call in
                let value = call.nextValue()
                _ = call.nextValue()
                let content = call.nextContent()
                return tab(call.nextContent(), content, value)
            },
            Declaration("extension Tab where Value == Never, Content: View, Label == DefaultTabLabel { public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) }") { call in
                _ = call.nextValue()
                let icon = ImageValue(.symbol("magnifyingglass"), range: call.range)
                let label = LabelValue(call.range, title: .native(TextValue("Search")), icon: .native(icon))
                return tab(.native(label), call.nextContent(), nil)
            },
        ]
            + ControlRowMaker.titled(
                "Tab where Value == Never, Content: View, Label == DefaultTabLabel",
                ", systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content"
            ) { call in
                let label = call.nextLabel()
                _ = call.nextValue()
                return tab(label, call.nextContent(), nil)
            }
            + ControlRowMaker.titled(
                "Tab where Value: Hashable, Content: View, Label == DefaultTabLabel",
                ", systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content"
            ) { call in
                let label = call.nextLabel()
                let value = call.nextValue()
                _ = call.nextValue()
                return tab(label, call.nextContent(), value)
            }
            + ControlRowMaker.titled(
                "Tab where Value == Never, Content: View, Label == DefaultTabLabel",
                ", image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content"
            ) { call in
                let title = call.nextTitle()
                let image = ImageValue(.file(call.next()), range: call.range)
                _ = call.nextValue()
                return tab(.native(LabelValue(call.range, title: title, icon: .native(image))), call.nextContent(), nil)
            }
            + [
                Declaration("public struct TabSection<Header, Content, Footer, SelectionValue> {}"),
                Declaration("extension TabSection: TabContent where Header: View, SelectionValue: Hashable { public typealias TabValue = SelectionValue }"),
                Declaration("extension TabSection where Header == Text, Footer == EmptyView, Content: TabContent, SelectionValue == Content.TabValue { public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) }") { call in
                    _ = call.nextValue()
                    return call.nextContent()
                },
                Declaration(accepting: "extension TabContent { public func badge(_ count: Int) -> some TabContent<TabValue> }"),
                Declaration(accepting: "extension TabContent { public func customizationID(_ id: String) -> some TabContent<TabValue> }"),
                Declaration(accepting: "extension TabContent { public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> }"),
            ]
    }

    private static func tab(_ label: Value, _ content: Value, _ value: Value?) -> Value {
        .native(TabValue(label: label, content: content, tag: value))
    }

    private static var builder: [Declaration] {
        [
            Declaration("@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {}"),
            Declaration("extension TabContentBuilder { public struct Content<C>: View where C: TabContent {} }"),
            Declaration("public struct TabTuple<TabValue>: TabContent where TabValue: Hashable {}"),
            Declaration("extension TabContentBuilder { public static func buildExpression<C>(_ content: C) -> C where C: TabContent }") { $0.nextValue() },
            Declaration("extension TabContentBuilder { public static func buildBlock<C>(_ content: C) -> C where C: TabContent }") { $0.nextValue() },
            Declaration("extension TabContentBuilder { public static func buildIf<C>(_ content: C?) -> C? where C: TabContent }") { $0.nextValue() },
            Declaration("extension Optional: TabContent where Wrapped: TabContent { public typealias TabValue = Wrapped.TabValue }"),
        ] + (2...6).map { count in
            let names = (0..<count).map { "C\($0)" }
            let parameters = (0..<count).map { "_ c\($0): C\($0)" }
            let conditions = names.map { "\($0): TabContent" }
            return Declaration(
                "extension TabContentBuilder { public static func buildBlock<\(names.joinedBytes(", "))>("
                    + "\(parameters.joinedBytes(", "))) -> TabTuple<TabValue> where \(conditions.joinedBytes(", ")) }"
            ) { call in .array((0..<count).map { _ in call.nextValue() }) }
        }
    }

    private static var modifiers: [Declaration] {
        [
            Declaration("extension View { public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View }") { call in
                let label = call.nextContent()
                return call.mark("tabItem") { node, _ in node.payloads.append(TabItemPayload(label)) }
            },
            Declaration("extension View { public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle }") { call in
                // Of the modes of the background, always is the one that draws it.
                let isShown = call.nextValue().fields.first?.fields.first.map { Int($0.number) == 1 } ?? false
                return call.environment("indexViewStyle") { values, _ in values[.indexStyle] = isShown ? .bool(true) : nil }
            },
            Declaration("public protocol IndexViewStyle {}"),
            Declaration("public struct PageIndexViewStyle: IndexViewStyle { let mode: BackgroundDisplayMode; "
                + "public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }; "
                + "public struct BackgroundDisplayMode: Sendable { let index: Int; public static let automatic = BackgroundDisplayMode(index: 0); "
                + "public static let always = BackgroundDisplayMode(index: 1); public static let interactive = BackgroundDisplayMode(index: 2); "
                + "public static let never = BackgroundDisplayMode(index: 3) } }"),
            Declaration("extension IndexViewStyle where Self == PageIndexViewStyle { public static var page: PageIndexViewStyle { PageIndexViewStyle() }; "
                + "public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) } }"),
            FieldRows.accepted("tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior)"),
            Declaration("public struct TabBarMinimizeBehavior: Hashable, Sendable { init() {}; public static let automatic = TabBarMinimizeBehavior(); "
                + "public static let onScrollDown = TabBarMinimizeBehavior(); public static let onScrollUp = TabBarMinimizeBehavior(); "
                + "public static let never = TabBarMinimizeBehavior() }"),
            FieldRows.accepted("tabViewBottomAccessory<C>(@ViewBuilder content: () -> C)", "where C: View"),
        ]
    }

    private static func tabView(_ call: NativeCall, _ content: Value, _ selection: BindingValue?) -> Value {
        let range = call.range
        return call.view("TabView") { context in
            let number = context.graph.reserveNumber("TabView", range)
            let node = TabBuilder(context, content, selection).node
            return [context.register(node, number)]
        }
    }
}

/// `Tab`.
final class TabValue: NativeValue {
    let label: Value
    let content: Value
    let tag: Value?

    init(label: Value, content: Value, tag: Value?) {
        self.label = label
        self.content = content
        self.tag = tag
    }
}

/// `tabItem(_:)`.
final class TabItemPayload: LayoutPayload {
    let label: Value

    init(_ label: Value) { self.label = label }
}

/// The selected tab's content over the bar with all tabs.
struct TabBuilder {
    private struct Entry {
        var label: Value
        var tag: Value?
        var nodes: [LayoutNode]
        var badge: TextValue?
    }

    private let context: ViewContext
    private var entries: [Entry] = []
    private let selection: BindingValue?
    /// Without a selection of the snippet's the place of the tab shown is the view's own.
    private let shownPlace: BindingValue
    private let metrics = BarMetrics.iOS26

    init(_ context: ViewContext, _ content: Value, _ selection: BindingValue?) {
        self.context = context
        self.selection = selection
        shownPlace = context.ownState(.shownTab, .int(0))
        var inside = context.child(.position(0))
        inside.environment.windowSafeArea.bottom = 0
        collect(content, inside)
    }

    private mutating func collect(_ content: Value, _ place: ViewContext) {
        switch content {
        case .native(let native):
            if let tab = native as? TabValue {
                let nodes = place.nodes(of: tab.content)
                entries.append(Entry(label: tab.label, tag: tab.tag, nodes: nodes, badge: nil))
            } else {
                for node in LayoutNode.flattened(place.nodes(of: content)) {
                    var label: Value?
                    for payload in node.chainPayloads {
                        if label == nil, let item = payload as? TabItemPayload { label = item.label }
                    }
                    entries.append(Entry(label: label ?? .void, tag: node.selectionTag, nodes: [node], badge: node.badge))
                }
            }
        case .some(let value): collect(value, place)
        case .array(let values):
            for (index, value) in values.enumerated() { collect(value, place.child(.position(index))) }
        case .structure:
            let nodes = place.nodes(of: content)
            entries.append(Entry(label: .void, tag: nodes.first?.selectionTag, nodes: nodes, badge: nil))
        default: break
        }
    }

    private var selectedIndex: Int {
        guard let wanted = selection?.get() else { return min(Int(shownPlace.get().number), max(0, entries.count - 1)) }
        return entries.firstIndex { entry in
            entry.tag.map { context.evaluator.areEqual($0, wanted) } ?? false
        } ?? 0
    }

    var node: LayoutNode {
        let selected = selectedIndex
        let content = selected < entries.count ? entries[selected].nodes : []
        let shown = content.count == 1 ? content[0] : context.part(ContainerNode(ZStackLayout(), content))
        if context.environment[.tabViewStyle]?.native(ControlStyle.self)?.index == 1 { return page(shown, selected) }
        return BarContainerNode(.tab, view: "TabView", shown, bottom: bar(selected))
    }

    /// Pages have dots under them.
    private func page(_ content: LayoutNode, _ selected: Int) -> LayoutNode {
        let count = entries.count
        let showsGround = context.environment[.indexStyle] != nil
        let filled = context.part(FlexibleFrameNode(content, horizontal: .init(max: .infinity), vertical: .init(max: .infinity)))
        let dots = context.drawn("dots", Size(width: Double(count) * 16 + 8, height: 26)) { frame, view, list in
            if showsGround { list.fill(.capsule(in: frame), with: .color(Color(.gray).opacity(0.5)), view: view) }
            for index in 0..<count {
                let center = Point(x: frame.minX + 12 + Double(index) * 16, y: frame.midY)
                let color = Color(white: 1, opacity: index == selected ? 1 : 0.3)
                list.fill(.circle(center: center, radius: 4), with: .color(color), view: view)
            }
        }
        let pages = OverlayNode(filled, [context.padded(dots, vertical: 8)], alignment: .bottom)
        let tabs = self
        pages.payloads.append(ControlPayload("pages", value: "page \(selected + 1) of \(count)"))
        pages.payloads.append(AdjustmentPayload(.pages(count, selected: selected) { tabs.select($0) }))
        return pages
    }

    /// Shows another tab; one without a tag cannot be selected where the snippet binds a selection.
    private func select(_ index: Int) {
        guard entries.indices.contains(index) else { return }
        guard let selection else { return shownPlace.set(.int(index)) }
        if let tag = entries[index].tag { selection.set(tag) }
    }

    private func bar(_ selected: Int) -> LayoutNode {
        var items: [LayoutNode] = []
        for (index, entry) in entries.enumerated() {
            let color = index == selected ? context.tint : context.foreground()
            let place = context.styled(color: color).child(.position(-2 - index))
            items.append(item(entry, place, index, isSelected: index == selected))
        }
        let row = context.part(ContainerNode(SegmentLayout(), items))
        let sized = context.part(FixedFrameNode(context.padded(row, horizontal: 4), height: metrics.tabBar))
        let glass = context.part(DecorationNode(view: "tab bar", sized, behind: { frame, view, list in
            GlassLook.draw(.capsule(in: frame), GlassLook.plain, frame, view, &list)
        }))
        return context.padded(glass, EdgeInsets(
            top: 0, leading: metrics.tabBarInset, bottom: metrics.tabBarInset - context.environment.windowSafeArea.bottom,
            trailing: metrics.tabBarInset))
    }

    private func item(_ entry: Entry, _ place: ViewContext, _ index: Int, isSelected: Bool) -> LayoutNode {
        var parts: [LayoutNode] = []
        let icon = place.styled(font: .system(size: 20)).setting(.symbolVariants, place.evaluator.structure("SymbolVariants", [.int(1)]))
        let words = place.styled(font: .system(size: 10, weight: .medium))
        if let label = entry.label.native(LabelValue.self) {
            parts = [icon.row(icon.nodes(of: label.icon)), words.row(words.nodes(of: label.title))]
        } else {
            for node in LayoutNode.flattened(words.nodes(of: entry.label)) { parts.append(node) }
        }
        let column = place.part(ContainerNode(StackLayout(.vertical, alignment: .centerX, spacing: 2), parts))
        let framed = place.part(FlexibleFrameNode(
            column, horizontal: .init(max: .infinity), vertical: .init(min: metrics.tabBar - 8, max: metrics.tabBar - 8)))
        framed.payloads.append(ControlPayload("tab", value: isSelected ? "selected" : nil))
        if (selection == nil || entry.tag != nil) && context.environment.isEnabled {
            let tabs = self
            framed.payloads.append(ActionPayload(.tap(count: 1)) { tabs.select(index) })
        }
        guard isSelected else { return framed }
        return place.backed(framed, UnitPaint(.tertiarySystemFill)) { .capsule(in: $0) }
    }
}
