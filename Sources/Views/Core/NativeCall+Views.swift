import Interpreter
import Layout

/// What most rows are written with: each makes the description of a view from the call of a row.
extension NativeCall {
    /// A view that is one node.
    func leaf(_ name: StaticString, _ make: @escaping (ViewContext) -> LayoutNode) -> Value {
        .native(LeafView(name, range, make: make))
    }

    /// A view that makes one node around the nodes of its content.
    func container(
        _ name: StaticString, _ content: Value, isLazy: Bool = false,
        _ make: @escaping ([LayoutNode], ViewContext) -> LayoutNode
    ) -> Value {
        .native(ContainerView(name, range, content: content, isLazy: isLazy, make: make))
    }

    /// A modifier of the receiver that wraps each of its nodes in one of its own.
    func modifier(_ name: StaticString, _ wrap: @escaping (LayoutNode, ViewContext) -> LayoutNode) -> Value {
        .native(ModifiedView(name, range, receiver, wrap: wrap))
    }

    /// A modifier of the receiver that marks each of its nodes.
    func mark(_ name: StaticString, _ mark: @escaping (LayoutNode, ViewContext) -> Void) -> Value {
        .native(MarkedView(name, range, receiver, mark: mark))
    }

    /// A modifier of the receiver that changes its environment.
    func environment(
        _ name: StaticString, _ change: @escaping (inout EnvironmentValues, ViewContext) -> Void
    ) -> Value {
        .native(EnvironmentView(name, range, receiver, change: change))
    }

    /// A view that decides on its nodes itself.
    func view(_ name: StaticString, _ resolve: @escaping (ViewContext) -> [LayoutNode]) -> Value {
        .native(ResolvedView(name, range, resolve: resolve))
    }

    /// Views side by side.
    func group(_ name: StaticString, _ contents: [Value]) -> Value {
        .native(GroupView(name, range, contents))
    }

    var empty: Value { group("EmptyView", []) }

    /// One branch of an `if` or `switch` around the next argument.
    func branch(_ branch: Int) -> Value { .native(BranchView(range, nextValue(), branch: branch)) }

    /// The view that the next argument, a builder's closure, makes.
    func nextContent() -> Value { evaluator.call(nextValue(), []) }

    /// The elements of the next argument: a variadic one, a pack, a tuple or one value.
    func nextList() -> [Value] {
        let value = nextValue()
        switch value {
        case .array(let values), .tuple(let values): return values
        default: return [value]
        }
    }

    /// The next argument, or nothing for `nil`.
    func nextOptional() -> Value? { nextValue().unwrapped }

    /// The type that the next argument, `Key.self`, names.
    func nextType() -> Type {
        if case .metatype(let type) = nextValue() { return type }
        return .unknown
    }
}

extension Value {
    /// The value as a row's own class.
    func native<T: NativeValue>(_ type: T.Type) -> T? {
        switch self {
        case .native(let native): native as? T
        case .some(let value): value.native(type)
        default: nil
        }
    }

    /// The fields of a struct that a row declares with stored properties.
    var fields: [Value] {
        if case .structure(let value) = self { return value.fields }
        return []
    }

    /// A number as a length or factor.
    var number: Double {
        switch self {
        case .double(let value): value
        case .int(let value): Double(value)
        case .some(let value): value.number
        default: 0
        }
    }

    static func optional(_ value: Value?) -> Value { value.map { .some($0) } ?? .none }
}

extension [LayoutNode] {
    /// The nodes, each with a payload.
    func marked(_ payload: LayoutPayload) -> [LayoutNode] {
        for node in self { node.payloads.append(payload) }
        return self
    }
}

extension NativeCall {
    /// A modifier of the receiver with content of its own.
    func decorated(
        _ name: StaticString, _ decoration: Value,
        _ wrap: @escaping (LayoutNode, [LayoutNode], ViewContext) -> LayoutNode
    ) -> Value {
        .native(DecoratedView(name, range, receiver, decoration: decoration, wrap: wrap))
    }

    /// A modifier of the receiver that remembers something between evaluations.
    func remembering(
        _ name: StaticString, _ visit: @escaping (ModifierMemory, [LayoutNode], ViewContext) -> [LayoutNode]
    ) -> Value {
        .native(RememberingView(name, range, receiver, visit: visit))
    }

    /// A modifier of the receiver that only plans work for after layout.
    func planning(_ name: StaticString, _ plan: @escaping (ModifierMemory, ViewContext) -> Void) -> Value {
        remembering(name) { memory, nodes, context in
            plan(memory, context)
            return nodes
        }
    }
}
