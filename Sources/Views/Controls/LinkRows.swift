import Graphics
import Interpreter
import Layout
import Syntax

/// `Link`, `ShareLink`, `EditButton` and other controls that look like buttons.
enum LinkRows {
    static var rows: [Declaration] { links + previews + others }

    private static var links: [Declaration] {
        [
            Declaration("@available(iOS 14.0, *) public struct Link<Label>: View where Label: View {}"),
            Declaration("extension Link { public init(destination: URL, @ViewBuilder label: () -> Label) }") { call in
                _ = call.nextValue()
                return link(call, call.nextContent())
            },
            Declaration("@available(iOS 16.0, *) public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View where Label: View {}"),
            Declaration("@available(iOS 16.0, *) public struct DefaultShareLinkLabel: View {}"),
        ]
            + ControlRowMaker.titled("Link where Label == Text", ", destination: URL") { call in
                link(call, call.nextTitle())
            }
            + ["URL", "String"].flatMap { shareLinks(of: $0) }
    }

    private static func shareLinks(of item: String) -> [Declaration] {
        let plain = "Data == CollectionOfOne<\(item)>, PreviewImage == Never, PreviewIcon == Never"
        let titled = "\(plain), Label == DefaultShareLinkLabel"
        let parameters = "item: \(item), subject: Text? = nil, message: Text? = nil"
        return [
            Declaration("extension ShareLink where \(titled) { public init(\(parameters)) }") { call in
                control(call, "ShareLink", label(call, "Share\u{2026}", "square.and.arrow.up"))
            },
            Declaration("extension ShareLink where \(plain) { public init(\(parameters), @ViewBuilder label: () -> Label) }") { call in
                for _ in 0..<3 { _ = call.nextValue() }
                return control(call, "ShareLink", call.nextContent())
            },
        ] + ControlRowMaker.titled("ShareLink where \(titled)", ", \(parameters)") { call in
            let title = call.nextTitle()
            return control(call, "ShareLink", .native(LabelValue(call.range, title: title, icon: symbol("square.and.arrow.up"))))
        }
    }

    /// Words in the tint, on a Mac too, whose other buttons have borders.
    private static func link(_ call: NativeCall, _ label: Value) -> Value {
        let button = control(call, "Link", label)
        return call.view("Link") { context in
            guard context.isMac, context.environment[.buttonStyle] == nil else { return context.nodes(of: button) }
            return context.setting(.buttonStyle, .native(ControlStyle(ButtonValue.Style.borderless.rawValue))).nodes(of: button)
        }
    }

    /// What is shared with a title and a picture of it, which only the sheet shows.
    private static var previews: [Declaration] {
        let shared = ", subject: Text? = nil, message: Text? = nil, preview: "
        let preview = "SharePreview<PreviewImage, PreviewIcon>"
        let sources = [
            ("item: I\(shared)\(preview)", ["I"], ["Data == CollectionOfOne<I>", "I: Transferable"]),
            ("items: Data\(shared)@escaping (Data.Element) -> \(preview)", [], ["Data: RandomAccessCollection", "Data.Element: Transferable"]),
        ]
        let images = [
            ("where Image == Never, Icon == Never", ""), ("where Image: Transferable, Icon == Never", ", image: Image"),
            ("where Image == Never, Icon: Transferable", ", icon: Icon"),
            ("where Image: Transferable, Icon: Transferable", ", image: Image, icon: Icon"),
        ]
        return [Declaration("@available(iOS 16.0, *) public struct SharePreview<Image, Icon> {}")]
            + images.flatMap { ControlRowMaker.titled("SharePreview \($0)", $1) { _ in .void } }
            + sources.flatMap { previewed($0, $1, $2) }
    }

    private static func previewed(_ parameters: String, _ generics: [String], _ conditions: [String]) -> [Declaration] {
        let generic = generics.isEmpty ? "" : "<" + generics.joinedBytes(", ") + ">"
        let clause = " where " + conditions.joinedBytes(", ")
        return [
            Declaration("extension ShareLink where Label == DefaultShareLinkLabel { public init\(generic)(\(parameters))\(clause) }") { call in
                control(call, "ShareLink", label(call, "Share\u{2026}", "square.and.arrow.up"))
            },
            Declaration("extension ShareLink { public init\(generic)(\(parameters), @ViewBuilder label: () -> Label)\(clause) }") { call in
                for _ in 0..<4 { _ = call.nextValue() }
                return control(call, "ShareLink", call.nextContent())
            },
        ] + ControlRowMaker.titled(
            "ShareLink where Label == DefaultShareLinkLabel", ", \(parameters)", generics: generics, conditions: conditions
        ) { call in
            let title = call.nextTitle()
            return control(call, "ShareLink", .native(LabelValue(call.range, title: title, icon: symbol("square.and.arrow.up"))))
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

    private static var others: [Declaration] {
        [
            Declaration("public struct EditButton: View { public init() }") { call in
                let range = call.range
                return call.view("EditButton") { editButton(range, $0) }
            },
            Declaration("@available(iOS 16.0, *) public struct RenameButton<Label>: View where Label: View {}"),
            Declaration("extension RenameButton where Label == SwiftUI.Label<Text, Image> { public init() }") { call in
                control(call, "RenameButton", label(call, "Rename", "pencil"))
            },
            Declaration("@available(iOS 16.0, *) public struct PasteButton: View { public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) }") { call in
                .native(ButtonValue("PasteButton", call.range, label: label(call, "Paste", "doc.on.clipboard"), action: nil))
            },
            Declaration("extension PasteButton { public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) }") { call in
                .native(ButtonValue("PasteButton", call.range, label: label(call, "Paste", "doc.on.clipboard"), action: nil))
            },
            Declaration("@available(macOS 14.0, *) public struct HelpLink: View {}"),
            Declaration("extension HelpLink { public init(action: @escaping () -> Void) }") { call in helpLink(call, call.nextValue()) },
            Declaration("extension HelpLink { public init(destination: URL) }") { call in helpLink(call, nil) },
            Declaration("@available(macOS 14.0, *) public struct SettingsLink<Label>: View where Label: View {}"),
            Declaration("public struct DefaultSettingsLinkLabel: View {}"),
            Declaration("extension SettingsLink where Label == DefaultSettingsLinkLabel { public init() }") { call in
                control(call, "SettingsLink", label(call, "Settings\u{2026}", "gear"))
            },
            Declaration("extension SettingsLink { public init(@ViewBuilder label: () -> Label) }") { call in
                control(call, "SettingsLink", call.nextContent())
            },
        ]
    }

    /// A question mark in a circle.
    private static func helpLink(_ call: NativeCall, _ action: Value?) -> Value {
        let button = ButtonValue("HelpLink", call.range, label: symbol("questionmark"), action: action)
        return call.view("HelpLink") { context in
            let style = context.setting(.buttonStyle, .native(ControlStyle(ButtonValue.Style.bordered.rawValue)))
            return style.setting(.buttonBorderShape, .native(BorderShapeValue(3))).nodes(of: .native(button))
        }
    }

    /// Its tap turns the edit mode on and off, its title follows.
    private static func editButton(_ range: SourceRange, _ context: ViewContext) -> [LayoutNode] {
        let label = Value.native(TextValue(context.isEditing ? "Done" : "Edit"))
        let nodes = ButtonValue("EditButton", range, label: label, action: nil).nodes(in: context)
        guard let mode = context.editMode, context.environment.isEnabled else { return nodes }
        let evaluator = context.evaluator
        return nodes.marked(ActionPayload(.tap(count: 1)) {
            mode.set(evaluator.enumeration("EditMode", (mode.get().caseIndex ?? 0) == 0 ? 2 : 0))
        })
    }
}
