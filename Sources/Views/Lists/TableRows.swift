import Interpreter

/// `Table`: columns at regular width; a narrow table shows its first column as a list.
enum TableRows {
    static var rows: [Declaration] { types + ofData + ofRows + TableColumnRows.rows + TableContentRows.rows }

    private static var types: [Declaration] {
        [
            Declaration("@available(iOS 16.0, *) public struct Table<Value, Rows, Columns>: View where Value: Identifiable {}"),
            Declaration("@available(iOS 16.0, *) public protocol TableStyle {}"),
            Declaration("extension View { @available(iOS 17.0, *) public func tableColumnHeaders(_ visibility: Visibility) -> some View }") {
                $0.setting("tableColumnHeaders", .tableColumnHeaders)
            },
        ] + ControlRowMaker.styles("TableStyle", "tableStyle", .listStyle, [
            ("AutomaticTableStyle", "automatic"), ("InsetTableStyle", "inset"), ("BorderedTableStyle", "bordered"),
        ])
    }

    // MARK: Initializers

    /// What may stand between the rows' values and the columns.
    private struct Form {
        var parameters = ""
        var generics: [String] = []
        var conditions: [String] = []
        var isSelectable = false
        var isSorted = false
        var isCustomized = false
        var sort: String { isSorted ? "Sort" : "Never" }
    }

    private static var forms: [Form] {
        [nil, "Value.ID?", "Set<Value.ID>"].flatMap { (selection: String?) in
            [false, true].flatMap { isSorted in
                [false, true].map { isCustomized in form(selection, isSorted: isSorted, isCustomized: isCustomized) }
            }
        }
    }

    private static func form(_ selection: String?, isSorted: Bool, isCustomized: Bool) -> Form {
        var form = Form(isSelectable: selection != nil, isSorted: isSorted, isCustomized: isCustomized)
        if let selection { form.parameters += ", selection: Binding<\(selection)>" }
        if isSorted {
            form.parameters += ", sortOrder: Binding<[Sort]>"
            form.generics = ["Sort"]
            form.conditions = ["Sort: SortComparator", "Value == Sort.Compared"]
        }
        if isCustomized { form.parameters += ", columnCustomization: Binding<TableColumnCustomization<Value>>" }
        return form
    }

    private static var ofData: [Declaration] {
        forms.flatMap { form in
            [
                initializer(["Data"] + form.generics, "_ data: Data", form, conditions: [
                    "Rows == TableForEachContent<Data>", "Data: RandomAccessCollection", "Value == Data.Element",
                ]) { call in TableContentRows.rows(call, call.nextValue()) },
                initializer(
                    ["Data"] + form.generics, "_ data: Data, children: KeyPath<Value, Data?>", form,
                    conditions: ["Rows == TableOutlineGroupContent<Data>", "Data: RandomAccessCollection", "Value == Data.Element"]
                ) { call in
                    var outline = OutlineTree(call, data: call.nextValue(), children: call.nextValue())
                    outline.makeRow = { TableContentRows.row(call, $0) }
                    return outline.view
                },
            ]
        } + [
            initializer(["Data"], "_ data: Binding<Data>", Form(), conditions: [
                "Rows == TableForEachContent<Binding<Data>>", "Data: RandomAccessCollection", "Data: MutableCollection",
                "Value == Binding<Data.Element>", "Data.Element: Identifiable", "Data.Index: Hashable",
            ]) { call in TableContentRows.bindings(call, call.nextValue()) }
        ]
    }

    private static func initializer(
        _ generics: [String], _ data: String, _ form: Form, conditions: [String], _ rows: @escaping (NativeCall) -> Value
    ) -> Declaration {
        Declaration(
            "extension Table { public init<\(generics.joinedBytes(", "))>(\(data)\(form.parameters), "
                + "@TableColumnBuilder<Value, \(form.sort)> columns: () -> Columns) where "
                + "\((conditions + form.conditions).joinedBytes(", ")) }"
        ) { call in table(call, form, rows: rows(call)) }
    }

    private static var ofRows: [Declaration] {
        forms.map { form in
            let generics = form.generics.isEmpty ? "" : "<\(form.generics.joinedBytes(", "))>"
            let clause = form.conditions.isEmpty ? "" : " where \(form.conditions.joinedBytes(", "))"
            return Declaration(
                "extension Table { public init\(generics)(of valueType: Value.Type\(form.parameters), "
                    + "@TableColumnBuilder<Value, \(form.sort)> columns: () -> Columns, "
                    + "@TableRowBuilder<Value> rows: () -> Rows)\(clause) }"
            ) { call in
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
        return .native(TableValue(
            call.range, TableColumns(columns, order: order), rows: rows ?? call.nextContent(), selection: selection))
    }
}
