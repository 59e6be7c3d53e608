import Graphics
import Interpreter
import Layout
import Syntax

/// The columns of a split view and which of them are seen.
struct SplitView {
    /// `NavigationSplitViewVisibility`.
    private enum Visibility: Int, CaseNames {
        case automatic, all, doubleColumn, detailOnly
    }

    /// `NavigationSplitViewColumn`.
    private enum Column: Int, CaseNames {
        case sidebar, content, detail
    }

    /// In the order of their numbers in the library.
    private enum Style: Int {
        case automatic, balanced, prominentDetail
    }

    var columns: [Value] = []
    private let visibility: BindingValue?
    /// The column that a phone shows, if the snippet says.
    private let compactColumn: BindingValue?

    init(visibility: BindingValue? = nil, compactColumn: BindingValue? = nil) {
        self.visibility = visibility
        self.compactColumn = compactColumn
    }

    func node(_ context: ViewContext) -> LayoutNode {
        let made = SplitColumns(columns, context)
        guard context.environment.isRegularWidth else { return compact(made, context) }
        let shown = shown(context)
        let nodes = shown.map { column(made, $0, isFirstShown: $0 == shown.lowerBound, context) }
        guard overlaps(shown, context), let detail = nodes.last else {
            return ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 0), nodes)
        }
        return SplitView.covered(detail, by: Array(nodes.dropLast()), context)
    }

    // MARK: Beside each other

    private func visibilityState(_ context: ViewContext) -> BindingValue {
        visibility ?? context.ownState(.shownColumns, SplitView.value(.automatic, context))
    }

    private static func value(_ visibility: Visibility, _ context: ViewContext) -> Value {
        context.evaluator.structure("NavigationSplitViewVisibility", [.int(Int64(visibility.rawValue))])
    }

    private func style(_ context: ViewContext) -> Style {
        context.builtInStyle(.navigationStyle).flatMap { Style(rawValue: $0) }
            ?? .automatic
    }

    /// Where there are three columns, `doubleColumn` leaves out the sidebar; a Mac shows the middle one
    /// always, as documented. Left to itself a screen that is higher than wide has no room for a third
    /// column.
    private func shown(_ context: ViewContext) -> Range<Int> {
        let last = columns.count - 1, lastTwo = max(0, last - 1)...last
        switch Visibility(visibilityState(context).get()) {
        case .detailOnly:
            let keepsContent = context.windows.contentColumnStays && columns.count == 3
            return keepsContent ? Range(lastTwo) : last..<columns.count
        case .doubleColumn: return Range(lastTwo)
        case .all: return 0..<columns.count
        case .automatic:
            guard context.environment.isPortrait else { return 0..<columns.count }
            return style(context) == .prominentDetail ? last..<columns.count : Range(lastTwo)
        }
    }

    /// On a screen that is higher than wide leading columns cover the detail, where it is not to make room
    /// for them.
    private func overlaps(_ shown: Range<Int>, _ context: ViewContext) -> Bool {
        guard context.environment.isPortrait else { return false }
        switch style(context) {
        case .balanced: return false
        case .automatic: return shown.count == 3
        case .prominentDetail: return shown.count > 1
        }
    }

    private static func covered(_ detail: LayoutNode, by columns: [LayoutNode], _ context: ViewContext)
        -> LayoutNode
    {
        let safeArea = context.environment.windowSafeArea
        let dimmed = context.part(
            DecorationNode(
                view: "dimmed", detail, behind: nil,
                inFront: { frame, view, list in
                    let whole = Rect(
                        x: frame.minX, y: frame.minY - safeArea.top, width: frame.width,
                        height: frame.height + safeArea.vertical)
                    list.fill(
                        .rect(whole),
                        with: .color(Color(light: RGBA(0, alpha: 0.2), dark: RGBA(0, alpha: 0.48))),
                        view: view)
                }))
        let leading = context.part(
            ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 0), columns))
        let ground = context.backed(leading, UnitPaint(.systemBackground)) { .rect($0) }
        return OverlayNode(dimmed, [ground], alignment: .leading)
    }

    private func column(_ made: SplitColumns, _ index: Int, isFirstShown: Bool, _ context: ViewContext)
        -> LayoutNode
    {
        let isFirst = index == 0, isLast = index == columns.count - 1
        // The whole view's field stands over the detail.
        let place = isLast ? made.place(index) : made.place(index).setting(.searchField, nil)
        let nodes = made.nodes(index)
        let toggle = isFirstShown ? sidebarToggle(context, hides: isFirst && !isLast) : nil
        let column = place.part(
            NavigationBars.container(place, nodes, .splitColumn, "column", leading: toggle))
        guard !isLast else {
            return place.part(
                FlexibleFrameNode(column, horizontal: .init(max: .infinity), vertical: .init(max: .infinity)))
        }
        let width =
            nodes.first?.columnWidth ?? (isFirst ? context.bars.sidebarWidth : context.bars.contentWidth)
        return place.leadingColumn(column, width: width, isSidebar: isFirst)
    }

    /// The button that shows and hides the sidebar, at the leading edge of the first column.
    private func sidebarToggle(_ context: ViewContext, hides: Bool) -> ToolbarEntry {
        let place = context.toolbarContext
        let mark = place.framed(place.symbol("sidebar.leading", color: context.foreground()), height: 22)
        mark.payloads.append(ControlPayload("button", value: "Sidebar"))
        let state = visibilityState(context)
        let next = SplitView.value(hides ? columns.count == 3 ? .doubleColumn : .detailOnly : .all, context)
        mark.payloads.append(ActionPayload(.tap(count: 1)) { state.set(next) })
        return ToolbarEntry(placement: .navigation, nodes: [mark])
    }

    // MARK: On a phone

    /// Documented: the columns collapse into a stack and the last one is shown that displays useful
    /// information, which is the one after a selection; or the one that the snippet prefers.
    private func compact(_ made: SplitColumns, _ context: ViewContext) -> LayoutNode {
        let last = columns.count - 1
        var index = 0
        var goBack: () -> Void = {}
        if let compactColumn {
            switch Column(compactColumn.get()) {
            case .sidebar: index = 0
            // Of two columns the second is the detail.
            case .content: index = min(1, last)
            case .detail: index = last
            }
        } else {
            while index < last, let back = made.wayBack(to: index) {
                goBack = back
                index += 1
            }
        }
        let back = index > 0 ? context.backButton(goBack) : nil
        return NavigationBars.container(
            context, made.nodes(index), .splitColumn, "NavigationSplitView", back: back)
    }
}

extension ViewContext {
    /// A column with a line at its trailing edge; a sidebar has a ground of its own.
    func leadingColumn(_ content: LayoutNode, width: Double, isSidebar: Bool) -> LayoutNode {
        part(
            DecorationNode(
                view: "column", part(FixedFrameNode(content, width: width)),
                behind: { frame, view, list in
                    if isSidebar {
                        list.fill(.rect(frame), with: .color(Color(.secondarySystemBackground)), view: view)
                    }
                    let edge = Rect(x: frame.maxX - 0.5, y: frame.minY, width: 0.5, height: frame.height)
                    list.fill(.rect(edge), with: .color(Color(.separator)), view: view)
                }))
    }
}

/// `navigationSplitViewColumnWidth(_:)`.
final class ColumnWidthPayload: LayoutPayload {
    let width: Double

    init(_ width: Double) { self.width = width }
}

extension LayoutNode {
    var columnWidth: Double? {
        for payload in chainPayloads {
            if let width = payload as? ColumnWidthPayload { return width.width }
        }
        return nil
    }
}
