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

    /// Two short buttons of an alert stand side by side, the canceling one first; others under each other,
    /// that one last.
    private func actions(_ buttons: Value) -> LayoutNode {
        let place = context.styled(font: .style(.body), weight: .medium)
            .setting(.glassContext, .bool(true)).child(.position(-5))
        var nodes = LayoutNode.flattened(place.nodes(of: buttons))
        if nodes.isEmpty {
            nodes = [place.text(isDialog ? "Cancel" : "OK", color: context.foreground())]
            nodes[0].payloads.append(ActionPayload(.tap(count: 1), words: isDialog ? "Cancel" : "OK") {})
        }
        for node in nodes { node.endPresentation(by: dismiss) }
        let isPair = nodes.count == 2 && !isDialog
        let cancels = nodes.filter { $0.isCancelButton }, others = nodes.filter { !$0.isCancelButton }
        let capsules = (isPair ? cancels + others : others + cancels).map(capsule)
        return context.part(
            ContainerNode(StackLayout(isPair ? .horizontal : .vertical, spacing: 8), capsules))
    }

    private func capsule(_ button: LayoutNode) -> LayoutNode {
        let height = metrics.alertButton
        let wide = context.part(
            FlexibleFrameNode(
                button, horizontal: .init(max: .infinity), vertical: .init(min: height, max: height)))
        return context.backed(wide, UnitPaint(.tertiarySystemFill)) { .capsule(in: $0) }
    }
}

extension LayoutNode {
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
