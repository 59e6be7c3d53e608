import Graphics
import Interpreter
import Layout

/// `background` and `overlay` with styles and shapes, and the glass of iOS 26.
enum BackgroundRows {
    static var rows: [Native] {
        [
            Native("View.background(_:ignoresSafeAreaEdges:)") { fill($0, "background", isBackground: true) },
            Native("View.background(ignoresSafeAreaEdges:)") { fill($0, "background", isBackground: true) },
            Native("View.background(_:in:fillStyle:)") { shaped($0, "background", isBackground: true) },
            Native("View.background(in:fillStyle:)") { shaped($0, "background", isBackground: true) },
            Native("View.overlay(_:ignoresSafeAreaEdges:)") { fill($0, "overlay", isBackground: false) },
            Native("View.overlay(_:in:fillStyle:)") { shaped($0, "overlay", isBackground: false) },
        ] + glass
    }

    /// A style behind or before a view runs on under the safe area where the view touches it.
    private static func fill(_ call: NativeCall, _ name: StaticString, isBackground: Bool) -> Value {
        let style = call.unlabeledArgument, edges = Edge.Set(call.argument("ignoresSafeAreaEdges") ?? .void)
        return call.modifier(name) { node, context in
            let paint = style.map { context.paint(of: $0) } ?? context.background
            let leaf = LeafNode(view: "Color")
            leaf.drawing = { frame, view, list in paint.fill(.rect(frame), in: frame, list: &list, view: view)
            }
            let area =
                edges.isEmpty
                ? context.part(leaf) : context.part(IgnoresSafeAreaNode(context.part(leaf), edges: edges))
            return OverlayNode(node, [area], isBackground: isBackground)
        }
    }

    private static func shaped(_ call: NativeCall, _ name: StaticString, isBackground: Bool) -> Value {
        let style = call.unlabeledArgument
        if style != nil { _ = call.nextValue() }
        let shape = call.nextValue(), rule = call.nextFillRule()
        return call.modifier(name) { node, context in
            let paint = style.map { context.paint(of: $0) } ?? context.background
            let shape = context.shape(shape)
            let drawing: Drawing = { frame, view, list in
                let outline = shape.outline(in: frame)
                if let line = outline.stroke {
                    paint.stroke(outline.path, in: frame, style: line, list: &list, view: view)
                } else {
                    paint.fill(outline.path, in: frame, rule: rule, list: &list, view: view)
                }
            }
            return DecorationNode(
                view: "\(name)", node, behind: isBackground ? drawing : nil,
                inFront: isBackground ? nil : drawing)
        }
    }

    /// Glass is approximated by a translucent fill with a bright edge; nothing behind it is blurred.
    private static var glass: [Native] {
        [
            Native("Glass.regular") { _ in .native(GlassValue(GlassLook.plain)) },
            Native("Glass.clear") { _ in .native(GlassValue(UnitPaint(.ultraThinMaterial))) },
            Native("Glass.identity") { _ in .native(GlassValue(nil)) },
            Native("Glass.tint(_:)") { call in
                guard let color = call.nextOptional() else { return call.receiver }
                return .native(GlassValue(UnitPaint(Color(color).opacity(0.8))))
            },
            Native("DefaultGlassEffectShape.init()") { call in
                .native(BuiltInShape("Capsule", call.range) { rect, _ in .capsule(in: rect) })
            },
            Native("View.glassEffect(_:in:)") { call in
                let glass = call.nextValue().native(GlassValue.self), shape = call.nextValue()
                guard let fill = glass?.fill else { return call.receiver }
                return call.modifier("glassEffect") { node, context in
                    let shape = context.shape(shape)
                    return DecorationNode(
                        view: "glassEffect", node,
                        behind: { frame, view, list in
                            GlassLook.draw(shape.path(in: frame), fill, frame, view, &list)
                        })
                }
            },
            Native("GlassEffectContainer.init(spacing:content:)") { call in
                _ = call.nextValue()
                return call.group("GlassEffectContainer", [call.nextContent()])
            },
        ]
    }
}

/// `Glass`.
final class GlassValue: NativeValue {
    /// Nothing for `identity`.
    let fill: UnitPaint?

    init(_ fill: UnitPaint?) { self.fill = fill }
}

extension ViewContext {
    /// The background style in force.
    var background: UnitPaint {
        environment[.backgroundStyle].map { paint(of: $0) } ?? UnitPaint(.systemBackground)
    }
}
