import Graphics
import Interpreter
import Layout
import Syntax

/// `NavigationStack`, `NavigationSplitView`, links, titles.
enum NavigationRows {
    static var rows: [Declaration] { containers + links + titles + destinations }

    // MARK: Containers

    private static var containers: [Declaration] {
        [
            Declaration("public struct NavigationPath: Equatable { public init() {}; public var count: Int { 0 }; public var isEmpty: Bool { true }; "
                + "public mutating func append<V>(_ value: V) where V: Hashable {}; public mutating func removeLast(_ k: Int = 1) {} }"),
            Declaration("public struct NavigationStack<Data, Root>: View where Root: View {}"),
            Declaration("extension NavigationStack where Data == NavigationPath { public init(@ViewBuilder root: () -> Root) }") { call in
                stack(call, "NavigationStack", call.nextContent())
            },
            Declaration("extension NavigationStack where Data == NavigationPath { public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) }") { call in
                _ = call.nextValue()
                return stack(call, "NavigationStack", call.nextContent())
            },
            Declaration("extension NavigationStack { public init(path: Binding<Data>, @ViewBuilder root: () -> Root) "
                + "where Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Hashable }") { call in
                let path = call.nextBinding()
                return stack(call, "NavigationStack", call.nextContent(), path)
            },
            Declaration("public struct NavigationView<Content>: View where Content: View { public init(@ViewBuilder content: () -> Content) }") { call in
                stack(call, "NavigationView", call.nextContent())
            },
            Declaration("public struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {}"),
            Declaration(
                "extension NavigationSplitView where Content == EmptyView { public init(@ViewBuilder sidebar: () -> Sidebar, "
                    + "@ViewBuilder detail: () -> Detail) }"
            ) { call in
                let sidebar = call.nextContent()
                return split(call, [sidebar, call.nextContent()])
            },
            Declaration(
                "extension NavigationSplitView { public init(@ViewBuilder sidebar: () -> Sidebar, "
                    + "@ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) }"
            ) { call in
                let sidebar = call.nextContent()
                let content = call.nextContent()
                return split(call, [sidebar, content, call.nextContent()])
            },
            Declaration(
                "extension NavigationSplitView where Content == EmptyView { public init("
                    + "columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, "
                    + "@ViewBuilder detail: () -> Detail) }"
            ) { call in
                let visibility = call.nextBinding()?.get()
                let sidebar = call.nextContent()
                let detail = call.nextContent()
                return split(call, [sidebar, detail], visibility)
            },
            Declaration(
                "extension NavigationSplitView { public init(columnVisibility: Binding<NavigationSplitViewVisibility>, "
                    + "@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, "
                    + "@ViewBuilder detail: () -> Detail) }"
            ) { call in
                let visibility = call.nextBinding()?.get()
                let sidebar = call.nextContent()
                let content = call.nextContent()
                return split(call, [sidebar, content, call.nextContent()], visibility)
            },
            Declaration("public struct NavigationSplitViewVisibility: Equatable, Sendable { let index: Int; "
                + "public static let automatic = NavigationSplitViewVisibility(index: 0); "
                + "public static let all = NavigationSplitViewVisibility(index: 1); "
                + "public static let doubleColumn = NavigationSplitViewVisibility(index: 2); "
                + "public static let detailOnly = NavigationSplitViewVisibility(index: 3) }"),
            Declaration("public struct NavigationSplitViewColumn: Hashable, Sendable { let index: Int; "
                + "public static let sidebar = NavigationSplitViewColumn(index: 0); "
                + "public static let content = NavigationSplitViewColumn(index: 1); "
                + "public static let detail = NavigationSplitViewColumn(index: 2) }"),
            Declaration("public protocol NavigationSplitViewStyle {}"),
            Declaration("public protocol NavigationViewStyle {}"),
            Declaration("extension View { public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View }") { call in
                width(call, call.next())
            },
            Declaration("extension View { public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View }") { call in
                _ = call.nextValue()
                return width(call, call.next())
            },
        ]
            + ControlRowMaker.styles("NavigationSplitViewStyle", "navigationSplitViewStyle", .navigation, [
                ("AutomaticNavigationSplitViewStyle", "automatic"), ("BalancedNavigationSplitViewStyle", "balanced"),
                ("ProminentDetailNavigationSplitViewStyle", "prominentDetail"),
            ])
            + ControlRowMaker.styles("NavigationViewStyle", "navigationViewStyle", .navigation, [
                ("DefaultNavigationViewStyle", "automatic"), ("StackNavigationViewStyle", "stack"),
                ("ColumnNavigationViewStyle", "columns"), ("DoubleColumnNavigationViewStyle", "doubleColumn"),
            ])
    }

    private static func width(_ call: NativeCall, _ width: Double) -> Value {
        call.mark("navigationSplitViewColumnWidth") { node, _ in node.payloads.append(ColumnWidthPayload(width)) }
    }

    private static func stack(
        _ call: NativeCall, _ name: StaticString, _ root: Value, _ path: BindingValue? = nil
    ) -> Value {
        let range = call.range
        return call.view(name) { context in
            let number = context.graph.reserveNumber(name, range)
            let state = NavigationState(path ?? context.ownState(.path, .array([])), context.evaluator)
            let inner = context.setting(.navigation, .native(state))
            let nodes = inner.nodes(of: root)
            let node = pushed(state, inner, nodes, "\(name)") ?? bars(inner, nodes, .navigationStack, "\(name)")
            return [context.register(node, number)]
        }
    }

    /// The last destination gone to, under a bar with the way back; the root stays alive without being shown.
    private static func pushed(
        _ state: NavigationState, _ context: ViewContext, _ root: [LayoutNode], _ name: String
    ) -> LayoutNode? {
        let elements = state.elements
        var destinations = NavigationFacts(root).destinations
        var shown: [LayoutNode]?
        for (depth, element) in elements.enumerated() {
            guard let view = state.view(for: element, destinations) else { continue }
            let nodes = context.child(.kind(-10 - depth)).dismissing { state.pop() }.nodes(of: view)
            destinations += NavigationFacts(nodes).destinations
            shown = nodes
        }
        return shown.map { bars(context, $0, .navigationStack, name, back: context.backButton(state)) }
    }

    private static func bars(
        _ context: ViewContext, _ nodes: [LayoutNode], _ kind: ContainerKind, _ name: String, back: ToolbarEntry? = nil
    ) -> LayoutNode {
        var facts = NavigationFacts(nodes)
        if let back { facts.entries.insert(back, at: 0) }
        let bars = NavigationBars(context, facts, isRoot: back == nil)
        let content = nodes.count == 1 ? nodes[0] : context.part(ContainerNode(ZStackLayout(), nodes))
        return BarContainerNode(kind, view: name, content, top: bars.top, bottom: bars.bottom)
    }

    /// Columns side by side where there is room; a phone shows the sidebar.
    private static func split(_ call: NativeCall, _ columns: [Value], _ visibility: Value? = nil) -> Value {
        let range = call.range
        return call.view("NavigationSplitView") { context in
            let number = context.graph.reserveNumber("NavigationSplitView", range)
            guard context.environment.isRegularWidth else {
                let only = bars(context, context.child(.position(0)).nodes(of: columns[0]), .splitColumn, "NavigationSplitView")
                return [context.register(only, number)]
            }
            let isDetailOnly = visibility?.fields.first.map { Int($0.number) == 3 } ?? false
            var nodes: [LayoutNode] = []
            for (index, column) in columns.enumerated() where !isDetailOnly || index == columns.count - 1 {
                var place = context.child(.position(index))
                if index == 0 {
                    place = place.setting(.listStyle, place.environment[.listStyle] ?? .native(ControlStyle(ListStyle.sidebar.rawValue)))
                }
                nodes.append(self.column(place, column, isLast: index == columns.count - 1, isFirst: index == 0))
            }
            let row = ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 0), nodes)
            return [context.register(row, number)]
        }
    }

    private static func column(_ context: ViewContext, _ content: Value, isLast: Bool, isFirst: Bool) -> LayoutNode {
        let nodes = context.nodes(of: content)
        let column = context.part(bars(context, nodes, .splitColumn, "column"))
        guard !isLast else {
            return context.part(FlexibleFrameNode(column, horizontal: .init(max: .infinity), vertical: .init(max: .infinity)))
        }
        let width = nodes.first?.columnWidth ?? (isFirst ? BarMetrics.iOS26.sidebarWidth : 300)
        let sized = context.part(FixedFrameNode(column, width: width))
        return context.part(DecorationNode(view: "column", sized, behind: { frame, view, list in
            if isFirst { list.fill(.rect(frame), with: .color(Color(.secondarySystemBackground)), view: view) }
            let edge = Rect(x: frame.maxX - 0.5, y: frame.minY, width: 0.5, height: frame.height)
            list.fill(.rect(edge), with: .color(Color(.separator)), view: view)
        }))
    }

    // MARK: Links

    private static var links: [Declaration] {
        [
            Declaration("public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {}"),
            Declaration(
                "extension NavigationLink { public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) }"
            ) { call in
                let destination = call.nextValue()
                return link(call, call.nextContent(), to: destination)
            },
            Declaration("extension NavigationLink { public init(destination: Destination, @ViewBuilder label: () -> Label) }") { call in
                let destination = call.nextValue()
                return link(call, call.nextContent(), to: .native(NavigationView(destination)))
            },
            Declaration("extension NavigationLink where Destination == Never { public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable }") { call in
                let value = call.nextValue()
                return link(call, call.nextContent(), value)
            },
            Declaration(
                "extension NavigationLink { public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, "
                    + "@ViewBuilder label: () -> Label) }"
            ) { call in
                _ = call.nextValue()
                _ = call.nextValue()
                return link(call, call.nextContent())
            },
            Declaration("extension NavigationLink { public init<V>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) where V: Hashable }") { call in
                for _ in 0..<3 { _ = call.nextValue() }
                return link(call, call.nextContent())
            },
            FieldRows.accepted("navigationLinkIndicatorVisibility(_ visibility: Visibility)"),
        ]
            + ControlRowMaker.titled("NavigationLink where Label == Text", ", @ViewBuilder destination: () -> Destination") { call in
                let title = call.nextTitle()
                return link(call, title, to: call.nextValue())
            }
            + ControlRowMaker.titled("NavigationLink where Label == Text", ", destination: Destination") { call in
                let title = call.nextTitle()
                return link(call, title, to: .native(NavigationView(call.nextValue())))
            }
            + ControlRowMaker.titled(
                "NavigationLink where Label == Text, Destination == Never", ", value: P?", generics: ["P"], conditions: ["P: Hashable"]
            ) { call in
                let title = call.nextTitle()
                return link(call, title, call.nextValue())
            }
    }

    /// In a list's row a link has its mark at the trailing edge; elsewhere it is a button.
    private static func link(_ call: NativeCall, _ label: Value, _ value: Value? = nil, to destination: Value? = nil) -> Value {
        let range = call.range
        return call.leaf("NavigationLink") { context in
            let target = destination ?? value?.unwrapped
            guard context.environment[.rowContext] != nil else {
                let button = ButtonValue("NavigationLink", range, label: label, action: nil)
                return goes(to: target, context, context.row(context.nodes(of: .native(button))))
            }
            let row = context.row([context.child(.position(0)).label(label), context.spacer, context.linkMark])
            row.payloads.append(ControlPayload("link"))
            if let value = value?.unwrapped { row.payloads.append(TagPayload(value)) }
            return goes(to: target, context, NeutralNode(view: "NavigationLink", row))
        }
    }

    private static func goes(to target: Value?, _ context: ViewContext, _ node: LayoutNode) -> LayoutNode {
        if let target, let state = context.navigation, context.environment.isEnabled {
            node.payloads.append(ActionPayload(.tap(count: 1)) { state.push(target) })
        }
        return node
    }

    // MARK: Titles

    private static var titles: [Declaration] {
        [
            title("navigationTitle", "_ titleKey: LocalizedStringKey"),
            title("navigationTitle", "_ title: S", generics: "<S>", condition: "where S: StringProtocol"),
            title("navigationTitle", "_ title: Text"),
            title("navigationBarTitle", "_ titleKey: LocalizedStringKey"),
            title("navigationBarTitle", "_ title: S", generics: "<S>", condition: "where S: StringProtocol"),
            title("navigationBarTitle", "_ title: Text"),
            Declaration("extension View { public func navigationTitle(_ title: Binding<String>) -> some View }") { call in
                let title = call.nextBinding()?.get() ?? .string("")
                return mark(call, "navigationTitle", .title(title.titleText))
            },
            subtitle("_ subtitleKey: LocalizedStringKey"),
            subtitle("_ subtitle: Text"),
            Declaration(
                "public struct NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge } }"),
            Declaration("extension View { public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View }") {
                call in mark(call, "navigationBarTitleDisplayMode", .titleMode(call.nextCase()))
            },
            Declaration("extension View { public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View }") { call in
                let title = call.nextValue().titleText
                let mode = call.nextCase()
                return call.mark("navigationBarTitle") { node, _ in
                    node.payloads += [NavigationPayload(.title(title)), NavigationPayload(.titleMode(mode))]
                }
            },
            Declaration("extension View { public func navigationBarHidden(_ hidden: Bool) -> some View }") { call in
                call.next(Bool.self) ? mark(call, "navigationBarHidden", .hidesBar) : call.receiver
            },
            FieldRows.accepted("navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)"),
            Declaration("extension View { public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View }") { call in
                let leading = call.nextValue()
                return barItems(call, [(.topBarLeading, leading), (.topBarTrailing, call.nextValue())])
            },
            Declaration("extension View { public func navigationBarItems<L>(leading: L) -> some View where L: View }") { call in
                barItems(call, [(.topBarLeading, call.nextValue())])
            },
            Declaration("extension View { public func navigationBarItems<T>(trailing: T) -> some View where T: View }") { call in
                barItems(call, [(.topBarTrailing, call.nextValue())])
            },
        ]
    }

    private static func barItems(_ call: NativeCall, _ items: [(ToolbarPlacement, Value)]) -> Value {
        call.mark("navigationBarItems") { node, context in
            let entries = items.enumerated().map { index, item in
                ToolbarEntry(placement: item.0, nodes: context.toolbarContext.child(.position(-20 - index)).nodes(of: item.1))
            }
            node.payloads.append(NavigationPayload(.toolbar(entries)))
        }
    }

    private static func title(_ name: StaticString, _ parameter: String, generics: String = "", condition: String = "") -> Declaration {
        let disfavored = condition.utf8.isEmpty ? "" : "@_disfavoredOverload "
        return Declaration(
            "extension View { \(disfavored)public func \(name)\(generics)(\(parameter)) -> some View \(condition) }"
        ) { call in
            mark(call, name, .title(call.nextValue().titleText))
        }
    }

    private static func subtitle(_ parameter: String) -> Declaration {
        Declaration("extension View { public func navigationSubtitle(\(parameter)) -> some View }") { call in
            mark(call, "navigationSubtitle", .subtitle(call.nextValue().titleText))
        }
    }

    private static func mark(_ call: NativeCall, _ name: StaticString, _ fact: NavigationPayload.Fact) -> Value {
        call.mark(name) { node, _ in node.payloads.append(NavigationPayload(fact)) }
    }

    private static var destinations: [Declaration] {
        [
            Declaration(
                "extension View { public func navigationDestination<D, C>(for data: D.Type, "
                    + "@ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View }"
            ) { call in
                let type = call.evaluator.number(of: call.nextType())
                return mark(call, "navigationDestination", .destination(.init(type: type, content: call.nextValue())))
            },
            FieldRows.accepted(
                "navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)", "where V: View"),
            FieldRows.accepted(
                "navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C)",
                "where D: Hashable, C: View"),
            FieldRows.accepted("navigationTransition(_ style: some NavigationTransition)"),
            Declaration("public protocol NavigationTransition {}"),
        ]
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

extension ViewContext {
    /// The surroundings of items in bars: the plain font, which does not grow with the type size, and no list
    /// around them.
    var toolbarContext: ViewContext {
        inFixedTypeSize.setting(.rowContext, nil).setting(.buttonStyle, nil).setting(.glassContext, .bool(true))
            .setting(.labelStyle, environment[.labelStyle] ?? .native(ControlStyle(1))).styled(font: .style(.body))
    }

    /// The mark at the end of a row that leads somewhere.
    var linkMark: LayoutNode {
        let list = metrics.list, color = foreground(2)
        let isMirrored = environment.layoutDirection == .rightToLeft
        let factor = TypeScale.scaled(
            list.chevron.height, style: TypeScale.body, size: environment.typeSize, pixel: 1 / environment.displayScale)
            / list.chevron.height
        let size = Size(width: list.chevron.width * factor, height: list.chevron.height * factor)
        let chevron = drawn("chevron", size) { frame, view, commands in
            let line = 2 * factor, inner = frame.insetBy(dx: line / 2, dy: line / 2)
            var path = Path()
            let back = isMirrored ? inner.maxX : inner.minX
            path.addLines([
                Point(x: back, y: inner.minY), Point(x: isMirrored ? inner.minX : inner.maxX, y: inner.midY),
                Point(x: back, y: inner.maxY),
            ])
            let style = StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round)
            color.stroke(path, in: frame, style: style, list: &commands, view: view)
        }
        return padded(chevron, EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: list.chevronEnd - list.rowInset))
    }

    var inFixedTypeSize: ViewContext {
        setting(.dynamicTypeSize, evaluator.enumeration("DynamicTypeSize", ViewEnvironment.standardTypeSize))
    }
}
