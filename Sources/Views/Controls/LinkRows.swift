import Interpreter
import Layout
import Syntax

/// `Link`, `ShareLink`, `EditButton` and other controls that look like buttons.
enum LinkRows {
    static var rows: [Native] {
        [
            Native("Link.init(...)") { link($0, $0.label ?? .void) },
            Native("ShareLink.init(...)") { share($0) },
            Native("SharePreview.init(...)") { _ in .void },
        ] + others
    }

    /// A label without a picture has that of sharing. What is shared, and its preview, shows in the sheet
    /// alone.
    private static func share(_ call: NativeCall) -> Value {
        let title = call.unlabeledArgument?.titleText ?? TextValue("Share\u{2026}")
        let sharing = LabelValue(call.range, title: .native(title), icon: symbol("square.and.arrow.up"))
        return control(call, "ShareLink", call.content("label") ?? .native(sharing))
    }

    /// Words in the tint, on a Mac too, whose other buttons have borders.
    private static func link(_ call: NativeCall, _ label: Value) -> Value {
        let button = control(call, "Link", label)
        return call.view("Link") { context in
            guard context.look.buttonsAreBordered, context.environment[.buttonStyle] == nil else {
                return context.nodes(of: button)
            }
            return context.setting(.buttonStyle, .native(ControlStyle(ButtonValue.Style.borderless.rawValue)))
                .nodes(of: button)
        }
    }

    private static func control(_ call: NativeCall, _ name: StaticString, _ label: Value) -> Value {
        .native(ButtonValue(name, call.range, label: label, action: nil))
    }

    private static func label(_ call: NativeCall, _ title: String, _ symbolName: String) -> Value {
        .native(LabelValue(call.range, title: .native(TextValue(title)), icon: symbol(symbolName)))
    }

    private static func symbol(_ name: String) -> Value {
        let image = ImageValue(.symbol(name), range: .none)
        image.isDecorative = true
        return .native(image)
    }

    private static var others: [Native] {
        [
            Native("EditButton.init()") { call in
                let range = call.range
                return call.view("EditButton") { editButton(range, $0) }
            },
            Native("RenameButton.init()") { control($0, "RenameButton", label($0, "Rename", "pencil")) },
            Native("PasteButton.init(...)") { pasteButton($0) },
            Native("HelpLink.init(...)") { call in helpLink(call, call.argument("action")) },
            Native("SettingsLink.init(...)") { call in
                control(
                    call, "SettingsLink", call.content("label") ?? label(call, "Settings\u{2026}", "gear"))
            },
        ]
    }

    /// Documented: `tint` and `buttonBorderShape` change its look, so that it is filled where nothing says
    /// otherwise, but for a Mac.
    private static func pasteButton(_ call: NativeCall) -> Value {
        let button = control(call, "PasteButton", label(call, "Paste", "doc.on.clipboard"))
        return call.view("PasteButton") { context in
            guard context.environment[.buttonStyle] == nil, !context.look.buttonsAreBordered else {
                return context.nodes(of: button)
            }
            let style = Value.native(ControlStyle(ButtonValue.Style.borderedProminent.rawValue))
            return context.setting(.buttonStyle, style).nodes(of: button)
        }
    }

    /// A question mark in a circle.
    private static func helpLink(_ call: NativeCall, _ action: Value?) -> Value {
        let button = ButtonValue("HelpLink", call.range, label: symbol("questionmark"), action: action)
        return call.view("HelpLink") { context in
            let style = context.setting(
                .buttonStyle, .native(ControlStyle(ButtonValue.Style.bordered.rawValue)))
            return style.setting(.buttonBorderShape, .native(BorderShapeValue(3))).nodes(of: .native(button))
        }
    }

    /// Its tap turns the edit mode on and off, its title follows.
    private static func editButton(_ range: SourceRange, _ context: ViewContext) -> [LayoutNode] {
        let label = Value.native(TextValue(context.isEditing ? "Done" : "Edit"))
        let nodes = ButtonValue("EditButton", range, label: label, action: nil).nodes(in: context)
        guard let mode = context.editMode, context.environment.isEnabled else { return nodes }
        let evaluator = context.evaluator
        return nodes.marked(
            ActionPayload(.tap(count: 1)) {
                let isInactive = EditMode(mode.get()) == .inactive
                mode.set(evaluator.enumeration("EditMode", isInactive ? EditMode.active : .inactive))
            })
    }
}
