import Graphics
import Interpreter
import Layout
import Syntax

/// `padding` in its four forms, `safeAreaPadding`, safe areas and scroll margins.
enum PaddingRows {
    static var rows: [Native] { paddings + safeAreas }

    private static var paddings: [Native] {
        [
            Native("View.padding(_:_:)") { call in
                let edges: Edge.Set = call.next()
                let length: Double? = call.next()
                return padding(call, EdgeInsets(edges, length ?? PaddingNode.standard))
            },
            Native("View.padding(_: CGFloat)") { call in
                padding(call, EdgeInsets(.all, call.next()))
            },
            Native("View.padding(_: EdgeInsets)") { call in
                padding(call, call.next())
            },
            Native("View.scenePadding(_:)") { call in
                padding(call, EdgeInsets(call.next(), PaddingNode.standard))
            },
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
                let edges: Edge.Set = call.next()
                let length: Double? = call.next()
                return safeAreaPadding(call, EdgeInsets(edges, length ?? PaddingNode.standard))
            },
            Native("View.safeAreaPadding(_: CGFloat)") { call in
                safeAreaPadding(call, EdgeInsets(.all, call.next()))
            },
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
            Native(
                "View.safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat?, content: () -> V)"
            ) { call in safeAreaInset(call, call.nextValue().caseIndex == 1 ? .bottom : .top) },
            Native(
                "View.safeAreaInset(edge: HorizontalEdge, alignment: VerticalAlignment, spacing: CGFloat?, content: () -> V)"
            ) { call in safeAreaInset(call, call.nextValue().caseIndex == 1 ? .trailing : .leading) },
            Native(
                "View.safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat?, content: () -> V)"
            ) { call in safeAreaInset(call, call.nextValue().caseIndex == 1 ? .bottom : .top) },
            Native(
                "View.safeAreaBar(edge: HorizontalEdge, alignment: VerticalAlignment, spacing: CGFloat?, content: () -> V)"
            ) { call in safeAreaInset(call, call.nextValue().caseIndex == 1 ? .trailing : .leading) },
        ]
    }

    private static func safeAreaPadding(_ call: NativeCall, _ insets: EdgeInsets) -> Value {
        call.modifier("safeAreaPadding") { node, _ in SafeAreaPaddingNode(node, insets) }
    }

    private static func safeAreaInset(_ call: NativeCall, _ edge: Edge) -> Value {
        let alignment: AlignmentKey = call.next()
        let spacing: Double? = call.next()
        let inset = call.nextContent()
        return call.decorated("safeAreaInset", inset) { node, nodes, _ in
            SafeAreaInsetNode(node, edge: edge, alignment: alignment, spacing: spacing, nodes)
        }
    }
}
