import Interpreter

/// `DisclosureGroup`, closed or open.
enum DisclosureRows {
    static var rows: [Native] {
        [
            Native("DisclosureGroup.init(...)") { call in
                .native(
                    DisclosureValue(
                        call.range, label: call.label ?? .void, isExpanded: call.binding("isExpanded")
                    ) { call.content("content") ?? .void })
            },
            Native("View.disclosureGroupStyle(_:)") {
                $0.setting("disclosureGroupStyle", .disclosureGroupStyle)
            },
        ]
            + ControlRowMaker.configuration("DisclosureGroupStyleConfiguration", ["label", "content"])
            + ControlRowMaker.bound("DisclosureGroupStyleConfiguration", "isExpanded")
    }

}
