import Interpreter
import Layout

/// `Form`: a list of grouped rows, or on a Mac labels and controls in two columns.
enum FormRows {
    static var rows: [Native] {
        [
            Native("Form.init(content:)") { call in
                let content = call.nextContent()
                let list = ListValue("Form", call.range) { $0.nodes(of: content) }
                let range = call.range
                return call.view("Form") { context in
                    if let style = context.environment[.formStyle], style.builtInStyle == nil {
                        return context.setting(.formStyle, nil).styleBody(
                            style, ControlConfiguration([("content", content)]))
                    }
                    let style = context.builtInStyle(.formStyle) ?? 0
                    guard context.look.formsHaveColumns, style != 1 else {
                        return context.setting(
                            .listStyle, .native(ControlStyle(ListStyle.insetGrouped.rawValue))
                        ).nodes(of: .native(list))
                    }
                    let number = context.graph.reserveNumber("Form", range)
                    let rows = LayoutNode.flattened(
                        context.setting(.formColumns, .bool(true)).nodes(of: content))
                    return [context.register(ContainerNode(FormColumns(spacing: 8), rows), number)]
                }
            },
            Native("View.formStyle(_:)") { $0.setting("formStyle", .formStyle) },
        ]
            + ControlRowMaker.configuration("FormStyleConfiguration", ["content"])
    }
}
