import Graphics
import Interpreter
import Layout

/// `GroupBox`: a label over content on a plate.
enum GroupBoxRows {
    static var rows: [Native] {
        [
            Native("GroupBox.init(...)") { groupBox($0) },
            Native("View.groupBoxStyle(_:)") { $0.setting("groupBoxStyle", .groupBoxStyle) },
        ]
            + ControlRowMaker.configuration("GroupBoxStyleConfiguration", ["label", "content"])
    }

    private static func groupBox(_ call: NativeCall) -> Value {
        let content = call.configuration?["content"] ?? call.content("content") ?? .void
        var label = call.label
        if case .void? = label { label = nil }
        return call.leaf("GroupBox") { context in
            let parts = ControlConfiguration([("label", label ?? .void), ("content", content)])
            if let custom = context.customStyle(.groupBoxStyle, parts) {
                return NeutralNode(view: "GroupBox", custom)
            }
            // Boxes in boxes take the second and third background in turn.
            let isInner = context.environment[.isInGroupBox] != nil
            let inside = context.setting(.isInGroupBox, isInner ? nil : .bool(true))
            var nodes: [LayoutNode] = []
            if let label {
                let heading = inside.styled(font: .style(.headline)).child(.position(0))
                nodes.append(context.widened(heading.row(heading.nodes(of: label))))
            }
            nodes.append(context.column(inside.child(.position(1)).nodes(of: content)))
            let column = context.part(
                ContainerNode(StackLayout(.vertical, alignment: .centerX, spacing: 8), nodes))
            let inset = context.metrics.groupBoxPadding
            let padded = context.padded(column, horizontal: inset, vertical: inset)
            return DecorationNode(
                view: "GroupBox", padded,
                behind: { frame, view, list in
                    let color = Color(isInner ? .tertiarySystemBackground : .secondarySystemBackground)
                    list.fill(.roundedRect(frame, cornerRadius: 12), with: .color(color), view: view)
                })
        }
    }
}
