import Graphics
import Interpreter
import Layout
import Syntax

/// `Picker`: a selection among tagged views.
final class PickerValue: ViewValue {
    /// In the order of their numbers in the library.
    enum Style: Int {
        case automatic
        case menu
        case segmented
        case inline
        case wheel
        case navigationLink
        case palette
        case radioGroup
    }

    private let label: Value
    private let selection: BindingValue?
    private let content: Value
    /// What a style shows that shows the selection alone.
    private let valueLabel: Value?

    init(
        _ range: SourceRange, label: Value, selection: BindingValue?, content: Value, valueLabel: Value? = nil
    ) {
        self.label = label
        self.selection = selection
        self.content = content
        self.valueLabel = valueLabel
        super.init("Picker", range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        let options = Options(content, selection, context)
        if style(context) == .inline, context.environment[.rowContext] != nil {
            return rows(options, number, context)
        }
        let node = NeutralNode(view: "Picker", look(options, context))
        node.payloads.append(ControlPayload("picker", value: options.selectedText))
        if context.environment.isEnabled, choosesFromMenu(context) {
            let selection = selection
            node.payloads.append(
                AdjustmentPayload(
                    .choice(options.texts, selected: options.selected) { options.choose($0, selection) }))
        }
        return [context.register(node, number)]
    }

    private func style(_ context: ViewContext) -> Style {
        Style(rawValue: context.builtInStyle(.pickerStyle) ?? 0)
            ?? .automatic
    }

    /// The other styles show all options, each to be tapped.
    private func choosesFromMenu(_ context: ViewContext) -> Bool {
        switch style(context) {
        case .segmented, .palette, .inline, .radioGroup: false
        case .automatic, .menu, .wheel, .navigationLink: true
        }
    }

    /// Lets a tap on what shows an option choose it.
    private func tapping(_ node: LayoutNode, _ index: Int, _ options: Options, _ context: ViewContext)
        -> LayoutNode
    {
        let selection = selection
        guard context.environment.isEnabled else { return node }
        node.payloads.append(ActionPayload(.tap(count: 1)) { options.choose(index, selection) })
        return node
    }

    private func look(_ options: Options, _ context: ViewContext) -> LayoutNode {
        switch style(context) {
        case .segmented, .palette: return besideLabel(segmented(options, context), context)
        case .inline where !context.look.optionsAreRadioButtons: return inline(options, context)
        case .inline, .radioGroup: return besideLabel(radios(options, context), context)
        case .wheel: return wheel(options, context)
        case .navigationLink: return labeled(linkLook(options, context), context)
        case .automatic, .menu: return menu(options, context)
        }
    }

    /// In lists and forms the label stands at the leading edge; elsewhere a menu shows its selection alone.
    private func menu(_ options: Options, _ context: ViewContext) -> LayoutNode {
        if context.look.menusAreBoxes {
            let look = menuLook(options, context, symbol: "chevron.up.chevron.down")
            let box = context.backed(
                context.padded(look, context.metrics.menuPickerInsets), UnitPaint(.systemFill)
            ) {
                .roundedRect($0, cornerRadius: 6)
            }
            return besideLabel(box, context)
        }
        if context.environment[.rowContext] != nil {
            return labeled(menuLook(options, context, symbol: "chevron.up.chevron.down"), context)
        }
        return context.padded(
            menuLook(options, context, symbol: "chevron.up.chevron.down"), context.metrics.menuPickerInsets)
    }

    /// Where a platform shows the labels of all pickers.
    private func besideLabel(_ control: LayoutNode, _ context: ViewContext) -> LayoutNode {
        context.look.labelsAreShown ? labeled(control, context) : control
    }

    private func labeled(_ control: LayoutNode, _ context: ViewContext) -> LayoutNode {
        context.labeled(context.titled(label), control)
    }

    private func menuLook(_ options: Options, _ context: ViewContext, symbol: String) -> LayoutNode {
        let isRow = context.environment[.rowContext] != nil
        let color =
            !context.environment.isEnabled
            ? context.controlTint
            : !context.look.bordersAreTinted
                ? context.foreground() : isRow ? UnitPaint(.secondaryLabel) : context.controlTint
        let inner = context.styled(color: color)
        return context.row(
            [shown(options, inner), inner.symbol(symbol, style: .footnote, weight: .medium)], spacing: 4)
    }

    /// The selection where it stands alone.
    private func shown(_ options: Options, _ context: ViewContext) -> LayoutNode {
        if let valueLabel { return context.row(context.child(.position(2)).nodes(of: valueLabel)) }
        return options.selected.map { context.row(options.make($0, context)) } ?? context.text(" ")
    }

    /// The selection with the mark of a link.
    private func linkLook(_ options: Options, _ context: ViewContext) -> LayoutNode {
        let inner = context.styled(color: UnitPaint(.secondaryLabel)).dimmed
        return context.row([shown(options, inner), context.linkMark], spacing: 8)
    }

    private func inline(_ options: Options, _ context: ViewContext) -> LayoutNode {
        context.column(options.indices.map { option($0, options, context) }, spacing: 12, alignment: .leading)
    }

    /// Round buttons under each other, one of them filled, on a Mac; their sizes are estimates.
    private func radios(_ options: Options, _ context: ViewContext) -> LayoutNode {
        let buttons = options.indices.map { index in
            let isChosen = index == options.selected
            let row = context.row(
                [radio(isChosen, context), context.row(options.make(index, context.dimmed))], spacing: 7)
            row.payloads.append(ControlPayload("option", value: isChosen ? "selected" : nil))
            return tapping(row, index, options, context)
        }
        if context.environment[.hasRadioRow] != nil { return context.row(buttons, spacing: 12) }
        return context.column(buttons, spacing: 6, alignment: .leading)
    }

    private func radio(_ isChosen: Bool, _ context: ViewContext) -> LayoutNode {
        let tint = context.controlTint
        return context.drawn("radio", Size(width: 14, height: 14)) { frame, view, list in
            guard isChosen else {
                list.fill(.ellipse(in: frame), with: .color(Color(.tertiarySystemFill)), view: view)
                let ring = Path.ellipse(in: frame.insetBy(dx: 0.5, dy: 0.5))
                return list.stroke(
                    ring, with: .color(Color(.separator)), style: StrokeStyle(lineWidth: 1), view: view)
            }
            tint.fill(.ellipse(in: frame), in: frame, list: &list, view: view)
            list.fill(.ellipse(in: frame.insetBy(dx: 4.5, dy: 4.5)), with: .color(.white), view: view)
        }
    }

    /// In a list the label and every option are rows of it.
    private func rows(_ options: Options, _ number: Int, _ context: ViewContext) -> [LayoutNode] {
        var rows = options.indices.map {
            context.part(NeutralNode(view: "option", option($0, options, context)))
        }
        if !context.hidesLabels { rows.insert(context.child(.position(1)).label(label), at: 0) }
        if let first = rows.first { rows[0] = context.register(NeutralNode(view: "Picker", first), number) }
        return rows
    }

    /// An option with a mark if it is chosen.
    private func option(_ index: Int, _ options: Options, _ context: ViewContext) -> LayoutNode {
        let isChosen = index == options.selected
        let mark =
            isChosen
            ? context.symbol("checkmark", color: context.tint, weight: .semibold)
            : context.drawn("", Size(width: 20, height: 1)) { _, _, _ in }
        let row = context.row([context.row(options.make(index, context)), context.spacer, mark])
        row.payloads.append(ControlPayload("option", value: isChosen ? "selected" : nil))
        return tapping(row, index, options, context)
    }

    private func wheel(_ options: Options, _ context: ViewContext) -> LayoutNode {
        let middle = options.selected ?? 0
        let rows = ((middle - 3)...(middle + 3)).map { index in
            WheelLook.row(index - middle, context) { inner in
                options.indices.contains(index) ? inner.row(options.make(index, inner)) : inner.text(" ")
            }
        }
        return WheelLook.node([context.column(rows, spacing: 0)], in: context)
    }

    private func segmented(_ options: Options, _ context: ViewContext) -> LayoutNode {
        let metrics = context.metrics
        let selected = options.selected
        let count = options.indices.count
        var segments: [LayoutNode] = []
        for index in options.indices {
            let weight: FontWeight = index == selected ? .semibold : .medium
            let look = context.styled(font: .system(size: metrics.segmentFont), weight: weight)
            let label = look.row(options.make(index, look))
            let padded = context.padded(label, horizontal: metrics.segmentPadding)
            let segment = context.part(FlexibleFrameNode(padded, horizontal: .init(max: .infinity)))
            segments.append(tapping(segment, index, options, context))
        }
        let row = context.part(ContainerNode(SegmentLayout(), segments))
        let sized = context.part(FixedFrameNode(row, height: metrics.segmentedHeight))
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        return context.part(
            DecorationNode(
                view: "segments", sized,
                behind: { frame, view, list in
                    list.fill(.capsule(in: frame), with: .color(Color(.tertiarySystemFill)), view: view)
                    guard let selected, count > 0 else { return }
                    let width = frame.width / Double(count)
                    let place = isMirrored ? count - 1 - selected : selected
                    let thumb = Rect(
                        x: frame.minX + width * Double(place), y: frame.minY, width: width,
                        height: frame.height)
                    list.fill(
                        .capsule(in: thumb.insetBy(dx: 2, dy: 2)), with: .color(PickerValue.thumb), view: view
                    )
                }))
    }

    private static var thumb: Color { Color(light: RGBA(0xFFFFFF), dark: RGBA(0x636366)) }

    /// The views to choose from, with the selected one found by its tag.
    struct Options {
        private let content: Value
        let selected: Int?
        let indices: Range<Int>
        let texts: [String]
        private let tags: [Value?]

        var selectedText: String? { selected.map { texts[$0] } }

        init(_ content: Value, _ selection: BindingValue?, _ context: ViewContext) {
            self.content = content
            let nodes = LayoutNode.flattened(context.child(.position(0)).nodes(of: content))
            indices = 0..<nodes.count
            let wanted = selection?.get()
            selected = nodes.firstIndex { node in
                guard let wanted, let tag = node.selectionTag else { return false }
                return context.evaluator.areEqual(tag, wanted)
                    || context.evaluator.areEqual(tag, wanted.unwrapped ?? .void)
            }
            texts = nodes.map { Description.words(of: $0) }
            tags = nodes.map { $0.selectionTag }
        }

        /// Selects what an option stands for; an optional selection holds plain tags too.
        func choose(_ index: Int, _ selection: BindingValue?) {
            guard let selection, tags.indices.contains(index), let tag = tags[index] else { return }
            switch (selection.get(), tag) {
            case (.some, .some), (.some, .none), (.none, .some), (.none, .none): selection.set(tag)
            case (.some, _), (.none, _): selection.set(.some(tag))
            default: selection.set(tag)
            }
        }

        /// The nodes of one option in another look.
        func make(_ index: Int, _ context: ViewContext) -> [LayoutNode] {
            let nodes = LayoutNode.flattened(context.child(.position(0)).nodes(of: content))
            return index < nodes.count ? [nodes[index]] : []
        }
    }
}

extension LayoutNode {
    /// What `tag(_:)`, or the id of a `ForEach`, says this view stands for.
    var selectionTag: Value? {
        var id: Value?
        var node = self
        while true {
            for payload in node.payloads {
                if let tag = payload as? TagPayload { return tag.tag }
                if id == nil, let own = payload as? IDPayload { id = own.id }
            }
            guard node.children.count == 1 else { return id }
            node = node.children[0]
        }
    }
}
