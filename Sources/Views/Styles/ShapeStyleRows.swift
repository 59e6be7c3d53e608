import Graphics
import Interpreter
import Layout
import Syntax

/// Styles that depend on the place, and the modifiers that set them.
enum ShapeStyleRows {
    static var rows: [Declaration] { levels + contextual + materials + modifiers }

    /// `HierarchicalShapeStyle`, and its levels of any style.
    private static var levels: [Declaration] {
        var rows = [
            Declaration("@available(iOS 15.0, *) public struct HierarchicalShapeStyle: ShapeStyle {}"),
            Declaration("public struct HierarchicalShapeStyleModifier<Base>: ShapeStyle where Base: ShapeStyle {}"),
        ]
        let names: [StaticString] = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
        for (level, name) in names.enumerated() {
            rows.append(Declaration(
                "extension HierarchicalShapeStyle { public static let \(name): HierarchicalShapeStyle }"
            ) { _ in .native(ContextualStyle(name) { $0.foreground(level) }) })
            rows.append(Declaration(
                "extension ShapeStyle where Self == HierarchicalShapeStyle { public static var \(name): "
                    + "HierarchicalShapeStyle { HierarchicalShapeStyle.\(name) } }"))
            guard level > 0 else { continue }
            rows.append(Declaration(
                "extension ShapeStyle { public var \(name): some ShapeStyle { get } }"
            ) { call in
                let base = call.receiver
                return .native(ContextualStyle(name) { $0.level(level, of: base) })
            })
        }
        return rows
    }

    private static var contextual: [Declaration] {
        style("ForegroundStyle", "foreground") { $0.foreground() }
            + style("TintShapeStyle", "tint") { $0.tint }
            + style("BackgroundStyle", "background", isBackground: true) { $0.background }
            + style("SelectionShapeStyle", "selection") { $0.tint }
            + style("SeparatorShapeStyle", "separator") { _ in UnitPaint(.separator) }
            + style("PlaceholderTextShapeStyle", "placeholder") { _ in UnitPaint(.placeholderText) }
            + style("LinkShapeStyle", "link") { _ in UnitPaint(.link) }
            + style("FillShapeStyle", "fill") { _ in UnitPaint(.systemFill) }
            + style("WindowBackgroundShapeStyle", "windowBackground") { _ in UnitPaint(.systemBackground) }
            + [
                Declaration("@available(iOS 15.0, *) public struct AnyShapeStyle: ShapeStyle { public init<S>(_ style: S) where S: ShapeStyle }") {
                    .native(WrappedStyle($0.nextValue()))
                },
                Declaration(
                    """
                    public struct ImagePaint: ShapeStyle { public init(image: Image, sourceRect: CGRect = \
                    CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) }
                    """
                ) { call in
                    let image = call.nextValue()
                    let source: Rect = call.next()
                    let scale: Double = call.next()
                    return .native(ContextualStyle("ImagePaint") { $0.tiles(of: image, source, scale: scale) })
                },
                Declaration(
                    """
                    extension ShapeStyle where Self == ImagePaint { public static func image(_ image: Image, sourceRect: CGRect = \
                    CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint { \
                    ImagePaint(image: image, sourceRect: sourceRect, scale: scale) } }
                    """),
                Declaration("extension ShapeStyle { public func opacity(_ opacity: Double) -> some ShapeStyle }") { call in
                    let base = call.receiver
                    let opacity: Double = call.next()
                    return .native(ContextualStyle("opacity") { $0.paint(of: base).opacity(opacity) })
                },
                Declaration("extension ShapeStyle { public func blendMode(_ mode: BlendMode) -> some ShapeStyle }") { call in
                    let base = call.receiver
                    let mode = EffectRows.blendMode(call.nextCase())
                    return .native(ContextualStyle("blendMode") {
                        var paint = $0.paint(of: base)
                        paint.blendMode = mode
                        return paint
                    })
                },
                Declaration("extension ShapeStyle { public func shadow(_ style: ShadowStyle) -> some ShapeStyle }") { call in
                    let base = call.receiver
                    let shadow = call.nextValue()
                    return .native(ContextualStyle("shadow") {
                        var paint = $0.paint(of: base)
                        if case .native(let native) = shadow, let style = native as? ShadowValue {
                            paint.shadows.append(style.shadow)
                        }
                        return paint
                    })
                },
                Declaration("@available(iOS 16.0, *) public struct ShadowStyle: Equatable, Sendable {}"),
                shadow("drop", isInner: false, defaultOpacity: "0.33"),
                shadow("inner", isInner: true, defaultOpacity: "0.55"),
                Declaration("extension ShapeStyle { public func `in`(_ rect: CGRect) -> some ShapeStyle }") { call in
                    let base = call.receiver
                    let rect: Rect = call.next()
                    return .native(ContextualStyle("in") {
                        var paint = $0.paint(of: base)
                        paint.rect = rect
                        return paint
                    })
                },
            ]
    }

    private static func shadow(_ name: String, isInner: Bool, defaultOpacity: String) -> Declaration {
        Declaration(
            "extension ShadowStyle { public static func \(name)(color: Color = Color(.sRGBLinear, white: 0, "
                + "opacity: \(defaultOpacity)), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle }"
        ) { call in
            let color: Color = call.next()
            let radius: Double = call.next()
            let x: Double = call.next()
            return .native(ShadowValue(StyleShadow(color: color, radius: radius, x: x, y: call.next(), isInner: isInner)))
        }
    }

    /// A style type with its initializer and the name that `ShapeStyle` gives it.
    private static func style(
        _ type: StaticString, _ name: StaticString, isBackground: Bool = false,
        _ resolve: @escaping (ViewContext) -> UnitPaint
    ) -> [Declaration] {
        [
            Declaration("public struct \(type): ShapeStyle { public init() }") { _ in
                .native(ContextualStyle(name, isBackground: isBackground, resolve: resolve))
            },
            Declaration("extension ShapeStyle where Self == \(type) { public static var \(name): \(type) { \(type)() } }"),
        ]
    }

    private static var materials: [Declaration] {
        let names: [(StaticString, ColorRole)] = [
            ("ultraThin", .ultraThinMaterial), ("thin", .thinMaterial), ("regular", .regularMaterial),
            ("thick", .thickMaterial), ("ultraThick", .ultraThickMaterial), ("bar", .bar),
        ]
        var rows = [Declaration("@available(iOS 15.0, *) public struct Material: ShapeStyle, Sendable {}")]
        for (name, role) in names {
            rows.append(Declaration("extension Material { public static let \(name): Material }") { _ in
                .native(ContextualStyle("Material") { _ in UnitPaint(role) })
            })
            let member = role == .bar ? "bar" : "\(name)Material"
            rows.append(Declaration(
                "extension ShapeStyle where Self == Material { public static var \(member): Material { Material.\(name) } }"))
        }
        return rows
    }

    private static var modifiers: [Declaration] {
        [
            Declaration("extension View { @available(iOS 15.0, *) public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle }") {
                foreground($0, count: 1)
            },
            Declaration(
                """
                extension View { @available(iOS 15.0, *) public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View \
                where S1: ShapeStyle, S2: ShapeStyle }
                """
            ) { foreground($0, count: 2) },
            Declaration(
                """
                extension View { public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, \
                _ tertiary: S3) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle }
                """
            ) { foreground($0, count: 3) },
            Declaration("extension View { public func foregroundColor(_ color: Color?) -> some View }") { call in
                guard let color = call.nextValue().unwrapped else {
                    return call.environment("foregroundColor") { values, _ in values[.foregroundStyle] = nil }
                }
                return call.environment("foregroundColor") { values, context in
                    values[.foregroundStyle] = .native(ForegroundLevels([context.paint(of: color)], isChosen: true))
                }
            },
            Declaration("extension View { @available(iOS 15.0, *) public func tint(_ tint: Color?) -> some View }") { tint($0) },
            Declaration("extension View { @available(iOS 15.0, *) public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle }") { tint($0) },
            Declaration("extension View { public func accentColor(_ accentColor: Color?) -> some View }") { tint($0) },
            Declaration(
                "extension View { @available(iOS 16.0, *) public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle }"
            ) { $0.setting("backgroundStyle", .backgroundStyle) },
        ]
    }

    private static func foreground(_ call: NativeCall, count: Int) -> Value {
        let styles = (0..<count).map { _ in call.nextValue() }
        return call.environment("foregroundStyle") { values, context in
            values[.foregroundStyle] = .native(ForegroundLevels(styles.map { context.paint(of: $0) }, isChosen: true))
        }
    }

    private static func tint(_ call: NativeCall) -> Value {
        let style = call.nextValue().unwrapped
        return call.environment("tint") { values, context in
            values[.tint] = style.map { .native(ForegroundLevels([context.paint(of: $0)])) }
        }
    }
}

/// `ShadowStyle`.
final class ShadowValue: NativeValue {
    let shadow: StyleShadow

    init(_ shadow: StyleShadow) { self.shadow = shadow }
}
