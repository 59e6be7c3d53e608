import Interpreter
import Syntax

/// What gives a table its rows: `TableRow`, and `ForEach`, `Section` and outlines of them.
enum TableContentRows {
    static var rows: [Declaration] { types + each + sections + outlines + builder }

    /// Rows of a collection's elements.
    static func rows(_ call: NativeCall, _ data: Value) -> Value {
        each(call, data) { row(call, $0) }
    }

    /// Rows of bindings to the elements.
    static func bindings(_ call: NativeCall, _ data: Value) -> Value {
        guard let binding = data.native(BindingValue.self) else { return .void }
        let items = ForEachRows.bindings(to: binding, call.evaluator) { call.evaluator.property("id", of: $0) }
        return .native(ForEachView(call.range, items) { row(call, $0, isTagged: false) })
    }

    static func row(_ call: NativeCall, _ value: Value, isTagged: Bool = true) -> Value {
        .native(TableRowValue(call.range, value, isTagged: isTagged))
    }

    private static func each(_ call: NativeCall, _ data: Value, _ content: @escaping (Value) -> Value) -> Value {
        let items = call.evaluator.elements(of: data).map {
            ForEachView.Item(value: $0, id: call.evaluator.property("id", of: $0))
        }
        return .native(ForEachView(call.range, items, content: content))
    }

    private static var types: [Declaration] {
        [
            Declaration("@available(iOS 16.0, *) public protocol TableRowContent<TableRowValue> { associatedtype TableRowValue: Identifiable }"),
            Declaration("@available(iOS 16.0, *) public struct TableForEachContent<Data> {}"),
            Declaration("@available(iOS 17.0, *) public struct TableOutlineGroupContent<Data> {}"),
            Declaration("@available(iOS 16.0, *) public struct TableRow<Value>: TableRowContent where Value: Identifiable { public typealias TableRowValue = Value }"),
            Declaration("extension TableRow { public init(_ value: Value) }") { row($0, $0.nextValue()) },
            Declaration("extension TableRowContent { public func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> where M: View }") { $0.receiver },
            Declaration("extension TableRowContent { public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> }") { $0.receiver },
            Declaration("extension TableRowContent { public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> where T: Transferable }") { $0.receiver },
        ]
    }

    private static var each: [Declaration] {
        [
            Declaration("extension ForEach: TableRowContent where Content: TableRowContent { public typealias TableRowValue = Content.TableRowValue }"),
            Declaration(
                """
                extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable { \
                public init(_ data: Data, @TableRowBuilder<Content.TableRowValue> content: @escaping (Data.Element) -> Content) }
                """
            ) { call in
                let data = call.nextValue(), content = call.nextValue()
                return each(call, data) { call.evaluator.call(content, [$0]) }
            },
            Declaration(
                """
                extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable { \
                public init<V>(_ data: Data) where Content == TableRow<V>, V == Data.Element }
                """
            ) { rows($0, $0.nextValue()) },
        ]
    }

    private static var sections: [Declaration] {
        [
            Declaration("@available(iOS 16.0, *) public struct TableHeaderRowContent<Value, Content>: TableRowContent where Value: Identifiable, Content: View { public typealias TableRowValue = Value }"),
            Declaration("extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent { public typealias TableRowValue = Content.TableRowValue }"),
            Declaration(
                """
                extension Section where Parent: TableRowContent, Content: TableRowContent, Footer == EmptyView { \
                public init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H) \
                where Parent == TableHeaderRowContent<V, H>, V == Content.TableRowValue }
                """
            ) { call in
                let content = call.nextContent()
                return .native(SectionValue(call.range, header: call.nextContent(), footer: nil, content: content))
            },
        ]
            + ControlRowMaker.titled(
                "Section where Parent: TableRowContent, Content: TableRowContent, Footer == EmptyView",
                ", @TableRowBuilder<V> content: () -> Content", generics: ["V"],
                conditions: ["Parent == TableHeaderRowContent<V, Text>", "V == Content.TableRowValue"]
            ) { call in
                let title = call.nextTitle()
                return .native(SectionValue(call.range, header: title, footer: nil, content: call.nextContent()))
            }
    }

    private static var outlines: [Declaration] {
        [
            Declaration("@available(iOS 17.0, *) public struct DisclosureTableRow<Label, Content>: TableRowContent where Label: TableRowContent, Content: TableRowContent { public typealias TableRowValue = Label.TableRowValue }"),
            Declaration(
                """
                extension DisclosureTableRow { public init<Value>(_ value: Value, isExpanded: Binding<Bool>? = nil, \
                @TableRowBuilder<Value> content: @escaping () -> Content) where Label == TableRow<Value>, Value == Content.TableRowValue }
                """
            ) { call in
                let label = row(call, call.nextValue()), isExpanded = call.nextOptional()?.native(BindingValue.self)
                let content = call.nextValue()
                return .native(DisclosureValue(call.range, label: label, isExpanded: isExpanded) { call.evaluator.call(content, []) })
            },
        ]
    }

    private static var builder: [Declaration] {
        let row = "Value == R.TableRowValue, R: TableRowContent"
        return [
            Declaration("@available(iOS 16.0, *) @resultBuilder public struct TableRowBuilder<Value> where Value: Identifiable {}"),
            Declaration("@available(iOS 16.0, *) public struct TupleTableRowContent<Value, T>: TableRowContent where Value: Identifiable { public typealias TableRowValue = Value }"),
            Declaration("@available(iOS 16.0, *) public struct EmptyTableRowContent<Value>: TableRowContent where Value: Identifiable { public typealias TableRowValue = Value }"),
            Declaration("extension _ConditionalContent: TableRowContent where TrueContent: TableRowContent, FalseContent: TableRowContent { public typealias TableRowValue = TrueContent.TableRowValue }"),
            Declaration("extension Optional: TableRowContent where Wrapped: TableRowContent { public typealias TableRowValue = Wrapped.TableRowValue }"),
            Declaration("extension TableRowBuilder { public static func buildExpression<R>(_ content: R) -> R where \(row) }") { $0.nextValue() },
            Declaration("extension TableRowBuilder { public static func buildBlock() -> EmptyTableRowContent<Value> }") { $0.empty },
            Declaration("extension TableRowBuilder { public static func buildBlock<R>(_ content: R) -> R where \(row) }") { $0.nextValue() },
            Declaration("extension TableRowBuilder { public static func buildIf<R>(_ content: R?) -> R? where \(row) }") { call in
                call.nextOptional() ?? call.empty
            },
            either("first: T") { $0.branch(0) },
            either("second: F") { $0.branch(1) },
        ] + Declaration.buildBlocks(
            in: "TableRowBuilder", for: 2...10, where: { "\($0): TableRowContent, Value == \($0).TableRowValue" },
            result: { "TupleTableRowContent<Value, (\($0))>" }) { $0.group("TableRows", $1) }
    }

    private static func either(_ parameter: String, _ native: @escaping NativeBody) -> Declaration {
        Declaration(
            "extension TableRowBuilder { public static func buildEither<T, F>(\(parameter)) -> _ConditionalContent<T, F> "
                + "where T: TableRowContent, F: TableRowContent }",
            native)
    }
}
