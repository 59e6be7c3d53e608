import Graphics
import Interpreter
import Layout

/// Makes one row of a list: its insets, its least height, its ground and its separators.
struct RowBuilder {
    private let context: ViewContext
    private let style: ListStyle
    private let metrics: ControlMetrics.List
    private let selection: BindingValue?
    private let selected: Value?
    private let isEditing: Bool
    private let leastHeight: Double

    init(_ context: ViewContext, _ style: ListStyle, selection: BindingValue?) {
        self.context = context
        self.style = style
        self.selection = selection
        metrics = context.metrics.list
        selected = selection?.get()
        isEditing = context.isEditing
        leastHeight =
            context.environment[.defaultMinListRowHeight]?.number ?? metrics.rowHeight
            ?? RowBuilder.lineHeight(context)
    }

    func row(_ content: LayoutNode, _ facts: RowFacts, _ separators: RowSeparators.Pair) -> LayoutNode {
        let insets = insets(facts)
        let edits = RowEdits(content), marks = RowMarks(context)
        let choosesSeveral = selected?.isSet == true && content.selectionTag != nil
        let mark =
            isEditing ? marks.leading(edits, isSelected: choosesSeveral ? isSelected(content) : nil) : nil
        let shown = marks.around(
            badged(content), leading: mark, trailing: isEditing ? marks.trailing(edits) : nil)
        let row = context.minimum(
            context.widened(context.padded(shown, insets)), height: leastHeight, alignment: .leading)
        let start = (content.hasIconColumn ? metrics.titleStart : insets.leading) + RowMarks.indent(of: mark)
        let painted = context.part(
            DecorationNode(
                view: "row", row, behind: ground(content, facts),
                inFront: style == .sidebar ? nil : lines(separators, start: start)))
        makeSelectable(painted, content)
        guard let view = facts.backgroundView else { return painted }
        return context.part(OverlayNode(painted, [view], isBackground: true))
    }

    /// A row that is not made: nothing of it is seen but the room that it takes.
    func standIn(_ row: StandInNode, _ facts: RowFacts) -> LayoutNode {
        row.room = StandInNode.Room(insets: insets(facts), leastHeight: leastHeight)
        return row
    }

    private func insets(_ facts: RowFacts) -> EdgeInsets {
        facts.insets
            ?? EdgeInsets(
                top: metrics.rowPadding, leading: metrics.rowInset, bottom: metrics.rowPadding,
                trailing: metrics.rowInset)
    }

    /// A row of one line keeps the pitch of its lines, not only their height.
    private static func lineHeight(_ context: ViewContext) -> Double {
        let body = context.environment.resolvedFont(.body).metrics
        return body.lineHeight + body.leading + 2 * context.metrics.list.rowPadding
    }

    private func ground(_ content: LayoutNode, _ facts: RowFacts) -> Drawing? {
        let isSelected = isSelected(content)
        guard let paint = isSelected ? UnitPaint(.systemFill) : facts.background else { return nil }
        let radius = isSelected && style == .sidebar ? metrics.cornerRadius : 0
        return { frame, view, list in
            let path = Path.roundedRect(frame, cornerRadius: min(radius, frame.height / 2))
            paint.fill(path, in: frame, list: &list, view: view)
        }
    }

    private func lines(_ separators: RowSeparators.Pair, start: Double) -> Drawing? {
        guard separators.above != nil || separators.below != nil else { return nil }
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        let end = metrics.separatorEnd, height = metrics.separator
        return { frame, view, list in
            func line(_ paint: UnitPaint?, _ y: Double) {
                guard let paint else { return }
                let rect = Rect(
                    x: frame.minX + (isMirrored ? end : start), y: y,
                    width: max(0, frame.width - start - end), height: height)
                paint.fill(.rect(rect), in: rect, list: &list, view: view)
            }
            line(separators.above, frame.minY)
            line(separators.below, frame.maxY - height)
        }
    }

    /// The badge stands at the end of its row; a prominent one is white on red.
    private func badged(_ content: LayoutNode) -> LayoutNode {
        guard let badge = content.badgePayload else { return content }
        guard badge.isProminent else {
            return context.row([
                content, context.spacer, context.styled(color: context.foreground(1)).text(badge.text),
            ])
        }
        let words = context.text(badge.text, style: .subheadline, color: UnitPaint(.white))
        let plate = context.backed(
            context.minimum(context.padded(words, horizontal: 7, vertical: 1), width: 22), UnitPaint(.red)
        ) { .capsule(in: $0) }
        return context.row([content, context.spacer, plate])
    }

    // MARK: Selection

    func isSelected(_ content: LayoutNode) -> Bool {
        guard let selected, let tag = content.selectionTag else { return false }
        if case .set = selected {
            return context.evaluator.elements(of: selected).contains { context.evaluator.areEqual($0, tag) }
        }
        return context.evaluator.areEqual(tag, selected.unwrapped ?? selected)
    }

    /// A tap on a row selects what it stands for, where one thing can be selected, or while a list is edited.
    private func makeSelectable(_ row: LayoutNode, _ content: LayoutNode) {
        guard let selection, let tag = content.selectionTag, context.environment.isEnabled else { return }
        switch selected {
        case .some(.none), .some(.some):
            let link = content.takeLinkAction()
            row.payloads.append(
                ActionPayload(.tap(count: 1)) {
                    selection.set(.some(tag))
                    link?.run(at: TouchPlace(local: .zero, global: .zero))
                })
        case .some(.set) where isEditing:
            let evaluator = context.evaluator
            row.payloads.append(
                ActionPayload(.tap(count: 1)) { selection.set(evaluator.toggling(tag, in: selection.get())) })
        default: break
        }
    }
}

extension LayoutNode {
    /// What the link does that the row is: where something is selected, the row does both.
    fileprivate func takeLinkAction() -> ActionPayload? {
        guard view == "NavigationLink" else {
            return children.count == 1 ? children[0].takeLinkAction() : nil
        }
        return payloads.firstIndex { $0 is ActionPayload }.flatMap {
            payloads.remove(at: $0) as? ActionPayload
        }
    }
}

extension Value {
    fileprivate var isSet: Bool {
        if case .set = self { return true }
        return false
    }
}
