import Graphics
import Interpreter
import Layout
import Syntax

/// `LabeledContent`: a label and a value at both ends of a row.
enum LabeledContentRows {
    static var rows: [Declaration] {
        [
            Declaration("@available(iOS 16.0, *) public struct LabeledContent<Label, Content> {}"),
            Declaration("extension LabeledContent: View where Label: View, Content: View {}"),
            Declaration(
                """
                extension LabeledContent where Label: View, Content: View { public init(@ViewBuilder content: () -> Content, \
                @ViewBuilder label: () -> Label) }
                """
            ) { call in
                let content = call.nextContent()
                return labeled(call, call.nextContent(), content)
            },
            Declaration(
                """
                extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, \
                Content == LabeledContentStyleConfiguration.Content { public init(_ configuration: LabeledContentStyleConfiguration) }
                """
            ) { call in
                guard let parts = call.nextValue().native(ControlConfiguration.self) else { return .void }
                return labeled(call, parts["label"], parts["content"])
            },
            ControlRowMaker.styleProtocol("LabeledContentStyle"),
        ]
            + ControlRowMaker.titled("LabeledContent where Label == Text, Content: View", ", @ViewBuilder content: () -> Content") { call in
                let title = call.nextTitle()
                return labeled(call, title, call.nextContent())
            }
            + ControlRowMaker.titled(
                "LabeledContent where Label == Text, Content == Text", ", value: T", generics: ["T"],
                conditions: ["T: StringProtocol"]
            ) { call in
                let title = call.nextTitle()
                return labeled(call, title, .native(TextValue(call.evaluator.describe(call.nextValue()))))
            }
            + ControlRowMaker.titled(
                "LabeledContent where Label == Text, Content == Text", ", value: F.FormatInput, format: F", generics: ["F"],
                conditions: ["F: FormatStyle", "F.FormatOutput == String"]
            ) { call in
                let title = call.nextTitle()
                let value = call.nextValue()
                let format = call.nextValue()
                var arguments = [value]
                let text = call.evaluator.callRequirement("format", of: format, &arguments)
                return labeled(call, title, .native(TextValue(call.evaluator.describe(text))))
            }
            + ControlRowMaker.styles(
                "LabeledContentStyle", "labeledContentStyle", .labeledContentStyle, [("AutomaticLabeledContentStyle", "automatic")])
            + ControlRowMaker.configuration("LabeledContentStyleConfiguration", views: ["label", "content"])
    }

    private static func labeled(_ call: NativeCall, _ label: Value, _ content: Value) -> Value {
        call.leaf("LabeledContent") { context in
            if let style = context.environment[.labeledContentStyle], style.native(ControlStyle.self) == nil {
                let parts = ControlConfiguration([("label", label), ("content", content)])
                return NeutralNode(
                    view: "LabeledContent", context.row(context.setting(.labeledContentStyle, nil).styleBody(style, parts)))
            }
            let quiet = context.styled(color: context.foreground(1)).child(.position(1))
            let value = quiet.row(quiet.nodes(of: content))
            return NeutralNode(
                view: "LabeledContent", context.labeled(context.child(.position(0)).titled(label), value))
        }
    }
}
