import Interpreter
import Layout
import Syntax

/// `Menu`, drawn closed: its label, as a button. A page opens it.
enum MenuRows {
    static var rows: [Declaration] { initializers + styles + settings }

    private static var initializers: [Declaration] {
        [
            Declaration("@available(iOS 14.0, *) public struct Menu<Label, Content>: View where Label: View, Content: View {}"),
            Declaration("extension Menu { public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) }") { call in
                let content = call.nextValue()
                return menu(call, call.nextContent(), content)
            },
            Declaration(
                """
                extension Menu { public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, \
                primaryAction: @escaping () -> Void) }
                """
            ) { call in
                let content = call.nextValue()
                let label = call.nextContent()
                return menu(call, label, content, primaryAction: call.nextValue())
            },
            Declaration(
                """
                extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content { \
                public init(_ configuration: MenuStyleConfiguration) }
                """) { call in
                guard let parts = call.nextValue().native(ControlConfiguration.self) else { return .void }
                return menu(call, parts["label"], parts["content"])
            },
        ]
            + ControlRowMaker.titled("Menu where Label == Text", ", @ViewBuilder content: () -> Content") { call in
                let title = call.nextTitle()
                return menu(call, title, call.nextValue())
            }
            + ControlRowMaker.titled(
                "Menu where Label == Text", ", @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void"
            ) { call in
                let title = call.nextTitle()
                let content = call.nextValue()
                return menu(call, title, content, primaryAction: call.nextValue())
            }
            + ControlRowMaker.titled(
                "Menu where Label == SwiftUI.Label<Text, Image>", ", systemImage: String, @ViewBuilder content: () -> Content"
            ) { call in
                let label = call.nextLabel()
                return menu(call, label, call.nextValue())
            }
    }

    /// - Parameter content: a builder's closure, or what a style was handed.
    private static func menu(_ call: NativeCall, _ label: Value, _ content: Value, primaryAction: Value? = nil) -> Value {
        let button = ButtonValue("Menu", call.range, label: label, action: primaryAction, menu: content)
        return call.view("Menu") { context in
            guard let style = context.environment[.menuStyle], style.native(ControlStyle.self) == nil else {
                return context.nodes(of: .native(button))
            }
            return context.setting(.menuStyle, nil).styleBody(
                style, ControlConfiguration([("label", label), ("content", content)]))
        }
    }

    private static var styles: [Declaration] {
        [ControlRowMaker.styleProtocol("MenuStyle")]
            + ControlRowMaker.styles("MenuStyle", "menuStyle", .menuStyle, [
                ("DefaultMenuStyle", "automatic"), ("BorderlessButtonMenuStyle", "borderlessButton"),
                ("ButtonMenuStyle", "button"),
            ])
            + ControlRowMaker.configuration("MenuStyleConfiguration", views: ["label", "content"])
    }

    private static var settings: [Declaration] {
        [
            Declaration("public enum MenuActionDismissBehavior: Hashable, Sendable { case automatic, disabled, enabled }"),
            Declaration(accepting: "extension View { public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View }"),
            Declaration("@available(iOS 16.0, *) public enum MenuOrder: Hashable, Sendable { case automatic, priority, fixed }"),
            Declaration(accepting: "extension View { public func menuOrder(_ order: MenuOrder) -> some View }"),
            // Menus of iOS have no indicator.
            Declaration(accepting: "extension View { public func menuIndicator(_ visibility: Visibility) -> some View }"),
        ]
    }
}
