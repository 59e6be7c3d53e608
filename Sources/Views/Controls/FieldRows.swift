import Graphics
import Interpreter
import Layout
import Syntax

/// `TextField`, `SecureField`, `TextEditor`.
enum FieldRows {
    static var rows: [Native] { textFields + labeledFields + committingFields + secureFields + editors }

    private static var textFields: [Native] {
        [
            Native("TextField.init(_:text:)") { call in
                let title = call.nextTitle()
                return field(call, "TextField", title, call.nextBinding())
            },
            Native("TextField.init(_:text:prompt:)") { call in
                let title = call.nextTitle()
                let text = call.nextBinding()
                return field(call, "TextField", title, prompt: call.nextOptional(), text)
            },
            Native("TextField.init(_:text:selection:prompt:axis:)") { call in
                let title = call.nextTitle()
                let text = call.nextBinding()
                _ = call.nextValue()
                let prompt = call.nextOptional()
                return field(
                    call, "TextField", title, prompt: prompt, text, isMultiline: call.nextOptional() != nil)
            },
            Native("TextField.init(_:text:axis:)") { call in
                let title = call.nextTitle()
                return field(call, "TextField", title, call.nextBinding(), isMultiline: true)
            },
            Native("TextField.init(_:text:prompt:axis:)") { call in
                let title = call.nextTitle()
                let text = call.nextBinding()
                return field(call, "TextField", title, prompt: call.nextOptional(), text, isMultiline: true)
            },
            Native("TextField.init(_:value:format:prompt:)") { call in
                let title = call.nextTitle()
                let shown = formatted(
                    call.nextBinding(), by: call.nextValue(), with: "format", call.evaluator)
                return field(call, "TextField", title, prompt: call.nextOptional(), shown, isEditable: false)
            },
            Native("TextField.init(_:value:format:prompt:) value: Binding<F.FormatInput?>") { call in
                let title = call.nextTitle()
                let shown = formattedOptional(call.nextBinding(), by: call.nextValue(), call.evaluator)
                return field(call, "TextField", call.nextOptional() ?? title, shown, isEditable: false)
            },
            Native("TextField.init(_:value:formatter:)") { call in
                let title = call.nextTitle()
                let shown = formatted(call.nextBinding(), by: call.nextValue(), with: "_text", call.evaluator)
                return field(call, "TextField", title, shown, isEditable: false)
            },
            Native("TextField.init(_:text:onEditingChanged:onCommit:)") { call in
                let title = call.nextTitle()
                return field(call, "TextField", title, call.nextBinding())
            },
        ]
            + ControlRowMaker.styles(
                "TextFieldStyle", "textFieldStyle", .textFieldStyle,
                [
                    ("DefaultTextFieldStyle", "automatic"), ("PlainTextFieldStyle", "plain"),
                    ("RoundedBorderTextFieldStyle", "roundedBorder"),
                    ("SquareBorderTextFieldStyle", "squareBorder"),
                ])
            + []
    }

    private static var labeledFields: [Native] {
        let ofText = [
            Native("TextField.init(text:prompt:label:)") { call in
                let text = call.nextBinding()
                let prompt = call.nextOptional()
                return field(call, "TextField", prompt ?? call.nextContent(), text)
            },
            Native("TextField.init(text:prompt:axis:label:)") { call in
                let text = call.nextBinding()
                let prompt = call.nextOptional()
                _ = call.nextValue()
                return field(call, "TextField", prompt ?? call.nextContent(), text)
            },
            Native("TextField.init(text:selection:prompt:axis:label:)") { call in
                let text = call.nextBinding()
                _ = call.nextValue()
                let prompt = call.nextOptional()
                let isMultiline = call.nextOptional() != nil
                return field(
                    call, "TextField", prompt ?? call.nextContent(), text, isMultiline: isMultiline)
            },
        ]
        let ofValue = [
            Native("TextField.init(value:format:prompt:label:)") { call in
                labeledField(
                    call,
                    formatted(call.nextBinding(), by: call.nextValue(), with: "format", call.evaluator))
            },
            Native("TextField.init(value:format:prompt:label:) value: Binding<F.FormatInput?>") { call in
                labeledField(
                    call, formattedOptional(call.nextBinding(), by: call.nextValue(), call.evaluator))
            },
            Native("TextField.init(value:formatter:prompt:label:)") { call in
                labeledField(
                    call, formatted(call.nextBinding(), by: call.nextValue(), with: "_text", call.evaluator))
            },
        ]
        return ofText + ofValue
    }

    private static func labeledField(_ call: NativeCall, _ shown: BindingValue) -> Value {
        let prompt = call.nextOptional()
        return field(call, "TextField", prompt ?? call.nextContent(), shown, isEditable: false)
    }

    /// Older: fields that say when they are left.
    private static var committingFields: [Native] {
        let ofText = [
            Native("TextField.init(_:text:onCommit:)") { call in
                let title = call.nextTitle()
                return field(call, "TextField", title, call.nextBinding())
            }
        ]
        let ofValue = [
            Native("TextField.init(_:value:formatter:onEditingChanged:onCommit:)") { call in
                let title = call.nextTitle()
                let shown = formatted(call.nextBinding(), by: call.nextValue(), with: "_text", call.evaluator)
                return field(call, "TextField", title, shown, isEditable: false)
            }
        ]
        return ofText + ofValue
    }

    /// A value as its format or formatter writes it.
    private static func formatted(
        _ value: BindingValue?, by format: Value, with method: Name, _ evaluator: Evaluator
    ) -> BindingValue {
        BindingValue(
            get: {
                var arguments = [value?.get() ?? .void]
                return evaluator.callRequirement(method, of: format, &arguments).unwrapped ?? .string("")
            }, set: { _ in })
    }

    /// Nothing is written as nothing.
    private static func formattedOptional(
        _ value: BindingValue?, by format: Value, _ evaluator: Evaluator
    ) -> BindingValue {
        BindingValue(
            get: {
                guard var arguments = value?.get().unwrapped.map({ [$0] }) else { return .string("") }
                return evaluator.callRequirement("format", of: format, &arguments)
            }, set: { _ in })
    }

    private static var secureFields: [Native] {
        [
            Native("SecureField.init(text:prompt:label:)") { call in
                let text = call.nextBinding()
                let prompt = call.nextOptional()
                return field(call, "SecureField", prompt ?? call.nextContent(), text, isSecret: true)
            },
            Native("SecureField.init(_:text:)") { call in
                let title = call.nextTitle()
                return field(call, "SecureField", title, call.nextBinding(), isSecret: true)
            },
            Native("SecureField.init(_:text:onCommit:)") { call in
                let title = call.nextTitle()
                return field(call, "SecureField", title, call.nextBinding(), isSecret: true)
            },
            Native("SecureField.init(_:text:prompt:)") { call in
                let title = call.nextTitle()
                let text = call.nextBinding()
                return field(call, "SecureField", title, prompt: call.nextOptional(), text, isSecret: true)
            },
        ]
    }

    private static func field(
        _ call: NativeCall, _ name: StaticString, _ title: Value, prompt: Value? = nil, _ text: BindingValue?,
        isSecret: Bool = false,
        isMultiline: Bool = false, isEditable: Bool = true
    ) -> Value {
        let evaluator = call.evaluator
        let field = call.leaf(name) { context in
            let string = text.map { evaluator.describe($0.get()) } ?? ""
            let shown = isSecret ? String(decoding: bullets(string), as: UTF8.self) : string
            let words = string.utf8.isEmpty ? nil : shown
            // Beside a label of its own a field has its prompt alone.
            let isLabeled = context.isInFormColumns && !context.hidesLabels
            let placeholder = prompt ?? (isLabeled ? .native(TextValue(" ")) : title)
            let node = framed(content(words, placeholder, context, isMultiline), context, isMultiline)
            if let text, isEditable, context.environment.isEnabled {
                node.payloads.append(
                    AdjustmentPayload(
                        .text(string, isMultiline: isMultiline, isSecret: isSecret) { text.set(.string($0)) })
                )
            }
            node.payloads.append(ControlPayload(isSecret ? "secure text field" : "text field", value: words))
            return isLabeled ? context.labeled(context.child(.position(7)).label(title), node) : node
        }
        return call.view(name) { context in
            guard let style = context.environment[.textFieldStyle], style.native(ControlStyle.self) == nil
            else {
                return context.nodes(of: field)
            }
            return context.setting(.textFieldStyle, nil).styleBody(style, field, requirement: "_body")
        }
    }

    /// The words, or the placeholder where there are none; on one line in a field that has no more.
    private static func content(
        _ words: String?, _ placeholder: Value, _ context: ViewContext, _ isMultiline: Bool
    ) -> LayoutNode {
        var inner = words == nil ? context.styled(color: UnitPaint(.placeholderText)) : context
        if !isMultiline {
            var look = inner.environment.textLook
            look.paragraph.lineLimit = 1
            inner.environment.textLook = look
        }
        guard let words else { return inner.row(inner.nodes(of: placeholder)) }
        return inner.text(words)
    }

    /// As many bullets as there are characters.
    private static func bullets(_ string: String) -> [UInt8] {
        string.unicodeScalars.flatMap { _ in Array("\u{2022}".utf8) }
    }

    private static func framed(_ content: LayoutNode, _ context: ViewContext, _ isMultiline: Bool)
        -> LayoutNode
    {
        let metrics = context.metrics
        let style = context.environment[.textFieldStyle]?.native(ControlStyle.self)?.index ?? 0
        let isBordered =
            style >= 2 || (style == 0 && metrics.fieldsAreBordered && context.environment[.rowContext] == nil)
        let wide = context.widened(content, alignment(context))
        guard isBordered else {
            return context.minimum(wide, height: metrics.fieldHeight, alignment: .leading)
        }
        let padded = context.padded(wide, metrics.borderedFieldInsets)
        let sized = context.minimum(
            padded, height: metrics.fieldHeight + (metrics.fieldsAreBordered ? 0 : 12), alignment: .leading)
        let radius = style == 3 ? 0 : 6.0
        return context.part(
            DecorationNode(
                view: "border", sized,
                behind: { frame, view, list in
                    let path = Path.roundedRect(frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius)
                    list.fill(path, with: .color(Color(.systemBackground)), view: view)
                    list.stroke(
                        path, with: .color(Color(.separator)), style: StrokeStyle(lineWidth: 1), view: view)
                }))
    }

    private static func alignment(_ context: ViewContext) -> Layout.Alignment {
        switch context.environment.textAlignment ?? .leading {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    private static var editors: [Native] {
        [
            Native("TextEditor.init(text:)") { editor($0) },
            Native("TextEditor.init(text: Binding<String>, selection: Binding<TextSelection?>)") {
                editor($0)
            },
            Native(
                "TextEditor.init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?)"
            ) { editor($0) },
        ]
    }

    private static func editor(_ call: NativeCall) -> Value {
        let text = call.nextBinding()
        let evaluator = call.evaluator
        return call.leaf("TextEditor") { context in
            let attributed = text?.get().native(AttributedValue.self)
            let string =
                attributed.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text.map {
                    evaluator.describe($0.get())
                } ?? ""
            let shown = attributed.map { TextValue($0.pieces) } ?? TextValue(string)
            let padded = context.padded(context.text(shown), horizontal: 5, vertical: 8)
            let node = context.part(
                FlexibleFrameNode(
                    padded, horizontal: .init(min: 0, max: .infinity),
                    vertical: .init(min: context.metrics.editorHeight, max: .infinity),
                    alignment: .topLeading))
            node.payloads.append(ControlPayload("text editor"))
            if let text, context.environment.isEnabled {
                node.payloads.append(
                    AdjustmentPayload(
                        .text(string, isMultiline: true, isSecret: false) {
                            text.set(attributed == nil ? .string($0) : .native(AttributedValue($0)))
                        }))
            }
            return context.backed(node, UnitPaint(.systemBackground)) { .rect($0) }
        }
    }
}
