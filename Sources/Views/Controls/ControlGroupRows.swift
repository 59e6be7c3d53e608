import Graphics
import Interpreter
import Layout
import Syntax

/// `ControlGroup`: controls side by side on one plate.
enum ControlGroupRows {
    static var rows: [Native] {
        [
            Native("ControlGroup.init(...)") { controlGroup($0) }
        ]
            + ControlRowMaker.styles(
                "controlGroupStyle", .controlGroupStyle,
                ["Automatic", "Navigation", "Menu", "CompactMenu", "Palette"])
            + ControlRowMaker.configuration("ControlGroupStyleConfiguration", ["content", "label"])
    }

    private static func controlGroup(_ call: NativeCall) -> Value {
        let content = call.configuration?["content"] ?? call.content("content") ?? .void
        let label = call.label ?? .void
        return call.leaf("ControlGroup") { context in
            if let style = context.environment[.controlGroupStyle], style.native(ControlStyle.self) == nil {
                let parts = ControlConfiguration([("content", content), ("label", label)])
                return NeutralNode(
                    view: "ControlGroup",
                    context.row(context.setting(.controlGroupStyle, nil).styleBody(style, parts)))
            }
            let metrics = context.metrics.buttons[2]
            let plain = context.setting(
                .buttonStyle, .native(ControlStyle(ButtonValue.Style.borderless.rawValue)))
            let parts = plain.nodes(of: content).map {
                context.padded($0, horizontal: metrics.horizontal, vertical: metrics.vertical)
            }
            let row = context.part(
                ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 0), parts))
            return NeutralNode(
                view: "ControlGroup", context.backed(row, UnitPaint(.tertiarySystemFill)) { .capsule(in: $0) }
            )
        }
    }
}
