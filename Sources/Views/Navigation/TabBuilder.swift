import Graphics
import Interpreter
import Layout

/// `Tab`.
final class TabValue: NativeValue {
    let label: Value
    let content: Value
    let tag: Value?
    /// Whether it has the role of searching: it stands apart at the end of the bar.
    let isSearch: Bool
    var badge: TextValue?
    var isHidden = false

    init(label: Value, content: Value, tag: Value?, isSearch: Bool) {
        self.label = label
        self.content = content
        self.tag = tag
        self.isSearch = isSearch
    }

    func copy() -> TabValue {
        let copy = TabValue(label: label, content: content, tag: tag, isSearch: isSearch)
        copy.badge = badge
        copy.isHidden = isHidden
        return copy
    }
}

/// The places of tab view styles that draw otherwise than with a bar of tabs.
enum TabStyle {
    static let page = 1
    static let sidebarAdaptable = 2
    /// Pages without dots under them.
    static let bareIndex = 100
}

/// `tabItem(_:)`.
final class TabItemPayload: LayoutPayload {
    let label: Value

    init(_ label: Value) { self.label = label }
}

/// The selected tab's content over the bar with all tabs.
struct TabBuilder {
    private let context: ViewContext
    private var entries: [TabBar.Entry] = []
    private let selection: BindingValue?
    /// Without a selection of the snippet's the place of the tab shown is the view's own.
    private let shownPlace: BindingValue

    /// Whether `Tab`s are its content, not views.
    private let isOfTabs: Bool

    init(_ context: ViewContext, _ content: Value, _ selection: BindingValue?, isOfTabs: Bool) {
        self.isOfTabs = isOfTabs
        self.context = context.setting(.tabAccessory, nil)
        self.selection = selection
        shownPlace = context.ownState(.shownTab, .int(0))
        accessory = context.environment[.tabAccessory]
        var inside = self.context.child(.position(0))
        if self.context.hasTopTabs {
            inside.environment[.tabsOnTop] = .bool(true)
        } else {
            inside.environment.windowSafeArea.bottom = 0
        }
        collect(content, inside)
    }

    private let accessory: Value?

    private mutating func collect(_ content: Value, _ place: ViewContext) {
        switch content {
        case .native(let native):
            if let tab = native as? TabValue { return add(tab, place) }
            guard isOfTabs, let list = native as? ForEachView else { return addViews(content, place) }
            for (content, place) in list.contents(in: place) { collect(content, place) }
        case .some(let value): collect(value, place)
        case .array(let values):
            for (index, value) in values.enumerated() { collect(value, place.child(.position(index))) }
        case .structure:
            let nodes = place.nodes(of: content)
            entries.append(TabBar.Entry(label: .void, tag: nodes.first?.selectionTag, nodes: nodes))
        default: break
        }
    }

    private mutating func add(_ tab: TabValue, _ place: ViewContext) {
        guard !tab.isHidden else { return }
        // A field of the whole tab view is that of the tab that searches.
        let nodes = (tab.isSearch ? place : place.setting(.searchField, nil)).nodes(of: tab.content)
        entries.append(
            TabBar.Entry(
                label: tab.label, tag: tab.tag, nodes: nodes, badge: tab.badge, isSearch: tab.isSearch))
    }

    /// Views with a `tabItem(_:)`.
    private mutating func addViews(_ content: Value, _ place: ViewContext) {
        for node in LayoutNode.flattened(place.setting(.searchField, nil).nodes(of: content)) {
            var label: Value?
            for payload in node.chainPayloads {
                if label == nil, let item = payload as? TabItemPayload { label = item.label }
            }
            entries.append(
                TabBar.Entry(label: label ?? .void, tag: node.selectionTag, nodes: [node], badge: node.badge))
        }
    }

    private var selectedIndex: Int {
        guard let wanted = selection?.get() else {
            return min(shownPlace.get().asInt, max(0, entries.count - 1))
        }
        return entries.firstIndex { entry in
            entry.tag.map { context.evaluator.areEqual($0, wanted) } ?? false
        } ?? 0
    }

    var node: LayoutNode {
        guard !context.graph.isStopped else { return context.part(EmptyNode()) }
        let selected = selectedIndex
        let content = selected < entries.count ? entries[selected].nodes : []
        let shown = content.count == 1 ? content[0] : context.part(ContainerNode(ZStackLayout(), content))
        let style = context.builtInStyle(.tabViewStyle)
        if style == TabStyle.page || style == TabStyle.bareIndex {
            return pages(shown, selected, showsIndex: style == TabStyle.page)
        }
        context.graph.showsScreen = true
        let bar = TabBar(
            context, entries, selected: selected, accessory: accessory, isBound: selection != nil
        ) { select($0) }
        let look = NavigationFacts(content)[.tab]
        guard context.hasTopTabs else {
            return BarContainerNode(.tab, view: "TabView", shown, bottom: bar.node(look))
        }
        return withTopTabs(shown, bar, look, isAdaptable: style == TabStyle.sidebarAdaptable)
    }

    /// Documented: on an iPad the tabs stand in the line of the navigation bar.
    private func withTopTabs(_ shown: LayoutNode, _ bar: TabBar, _ look: BarLook, isAdaptable: Bool)
        -> LayoutNode
    {
        if context.windows.adaptableTabsAreSidebars, isAdaptable, !look.isHidden {
            return bar.sidebar(beside: shown)
        }
        let line = bar.top(look), below = bar.accessoryBar()
        guard context.windows.tabsShareBarLine, shown.hasNavigationBar else {
            return BarContainerNode(.tab, view: "TabView", shown, top: line, bottom: below)
        }
        let tabs = context.part(BarContainerNode(.tab, view: "TabView", shown, bottom: below))
        return OverlayNode(tabs, line.map { [$0] } ?? [], alignment: .top)
    }

    /// Shows another tab; one without a tag cannot be selected where the snippet binds a selection.
    private func select(_ index: Int) {
        guard entries.indices.contains(index) else { return }
        guard let selection else { return shownPlace.set(.int(Int64(index))) }
        if let tag = entries[index].tag { selection.set(tag) }
    }

    /// Pages have dots under them.
    private func pages(_ content: LayoutNode, _ selected: Int, showsIndex: Bool) -> LayoutNode {
        let count = entries.count
        let showsGround = context.environment[.indexStyle] != nil
        let filled = context.part(
            FlexibleFrameNode(content, horizontal: .init(max: .infinity), vertical: .init(max: .infinity)))
        guard showsIndex, count > 1 else { return filled }
        let dots = context.drawn("dots", Size(width: Double(count) * 16 + 8, height: 26)) {
            frame, view, list in
            if showsGround {
                list.fill(.capsule(in: frame), with: .color(Color(.gray).opacity(0.5)), view: view)
            }
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
}

extension ViewContext {
    /// Whether tabs stand at the top: on an iPad and on a Mac, on a phone never.
    fileprivate var hasTopTabs: Bool {
        environment.isRegularWidth && environment[.verticalSizeClass].map { SizeClass($0) } == .regular
    }
}

extension LayoutNode {
    /// Whether it is a container with a bar at its top.
    fileprivate var hasNavigationBar: Bool {
        if let container = self as? BarContainerNode { return container.hasTopBar }
        return (children.count == 1 || self is OverlayNode) && children[0].hasNavigationBar
    }
}
