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
        [context.register(make(context), self)]
    }
}

/// A view that makes one node around the nodes of its content.
final class ContainerView: ViewValue {
    private let content: Value
    private let make: ([LayoutNode], ViewContext) -> LayoutNode

    init(
        _ name: StaticString, _ range: SourceRange, content: Value,
        make: @escaping ([LayoutNode], ViewContext) -> LayoutNode
    ) {
        self.content = content
        self.make = make
        super.init(name, range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        [context.register(make(context.nodes(of: content), context), self)]
    }
}

/// Views side by side without a container of their own: `Group`, a builder's block, a tuple.
final class GroupView: ViewValue {
    private let contents: [Value]

    init(_ name: StaticString, _ range: SourceRange, _ contents: [Value]) {
        self.contents = contents
        super.init(name, range)
    }

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

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        context.nodes(of: content).map { context.register(wrap($0, context), self) }
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

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let nodes = context.nodes(of: content)
        for node in nodes { mark(node, context) }
        return nodes
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

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        context.child(.position(branch)).nodes(of: content)
    }
}
