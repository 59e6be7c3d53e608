import Graphics
import Interpreter
import Layout
import Syntax

/// `DisclosureGroup`, closed or open.
enum DisclosureRows {
    static var rows: [Declaration] {
        [
            Declaration("@available(iOS 14.0, *) public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {}"),
            Declaration(
                "extension DisclosureGroup { public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) }"
            ) { call in
                let content = call.nextValue()
                return disclosure(call, call.nextContent(), content, nil)
            },
            Declaration(
                """
                extension DisclosureGroup { public init(isExpanded: Binding<Bool>, \
                @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) }
                """
            ) { call in
                let isExpanded = call.nextBinding()
                let content = call.nextValue()
                return disclosure(call, call.nextContent(), content, isExpanded)
            },
            ControlRowMaker.styleProtocol("DisclosureGroupStyle"),
        ]
            + ControlRowMaker.titled("DisclosureGroup where Label == Text", ", @ViewBuilder content: @escaping () -> Content") { call in
                let title = call.nextTitle()
                return disclosure(call, title, call.nextValue(), nil)
            }
            + ControlRowMaker.titled(
                "DisclosureGroup where Label == Text",
                ", isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content"
            ) { call in
                let title = call.nextTitle()
                let isExpanded = call.nextBinding()
                return disclosure(call, title, call.nextValue(), isExpanded)
            }
            + ControlRowMaker.styles(
                "DisclosureGroupStyle", "disclosureGroupStyle", .disclosureGroupStyle, [("AutomaticDisclosureGroupStyle", "automatic")])
            + ControlRowMaker.configuration("DisclosureGroupStyleConfiguration", views: ["label", "content"])
            + ControlRowMaker.bound("DisclosureGroupStyleConfiguration", "isExpanded", "Bool")
    }

    private static func disclosure(
        _ call: NativeCall, _ label: Value, _ content: Value, _ isExpanded: BindingValue?
    ) -> Value {
        let evaluator = call.evaluator
        return .native(DisclosureValue(call.range, label: label, isExpanded: isExpanded) { evaluator.call(content, []) })
    }
}
