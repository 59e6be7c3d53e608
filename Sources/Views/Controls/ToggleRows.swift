import Graphics
import Interpreter
import Layout
import Syntax

/// `Toggle`: a label and a switch, a check box or a button.
final class ToggleValue: ViewValue {
    private let label: Value
    private let isOn: BindingValue?

    init(_ range: SourceRange, label: Value, isOn: BindingValue?) {
        self.label = label
        self.isOn = isOn
        super.init("Toggle", range)
    }

    private var state: Bool {
        if case .bool(let value)? = isOn?.get() { return value }
        return false
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        let node = NeutralNode(view: "Toggle", look(context))
        node.payloads.append(ControlPayload("switch", value: state ? "on" : "off"))
        let isOn = isOn, state = state
        if context.environment.isEnabled {
            node.payloads.append(ActionPayload(.tap(count: 1)) { isOn?.set(.bool(!state)) })
        }
        return [context.register(node, number)]
    }

    private func look(_ context: ViewContext) -> LayoutNode {
        let custom = context.customStyle(
            .toggleStyle,
            ControlConfiguration(
                [("label", label), ("isOn", .bool(state)), ("isMixed", .bool(false))], binding: isOn))
        if let custom { return custom }
        switch context.builtInStyle(.toggleStyle) {
        case 2: return button(context)
        case 3: return checkbox(context)
        case 1: return switched(context)
        default: return context.metrics.togglesAreCheckboxes ? checkbox(context) : switched(context)
        }
    }

    private func switched(_ context: ViewContext) -> LayoutNode {
        let control = context.fittingRow(
            ToggleSwitch.node(isOn: state, context), height: context.metrics.toggle.height)
        guard context.environment[.rowContext] != nil, !context.hidesLabels else {
            return context.labeled(context.titled(label), control)
        }
        // In a list's row the switch stands nearer to the edge than text does.
        let list = context.metrics.list
        let shift = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: list.accessoryEnd - list.rowInset)
        return context.labeled(context.titled(label), context.padded(control, shift))
    }

    private func button(_ context: ViewContext) -> LayoutNode {
        let style = ControlStyle(
            state ? ButtonValue.Style.borderedProminent.rawValue : ButtonValue.Style.borderless.rawValue)
        let inner = context.setting(.buttonStyle, .native(style))
        return context.row(inner.nodes(of: .native(ButtonValue("Toggle", range, label: label, action: nil))))
    }

    /// Measured on macOS: the box and its gap take 21 points beside the label, and with it a little more than
    /// its line.
    private func checkbox(_ context: ViewContext) -> LayoutNode {
        let state = state
        let tint = context.controlTint
        let box = context.drawn("checkbox", Size(width: 14, height: 16 + 5 / 12)) { bounds, view, list in
            let frame = Rect(x: bounds.minX, y: bounds.midY - 7, width: 14, height: 14)
            let path = Path.roundedRect(frame, cornerRadius: 3.5)
            guard state else {
                list.fill(path, with: .color(Color(.tertiarySystemFill)), view: view)
                return list.stroke(
                    path, with: .color(Color(.separator)), style: StrokeStyle(lineWidth: 1), view: view)
            }
            tint.fill(path, in: frame, list: &list, view: view)
            var check = Path()
            check.addLines([
                Point(x: frame.minX + 3.4, y: frame.minY + 7.4), Point(x: frame.minX + 6, y: frame.minY + 10),
                Point(x: frame.minX + 10.6, y: frame.minY + 4.2),
            ])
            let style = StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round)
            list.stroke(check, with: .color(.white), style: style, view: view)
        }
        let row = context.hidesLabels ? box : context.row([box, context.titled(label)], spacing: 7)
        return context.part(SpacingNode(row, .toggle(toToggle: 6)))
    }
}

/// The switch itself.
enum ToggleSwitch {
    static func node(isOn: Bool, _ context: ViewContext) -> LayoutNode {
        let metrics = context.metrics
        let tint =
            context.environment[.tint] == nil && context.look.togglesAreGreen
            ? UnitPaint(.green) : context.tint
        let opacity = context.environment.isEnabled ? 1 : 0.5
        let track = (isOn ? tint : UnitPaint(.tertiarySystemFill)).opacity(opacity)
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        return context.drawn("switch", metrics.toggle) { frame, view, list in
            track.fill(.capsule(in: frame, style: .circular), in: frame, list: &list, view: view)
            let thumb = metrics.toggleThumb
            let atEnd = isOn != isMirrored
            let x = atEnd ? frame.maxX - metrics.toggleInset - thumb.width : frame.minX + metrics.toggleInset
            let rect = Rect(x: x, y: frame.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
            list.fill(.capsule(in: rect, style: .circular), with: .color(.white), view: view)
        }
    }
}

enum ToggleRows {
    static var rows: [Native] {
        [
            Native("Toggle.init(...)") { call in
                .native(
                    ToggleValue(
                        call.range, label: call.label ?? .void,
                        isOn: call.configuration?.binding ?? call.binding("isOn")))
            },
            Native("View.toggleStyle(_:)") { $0.setting("toggleStyle", .toggleStyle) },
        ]
            + ControlRowMaker.configuration("ToggleStyleConfiguration", ["label", "isMixed"])
            + ControlRowMaker.bound("ToggleStyleConfiguration", "isOn")
    }

}

extension NativeCall {
    func nextBinding() -> BindingValue? { nextValue().native(BindingValue.self) }
}
