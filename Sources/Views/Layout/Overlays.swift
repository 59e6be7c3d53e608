import Interpreter
import Layout

/// `overlay` and `background` with views, and what else puts views behind or before others.
enum OverlayRows {
    static var rows: [Native] {
        [
            Native("View.overlay(...)") { decorate($0, "overlay") },
            Native("View.background(...)") { decorate($0, "background") },
        ] + depth
    }

    private static var depth: [Native] {
        [
            Native("View.zIndex(_:)") { call in
                let value: Double = call.next()
                return call.modifier("zIndex") { node, _ in
                    TraitNode(view: "zIndex", node) { $0.zIndex = value }
                }
            }
        ]
    }

    private static func decorate(_ call: NativeCall, _ name: StaticString) -> Value {
        let alignment = Layout.Alignment(call.argument("alignment") ?? .void)
        let decoration = call.content("content") ?? call.nextValue()
        let isBackground = name.utf8CodeUnitCount == 10
        return call.decorated(name, decoration) { node, nodes, _ in
            OverlayNode(node, nodes, alignment: alignment, isBackground: isBackground)
        }
    }
}
