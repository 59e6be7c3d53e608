import Graphics
import Interpreter
import Layout
import Syntax

/// `NavigationSplitView`: columns side by side where the width is regular, its sidebar alone on a phone.
enum SplitViewRows {
    static var rows: [Declaration] { initializers + visibility + widths + styles }

    private static var initializers: [Declaration] {
        let sidebar = "@ViewBuilder sidebar: () -> Sidebar", content = "@ViewBuilder content: () -> Content"
        let detail = "@ViewBuilder detail: () -> Detail"
        let visible = "columnVisibility: Binding<NavigationSplitViewVisibility>"
        let preferred = "preferredCompactColumn: Binding<NavigationSplitViewColumn>"
        let settings: [(parameters: [String], read: (NativeCall) -> SplitView)] = [
            ([], { _ in SplitView() }),
            ([visible], { SplitView(visibility: $0.nextBinding()?.get()) }),
            ([preferred], { SplitView(compactColumn: $0.nextBinding()?.get()) }),
            ([visible, preferred], { call in
                let visibility = call.nextBinding()?.get()
                return SplitView(visibility: visibility, compactColumn: call.nextBinding()?.get())
            }),
        ]
        return [
            Declaration(
                "@available(iOS 16.0, *) public struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {}"),
        ] + settings.flatMap { setting in
            [
                Declaration(
                    "extension NavigationSplitView where Content == EmptyView { "
                        + "public init(\((setting.parameters + [sidebar, detail]).joinedBytes(", "))) }"
                ) { call in
                    var split = setting.read(call)
                    split.columns = [call.nextContent(), call.nextContent()]
                    return view(call, split)
                },
                Declaration(
                    "extension NavigationSplitView { "
                        + "public init(\((setting.parameters + [sidebar, content, detail]).joinedBytes(", "))) }"
                ) { call in
                    var split = setting.read(call)
                    split.columns = [call.nextContent(), call.nextContent(), call.nextContent()]
                    return view(call, split)
                },
            ]
        }
    }

    private static func view(_ call: NativeCall, _ split: SplitView) -> Value {
        let range = call.range
        return call.view("NavigationSplitView") { context in
            let number = context.graph.reserveNumber("NavigationSplitView", range)
            return [context.register(split.node(context), number)]
        }
    }

    private static var visibility: [Declaration] {
        [
            constants("NavigationSplitViewVisibility", "Equatable", ["automatic", "all", "doubleColumn", "detailOnly"]),
            constants("NavigationSplitViewColumn", "Hashable", ["sidebar", "content", "detail"]),
        ]
    }

    private static func constants(_ type: String, _ conformance: String, _ names: [String]) -> Declaration {
        let values = names.enumerated().map { "public static let \($1) = \(type)(index: \($0)); " }
        return Declaration("public struct \(type): \(conformance), Sendable { let index: Int; \(values.joinedBytes("")) }")
    }

    private static var widths: [Declaration] {
        [
            Declaration("extension View { @available(iOS 16.0, *) public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View }") { call in
                width(call, call.next())
            },
            Declaration(
                """
                extension View { public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, \
                max: CGFloat? = nil) -> some View }
                """
            ) { call in
                _ = call.nextValue()
                return width(call, call.next())
            },
        ]
    }

    private static func width(_ call: NativeCall, _ width: Double) -> Value {
        call.telling(ColumnWidthPayload(width), "navigationSplitViewColumnWidth")
    }

    private static var styles: [Declaration] {
        [Declaration("@available(iOS 16.0, *) public protocol NavigationSplitViewStyle {}")]
            + ControlRowMaker.styles("NavigationSplitViewStyle", "navigationSplitViewStyle", .navigationStyle, [
                ("AutomaticNavigationSplitViewStyle", "automatic"), ("BalancedNavigationSplitViewStyle", "balanced"),
                ("ProminentDetailNavigationSplitViewStyle", "prominentDetail"),
            ])
    }
}

/// The columns of a split view and which of them are seen.
struct SplitView {
    /// The places of `NavigationSplitViewVisibility`.
    private enum Visibility: Int {
        case automatic, all, doubleColumn, detailOnly
    }

    var columns: [Value] = []
    private var visibility = Visibility.automatic
    /// The place of the column that a phone shows, if the snippet says.
    private var compactColumn: Int?

    init(visibility: Value? = nil, compactColumn: Value? = nil) {
        if let index = visibility?.fields.first { self.visibility = Visibility(rawValue: index.asInt) ?? .automatic }
        self.compactColumn = compactColumn?.fields.first.map { $0.asInt }
    }

    func node(_ context: ViewContext) -> LayoutNode {
        guard context.environment.isRegularWidth else { return compact(context) }
        let nodes = shown.map { index in column(context, index) }
        return ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 0), nodes)
    }

    /// Where there are three columns, `doubleColumn` leaves out the sidebar.
    private var shown: Range<Int> {
        switch visibility {
        case .detailOnly: columns.count - 1..<columns.count
        case .doubleColumn: max(0, columns.count - 2)..<columns.count
        case .automatic, .all: 0..<columns.count
        }
    }

    private func compact(_ context: ViewContext) -> LayoutNode {
        let last = columns.count - 1
        // Of two columns the second is the detail, which counts as the third.
        let index = compactColumn.map { $0 == 0 ? 0 : $0 == 2 ? last : min($0, last) } ?? 0
        let back = index > 0 ? context.backButton {} : nil
        return NavigationBars.container(
            context, context.child(.position(index)).setting(.searchField, nil).nodes(of: columns[index]), .splitColumn,
            "NavigationSplitView", back: back)
    }

    private func column(_ context: ViewContext, _ index: Int) -> LayoutNode {
        let isFirst = index == 0, isLast = index == columns.count - 1
        var place = context.child(.position(index))
        if isFirst {
            place = place.setting(
                .listStyle, place.environment[.listStyle] ?? .native(ControlStyle(ListStyle.sidebar.rawValue)))
        }
        // The whole view's field stands over the detail.
        if !isLast { place = place.setting(.searchField, nil) }
        let nodes = place.setting(.searchField, nil).nodes(of: columns[index])
        let toggle = index == shown.lowerBound ? place.sidebarToggle : nil
        let bars = NavigationBars.container(place, nodes, .splitColumn, "column", leading: toggle)
        let column = place.part(bars)
        guard !isLast else {
            return place.part(FlexibleFrameNode(column, horizontal: .init(max: .infinity), vertical: .init(max: .infinity)))
        }
        let width = nodes.first?.columnWidth ?? (isFirst ? BarMetrics.iOS26.sidebarWidth : BarMetrics.iOS26.contentWidth)
        return place.part(DecorationNode(view: "column", place.part(FixedFrameNode(column, width: width)), behind: {
            frame, view, list in
            if isFirst { list.fill(.rect(frame), with: .color(Color(.secondarySystemBackground)), view: view) }
            let edge = Rect(x: frame.maxX - 0.5, y: frame.minY, width: 0.5, height: frame.height)
            list.fill(.rect(edge), with: .color(Color(.separator)), view: view)
        }))
    }
}

extension ViewContext {
    /// The button that shows and hides the sidebar, at the leading edge of the first column.
    fileprivate var sidebarToggle: ToolbarEntry {
        let mark = toolbarContext.framed(toolbarContext.symbol("sidebar.leading", color: foreground()), height: 22)
        mark.payloads.append(ControlPayload("button", value: "Sidebar"))
        return ToolbarEntry(placement: .navigation, nodes: [mark])
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
