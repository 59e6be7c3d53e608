import Graphics
import Interpreter
import Layout

/// `ViewThatFits`, `GeometryReader` and what else depends on the size or place that a view got.
enum GeometryRows {
    static var rows: [Native] { fits + proxies + spaces + observers }

    private static var fits: [Native] {
        [
            Native("ViewThatFits.init(in:content:)") { call in
                let axes: AxisSet = call.next()
                return call.container("ViewThatFits", call.nextContent()) { nodes, _ in
                    ViewThatFitsNode(in: axes, nodes)
                }
            }
        ]
    }

    private static var proxies: [Native] {
        [
            Native("GeometryProxy.size") { call in call.evaluator.value(proxy(call)?.size ?? .zero) },
            Native("GeometryProxy.safeAreaInsets") { $0.evaluator.value(proxy($0)?.safeAreaInsets ?? .zero) },
            Native("GeometryProxy.frame(in: CoordinateSpace)") { frame($0) },
            Native("GeometryProxy.frame(in: some CoordinateSpaceProtocol)") { frame($0) },
            Native("GeometryProxy.bounds(of:)") { call in
                guard let proxy = call.receiver.native(GeometryProxyValue.self) else { return .none }
                let bounds = proxy.proxy.bounds(of: proxy.graph.coordinateSpace(call.nextValue()))
                return bounds.map { .some(call.evaluator.value($0)) } ?? .none
            },
            Native("GeometryProxy.subscript(anchor:)") { call in
                guard let proxy = proxy(call), let anchor = call.nextValue().native(AnchorValue.self) else {
                    return .void
                }
                return anchor.resolved(proxy, call.evaluator)
            },
            Native("GeometryReader.init(content:)") { call in
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

    private static var observers: [Native] {
        [
            Native("View.onGeometryChange(...)") { onGeometryChange($0) { [$1] } },
            Native(
                "View.onGeometryChange(for: T.Type, of: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void)"
            ) { onGeometryChange($0) { [$0, $1] } },
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
    ///
    /// - Parameter handed: what the action is called with, of the old value and the new one.
    private static func onGeometryChange(
        _ call: NativeCall, _ handed: @escaping (Value, Value) -> [Value]
    ) -> Value {
        let evaluator = call.evaluator
        let transform = call.argument("of") ?? .void, action = call.argument("action") ?? .void
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
                evaluator.call(action, handed(old ?? value, value))
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
