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
    var name: String
    var light: RGBA
    var dark: RGBA

    init(_ name: String, _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double) {
        self.name = name
        self.light = RGBA(light, alpha: lightAlpha)
        self.dark = RGBA(dark, alpha: darkAlpha)
    }
}

/// The values, in the order of the roles.
let colorValues: [ColorValue] = [
    ColorValue("red", 0xFF383C, 1, 0xFF4245, 1),
    ColorValue("orange", 0xFF8D28, 1, 0xFF9230, 1),
    ColorValue("yellow", 0xFFCC00, 1, 0xFFD600, 1),
    ColorValue("green", 0x34C759, 1, 0x30D158, 1),
    ColorValue("mint", 0x00C8B3, 1, 0x00DAC3, 1),
    ColorValue("teal", 0x00C3D0, 1, 0x00D2E0, 1),
    ColorValue("cyan", 0x00C0E8, 1, 0x3CD3FE, 1),
    ColorValue("blue", 0x0088FF, 1, 0x0091FF, 1),
    ColorValue("indigo", 0x6155F5, 1, 0x6D7CFF, 1),
    ColorValue("purple", 0xCB30E0, 1, 0xDB34F2, 1),
    ColorValue("pink", 0xFF2D55, 1, 0xFF375F, 1),
    ColorValue("brown", 0xAC7F5E, 1, 0xB78A66, 1),
    ColorValue("gray", 0x8E8E93, 1, 0x8E8E93, 1),
    ColorValue("gray2", 0xAEAEB2, 1, 0x636366, 1),
    ColorValue("gray3", 0xC7C7CC, 1, 0x48484A, 1),
    ColorValue("gray4", 0xD1D1D6, 1, 0x3A3A3C, 1),
    ColorValue("gray5", 0xE5E5EA, 1, 0x2C2C2E, 1),
    ColorValue("gray6", 0xF2F2F7, 1, 0x1C1C1E, 1),
    ColorValue("label", 0x000000, 1, 0xFFFFFF, 1),
    ColorValue("label2", 0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    ColorValue("label3", 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    ColorValue("label4", 0x3C3C43, 0.18, 0xEBEBF5, 0.16),
    ColorValue("placeholder", 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    ColorValue("link", 0x0088FF, 1, 0x0091FF, 1),
    ColorValue("accent", 0x0088FF, 1, 0x0091FF, 1),
    ColorValue("separator", 0x3C3C43, 0.29, 0x545458, 0.6),
    ColorValue("separator-opaque", 0xC6C6C8, 1, 0x38383A, 1),
    ColorValue("fill", 0x787880, 0.2, 0x787880, 0.36),
    ColorValue("fill2", 0x787880, 0.16, 0x787880, 0.32),
    ColorValue("fill3", 0x767680, 0.12, 0x767680, 0.24),
    ColorValue("fill4", 0x747480, 0.08, 0x767680, 0.18),
    ColorValue("background", 0xFFFFFF, 1, 0x000000, 1),
    ColorValue("background2", 0xF2F2F7, 1, 0x1C1C1E, 1),
    ColorValue("background3", 0xFFFFFF, 1, 0x2C2C2E, 1),
    ColorValue("grouped", 0xF2F2F7, 1, 0x000000, 1),
    ColorValue("grouped2", 0xFFFFFF, 1, 0x1C1C1E, 1),
    ColorValue("grouped3", 0xF2F2F7, 1, 0x2C2C2E, 1),
    ColorValue("material1", 0xF7F7F7, 0.44, 0x252525, 0.44),
    ColorValue("material2", 0xF7F7F7, 0.58, 0x252525, 0.58),
    ColorValue("material3", 0xF7F7F7, 0.72, 0x252525, 0.72),
    ColorValue("material4", 0xF7F7F7, 0.84, 0x252525, 0.84),
    ColorValue("material5", 0xF7F7F7, 0.92, 0x252525, 0.92),
    ColorValue("bar", 0xF9F9F9, 0.94, 0x1D1D1D, 0.94),
]
