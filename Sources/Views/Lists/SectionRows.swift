import Interpreter

/// `Section` in its forms.
enum SectionRows {
    static var rows: [Native] { [Native("Section.init(...)") { section($0) }] }

    private static func section(_ call: NativeCall) -> Value {
        let content = call.content("content") ?? .void
        let title = call.unlabeledArgument.map { Value.native($0.titleText) }
        return .native(
            SectionValue(
                call.range, header: title ?? call.content("header"), footer: call.content("footer"),
                content: content, isExpanded: call.binding("isExpanded")))
    }
}
