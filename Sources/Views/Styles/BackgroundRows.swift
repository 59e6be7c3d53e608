import Graphics
import Interpreter
import Layout
import Syntax

/// `background` and `overlay` with styles and shapes, and the glass of iOS 26.
enum BackgroundRows {
    static var rows: [Declaration] { backgrounds + containers + overlays + glass }

    private static var backgrounds: [Declaration] {
        [
            Declaration(
                """
                extension View { public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View \
                where S: ShapeStyle }
                """
            ) { call in
                let style = call.nextValue()
                return fill(call, "background", style, edges: call.next(), isBackground: true)
            },
            Declaration("extension View { @available(iOS 15.0, *) public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View }") { call in
                fill(call, "background", nil, edges: call.next(), isBackground: true)
            },
            Declaration(
                """
                extension View { @available(iOS 15.0, *) public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) \
                -> some View where S: ShapeStyle, T: Shape }
                """
            ) { call in
                let style = call.nextValue()
                let shape = call.nextValue()
                return shaped(call, "background", style, shape, call.nextFillRule(), isBackground: true)
            },
            Declaration(
                """
                extension View { @available(iOS 15.0, *) public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View \
                where S: Shape }
                """
            ) { call in
                let shape = call.nextValue()
                return shaped(call, "background", nil, shape, call.nextFillRule(), isBackground: true)
            },
        ]
    }

    /// A container gives its root all its room, and so to the root's background.
    private static var containers: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 17.0, *)
                public struct ContainerBackgroundPlacement: Hashable, Sendable {
                    let index: Int
                    public static let widget = ContainerBackgroundPlacement(index: 0)
                    public static let navigation = ContainerBackgroundPlacement(index: 1)
                    public static let navigationSplitView = ContainerBackgroundPlacement(index: 2)
                }
                """),
            Declaration(
                """
                extension View {
                    @available(iOS 17.0, *)
                    public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View where S: ShapeStyle {
                        frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
                    }
                }
                """),
            Declaration(
                """
                extension View {
                    @available(iOS 17.0, *)
                    public func containerBackground<V>(
                        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
                    ) -> some View where V: View {
                        frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment) { content().ignoresSafeArea() }
                    }
                }
                """),
        ]
    }

    private static var overlays: [Declaration] {
        [
            Declaration(
                """
                extension View { public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View \
                where S: ShapeStyle }
                """
            ) { call in
                let style = call.nextValue()
                return fill(call, "overlay", style, edges: call.next(), isBackground: false)
            },
            Declaration(
                """
                extension View { @available(iOS 15.0, *) public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) \
                -> some View where S: ShapeStyle, T: Shape }
                """
            ) { call in
                let style = call.nextValue()
                let shape = call.nextValue()
                return shaped(call, "overlay", style, shape, call.nextFillRule(), isBackground: false)
            },
        ]
    }

    /// A style behind or before a view runs on under the safe area where the view touches it.
    private static func fill(
        _ call: NativeCall, _ name: StaticString, _ style: Value?, edges: Edge.Set, isBackground: Bool
    ) -> Value {
        call.modifier(name) { node, context in
            let paint = style.map { context.paint(of: $0) } ?? context.background
            let leaf = LeafNode(view: "Color")
            leaf.drawing = { frame, view, list in paint.fill(.rect(frame), in: frame, list: &list, view: view) }
            let area = edges.isEmpty ? context.part(leaf) : context.part(IgnoresSafeAreaNode(context.part(leaf), edges: edges))
            return OverlayNode(node, [area], isBackground: isBackground)
        }
    }

    private static func shaped(
        _ call: NativeCall, _ name: StaticString, _ style: Value?, _ shape: Value, _ rule: FillRule, isBackground: Bool
    ) -> Value {
        call.modifier(name) { node, context in
            let paint = style.map { context.paint(of: $0) } ?? context.background
            let shape = context.graph.shape(shape)
            let drawing: Drawing = { frame, view, list in
                let outline = shape.outline(in: frame)
                if let line = outline.stroke {
                    paint.stroke(outline.path, in: frame, style: line, list: &list, view: view)
                } else {
                    paint.fill(outline.path, in: frame, rule: rule, list: &list, view: view)
                }
            }
            return DecorationNode(
                view: "\(name)", node, behind: isBackground ? drawing : nil, inFront: isBackground ? nil : drawing)
        }
    }

    /// Glass is approximated by a translucent fill with a bright edge; nothing behind it is blurred.
    private static var glass: [Declaration] {
        [
            Declaration("public struct Glass: Equatable, Sendable { }"),
            Declaration("extension Glass { public static var regular: Glass { get } }") { _ in .native(GlassValue(GlassLook.plain)) },
            Declaration("extension Glass { public static var clear: Glass { get } }") { _ in .native(GlassValue(UnitPaint(.ultraThinMaterial))) },
            Declaration("extension Glass { public static var identity: Glass { get } }") { _ in .native(GlassValue(nil)) },
            Declaration("extension Glass { public func tint(_ color: Color?) -> Glass }") { call in
                guard let color = call.nextOptional() else { return call.receiver }
                return .native(GlassValue(UnitPaint(Color(color).opacity(0.8))))
            },
            Declaration(accepting: "extension Glass { public func interactive(_ isEnabled: Bool = true) -> Glass }"),
            Declaration("public struct DefaultGlassEffectShape: Shape { public init() }") { call in
                .native(BuiltInShape("Capsule", call.range) { rect, _ in .capsule(in: rect) })
            },
            Declaration(
                """
                extension View { public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = \
                DefaultGlassEffectShape()) -> some View }
                """
            ) { call in
                let glass = call.nextValue().native(GlassValue.self)
                let shape = call.nextValue()
                guard let fill = glass?.fill else { return call.receiver }
                return call.modifier("glassEffect") { node, context in
                    let shape = context.graph.shape(shape)
                    return DecorationNode(view: "glassEffect", node, behind: { frame, view, list in
                        GlassLook.draw(shape.path(in: frame), fill, frame, view, &list)
                    })
                }
            },
            Declaration(
                """
                @available(iOS 26.0, *) public struct GlassEffectContainer<Content>: View where Content: View { public init(spacing: CGFloat? = nil, \
                @ViewBuilder content: () -> Content) }
                """
            ) { call in
                _ = call.nextValue()
                return call.group("GlassEffectContainer", [call.nextContent()])
            },
            Declaration(accepting: "extension View { public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View }"),
            Declaration(ignoring: "extension View { public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View }"),
            Declaration(
                """
                public struct GlassEffectTransition: Sendable { init() {}; public static let matchedGeometry = GlassEffectTransition(); \
                public static let materialize = GlassEffectTransition(); public static let identity = GlassEffectTransition() }
                """),
            Declaration(accepting: "extension View { public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View }"),
            Declaration(ignoring: "extension View { public func backgroundExtensionEffect() -> some View }"),
            Declaration(ignoring: "extension View { public func backgroundExtensionEffect(isEnabled: Bool) -> some View }"),
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
