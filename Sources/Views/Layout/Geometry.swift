import Graphics
import Interpreter
import Layout
import Syntax

/// `ViewThatFits`, `GeometryReader` and what else depends on the size or place that a view got.
enum GeometryRows {
    static var rows: [Declaration] { fits + proxies + spaces + observers }

    private static var fits: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 16.0, *)
                public struct ViewThatFits<Content>: View where Content: View {
                    public init(
                        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
                }
                """
            ) { call in
                let axes: AxisSet = call.next()
                return call.container("ViewThatFits", call.nextContent()) { nodes, _ in
                    ViewThatFitsNode(in: axes, nodes)
                }
            },
        ]
    }

    private static var proxies: [Declaration] {
        [
            Declaration("public struct GeometryProxy {}"),
            Declaration("extension GeometryProxy { public var size: CGSize { get } }") { call in
                call.evaluator.value(proxy(call)?.size ?? .zero)
            },
            Declaration("extension GeometryProxy { public var safeAreaInsets: EdgeInsets { get } }") { call in
                call.evaluator.value(proxy(call)?.safeAreaInsets ?? .zero)
            },
            Declaration("extension GeometryProxy { public func frame(in coordinateSpace: CoordinateSpace) -> CGRect }") {
                frame($0)
            },
            Declaration(
                "extension GeometryProxy { public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect }"
            ) { frame($0) },
            Declaration(
                "extension GeometryProxy { public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? }"
            ) { call in
                guard let proxy = call.receiver.native(GeometryProxyValue.self) else { return .none }
                let bounds = proxy.proxy.bounds(of: proxy.graph.coordinateSpace(call.nextValue()))
                return bounds.map { .some(call.evaluator.value($0)) } ?? .none
            },
            Declaration("extension GeometryProxy { public subscript<T>(anchor: Anchor<T>) -> T { get } }") { call in
                guard let proxy = proxy(call), let anchor = call.nextValue().native(AnchorValue.self) else {
                    return .void
                }
                return anchor.resolved(proxy, call.evaluator)
            },
            Declaration(
                """
                public struct GeometryReader<Content>: View where Content: View {
                    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
                }
                """
            ) { call in
                let content = call.nextValue()
                return call.leaf("GeometryReader") { context in
                    let inner = context.child(.position(0))
                    return GeometryReaderNode { proxy in
                        let value = Value.native(GeometryProxyValue(proxy, context.graph))
                        return inner.nodes(of: context.evaluator.call(content, [value]))
                    }
                }
            },
        ]
    }

    private static var spaces: [Declaration] {
        [
            Declaration("public enum CoordinateSpace { case global, local, named(AnyHashable) }"),
            Declaration("public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }"),
            Declaration(
                """
                public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
                    let name: AnyHashable
                    public var coordinateSpace: CoordinateSpace { .named(name) }
                }
                """),
            Declaration(
                "public struct LocalCoordinateSpace: CoordinateSpaceProtocol { public init() {}; public var coordinateSpace: CoordinateSpace { .local } }"
            ),
            Declaration(
                "public struct GlobalCoordinateSpace: CoordinateSpaceProtocol { public init() {}; public var coordinateSpace: CoordinateSpace { .global } }"
            ),
            Declaration(
                "extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { LocalCoordinateSpace() } }"
            ),
            Declaration(
                "extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() } }"
            ),
            Declaration(
                """
                extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
                    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
                        NamedCoordinateSpace(name: AnyHashable(name))
                    }
                    public static var scrollView: NamedCoordinateSpace {
                        NamedCoordinateSpace(name: AnyHashable("$scrollView"))
                    }
                    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
                        NamedCoordinateSpace(
                            name: AnyHashable(axis == .horizontal ? "$scrollView.horizontal" : "$scrollView.vertical"))
                    }
                }
                """),
            Declaration("extension View { public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View }") {
                call in coordinateSpace(call, call.nextValue().fields.first?.fields.first ?? .void)
            },
            Declaration("extension View { public func coordinateSpace<T>(name: T) -> some View where T: Hashable }") {
                call in coordinateSpace(call, call.nextValue())
            },
        ]
    }

    private static var observers: [Declaration] {
        [
            Declaration(
                """
                extension View {
                    public func onGeometryChange<T>(
                        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
                        action: @escaping (_ newValue: T) -> Void) -> some View where T: Equatable
                }
                """
            ) { call in
                _ = call.nextValue()
                let transform = call.nextValue()
                let action = call.nextValue()
                return onGeometryChange(call, transform) { _, new in call.evaluator.call(action, [new]) }
            },
            Declaration(
                """
                extension View {
                    public func onGeometryChange<T>(
                        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
                        action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View where T: Equatable
                }
                """
            ) { call in
                _ = call.nextValue()
                let transform = call.nextValue()
                let action = call.nextValue()
                return onGeometryChange(call, transform) { old, new in
                    call.evaluator.call(action, [old, new])
                }
            },
        ]
    }

    private static func proxy(_ call: NativeCall) -> Layout.GeometryProxy? {
        call.receiver.native(GeometryProxyValue.self)?.proxy
    }

    private static func frame(_ call: NativeCall) -> Value {
        guard let proxy = call.receiver.native(GeometryProxyValue.self) else { return .void }
        return call.evaluator.value(proxy.proxy.frame(in: proxy.graph.coordinateSpace(call.nextValue())))
    }

    private static func coordinateSpace(_ call: NativeCall, _ name: Value) -> Value {
        call.modifier("coordinateSpace") { node, context in
            CoordinateSpaceNode(node, name: context.graph.number(of: name))
        }
    }

    /// Called once when the view appears, then whenever the value differs from the last one.
    private static func onGeometryChange(
        _ call: NativeCall, _ transform: Value, _ action: @escaping (Value, Value) -> Void
    ) -> Value {
        let evaluator = call.evaluator
        return call.remembering("onGeometryChange") { memory, nodes, context in
            guard let first = nodes.first else { return nodes }
            var place: Layout.GeometryProxy?
            let observer = VisualEffectNode(first) { node, proxy in
                place = proxy
                return node
            }
            context.graph.afterLayout { _ in
                guard let place else { return }
                let value = evaluator.call(transform, [.native(GeometryProxyValue(place, context.graph))])
                let old = memory.value
                memory.value = value
                if let old, evaluator.areEqual(old, value) { return }
                action(old ?? value, value)
            }
            return [context.part(observer)] + nodes.dropFirst()
        }
    }
}

/// `GeometryProxy`.
final class GeometryProxyValue: NativeValue {
    let proxy: Layout.GeometryProxy
    let graph: ViewGraph

    init(_ proxy: Layout.GeometryProxy, _ graph: ViewGraph) {
        self.proxy = proxy
        self.graph = graph
    }

    override var description: String { "GeometryProxy" }
}

extension ViewGraph {
    /// The space that a `CoordinateSpace`, or one of the types that stand for it, names.
    func coordinateSpace(_ value: Value) -> Layout.CoordinateSpace {
        switch value {
        case .enumeration(let space, let payload):
            switch space.index {
            case 0: return .global
            case 1: return .local
            default: return named(payload.first)
            }
        case .structure(let space):
            if let name = space.fields.first { return named(name) }
            return space.declaration.name == "GlobalCoordinateSpace" ? .global : .local
        default: return .global
        }
    }

    /// - Parameter name: an `AnyHashable` around the name.
    private func named(_ name: Value?) -> Layout.CoordinateSpace {
        let name = name?.fields.first ?? .void
        guard case .string(let text) = name, text.utf8.first == UInt8(ascii: "$") else {
            return .named(number(of: name))
        }
        switch Name(text) {
        case "$scrollView": return .scrollView(nil)
        case "$scrollView.horizontal": return .scrollView(.horizontal)
        case "$scrollView.vertical": return .scrollView(.vertical)
        default: return .named(number(of: name))
        }
    }
}
