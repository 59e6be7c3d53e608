public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}

extension ForEach: View where Content: View {}

public protocol DynamicViewContent: View { associatedtype Data: Collection }

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    @native("where Content: View") public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach where Content: View {
    @native("where Content: View") public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    @native public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}

extension ForEach where Content: View {
    @native public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable

    @native public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
}

extension ForEach {
    @native public var data: Data { get }
    @native public var content: (Data.Element) -> Content { get }
}

extension DynamicViewContent {
    @native public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
    @native public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent

    @accepted public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent where T: Transferable
}
