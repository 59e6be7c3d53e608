import Graphics
import Interpreter
import Layout
import Syntax

/// Puts rows and sections together.
struct ListBuilder {
    private let context: ViewContext
    private let style: ListStyle
    private let metrics: ControlMetrics.List
    private let rows: RowBuilder
    /// Between rows, each of which then stands on a plate of its own.
    private let rowSpacing: Double
    /// What `contentMargins` asks for in place of the style's own margins.
    private let margins: MarginsValue?

    init(_ context: ViewContext, selection: BindingValue?, margins: MarginsValue?) {
        self.context = context
        self.margins = margins
        style = ListStyle(context)
        metrics = context.metrics.list
        rows = RowBuilder(context, style, selection: selection)
        rowSpacing = context.environment[.listRowSpacing]?.number ?? 0
    }

    var hidesBackground: Bool {
        context.environment[.scrollContentBackground].map { Visibility($0) } == .hidden
    }

    var background: UnitPaint {
        if context.environment.isElevated {
            return UnitPaint(style.hasPlates ? SheetLook.groupedGround : SheetLook.ground)
        }
        return style.hasPlates
            ? UnitPaint(.systemGroupedBackground)
            : style == .sidebar ? UnitPaint(.secondarySystemBackground) : UnitPaint(.systemBackground)
    }

    /// All sections under each other, with the margins of the style; nil if they have too many rows.
    func column(_ nodes: [LayoutNode], at range: SourceRange) -> LayoutNode? {
        let sections = ListBuilder.sections(LayoutNode.flattened(nodes, keeping: { $0 is SectionNode }))
        let count = sections.reduce(0) { $0 + $1.rows.count }
        guard context.graph.count(rows: count, at: range) else { return nil }
        var parts: [LayoutNode] = []
        for (index, section) in sections.enumerated() {
            if index > 0 { parts.append(gap(between: sections[index - 1], and: section)) }
            parts += self.parts(of: section).map { margined($0, section) }
        }
        let column = context.part(
            ContainerNode(StackLayout(.vertical, alignment: .leading, spacing: 0), parts))
        let top = style.hasPlates || style == .sidebar ? 10.0 : 0
        return context.padded(
            column, asked(EdgeInsets(top: top, leading: 0, bottom: top, trailing: 0), on: .vertical))
    }

    /// A style's margins with those that `contentMargins` asks for in their place.
    private func asked(_ standard: EdgeInsets, on edges: Edge.Set) -> EdgeInsets {
        guard let margins else { return standard }
        var insets = standard
        for edge in Edge.allCases where edges.intersection(margins.edges).contains(edge: edge) {
            insets[edge] = margins.insets[edge]
        }
        return insets
    }

    /// Rows that stand outside of any section make sections of their own.
    static func sections(_ nodes: [LayoutNode]) -> [SectionNode] {
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

    // MARK: Room around sections

    private func gap(between upper: SectionNode, and lower: SectionNode) -> LayoutNode {
        let standard =
            (upper.footer.isEmpty ? metrics.sectionEdge : metrics.belowFooter)
            + (lower.header.isEmpty ? metrics.sectionEdge : metrics.aboveHeader)
        let asked =
            RowFacts(ofSection: upper).sectionSpacing ?? context.environment[.listSectionSpacing]?.number
        // Lengths below nothing stand for the spacings with a name.
        let height = asked.map { $0 >= 0 ? $0 : $0 < -1.5 ? standard / 2 : standard } ?? standard
        return context.part(LeafNode(view: "gap", fixed: Size(width: 0, height: height), spacing: .zero))
    }

    private func margined(_ part: LayoutNode, _ section: SectionNode) -> LayoutNode {
        let side = style == .plain || style == .grouped || style == .inset ? 0 : metrics.margin
        var insets = asked(EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side), on: .horizontal)
        for margin in RowFacts(ofSection: section).sectionMargins {
            if margin.edges.contains(.leading) { insets.leading = margin.length }
            if margin.edges.contains(.trailing) { insets.trailing = margin.length }
        }
        return insets == .zero ? part : context.padded(part, insets)
    }

    // MARK: Sections

    private func parts(of section: SectionNode) -> [LayoutNode] {
        var parts: [LayoutNode] = []
        if let header = section.header.first {
            let insets = EdgeInsets(
                top: style == .plain ? metrics.headerGap : 0, leading: metrics.rowInset,
                bottom: metrics.headerGap,
                trailing: metrics.rowInset)
            parts.append(context.widened(context.padded(header, insets)))
        }
        parts += plates(section)
        if let footer = section.footer.first {
            let insets = EdgeInsets(
                top: metrics.footerGap, leading: metrics.rowInset, bottom: 0, trailing: metrics.rowInset)
            parts.append(context.widened(context.padded(footer, insets)))
        }
        return parts
    }

    /// The rows of one section: on one plate, or each on its own where there is room between them.
    private func plates(_ section: SectionNode) -> [LayoutNode] {
        guard !section.rows.isEmpty else { return [] }
        let facts = section.rows.map { RowFacts($0) }, own = RowFacts(ofSection: section)
        let separators = RowSeparators(facts, own, isPlain: style == .plain)
        let isSpread = rowSpacing > 0
        let nodes = section.rows.enumerated().map { index, row in
            if let row = row as? StandInNode { return rows.standIn(row, facts[index]) }
            return rows.row(
                row, facts[index],
                isSpread && style.hasPlates ? RowSeparators.Pair() : separators.around(index))
        }
        guard isSpread else { return [plate(nodes, section.rows)] }
        return nodes.enumerated().flatMap { index, node in
            let gap = context.part(
                LeafNode(view: "gap", fixed: Size(width: 0, height: rowSpacing), spacing: .zero))
            return (index == 0 ? [] : [gap]) + [plate([node], [section.rows[index]])]
        }
    }

    private func plate(_ nodes: [LayoutNode], _ contents: [LayoutNode]) -> LayoutNode {
        let column = context.part(
            ContainerNode(StackLayout(.vertical, alignment: .leading, spacing: 0), nodes))
        guard style.hasPlates else { return column }
        let radius = style == .insetGrouped ? metrics.cornerRadius : 0
        let outline: (Rect) -> Path = { frame in
            .roundedRect(frame, cornerRadius: min(radius, frame.height / 2))
        }
        let hasGround = contents.contains { $0.hasRowBackground || rows.isSelected($0) }
        let clipped = context.part(
            EffectNode(view: "rows", column) { frame in
                radius > 0 && hasGround ? [.clip(outline(frame), .nonZero)] : []
            })
        let fill =
            context.environment.isElevated
            ? UnitPaint(SheetLook.plate) : UnitPaint(.secondarySystemGroupedBackground)
        return context.backed(clipped, fill, path: outline)
    }
}

/// Which lines stand around the rows of one section.
///
/// The line between two rows is the lower edge of one and the upper of the other: either can hide it. A plain
/// list has lines around its sections too.
struct RowSeparators {
    struct Pair {
        var above: UnitPaint?
        var below: UnitPaint?
    }

    private let rows: [RowFacts]
    private let section: RowFacts
    private let isPlain: Bool

    init(_ rows: [RowFacts], _ section: RowFacts, isPlain: Bool) {
        self.rows = rows
        self.section = section
        self.isPlain = isPlain
    }

    func around(_ index: Int) -> Pair {
        Pair(above: index == 0 ? outer(section.section.top, rows[0].row.top) : nil, below: below(index))
    }

    private func below(_ index: Int) -> UnitPaint? {
        let upper = rows[index].row.bottom
        guard index + 1 < rows.count else { return outer(section.section.bottom, upper) }
        let lower = rows[index + 1].row.top
        guard upper.isShown != false, lower.isShown != false else { return nil }
        return upper.tint ?? lower.tint ?? UnitPaint(.separator)
    }

    private func outer(_ line: SeparatorFacts.Line, _ row: SeparatorFacts.Line) -> UnitPaint? {
        guard isPlain, line.isShown != false, row.isShown != false else { return nil }
        return line.tint ?? row.tint ?? UnitPaint(.separator)
    }
}
