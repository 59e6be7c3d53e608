import Interpreter
import Layout

/// `TableColumn` and what builds columns.
enum TableColumnRows {
    static var rows: [Declaration] { types + made + plain + sorted + changes + builder }

    private static var types: [Declaration] {
        [
            Declaration("@available(iOS 16.0, *) public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> { associatedtype TableRowValue: Identifiable; associatedtype TableColumnSortComparator }"),
            Declaration("@available(iOS 16.0, *) public struct TableColumn<RowValue, Sort, Content, Label> {}"),
            Declaration("extension TableColumn: TableColumnContent where RowValue: Identifiable { public typealias TableRowValue = RowValue; public typealias TableColumnSortComparator = Sort }"),
            Declaration("extension Optional: TableColumnContent where Wrapped: TableColumnContent { public typealias TableRowValue = Wrapped.TableRowValue; public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator }"),
            Declaration(
                "@available(iOS 17.0, *) public struct TableColumnCustomization<RowValue>: Equatable, Sendable where RowValue: Identifiable { public init() {} }"),
            Declaration("@available(iOS 17.0, *) public enum TableColumnAlignment: Hashable, Sendable { case automatic, leading, center, trailing, numeric }"),
        ]
    }

    /// What the others come to: a label, a cell of each row, and for a column that sorts what a tap makes of an order
    /// and whether the column leads it, ascending or not.
    private static var made: [Declaration] {
        [
            Declaration("extension TableColumn { init(label: Text, content: @escaping (RowValue) -> Content) }") { column($0, isSorted: false) },
            Declaration(
                "extension TableColumn { init(label: Text, content: @escaping (RowValue) -> Content, sorting: @escaping ([Sort]) -> (order: [Sort], isAscending: Bool?)) }"
            ) { column($0, isSorted: true) },
            Declaration(
                """
                extension TableColumn where RowValue: Identifiable, Sort: SortComparator, RowValue == Sort.Compared, Content: View, Label == Text {
                    public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
                        let isOwn: (Sort) -> Bool = { other in
                            var own = comparator
                            own.order = other.order
                            return own == other
                        }
                        self.init(label: text, content: content, sorting: { (order: [Sort]) in
                            guard var lead = order.first, isOwn(lead) else { return ([comparator] + order.filter { !isOwn($0) }, nil) }
                            let isAscending = lead.order == .forward
                            lead.order = isAscending ? .reverse : .forward
                            return ([lead] + Array(order.dropFirst()), isAscending)
                        })
                    }
                }
                """),
        ]
    }

    private static func column(_ call: NativeCall, isSorted: Bool) -> Value {
        let label = call.nextValue(), content = call.nextValue()
        let evaluator = call.evaluator
        return .native(TableColumnValue(
            label, sorting: isSorted ? call.nextValue() : nil, content: { evaluator.call(content, [$0]) }))
    }

    // MARK: Initializers

    private static var plain: [Declaration] {
        let head = "TableColumn where RowValue: Identifiable, Sort == Never, Label == Text"
        return titled(
            "\(head), Content: View", ", @ViewBuilder content: @escaping (RowValue) -> Content",
            body: { "self.init(label: \($0), content: content)" })
            + titled(
                "\(head), Content == Text", ", value: KeyPath<RowValue, String>",
                body: { "self.init(label: \($0), content: { Text(verbatim: $0[keyPath: value]) })" })
    }

    private static var sorted: [Declaration] {
        let head = "TableColumn where RowValue: Identifiable, Sort == KeyPathComparator<RowValue>, Label == Text"
        let content = ", @ViewBuilder content: @escaping (RowValue) -> Content"
        let byValue = { (title: String) in "self.init(\(title), sortUsing: KeyPathComparator(value), content: content)" }
        return titled("\(head), Content == Text", ", value: KeyPath<RowValue, String>") {
            "self.init(\($0), sortUsing: KeyPathComparator(value), content: { (row: RowValue) in Text(verbatim: row[keyPath: value]) })"
        }
            + titled("\(head), Content: View", ", value: KeyPath<RowValue, V>" + content, generics: ["V"], conditions: ["V: Comparable"], body: byValue)
            + titled("\(head), Content: View", ", value: KeyPath<RowValue, V?>" + content, generics: ["V"], conditions: ["V: Comparable"], body: byValue)
            + titled(
                "TableColumn where RowValue: Identifiable, Sort: SortComparator, RowValue == Sort.Compared, Content: View, Label == Text",
                ", sortUsing comparator: Sort" + content, hasText: false,
                body: { "self.init(\($0), sortUsing: comparator, content: content)" })
    }

    /// An initializer for a key, a string and a `Text`.
    private static func titled(
        _ head: String, _ rest: String, generics: [String] = [], conditions: [String] = [], hasText: Bool = true,
        body: (String) -> String
    ) -> [Declaration] {
        func initializer(_ title: String, _ kinds: [String], _ limits: [String], _ text: String, _ attribute: String = "") -> Declaration {
            let generic = kinds.isEmpty ? "" : "<\(kinds.joinedBytes(", "))>"
            let clause = limits.isEmpty ? "" : " where \(limits.joinedBytes(", "))"
            return Declaration("extension \(head) { \(attribute)public init\(generic)(\(title)\(rest))\(clause) { \(body(text)) } }")
        }
        let rows = [
            initializer("_ titleKey: LocalizedStringKey", generics, conditions, "Text(titleKey)"),
            initializer(
                "_ title: S", ["S"] + generics, ["S: StringProtocol"] + conditions, "Text(title)", "@_disfavoredOverload "),
        ]
        return hasText ? rows + [initializer("_ text: Text", generics, conditions, "text")] : rows
    }

    // MARK: Changes

    private static var changes: [Declaration] {
        [
            changing("width(_ width: CGFloat? = nil)") { column, call in
                let width = call.nextOptional()?.number
                column.width = ColumnWidth(min: width, ideal: width, max: width)
            },
            changing("width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)") { column, call in
                let min = call.nextOptional()?.number, ideal = call.nextOptional()?.number
                column.width = ColumnWidth(min: min, ideal: ideal, max: call.nextOptional()?.number)
            },
            changing("alignment(_ alignment: TableColumnAlignment)") { column, call in
                let names: [AlignmentKey] = [.leading, .leading, .centerX, .trailing, .trailing]
                column.alignment = names[call.nextValue().caseIndex ?? 0]
            },
            content("customizationID(_ id: String)") { _, _ in },
            content("defaultVisibility(_ visibility: Visibility)") { column, call in
                column.isHidden = call.nextValue().caseIndex == 2
            },
        ]
    }

    private static func changing(_ signature: String, _ change: @escaping (TableColumnValue, NativeCall) -> Void) -> Declaration {
        Declaration("extension TableColumn { public func \(signature) -> TableColumn<RowValue, Sort, Content, Label> }") { changed($0, change) }
    }

    private static func content(_ signature: String, _ change: @escaping (TableColumnValue, NativeCall) -> Void) -> Declaration {
        Declaration(
            "extension TableColumnContent { @available(iOS 17.0, *) public func \(signature) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> }"
        ) { changed($0, change) }
    }

    private static func changed(_ call: NativeCall, _ change: (TableColumnValue, NativeCall) -> Void) -> Value {
        guard let column = call.receiver.native(TableColumnValue.self)?.copy() else { return call.receiver }
        change(column, call)
        return .native(column)
    }

    // MARK: Builder

    private static var builder: [Declaration] {
        let own = "RowValue == Column.TableRowValue, Column: TableColumnContent"
        return [
            Declaration("@available(iOS 16.0, *) @resultBuilder public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable {}"),
            Declaration("@available(iOS 16.0, *) public struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent where RowValue: Identifiable { public typealias TableRowValue = RowValue; public typealias TableColumnSortComparator = Sort }"),
            Declaration("extension TableColumnBuilder { public static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Sort, Content, Label>) -> TableColumn<RowValue, Sort, Content, Label> }") { $0.nextValue() },
            Declaration("extension TableColumnBuilder { public static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Never, Content, Label>) -> TableColumn<RowValue, Never, Content, Label> }") { $0.nextValue() },
            Declaration("extension TableColumnBuilder { public static func buildExpression<Column>(_ column: Column) -> Column where \(own) }") { $0.nextValue() },
            Declaration("extension TableColumnBuilder { public static func buildIf<Column>(_ column: Column?) -> Column? where \(own) }") { $0.nextValue() },
            Declaration("extension TableColumnBuilder { public static func buildBlock<Column>(_ column: Column) -> Column where \(own) }") { $0.nextValue() },
        ] + Declaration.buildBlocks(
            in: "TableColumnBuilder", for: 2...10, where: { "\($0): TableColumnContent" },
            result: { "TupleTableColumnContent<RowValue, Sort, (\($0))>" })
    }
}
