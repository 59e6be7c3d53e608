import Interpreter
import Layout
import Syntax

/// A built-in view or modifier as a row made it: cheap, without layout. The nodes are made when the hierarchy
/// is walked with its identity and environment.
open class ViewValue: NativeValue {
    /// SwiftUI's name of it, for trees, traces and descriptions.
    public let name: StaticString
    /// The call that made it.
    public let range: SourceRange

    public init(_ name: StaticString, _ range: SourceRange) {
        self.name = name
        self.range = range
    }

    /// The layout nodes that it gives its container: none, one or several (`Group`, `ForEach`).
    open func nodes(in context: ViewContext) -> [LayoutNode] { [] }

    /// Whether its content stands in the container around it.
    var passesLaziness: Bool { false }

    override open var description: String { "\(name)" }
}

/// A view that is one node.
final class LeafView: ViewValue {
    private let make: (ViewContext) -> LayoutNode

    init(_ name: StaticString, _ range: SourceRange, make: @escaping (ViewContext) -> LayoutNode) {
        self.make = make
        super.init(name, range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        return [context.register(make(context), number)]
    }
}

/// A view that makes one node around the nodes of its content.
final class ContainerView: ViewValue {
    private let content: Value
    private let isLazy: Bool
    private let make: ([LayoutNode], ViewContext) -> LayoutNode

    init(
        _ name: StaticString, _ range: SourceRange, content: Value, isLazy: Bool = false,
        make: @escaping ([LayoutNode], ViewContext) -> LayoutNode
    ) {
        self.content = content
        self.isLazy = isLazy
        self.make = make
        super.init(name, range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        var inner = context
        inner.isLazy = isLazy
        if isLazy { inner.isInRow = true }
        return [context.register(make(inner.nodes(of: content), context), number)]
    }
}

/// Views side by side without a container of their own: `Group`, a builder's block, a tuple.
final class GroupView: ViewValue {
    let contents: [Value]

    init(_ name: StaticString, _ range: SourceRange, _ contents: [Value]) {
        self.contents = contents
        super.init(name, range)
    }

    override var passesLaziness: Bool { true }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        for (position, content) in contents.enumerated() {
            nodes += context.child(.position(position)).nodes(of: content)
        }
        return nodes
    }
}

/// A modifier that wraps each node of its content in one of its own.
final class ModifiedView: ViewValue {
    private let content: Value
    private let wrap: (LayoutNode, ViewContext) -> LayoutNode

    init(
        _ name: StaticString, _ range: SourceRange, _ content: Value,
        wrap: @escaping (LayoutNode, ViewContext) -> LayoutNode
    ) {
        self.content = content
        self.wrap = wrap
        super.init(name, range)
    }

    override var passesLaziness: Bool { true }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        context.modifiedNodes(of: content).map { wrapped($0, context) }
    }

    /// A row of a grid stays one: its cells are what is modified.
    private func wrapped(_ node: LayoutNode, _ context: ViewContext) -> LayoutNode {
        guard node is GroupNode else {
            let number = context.graph.reserveNumber(name, range)
            return context.register(wrap(node, context), number)
        }
        node.children = node.children.map { wrapped($0, context) }
        return node
    }
}

/// A modifier that marks each node of its content without a node of its own: priorities, identifiers, traits.
final class MarkedView: ViewValue {
    private let content: Value
    private let mark: (LayoutNode, ViewContext) -> Void

    init(
        _ name: StaticString, _ range: SourceRange, _ content: Value,
        mark: @escaping (LayoutNode, ViewContext) -> Void
    ) {
        self.content = content
        self.mark = mark
        super.init(name, range)
    }

    override var passesLaziness: Bool { true }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let nodes = context.nodes(of: content)
        for node in nodes { mark(node, context) }
        return nodes
    }
}

/// A modifier with content of its own beside the view that it modifies: an overlay, an inset, a sheet.
final class DecoratedView: ViewValue {
    private let content: Value
    private let decoration: Value
    private let wrap: (LayoutNode, [LayoutNode], ViewContext) -> LayoutNode

    init(
        _ name: StaticString, _ range: SourceRange, _ content: Value, decoration: Value,
        wrap: @escaping (LayoutNode, [LayoutNode], ViewContext) -> LayoutNode
    ) {
        self.content = content
        self.decoration = decoration
        self.wrap = wrap
        super.init(name, range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        var nodes = context.child(.position(0)).modifiedNodes(of: content)
        for index in nodes.indices {
            let number = context.graph.reserveNumber(name, range)
            let decoration = context.child(.position(1 + index)).nodes(of: decoration)
            nodes[index] = context.register(wrap(nodes[index], decoration, context), number)
        }
        return nodes
    }
}

/// A modifier that remembers something from one evaluation to the next: `onAppear`, `onChange`, `task`.
final class RememberingView: ViewValue {
    private let content: Value
    private let visit: (ModifierMemory, [LayoutNode], ViewContext) -> [LayoutNode]

    init(
        _ name: StaticString, _ range: SourceRange, _ content: Value,
        visit: @escaping (ModifierMemory, [LayoutNode], ViewContext) -> [LayoutNode]
    ) {
        self.content = content
        self.visit = visit
        super.init(name, range)
    }

    override var passesLaziness: Bool { true }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let nodes = context.child(.position(0)).nodes(of: content)
        return visit(context.child(.position(1)).identity.memory, nodes, context)
    }
}

/// A modifier that changes the environment of its content.
final class EnvironmentView: ViewValue {
    private let content: Value
    private let change: (inout EnvironmentValues, ViewContext) -> Void

    init(
        _ name: StaticString, _ range: SourceRange, _ content: Value,
        change: @escaping (inout EnvironmentValues, ViewContext) -> Void
    ) {
        self.content = content
        self.change = change
        super.init(name, range)
    }

    override var passesLaziness: Bool { true }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        var inner = context
        change(&inner.environment, context)
        return inner.nodes(of: content)
    }
}

/// A view that decides on its nodes itself from the context.
final class ResolvedView: ViewValue {
    private let resolve: (ViewContext) -> [LayoutNode]

    init(_ name: StaticString, _ range: SourceRange, resolve: @escaping (ViewContext) -> [LayoutNode]) {
        self.resolve = resolve
        super.init(name, range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] { resolve(context) }
}

/// One branch of an `if` or `switch`: the branch is part of the identity.
final class BranchView: ViewValue {
    private let content: Value
    private let branch: Int

    init(_ range: SourceRange, _ content: Value, branch: Int) {
        self.content = content
        self.branch = branch
        super.init("_ConditionalContent", range)
    }

    override var passesLaziness: Bool { true }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        context.child(.position(branch)).nodes(of: content)
    }
}
