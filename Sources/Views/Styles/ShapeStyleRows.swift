import Graphics
import Interpreter

/// Styles that depend on the place, and the modifiers that set them.
enum ShapeStyleRows {
    static var rows: [Native] { levels + contextual + materials + modifiers }

    /// `HierarchicalShapeStyle`, and its levels of any style.
    private static var levels: [Native] {
        let names: [StaticString] = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
        return names.enumerated().map { level, name in
            Native("HierarchicalShapeStyle.\(name)") { _ in
                .native(ContextualStyle(name) { $0.foreground(level) })
            }
        }
            + names.enumerated().dropFirst().map { level, name in
                Native("ShapeStyle.\(name)") { call in
                    let base = call.receiver
                    return .native(ContextualStyle(name) { $0.level(level, of: base) })
                }
            }
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
                    let image = call.nextValue(), source: Rect = call.next(), scale: Double = call.next()
                    return .native(
                        ContextualStyle("ImagePaint") { $0.tiles(of: image, source, scale: scale) })
                },
                Native("ShapeStyle.opacity(_:)") { call in
                    let base = call.receiver, opacity: Double = call.next()
                    return .native(ContextualStyle("opacity") { $0.paint(of: base).opacity(opacity) })
                },
                Native("ShapeStyle.blendMode(_:)") { call in
                    let mode = EffectRows.blendMode(call.nextCase())
                    return changed(call, "blendMode") { $0.blendMode = mode }
                },
                Native("ShapeStyle.shadow(_:)") { call in
                    let shadow = StyleShadow(call.nextValue())
                    return changed(call, "shadow") { if let shadow { $0.shadows.append(shadow) } }
                },
                Native("ShapeStyle.in(_:)") { call in
                    let rect: Rect = call.next()
                    return changed(call, "in") { $0.rect = rect }
                },
            ]
    }

    /// The receiver's paint with something changed.
    private static func changed(
        _ call: NativeCall, _ name: StaticString, _ change: @escaping (inout UnitPaint) -> Void
    ) -> Value {
        let base = call.receiver
        return .native(
            ContextualStyle(name) {
                var paint = $0.paint(of: base)
                change(&paint)
                return paint
            })
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
        return names.map { name, role in
            Native("Material.\(name)") { _ in
                .native(ContextualStyle("Material") { _ in UnitPaint(role) })
            }
        }
    }

    private static var modifiers: [Native] {
        [
            Native("View.foregroundStyle(...)") { foreground($0) },
            Native("View.foregroundColor(_:)") { call in
                guard let color = call.nextValue().unwrapped else {
                    return call.environment("foregroundColor") { values, _ in values[.foregroundStyle] = nil }
                }
                return call.environment("foregroundColor") { values, context in
                    values[.foregroundStyle] = .native(
                        ForegroundLevels([context.paint(of: color)], isChosen: true))
                }
            },
            Native("View.tint(...)") { tint($0) },
            Native("View.accentColor(_:)") { tint($0) },
            Native("View.backgroundStyle(_:)") { $0.setting("backgroundStyle", .backgroundStyle) },
        ]
    }

    private static func foreground(_ call: NativeCall) -> Value {
        let styles = call.arguments
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
private enum ShadowField: Int, FieldNames { case _color, _radius, _x, _y, _isInner }

extension StyleShadow {
    fileprivate init?(_ value: Value) {
        guard let fields = Fields<ShadowField>(value) else { return nil }
        self.init(
            color: Color(fields[._color]), radius: fields[._radius].number, x: fields[._x].number,
            y: fields[._y].number, isInner: fields[._isInner].asBool)
    }
}
