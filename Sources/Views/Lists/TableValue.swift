import Graphics
import Interpreter
import Layout
import Syntax

/// `Table`: its rows are views that find the columns in their environment.
final class TableValue: ViewValue {
    private let columns: TableColumns
    private let rows: Value
    private let selection: BindingValue?

    init(_ range: SourceRange, _ columns: TableColumns, rows: Value, selection: BindingValue?) {
        self.columns = columns
        self.rows = rows
        self.selection = selection
        super.init("Table", range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let isWide = context.environment.isRegularWidth
        let hidesHeader = context.environment[.tableColumnHeaders].map { Visibility($0) } == .hidden
        let list = ListValue("Table", range, selection: selection) { place in
            let header = isWide && !hidesHeader ? [self.columns.header(place.child(.position(0)))] : []
            let inner = place.setting(.tableColumns, .native(self.columns)).child(.position(1))
            return header + inner.nodes(of: self.rows)
        }
        return context.setting(.listStyle, .native(ControlStyle(ListStyle.plain.rawValue))).nodes(
            of: .native(list))
    }
}

/// `TableRow`: a cell of each column; where there is one column, what it shows is the row.
final class TableRowValue: ViewValue {
    private let value: Value
    /// Whether the value says itself what is selected with it; a binding to one does not.
    private let isTagged: Bool

    init(_ range: SourceRange, _ value: Value, isTagged: Bool) {
        self.value = value
        self.isTagged = isTagged
        super.init("TableRow", range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        guard let columns = context.environment[.tableColumns]?.native(TableColumns.self) else { return [] }
        let row = columns.row(value, context.setting(.tableColumns, nil))
        if isTagged { row.payloads.append(TagPayload(context.evaluator.property("id", of: value))) }
        return [row]
    }
}

/// The columns of a table, and the order that its headers change.
final class TableColumns: NativeValue {
    private static let spacing = 8.0

    private let columns: [TableColumnValue]
    private let order: BindingValue?

    init(_ columns: [TableColumnValue], order: BindingValue?) {
        self.columns = columns
        self.order = order
    }

    func row(_ value: Value, _ context: ViewContext) -> LayoutNode {
        let isWide = context.environment.isRegularWidth
        let shown = isWide ? columns.filter { !$0.isHidden } : Array(columns.prefix(1))
        let place = isWide ? context.setting(.rowContext, nil) : context
        let cells = shown.enumerated().map { index, column in
            let cell = place.child(.position(index))
            return cell.row(cell.nodes(of: column.content(value)))
        }
        return isWide ? line(cells, of: shown, context) : cells.first ?? EmptyNode()
    }

    func header(_ context: ViewContext) -> LayoutNode {
        let shown = columns.filter { !$0.isHidden }
        return line(shown.map { heading($0, context) }, of: shown, context)
    }

    /// A header's tap puts its column first in the order, or turns the order around.
    private func heading(_ column: TableColumnValue, _ context: ViewContext) -> LayoutNode {
        guard let order, let sorting = column.sorting else {
            return title(column, context.foreground(1), context)
        }
        let evaluator = context.evaluator
        func fields() -> [Value] {
            if case .tuple(let values) = evaluator.call(sorting, [order.get()]), values.count == 2 {
                return values
            }
            return [order.get(), .none]
        }
        var parts = [title(column, context.foreground(1), context)]
        if case .bool(let isAscending)? = fields()[1].unwrapped {
            parts = [
                title(column, context.foreground(), context),
                context.symbol(
                    isAscending ? "chevron.up" : "chevron.down", style: .caption, color: context.foreground(),
                    weight: .semibold),
            ]
        }
        let heading = context.row(parts, spacing: 4)
        heading.payloads.append(ActionPayload(.tap(count: 1)) { order.set(fields()[0]) })
        return heading
    }

    private func title(_ column: TableColumnValue, _ color: UnitPaint, _ context: ViewContext) -> LayoutNode {
        let place = context.styled(font: .style(.subheadline), color: color, weight: .semibold)
        return place.row(place.nodes(of: column.label))
    }

    private func line(_ cells: [LayoutNode], of columns: [TableColumnValue], _ context: ViewContext)
        -> LayoutNode
    {
        let nodes = zip(cells, columns).map { cell, column in
            context.part(
                FlexibleFrameNode(
                    cell, horizontal: column.width.range,
                    alignment: Alignment(horizontal: column.alignment, vertical: .centerY)))
        }
        return context.part(
            ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: TableColumns.spacing), nodes)
        )
    }
}

/// What a column may take in width, in points; without a bound columns share what there is.
struct ColumnWidth {
    var min: Double?
    var ideal: Double?
    var max: Double?

    var range: FlexibleFrameNode.Range { .init(min: min ?? 0, ideal: ideal, max: max ?? .infinity) }
}

/// `TableColumn`.
final class TableColumnValue: NativeValue {
    let label: Value
    /// Makes of an order the one after a tap, and says whether the column leads it, ascending or not.
    let sorting: Value?
    let content: (Value) -> Value
    var width = ColumnWidth()
    var alignment = AlignmentKey.leading
    var isHidden = false

    init(_ label: Value, sorting: Value?, content: @escaping (Value) -> Value) {
        self.label = label
        self.sorting = sorting
        self.content = content
    }

    func copy() -> TableColumnValue {
        let copy = TableColumnValue(label, sorting: sorting, content: content)
        copy.width = width
        copy.alignment = alignment
        copy.isHidden = isHidden
        return copy
    }

    /// The columns that a builder's value holds, in order.
    static func all(in value: Value, _ evaluator: Evaluator) -> [TableColumnValue] {
        switch value {
        case .array(let values): values.flatMap { all(in: $0, evaluator) }
        case .some(let value): all(in: value, evaluator)
        default: value.native(TableColumnValue.self).map { [$0] } ?? []
        }
    }
}
