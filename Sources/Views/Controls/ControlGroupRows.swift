import Graphics
import Interpreter
import Layout

/// `ControlGroup`: controls side by side on one plate.
enum ControlGroupRows {
    static var rows: [Native] {
        [
            Native("ControlGroup.init(...)") { controlGroup($0) },
            Native("View.controlGroupStyle(_:)") { $0.setting("controlGroupStyle", .controlGroupStyle) },
        ]
            + ControlRowMaker.configuration("ControlGroupStyleConfiguration", ["content", "label"])
    }

    private static func controlGroup(_ call: NativeCall) -> Value {
        let content = call.configuration?["content"] ?? call.content("content") ?? .void
        let label = call.label ?? .void
        return call.leaf("ControlGroup") { context in
            let parts = ControlConfiguration([("content", content), ("label", label)])
            if let custom = context.customStyle(.controlGroupStyle, parts) {
                return NeutralNode(view: "ControlGroup", custom)
            }
            let metrics = context.metrics.buttons[2]
            let plain = context.setting(
                .buttonStyle, .native(ControlStyle(ButtonValue.Style.borderless.rawValue)))
            let nodes = plain.nodes(of: content).map {
                context.padded($0, horizontal: metrics.horizontal, vertical: metrics.vertical)
            }
            let row = context.part(
                ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 0), nodes))
            return NeutralNode(
                view: "ControlGroup", context.backed(row, UnitPaint(.tertiarySystemFill)) { .capsule(in: $0) }
            )
        }
    }
}
