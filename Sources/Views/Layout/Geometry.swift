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
                @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
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
