@available(iOS 18.0, *) public struct ContainerValues {}

@available(iOS 18.0, *)
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

extension ContainerValues {
    @native public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey { get set }
    @native public func tag<V>(for type: V.Type) -> V? where V: Hashable
    @native public func hasTag<V>(_ tag: V) -> Bool where V: Hashable
}

extension View {
    @native @available(iOS 18.0, *)
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View
}

@available(iOS 18.0, *) public struct Subview: View, Identifiable {}

extension Subview {
    public struct ID: Hashable, Sendable { let position: Int }
    @native var _position: Int { get }
    public var id: Subview.ID { Subview.ID(position: _position) }
    @native public var containerValues: ContainerValues { get }
}

@available(iOS 18.0, *)
public struct SubviewsCollection: RandomAccessCollection, View {
    public typealias Index = Int
    public typealias Element = Subview
    public typealias SubSequence = SubviewsCollectionSlice
    let elements: [Subview]
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(index: Int) -> Subview { elements[index] }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(elements: Array(elements[bounds]))
    }

    public var body: some View { ForEach(elements) { $0 } }
}

@available(iOS 18.0, *)
public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    public typealias Index = Int
    public typealias Element = Subview
    public typealias SubSequence = SubviewsCollectionSlice
    let elements: [Subview]
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(index: Int) -> Subview { elements[index] }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(elements: Array(elements[bounds]))
    }

    public var body: some View { ForEach(elements) { $0 } }
}

@available(iOS 18.0, *) public struct GroupElementsOfContent<Subviews, Content>: View
where Subviews: View, Content: View {}

extension Group {
    @native @available(iOS 18.0, *)
    public init<Base, Result>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result)
    where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View
}

@available(iOS 18.0, *)
public struct ForEachSubviewCollection<Content>: RandomAccessCollection where Content: View {
    public typealias Index = Int
    public typealias Element = Subview
    let elements: [Subview]
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(index: Int) -> Subview { elements[index] }
}

extension ForEach {
    @native @available(iOS 18.0, *)
    public init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View
}

public protocol _VariadicView_ViewRoot {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Self.Body
}

public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

public typealias _VariadicView_Children = SubviewsCollection

public enum _VariadicView {
    public typealias Children = SubviewsCollection

    public struct Tree<Root, Content>: View where Root: _VariadicView_ViewRoot, Content: View {
        let root: Root
        let content: Content

        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }

        public var body: some View { Group(subviews: content) { root.body(children: $0) } }
    }
}
