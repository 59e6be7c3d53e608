import Graphics
import Interpreter
import Layout
import Syntax

/// `Button` with its roles, styles, sizes and border shapes.
enum ButtonRows {
    static var rows: [Declaration] { initializers + resources + styles + settings + configurations }

    private static var initializers: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 15.0, *) public struct ButtonRole: Equatable, Sendable { let index: Int; \
                public static let cancel = ButtonRole(index: 0); public static let destructive = ButtonRole(index: 1); \
                public static let confirm = ButtonRole(index: 2); public static let close = ButtonRole(index: 3) }
                """),
            Declaration("public struct Button<Label>: View where Label: View {}"),
            Declaration(
                "extension Button { public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) }"
            ) { call in
                let action = call.nextValue()
                return button(call, label: call.nextContent(), action: action)
            },
            Declaration(
                """
                extension Button { public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, \
                @ViewBuilder label: () -> Label) }
                """
            ) { call in
                let role = call.nextOptional()
                let action = call.nextValue()
                return button(call, label: call.nextContent(), role: role, action: action)
            },
            Declaration("extension Button where Label == Text { public init(role: ButtonRole, action: @escaping @MainActor () -> Void) }") {
                call in
                let role = call.nextValue()
                let titles = ["Cancel", "Delete", "Done", "Close"]
                let title = titles[min(role.roleIndex ?? 0, 3)]
                return button(call, label: .native(TextValue(title)), role: role, action: call.nextValue())
            },
            Declaration(
                """
                extension Button where Label == PrimitiveButtonStyleConfiguration.Label { \
                public init(_ configuration: PrimitiveButtonStyleConfiguration) }
                """
            ) { call in
                guard let configuration = call.nextValue().native(ControlConfiguration.self) else { return .void }
                return .native(ButtonValue("Button", call.range, label: configuration["label"], action: nil))
            },
        ]
            + ControlRowMaker.titled("Button where Label == Text", ", action: @escaping @MainActor () -> Void") { call in
                let title = call.nextTitle()
                return button(call, label: title, action: call.nextValue())
            }
            + ControlRowMaker.titled(
                "Button where Label == Text", ", role: ButtonRole?, action: @escaping @MainActor () -> Void"
            ) { call in
                let title = call.nextTitle()
                let role = call.nextOptional()
                return button(call, label: title, role: role, action: call.nextValue())
            }
            + ControlRowMaker.titled(
                "Button where Label == SwiftUI.Label<Text, Image>",
                ", systemImage: String, action: @escaping @MainActor () -> Void"
            ) { call in
                let label = call.nextLabel()
                return button(call, label: label, action: call.nextValue())
            }
            + ControlRowMaker.titled(
                "Button where Label == SwiftUI.Label<Text, Image>",
                ", systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void"
            ) { call in
                let label = call.nextLabel()
                let role = call.nextOptional()
                return button(call, label: label, role: role, action: call.nextValue())
            }
    }

    /// Labels with a picture of the asset catalog.
    private static var resources: [Declaration] {
        let head = "Button where Label == SwiftUI.Label<Text, Image>"
        let plain = ControlRowMaker.titled(head, ", image: ImageResource, action: @escaping @MainActor () -> Void") { call in
            let label = call.nextResourceLabel()
            return button(call, label: label, action: call.nextValue())
        }
        let withRole = ControlRowMaker.titled(
            head, ", image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void"
        ) { call in
            let label = call.nextResourceLabel()
            let role = call.nextOptional()
            return button(call, label: label, role: role, action: call.nextValue())
        }
        return plain + withRole
    }

    private static func button(_ call: NativeCall, label: Value, role: Value? = nil, action: Value) -> Value {
        .native(ButtonValue("Button", call.range, label: label, role: role, action: action))
    }

    private static var styles: [Declaration] {
        [
            ControlRowMaker.styleProtocol("ButtonStyle"),
            ControlRowMaker.styleProtocol("PrimitiveButtonStyle"),
            Declaration("extension View { public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle }") {
                $0.setting("buttonStyle", .buttonStyle)
            },
        ] + ControlRowMaker.styles("PrimitiveButtonStyle", "buttonStyle", .buttonStyle, [
            ("DefaultButtonStyle", "automatic"), ("BorderlessButtonStyle", "borderless"), ("PlainButtonStyle", "plain"),
            ("BorderedButtonStyle", "bordered"), ("BorderedProminentButtonStyle", "borderedProminent"),
            ("GlassButtonStyle", "glass"), ("GlassProminentButtonStyle", "glassProminent"), ("LinkButtonStyle", "link"),
            ("CardButtonStyle", "card"), ("AccessoryBarButtonStyle", "accessoryBar"),
        ]) + [
            // One look for every kind of glass: the picture has nothing behind a button that would shine through.
            Declaration("extension GlassButtonStyle { @available(iOS 26.0, *) public init(_ glass: Glass) { self.init() } }"),
            Declaration("extension PrimitiveButtonStyle where Self == GlassButtonStyle { @available(iOS 26.0, *) public static func glass(_ glass: Glass) -> Self { GlassButtonStyle() } }"),
        ]
    }

    private static var configurations: [Declaration] {
        ControlRowMaker.configuration(
            "ButtonStyleConfiguration", views: ["label"], values: [("role", "ButtonRole?"), ("isPressed", "Bool")])
            + ControlRowMaker.configuration(
                "PrimitiveButtonStyleConfiguration", views: ["label"], values: [("role", "ButtonRole?")])
            + [
                Declaration("extension PrimitiveButtonStyleConfiguration { public func trigger() }") { call in
                    call.receiver.native(ControlConfiguration.self)?.action?()
                    return .void
                },
            ]
    }

    private static var settings: [Declaration] {
        [
            Declaration("@available(iOS 15.0, *) public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }"),
            Declaration("extension View { @available(iOS 15.0, *) public func controlSize(_ controlSize: ControlSize) -> some View }") {
                $0.setting("controlSize", .controlSize)
            },
            Declaration("@available(iOS 15.0, *) public struct ButtonBorderShape: Equatable, InsettableShape, Sendable {}"),
            borderShape("automatic", 0), borderShape("capsule", 1), borderShape("roundedRectangle", 2),
            borderShape("circle", 3),
            Declaration("extension ButtonBorderShape { public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape }") {
                .native(BorderShapeValue(2, radius: $0.next()))
            },
            Declaration("extension View { @available(iOS 15.0, *) public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View }") {
                $0.setting("buttonBorderShape", .buttonBorderShape)
            },
            Declaration(
                """
                public struct ButtonRepeatBehavior: Hashable, Sendable { init() {}; public static let automatic = ButtonRepeatBehavior(); \
                public static let enabled = ButtonRepeatBehavior(); public static let disabled = ButtonRepeatBehavior() }
                """),
            Declaration(accepting: "extension View { @available(iOS 17.0, *) public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View }"),
            Declaration("extension View { public func labelsHidden() -> some View }") { call in
                call.environment("labelsHidden") { values, _ in values[.labelsHidden] = .bool(true) }
            },
            Declaration("public enum ButtonSizing: Hashable, Sendable { case automatic, flexible, fitted }"),
            Declaration("extension View { public func buttonSizing(_ sizing: ButtonSizing) -> some View }") {
                $0.setting("buttonSizing", .buttonSizing)
            },
        ]
    }

    private static func borderShape(_ name: String, _ index: Int) -> Declaration {
        Declaration("extension ButtonBorderShape { public static let \(name): ButtonBorderShape }") { _ in
            .native(BorderShapeValue(index))
        }
    }
}

extension NativeCall {
    /// A title, as the text that labels a control.
    func nextTitle() -> Value { .native(nextValue().titleText) }

    /// A title and a symbol's name, as a label.
    /// The next title with the picture of the `ImageResource` that follows.
    func nextResourceLabel() -> Value {
        let title = nextTitle()
        let name = evaluator.property("name", of: nextValue())
        let image = ImageValue(.file(name.asString), range: range)
        image.isDecorative = true
        return .native(LabelValue(range, title: title, icon: .native(image)))
    }

    func nextLabel() -> Value {
        let title = nextTitle()
        let image = ImageValue(.symbol(next()), range: range)
        image.isDecorative = true
        return .native(LabelValue(range, title: title, icon: .native(image)))
    }
}

extension Value {
    /// Which `ButtonRole` it is.
    var roleIndex: Int? {
        if case .int(let index)? = unwrapped?.fields.first { return Int(index) }
        return nil
    }
}
