import Graphics
import Interpreter
import Layout
import Syntax

/// `Form`: a list of grouped rows.
enum FormRows {
    static var rows: [Declaration] {
        [
            Declaration("public struct Form<Content>: View where Content: View { public init(@ViewBuilder content: () -> Content) }") { call in
                let content = call.nextContent()
                let list = ListValue("Form", call.range) { $0.nodes(of: content) }
                let range = call.range
                return call.view("Form") { context in
                    if let style = context.environment[.formStyle], style.native(ControlStyle.self) == nil {
                        return context.setting(.formStyle, nil).styleBody(style, ControlConfiguration([("content", content)]))
                    }
                    guard context.environment.platform == .macOS, context.environment[.formStyle] == nil else {
                        return context.setting(.listStyle, .native(ControlStyle(ListStyle.insetGrouped.rawValue))).nodes(of: .native(list))
                    }
                    // The columns of a macOS form are not aligned here: its rows stand under each other.
                    let column = ContainerNode(StackLayout(.vertical, alignment: .leading, spacing: 8), context.nodes(of: content))
                    return [context.register(column, context.graph.reserveNumber("Form", range))]
                }
            },
            ControlRowMaker.styleProtocol("FormStyle"),
        ] + ControlRowMaker.styles("FormStyle", "formStyle", .formStyle, [
            ("AutomaticFormStyle", "automatic"), ("GroupedFormStyle", "grouped"), ("ColumnsFormStyle", "columns"),
        ]) + ControlRowMaker.configuration("FormStyleConfiguration", views: ["content"])
    }
}
