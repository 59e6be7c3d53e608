import Graphics
import Interpreter
import Layout
import Syntax

/// `overlay` and `background` with views, and what else puts views behind or before others.
enum OverlayRows {
    static var rows: [Native] { overlays + backgrounds + depth }

    private static var overlays: [Native] {
        [
            Native("View.overlay(alignment:content:)") { call in
                let alignment: Layout.Alignment = call.next()
                return decorate(call, "overlay", call.nextContent(), alignment)
            },
            Native("View.overlay(_:alignment:)") { call in
                let overlay = call.nextValue()
                return decorate(call, "overlay", overlay, call.next())
            },
        ]
    }

    private static var backgrounds: [Native] {
        [
            Native("View.background(alignment:content:)") { call in
                let alignment: Layout.Alignment = call.next()
                return decorate(call, "background", call.nextContent(), alignment)
            },
            Native("View.background(_:alignment:)") { call in
                let background = call.nextValue()
                return decorate(call, "background", background, call.next())
            },
        ]
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

    private static func decorate(
        _ call: NativeCall, _ name: StaticString, _ decoration: Value, _ alignment: Layout.Alignment
    ) -> Value {
        let isBackground = name.utf8CodeUnitCount == 10
        return call.decorated(name, decoration) { node, nodes, _ in
            OverlayNode(node, nodes, alignment: alignment, isBackground: isBackground)
        }
    }
}
