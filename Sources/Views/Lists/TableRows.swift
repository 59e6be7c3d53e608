import Interpreter

/// `Table`: columns at regular width; a narrow table shows its first column as a list.
enum TableRows {
    static var rows: [Native] { types + ofData + ofRows + TableColumnRows.rows + TableContentRows.rows }

    private static var types: [Native] {
        [
            Native("View.tableColumnHeaders(_:)") {
                $0.setting("tableColumnHeaders", .tableColumnHeaders)
            }
        ]
            + ControlRowMaker.styles(
                "TableStyle", "tableStyle", .listStyle,
                [
                    ("AutomaticTableStyle", "automatic"), ("InsetTableStyle", "inset"),
                    ("BorderedTableStyle", "bordered"),
                ])
    }

    // MARK: Initializers

    /// What may stand between the rows' values and the columns.
    private struct Form {
        var parameters = ""
        var isSelectable = false
        var isSorted = false
        var isCustomized = false
    }

    private static var forms: [Form] {
        [nil, "Value.ID?", "Set<Value.ID>"].flatMap { (selection: String?) in
            [false, true].flatMap { isSorted in
                [false, true].map { isCustomized in
                    form(selection, isSorted: isSorted, isCustomized: isCustomized)
                }
            }
        }
    }

    private static func form(_ selection: String?, isSorted: Bool, isCustomized: Bool) -> Form {
        var form = Form(isSelectable: selection != nil, isSorted: isSorted, isCustomized: isCustomized)
        if let selection { form.parameters += ", selection: Binding<\(selection)>" }
        if isSorted { form.parameters += ", sortOrder: Binding<[Sort]>" }
        if isCustomized {
            form.parameters += ", columnCustomization: Binding<TableColumnCustomization<Value>>"
        }
        return form
    }

    private static var ofData: [Native] {
        forms.flatMap { form in
            [
                initializer("Data", form) { call in TableContentRows.rows(call, call.nextValue()) },
                initializer("Data, children: KeyPath<Value, Data?>", form) { call in
                    var outline = OutlineTree(call, data: call.nextValue(), children: call.nextValue())
                    outline.makeRow = { TableContentRows.row(call, $0) }
                    return outline.view
                },
            ]
        } + [
            initializer("Binding<Data>", Form()) { call in TableContentRows.bindings(call, call.nextValue()) }
        ]
    }

    private static func initializer(
        _ data: String, _ form: Form, _ rows: @escaping (NativeCall) -> Value
    ) -> Native {
        Native("Table.init(_: \(data)\(form.parameters), columns: () -> Columns)") { call in
            table(call, form, rows: rows(call))
        }
    }

    private static var ofRows: [Native] {
        forms.map { form in
            Native("Table.init(of: Value.Type\(form.parameters), columns: () -> Columns, rows: () -> Rows)") {
                call in
                _ = call.nextValue()
                return table(call, form, rows: nil)
            }
        }
    }

    /// The arguments after the data, in their order; rows that are not made of the data stand last.
    private static func table(_ call: NativeCall, _ form: Form, rows: Value?) -> Value {
        let selection = form.isSelectable ? call.nextBinding() : nil
        let order = form.isSorted ? call.nextBinding() : nil
        if form.isCustomized { _ = call.nextValue() }
        let columns = TableColumnValue.all(in: call.nextContent(), call.evaluator)
        return .native(
            TableValue(
                call.range, TableColumns(columns, order: order), rows: rows ?? call.nextContent(),
                selection: selection))
    }
}
