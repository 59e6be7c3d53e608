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

/// One of the views that a container's content resolves to.
final class SubviewValue: ViewValue {
    let position: Int
    private let content: Value
    /// Finds the view again among the nodes of the content.
    private let find: ([LayoutNode]) -> LayoutNode?
    private let home: ViewContext
    private let node: LayoutNode
    private let type: Type

    override var declaredType: Type? { type }

    init(
        _ range: SourceRange, _ position: Int, _ node: LayoutNode, of content: Value, in home: ViewContext,
        find: @escaping ([LayoutNode]) -> LayoutNode?
    ) {
        self.position = position
        self.find = find
        type = home.evaluator.typeOf(home.evaluator.structure("Subview", []))
        self.node = node
        self.content = content
        self.home = home
        super.init("Subview", range)
    }

    /// The subviews of a view, in order.
    static func all(of content: Value, in context: ViewContext, _ range: SourceRange) -> [SubviewValue] {
        let home = context.child(.position(0))
        let nodes = LayoutNode.flattened(home.nodes(of: content))
        return nodes.indices.map { index in
            SubviewValue(range, index, nodes[index], of: content, in: home) { nodes in
                let nodes = LayoutNode.flattened(nodes)
                return index < nodes.count ? nodes[index] : nil
            }
        }
    }

    /// In its container's environment it is the node already made. Modifiers around it that change the environment
    /// reach into it as into any view, so that the content is made again under them.
    override func nodes(in context: ViewContext) -> [LayoutNode] {
        if context.environment.changes == home.environment.changes { return [node] }
        var inner = home
        inner.environment = context.environment
        return find(inner.nodes(of: content)).map { [$0] } ?? []
    }

    /// What `containerValue` and `tag` said, the outermost last.
    func values(_ evaluator: Evaluator) -> ContainerValuesBox { node.containerValues(evaluator) }
}

extension LayoutNode {
    /// What `containerValue` and `tag` said of the view, the outermost last.
    func containerValues(_ evaluator: Evaluator) -> ContainerValuesBox {
        var payloads: [LayoutPayload] = []
        var inner = self
        while true {
            payloads = inner.payloads + payloads
            guard let next = inner as? UnaryNode else { break }
            inner = next.child
        }
        var value = Value.native(ContainerValuesBox(tag: selectionTag))
        for case let payload as ContainerValuePayload in payloads {
            evaluator.write(payload.path, to: &value, payload.value)
        }
        return value.native(ContainerValuesBox.self) ?? ContainerValuesBox()
    }
}

/// `containerValue(_:_:)`.
final class ContainerValuePayload: LayoutPayload {
    let path: Value
    let value: Value

    init(path: Value, value: Value) {
        self.path = path
        self.value = value
    }
}

/// `ContainerValues` as snippets see it.
final class ContainerValuesBox: EntryHolder {
    let tag: Value?
    private let entries: [(key: Int, value: Value)]

    init(tag: Value? = nil, entries: [(key: Int, value: Value)] = []) {
        self.tag = tag
        self.entries = entries
    }

    override var description: String { "ContainerValues" }

    override func entry(_ key: Int) -> Value? { entries.last { $0.key == key }?.value }

    override func setting(_ key: Int, to value: Value) -> EntryHolder {
        ContainerValuesBox(tag: tag, entries: entries.filter { $0.key != key } + [(key, value)])
    }
}
