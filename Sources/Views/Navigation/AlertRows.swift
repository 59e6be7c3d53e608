import Interpreter
import Layout

/// `Alert` and `ActionSheet`.
private enum AlertField: Int, FieldNames { case title, message, buttons }

/// `Alert.Button`.
private enum AlertButtonField: Int, FieldNames { case label, role, action }

/// Alerts and confirmation dialogs: drawn while their binding says so.
enum AlertRows {
    static var rows: [Native] {
        [
            Native("View.alert(...)") { box($0, isDialog: false) },
            Native("View.actionSheet(...)") { box($0, isDialog: true) },
            Native("View.confirmationDialog(...)") { box($0, isDialog: true) },
        ]
    }

    /// With actions, or the older ones whose content is an `Alert` or an `ActionSheet`.
    private static func box(_ call: NativeCall, isDialog: Bool) -> Value {
        let item = call.binding("item"), data = call.value("presenting") ?? item?.get().unwrapped
        let isMissing = (item != nil || call.argument("presenting") != nil) && data == nil
        let flag = call.binding("isPresented")
        let isPresented = flag ?? BindingValue(get: { .bool(true) }, set: { _ in item?.set(.none) })
        guard !isMissing, isPresented.isTrue else { return call.receiver }
        let evaluator = call.evaluator, handed = data.map { [$0] } ?? []
        guard let actions = call.argument("actions") else {
            let box = evaluator.call(call.argument("content") ?? .void, handed)
            return show(call, box, isDialog: isDialog, isPresented)
        }
        // A dialog has no title unless told so.
        let showsTitle = !isDialog || call.argument("titleVisibility").map { Visibility($0) } == .visible
        return show(
            call, showsTitle ? call.unlabeledArgument?.titleText : nil,
            call.argument("message").map { evaluator.call($0, handed) }, evaluator.call(actions, handed),
            isDialog: isDialog, isPresented)
    }

    private static func show(
        _ call: NativeCall, _ title: TextValue?, _ message: Value?, _ buttons: Value, isDialog: Bool,
        _ isPresented: BindingValue
    ) -> Value {
        let name: StaticString = isDialog ? "confirmationDialog" : "alert"
        return call.modifier(name) { node, context in
            let builder = AlertBuilder(context, isDialog: isDialog) { isPresented.set(.bool(false)) }
            let box = builder.node(title, message, buttons)
            node.payloads.append(PresentationPayload(isDialog ? .dialog : .alert, box))
            return NeutralNode(view: "\(name)", node)
        }
    }

    private static func show(_ call: NativeCall, _ box: Value, isDialog: Bool, _ isPresented: BindingValue)
        -> Value
    {
        guard let box = Fields<AlertField>(box) else { return call.receiver }
        let buttons = call.evaluator.elements(of: box[.buttons]).compactMap { button -> Value? in
            guard let button = Fields<AlertButtonField>(button) else { return nil }
            return .native(
                ButtonValue(
                    "Button", call.range, label: button[.label].unwrapped ?? .native(TextValue("Cancel")),
                    role: button[.role].unwrapped, action: button[.action].unwrapped))
        }
        return show(
            call, box[.title].titleText, box[.message].unwrapped, .array(buttons), isDialog: isDialog,
            isPresented)
    }
}
