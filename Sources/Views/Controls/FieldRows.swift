import Graphics
import Interpreter
import Layout
import Syntax

/// What a text field shows and whether somebody may change it.
private struct FieldText {
    let text: BindingValue?
    let isEditable: Bool
    let isMultiline: Bool
    let isSecret: Bool
    let title: Value
    let prompt: Value?
}

/// `TextField`, `SecureField`, `TextEditor`.
enum FieldRows {
    static var rows: [Native] {
        [
            Native("TextField.init(...)") { field($0, "TextField") },
            Native("SecureField.init(...)") { field($0, "SecureField", isSecret: true) },
            Native("TextEditor.init(...)") { editor($0) },
            Native("View.textFieldStyle(_:)") { $0.setting("textFieldStyle", .textFieldStyle) },
        ]
    }

    /// What is shown of a value that the field does not change.
    private static func formatted(_ call: NativeCall) -> BindingValue? {
        guard let value = call.binding("value") else { return nil }
        let evaluator = call.evaluator
        guard let format = call.argument("format") else {
            let formatter = call.argument("formatter") ?? .void
            return BindingValue(
                get: { written(value.get(), by: formatter, "_text", evaluator) }, set: { _ in })
        }
        // Nothing is written as nothing.
        return BindingValue(
            get: {
                value.get().unwrapped.map { written($0, by: format, "format", evaluator) } ?? .string("")
            },
            set: { _ in })
    }

    /// A value as its format or formatter writes it.
    private static func written(
        _ value: Value, by format: Value, _ method: Name, _ evaluator: Evaluator
    ) -> Value {
        var arguments = [value]
        return evaluator.callRequirement(method, of: format, &arguments).unwrapped ?? .string("")
    }

    private static func field(_ call: NativeCall, _ name: StaticString, isSecret: Bool = false) -> Value {
        // Where a view labels the field, a prompt takes its place.
        let isTitled = call.argument("label") == nil
        let own = FieldText(
            text: call.binding("text") ?? formatted(call), isEditable: call.argument("text") != nil,
            isMultiline: call.value("axis") != nil, isSecret: isSecret,
            title: (isTitled ? nil : call.value("prompt")) ?? call.label ?? .void,
            prompt: isTitled ? call.value("prompt") : nil)
        let field = call.leaf(name) { node(own, $0) }
        return call.view(name) { context in
            guard let style = context.environment[.textFieldStyle], style.builtInStyle == nil
            else {
                return context.nodes(of: field)
            }
            return context.setting(.textFieldStyle, nil).styleBody(style, field, requirement: "_body")
        }
    }

    private static func node(_ field: FieldText, _ context: ViewContext) -> LayoutNode {
        let string = field.text.map { context.evaluator.describe($0.get()) } ?? ""
        let shown = field.isSecret ? String(decoding: bullets(string), as: UTF8.self) : string
        let words = string.utf8.isEmpty ? nil : shown
        // Beside a label of its own a field has its prompt alone.
        let isLabeled = context.isInFormColumns && !context.hidesLabels
        let placeholder = field.prompt ?? (isLabeled ? .native(TextValue(" ")) : field.title)
        let node = framed(content(words, placeholder, context, field.isMultiline), context)
        if let text = field.text, field.isEditable, context.environment.isEnabled {
            node.payloads.append(
                AdjustmentPayload(
                    .text(string, isMultiline: field.isMultiline, isSecret: field.isSecret) {
                        text.set(.string($0))
                    }))
        }
        node.payloads.append(
            ControlPayload(field.isSecret ? "secure text field" : "text field", value: words))
        // Once there are words the title is no longer seen, and it still names the field.
        if words != nil { node.payloads.append(context.child(.position(7)).spoken(field.title)) }
        return isLabeled ? context.labeled(context.child(.position(7)).label(field.title), node) : node
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

    private static func framed(_ content: LayoutNode, _ context: ViewContext) -> LayoutNode {
        let metrics = context.metrics
        let style = context.builtInStyle(.textFieldStyle) ?? 0
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

    private static func editor(_ call: NativeCall) -> Value {
        let text = call.binding("text")
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
