import Graphics
import Interpreter
import Layout
import Syntax

/// The bar of a tab view: floating at the bottom of a phone, words at the top where there is more room.
struct TabBar {
    struct Entry {
        var label: Value
        var tag: Value?
        var nodes: [LayoutNode]
        var badge: TextValue?
        var isSearch = false
    }

    let context: ViewContext
    let entries: [Entry]
    let selected: Int
    private let accessory: Value?
    /// Whether the snippet binds the selection: a tab without a tag cannot be selected then.
    private let isBound: Bool
    private let select: (Int) -> Void
    private let metrics: BarMetrics
    private let height: Double
    /// Between the bar and the screen's edge.
    private let inset: Double

    init(
        _ context: ViewContext, _ entries: [Entry], selected: Int, accessory: Value?, isBound: Bool,
        select: @escaping (Int) -> Void
    ) {
        self.context = context
        metrics = context.bars
        self.entries = entries
        self.selected = selected
        self.accessory = accessory
        self.isBound = isBound
        self.select = select
        let safeArea = context.environment.windowSafeArea
        // Without a device there is no safe area at all: the bar is that of an iPhone with a home indicator.
        let hasHomeIndicator = safeArea.bottom > 0 || safeArea.top == 0
        height = hasHomeIndicator ? metrics.tabBar : metrics.plainTabPlate
        inset = hasHomeIndicator ? metrics.tabBarInset : metrics.plainTabBar - metrics.plainTabPlate
    }

    /// The bar with what stands over it; nothing where both are hidden.
    func node(_ look: BarLook) -> LayoutNode? {
        guard !look.isHidden else { return nil }
        let context = context.forBar(look)
        let column = context.part(
            ContainerNode(
                StackLayout(.vertical, alignment: .centerX, spacing: 8),
                accessoryPlate(context) + [bars(context)]))
        let padded = context.padded(
            column,
            EdgeInsets(
                top: 0, leading: metrics.tabBarInset,
                bottom: inset - context.environment.windowSafeArea.bottom,
                trailing: metrics.tabBarInset))
        return BarGround.under(padded, look, edge: .bottom, context)
    }

    /// What stands over the bar by itself, where the tabs are at the top.
    func accessoryBar() -> LayoutNode? {
        guard let plate = accessoryPlate(context).first else { return nil }
        return context.padded(
            plate,
            EdgeInsets(
                top: 0, leading: metrics.tabBarInset,
                bottom: inset - context.environment.windowSafeArea.bottom,
                trailing: metrics.tabBarInset))
    }

    /// `tabViewBottomAccessory`: a capsule over the bar.
    private func accessoryPlate(_ context: ViewContext) -> [LayoutNode] {
        guard let accessory else { return [] }
        let place = context.inFixedTypeSize.child(.position(-1)).setting(.glassContext, .bool(true))
        let wide = context.part(
            FlexibleFrameNode(place.row(place.nodes(of: accessory)), horizontal: .init(max: .infinity)))
        let sized = context.part(
            FixedFrameNode(context.padded(wide, horizontal: 4), height: metrics.tabAccessory))
        return [glass(sized, "accessory", context)]
    }

    /// The tabs in one capsule, and the one that searches in a circle of its own.
    private func bars(_ context: ViewContext) -> LayoutNode {
        let plain = entries.indices.filter { !entries[$0].isSearch }
        let row = context.part(ContainerNode(SegmentLayout(), plain.map { item($0, context) }))
        let sized = context.part(FixedFrameNode(context.padded(row, horizontal: 4), height: height))
        let bar = glass(sized, "tab bar", context)
        guard let search = entries.firstIndex(where: { $0.isSearch }) else { return bar }
        let size = height
        let circle = glass(
            context.part(FixedFrameNode(item(search, context, showsTitle: false), width: size, height: size)),
            "tab bar", context)
        return context.row([bar, circle], spacing: 8)
    }

    func glass(_ node: LayoutNode, _ name: String, _ context: ViewContext) -> LayoutNode {
        context.part(
            DecorationNode(
                view: name, node,
                behind: { frame, view, list in
                    GlassLook.draw(.capsule(in: frame), GlassLook.bar, frame, view, &list)
                }))
    }

    private func item(_ index: Int, _ context: ViewContext, showsTitle: Bool = true) -> LayoutNode {
        let isSelected = index == selected, entry = entries[index]
        let color = isSelected ? context.tint : context.foreground()
        let place = context.inFixedTypeSize.styled(color: color).child(.position(-2 - index))
        var parts = badged(icon(entry, place), entry.badge, place)
        let title = title(entry, place.styled(font: .system(size: 10, weight: .medium)))
        if showsTitle { parts += title }
        let column = place.part(ContainerNode(StackLayout(.vertical, alignment: .centerX, spacing: 2), parts))
        name(column, title, entry.badge)
        let framed = place.part(
            FlexibleFrameNode(
                column, horizontal: .init(max: .infinity), vertical: .init(min: height - 8, max: height - 8)))
        let tab = selecting(framed, index)
        guard isSelected, showsTitle else { return tab }
        return place.backed(tab, UnitPaint(.tertiarySystemFill)) { .capsule(in: $0) }
    }

    /// What shows a tab, as a control that selects it.
    func selecting(_ node: LayoutNode, _ index: Int) -> LayoutNode {
        node.payloads.append(ControlPayload("tab", value: index == selected ? "selected" : nil))
        if (!isBound || entries[index].tag != nil) && context.environment.isEnabled {
            let select = select
            node.payloads.append(ActionPayload(.tap(count: 1)) { select(index) })
        }
        return node
    }

    /// A tab is called by its title, and a badge is its value; without a title its picture says what it is.
    private func name(_ tab: LayoutNode, _ title: [LayoutNode], _ badge: TextValue?) {
        let words = title.map { Description.words(of: $0) }.first { !$0.utf8.isEmpty }
        guard let words else { return }
        tab.payloads += [AccessibilityPayload(.label(words)), AccessibilityPayload(.ignored)]
        if let badge { tab.payloads.append(AccessibilityPayload(.value(badge.string))) }
    }

    func icon(_ entry: Entry, _ place: ViewContext) -> [LayoutNode] {
        let filled = place.styled(font: .system(size: 20))
            .setting(.symbolVariants, place.evaluator.structure("SymbolVariants", [.int(1)]))
        guard let label = entry.label.native(LabelValue.self) else {
            return tabViews(entry, place).filter { !$0.isText }
        }
        return [filled.row(filled.nodes(of: label.icon))]
    }

    func title(_ entry: Entry, _ words: ViewContext) -> [LayoutNode] {
        guard let label = entry.label.native(LabelValue.self) else {
            return tabViews(entry, words).filter { $0.isText }
        }
        return [words.row(words.nodes(of: label.title))]
    }

    /// An image and a text that are no label.
    private func tabViews(_ entry: Entry, _ place: ViewContext) -> [LayoutNode] {
        let filled = place.styled(font: .system(size: 20))
            .setting(.symbolVariants, place.evaluator.structure("SymbolVariants", [.int(1)]))
        let nodes = LayoutNode.flattened(place.nodes(of: entry.label))
        let large = LayoutNode.flattened(filled.nodes(of: entry.label))
        return zip(nodes, large).map { $0.isText ? $0 : $1 }
    }

    /// A red capsule at the icon's upper corner.
    private func badged(_ icon: [LayoutNode], _ badge: TextValue?, _ place: ViewContext) -> [LayoutNode] {
        guard let badge, !icon.isEmpty else { return icon }
        let words = place.text(TextValue(badge.string), style: .footnote, color: UnitPaint(.white))
        let capsule = place.backed(
            place.minimum(place.padded(words, horizontal: 5, vertical: 1), width: 18, height: 18),
            UnitPaint(.red)
        ) { .capsule(in: $0) }
        let moved = place.part(OffsetNode(place.part(FixedSizeNode(capsule)), Point(x: 10, y: -4)))
        return [place.part(OverlayNode(place.row(icon), [moved], alignment: .topTrailing))]
    }
}

extension LayoutNode {
    fileprivate var isText: Bool {
        payloads.contains { $0 is TextPayload } || (children.count == 1 && children[0].isText)
    }
}
