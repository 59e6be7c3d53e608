import Interpreter
import Layout
import Syntax

/// Where a view is made: its identity, its environment, and the graph that it belongs to.
public struct ViewContext {
    public let graph: ViewGraph
    public var environment: EnvironmentValues
    public var identity: IdentityNode

    var evaluator: Evaluator { graph.evaluator }

    /// The context of a child at a position or with an id.
    public func child(_ component: IdentityNode.Component) -> ViewContext {
        var child = self
        child.identity = identity.child(component, visit: graph.visit, evaluator: evaluator)
        return child
    }

    /// The layout nodes of any interpreted view: a built-in one, a snippet's own struct, a tuple, an optional.
    public func nodes(of value: Value) -> [LayoutNode] {
        guard !graph.isStopped else { return [] }
        switch value {
        case .native(let native):
            guard let view = native as? ViewValue else { return reject(value) }
            return view.nodes(in: self)
        case .structure(let view): return userView(view)
        case .some(let view): return nodes(of: view)
        case .array(let views), .tuple(let views):
            var nodes: [LayoutNode] = []
            for (position, view) in views.enumerated() {
                nodes += child(.position(position)).nodes(of: view)
            }
            return nodes
        case .none, .void: return []
        default: return reject(value)
        }
    }

    /// One node for a view: its own if it is one, an implicit container's otherwise.
    public func node(of value: Value, container: ([LayoutNode]) -> LayoutNode) -> LayoutNode {
        let nodes = nodes(of: value)
        return nodes.count == 1 ? nodes[0] : container(nodes)
    }

    /// Gives a node its number, its name and its place in the source.
    func register(_ node: LayoutNode, _ view: ViewValue) -> LayoutNode {
        graph.register(node, name: view.name, range: view.range)
    }

    /// A snippet's own view: its dynamic properties are connected to this place, then its body is evaluated.
    private func userView(_ view: StructValue) -> [LayoutNode] {
        graph.enter()
        defer { graph.leave() }
        let connected = DynamicProperties.connect(view, in: self)
        guard let body = graph.body(of: connected) else { return [] }
        return child(.position(0)).nodes(of: body)
    }

    private func reject(_ value: Value) -> [LayoutNode] {
        graph.fail("'\(evaluator.describe(evaluator.typeOf(value)))' is not a view")
        return []
    }
}
