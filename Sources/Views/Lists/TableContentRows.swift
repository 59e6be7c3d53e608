import Interpreter
import Syntax

/// What gives a table its rows: `TableRow`, and `ForEach`, `Section` and outlines of them.
enum TableContentRows {
    static var rows: [Native] { types + each + outlines + builder }

    /// Rows of a collection's elements.
    static func rows(_ call: NativeCall, _ data: Value) -> Value { each(call, data) { row(call, $0) } }

    /// Rows of bindings to the elements.
    static func bindings(_ call: NativeCall, _ data: Value) -> Value {
        guard let binding = data.native(BindingValue.self) else { return .void }
        let items = ForEachRows.bindings(to: binding, call.evaluator) {
            call.evaluator.property("id", of: $0)
        }
        return .native(ForEachView(call.range, items) { row(call, $0, isTagged: false) })
    }

    static func row(_ call: NativeCall, _ value: Value, isTagged: Bool = true) -> Value {
        .native(TableRowValue(call.range, value, isTagged: isTagged))
    }

    private static func each(_ call: NativeCall, _ data: Value, _ content: @escaping (Value) -> Value)
        -> Value
    {
        let items = call.evaluator.elements(of: data).map {
            ForEachView.Item(value: $0, id: call.evaluator.property("id", of: $0))
        }
        return .native(ForEachView(call.range, items, content: content))
    }

    private static var types: [Native] {
        [
            Native("TableRow.init(_:)") { row($0, $0.nextValue()) },
            Native("TableRowContent.contextMenu(menuItems:)") { $0.receiver },
            Native("TableRowContent.onHover(perform:)") { $0.receiver },
            Native("TableRowContent.draggable(_:)") { $0.receiver },
        ]
    }

    private static var each: [Native] {
        [
            Native("ForEach.init(_:)") { rows($0, $0.nextValue()) }
        ]
    }

    private static var outlines: [Native] {
        [
            Native("DisclosureTableRow.init(_:isExpanded:content:)") { call in
                let label = row(call, call.nextValue()),
                    isExpanded = call.nextOptional()?.native(BindingValue.self)
                let content = call.nextValue()
                return .native(
                    DisclosureValue(call.range, label: label, isExpanded: isExpanded) {
                        call.evaluator.call(content, [])
                    })
            }
        ]
    }

    private static var builder: [Native] {
        [
            Native("TableRowBuilder.buildExpression(_:)") { $0.nextValue() },
            Native("TableRowBuilder.buildBlock()") { $0.empty },
            Native("TableRowBuilder.buildBlock(_:)") { $0.nextValue() },
            Native("TableRowBuilder.buildIf(_:)") { call in call.nextOptional() ?? call.empty },
            Native("TableRowBuilder.buildEither(first:)") { $0.branch(0) },
            Native("TableRowBuilder.buildEither(second:)") { $0.branch(1) },
            Native("TableRowBuilder.buildBlock(...)") { $0.group("TableRows", $0.arguments) },
        ]
    }
}
