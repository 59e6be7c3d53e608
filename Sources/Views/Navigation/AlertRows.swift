import Graphics
import Interpreter
import Layout
import Syntax

/// Alerts and confirmation dialogs: drawn while their binding says so.
enum AlertRows {
    static var rows: [Declaration] { boxes + errors + older + details }

    /// What the parameters of one of the modifiers are, besides its title and flag.
    private struct Form {
        var isDialog: Bool
        var presentsData: Bool
        var hasMessage: Bool
    }

    private static var boxes: [Declaration] {
        var rows: [Declaration] = []
        for title in ["_ titleKey: LocalizedStringKey", "_ title: Text", "_ title: S"] {
            for isDialog in [false, true] {
                for presentsData in [false, true] {
                    for hasMessage in [false, true] {
                        rows.append(box(title, Form(isDialog: isDialog, presentsData: presentsData, hasMessage: hasMessage)))
                    }
                }
            }
        }
        return rows
    }

    private static func box(_ title: String, _ form: Form) -> Declaration {
        let isString = title.utf8.last == UInt8(ascii: "S")
        var generics = isString ? ["S", "A"] : ["A"]
        var conditions = isString ? ["S: StringProtocol", "A: View"] : ["A: View"]
        if form.hasMessage {
            generics.append("M")
            conditions.append("M: View")
        }
        if form.presentsData { generics.append("T") }
        let handed = form.presentsData ? "T" : ""
        var parameters = [title, "isPresented: Binding<Bool>"]
        if form.isDialog { parameters.append("titleVisibility: Visibility = .automatic") }
        if form.presentsData { parameters.append("presenting data: T?") }
        parameters.append("@ViewBuilder actions: (\(handed)) -> A")
        if form.hasMessage { parameters.append("@ViewBuilder message: (\(handed)) -> M") }
        let disfavored = isString ? "@_disfavoredOverload " : ""
        return Declaration(
            "extension View { \(disfavored)public func \(form.isDialog ? "confirmationDialog" : "alert")<\(generics.joinedBytes(", "))>("
                + "\(parameters.joinedBytes(", "))) -> some View where \(conditions.joinedBytes(", ")) }"
        ) { present($0, form) }
    }

    private static func present(_ call: NativeCall, _ form: Form) -> Value {
        let title = call.nextValue().titleText
        let isPresented = call.nextBinding()
        // Of `Visibility`'s cases, visible is the second: a dialog has no title unless told so.
        let showsTitle = !form.isDialog || call.nextCase() == 1
        let data = form.presentsData ? call.nextOptional() : nil
        let actions = call.nextValue(), message = form.hasMessage ? call.nextValue() : nil
        guard let isPresented, case .bool(true) = isPresented.get(), !form.presentsData || data != nil else { return call.receiver }
        let evaluator = call.evaluator, handed = data.map { [$0] } ?? []
        return show(
            call, showsTitle ? title : nil, message.map { evaluator.call($0, handed) }, evaluator.call(actions, handed),
            isDialog: form.isDialog, isPresented)
    }

    /// Titled with the error's own description; there is no alert without an error.
    private static var errors: [Declaration] {
        [
            Declaration(
                """
                extension View {
                    @available(iOS 15.0, *)
                    public func alert<E, A>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View
                        where E: LocalizedError, A: View {
                        alert(
                            Text(error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
                            actions: { _ in actions() })
                    }
                }
                """),
            Declaration(
                """
                extension View {
                    @available(iOS 15.0, *)
                    public func alert<E, A, M>(
                        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
                        @ViewBuilder message: (E) -> M) -> some View where E: LocalizedError, A: View, M: View {
                        alert(
                            Text(error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
                            actions: actions, message: message)
                    }
                }
                """),
        ]
    }

    private static func show(
        _ call: NativeCall, _ title: TextValue?, _ message: Value?, _ buttons: Value, isDialog: Bool, _ isPresented: BindingValue
    ) -> Value {
        let name: StaticString = isDialog ? "confirmationDialog" : "alert"
        return call.modifier(name) { node, context in
            let builder = AlertBuilder(context, isDialog: isDialog) { isPresented.set(.bool(false)) }
            let box = builder.node(title, message, buttons)
            node.payloads.append(PresentationPayload(isDialog ? .dialog : .alert, box))
            return NeutralNode(view: "\(name)", node)
        }
    }

    // MARK: Alerts by value

    private static var older: [Declaration] {
        [
            Declaration(
                """
                public struct Alert {
                    let title: Text
                    let message: Text?
                    let buttons: [Alert.Button]
                    public struct Button {
                        let label: Text?
                        let role: ButtonRole?
                        let action: (() -> Void)?
                        public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button {
                            Alert.Button(label: label, role: nil, action: action)
                        }
                        public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button {
                            Alert.Button(label: label, role: .cancel, action: action)
                        }
                        public static func cancel(_ action: (() -> Void)? = nil) -> Alert.Button {
                            Alert.Button(label: nil, role: .cancel, action: action)
                        }
                        public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button {
                            Alert.Button(label: label, role: .destructive, action: action)
                        }
                    }
                    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
                        self.title = title
                        self.message = message
                        buttons = dismissButton.map { [$0] } ?? []
                    }
                    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
                        self.title = title
                        self.message = message
                        buttons = [primaryButton, secondaryButton]
                    }
                }
                """),
            Declaration(
                """
                public struct ActionSheet {
                    public typealias Button = Alert.Button
                    let title: Text
                    let message: Text?
                    let buttons: [Alert.Button]
                    public init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) {
                        self.title = title
                        self.message = message
                        self.buttons = buttons
                    }
                }
                """),
            byValue("alert", "Alert", isDialog: false),
            byValue("actionSheet", "ActionSheet", isDialog: true),
            byItem("alert", "Alert", isDialog: false),
            byItem("actionSheet", "ActionSheet", isDialog: true),
        ]
    }

    private static func byValue(_ name: StaticString, _ type: String, isDialog: Bool) -> Declaration {
        Declaration("extension View { public func \(name)(isPresented: Binding<Bool>, content: () -> \(type)) -> some View }") { call in
            guard let isPresented = call.nextBinding(), case .bool(true) = isPresented.get() else { return call.receiver }
            return show(call, call.nextContent(), isDialog: isDialog, isPresented)
        }
    }

    private static func byItem(_ name: StaticString, _ type: String, isDialog: Bool) -> Declaration {
        Declaration("extension View { public func \(name)<Item>(item: Binding<Item?>, content: (Item) -> \(type)) -> some View where Item: Identifiable }") { call in
            guard let item = call.nextBinding(), let value = item.get().unwrapped else { return call.receiver }
            let isPresented = BindingValue(get: { .bool(true) }, set: { _ in item.set(.none) })
            return show(call, call.evaluator.call(call.nextValue(), [value]), isDialog: isDialog, isPresented)
        }
    }

    private static func show(_ call: NativeCall, _ box: Value, isDialog: Bool, _ isPresented: BindingValue) -> Value {
        guard box.fields.count == 3 else { return call.receiver }
        let buttons = call.evaluator.elements(of: box.fields[2]).map { button -> Value in
            let label = button.fields[0].unwrapped ?? .native(TextValue("Cancel"))
            return .native(ButtonValue(
                "Button", call.range, label: label, role: button.fields[1].unwrapped, action: button.fields[2].unwrapped))
        }
        return show(call, box.fields[0].titleText, box.fields[1].unwrapped, .array(buttons), isDialog: isDialog, isPresented)
    }

    // An icon and a severity show on macOS alone.
    private static var details: [Declaration] {
        [
            Declaration(accepting: "extension View { public func dialogIcon(_ icon: Image?) -> some View }"),
            Declaration(accepting: "extension View { public func dialogSeverity(_ severity: DialogSeverity) -> some View }"),
            Declaration(
                """
                public struct DialogSeverity: Equatable, Sendable { init() {}; public static let automatic = DialogSeverity(); \
                public static let critical = DialogSeverity(); public static let standard = DialogSeverity() }
                """),
        ]
    }
}
