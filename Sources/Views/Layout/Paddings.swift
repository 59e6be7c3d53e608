import Interpreter
import Layout
import Syntax

/// `padding` in its four forms, `safeAreaPadding`, safe areas and scroll margins.
enum PaddingRows {
    static var rows: [Native] { paddings + safeAreas }

    private static var paddings: [Native] {
        [
            Native("View.padding(_:_:)") { call in
                let edges: Edge.Set = call.next(), length: Double? = call.next()
                return padding(call, EdgeInsets(edges, length ?? PaddingNode.standard))
            },
            Native("View.padding(_: CGFloat)") { call in padding(call, EdgeInsets(.all, call.next())) },
            Native("View.padding(_: EdgeInsets)") { call in padding(call, call.next()) },
            Native("View.scenePadding(_:)") { padding($0, EdgeInsets($0.next(), PaddingNode.standard)) },
            Native("View.scenePadding(_:edges:)") { call in
                _ = call.nextValue()
                return padding(call, EdgeInsets(call.next(), PaddingNode.standard))
            },
        ]
    }

    private static func padding(_ call: NativeCall, _ insets: EdgeInsets) -> Value {
        call.modifier("padding") { node, _ in PaddingNode(node, insets) }
    }

    private static var safeAreas: [Native] {
        [
            Native("View.safeAreaPadding(_:_:)") { call in
                let edges: Edge.Set = call.next(), length: Double? = call.next()
                return safeAreaPadding(call, EdgeInsets(edges, length ?? PaddingNode.standard))
            },
            Native("View.safeAreaPadding(_: CGFloat)") { safeAreaPadding($0, EdgeInsets(.all, $0.next())) },
            Native("View.safeAreaPadding(_: EdgeInsets)") { call in safeAreaPadding(call, call.next()) },
            Native("View.ignoresSafeArea(_:edges:)") { call in
                // No keyboard is ever shown: its region reaches nowhere.
                let regions = call.nextValue().fields.first?.asInt ?? 0
                let edges: Edge.Set = call.next()
                let ignored = regions & 1 != 0 ? edges : []
                return call.modifier("ignoresSafeArea") { node, _ in IgnoresSafeAreaNode(node, edges: ignored)
                }
            },
            Native("View.edgesIgnoringSafeArea(_:)") {
                call in
                let edges: Edge.Set = call.next()
                return call.modifier("edgesIgnoringSafeArea") { node, _ in
                    IgnoresSafeAreaNode(node, edges: edges)
                }
            },
            Native("View.safeAreaInset(...)") { safeAreaInset($0) },
            Native("View.safeAreaBar(...)") { safeAreaInset($0) },
        ]
    }

    private static func safeAreaPadding(_ call: NativeCall, _ insets: EdgeInsets) -> Value {
        call.modifier("safeAreaPadding") { node, _ in SafeAreaPaddingNode(node, insets) }
    }

    private static func safeAreaInset(_ call: NativeCall) -> Value {
        var edge = Edge.top
        if case .enumeration(let given, _) = call.nextValue() {
            let isVertical = given.parent?.name == "VerticalEdge"
            edge = given.index == 0 ? (isVertical ? .top : .leading) : (isVertical ? .bottom : .trailing)
        }
        let alignment: AlignmentKey = call.next(), spacing: Double? = call.next(), inset = call.nextContent()
        return call.decorated("safeAreaInset", inset) { node, nodes, _ in
            SafeAreaInsetNode(node, edge: edge, alignment: alignment, spacing: spacing, nodes)
        }
    }
}
