import Graphics
import Interpreter
import Layout
import Syntax

/// `Button` with its roles, styles, sizes and border shapes.
enum ButtonRows {
    static var rows: [Native] { initializers + resources + styles + settings + configurations }

    private static var initializers: [Native] {
        [
            Native("Button.init(action:label:)") { call in
                let action = call.nextValue()
                return button(call, label: call.nextContent(), action: action)
            },
            Native("Button.init(role:action:label:)") { call in
                let role = call.nextOptional()
                let action = call.nextValue()
                return button(call, label: call.nextContent(), role: role, action: action)
            },
            Native("Button.init(role:action:)") {
                call in
                let role = call.nextValue()
                let titles = ["Cancel", "Delete", "Done", "Close"]
                let title = titles[min(role.roleIndex ?? 0, 3)]
                return button(call, label: .native(TextValue(title)), role: role, action: call.nextValue())
            },
            Native("Button.init(_:)") { call in
                guard let configuration = call.nextValue().native(ControlConfiguration.self) else {
                    return .void
                }
                return .native(ButtonValue("Button", call.range, label: configuration["label"], action: nil))
            },
            Native("Button.init(_:action:)") { call in
                let title = call.nextTitle()
                return button(call, label: title, action: call.nextValue())
            },
            Native("Button.init(_:role:action:)") { call in
                let title = call.nextTitle()
                let role = call.nextOptional()
                return button(call, label: title, role: role, action: call.nextValue())
            },
            Native("Button.init(_:systemImage:action:)") { call in
                let label = call.nextLabel()
                return button(call, label: label, action: call.nextValue())
            },
            Native("Button.init(_:systemImage:role:action:)") { call in
                let label = call.nextLabel()
                let role = call.nextOptional()
                return button(call, label: label, role: role, action: call.nextValue())
            },
        ]
    }

    /// Labels with a picture of the asset catalog.
    private static var resources: [Native] {
        [
            Native("Button.init(_:image:action:)") { call in
                let label = call.nextResourceLabel()
                return button(call, label: label, action: call.nextValue())
            },
            Native("Button.init(_:image:role:action:)") { call in
                let label = call.nextResourceLabel()
                let role = call.nextOptional()
                return button(call, label: label, role: role, action: call.nextValue())
            },
        ]
    }

    private static func button(_ call: NativeCall, label: Value, role: Value? = nil, action: Value) -> Value {
        .native(ButtonValue("Button", call.range, label: label, role: role, action: action))
    }

    private static var styles: [Native] {
        [
            Native("View.buttonStyle(_:) where S: ButtonStyle") {
                $0.setting("buttonStyle", .buttonStyle)
            }
        ]
            + ControlRowMaker.styles(
                "PrimitiveButtonStyle", "buttonStyle", .buttonStyle,
                [
                    ("DefaultButtonStyle", "automatic"), ("BorderlessButtonStyle", "borderless"),
                    ("PlainButtonStyle", "plain"),
                    ("BorderedButtonStyle", "bordered"),
                    ("BorderedProminentButtonStyle", "borderedProminent"),
                    ("GlassButtonStyle", "glass"), ("GlassProminentButtonStyle", "glassProminent"),
                    ("LinkButtonStyle", "link"),
                    ("CardButtonStyle", "card"), ("AccessoryBarButtonStyle", "accessoryBar"),
                ]) + []
    }

    private static var configurations: [Native] {
        ControlRowMaker.configuration(
            "ButtonStyleConfiguration", views: ["label"], values: ["role", "isPressed"])
            + ControlRowMaker.configuration(
                "PrimitiveButtonStyleConfiguration", views: ["label"], values: ["role"])
            + [
                Native("PrimitiveButtonStyleConfiguration.trigger()") { call in
                    call.receiver.native(ControlConfiguration.self)?.action?()
                    return .void
                }
            ]
    }

    private static var settings: [Native] {
        [
            Native("View.controlSize(_:)") {
                $0.setting("controlSize", .controlSize)
            },
            borderShape("automatic", 0), borderShape("capsule", 1), borderShape("roundedRectangle", 2),
            borderShape("circle", 3),
            Native("ButtonBorderShape.roundedRectangle(radius:)") {
                .native(BorderShapeValue(2, radius: $0.next()))
            },
            Native("View.buttonBorderShape(_:)") {
                $0.setting("buttonBorderShape", .buttonBorderShape)
            },
            Native("View.labelsHidden()") { call in
                call.environment("labelsHidden") { values, _ in values[.labelsHidden] = .bool(true) }
            },
            Native("View.buttonSizing(_:)") {
                $0.setting("buttonSizing", .buttonSizing)
            },
        ]
    }

    private static func borderShape(_ name: String, _ index: Int) -> Native {
        Native("ButtonBorderShape.\(name)") { _ in
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
        let image = ImageValue(.file(AssetName(resource: nextValue())), range: range)
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
