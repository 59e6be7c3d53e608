import Graphics
import Interpreter
import Layout
import Syntax

/// Alerts and confirmation dialogs: drawn while their binding says so.
enum AlertRows {
    static var rows: [Native] { boxes + older }

    /// What the parameters of one of the modifiers are, besides its title and flag.
    private struct Form {
        var isDialog: Bool
        var presentsData: Bool
        var hasMessage: Bool
    }

    private static var boxes: [Native] {
        var rows: [Native] = []
        for isDialog in [false, true] {
            for presentsData in [false, true] {
                for hasMessage in [false, true] {
                    rows.append(
                        box(Form(isDialog: isDialog, presentsData: presentsData, hasMessage: hasMessage)))
                }
            }
        }
        return rows
    }

    /// One for keys, texts and strings as titles.
    private static func box(_ form: Form) -> Native {
        let name =
            form.isDialog ? "confirmationDialog(_:isPresented:titleVisibility:" : "alert(_:isPresented:"
        let data = form.presentsData ? "presenting:" : "", message = form.hasMessage ? "message:" : ""
        return Native("View.\(name)\(data)actions:\(message))") { present($0, form) }
    }

    private static func present(_ call: NativeCall, _ form: Form) -> Value {
        let title = call.nextValue().titleText
        let isPresented = call.nextBinding()
        // Of `Visibility`'s cases, visible is the second: a dialog has no title unless told so.
        let showsTitle = !form.isDialog || call.nextCase() == 1
        let data = form.presentsData ? call.nextOptional() : nil
        let actions = call.nextValue(), message = form.hasMessage ? call.nextValue() : nil
        guard let isPresented, case .bool(true) = isPresented.get(), !form.presentsData || data != nil else {
            return call.receiver
        }
        let evaluator = call.evaluator, handed = data.map { [$0] } ?? []
        return show(
            call, showsTitle ? title : nil, message.map { evaluator.call($0, handed) },
            evaluator.call(actions, handed),
            isDialog: form.isDialog, isPresented)
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

    // MARK: Alerts by value

    private static var older: [Native] {
        [
            byValue("alert", "Alert", isDialog: false),
            byValue("actionSheet", "ActionSheet", isDialog: true),
            byItem("alert", "Alert", isDialog: false),
            byItem("actionSheet", "ActionSheet", isDialog: true),
        ]
    }

    private static func byValue(_ name: StaticString, _ type: String, isDialog: Bool) -> Native {
        Native("View.\(name)(isPresented:content:)") { call in
            guard let isPresented = call.nextBinding(), case .bool(true) = isPresented.get() else {
                return call.receiver
            }
            return show(call, call.nextContent(), isDialog: isDialog, isPresented)
        }
    }

    private static func byItem(_ name: StaticString, _ type: String, isDialog: Bool) -> Native {
        Native("View.\(name)(item:content:)") { call in
            guard let item = call.nextBinding(), let value = item.get().unwrapped else {
                return call.receiver
            }
            let isPresented = BindingValue(get: { .bool(true) }, set: { _ in item.set(.none) })
            return show(call, call.evaluator.call(call.nextValue(), [value]), isDialog: isDialog, isPresented)
        }
    }

    private static func show(_ call: NativeCall, _ box: Value, isDialog: Bool, _ isPresented: BindingValue)
        -> Value
    {
        guard box.fields.count == 3 else { return call.receiver }
        let buttons = call.evaluator.elements(of: box.fields[2]).map { button -> Value in
            let label = button.fields[0].unwrapped ?? .native(TextValue("Cancel"))
            return .native(
                ButtonValue(
                    "Button", call.range, label: label, role: button.fields[1].unwrapped,
                    action: button.fields[2].unwrapped))
        }
        return show(
            call, box.fields[0].titleText, box.fields[1].unwrapped, .array(buttons), isDialog: isDialog,
            isPresented)
    }

    // An icon and a severity show on macOS alone.
}
