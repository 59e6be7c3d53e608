@available(iOS 16.0, *) public struct TableColumn<RowValue, Sort, Content, Label> {}

extension TableColumn: TableColumnContent where RowValue: Identifiable {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
}

extension TableColumn {
    @native init(label: Text, content: @escaping (RowValue) -> Content)

    @native init(
        label: Text, content: @escaping (RowValue) -> Content,
        sorting: @escaping ([Sort]) -> (order: [Sort], isAscending: Bool?))
}

extension TableColumn
where RowValue: Identifiable, Sort: SortComparator, RowValue == Sort.Compared, Content: View, Label == Text {
    public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        let isOwn: (Sort) -> Bool = { other in
            var own = comparator
            own.order = other.order
            return own == other
        }
        self.init(
            label: text, content: content,
            sorting: { (order: [Sort]) in
                guard var lead = order.first, isOwn(lead) else {
                    return ([comparator] + order.filter { !isOwn($0) }, nil)
                }
                let isAscending = lead.order == .forward
                lead.order = isAscending ? .reverse : .forward
                return ([lead] + Array(order.dropFirst()), isAscending)
            })
    }
}

extension TableColumn where RowValue: Identifiable, Sort == Never, Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol { self.init(label: Text(title), content: content) }

    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, content: content)
    }
}

extension TableColumn where RowValue: Identifiable, Sort == Never, Label == Text, Content == Text {
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), content: { Text(verbatim: $0[keyPath: value]) })
    }

    @_disfavoredOverload public init<S>(_ title: S, value: KeyPath<RowValue, String>)
    where S: StringProtocol { self.init(label: Text(title), content: { Text(verbatim: $0[keyPath: value]) }) }

    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, content: { Text(verbatim: $0[keyPath: value]) })
    }
}

extension TableColumn
where RowValue: Identifiable, Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(
            Text(titleKey), sortUsing: KeyPathComparator(value),
            content: { (row: RowValue) in Text(verbatim: row[keyPath: value]) })
    }

    @_disfavoredOverload public init<S>(_ title: S, value: KeyPath<RowValue, String>)
    where S: StringProtocol {
        self.init(
            Text(title), sortUsing: KeyPathComparator(value),
            content: { (row: RowValue) in Text(verbatim: row[keyPath: value]) })
    }

    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(
            text, sortUsing: KeyPathComparator(value),
            content: { (row: RowValue) in Text(verbatim: row[keyPath: value]) })
    }
}

extension TableColumn
where RowValue: Identifiable, Sort == KeyPathComparator<RowValue>, Label == Text, Content: View {
    public init<V>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable { self.init(Text(titleKey), sortUsing: KeyPathComparator(value), content: content) }

    @_disfavoredOverload public init<S, V>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, V: Comparable {
        self.init(Text(title), sortUsing: KeyPathComparator(value), content: content)
    }

    public init<V>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable { self.init(text, sortUsing: KeyPathComparator(value), content: content) }

    public init<V>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable { self.init(Text(titleKey), sortUsing: KeyPathComparator(value), content: content) }

    @_disfavoredOverload public init<S, V>(
        _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, V: Comparable {
        self.init(Text(title), sortUsing: KeyPathComparator(value), content: content)
    }

    public init<V>(
        _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable { self.init(text, sortUsing: KeyPathComparator(value), content: content) }
}

extension TableColumn
where RowValue: Identifiable, Sort: SortComparator, RowValue == Sort.Compared, Content: View, Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), sortUsing: comparator, content: content) }

    @_disfavoredOverload public init<S>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol { self.init(Text(title), sortUsing: comparator, content: content) }
}

extension TableColumn {
    @native public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>

    @native public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<
        RowValue, Sort, Content, Label
    >

    @native public func alignment(_ alignment: TableColumnAlignment) -> TableColumn<
        RowValue, Sort, Content, Label
    >
}
