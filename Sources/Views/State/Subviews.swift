import Graphics
import Interpreter
import Layout
import Syntax

/// Views taken apart by containers of a snippet's own: `ForEach(subviews:)`, `Group(subviews:)`, `containerValue`.
enum SubviewRows {
    static var rows: [Declaration] { values + subviews + collections + containers + variadic }

    private static var values: [Declaration] {
        [
            Declaration("@available(iOS 18.0, *) public struct ContainerValues {}"),
            Declaration(
                """
                @available(iOS 18.0, *)
                public protocol ContainerValueKey {
                    associatedtype Value
                    static var defaultValue: Self.Value { get }
                }
                """),
            Declaration(
                """
                extension ContainerValues {
                    public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey { get set }
                }
                """,
                get: { call in
                    let type = call.nextType()
                    let key = -1 - call.evaluator.number(of: type)
                    return call.receiver.native(ContainerValuesBox.self)?.entry(key)
                        ?? call.evaluator.staticProperty("defaultValue", of: type)
                },
                set: { call in
                    let key = -1 - call.evaluator.number(of: call.nextType())
                    if let box = call.receiver.native(ContainerValuesBox.self) {
                        call.receiver = .native(box.setting(key, to: call.nextValue()))
                    }
                    return .void
                }),
            Declaration(
                "extension ContainerValues { public func tag<V>(for type: V.Type) -> V? where V: Hashable }"
            ) { .optional($0.receiver.native(ContainerValuesBox.self)?.tag) },
            Declaration("extension ContainerValues { public func hasTag<V>(_ tag: V) -> Bool where V: Hashable }") { call in
                let wanted = call.nextValue()
                guard let tag = call.receiver.native(ContainerValuesBox.self)?.tag else { return .bool(false) }
                return .bool(call.evaluator.areEqual(tag, wanted))
            },
            Declaration(
                """
                extension View {
                    @available(iOS 18.0, *)
                    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View
                }
                """
            ) { call in
                let path = call.nextValue()
                let value = call.nextValue()
                return call.mark("containerValue") { node, _ in
                    node.payloads.append(ContainerValuePayload(path: path, value: value))
                }
            },
        ]
    }

    private static var subviews: [Declaration] {
        [
            Declaration("@available(iOS 18.0, *) public struct Subview: View, Identifiable {}"),
            Declaration("extension Subview { public struct ID: Hashable, Sendable { let position: Int } }"),
            Declaration("extension Subview { var _position: Int { get } }") { call in
                .int(call.receiver.native(SubviewValue.self)?.position ?? 0)
            },
            Declaration("extension Subview { public var id: Subview.ID { Subview.ID(position: _position) } }"),
            Declaration("extension Subview { public var containerValues: ContainerValues { get } }") { call in
                .native(call.receiver.native(SubviewValue.self)?.values(call.evaluator) ?? ContainerValuesBox())
            },
        ]
    }

    private static var collections: [Declaration] {
        [collection("SubviewsCollection"), collection("SubviewsCollectionSlice")]
    }

    private static func collection(_ name: String) -> Declaration {
        Declaration(
            """
            @available(iOS 18.0, *)
            public struct \(name): RandomAccessCollection, View {
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
            """)
    }

    /// How subviews were taken apart before there was API for it.
    private static var variadic: [Declaration] {
        [
            Declaration(
                """
                public protocol _VariadicView_ViewRoot {
                    associatedtype Body: View
                    @ViewBuilder func body(children: _VariadicView.Children) -> Self.Body
                }
                """),
            Declaration("public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}"),
            Declaration("public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}"),
            Declaration("public typealias _VariadicView_Children = SubviewsCollection"),
            Declaration(
                """
                public enum _VariadicView {
                    public typealias Children = SubviewsCollection
                    public struct Tree<Root, Content>: View where Root: _VariadicView_ViewRoot, Content: View {
                        let root: Root
                        let content: Content
                        public init(_ root: Root, @ViewBuilder content: () -> Content) { self.root = root; self.content = content() }
                        public var body: some View { Group(subviews: content) { root.body(children: $0) } }
                    }
                }
                """),
        ]
    }

    private static var containers: [Declaration] {
        [
            Declaration("@available(iOS 18.0, *) public struct GroupElementsOfContent<Subviews, Content>: View where Subviews: View, Content: View {}"),
            Declaration(
                """
                extension Group {
                    @available(iOS 18.0, *)
                    public init<Base, Result>(
                        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result)
                        where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View
                }
                """
            ) { call in
                let base = call.nextValue()
                let transform = call.nextValue()
                return call.view("Group") { context in
                    let subviews = SubviewValue.all(of: base, in: context, call.range)
                    let collection = context.evaluator.structure(
                        "SubviewsCollection", [.array(subviews.map { .native($0) })])
                    return context.child(.position(1)).nodes(of: context.evaluator.call(transform, [collection]))
                }
            },
            ElementsRow.collection("ForEachSubviewCollection<Content>", of: "Subview", where: "Content: View"),
            Declaration(
                """
                extension ForEach {
                    @available(iOS 18.0, *)
                    public init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
                        where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View
                }
                """
            ) { call in
                let base = call.nextValue()
                let content = call.nextValue()
                return call.view("ForEach") { context in
                    SubviewValue.all(of: base, in: context, call.range).flatMap { subview in
                        let made = context.evaluator.call(content, [.native(subview)])
                        return context.child(.position(1)).child(.position(subview.position)).nodes(of: made)
                    }
                }
            },
        ]
    }
}
