import Graphics
import Interpreter
import Layout
import Syntax

/// `Link`, `ShareLink`, `EditButton` and other controls that look like buttons.
enum LinkRows {
    static var rows: [Native] { links + previews + others }

    private static var links: [Native] {
        [
            Native("Link.init(destination:label:)") { call in
                _ = call.nextValue()
                return link(call, call.nextContent())
            },
            Native("Link.init(_:destination:)") { call in
                link(call, call.nextTitle())
            },
        ]
            + shareLinks
    }

    private static var shareLinks: [Native] {
        [
            Native("ShareLink.init(item:subject:message:)") { call in
                control(call, "ShareLink", label(call, "Share\u{2026}", "square.and.arrow.up"))
            },
            Native("ShareLink.init(item:subject:message:label:)") { call in
                for _ in 0..<3 { _ = call.nextValue() }
                return control(call, "ShareLink", call.nextContent())
            },
            Native("ShareLink.init(_:item:subject:message:)") { call in
                let title = call.nextTitle()
                return control(
                    call, "ShareLink",
                    .native(LabelValue(call.range, title: title, icon: symbol("square.and.arrow.up"))))
            },
        ]
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

    /// What is shared with a title and a picture of it, which only the sheet shows.
    private static var previews: [Native] {
        ["item", "items"].flatMap { previewed($0) }
            + ["", "image:", "icon:", "image:icon:"].map { labels in
                Native("SharePreview.init(_:\(labels))") { _ in .void }
            }
    }

    private static func previewed(_ item: StaticString) -> [Native] {
        [
            Native("ShareLink.init(\(item):subject:message:preview:)") { call in
                control(call, "ShareLink", label(call, "Share\u{2026}", "square.and.arrow.up"))
            },
            Native("ShareLink.init(\(item):subject:message:preview:label:)") { call in
                for _ in 0..<4 { _ = call.nextValue() }
                return control(call, "ShareLink", call.nextContent())
            },
            Native("ShareLink.init(_:\(item):subject:message:preview:)") { call in
                let title = call.nextTitle()
                return control(
                    call, "ShareLink",
                    .native(LabelValue(call.range, title: title, icon: symbol("square.and.arrow.up"))))
            },
        ]
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
            Native("RenameButton.init()") { call in
                control(call, "RenameButton", label(call, "Rename", "pencil"))
            },
            Native("PasteButton.init(payloadType:onPaste:)") { call in
                .native(
                    ButtonValue(
                        "PasteButton", call.range, label: label(call, "Paste", "doc.on.clipboard"),
                        action: nil))
            },
            Native("PasteButton.init(supportedContentTypes:payloadAction:)") { call in
                .native(
                    ButtonValue(
                        "PasteButton", call.range, label: label(call, "Paste", "doc.on.clipboard"),
                        action: nil))
            },
            Native("HelpLink.init(action:)") { call in helpLink(call, call.nextValue()) },
            Native("HelpLink.init(destination:)") { call in helpLink(call, nil) },
            Native("SettingsLink.init()") { call in
                control(call, "SettingsLink", label(call, "Settings\u{2026}", "gear"))
            },
            Native("SettingsLink.init(label:)") { call in
                control(call, "SettingsLink", call.nextContent())
            },
        ]
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
                mode.set(evaluator.enumeration("EditMode", (mode.get().caseIndex ?? 0) == 0 ? 2 : 0))
            })
    }
}
