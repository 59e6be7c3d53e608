import Graphics
import Interpreter
import Layout
import Syntax

/// `LabeledContent`: a label and a value at both ends of a row.
enum LabeledContentRows {
    static var rows: [Native] {
        [
            Native("LabeledContent.init(content:label:)") { call in
                let content = call.nextContent()
                return labeled(call, call.nextContent(), content)
            },
            Native("LabeledContent.init(_:)") { call in
                guard let parts = call.nextValue().native(ControlConfiguration.self) else { return .void }
                return labeled(call, parts["label"], parts["content"])
            },
            Native("LabeledContent.init(_:content:)") { call in
                let title = call.nextTitle()
                return labeled(call, title, call.nextContent())
            },
            Native("LabeledContent.init(_:value:)") { call in
                let title = call.nextTitle()
                return labeled(call, title, .native(TextValue(call.evaluator.describe(call.nextValue()))))
            },
            Native("LabeledContent.init(_:value:format:)") { call in
                let title = call.nextTitle()
                let value = call.nextValue()
                let format = call.nextValue()
                var arguments = [value]
                let text = call.evaluator.callRequirement("format", of: format, &arguments)
                return labeled(call, title, .native(TextValue(call.evaluator.describe(text))))
            },
        ]
            + ControlRowMaker.styles(
                "LabeledContentStyle", "labeledContentStyle", .labeledContentStyle,
                [("AutomaticLabeledContentStyle", "automatic")])
            + ControlRowMaker.configuration("LabeledContentStyleConfiguration", views: ["label", "content"])
    }

    private static func labeled(_ call: NativeCall, _ label: Value, _ content: Value) -> Value {
        call.leaf("LabeledContent") { context in
            if let style = context.environment[.labeledContentStyle], style.native(ControlStyle.self) == nil {
                let parts = ControlConfiguration([("label", label), ("content", content)])
                return NeutralNode(
                    view: "LabeledContent",
                    context.row(context.setting(.labeledContentStyle, nil).styleBody(style, parts)))
            }
            let quiet = context.styled(color: context.foreground(1)).child(.position(1))
            let value = quiet.row(quiet.nodes(of: content))
            return NeutralNode(
                view: "LabeledContent", context.labeled(context.child(.position(0)).titled(label), value))
        }
    }
}
