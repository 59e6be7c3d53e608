/// The colors that have a name: the system palette of iOS 26 as the Human Interface Guidelines print it, and
/// the semantic colors of UIKit. Materials are plain translucent fills: a picture does not blur what is
/// behind.
public enum ColorRole: UInt8, Equatable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal
    case cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case accent, separator, opaqueSeparator, systemFill, secondarySystemFill, tertiarySystemFill
    case quaternarySystemFill, systemBackground, secondarySystemBackground, tertiarySystemBackground,
        systemGroupedBackground, secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground, ultraThinMaterial, thinMaterial, regularMaterial, thickMaterial,
        ultraThickMaterial
    case bar

    /// The value in light appearance.
    public var light: RGBA { colorValues[Int(rawValue)].light }
    /// The value in dark appearance.
    public var dark: RGBA { colorValues[Int(rawValue)].dark }
    /// The name in classes and custom properties: `f-blue`, `--g-blue`.
    public var name: String { colorValues[Int(rawValue)].name }
}

/// One row of the palette.
struct ColorValue: Sendable {
    private let literal: StaticString
    /// Red, green and blue below the opacity in hundredths: the table is data of the program then.
    private let lightBits: UInt32
    private let darkBits: UInt32

    init(_ name: StaticString, _ light: UInt32, _ lightOpacity: UInt32, _ dark: UInt32, _ darkOpacity: UInt32)
    {
        literal = name
        lightBits = lightOpacity << 24 | light
        darkBits = darkOpacity << 24 | dark
    }

    var name: String { literal.description }
    var light: RGBA { ColorValue.color(lightBits) }
    var dark: RGBA { ColorValue.color(darkBits) }

    private static func color(_ bits: UInt32) -> RGBA {
        RGBA(bits & 0xFF_FFFF, alpha: Double(bits >> 24) / 100)
    }
}

/// The values, in the order of the roles.
let colorValues: [ColorValue] = [
    ColorValue("red", 0xFF383C, 100, 0xFF4245, 100),
    ColorValue("orange", 0xFF8D28, 100, 0xFF9230, 100),
    ColorValue("yellow", 0xFFCC00, 100, 0xFFD600, 100),
    ColorValue("green", 0x34C759, 100, 0x30D158, 100),
    ColorValue("mint", 0x00C8B3, 100, 0x00DAC3, 100),
    ColorValue("teal", 0x00C3D0, 100, 0x00D2E0, 100),
    ColorValue("cyan", 0x00C0E8, 100, 0x3CD3FE, 100),
    ColorValue("blue", 0x0088FF, 100, 0x0091FF, 100),
    ColorValue("indigo", 0x6155F5, 100, 0x6D7CFF, 100),
    ColorValue("purple", 0xCB30E0, 100, 0xDB34F2, 100),
    ColorValue("pink", 0xFF2D55, 100, 0xFF375F, 100),
    ColorValue("brown", 0xAC7F5E, 100, 0xB78A66, 100),
    ColorValue("gray", 0x8E8E93, 100, 0x8E8E93, 100),
    ColorValue("gray2", 0xAEAEB2, 100, 0x636366, 100),
    ColorValue("gray3", 0xC7C7CC, 100, 0x48484A, 100),
    ColorValue("gray4", 0xD1D1D6, 100, 0x3A3A3C, 100),
    ColorValue("gray5", 0xE5E5EA, 100, 0x2C2C2E, 100),
    ColorValue("gray6", 0xF2F2F7, 100, 0x1C1C1E, 100),
    ColorValue("label", 0x000000, 100, 0xFFFFFF, 100),
    ColorValue("label2", 0x3C3C43, 60, 0xEBEBF5, 60),
    ColorValue("label3", 0x3C3C43, 30, 0xEBEBF5, 30),
    ColorValue("label4", 0x3C3C43, 18, 0xEBEBF5, 16),
    ColorValue("placeholder", 0x3C3C43, 30, 0xEBEBF5, 30),
    ColorValue("link", 0x0088FF, 100, 0x0091FF, 100),
    ColorValue("accent", 0x0088FF, 100, 0x0091FF, 100),
    ColorValue("separator", 0x3C3C43, 29, 0x545458, 60),
    ColorValue("separator-opaque", 0xC6C6C8, 100, 0x38383A, 100),
    ColorValue("fill", 0x787880, 20, 0x787880, 36),
    ColorValue("fill2", 0x787880, 16, 0x787880, 32),
    ColorValue("fill3", 0x767680, 12, 0x767680, 24),
    ColorValue("fill4", 0x747480, 8, 0x767680, 18),
    ColorValue("background", 0xFFFFFF, 100, 0x000000, 100),
    ColorValue("background2", 0xF2F2F7, 100, 0x1C1C1E, 100),
    ColorValue("background3", 0xFFFFFF, 100, 0x2C2C2E, 100),
    ColorValue("grouped", 0xF2F2F7, 100, 0x000000, 100),
    ColorValue("grouped2", 0xFFFFFF, 100, 0x1C1C1E, 100),
    ColorValue("grouped3", 0xF2F2F7, 100, 0x2C2C2E, 100),
    ColorValue("material1", 0xF7F7F7, 44, 0x252525, 44),
    ColorValue("material2", 0xF7F7F7, 58, 0x252525, 58),
    ColorValue("material3", 0xF7F7F7, 72, 0x252525, 72),
    ColorValue("material4", 0xF7F7F7, 84, 0x252525, 84),
    ColorValue("material5", 0xF7F7F7, 92, 0x252525, 92),
    ColorValue("bar", 0xF9F9F9, 94, 0x1D1D1D, 94),
]
