import Graphics
import Interpreter
import Layout
import Syntax

/// `ControlGroup`: controls side by side on one plate.
enum ControlGroupRows {
    static var rows: [Native] {
        [
            Native("ControlGroup.init(content:)") { controlGroup($0, $0.nextContent()) },
            Native("ControlGroup.init(content:label:)") { call in
                let content = call.nextContent()
                return controlGroup(call, content, label: call.nextContent())
            },
            Native("ControlGroup.init(_:content:)") { call in
                let title = call.nextTitle()
                return controlGroup(call, call.nextContent(), label: title)
            },
        ]
            + ControlRowMaker.styles(
                "ControlGroupStyle", "controlGroupStyle", .controlGroupStyle,
                [
                    ("AutomaticControlGroupStyle", "automatic"),
                    ("NavigationControlGroupStyle", "navigation"),
                    ("MenuControlGroupStyle", "menu"), ("CompactMenuControlGroupStyle", "compactMenu"),
                    ("PaletteControlGroupStyle", "palette"),
                ])
            + ControlRowMaker.configuration("ControlGroupStyleConfiguration", views: ["content", "label"])
            + [
                Native("ControlGroup.init(_:)") { call in
                    guard let parts = call.nextValue().native(ControlConfiguration.self) else { return .void }
                    return controlGroup(call, parts["content"])
                }
            ]
    }

    private static func controlGroup(_ call: NativeCall, _ content: Value, label: Value = .void) -> Value {
        call.leaf("ControlGroup") { context in
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
