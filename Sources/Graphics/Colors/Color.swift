/// Light or dark appearance.
public enum ColorScheme: UInt8, Equatable, Sendable, CaseIterable {
    case light
    case dark
}

/// Components of a color in sRGB, each from 0 to 1; alpha is the opacity.
public struct RGBA: Equatable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A color as 0xRRGGBB.
    public init(_ hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
            blue: Double(hex & 255) / 255,
            alpha: alpha)
    }

    /// Red, green and blue in 255ths, as pictures write them.
    public var hex: UInt32 { byte(red) << 16 | byte(green) << 8 | byte(blue) }

    private func byte(_ value: Double) -> UInt32 { UInt32((value.clamped(to: 0...1) * 255).rounded()) }
}

/// A color with a light and a dark value. One that has a role keeps its name to the picture, where the
/// page's theme may change it.
public struct Color: Equatable, Sendable {
    /// The name the page knows it by.
    public var role: ColorRole?
    public var light: RGBA
    public var dark: RGBA
    /// A factor on top of the values' own alpha, from 0 to 1.
    public var opacity: Double

    public init(role: ColorRole? = nil, light: RGBA, dark: RGBA, opacity: Double = 1) {
        self.role = role
        self.light = light
        self.dark = dark
        self.opacity = opacity
    }

    /// The same color in light and dark.
    public init(_ components: RGBA) { self.init(light: components, dark: components) }

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: opacity))
    }

    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// A color of the system palette.
    public init(_ role: ColorRole) { self.init(role: role, light: role.light, dark: role.dark) }

    /// A color by hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let turn = (hue - hue.rounded(.down)) * 6
        func channel(_ offset: Double) -> Double {
            let k = (offset + turn).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    public static let black = Color(RGBA(0x000000))
    public static let white = Color(RGBA(0xFFFFFF))
    public static let clear = Color(RGBA(0x000000, alpha: 0))

    /// The color with its opacity multiplied.
    public func opacity(_ factor: Double) -> Color {
        var copy = self
        copy.opacity *= factor.clamped(to: 0...1)
        return copy
    }

    /// The components to draw with in one appearance, opacity included.
    public func resolved(in scheme: ColorScheme) -> RGBA {
        var value = scheme == .dark ? dark : light
        value.alpha *= opacity
        return value
    }

    /// The color of one appearance, in both.
    public func fixed(to scheme: ColorScheme) -> Color { Color(resolved(in: scheme)) }

    /// Whether it looks different in light and dark.
    public var isDynamic: Bool { light != dark }

    /// Whether it is invisible in both appearances.
    var isClear: Bool { opacity == 0 || (light.alpha == 0 && dark.alpha == 0) }
}
