import Graphics
import Interpreter
import Layout
import Syntax

/// What a modifier presents over the whole window: a sheet, a cover, an alert.
///
/// It hangs on the view that presents it and is taken to the window when the hierarchy is complete.
final class PresentationPayload: LayoutPayload {
    enum Kind {
        case sheet(SheetLayout.Stand)
        case cover
        case alert
        case dialog
    }

    let kind: Kind
    let content: LayoutNode
    let facts: PresentationFacts

    init(_ kind: Kind, _ content: LayoutNode, _ facts: PresentationFacts = PresentationFacts()) {
        self.kind = kind
        self.content = content
        self.facts = facts
    }

    /// Whether what lies behind is darkened.
    var dims: Bool {
        if case .cover = kind { return false }
        return !facts.leavesBackground
    }
}

/// A modifier that presents: its content stands outside of lists, and on a level of its own.
final class PresentedView: ViewValue {
    private let presenter: Value
    private let content: Value
    private let dismiss: () -> Void
    private let isElevated: Bool
    private let wrap: (LayoutNode, [LayoutNode], ViewContext) -> LayoutNode

    init(
        _ name: StaticString, _ range: SourceRange, _ presenter: Value, _ content: Value,
        dismiss: @escaping () -> Void, isElevated: Bool,
        wrap: @escaping (LayoutNode, [LayoutNode], ViewContext) -> LayoutNode
    ) {
        self.presenter = presenter
        self.content = content
        self.dismiss = dismiss
        self.isElevated = isElevated
        self.wrap = wrap
        super.init(name, range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        var nodes = context.child(.position(0)).nodes(of: presenter)
        guard let first = nodes.first else { return nodes }
        let number = context.graph.reserveNumber(name, range)
        var inner = context.child(.position(1)).setting(.rowContext, nil).setting(.navigation, nil)
            .setting(.searchField, nil).setting(.tabsOnTop, nil).dismissing(dismiss)
        inner.environment.isElevated = isElevated
        nodes[0] = context.register(wrap(first, inner.nodes(of: content), inner), number)
        return nodes
    }
}

enum Presentations {
    /// A window with all that is presented in it, in the order of presentation.
    static func over(_ window: LayoutNode, safeArea: EdgeInsets, isRegularWidth: Bool, on platform: Platform)
        -> LayoutNode
    {
        var found: [PresentationPayload] = []
        collect(window, &found)
        guard !found.isEmpty else { return window }
        var layers = [window]
        for presentation in found {
            let asked = presentation.facts.sizing
            let isFitted = platform.windows.sheetsFitContent && asked == .automatic
            let layout = SheetLayout(
                presentation.kind, isFitted ? .fitted : asked, safeArea: safeArea,
                isRegularWidth: isRegularWidth, platform.bars)
            var parts = [presentation.content]
            if presentation.dims { parts.insert(shade(presentation.content), at: 0) }
            let layer = ContainerNode(layout, parts)
            layer.environment = presentation.content.environment
            layers.append(layer)
        }
        let node = ContainerNode(LayersLayout(), layers)
        node.environment = window.environment
        return node
    }

    /// What a presentation presents comes after itself.
    private static func collect(_ node: LayoutNode, _ found: inout [PresentationPayload]) {
        for case let presentation as PresentationPayload in node.payloads {
            found.append(presentation)
            collect(presentation.content, &found)
        }
        for child in node.children { collect(child, &found) }
    }

    private static func shade(_ content: LayoutNode) -> LayoutNode {
        let shade = LeafNode(view: "dimmed")
        shade.environment = content.environment
        shade.drawing = { frame, view, list in
            list.fill(
                .rect(frame), with: .color(Color(light: RGBA(0, alpha: 0.2), dark: RGBA(0, alpha: 0.48))),
                view: view)
        }
        return shade
    }
}

/// The window and what is presented over it, all of one size.
private final class LayersLayout: LayoutAlgorithm {
    override var name: String { "window" }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?)
        -> Size
    {
        let own = subviews.first?.sizeThatFits(proposal) ?? .zero
        let offered = proposal.replacingUnspecifiedDimensions(by: own)
        return Size(
            width: offered.width.isFinite ? offered.width : own.width,
            height: offered.height.isFinite ? offered.height : own.height)
    }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        var placements: [Placement] = []
        for view in subviews {
            var placement = Placement(view, at: .zero, proposal: ProposedViewSize(size))
            placement.origin = Point(
                x: (size.width - placement.size.width) / 2, y: (size.height - placement.size.height) / 2)
            placements.append(placement)
        }
        return placements
    }
}

/// Puts what is presented where it belongs in the window, over its shade if it has one.
final class SheetLayout: LayoutAlgorithm {
    struct Detent: Equatable {
        var share: Double
        var points: Double

        static var large: Detent { Detent(share: 1, points: 0) }
        var isLarge: Bool { points == 0 && share >= 1 }

        func height(in whole: Double) -> Double { points > 0 ? min(points, whole) : whole * share }
        func isLower(than other: Detent) -> Bool { height(in: 800) < other.height(in: 800) }
    }

    /// Where a sheet stands, between which detents it can be dragged, and how far down it is at the moment.
    struct Stand {
        var detent: Detent
        var lowest: Detent
        var highest: Detent
        var pull: Double
    }

    /// The height that sheets share out, in a window of a height.
    static func room(in window: Double, safeArea: EdgeInsets, _ metrics: BarMetrics) -> Double {
        max(0, window - max(safeArea.top, metrics.sheetTop) - safeArea.bottom)
    }

    private let kind: PresentationPayload.Kind
    private let sizing: PresentationSizing
    private let safeArea: EdgeInsets
    private let isRegularWidth: Bool
    private let metrics: BarMetrics

    init(
        _ kind: PresentationPayload.Kind, _ sizing: PresentationSizing, safeArea: EdgeInsets,
        isRegularWidth: Bool, _ metrics: BarMetrics
    ) {
        self.kind = kind
        self.sizing = sizing
        self.safeArea = safeArea
        self.isRegularWidth = isRegularWidth
        self.metrics = metrics
    }

    override var name: String { "presentation" }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?)
        -> Size
    {
        proposal.replacingUnspecifiedDimensions()
    }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        var placements: [Placement] = []
        if subviews.count > 1 {
            placements.append(Placement(subviews[0], at: .zero, proposal: ProposedViewSize(size)))
        }
        guard let content = subviews.last else { return placements }
        switch kind {
        case .cover: placements.append(placed(content, Rect(origin: .zero, size: size)))
        case .sheet(let stand): placements.append(placed(content, sheet(stand, content, in: size)))
        case .alert, .dialog: placements.append(box(content, in: size))
        }
        return placements
    }

    private func placed(_ content: LayoutNode, _ rect: Rect) -> Placement {
        Placement(content, at: rect.origin, proposal: ProposedViewSize(rect.size))
    }

    /// Where the width is regular a sheet stands in the middle. Elsewhere its upper edge follows the finger:
    /// between detents its height changes, below the lowest it moves as it is.
    private func sheet(_ stand: Stand, _ content: LayoutNode, in size: Size) -> Rect {
        if isRegularWidth {
            let form = regularSize(content, in: size)
            return Rect(
                x: (size.width - form.width) / 2, y: (size.height - form.height) / 2 + max(0, stand.pull),
                width: form.width, height: form.height)
        }
        var rect = rect(of: stand.detent, in: size)
        guard stand.pull != 0 else { return rect }
        let bottom = rect.maxY
        rect.origin.y = max(rect.minY + stand.pull, self.rect(of: stand.highest, in: size).minY)
        rect.size.height = max(bottom - rect.minY, self.rect(of: stand.lowest, in: size).height)
        return rect
    }

    /// At its large detent a sheet reaches the screen's edges under the status bar, below that it floats.
    private func rect(of detent: Detent, in size: Size) -> Rect {
        let top = max(safeArea.top, metrics.sheetTop)
        guard !detent.isLarge else {
            return Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
        }
        let inset = metrics.sheetInset
        let room = SheetLayout.room(in: size.height, safeArea: safeArea, metrics)
        let height = min(detent.height(in: room) + safeArea.bottom, size.height - top) - inset
        return Rect(
            x: inset, y: size.height - inset - height, width: max(0, size.width - 2 * inset),
            height: max(0, height))
    }

    /// A form's size unless a page's or that of the content is asked for.
    private func regularSize(_ content: LayoutNode, in size: Size) -> Size {
        let form = Size(width: min(540, size.width), height: min(620, size.height))
        switch sizing {
        case .automatic, .form: return form
        case .page: return Size(width: min(712, size.width), height: min(926, size.height))
        case .fitted:
            let answer = content.sizeThatFits(.unspecified)
            return Size(width: min(answer.width, size.width), height: min(answer.height, size.height))
        }
    }

    /// An alert stands in the middle, a dialog at the bottom.
    private func box(_ content: LayoutNode, in size: Size) -> Placement {
        var placement = Placement(content, at: .zero, proposal: ProposedViewSize(size))
        placement.origin.x = (size.width - placement.size.width) / 2
        placement.origin.y = (size.height - placement.size.height) / 2
        if case .dialog = kind, !isRegularWidth {
            placement.origin.y =
                size.height - placement.size.height - max(safeArea.bottom, metrics.sheetInset)
        }
        return placement
    }
}
