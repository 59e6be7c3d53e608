import Interpreter
import Layout
import Syntax

/// `Menu`, drawn closed: its label, as a button. A page opens it.
enum MenuRows {
    static var rows: [Native] { initializers + styles }

    private static var initializers: [Native] {
        [
            Native("Menu.init(content:label:)") { call in
                let content = call.nextValue()
                return menu(call, call.nextContent(), content)
            },
            Native("Menu.init(content:label:primaryAction:)") { call in
                let content = call.nextValue()
                let label = call.nextContent()
                return menu(call, label, content, primaryAction: call.nextValue())
            },
            Native("Menu.init(_:)") { call in
                guard let parts = call.nextValue().native(ControlConfiguration.self) else { return .void }
                return menu(call, parts["label"], parts["content"])
            },
            Native("Menu.init(_:content:)") { call in
                let title = call.nextTitle()
                return menu(call, title, call.nextValue())
            },
            Native("Menu.init(_:content:primaryAction:)") { call in
                let title = call.nextTitle()
                let content = call.nextValue()
                return menu(call, title, content, primaryAction: call.nextValue())
            },
            Native("Menu.init(_:systemImage:content:)") { call in
                let label = call.nextLabel()
                return menu(call, label, call.nextValue())
            },
        ]
    }

    /// - Parameter content: a builder's closure, or what a style was handed.
    private static func menu(
        _ call: NativeCall, _ label: Value, _ content: Value, primaryAction: Value? = nil
    ) -> Value {
        let button = ButtonValue("Menu", call.range, label: label, action: primaryAction, menu: content)
        return call.view("Menu") { context in
            guard let style = context.environment[.menuStyle], style.native(ControlStyle.self) == nil else {
                return context.nodes(of: .native(button))
            }
            return context.setting(.menuStyle, nil).styleBody(
                style, ControlConfiguration([("label", label), ("content", content)]))
        }
    }

    private static var styles: [Native] {
        ControlRowMaker.styles(
            "MenuStyle", "menuStyle", .menuStyle,
            [
                ("DefaultMenuStyle", "automatic"), ("BorderlessButtonMenuStyle", "borderlessButton"),
                ("ButtonMenuStyle", "button"),
            ])
            + ControlRowMaker.configuration("MenuStyleConfiguration", views: ["label", "content"])
    }
}
