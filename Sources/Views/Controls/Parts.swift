import Graphics
import Interpreter
import Layout
import Syntax

/// What controls are put together from: nodes without a number of their own.
extension ViewContext {
    func row(_ nodes: [LayoutNode], spacing: Double? = nil) -> LayoutNode {
        nodes.count == 1
            ? nodes[0]
            : part(ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: spacing), nodes))
    }

    func column(_ nodes: [LayoutNode], spacing: Double? = nil, alignment: AlignmentKey = .centerX)
        -> LayoutNode
    {
        nodes.count == 1
            ? nodes[0]
            : part(ContainerNode(StackLayout(.vertical, alignment: alignment, spacing: spacing), nodes))
    }

    var spacer: LayoutNode { part(SpacerNode(minLength: nil)) }

    /// A control at the end of its row with the label at the start, or alone where labels are hidden. Outside
    /// of lists a Mac has the label right before the control.
    func labeled(_ label: @autoclosure () -> LayoutNode, _ control: LayoutNode) -> LayoutNode {
        if hidesLabels { return control }
        guard look.labelsAreNear, environment[.rowContext] == nil else {
            return row([label(), spacer, control])
        }
        guard isInFormColumns else { return row([label(), control]) }
        return row([label(), part(AlignmentGuideNode(control, FormColumns.control) { _ in 0 })])
    }

    /// Whether a label stands in the first of a form's two columns.
    var isInFormColumns: Bool { environment[.formColumns] != nil }

    func padded(_ node: LayoutNode, _ insets: Layout.EdgeInsets) -> LayoutNode {
        part(PaddingNode(node, insets))
    }

    func padded(_ node: LayoutNode, horizontal: Double = 0, vertical: Double = 0) -> LayoutNode {
        padded(node, EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
    }

    /// A frame that takes all the width it is offered.
    func widened(_ node: LayoutNode, _ alignment: Layout.Alignment = .leading) -> LayoutNode {
        part(FlexibleFrameNode(node, horizontal: .init(max: .infinity), alignment: alignment))
    }

    func framed(
        _ node: LayoutNode, width: Double? = nil, height: Double? = nil, alignment: Layout.Alignment = .center
    ) -> LayoutNode {
        part(FixedFrameNode(node, width: width, height: height, alignment: alignment))
    }

    func minimum(
        _ node: LayoutNode, width: Double? = nil, height: Double? = nil, alignment: Layout.Alignment = .center
    ) -> LayoutNode {
        part(
            FlexibleFrameNode(
                node, horizontal: .init(min: width), vertical: .init(min: height), alignment: alignment))
    }

    /// A view with a shape painted behind it.
    func backed(_ node: LayoutNode, _ paint: UnitPaint, path: @escaping (Rect) -> Path) -> LayoutNode {
        part(
            DecorationNode(
                view: "background", node,
                behind: { frame, view, list in
                    paint.fill(path(frame), in: frame, list: &list, view: view)
                }))
    }

    /// A paint behind a node that runs on under the safe area where the node touches it.
    func grounded(_ node: LayoutNode, _ paint: UnitPaint) -> LayoutNode {
        let ground = LeafNode(view: "background")
        ground.drawing = { frame, view, list in
            list.fill(.rect(frame), with: paint.paint(in: frame), view: view)
        }
        let area = part(IgnoresSafeAreaNode(part(ground)))
        return part(OverlayNode(node, [area], isBackground: true))
    }

    /// A leaf of one size that draws itself.
    func drawn(_ view: String, _ size: Size, _ drawing: @escaping Drawing) -> LayoutNode {
        let leaf = LeafNode(view: view, fixed: size)
        leaf.drawing = drawing
        graph.pay(PictureCost.drawing)
        return part(leaf)
    }

    /// The same for a leaf that takes the width it is offered.
    func wide(
        _ view: String, height: Double, ideal: Double, smallest: Double = 0, _ drawing: @escaping Drawing
    ) -> LayoutNode {
        let leaf = LeafNode(
            view: view, smallest: Size(width: smallest, height: height),
            ideal: Size(width: ideal, height: height),
            largest: Size(width: .infinity, height: height))
        leaf.drawing = drawing
        graph.pay(PictureCost.drawing)
        return part(leaf)
    }

    func text(_ string: String, style: TextStyle? = nil, color: UnitPaint? = nil, weight: FontWeight? = nil)
        -> LayoutNode
    {
        text(TextValue(string), style: style, color: color, weight: weight)
    }

    func text(_ text: TextValue, style: TextStyle? = nil, color: UnitPaint? = nil, weight: FontWeight? = nil)
        -> LayoutNode
    {
        styled(font: style.map { .style($0) }, color: color, weight: weight).nodes(of: .native(text)).first
            ?? EmptyNode()
    }

    func symbol(_ name: String, style: TextStyle? = nil, color: UnitPaint? = nil, weight: FontWeight? = nil)
        -> LayoutNode
    {
        let image = ImageValue(.symbol(name), range: .none)
        image.isDecorative = true
        return styled(font: style.map { .style($0) }, color: color, weight: weight).nodes(of: .native(image))
            .first
            ?? EmptyNode()
    }

    /// The same place with another look for what stands in it.
    func styled(font: Font? = nil, color: UnitPaint? = nil, weight: FontWeight? = nil) -> ViewContext {
        var inner = self
        if font != nil || weight != nil {
            var look = environment.textLook
            if let font { look.font = font }
            if let weight { look.weight = weight }
            inner.environment.textLook = look
        }
        if let color { inner.environment[.foregroundStyle] = .native(ForegroundLevels([color])) }
        return inner
    }

    /// The same place with the font of a control, unless the snippet has set one.
    func withControlFont(_ style: TextStyle) -> ViewContext {
        environment.textLook.font == nil ? styled(font: .style(style)) : self
    }

    func setting(_ key: EnvironmentValues.Key, _ value: Value?) -> ViewContext {
        var inner = self
        inner.environment[key] = value
        return inner
    }

    /// One node for the content of a label: several views stand side by side, dimmed where the control is
    /// disabled.
    func label(_ content: Value) -> LayoutNode { dimmed.row(dimmed.nodes(of: content)) }

    /// What a label that is not shown says to those who hear it.
    func spoken(_ content: Value) -> LayoutPayload {
        AccessibilityPayload(.label(Description.words(of: label(content))))
    }

    /// The label of a control whose documentation says that a second view is a subtitle: under the title,
    /// quieter, and in a size that is an estimate.
    func titled(_ content: Value) -> LayoutNode {
        let titles = LayoutNode.flattened(dimmed.nodes(of: content))
        guard titles.count > 1 else { return row(titles) }
        let quiet = styled(
            font: .style(.subheadline),
            color: environment.isEnabled ? foreground(1) : UnitPaint(.tertiaryLabel))
        let subtitles = LayoutNode.flattened(quiet.nodes(of: content)).dropFirst()
        return column([titles[0]] + subtitles, alignment: .leading)
    }

    /// The same place, in the color of what cannot be used where that is so.
    var dimmed: ViewContext { environment.isEnabled ? self : styled(color: UnitPaint(.tertiaryLabel)) }

    /// A user's style's `makeBody(configuration:)`, its dynamic properties connected to this place.
    func styleBody(_ style: Value, _ configuration: NativeValue) -> [LayoutNode] {
        styleBody(style, .native(configuration), requirement: "makeBody")
    }

    func styleBody(_ style: Value, _ configuration: Value, requirement: Name) -> [LayoutNode] {
        var style = style
        if case .structure(let value) = style {
            style = .structure(DynamicProperties.connect(value, in: self))
        }
        guard let body = graph.call(requirement, of: style, [configuration]) else { return [] }
        return child(.position(0)).nodes(of: body)
    }

    /// What a style of the program's own makes of a control's parts; nil under one of SwiftUI's. Inside, the
    /// control has no style again.
    func customStyle(
        _ key: EnvironmentValues.Key, _ parts: @autoclosure () -> ControlConfiguration
    ) -> LayoutNode? {
        guard let style = environment[key], style.builtInStyle == nil else { return nil }
        return row(setting(key, nil).styleBody(style, parts()))
    }

    /// The place of one of SwiftUI's styles among those of its control.
    func builtInStyle(_ key: EnvironmentValues.Key) -> Int? {
        environment[key]?.builtInStyle
    }

    var controlSize: ControlSize { environment[.controlSize].map { ControlSize($0) } ?? .regular }

    /// In a row of a list a control takes no more height than a line of text: the row keeps its height.
    func fittingRow(_ control: LayoutNode, height: Double) -> LayoutNode {
        guard environment[.rowContext] != nil else { return control }
        let excess = max(0, height - 20) / 2
        return padded(control, vertical: -excess)
    }

    var hidesLabels: Bool {
        if case .bool(true)? = environment[.labelsHidden] { return true }
        return false
    }

    /// The color of a control's words.
    var controlTint: UnitPaint { environment.isEnabled ? tint : UnitPaint(.tertiaryLabel) }
}

/// `ControlSize`.
enum ControlSize: Int, CaseNames { case mini, small, regular, large, extraLarge }
