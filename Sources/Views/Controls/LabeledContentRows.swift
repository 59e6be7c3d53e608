import Interpreter
import Layout
import Syntax

/// `LabeledContent`: a label and a value at both ends of a row.
enum LabeledContentRows {
    static var rows: [Native] {
        [
            Native("LabeledContent.init(...)") { labeled($0) },
            Native("View.labeledContentStyle(_:)") {
                $0.setting("labeledContentStyle", .labeledContentStyle)
            },
        ]
            + ControlRowMaker.configuration("LabeledContentStyleConfiguration", ["label", "content"])
    }

    /// A value as its format writes it, or as it is printed.
    private static func described(_ value: Value, _ call: NativeCall) -> Value {
        guard let format = call.argument("format") else { return value }
        var arguments = [value]
        return call.evaluator.callRequirement("format", of: format, &arguments)
    }

    private static func labeled(_ call: NativeCall) -> Value {
        let words = call.argument("value").map {
            Value.native(TextValue(call.evaluator.describe(described($0, call))))
        }
        let content = call.configuration?["content"] ?? words ?? call.content("content") ?? .void
        let label = call.label ?? .void
        return call.leaf("LabeledContent") { context in
            let parts = ControlConfiguration([("label", label), ("content", content)])
            if let custom = context.customStyle(.labeledContentStyle, parts) {
                return NeutralNode(view: "LabeledContent", custom)
            }
            let quiet = context.styled(color: context.foreground(1)).child(.position(1))
            let value = quiet.row(quiet.nodes(of: content))
            return NeutralNode(
                view: "LabeledContent", context.labeled(context.child(.position(0)).titled(label), value))
        }
    }
}
