import Interpreter
import Layout

/// `TableColumn` and what builds columns.
enum TableColumnRows {
    static var rows: [Native] { made + changes + builder }

    /// What the others come to: a label, a cell of each row, and for a column that sorts what a tap makes of
    /// an order and whether the column leads it, ascending or not.
    private static var made: [Native] {
        [
            Native("TableColumn.init(label:content:)") { column($0, isSorted: false) },
            Native("TableColumn.init(label:content:sorting:)") { column($0, isSorted: true) },
        ]
    }

    private static func column(_ call: NativeCall, isSorted: Bool) -> Value {
        let label = call.nextValue(), content = call.nextValue()
        let evaluator = call.evaluator
        return .native(
            TableColumnValue(
                label, sorting: isSorted ? call.nextValue() : nil, content: { evaluator.call(content, [$0]) })
        )
    }

    // MARK: Changes

    private static var changes: [Native] {
        [
            changing("width(_:)") { column, call in
                let width = call.nextOptional()?.number
                column.width = ColumnWidth(min: width, ideal: width, max: width)
            },
            changing("width(min:ideal:max:)") { column, call in
                let min = call.nextOptional()?.number, ideal = call.nextOptional()?.number
                column.width = ColumnWidth(min: min, ideal: ideal, max: call.nextOptional()?.number)
            },
            changing("alignment(_:)") { column, call in
                column.alignment = call.next(ColumnAlignment.self).key
            },
            content("customizationID(_:)") { _, _ in },
            content("defaultVisibility(_:)") { column, call in
                column.isHidden = call.next(Visibility.self) == .hidden
            },
        ]
    }

    private static func changing(
        _ signature: String, _ change: @escaping (TableColumnValue, NativeCall) -> Void
    ) -> Native {
        Native("TableColumn.\(signature)") { changed($0, change) }
    }

    private static func content(
        _ signature: String, _ change: @escaping (TableColumnValue, NativeCall) -> Void
    ) -> Native {
        Native("TableColumnContent.\(signature)") { changed($0, change) }
    }

    private static func changed(_ call: NativeCall, _ change: (TableColumnValue, NativeCall) -> Void) -> Value
    {
        guard let column = call.receiver.native(TableColumnValue.self)?.copy() else { return call.receiver }
        change(column, call)
        return .native(column)
    }

    // MARK: Builder

    private static var builder: [Native] {
        [
            Native("TableColumnBuilder.buildExpression(_: TableColumn<RowValue, Sort, Content, Label>)") {
                $0.nextValue()
            },
            Native("TableColumnBuilder.buildExpression(_: TableColumn<RowValue, Never, Content, Label>)") {
                $0.nextValue()
            },
            Native("TableColumnBuilder.buildExpression(_: Column)") { $0.nextValue() },
            Native("TableColumnBuilder.buildIf(_:)") { $0.nextValue() },
            Native("TableColumnBuilder.buildBlock(_:)") { $0.nextValue() },
            Native("TableColumnBuilder.buildBlock(...)") { .array($0.arguments) },
        ]
    }
}

/// `TableColumnAlignment`.
private enum ColumnAlignment: Int, CaseNames {
    case automatic, leading, center, trailing, numeric

    var key: AlignmentKey {
        switch self {
        case .automatic, .leading: .leading
        case .center: .centerX
        case .trailing, .numeric: .trailing
        }
    }
}
