import Graphics
import Interpreter

/// `Color.RGBColorSpace`.
private enum ColorSpace: Int, CaseNames { case sRGB, sRGBLinear, displayP3 }

/// `Gradient.ColorSpace`.
private enum GradientSpace: Int, CaseNames { case device, perceptual }

enum ColorRows {
    /// `Color`: its initializers, the system palette, and what makes one color of another.
    static var rows: [Native] { base + palette + semanticColors }

    private static var base: [Native] {
        [
            Native("Color.init(_:red:green:blue:opacity:)") { call in
                let space: ColorSpace = call.next()
                let color = Color(
                    red: call.next(), green: call.next(), blue: call.next(), opacity: call.next())
                return .native(ColorView(space == .sRGBLinear ? color.encodedFromLinear : color, call.range))
            },
            Native("Color.init(_:white:opacity:)") { call in
                let space: ColorSpace = call.next()
                let color = Color(white: call.next(), opacity: call.next())
                return .native(ColorView(space == .sRGBLinear ? color.encodedFromLinear : color, call.range))
            },
            Native("Color.init(hue:saturation:brightness:opacity:)") { call in
                .native(
                    ColorView(
                        Color(
                            hue: call.next(), saturation: call.next(), brightness: call.next(),
                            opacity: call.next()),
                        call.range))
            },
            Native("Color.opacity(_:)") { call in Color(call.receiver).opacity(call.next()).value },
            Native("Color.mix(with:by:in:)") { call in
                let other: Color = call.next(), fraction: Double = call.next()
                let space: MixingSpace = call.next(GradientSpace.self) == .perceptual ? .perceptual : .device
                return Color(call.receiver).mix(with: other, by: fraction, in: space).value
            },
            Native("Color.gradient") { call in
                let color = Color(call.receiver)
                return .native(GradientValue("AnyGradient", color.standardGradient))
            },
            Native("Color.==(lhs:rhs:)") { call in
                let a: Color = call.next()
                return .bool(a == call.next())
            },
            Native("Color.hash(into:)") { _ in .void },
            Native("Color.description") { call in
                guard case .native(let color) = call.receiver else { return .string("") }
                return .string(color.description)
            },
        ]
    }

    /// The names of `Color`'s statics, and of `ShapeStyle`'s shorthands for them.
    private static var palette: [Native] {
        let colors: [(StaticString, Color)] = [
            ("red", Color(.red)), ("orange", Color(.orange)), ("yellow", Color(.yellow)),
            ("green", Color(.green)),
            ("mint", Color(.mint)), ("teal", Color(.teal)), ("cyan", Color(.cyan)), ("blue", Color(.blue)),
            ("indigo", Color(.indigo)), ("purple", Color(.purple)), ("pink", Color(.pink)),
            ("brown", Color(.brown)),
            ("white", .white), ("gray", Color(.gray)), ("black", .black), ("clear", .clear),
        ]
        let own: [(StaticString, ColorRole)] = [
            ("primary", .label), ("secondary", .secondaryLabel), ("accentColor", .accent),
        ]
        return colors.map { name, color in
            Native("Color.\(name)") { .native(ColorView(color, $0.range)) }
        }
            + own.map { name, role in
                Native("Color.\(name)") { call in
                    let accent = role == .accent ? GraphRecord.resources(call.evaluator).accent : nil
                    return .native(ColorView(accent ?? Color(role), call.range))
                }
            }
    }

    /// UIKit's and AppKit's named colors, for `Color(.systemBackground)`.
    private static var semanticColors: [Native] {
        let colors: [(StaticString, ColorRole)] = [
            ("systemRed", .red), ("systemOrange", .orange), ("systemYellow", .yellow),
            ("systemGreen", .green),
            ("systemMint", .mint), ("systemTeal", .teal), ("systemCyan", .cyan), ("systemBlue", .blue),
            ("systemIndigo", .indigo), ("systemPurple", .purple), ("systemPink", .pink),
            ("systemBrown", .brown),
            ("systemGray", .gray), ("systemGray2", .gray2), ("systemGray3", .gray3), ("systemGray4", .gray4),
            ("systemGray5", .gray5), ("systemGray6", .gray6), ("label", .label),
            ("secondaryLabel", .secondaryLabel),
            ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
            ("placeholderText", .placeholderText), ("link", .link), ("separator", .separator),
            ("opaqueSeparator", .opaqueSeparator), ("systemFill", .systemFill),
            ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
            ("quaternarySystemFill", .quaternarySystemFill), ("systemBackground", .systemBackground),
            ("secondarySystemBackground", .secondarySystemBackground),
            ("tertiarySystemBackground", .tertiarySystemBackground),
            ("systemGroupedBackground", .systemGroupedBackground),
            ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
            ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground), ("tintColor", .accent),
            ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("blue", .blue),
            ("purple", .purple), ("brown", .brown), ("gray", .gray), ("cyan", .cyan),
        ]
        let plain: [(StaticString, Color)] = [
            ("white", .white), ("black", .black), ("clear", .clear),
            ("lightGray", Color(white: 2.0 / 3)), ("darkGray", Color(white: 1.0 / 3)),
        ]
        let desktop: [(StaticString, ColorRole)] = [
            ("windowBackgroundColor", .secondarySystemBackground),
            ("controlBackgroundColor", .systemBackground),
            ("textBackgroundColor", .systemBackground), ("labelColor", .label),
            ("secondaryLabelColor", .secondaryLabel), ("separatorColor", .separator),
            ("controlAccentColor", .accent),
        ]
        return colors.map { name, role in Native("UIColor.\(name)") { _ in Color(role).value } }
            + plain.map { name, color in Native("UIColor.\(name)") { _ in color.value } }
            + desktop.map { name, role in Native("NSColor.\(name)") { _ in Color(role).value } }
    }
}

extension Color {
    /// Components that were given linear, as sRGB stores them.
    var encodedFromLinear: Color {
        func encode(_ x: Double) -> Double {
            let value = x.clamped(to: 0...1)
            return value <= 0.0031308 ? value * 12.92 : 1.055 * power(value, 1 / 2.4) - 0.055
        }
        return Color(
            RGBA(
                red: encode(light.red), green: encode(light.green), blue: encode(light.blue),
                alpha: light.alpha))
    }

    /// What `.gradient` makes of a color: a little lighter at the top.
    var standardGradient: Gradient { Gradient(colors: [mix(with: .white, by: 0.18, in: .device), self]) }
}
