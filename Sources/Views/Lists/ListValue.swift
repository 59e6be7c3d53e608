import Graphics
import Interpreter
import Layout
import Syntax

/// `List` and `Form`: sections of rows on plates or on plain ground.
final class ListValue: ViewValue {
    private let content: (ViewContext) -> [LayoutNode]
    private let selection: BindingValue?

    init(
        _ name: StaticString, _ range: SourceRange, selection: BindingValue? = nil,
        content: @escaping (ViewContext) -> [LayoutNode]
    ) {
        self.content = content
        self.selection = selection
        super.init(name, range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        let inner = context.setting(.rowContext, .bool(true))
        let builder = ListBuilder(inner, selection: selection)
        let rows = builder.column(content(inner))
        let list = ListNode(view: "\(name)", rows: rows)
        _ = context.register(list, number)
        var scrolled = inner.child(.kind(-2))
        scrolled.environment = context.environment
        list.contentOffset = scrolled.identity.scrollOffset.y
        scrolled.scroll(list, .vertical)
        guard !builder.hidesBackground else { return [list] }
        let paint = builder.background
        let ground = LeafNode(view: "background")
        ground.drawing = { frame, view, list in list.fill(.rect(frame), with: paint.paint(in: frame), view: view) }
        let area = context.part(IgnoresSafeAreaNode(context.part(ground)))
        return [context.part(OverlayNode(list, [area], isBackground: true))]
    }
}

/// Puts rows and sections together.
struct ListBuilder {
    private let context: ViewContext
    private let style: ListStyle
    private let metrics: ControlMetrics.List
    private let selection: BindingValue?
    private let selected: Value?

    init(_ context: ViewContext, selection: BindingValue?) {
        self.context = context
        self.selection = selection
        style = ListStyle(context)
        metrics = context.metrics.list
        selected = selection?.get()
    }

    var hidesBackground: Bool { context.environment[.scrollContentBackground]?.caseIndex == 2 }

    var background: UnitPaint {
        if context.environment.isElevated { return UnitPaint(style.hasPlates ? SheetLook.groupedGround : SheetLook.ground) }
        return style.hasPlates ? UnitPaint(.systemGroupedBackground)
            : style == .sidebar ? UnitPaint(.secondarySystemBackground) : UnitPaint(.systemBackground)
    }

    /// All sections under each other, with the margins of the style.
    func column(_ nodes: [LayoutNode]) -> LayoutNode {
        let sections = ListBuilder.sections(LayoutNode.flattened(nodes, keeping: { $0 is SectionNode }))
        var parts: [LayoutNode] = []
        for (index, section) in sections.enumerated() {
            if index > 0 { parts.append(gap(metrics.sectionGap * (section.header.isEmpty ? 1 : 0.7))) }
            parts += self.parts(of: section)
        }
        let column = context.part(ContainerNode(StackLayout(.vertical, alignment: .leading, spacing: 0), parts))
        let margin = style == .plain || style == .grouped || style == .inset ? 0 : metrics.margin
        let top = style.hasPlates || style == .sidebar ? 10.0 : 0
        return context.padded(column, EdgeInsets(top: top, leading: margin, bottom: top, trailing: margin))
    }

    /// Rows that stand outside of any section make sections of their own.
    private static func sections(_ nodes: [LayoutNode]) -> [SectionNode] {
        var sections: [SectionNode] = []
        var loose: [LayoutNode] = []
        func flush() {
            if !loose.isEmpty { sections.append(SectionNode(rows: loose)) }
            loose = []
        }
        for node in nodes {
            if let section = node as? SectionNode {
                flush()
                sections.append(section)
            } else {
                loose.append(node)
            }
        }
        flush()
        return sections
    }

    private func parts(of section: SectionNode) -> [LayoutNode] {
        var parts: [LayoutNode] = []
        if let header = section.header.first {
            let insets = EdgeInsets(
                top: style == .plain ? metrics.headerGap : 0, leading: metrics.rowInset, bottom: metrics.headerGap,
                trailing: metrics.rowInset)
            parts.append(context.widened(context.padded(header, insets)))
        }
        parts.append(plate(section.rows))
        if let footer = section.footer.first {
            let insets = EdgeInsets(
                top: metrics.footerGap, leading: metrics.rowInset, bottom: 0, trailing: metrics.rowInset)
            parts.append(context.widened(context.padded(footer, insets)))
        }
        return parts
    }

    /// The rows of one section, on a plate if the style has them.
    private func plate(_ rows: [LayoutNode]) -> LayoutNode {
        var nodes: [LayoutNode] = []
        for (index, row) in rows.enumerated() { nodes.append(self.row(row, isLast: index == rows.count - 1)) }
        let column = context.part(ContainerNode(StackLayout(.vertical, alignment: .leading, spacing: 0), nodes))
        guard style.hasPlates else { return column }
        let radius = style == .insetGrouped ? metrics.cornerRadius : 0
        let outline: (Rect) -> Path = { frame in
            let round = min(radius, frame.height / 2)
            return .roundedRect(frame, cornerRadius: round)
        }
        let clipped = context.part(EffectNode(view: "rows", column) { frame in
            rows.contains { $0.hasRowBackground } && radius > 0 ? [.clip(outline(frame), .nonZero)] : []
        })
        let fill = context.environment.isElevated ? UnitPaint(SheetLook.plate) : UnitPaint(.secondarySystemGroupedBackground)
        return context.backed(clipped, fill, path: outline)
    }

    private func row(_ content: LayoutNode, isLast: Bool) -> LayoutNode {
        let facts = RowFacts(content)
        let insets = facts.insets ?? EdgeInsets(
            top: metrics.rowPadding, leading: metrics.rowInset, bottom: metrics.rowPadding, trailing: metrics.rowInset)
        var body = content
        if let badge = content.badge {
            let words = context.styled(color: context.foreground(1)).text(badge)
            body = context.row([content, context.spacer, words])
        }
        let least = context.environment[.defaultMinListRowHeight]?.number ?? metrics.rowHeight
        let row = context.minimum(context.widened(context.padded(body, insets)), height: least, alignment: .leading)
        let start = content.hasIconColumn ? metrics.titleStart : insets.leading
        let isSelected = selected.map { wanted in
            content.selectionTag.map { context.evaluator.areEqual($0, wanted.unwrapped ?? wanted) } ?? false
        } ?? false
        let fill = isSelected ? UnitPaint(.systemFill) : facts.background
        let radius = isSelected && style == .sidebar ? metrics.cornerRadius : 0
        let separator = isLast || facts.hidesSeparator || style == .sidebar ? nil : metrics.separator
        let line = facts.separatorTint ?? UnitPaint(.separator)
        let end = metrics.separatorEnd
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        let painted = context.part(DecorationNode(
            view: "row", row,
            behind: fill.map { paint in
                { frame, view, list in
                    let path = Path.roundedRect(frame, cornerRadius: min(radius, frame.height / 2))
                    paint.fill(path, in: frame, list: &list, view: view)
                }
            },
            inFront: separator.map { height in
                { frame, view, list in
                    let rect = Rect(
                        x: frame.minX + (isMirrored ? end : start), y: frame.maxY - height,
                        width: max(0, frame.width - start - end), height: height)
                    line.fill(.rect(rect), in: rect, list: &list, view: view)
                }
            }))
        makeSelectable(painted, content)
        guard let view = facts.backgroundView else { return painted }
        return context.part(OverlayNode(painted, [view], isBackground: true))
    }

    /// A tap on a row selects what it stands for, where one thing can be selected.
    private func makeSelectable(_ row: LayoutNode, _ content: LayoutNode) {
        guard let selection, let tag = content.selectionTag, context.environment.isEnabled else { return }
        switch selected {
        case .some(.none), .some(.some):
            row.payloads.append(ActionPayload(.tap(count: 1)) { selection.set(.some(tag)) })
        default: break
        }
    }

    private func gap(_ height: Double) -> LayoutNode {
        context.part(LeafNode(view: "gap", fixed: Size(width: 0, height: height), spacing: .zero))
    }
}

/// What the modifiers of a row asked for; the outermost wins.
struct RowFacts {
    var insets: Layout.EdgeInsets?
    var background: UnitPaint?
    var backgroundView: LayoutNode?
    var hidesSeparator = false
    var separatorTint: UnitPaint?

    init(_ node: LayoutNode) {
        for payload in node.chainPayloads {
            guard let row = payload as? RowPayload else { continue }
            switch row.fact {
            case .insets(let value): if insets == nil { insets = value }
            case .background(let paint): if background == nil { background = paint }
            case .backgroundView(let view): if backgroundView == nil { backgroundView = view }
            case .hidesSeparator: hidesSeparator = true
            case .separatorTint(let paint): if separatorTint == nil { separatorTint = paint }
            }
        }
    }
}

extension LayoutNode {
    /// The payloads of this node and of those that it wraps, outermost first.
    var chainPayloads: [LayoutPayload] {
        var all = payloads
        var node = self
        while node.children.count == 1 {
            node = node.children[0]
            all += node.payloads
        }
        return all
    }

    var badge: TextValue? {
        for payload in chainPayloads {
            if let badge = payload as? BadgePayload { return badge.text }
        }
        return nil
    }

    /// Whether a label with its icon in the icons' column begins the row.
    var hasIconColumn: Bool {
        if payloads.contains(where: { $0 is IconColumnPayload }) { return true }
        return children.first?.hasIconColumn ?? false
    }

    var hasRowBackground: Bool {
        let facts = RowFacts(self)
        return facts.background != nil || facts.backgroundView != nil
    }
}

/// Marks a label whose icon stands in the column of a list's icons.
final class IconColumnPayload: LayoutPayload {}
