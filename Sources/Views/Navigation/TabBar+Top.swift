import Graphics
import Layout

/// Documented: where the width is regular an iPad has its tabs as words in a bar at the top, and so has a
/// Mac, where an adaptable tab view is a sidebar instead. Sizes and fonts are estimates.
extension TabBar {
    /// All tabs in one capsule in the middle of a line as high as a navigation bar.
    func top(_ look: BarLook) -> LayoutNode? {
        guard !look.isHidden else { return nil }
        let context = context.forBar(look)
        let plain = entries.indices.filter { !entries[$0].isSearch },
            searching = entries.indices.filter { entries[$0].isSearch }
        let words = (plain + searching).map { word($0, context) }
        let row = context.part(
            ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 0), words))
        let sized = context.part(
            FixedFrameNode(context.padded(row, horizontal: 4), height: context.bars.barButton))
        let bar = glass(sized, "tab bar", context)
        return context.framed(context.widened(bar, .center), height: context.bars.navigationBar)
    }

    /// A tab's title; one that searches has its icon alone.
    private func word(_ index: Int, _ context: ViewContext) -> LayoutNode {
        let isSelected = index == selected, entry = entries[index]
        let place = context.inFixedTypeSize.styled(color: isSelected ? context.tint : context.foreground())
            .child(.position(-2 - index))
        let words = place.styled(
            font: .system(size: context.bars.tabFont, weight: isSelected ? .semibold : .medium))
        let titles = entry.isSearch ? [] : title(entry, words)
        let shown = titles.isEmpty ? icon(entry, place) : titles
        let padded = place.padded(place.row(shown), horizontal: 14)
        let tab = selecting(place.framed(padded, height: context.bars.barButton - 8), index)
        return isSelected ? place.backed(tab, UnitPaint(.tertiarySystemFill)) { .capsule(in: $0) } : tab
    }

    /// The tabs under each other beside what the selected one shows.
    func sidebar(beside content: LayoutNode) -> LayoutNode {
        let rows = context.column(entries.indices.map { row($0) }, spacing: 2, alignment: .leading)
        let filled = context.part(
            FlexibleFrameNode(
                context.padded(rows, horizontal: 10, vertical: 10), horizontal: .init(max: .infinity),
                vertical: .init(max: .infinity),
                alignment: .top))
        let column = context.leadingColumn(filled, width: context.bars.sidebarWidth, isSidebar: true)
        let rest = context.part(
            FlexibleFrameNode(content, horizontal: .init(max: .infinity), vertical: .init(max: .infinity)))
        return ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 0), [column, rest])
    }

    private func row(_ index: Int) -> LayoutNode {
        let place = context.child(.position(-2 - index))
        let label = place.widened(
            place.padded(place.row(place.nodes(of: entries[index].label)), horizontal: 8, vertical: 6))
        let tab = selecting(label, index)
        guard index == selected else { return tab }
        return place.backed(tab, UnitPaint(.systemFill)) { .roundedRect($0, cornerRadius: 8) }
    }
}
