import Graphics
import Interpreter
import Layout
import Syntax

/// Styles that depend on the place, and the modifiers that set them.
enum ShapeStyleRows {
    static var rows: [Native] { levels + contextual + materials + modifiers }

    /// `HierarchicalShapeStyle`, and its levels of any style.
    private static var levels: [Native] {
        var rows: [Native] = []
        let names: [StaticString] = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
        for (level, name) in names.enumerated() {
            rows.append(
                Native("HierarchicalShapeStyle.\(name)") { _ in
                    .native(ContextualStyle(name) { $0.foreground(level) })
                })
            guard level > 0 else { continue }
            rows.append(
                Native("ShapeStyle.\(name)") { call in
                    let base = call.receiver
                    return .native(ContextualStyle(name) { $0.level(level, of: base) })
                })
        }
        return rows
    }

    private static var contextual: [Native] {
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
                Native("AnyShapeStyle.init(_:)") { .native(WrappedStyle($0.nextValue())) },
                Native("ImagePaint.init(image:sourceRect:scale:)") { call in
                    let image = call.nextValue()
                    let source: Rect = call.next()
                    let scale: Double = call.next()
                    return .native(
                        ContextualStyle("ImagePaint") { $0.tiles(of: image, source, scale: scale) })
                },
                Native("ShapeStyle.opacity(_:)") { call in
                    let base = call.receiver
                    let opacity: Double = call.next()
                    return .native(ContextualStyle("opacity") { $0.paint(of: base).opacity(opacity) })
                },
                Native("ShapeStyle.blendMode(_:)") { call in
                    let base = call.receiver
                    let mode = EffectRows.blendMode(call.nextCase())
                    return .native(
                        ContextualStyle("blendMode") {
                            var paint = $0.paint(of: base)
                            paint.blendMode = mode
                            return paint
                        })
                },
                Native("ShapeStyle.shadow(_:)") { call in
                    let base = call.receiver
                    let shadow = call.nextValue()
                    return .native(
                        ContextualStyle("shadow") {
                            var paint = $0.paint(of: base)
                            if case .native(let native) = shadow, let style = native as? ShadowValue {
                                paint.shadows.append(style.shadow)
                            }
                            return paint
                        })
                },
                shadow("drop", isInner: false, defaultOpacity: "0.33"),
                shadow("inner", isInner: true, defaultOpacity: "0.55"),
                Native("ShapeStyle.in(_:)") { call in
                    let base = call.receiver
                    let rect: Rect = call.next()
                    return .native(
                        ContextualStyle("in") {
                            var paint = $0.paint(of: base)
                            paint.rect = rect
                            return paint
                        })
                },
            ]
    }

    private static func shadow(_ name: String, isInner: Bool, defaultOpacity: String) -> Native {
        Native("ShadowStyle.\(name)(color:radius:x:y:)") { call in
            let color: Color = call.next()
            let radius: Double = call.next()
            let x: Double = call.next()
            return .native(
                ShadowValue(StyleShadow(color: color, radius: radius, x: x, y: call.next(), isInner: isInner))
            )
        }
    }

    /// A style type with its initializer and the name that `ShapeStyle` gives it.
    private static func style(
        _ type: StaticString, _ name: StaticString, isBackground: Bool = false,
        _ resolve: @escaping (ViewContext) -> UnitPaint
    ) -> [Native] {
        [
            Native("\(type).init()") { _ in
                .native(ContextualStyle(name, isBackground: isBackground, resolve: resolve))
            }
        ]
    }

    private static var materials: [Native] {
        let names: [(StaticString, ColorRole)] = [
            ("ultraThin", .ultraThinMaterial), ("thin", .thinMaterial), ("regular", .regularMaterial),
            ("thick", .thickMaterial), ("ultraThick", .ultraThickMaterial), ("bar", .bar),
        ]
        var rows: [Native] = []
        for (name, role) in names {
            rows.append(
                Native("Material.\(name)") { _ in
                    .native(ContextualStyle("Material") { _ in UnitPaint(role) })
                })
        }
        return rows
    }

    private static var modifiers: [Native] {
        [
            Native("View.foregroundStyle(_:)") { foreground($0, count: 1) },
            Native("View.foregroundStyle(_:_:)") { foreground($0, count: 2) },
            Native("View.foregroundStyle(_:_:_:)") { foreground($0, count: 3) },
            Native("View.foregroundColor(_:)") { call in
                guard let color = call.nextValue().unwrapped else {
                    return call.environment("foregroundColor") { values, _ in values[.foregroundStyle] = nil }
                }
                return call.environment("foregroundColor") { values, context in
                    values[.foregroundStyle] = .native(
                        ForegroundLevels([context.paint(of: color)], isChosen: true))
                }
            },
            Native("View.tint(_: Color?)") { tint($0) },
            Native("View.tint(_: S?)") { tint($0) },
            Native("View.accentColor(_:)") { tint($0) },
            Native("View.backgroundStyle(_:)") { $0.setting("backgroundStyle", .backgroundStyle) },
        ]
    }

    private static func foreground(_ call: NativeCall, count: Int) -> Value {
        let styles = (0..<count).map { _ in call.nextValue() }
        return call.environment("foregroundStyle") { values, context in
            values[.foregroundStyle] = .native(
                ForegroundLevels(styles.map { context.paint(of: $0) }, isChosen: true))
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
