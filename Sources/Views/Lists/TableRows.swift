import Graphics
import Interpreter
import Layout
import Syntax

/// `Table`: columns at regular width; a narrow table shows its first column as a list.
enum TableRows {
    static var rows: [Declaration] { tables + columns + builder }

    private static var tables: [Declaration] {
        [
            Declaration("@available(iOS 16.0, *) public struct Table<Value, Rows, Columns>: View where Value: Identifiable {}"),
            Declaration(
                "extension Table { public init<Data>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns) "
                    + "where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element }"
            ) { call in
                let data = call.nextValue()
                return table(call, call.evaluator.elements(of: data), call.nextContent())
            },
            Declaration(
                "extension Table { public init<Data>(_ data: Data, selection: Binding<Value.ID?>, "
                    + "@TableColumnBuilder<Value, Never> columns: () -> Columns) "
                    + "where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element }"
            ) { call in
                let data = call.nextValue()
                _ = call.nextValue()
                return table(call, call.evaluator.elements(of: data), call.nextContent())
            },
            Declaration(
                "extension Table { public init<Data>(_ data: Data, selection: Binding<Set<Value.ID>>, "
                    + "@TableColumnBuilder<Value, Never> columns: () -> Columns) "
                    + "where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element }"
            ) { call in
                let data = call.nextValue()
                _ = call.nextValue()
                return table(call, call.evaluator.elements(of: data), call.nextContent())
            },
            Declaration("@available(iOS 16.0, *) public struct TableForEachContent<Data> {}"),
            Declaration("@available(iOS 16.0, *) public protocol TableStyle {}"),
        ] + ControlRowMaker.styles("TableStyle", "tableStyle", .listStyle, [
            ("AutomaticTableStyle", "automatic"), ("InsetTableStyle", "inset"), ("BorderedTableStyle", "bordered"),
        ])
    }

    private static var columns: [Declaration] {
        [
            Declaration("@available(iOS 16.0, *) public protocol TableColumnContent { associatedtype TableRowValue: Identifiable; associatedtype TableColumnSortComparator }"),
            Declaration("@available(iOS 16.0, *) public struct TableColumn<RowValue, Sort, Content, Label> {}"),
            Declaration("extension TableColumn: TableColumnContent where RowValue: Identifiable { public typealias TableRowValue = RowValue; public typealias TableColumnSortComparator = Sort }"),
            Declaration("extension TableColumn { public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> }") { call in
                guard let column = call.receiver.native(TableColumnValue.self) else { return call.receiver }
                return .native(TableColumnValue(column.title, width: call.nextOptional()?.number, content: column.content))
            },
            Declaration("extension TableColumn { public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> }") { call in
                guard let column = call.receiver.native(TableColumnValue.self) else { return call.receiver }
                _ = call.nextValue()
                return .native(TableColumnValue(column.title, width: call.nextOptional()?.number, content: column.content))
            },
        ]
            + ControlRowMaker.titled(
                "TableColumn where RowValue: Identifiable, Sort == Never, Content: View, Label == Text",
                ", @ViewBuilder content: @escaping (RowValue) -> Content"
            ) { call in
                let title = call.nextValue().titleText
                let content = call.nextValue()
                let evaluator = call.evaluator
                return .native(TableColumnValue(title, content: { evaluator.call(content, [$0]) }))
            }
            + ControlRowMaker.titled(
                "TableColumn where RowValue: Identifiable, Sort == Never, Content == Text, Label == Text",
                ", value: KeyPath<RowValue, String>"
            ) { call in
                let title = call.nextValue().titleText
                let path = call.nextValue()
                let evaluator = call.evaluator
                return .native(TableColumnValue(title, content: { .native(evaluator.read(path, from: $0).titleText) }))
            }
            + ControlRowMaker.titled(
                "TableColumn where RowValue: Identifiable, Sort == Never, Content: View, Label == Text",
                ", value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content", generics: ["V"]
            ) { call in
                let title = call.nextValue().titleText
                _ = call.nextValue()
                let content = call.nextValue()
                let evaluator = call.evaluator
                return .native(TableColumnValue(title, content: { evaluator.call(content, [$0]) }))
            }
    }

    private static var builder: [Declaration] {
        [
            Declaration("@available(iOS 16.0, *) @resultBuilder public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable {}"),
            Declaration("public struct TableColumns<RowValue> {}"),
            Declaration("extension TableColumnBuilder { public static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Sort, Content, Label>) -> TableColumn<RowValue, Sort, Content, Label> }") { $0.nextValue() },
        ] + (1...8).map { count in
            let names = (0..<count).map { "C\($0)" }
            let parameters = (0..<count).map { "_ c\($0): C\($0)" }
            let conditions = names.map { "\($0): TableColumnContent" }
            return Declaration(
                "extension TableColumnBuilder { public static func buildBlock<\(names.joinedBytes(", "))>("
                    + "\(parameters.joinedBytes(", "))) -> TableColumns<RowValue> where \(conditions.joinedBytes(", ")) }"
            ) { call in .array((0..<count).map { _ in call.nextValue() }) }
        }
    }

    private static func table(_ call: NativeCall, _ data: [Value], _ columns: Value) -> Value {
        let columns = call.evaluator.elements(of: columns).compactMap { $0.native(TableColumnValue.self) }
        let list = ListValue("Table", call.range) { context in
            let isWide = context.environment.isRegularWidth
            let shown = isWide ? columns : Array(columns.prefix(1))
            var rows: [LayoutNode] = isWide ? [header(shown, context)] : []
            for (index, element) in data.enumerated() {
                let place = context.setting(.rowContext, isWide ? nil : .bool(true)).child(.position(index + 1))
                rows.append(row(shown.enumerated().map { column in
                    (place.row(place.child(.position(column.offset)).nodes(of: column.element.content(element))), column.element.width)
                }, place))
            }
            return rows
        }
        return call.view("Table") { $0.setting(.listStyle, .native(ControlStyle(ListStyle.plain.rawValue))).nodes(of: .native(list)) }
    }

    private static func header(_ columns: [TableColumnValue], _ context: ViewContext) -> LayoutNode {
        row(columns.map { (context.text($0.title, style: .subheadline, color: context.foreground(1), weight: .semibold), $0.width) }, context)
    }

    private static func row(_ cells: [(LayoutNode, Double?)], _ context: ViewContext) -> LayoutNode {
        let nodes = cells.map { node, width in
            width.map { context.framed(node, width: $0, alignment: .leading) } ?? context.widened(node)
        }
        return context.part(ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 8), nodes))
    }
}

/// `TableColumn`.
final class TableColumnValue: NativeValue {
    let title: TextValue
    let width: Double?
    let content: (Value) -> Value

    init(_ title: TextValue, width: Double? = nil, content: @escaping (Value) -> Value) {
        self.title = title
        self.width = width
        self.content = content
    }
}
