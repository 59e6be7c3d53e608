import Graphics
import Interpreter
import Layout

/// `HSplitView` and `VSplitView` of macOS: panes side by side with a line between them, which takes one
/// point.
enum PaneRows {
    static var rows: [Native] { [panes("HSplitView", .horizontal), panes("VSplitView", .vertical)] }

    private static func panes(_ name: StaticString, _ axis: Axis) -> Native {
        Native("\(name).init(content:)") { call in
            call.container(name, call.nextContent()) { nodes, context in
                var parts: [LayoutNode] = []
                for node in LayoutNode.flattened(nodes) {
                    if !parts.isEmpty { parts.append(line(axis, context)) }
                    parts.append(
                        context.part(
                            FlexibleFrameNode(
                                node, horizontal: .init(max: .infinity), vertical: .init(max: .infinity))))
                }
                return ContainerNode(StackLayout(axis, spacing: 0), parts)
            }
        }
    }

    private static func line(_ axis: Axis, _ context: ViewContext) -> LayoutNode {
        let isUpright = axis == .horizontal
        let leaf = LeafNode(
            view: "divider", smallest: Size(width: isUpright ? 1 : 0, height: isUpright ? 0 : 1),
            ideal: Size(width: 1, height: 1),
            largest: Size(width: isUpright ? 1 : .infinity, height: isUpright ? .infinity : 1), spacing: .zero
        )
        leaf.drawing = { frame, view, list in
            list.fill(.rect(frame), with: .color(Color(.separator)), view: view)
        }
        return context.part(leaf)
    }
}
