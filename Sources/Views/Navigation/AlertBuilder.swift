import Graphics
import Interpreter
import Layout

/// An alert or a confirmation dialog: a title, words and buttons on a plate of glass.
struct AlertBuilder {
    private let context: ViewContext
    private let isDialog: Bool
    private let dismiss: () -> Void
    private let metrics: BarMetrics

    init(_ context: ViewContext, isDialog: Bool, dismiss: @escaping () -> Void) {
        metrics = context.bars
        self.context = context.setting(.rowContext, nil).setting(.buttonStyle, nil)
        self.isDialog = isDialog
        self.dismiss = dismiss
    }

    func node(_ title: TextValue?, _ message: Value?, _ buttons: Value) -> LayoutNode {
        var parts = title.map { [context.widened(context.text($0, style: .headline))] } ?? []
        if let message {
            let quiet = context.styled(font: .style(.body), color: context.foreground(1)).child(.position(-4))
            parts += quiet.nodes(of: message).map { context.widened($0) }
        }
        var rows = [actions(buttons)]
        if !parts.isEmpty {
            let words = context.part(
                ContainerNode(StackLayout(.vertical, alignment: .leading, spacing: 8), parts))
            rows.insert(
                context.padded(words, EdgeInsets(top: 8, leading: 12, bottom: 0, trailing: 12)), at: 0)
        }
        let column = context.part(
            ContainerNode(StackLayout(.vertical, alignment: .leading, spacing: 20), rows))
        let padded = context.padded(column, horizontal: 14, vertical: 14)
        let sized = context.part(FixedFrameNode(padded, width: metrics.alertWidth))
        let radius = metrics.sheetRadius
        let plate = context.part(
            DecorationNode(
                view: "alert", sized,
                behind: { frame, view, list in
                    let shape = Path.roundedRect(frame, cornerRadius: radius)
                    GlassLook.draw(shape, AlertBuilder.ground, frame, view, &list)
                }))
        plate.payloads.append(ControlPayload(isDialog ? "dialog" : "alert"))
        // A touch beside a dialog cancels it; an alert waits for one of its buttons.
        return plate.presented(dismiss: isDialog ? dismiss : nil)
    }

    /// Opaque: the blur that keeps words behind an alert from being read is not drawn.
    private static var ground: UnitPaint { UnitPaint(Color(light: RGBA(0xF7F7F7), dark: RGBA(0x2A2A2C))) }

    /// Fields first, then the buttons: two of an alert stand side by side, the canceling one first; others
    /// under each other, that one last. Documented: without a button the system adds one.
    private func actions(_ content: Value) -> LayoutNode {
        let place = context.styled(font: .style(.body), weight: .medium)
            .setting(.glassContext, .bool(true)).child(.position(-5))
        let nodes = LayoutNode.flattened(place.nodes(of: content))
        let fields = nodes.filter { $0.isField }
        var buttons = nodes.filter { !$0.isField }
        if buttons.isEmpty { buttons = [ownButton(place)] }
        for button in buttons { button.endPresentation(by: dismiss) }
        let isPair = buttons.count == 2 && !isDialog
        let cancels = buttons.filter { $0.isCancelButton }, others = buttons.filter { !$0.isCancelButton }
        let row = stack(
            isPair ? .horizontal : .vertical, (isPair ? cancels + others : others + cancels).map(capsule))
        guard !fields.isEmpty else { return row }
        return stack(
            .vertical, fields.map { capsule(context.padded($0, horizontal: 16, vertical: 0)) } + [row])
    }

    private func ownButton(_ place: ViewContext) -> LayoutNode {
        let title = isDialog ? "Cancel" : "OK"
        let button = place.text(title, color: context.foreground())
        button.payloads.append(ActionPayload(.tap(count: 1), words: title) {})
        return button
    }

    private func stack(_ axis: Axis, _ nodes: [LayoutNode]) -> LayoutNode {
        context.part(ContainerNode(StackLayout(axis, spacing: 8), nodes))
    }

    private func capsule(_ content: LayoutNode) -> LayoutNode {
        let height = metrics.alertButton
        let wide = context.part(
            FlexibleFrameNode(
                content, horizontal: .init(max: .infinity), vertical: .init(min: height, max: height)))
        return context.backed(wide, UnitPaint(.tertiarySystemFill)) { .capsule(in: $0) }
    }
}

extension LayoutNode {
    /// Whether a reader writes into it.
    fileprivate var isField: Bool { chainPayloads.contains { $0 is AdjustmentPayload } }

    /// Every button of an alert ends it, then does what it does.
    fileprivate func endPresentation(by dismiss: @escaping () -> Void) {
        payloads = payloads.map { payload in
            guard let action = payload as? ActionPayload else { return payload }
            return ActionPayload(action.kind, words: action.words, value: action.value) {
                dismiss()
                action.run(at: TouchPlace(local: .zero, global: .zero))
            }
        }
        for child in children { child.endPresentation(by: dismiss) }
    }

    fileprivate var isCancelButton: Bool { chainPayloads.contains { ($0 as? RolePayload)?.role == .cancel } }
}
