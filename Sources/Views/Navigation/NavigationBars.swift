import Graphics
import Interpreter
import Layout
import Syntax

/// Draws the bars of a navigation container.
struct NavigationBars {
    private let context: ViewContext
    private let facts: NavigationFacts
    private let metrics: BarMetrics
    private let isRoot: Bool

    private init(_ context: ViewContext, _ facts: NavigationFacts, isRoot: Bool) {
        self.context = context
        self.facts = facts
        self.isRoot = isRoot
        metrics = context.bars
    }

    /// Content between the bars that it asks for.
    ///
    /// - Parameters:
    ///   - back: the way back, which the content may hide.
    ///   - leading: what the container itself puts at the leading edge.
    static func container(
        _ context: ViewContext, _ nodes: [LayoutNode], _ kind: ContainerKind, _ name: String,
        back: ToolbarEntry? = nil,
        leading: ToolbarEntry? = nil
    ) -> LayoutNode {
        var facts = NavigationFacts(nodes)
        if back == nil, facts.search == nil {
            facts.search = context.environment[.searchField]?.native(SearchField.self)
        }
        if context.windows.titlesLead { facts.hasLeadingTitle = true }
        if context.windows.sheetsEndAtFoot, context.environment.isElevated { facts.moveActionsToFoot() }
        if let leading { facts.entries.insert(leading, at: 0) }
        if let back, !facts.hidesBackButton { facts.entries.insert(back, at: 0) }
        if let field = facts.bottomSearch, !facts.minimizesSearch, context.environment.isRegularWidth {
            facts.entries.append(SearchFieldLook.toolbarEntry(field, context))
            facts.search = nil
        }
        let bars = NavigationBars(context, facts, isRoot: back == nil)
        let content =
            bars.suggestions
            ?? (nodes.count == 1 ? nodes[0] : context.part(ContainerNode(ZStackLayout(), nodes)))
        let (top, bottom) = (bars.top, bars.bottom)
        if top != nil || bottom != nil { context.graph.showsScreen = true }
        let node = BarContainerNode(kind, view: name, content, top: top, bottom: bottom)
        if facts.hasContainerGround { node.payloads.append(NavigationPayload(.containerGround)) }
        return node
    }

    // MARK: Searching

    private var isSearching: Bool { facts.search?.isActive ?? false }

    /// Documented: while somebody searches, suggestions are listed in place of the content.
    private var suggestions: LayoutNode? {
        guard isSearching, let views = facts.searchSuggestions ?? context.environment[.searchSuggestions]
        else { return nil }
        let list = ListValue("List", .none) { $0.nodes(of: views) }
        let place = context.child(.position(-7)).setting(
            .listStyle, .native(ControlStyle(ListStyle.plain.rawValue)))
        return context.row(place.nodes(of: .native(list)))
    }

    /// Documented: scopes are segments that appear while somebody searches.
    private func scopes(_ context: ViewContext) -> LayoutNode? {
        guard isSearching, let picker = facts.searchScopes ?? context.environment[.searchScopes] else {
            return nil
        }
        let segments = ControlStyle(PickerValue.Style.segmented.rawValue)
        let place = context.inFixedTypeSize.child(.position(-8)).setting(.pickerStyle, .native(segments))
            .setting(.labelsHidden, .bool(true))
        return context.padded(
            place.row(place.nodes(of: picker)),
            EdgeInsets(
                top: 0, leading: metrics.sideInset, bottom: 8, trailing: metrics.sideInset))
    }

    // MARK: The navigation bar

    /// The bar with its buttons and title, a large title under it, and the search field's drawer.
    private var top: LayoutNode? {
        let context = context.forBar(facts[.navigation]), scopes = scopes(context)
        guard facts.hasTopBar else { return scopes }
        let isLarge =
            facts.title != nil && !facts.hasLeadingTitle && facts.titleMode != .inline
            && (facts.titleMode?.isLarge ?? false || isRoot)
        var rows = [bar(context, showsTitle: !isLarge)]
        if isLarge, let title = facts.title { rows.append(largeTitle(title, context)) }
        if let search = facts.drawerSearch {
            let field = SearchFieldLook.drawer(search, context)
            rows.append(
                context.padded(
                    field,
                    EdgeInsets(
                        top: 0, leading: metrics.sideInset, bottom: 8, trailing: metrics.sideInset)))
        }
        if let scopes { rows.append(scopes) }
        let column = context.part(
            ContainerNode(StackLayout(.vertical, alignment: .leading, spacing: 0), rows))
        return BarGround.under(column, facts[.navigation], edge: .top, context)
    }

    private func bar(_ context: ViewContext, showsTitle: Bool) -> LayoutNode {
        let height = metrics.barButton
        var leading = context.capsules(of: facts.entries.filter { $0.placement.isLeading }, height: height)
        if titleIsLeading, showsTitle, let title = inlineTitle(context) { leading.append(title) }
        var trailing = facts.entries.filter { $0.placement.isTrailing }
        if facts.entries.contains(where: { $0.placement == .secondaryAction }) {
            trailing.append(overflow(context))
        }
        var parts = [side(leading, context), side(context.capsules(of: trailing, height: height), context)]
        if let middle = middle(showsTitle, context) { parts.append(middle) }
        let row = context.part(ContainerNode(BarLayout(), parts))
        return context.framed(
            context.padded(row, horizontal: metrics.sideInset), height: metrics.navigationBar)
    }

    private func side(_ nodes: [LayoutNode], _ context: ViewContext) -> LayoutNode {
        context.part(ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 10), nodes))
    }

    /// Secondary actions wait behind a button.
    private func overflow(_ context: ViewContext) -> ToolbarEntry {
        let mark = context.toolbarContext.symbol("ellipsis", color: context.foreground())
        mark.payloads.append(ControlPayload("button", value: "More"))
        return ToolbarEntry(placement: .topBarTrailing, nodes: [mark])
    }

    private func middle(_ showsTitle: Bool, _ context: ViewContext) -> LayoutNode? {
        let principal = facts.entries.filter { $0.placement == .principal || $0.placement == .title }.flatMap
        { $0.nodes }
        if !principal.isEmpty { return context.row(principal) }
        return showsTitle && !titleIsLeading ? inlineTitle(context) : nil
    }

    /// Under tabs in the bar's own line there is no room in its middle.
    private var titleIsLeading: Bool { facts.hasLeadingTitle || context.environment[.tabsOnTop] != nil }

    private func inlineTitle(_ context: ViewContext) -> LayoutNode? {
        guard let title = facts.title else { return nil }
        let place = context.inFixedTypeSize
        var words = heading(place.text(title, style: .headline))
        if facts.hasTitleMenu {
            let mark = place.symbol(
                "chevron.down.circle.fill", style: .footnote, color: context.foreground(1))
            words = place.row([words, mark], spacing: 4)
        }
        guard let subtitle = facts.subtitle else { return words }
        return place.column(
            [words, place.text(subtitle, style: .caption, color: context.foreground(1))], spacing: 0,
            alignment: facts.hasLeadingTitle ? .leading : .centerX)
    }

    private func largeTitle(_ title: TextValue, _ context: ViewContext) -> LayoutNode {
        let words = heading(context.text(title, style: .largeTitle, weight: .bold))
        let insets = EdgeInsets(
            top: metrics.largeTitleDrop, leading: metrics.largeTitleInset, bottom: 0,
            trailing: metrics.largeTitleInset)
        let line = context.framed(context.padded(context.widened(words), insets), height: metrics.largeTitle)
        guard let subtitle = facts.subtitle else { return line }
        let second = context.widened(
            context.text(subtitle, style: .subheadline, color: context.foreground(1)))
        let below = EdgeInsets(
            top: -8, leading: metrics.largeTitleInset, bottom: 10, trailing: metrics.largeTitleInset)
        return context.column([line, context.padded(second, below)], spacing: 0, alignment: .leading)
    }

    private func heading(_ node: LayoutNode) -> LayoutNode {
        node.payloads.append(AccessibilityPayload(.heading))
        return node
    }

    // MARK: The bottom bar

    /// The items of the bottom bar beside the search field. They reach into the safe area below.
    private var bottom: LayoutNode? {
        if !facts.footActions.isEmpty { return foot }
        guard facts.hasBottomBar else { return nil }
        let context = context.forBar(facts[.bottom])
        let items = facts[.bottom].isHidden ? [] : facts.entries.filter { $0.placement.isBottom }
        let isMinimized = facts.minimizesSearch && facts.bottomSearch != nil
        let field = isMinimized ? nil : facts.bottomSearch.map { SearchFieldLook.bottom($0, context) }
        let row =
            items.isEmpty && field != nil
            ? field ?? context.spacer
            : bottomRow(items, withSearchButton: isMinimized, field: field, context)
        let sized =
            items.isEmpty && field != nil
            ? row : context.framed(context.widened(row, .center), height: metrics.toolbar)
        let padded = context.padded(
            sized,
            EdgeInsets(
                top: 0, leading: metrics.toolbarInset,
                bottom: metrics.toolbarInset - context.environment.windowSafeArea.bottom,
                trailing: metrics.toolbarInset))
        return BarGround.under(padded, facts[.bottom], edge: .bottom, context)
    }

    /// The buttons that end a Mac's sheet, at its lower trailing corner. The distance to its edges is an
    /// estimate.
    private var foot: LayoutNode {
        let row = context.row(
            [context.spacer] + facts.footActions.flatMap { LayoutNode.flattened($0.nodes) }, spacing: 8)
        return context.padded(row, horizontal: 20, vertical: 20)
    }

    /// Flexible spacers part the items into capsules; items without one stand in the middle. The search field
    /// takes the room between the first capsule and the others, or before the only one.
    private func bottomRow(
        _ entries: [ToolbarEntry], withSearchButton: Bool, field: LayoutNode?, _ context: ViewContext
    ) -> LayoutNode {
        var runs = runs(entries)
        if withSearchButton {
            let mark = context.toolbarContext.symbol("magnifyingglass", color: context.foreground())
            mark.payloads.append(ControlPayload("button", value: "Search"))
            runs.append([ToolbarEntry(placement: .bottomBar, nodes: [mark])])
        }
        var nodes: [LayoutNode] = []
        let placeOfField = field == nil ? nil : runs.count > 1 ? 1 : 0
        for (index, run) in runs.enumerated() {
            if let field, index == placeOfField {
                nodes.append(field)
            } else if index > 0 {
                nodes.append(context.spacer)
            }
            nodes += context.capsules(of: run, height: metrics.toolbar)
        }
        if field != nil { return context.row(nodes, spacing: 10) }
        return context.row(runs.count > 1 ? nodes : [context.spacer] + nodes + [context.spacer])
    }

    /// The items between flexible spacers, be these items of their own or views of one.
    private func runs(_ entries: [ToolbarEntry]) -> [[ToolbarEntry]] {
        var runs: [[ToolbarEntry]] = [[]]
        for entry in entries {
            if entry.spacer == .flexible {
                runs.append([])
                continue
            }
            let pieces = LayoutNode.flattened(entry.nodes).split(omittingEmptySubsequences: false) {
                $0 is SpacerNode
            }
            for (index, piece) in pieces.enumerated() {
                if index > 0 { runs.append([]) }
                var part = entry
                part.nodes = Array(piece)
                runs[runs.count - 1].append(part)
            }
        }
        return runs
    }
}

extension ViewContext {
    /// A navigation container covers what lies behind it on a screen, unless its content has a
    /// `containerBackground`; a sheet has a ground of its own.
    func onGround(_ container: LayoutNode) -> LayoutNode {
        let hasOwn = container.payloads.contains { payload in
            if case .containerGround? = (payload as? NavigationPayload)?.fact { true } else { false }
        }
        return hasOwn || environment.isElevated
            ? container : grounded(container, UnitPaint(.systemBackground))
    }
}

extension ViewContext {
    /// The place of a bar that was given an appearance of its own.
    func forBar(_ look: BarLook) -> ViewContext { look.scheme.map { setting(.colorScheme, $0) } ?? self }
}
