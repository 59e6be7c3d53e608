import Interpreter
import Layout
import Syntax

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

    /// In its container's environment it is the node already made. Modifiers around it that change the
    /// environment reach into it as into any view, so that the content is made again under them.
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
