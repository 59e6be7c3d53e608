import Graphics
import Interpreter
import Layout
import Syntax

/// What views inside tell the navigation container around them.
final class NavigationPayload: LayoutPayload {
    enum Fact {
        case title(TextValue)
        case subtitle(TextValue)
        /// `inline`, `large` or `automatic`, in that order.
        case titleMode(Int)
        case toolbar([ToolbarEntry])
        case hidesBar
        case search(prompt: String, text: String)
        case destination(NavigationDestination)
    }

    let fact: Fact

    init(_ fact: Fact) { self.fact = fact }
}

/// One item of a toolbar, with the nodes it shows.
struct ToolbarEntry {
    var placement: ToolbarPlacement
    var nodes: [LayoutNode]
}

/// Where toolbar items go, in the order of the rows.
enum ToolbarPlacement: Int {
    case automatic
    case principal
    case navigation
    case primaryAction
    case secondaryAction
    case status
    case confirmationAction
    case cancellationAction
    case destructiveAction
    case topBarLeading
    case topBarTrailing
    case bottomBar
    case keyboard
    case largeTitle
    case title
    case subtitle

    var isLeading: Bool { self == .navigation || self == .cancellationAction || self == .topBarLeading }
    var isBottom: Bool { self == .bottomBar || self == .status }
    var isTrailing: Bool {
        switch self {
        case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction, .topBarTrailing: true
        default: false
        }
    }
}

/// `ToolbarItem` and `ToolbarItemGroup`.
final class ToolbarItemValue: NativeValue {
    let placement: ToolbarPlacement
    let content: Value

    init(_ placement: ToolbarPlacement, _ content: Value) {
        self.placement = placement
        self.content = content
    }
}

/// What a navigation container found inside itself.
struct NavigationFacts {
    var title: TextValue?
    var subtitle: TextValue?
    var titleMode: Int?
    var entries: [ToolbarEntry] = []
    var hidesBar = false
    var search: (prompt: String, text: String)?
    var destinations: [NavigationDestination] = []

    init(_ nodes: [LayoutNode]) {
        for node in nodes { read(node) }
    }

    /// Containers inside keep what is theirs.
    private mutating func read(_ node: LayoutNode) {
        for payload in node.payloads {
            guard let navigation = payload as? NavigationPayload else { continue }
            switch navigation.fact {
            case .title(let text): if title == nil { title = text }
            case .subtitle(let text): if subtitle == nil { subtitle = text }
            case .titleMode(let mode): if titleMode == nil { titleMode = mode }
            case .toolbar(let items): entries += items
            case .hidesBar: hidesBar = true
            case .destination(let destination): destinations.append(destination)
            case .search(let prompt, let text): if search == nil { search = (prompt, text) }
            }
        }
        guard !(node is BarContainerNode) else { return }
        for child in node.children { read(child) }
    }

    var hasTopBar: Bool {
        !hidesBar && (title != nil || entries.contains { !$0.placement.isBottom && $0.placement != .keyboard })
    }

    var hasBottomBar: Bool { search != nil || entries.contains { $0.placement.isBottom } }
}

/// Draws the bars of a navigation container.
struct NavigationBars {
    private let context: ViewContext
    private let facts: NavigationFacts
    private let metrics = BarMetrics.iOS26
    private let isRoot: Bool

    init(_ context: ViewContext, _ facts: NavigationFacts, isRoot: Bool = true) {
        self.context = context
        self.facts = facts
        self.isRoot = isRoot
    }

    /// The bar with its buttons and title, and a large title under it.
    var top: LayoutNode? {
        guard facts.hasTopBar else { return nil }
        let isLarge = facts.title != nil && facts.titleMode != 1 && (facts.titleMode == 2 || isRoot)
        var rows = [bar(showsTitle: !isLarge)]
        if isLarge, let title = facts.title { rows.append(largeTitle(title)) }
        return context.part(ContainerNode(StackLayout(.vertical, alignment: .leading, spacing: 0), rows))
    }

    private func bar(showsTitle: Bool) -> LayoutNode {
        let leading = groups(facts.entries.filter { $0.placement.isLeading })
        let trailing = groups(facts.entries.filter { $0.placement.isTrailing })
        let sides = context.widened(context.row(leading + [context.spacer] + trailing, spacing: 10))
        let padded = context.padded(sides, horizontal: metrics.sideInset)
        let bar = context.framed(padded, height: metrics.navigationBar)
        guard let middle = middle(showsTitle) else { return bar }
        return context.part(OverlayNode(bar, [middle]))
    }

    private func middle(_ showsTitle: Bool) -> LayoutNode? {
        let principal = facts.entries.filter { $0.placement == .principal || $0.placement == .title }.flatMap { $0.nodes }
        if !principal.isEmpty { return context.row(principal) }
        guard showsTitle, let title = facts.title else { return nil }
        let words = heading(context.inFixedTypeSize.text(title, style: .headline))
        guard let subtitle = facts.subtitle else { return words }
        return context.column([words, context.text(subtitle, style: .caption, color: context.foreground(1))], spacing: 0)
    }

    private func largeTitle(_ title: TextValue) -> LayoutNode {
        let words = heading(context.text(title, style: .largeTitle, weight: .bold))
        let padded = context.padded(context.widened(words), horizontal: metrics.largeTitleInset)
        return context.framed(padded, height: metrics.largeTitle)
    }

    private func heading(_ node: LayoutNode) -> LayoutNode {
        node.payloads.append(AccessibilityPayload(.heading))
        return node
    }

    /// Items of one side share a capsule of glass; the one that confirms has a tinted one of its own.
    private func groups(_ entries: [ToolbarEntry]) -> [LayoutNode] {
        let plain = entries.filter { $0.placement != .confirmationAction }.flatMap { LayoutNode.flattened($0.nodes) }
        let prominent = entries.filter { $0.placement == .confirmationAction }.flatMap { LayoutNode.flattened($0.nodes) }
        return capsule(plain.filter { !($0 is SpacerNode) }, GlassLook.plain) + prominent.flatMap { capsule([$0], context.tint) }
    }

    private func capsule(_ nodes: [LayoutNode], _ fill: UnitPaint) -> [LayoutNode] {
        guard !nodes.isEmpty else { return [] }
        let row = context.part(ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 16), nodes))
        let padded = context.padded(row, horizontal: 12)
        let sized = context.minimum(padded, width: metrics.barButton, height: metrics.barButton)
        let fixed = context.part(FixedFrameNode(sized, height: metrics.barButton))
        return [context.part(DecorationNode(view: "glass", fixed, behind: { frame, view, list in
            GlassLook.draw(.capsule(in: frame), fill, frame, view, &list)
        }))]
    }

    /// The search field, or the items of the bottom bar. They reach into the safe area below.
    var bottom: LayoutNode? {
        guard facts.hasBottomBar else { return nil }
        var rows: [LayoutNode] = []
        let items = facts.entries.filter { $0.placement.isBottom }.flatMap { LayoutNode.flattened($0.nodes) }
        if !items.isEmpty { rows.append(context.framed(context.widened(bottomRow(items), .center), height: metrics.toolbar)) }
        if let search = facts.search { rows.append(searchField(search.prompt, search.text)) }
        let column = context.part(ContainerNode(StackLayout(.vertical, alignment: .leading, spacing: 8), rows))
        return context.padded(column, EdgeInsets(
            top: 0, leading: metrics.toolbarInset, bottom: metrics.toolbarInset - context.environment.windowSafeArea.bottom,
            trailing: metrics.toolbarInset))
    }

    /// Spacers part the items into capsules.
    private func bottomRow(_ items: [LayoutNode]) -> LayoutNode {
        let runs = items.split(omittingEmptySubsequences: false) { $0 is SpacerNode }
        guard runs.count > 1 else { return context.row([context.spacer] + capsule(items, GlassLook.plain) + [context.spacer]) }
        var nodes: [LayoutNode] = []
        for (index, run) in runs.enumerated() {
            if index > 0 { nodes.append(context.spacer) }
            nodes += capsule(Array(run), GlassLook.plain)
        }
        return context.row(nodes)
    }

    private func searchField(_ prompt: String, _ text: String) -> LayoutNode {
        let context = context.inFixedTypeSize
        let quiet = context.foreground(1)
        let words = text.utf8.isEmpty ? context.text(prompt, style: .body, color: quiet) : context.text(text, style: .body)
        let row = context.row([
            context.symbol("magnifyingglass", style: .body, color: quiet), words, context.spacer,
            context.symbol("mic.fill", style: .body, color: quiet),
        ], spacing: 6)
        let field = context.framed(context.padded(row, horizontal: 14), height: metrics.searchField)
        let glass = context.part(DecorationNode(view: "search field", field, behind: { frame, view, list in
            GlassLook.draw(.capsule(in: frame), GlassLook.plain, frame, view, &list)
        }))
        glass.payloads.append(ControlPayload("search field"))
        return glass
    }
}
