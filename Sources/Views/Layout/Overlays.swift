import Graphics
import Interpreter
import Layout
import Syntax

/// `overlay` and `background` with views, and what else puts views behind or before others.
enum OverlayRows {
    static var rows: [Declaration] { overlays + backgrounds + depth }

    private static var overlays: [Declaration] {
        [
            Declaration(
                """
                extension View {
                    @available(iOS 15.0, *)
                    public func overlay<V>(
                        alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
                }
                """
            ) { call in
                let alignment: Layout.Alignment = call.next()
                return decorate(call, "overlay", call.nextContent(), alignment)
            },
            Declaration(
                """
                extension View {
                    @_disfavoredOverload
                    public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
                        where Overlay: View
                }
                """
            ) { call in
                let overlay = call.nextValue()
                return decorate(call, "overlay", overlay, call.next())
            },
        ]
    }

    private static var backgrounds: [Declaration] {
        [
            Declaration(
                """
                extension View {
                    @available(iOS 15.0, *)
                    public func background<V>(
                        alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
                }
                """
            ) { call in
                let alignment: Layout.Alignment = call.next()
                return decorate(call, "background", call.nextContent(), alignment)
            },
            Declaration(
                """
                extension View {
                    @_disfavoredOverload
                    public func background<Background>(
                        _ background: Background, alignment: Alignment = .center) -> some View
                        where Background: View
                }
                """
            ) { call in
                let background = call.nextValue()
                return decorate(call, "background", background, call.next())
            },
        ]
    }

    private static var depth: [Declaration] {
        [
            Declaration("extension View { public func zIndex(_ value: Double) -> some View }") { call in
                let value: Double = call.next()
                return call.modifier("zIndex") { node, _ in
                    TraitNode(view: "zIndex", node) { $0.zIndex = value }
                }
            },
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
