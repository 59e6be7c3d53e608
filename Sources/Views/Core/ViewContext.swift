import Graphics
import Interpreter
import Layout
import Syntax

/// Where a view is made: its identity, its environment, and the graph that it belongs to.
public struct ViewContext {
    public let graph: ViewGraph
    public var environment: EnvironmentValues
    public var identity: IdentityNode
    /// Whether the views made here are rows of a lazy container.
    var isLazy = false
    /// Whether the views made here are in a row of a lazy container, however deep.
    var isInRow = false

    var evaluator: Evaluator { graph.evaluator }

    /// The context of a child at a position or with an id.
    public func child(_ component: IdentityNode.Component) -> ViewContext {
        var child = self
        child.identity = identity.child(component, visit: graph.visit, evaluator: evaluator)
        return child
    }

    /// The layout nodes of any interpreted view: a built-in one, a snippet's own struct, a tuple, an
    /// optional.
    public func nodes(of value: Value) -> [LayoutNode] {
        guard !graph.isStopped else { return [] }
        switch value {
        case .native(let native):
            guard let view = native as? ViewValue else { return reject(value) }
            let place = isLazy && !view.passesLaziness ? eager : self
            return nested(at: view.range) { view.nodes(in: place) }
        case .structure(let view):
            return userView(view.declaration) { .structure(DynamicProperties.connect(view, in: self)) }
        case .enumeration(let made, _): return userView(made.parent) { value }
        case .some(let view): return nodes(of: view)
        case .array(let views), .tuple(let views): return nodes(ofAll: views)
        case .none, .void: return []
        case .object(let object) where object.declaration.isPlatformView:
            return [RepresentedView.plate(of: value, in: self)]
        default: return reject(value)
        }
    }

    /// The same place, where everything is made.
    var eager: ViewContext {
        var eager = self
        eager.isLazy = false
        return eager
    }

    /// The nodes of views side by side, each at its own position.
    func nodes(ofAll views: [Value]) -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        for (position, view) in views.enumerated() {
            nodes += child(.position(position)).nodes(of: view)
        }
        return nodes
    }

    /// One node for a view: its own if it has exactly one, else a vertical stack of them.
    public func node(of value: Value) -> LayoutNode {
        let nodes = nodes(of: value)
        if nodes.count == 1 { return nodes[0] }
        return register(ContainerNode(StackLayout(.vertical), nodes), 0)
    }

    /// Gives a node its number and its surroundings' settings.
    func register(_ node: LayoutNode, _ number: Int) -> LayoutNode {
        graph.pay(PictureCost.view)
        return surrounded(node, number)
    }

    /// A row of a lazy container that is not made.
    func standIn(_ index: Int, _ model: RowModel) -> LayoutNode { surrounded(StandInNode(index, model), 0) }

    private func surrounded(_ node: LayoutNode, _ number: Int) -> LayoutNode {
        node.number = number
        node.environment = environment.layout
        return node
    }

    /// A node of a built-in view's own making, without a number of its own in the source.
    func part(_ node: LayoutNode) -> LayoutNode {
        graph.pay(PictureCost.part)
        return surrounded(node, 0)
    }

    /// What a modifier goes around.
    func modifiedNodes(of content: Value) -> [LayoutNode] {
        let nodes = nodes(of: content)
        return nodes.isEmpty && graph.showsAbsentViews ? [part(EmptyNode())] : nodes
    }

    /// `AnyView` hides how many views it holds: several are one implicit stack to the container outside.
    func erased(_ view: Value) -> [LayoutNode] {
        child(.kind(evaluator.kindNumber(of: view))).nodes(of: view)
    }

    /// A snippet's own view: its dynamic properties are connected to this place, then its body is evaluated.
    private func userView(_ declaration: NominalDeclaration?, _ connected: () -> Value) -> [LayoutNode] {
        let isOpen = graph.enter(declaration)
        defer { graph.leaveBody(isOpen) }
        guard isOpen else { return [] }
        let view = connected()
        // Only what a snippet ends with can be something else.
        guard graph.isStopped || evaluator.hasProperty("body", view) else { return reject(view) }
        guard let body = graph.property("body", of: view) else { return [] }
        return counted(child(.position(0)).nodes(of: body), of: declaration)
    }

    /// What the body of a type came down to; of a program's own type the first view knows that there was one.
    func counted(_ nodes: [LayoutNode], of declaration: NominalDeclaration?) -> [LayoutNode] {
        if let declaration, !declaration.isLibrary { nodes.first?.bodyCount += 1 }
        return nodes
    }

    /// Counts how deep views are nested: a view that contains itself must not overflow the stack.
    private func nested(at range: SourceRange, _ make: () -> [LayoutNode]) -> [LayoutNode] {
        guard graph.enter(at: range) else { return [] }
        defer { graph.leave() }
        return make()
    }

    private func reject(_ value: Value) -> [LayoutNode] {
        var type = evaluator.typeOf(value)
        if case .unknown = type, let shown = evaluator.program.trailingType { type = shown }
        graph.fail(
            "'\(evaluator.describe(type))' is not a view", at: evaluator.program.trailingRange)
        return []
    }
}
