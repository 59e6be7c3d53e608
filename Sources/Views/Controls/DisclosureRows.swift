import Graphics
import Interpreter
import Layout
import Syntax

/// `DisclosureGroup`, closed or open.
enum DisclosureRows {
    static var rows: [Native] {
        [
            Native("DisclosureGroup.init(content:label:)") { call in
                let content = call.nextValue()
                return disclosure(call, call.nextContent(), content, nil)
            },
            Native("DisclosureGroup.init(isExpanded:content:label:)") { call in
                let isExpanded = call.nextBinding()
                let content = call.nextValue()
                return disclosure(call, call.nextContent(), content, isExpanded)
            },
            Native("DisclosureGroup.init(_:content:)") { call in
                let title = call.nextTitle()
                return disclosure(call, title, call.nextValue(), nil)
            },
            Native("DisclosureGroup.init(_:isExpanded:content:)") { call in
                let title = call.nextTitle()
                let isExpanded = call.nextBinding()
                return disclosure(call, title, call.nextValue(), isExpanded)
            },
        ]
            + ControlRowMaker.styles(
                "DisclosureGroupStyle", "disclosureGroupStyle", .disclosureGroupStyle,
                [("AutomaticDisclosureGroupStyle", "automatic")])
            + ControlRowMaker.configuration("DisclosureGroupStyleConfiguration", views: ["label", "content"])
            + ControlRowMaker.bound("DisclosureGroupStyleConfiguration", "isExpanded")
    }

    private static func disclosure(
        _ call: NativeCall, _ label: Value, _ content: Value, _ isExpanded: BindingValue?
    ) -> Value {
        let evaluator = call.evaluator
        return .native(
            DisclosureValue(call.range, label: label, isExpanded: isExpanded) { evaluator.call(content, []) })
    }
}
