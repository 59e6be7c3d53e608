import Interpreter

/// `Table`: columns at regular width; a narrow table shows its first column as a list.
enum TableRows {
    static var rows: [Native] { types + TableColumnRows.rows + TableContentRows.rows }

    private static var types: [Native] {
        [
            Native("Table.init(...)") { table($0) },
            Native("View.tableColumnHeaders(_:)") { $0.setting("tableColumnHeaders", .tableColumnHeaders) },
            Native("View.tableStyle(_:)") { $0.setting("tableStyle", .listStyle) },
        ]
    }

    private static func table(_ call: NativeCall) -> Value {
        let rows = rows(call)
        let columns = TableColumnValue.all(in: call.content("columns") ?? .void, call.evaluator)
        return .native(
            TableValue(
                call.range, TableColumns(columns, order: call.binding("sortOrder")),
                rows: rows ?? call.content("rows") ?? .void, selection: call.binding("selection")))
    }

    /// Rows that are made of the data, as a tree if its elements have children.
    private static func rows(_ call: NativeCall) -> Value? {
        guard let data = call.unlabeledArgument else { return nil }
        guard let children = call.argument("children") else {
            let isBinding = data.native(BindingValue.self) != nil
            return isBinding ? TableContentRows.bindings(call, data) : TableContentRows.rows(call, data)
        }
        var outline = OutlineTree(call, data: data, children: children)
        outline.makeRow = { TableContentRows.row(call, $0) }
        return outline.view
    }
}
