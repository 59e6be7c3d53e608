import Interpreter

/// `Menu`, drawn closed: its label, as a button. A page opens it.
enum MenuRows {
    static var rows: [Native] { [Native("Menu.init(...)") { menu($0) }] + styles }

    /// What it shows is made when it opens, unless a style was handed it.
    private static func menu(_ call: NativeCall) -> Value {
        let label = call.label ?? .void, content = call.configuration?["content"] ?? call.argument("content")
        let button = ButtonValue(
            "Menu", call.range, label: label, action: call.argument("primaryAction"), menu: content)
        return call.view("Menu") { context in
            guard let style = context.environment[.menuStyle], style.builtInStyle == nil else {
                return context.nodes(of: .native(button))
            }
            return context.setting(.menuStyle, nil).styleBody(
                style, ControlConfiguration([("label", label), ("content", content ?? .void)]))
        }
    }

    private static var styles: [Native] {
        [Native("View.menuStyle(_:)") { $0.setting("menuStyle", .menuStyle) }]
            + ControlRowMaker.configuration("MenuStyleConfiguration", ["label", "content"])
    }
}
