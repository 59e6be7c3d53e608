@available(iOS 14.0, *) public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> {}

extension OutlineGroup: View where ID: Hashable, Parent: View, Leaf: View, Subgroup: View {}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == EmptyView, Data: RandomAccessCollection,
    Data.Element: Identifiable
{
    @native public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf)
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == EmptyView, Data: RandomAccessCollection {
    @native public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf)
    where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element

    @native public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf)
}
