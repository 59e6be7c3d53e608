import Graphics

@testable import Layout

/// Makes layout nodes from a snippet read by `SnippetReader`.
struct NodeBuilder {
    typealias Call = SnippetReader.Call
    typealias Term = SnippetReader.Term
    typealias Unknown = SnippetReader.Unknown

    /// The custom layouts that the cases declare, by the declared name.
    var customLayouts: [String: TestLayouts.Maker] = [:]
    var environment = LayoutEnvironment()
    var metrics = PlatformMetrics.iOS26

    func root(_ views: [SnippetReader.View]) throws -> LayoutNode {
        guard views.count == 1 else { throw Unknown(what: "\(views.count) roots") }
        return try node(views[0])
    }

    func nodes(_ views: [SnippetReader.View]?) throws -> [LayoutNode] {
        try (views ?? []).filter { $0.base.name != "EmptyView" }.map(node)
    }

    func node(_ view: SnippetReader.View) throws -> LayoutNode {
        if view.base.name == "Text" { return try text(view) }
        var node = try base(view.base)
        node.environment = environment
        for modifier in view.modifiers {
            node = try apply(modifier, to: node)
            node.environment = environment
        }
        return node
    }

    /// A text takes its font and display scale from the modifiers on it.
    private func text(_ view: SnippetReader.View) throws -> LayoutNode {
        guard case .text(let string)? = view.base.argument(nil) else { throw Unknown(what: "text") }
        var attributes = TextAttributes()
        var surroundings = TextEnvironment(platform: metrics)
        var rest = SnippetReader.View(base: Call(name: "text"))
        for modifier in view.modifiers {
            switch modifier.name {
            case "font": attributes.font = try font(modifier.argument(nil))
            case "fontWeight":
                let font = attributes.font ?? .body
                attributes.font = Font(
                    font.base, weight: FontWeight(name: member(modifier.argument(nil)) ?? ""))
            case "environment":
                guard member(modifier.argument(nil)) == "displayScale",
                    case .number(let scale) = modifier.arguments[1].value
                else { throw Unknown(what: "environment") }
                surroundings.displayScale = scale
            default: rest.modifiers.append(modifier)
            }
        }
        let layout = TextLayout(AttributedText(string, attributes: attributes), in: surroundings)
        var node: LayoutNode = TextNode(layout)
        for modifier in rest.modifiers { node = try apply(modifier, to: node) }
        return node
    }

    private func font(_ term: Term?) throws -> Font {
        if let style = member(term) { return .style(TextStyle(name: style)) }
        guard case .call(let call)? = term, call.name == "system" else { throw Unknown(what: "font") }
        let weight = member(call.argument("weight")).map { FontWeight(name: $0) }
        if let size = try number(call.argument("size")) { return .system(size: size, weight: weight) }
        guard let style = member(call.argument(nil)) else { throw Unknown(what: "font") }
        return Font(.style(TextStyle(name: style)), weight: weight)
    }

    private func base(_ call: Call) throws -> LayoutNode {
        let children = try nodes(call.views)
        switch call.name {
        case "Color", "Rectangle": return LeafNode(view: call.name)
        case "HStack":
            return ContainerNode(
                StackLayout(
                    .horizontal, alignment: try alignment(call.argument("alignment"))?.vertical,
                    spacing: try number(call.argument("spacing"))), children)
        case "VStack":
            return ContainerNode(
                StackLayout(
                    .vertical, alignment: try alignment(call.argument("alignment"))?.horizontal,
                    spacing: try number(call.argument("spacing"))), children)
        case "ZStack":
            return ContainerNode(
                ZStackLayout(alignment: try alignment(call.argument("alignment")) ?? .center), children)
        case "Grid":
            return ContainerNode.grid(
                alignment: try alignment(call.argument("alignment")) ?? .center,
                horizontalSpacing: try number(call.argument("horizontalSpacing")),
                verticalSpacing: try number(call.argument("verticalSpacing")), children)
        case "GridRow":
            return GridRowNode(alignment: try alignment(call.argument("alignment"))?.vertical, children)
        case "LazyVGrid":
            return ContainerNode(
                LazyGridLayout(
                    .vertical, items: try items(call.argument("columns")),
                    spacing: try number(call.argument("spacing"))), children)
        case "ScrollView": return ScrollViewNode(try axes(call.argument(nil)) ?? .vertical, children)
        case "List": return ListNode(rows: EmptyNode())
        case "GeometryReader": return GeometryReaderNode { _ in children }
        case "ViewThatFits": return ViewThatFitsNode(in: try axes(call.argument("in")) ?? .both, children)
        case "Spacer": return SpacerNode(minLength: try number(call.argument("minLength")))
        case "Divider": return DividerNode(environment: environment)
        default:
            if let make = customLayouts[call.name] { return ContainerNode(try make(call), children) }
            throw Unknown(what: call.name)
        }
    }

    private func apply(_ call: Call, to node: LayoutNode) throws -> LayoutNode {
        if node is GridRowNode {
            node.children = try node.children.map { try apply(call, to: $0) }
            return node
        }
        if let cell = try gridCell(call, node) { return cell }
        switch call.name {
        case "accessibilityIdentifier":
            guard case .text(let name)? = call.argument(nil) else { throw Unknown(what: "identifier") }
            node.identifier = name
            return node
        case "frame": return try frame(call, node)
        case "padding": return try padding(call, node)
        case "overlay", "background":
            return OverlayNode(
                node, try decoration(call), alignment: try alignment(call.argument("alignment")) ?? .center,
                isBackground: call.name == "background")
        case "fixedSize": return FixedSizeNode(node)
        case "layoutPriority":
            guard let value = try number(call.argument(nil)) else { throw Unknown(what: "priority") }
            return LayoutPriorityNode(node, value)
        case "aspectRatio":
            return AspectRatioNode(
                node, ratio: try number(call.argument(nil)),
                member(call.argument("contentMode")) == "fill" ? .fill : .fit)
        case "scaledToFit": return AspectRatioNode(node, ratio: nil, .fit)
        case "position":
            return PositionNode(
                node,
                Point(x: try number(call.argument("x")) ?? 0, y: try number(call.argument("y")) ?? 0))
        case "ignoresSafeArea": return IgnoresSafeAreaNode(node)
        case "safeAreaPadding":
            guard case .call(let inner)? = call.argument(nil) else { throw Unknown(what: "insets") }
            return SafeAreaPaddingNode(node, try insets(inner))
        case "containerRelativeFrame": return try containerFrame(call, node)
        case "border", "opacity", "clipShape", "cornerRadius", "contentShape", "focusable",
            "allowsHitTesting":
            return NeutralNode(view: call.name, node)
        default: throw Unknown(what: call.name)
        }
    }

    private func containerFrame(_ call: Call, _ node: LayoutNode) throws -> LayoutNode {
        var rule = ContainerRelativeFrameNode.Rule.whole
        if let count = try number(call.argument("count")) {
            rule = .parts(
                count: Int(count), span: Int(try number(call.argument("span")) ?? 1),
                spacing: try number(call.argument("spacing")) ?? 0)
        }
        return ContainerRelativeFrameNode(node, try axes(call.argument(nil)) ?? .both, rule)
    }

    func axes(_ term: Term?) throws -> AxisSet? {
        switch term {
        case nil: return nil
        case .member("horizontal")?: return .horizontal
        case .member("vertical")?: return .vertical
        case .array(let items)?: return try items.reduce([]) { $0.union(try axes($1) ?? []) }
        default: throw Unknown(what: "axes")
        }
    }

    private func items(_ term: Term?) throws -> [GridItem] {
        guard case .array(let terms)? = term else { throw Unknown(what: "items") }
        return try terms.map { term in
            guard case .call(let item) = term, case .call(let size)? = item.argument(nil) else {
                throw Unknown(what: "item")
            }
            let least = try number(size.argument("minimum"))
            let kind: GridItem.Size
            switch size.name {
            case "fixed": kind = .fixed(try number(size.argument(nil)) ?? 0)
            case "adaptive": kind = .adaptive(minimum: least ?? 0)
            default: kind = .flexible(minimum: least ?? 10)
            }
            return GridItem(kind, spacing: try number(item.argument("spacing")))
        }
    }

    private func frame(_ call: Call, _ node: LayoutNode) throws -> LayoutNode {
        let place = try alignment(call.argument("alignment")) ?? .center
        func length(_ label: String) throws -> Double? { try number(call.argument(label)) }
        if call.arguments.contains(where: { $0.label == "width" || $0.label == "height" }) {
            return FixedFrameNode(
                node, width: try length("width"), height: try length("height"), alignment: place)
        }
        return FlexibleFrameNode(
            node,
            horizontal: .init(
                min: try length("minWidth"), ideal: try length("idealWidth"), max: try length("maxWidth")),
            vertical: .init(
                min: try length("minHeight"), ideal: try length("idealHeight"), max: try length("maxHeight")),
            alignment: place)
    }

    private func padding(_ call: Call, _ node: LayoutNode) throws -> LayoutNode {
        var edges = Edge.Set.all
        var length = PaddingNode.standard
        for argument in call.arguments {
            switch argument.value {
            case .number(let value): length = value
            case .member("leading"): edges = .leading
            case .member("top"): edges = .top
            case .call(let call): return PaddingNode(node, try insets(call))
            default: throw Unknown(what: "padding")
            }
        }
        return PaddingNode(node, EdgeInsets(edges, length))
    }

    func insets(_ call: Call) throws -> EdgeInsets {
        func length(_ label: String) throws -> Double { try number(call.argument(label)) ?? 0 }
        return EdgeInsets(
            top: try length("top"), leading: try length("leading"), bottom: try length("bottom"),
            trailing: try length("trailing"))
    }

    private func decoration(_ call: Call) throws -> [LayoutNode] {
        if let views = call.views { return try nodes(views) }
        guard case .call(let inner)? = call.argument(nil), inner.name == "view" else {
            throw Unknown(what: "decoration")
        }
        return try nodes(inner.views)
    }

    func member(_ term: Term?) -> String? {
        if case .member(let name)? = term { return name }
        return nil
    }

    func number(_ term: Term?) throws -> Double? {
        switch term {
        case nil: return nil
        case .number(let value)?: return value
        case .member("infinity")?: return .infinity
        default: throw Unknown(what: "number")
        }
    }

    func alignment(_ term: Term?) throws -> Alignment? {
        guard let name = member(term) else { return nil }
        switch name {
        case "topLeading": return .topLeading
        case "top": return .top
        case "topTrailing": return .topTrailing
        case "leading": return .leading
        case "center": return .center
        case "trailing": return .trailing
        case "bottomLeading": return .bottomLeading
        case "bottom": return .bottom
        case "bottomTrailing": return .bottomTrailing
        case "firstTextBaseline": return .centerFirstTextBaseline
        case "lastTextBaseline": return .centerLastTextBaseline
        default: throw Unknown(what: "alignment \(name)")
        }
    }
}
