@available(iOS 16.0, *) public protocol TableStyle {}

extension View {
    @native @available(iOS 17.0, *) public func tableColumnHeaders(_ visibility: Visibility) -> some View
}

public struct AutomaticTableStyle: TableStyle {
    let _index = 0
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

public struct InsetTableStyle: TableStyle {
    let _index = 1
    public init() {}
}

extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

public struct BorderedTableStyle: TableStyle {
    let _index = 2
    public init() {}
}

extension TableStyle where Self == BorderedTableStyle {
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
    @native public func tableStyle<S>(_ style: S) -> some View where S: TableStyle
}

@available(iOS 16.0, *) public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableColumnSortComparator
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
}

@available(iOS 17.0, *) public struct TableColumnCustomization<RowValue>: Equatable, Sendable
where RowValue: Identifiable { public init() {} }

@available(iOS 17.0, *) public enum TableColumnAlignment: Hashable, Sendable {
    case automatic, leading, center, trailing, numeric
}

extension TableColumnContent {
    @native @available(iOS 17.0, *) public func customizationID(_ id: String) -> some TableColumnContent<
        TableRowValue, TableColumnSortComparator
    >

    @native @available(iOS 17.0, *) public func defaultVisibility(_ visibility: Visibility)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
}

@available(iOS 16.0, *) public struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent
where RowValue: Identifiable {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
}

@available(iOS 16.0, *) public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
}

@available(iOS 16.0, *) public struct TableForEachContent<Data> {}

@available(iOS 17.0, *) public struct TableOutlineGroupContent<Data> {}

@available(iOS 16.0, *) public struct TableRow<Value>: TableRowContent where Value: Identifiable {
    public typealias TableRowValue = Value
}

extension TableRow {
    @native public init(_ value: Value)
}

extension TableRowContent {
    @native public func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue>
    where M: View

    @native public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<
        TableRowValue
    >

    @native public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<
        TableRowValue
    > where T: Transferable
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
    @native("where Content: TableRowContent") public init(
        _ data: Data, @TableRowBuilder<Content.TableRowValue> content: @escaping (Data.Element) -> Content)
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
    @native public init<V>(_ data: Data) where Content == TableRow<V>, V == Data.Element
}

@available(iOS 16.0, *) public struct TableHeaderRowContent<Value, Content>: TableRowContent
where Value: Identifiable, Content: View { public typealias TableRowValue = Value }

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer == EmptyView {
    @native public init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where Parent == TableHeaderRowContent<V, H>, V == Content.TableRowValue

    @native("where Content: TableRowContent") public init<V>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue

    @native("where Content: TableRowContent")
    @_disfavoredOverload public init<S, V>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where S: StringProtocol, Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue
}

@available(iOS 17.0, *) public struct DisclosureTableRow<Label, Content>: TableRowContent
where Label: TableRowContent, Content: TableRowContent {
    public typealias TableRowValue = Label.TableRowValue
}

extension DisclosureTableRow {
    @native public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content)
    where Label == TableRow<Value>, Value == Content.TableRowValue
}

@available(iOS 16.0, *) public struct TupleTableRowContent<Value, T>: TableRowContent
where Value: Identifiable { public typealias TableRowValue = Value }

@available(iOS 16.0, *) public struct EmptyTableRowContent<Value>: TableRowContent where Value: Identifiable {
    public typealias TableRowValue = Value
}

extension _ConditionalContent: TableRowContent
where TrueContent: TableRowContent, FalseContent: TableRowContent {
    public typealias TableRowValue = TrueContent.TableRowValue
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
}
