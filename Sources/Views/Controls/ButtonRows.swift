import Interpreter

/// `Button` with its roles, styles, sizes and border shapes.
enum ButtonRows {
    static var rows: [Native] {
        [Native("Button.init(...)") { button($0) }] + styles + settings + configurations
    }

    /// A button without a label has its role's.
    private static func button(_ call: NativeCall) -> Value {
        let role = call.value("role")
        return .native(
            ButtonValue(
                "Button", call.range, label: call.label ?? ownLabel(role, call), role: role,
                action: call.argument("action")))
    }

    /// Documented at `init(role:action:)` as a label that the role decides; seen in bars of iOS 26 as a
    /// symbol, as that of any label there.
    private static func ownLabel(_ role: Value?, _ call: NativeCall) -> Value {
        let labels = [("Cancel", "xmark"), ("Delete", "trash"), ("Done", "checkmark"), ("Close", "xmark")]
        let (title, symbol) = labels[min(role?.roleIndex ?? 0, 3)]
        let label = call.titled(.native(TextValue(title)), .symbol(symbol))
        label.native(LabelValue.self)?.isTitleOutsideOfBars = true
        return label
    }

    private static var styles: [Native] {
        [
            Native("View.buttonStyle(...)") { $0.setting("buttonStyle", .buttonStyle) }
        ]
    }

    private static var configurations: [Native] {
        ControlRowMaker.configuration("ButtonStyleConfiguration", ["label", "role", "isPressed"])
            + ControlRowMaker.configuration("PrimitiveButtonStyleConfiguration", ["label", "role"])
            + [
                Native("PrimitiveButtonStyleConfiguration.trigger()") { call in
                    call.receiver.native(ControlConfiguration.self)?.action?()
                    return .void
                }
            ]
    }

    private static var settings: [Native] {
        [
            Native("View.controlSize(_:)") { $0.setting("controlSize", .controlSize) },
            borderShape("automatic", 0), borderShape("capsule", 1), borderShape("roundedRectangle", 2),
            borderShape("circle", 3),
            Native("ButtonBorderShape.roundedRectangle(radius:)") {
                .native(BorderShapeValue(2, radius: $0.next()))
            },
            Native("View.buttonBorderShape(_:)") { $0.setting("buttonBorderShape", .buttonBorderShape) },
            Native("View.labelsHidden()") { call in
                call.environment("labelsHidden") { values, _ in values[.labelsHidden] = .bool(true) }
            },
            Native("View.buttonSizing(_:)") { $0.setting("buttonSizing", .buttonSizing) },
        ]
    }

    private static func borderShape(_ name: String, _ index: Int) -> Native {
        Native("ButtonBorderShape.\(name)") { _ in
            .native(BorderShapeValue(index))
        }
    }
}

extension Value {
    /// Which `ButtonRole` it is.
    var roleIndex: Int? {
        if case .int(let index)? = unwrapped?.fields.first { return Int(index) }
        return nil
    }
}
