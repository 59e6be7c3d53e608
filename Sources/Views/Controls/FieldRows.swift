import Graphics
import Interpreter
import Layout
import Syntax

/// `TextField`, `SecureField`, `TextEditor`.
enum FieldRows {
    static var rows: [Declaration] { textFields + committingFields + secureFields + editors + settings }

    private static var textFields: [Declaration] {
        [
            Declaration("public struct TextField<Label>: View where Label: View {}"),
            Declaration(
                "extension TextField { public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) }"
            ) { call in
                let text = call.nextBinding()
                let prompt = call.nextOptional()
                return field(call, "TextField", prompt ?? call.nextContent(), text)
            },
            Declaration(
                """
                extension TextField { public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, \
                @ViewBuilder label: () -> Label) }
                """
            ) { call in
                let text = call.nextBinding()
                let prompt = call.nextOptional()
                _ = call.nextValue()
                return field(call, "TextField", prompt ?? call.nextContent(), text)
            },
        ]
            + ControlRowMaker.titled("TextField where Label == Text", ", text: Binding<String>") { call in
                let title = call.nextTitle()
                return field(call, "TextField", title, call.nextBinding())
            }
            + ControlRowMaker.titled("TextField where Label == Text", ", text: Binding<String>, prompt: Text?") { call in
                let title = call.nextTitle()
                let text = call.nextBinding()
                return field(call, "TextField", title, prompt: call.nextOptional(), text)
            }
            + ControlRowMaker.titled(
                "TextField where Label == Text",
                ", text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil"
            ) { call in
                let title = call.nextTitle()
                let text = call.nextBinding()
                _ = call.nextValue()
                let prompt = call.nextOptional()
                return field(call, "TextField", title, prompt: prompt, text, isMultiline: call.nextOptional() != nil)
            }
            + ControlRowMaker.titled("TextField where Label == Text", ", text: Binding<String>, axis: Axis") { call in
                let title = call.nextTitle()
                return field(call, "TextField", title, call.nextBinding(), isMultiline: true)
            }
            + ControlRowMaker.titled("TextField where Label == Text", ", text: Binding<String>, prompt: Text?, axis: Axis") { call in
                let title = call.nextTitle()
                let text = call.nextBinding()
                return field(call, "TextField", title, prompt: call.nextOptional(), text, isMultiline: true)
            }
            + ControlRowMaker.titled(
                "TextField where Label == Text", ", value: Binding<F.FormatInput>, format: F, prompt: Text? = nil",
                generics: ["F"], conditions: ["F: ParseableFormatStyle", "F.FormatOutput == String"]
            ) { call in
                let title = call.nextTitle()
                let shown = formatted(call.nextBinding(), by: call.nextValue(), with: "format", call.evaluator)
                return field(call, "TextField", title, prompt: call.nextOptional(), shown, isEditable: false)
            }
            + ControlRowMaker.titled(
                "TextField where Label == Text", ", value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil",
                generics: ["F"], conditions: ["F: ParseableFormatStyle", "F.FormatOutput == String"]
            ) { call in
                let title = call.nextTitle()
                let (value, format) = (call.nextBinding(), call.nextValue())
                let shown = BindingValue(get: {
                    guard var arguments = value?.get().unwrapped.map({ [$0] }) else { return .string("") }
                    return call.evaluator.callRequirement("format", of: format, &arguments)
                }, set: { _ in })
                return field(call, "TextField", call.nextOptional() ?? title, shown, isEditable: false)
            }
            + ControlRowMaker.titled(
                "TextField where Label == Text", ", value: Binding<V>, formatter: Formatter", generics: ["V"]
            ) { call in
                let title = call.nextTitle()
                let shown = formatted(call.nextBinding(), by: call.nextValue(), with: "_text", call.evaluator)
                return field(call, "TextField", title, shown, isEditable: false)
            }
            + ControlRowMaker.titled(
                "TextField where Label == Text",
                ", text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}"
            ) { call in
                let title = call.nextTitle()
                return field(call, "TextField", title, call.nextBinding())
            }
            + ControlRowMaker.styles("TextFieldStyle", "textFieldStyle", .textFieldStyle, [
                ("DefaultTextFieldStyle", "automatic"), ("PlainTextFieldStyle", "plain"),
                ("RoundedBorderTextFieldStyle", "roundedBorder"), ("SquareBorderTextFieldStyle", "squareBorder"),
            ])
            + [
                Declaration(
                    """
                    public protocol TextFieldStyle { associatedtype _Body: View; typealias _Label = _TextFieldStyleLabel; \
                    @ViewBuilder @MainActor func _body(configuration: TextField<Self._Label>) -> Self._Body }
                    """),
                Declaration("public struct _TextFieldStyleLabel: View {}"),
            ]
    }

    /// Older: fields that say when they are left.
    private static var committingFields: [Declaration] {
        let ofText = ControlRowMaker.titled(
            "TextField where Label == Text", ", text: Binding<String>, onCommit: @escaping () -> Void"
        ) { call in
            let title = call.nextTitle()
            return field(call, "TextField", title, call.nextBinding())
        }
        let ofValue = ControlRowMaker.titled(
            "TextField where Label == Text",
            ", value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void",
            generics: ["V"]
        ) { call in
            let title = call.nextTitle()
            let shown = formatted(call.nextBinding(), by: call.nextValue(), with: "_text", call.evaluator)
            return field(call, "TextField", title, shown, isEditable: false)
        }
        return ofText + ofValue
    }

    /// A value as its format or formatter writes it.
    private static func formatted(
        _ value: BindingValue?, by format: Value, with method: Name, _ evaluator: Evaluator
    ) -> BindingValue {
        BindingValue(get: {
            var arguments = [value?.get() ?? .void]
            return evaluator.callRequirement(method, of: format, &arguments).unwrapped ?? .string("")
        }, set: { _ in })
    }

    private static var secureFields: [Declaration] {
        [
            Declaration("public struct SecureField<Label>: View where Label: View {}"),
            Declaration(
                "extension SecureField { public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) }"
            ) { call in
                let text = call.nextBinding()
                let prompt = call.nextOptional()
                return field(call, "SecureField", prompt ?? call.nextContent(), text, isSecret: true)
            },
        ]
            + ControlRowMaker.titled("SecureField where Label == Text", ", text: Binding<String>") { call in
                let title = call.nextTitle()
                return field(call, "SecureField", title, call.nextBinding(), isSecret: true)
            }
            + ControlRowMaker.titled(
                "SecureField where Label == Text", ", text: Binding<String>, onCommit: @escaping () -> Void"
            ) { call in
                let title = call.nextTitle()
                return field(call, "SecureField", title, call.nextBinding(), isSecret: true)
            }
            + ControlRowMaker.titled("SecureField where Label == Text", ", text: Binding<String>, prompt: Text?") { call in
                let title = call.nextTitle()
                let text = call.nextBinding()
                return field(call, "SecureField", title, prompt: call.nextOptional(), text, isSecret: true)
            }
    }

    private static func field(
        _ call: NativeCall, _ name: StaticString, _ title: Value, prompt: Value? = nil, _ text: BindingValue?, isSecret: Bool = false,
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
                node.payloads.append(AdjustmentPayload(
                    .text(string, isMultiline: isMultiline, isSecret: isSecret) { text.set(.string($0)) }))
            }
            node.payloads.append(ControlPayload(isSecret ? "secure text field" : "text field", value: words))
            return isLabeled ? context.labeled(context.child(.position(7)).label(title), node) : node
        }
        return call.view(name) { context in
            guard let style = context.environment[.textFieldStyle], style.native(ControlStyle.self) == nil else {
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

    private static func framed(_ content: LayoutNode, _ context: ViewContext, _ isMultiline: Bool) -> LayoutNode {
        let metrics = context.metrics
        let style = context.environment[.textFieldStyle]?.native(ControlStyle.self)?.index ?? 0
        let isBordered = style >= 2 || (style == 0 && metrics.fieldsAreBordered && context.environment[.rowContext] == nil)
        let wide = context.widened(content, alignment(context))
        guard isBordered else { return context.minimum(wide, height: metrics.fieldHeight, alignment: .leading) }
        let padded = context.padded(wide, metrics.borderedFieldInsets)
        let sized = context.minimum(
            padded, height: metrics.fieldHeight + (metrics.fieldsAreBordered ? 0 : 12), alignment: .leading)
        let radius = style == 3 ? 0 : 6.0
        return context.part(DecorationNode(view: "border", sized, behind: { frame, view, list in
            let path = Path.roundedRect(frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius)
            list.fill(path, with: .color(Color(.systemBackground)), view: view)
            list.stroke(path, with: .color(Color(.separator)), style: StrokeStyle(lineWidth: 1), view: view)
        }))
    }

    private static func alignment(_ context: ViewContext) -> Layout.Alignment {
        switch context.environment.textAlignment ?? .leading {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    private static var editors: [Declaration] {
        [
            Declaration("@available(iOS 14.0, *) public struct TextEditor: View { public init(text: Binding<String>) }") { editor($0) },
            Declaration("extension TextEditor { @available(iOS 18.0, *) public init(text: Binding<String>, selection: Binding<TextSelection?>) }") { editor($0) },
            Declaration("extension TextEditor { @available(iOS 26.0, *) public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) }") { editor($0) },
        ]
    }

    private static func editor(_ call: NativeCall) -> Value {
        let text = call.nextBinding()
        let evaluator = call.evaluator
        return call.leaf("TextEditor") { context in
            let attributed = text?.get().native(AttributedValue.self)
            let string = attributed.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text.map { evaluator.describe($0.get()) } ?? ""
            let shown = attributed.map { TextValue($0.pieces) } ?? TextValue(string)
            let padded = context.padded(context.text(shown), horizontal: 5, vertical: 8)
            let node = context.part(FlexibleFrameNode(
                padded, horizontal: .init(min: 0, max: .infinity), vertical: .init(min: context.metrics.editorHeight, max: .infinity),
                alignment: .topLeading))
            node.payloads.append(ControlPayload("text editor"))
            if let text, context.environment.isEnabled {
                node.payloads.append(AdjustmentPayload(
                    .text(string, isMultiline: true, isSecret: false) {
                        text.set(attributed == nil ? .string($0) : .native(AttributedValue($0)))
                    }))
            }
            return context.backed(node, UnitPaint(.systemBackground)) { .rect($0) }
        }
    }

    private static var settings: [Declaration] {
        [
            Declaration("public enum SubmitTriggersKind: Sendable { case text, search }"),
            Declaration(
                """
                @available(iOS 15.0, *) public struct SubmitTriggers: OptionSet, Sendable { public let rawValue: Int; \
                public init(rawValue: Int) { self.rawValue = rawValue }; public static let text = SubmitTriggers(rawValue: 1); \
                public static let search = SubmitTriggers(rawValue: 2) }
                """),
            Declaration(accepting: "extension View { public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View }"),
            Declaration(accepting: "extension View { public func submitScope(_ isBlocking: Bool = true) -> some View }"),
            Declaration("@available(iOS 15.0, *) public struct SubmitLabel: Sendable { let index: Int; "
                + ["done", "go", "send", "join", "route", "search", "return", "next", "continue"].enumerated()
                .map { "public static let `\($1)` = SubmitLabel(index: \($0)); " }.joinedBytes("") + "}"),
            Declaration(accepting: "extension View { public func submitLabel(_ submitLabel: SubmitLabel) -> some View }"),
            Declaration("public struct TextInputAutocapitalization: Sendable { let index: Int; "
                + ["never", "words", "sentences", "characters"].enumerated()
                .map { "public static let \($1) = TextInputAutocapitalization(index: \($0)); " }.joinedBytes("") + "}"),
            Declaration(accepting: "extension View { public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View }"),
            Declaration("public enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }"),
            Declaration(accepting: "extension View { public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View }"),
            Declaration(accepting: "extension View { public func autocorrectionDisabled(_ disable: Bool = true) -> some View }"),
            Declaration(accepting: "extension View { public func disableAutocorrection(_ disable: Bool?) -> some View }"),
            Declaration(
                """
                public enum UIKeyboardType: Int, Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, \
                phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad }
                """),
            Declaration(accepting: "extension View { public func keyboardType(_ type: UIKeyboardType) -> some View }"),
            Declaration("public struct UITextContentType: Hashable, Sendable { let index: Int; "
                + ["name", "username", "password", "newPassword", "emailAddress", "telephoneNumber", "oneTimeCode", "URL",
                    "givenName", "familyName", "postalCode", "addressCity", "fullStreetAddress", "countryName", "namePrefix",
                    "middleName", "nameSuffix", "nickname", "jobTitle", "organizationName", "location", "streetAddressLine1",
                    "streetAddressLine2", "addressState", "addressCityAndState", "sublocality", "creditCardNumber", "creditCardName",
                    "creditCardGivenName", "creditCardMiddleName", "creditCardFamilyName", "creditCardSecurityCode",
                    "creditCardExpiration", "creditCardExpirationMonth", "creditCardExpirationYear", "creditCardType",
                    "shipmentTrackingNumber", "flightNumber", "dateTime", "birthdate", "birthdateDay", "birthdateMonth",
                    "birthdateYear", "cellularEID", "cellularIMEI"].enumerated()
                .map { "public static let \($1) = UITextContentType(index: \($0)); " }.joinedBytes("") + "}"),
            Declaration(accepting: "extension View { public func textContentType(_ textContentType: UITextContentType?) -> some View }"),
            Declaration(accepting: "extension View { public func textEditorStyle<S>(_ style: S) -> some View where S: TextEditorStyle }"),
            Declaration(accepting: "extension View { @available(iOS 18.0, *) public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View }"),
            Declaration(
                """
                @available(iOS 18.0, *) public struct WritingToolsBehavior: Equatable, Sendable { let index: Int; \
                public static let automatic = WritingToolsBehavior(index: 0); public static let complete = WritingToolsBehavior(index: 1); \
                public static let limited = WritingToolsBehavior(index: 2); public static let disabled = WritingToolsBehavior(index: 3) }
                """),
            // What they offer shows while somebody types.
            Declaration(accepting: "extension View { @available(iOS 18.0, *) public func textInputSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View }"),
            Declaration(accepting: "extension View { @available(iOS 18.0, *) public func textInputCompletion(_ completion: String) -> some View }"),
            Declaration("public protocol TextEditorStyle {}"),
            Declaration("public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }"),
            Declaration("public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }"),
            Declaration("extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() } }"),
            Declaration("extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() } }"),
            Declaration(ignoring: "extension View { public func findNavigator(isPresented: Binding<Bool>) -> some View }"),
        ]
    }
}
