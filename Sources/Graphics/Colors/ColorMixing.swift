/// In which space two colors are mixed.
public enum MixingSpace: UInt8, Equatable, Sendable {
    /// Component by component.
    case device
    /// In Oklab, where equal steps look equal.
    case perceptual
}

extension Color {
    /// The color a fraction of the way to another; mixes light with light and dark with dark.
    public func mix(with other: Color, by fraction: Double, in space: MixingSpace = .perceptual) -> Color {
        let t = fraction.clamped(to: 0...1)
        return Color(
            light: resolved(in: .light).mixed(with: other.resolved(in: .light), by: t, in: space),
            dark: resolved(in: .dark).mixed(with: other.resolved(in: .dark), by: t, in: space))
    }
}

extension RGBA {
    func mixed(with other: RGBA, by t: Double, in space: MixingSpace) -> RGBA {
        let alpha = alpha + (other.alpha - alpha) * t
        if space == .device {
            return RGBA(
                red: red + (other.red - red) * t, green: green + (other.green - green) * t,
                blue: blue + (other.blue - blue) * t, alpha: alpha)
        }
        let a = oklab, b = other.oklab
        return RGBA(
            lightness: a.0 + (b.0 - a.0) * t, a: a.1 + (b.1 - a.1) * t, b: a.2 + (b.2 - a.2) * t, alpha: alpha
        )
    }

    /// Lightness and two opponent axes; matrices by Björn Ottosson (public domain).
    private var oklab: (Double, Double, Double) {
        let r = linear(red), g = linear(green), b = linear(blue)
        let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return (
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        )
    }

    private init(lightness: Double, a: Double, b: Double, alpha: Double) {
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        self.init(
            red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
    }
}

private func cube(_ x: Double) -> Double { x * x * x }

private func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
}

private func encoded(_ value: Double) -> Double {
    let x = value.clamped(to: 0...1)
    return x <= 0.0031308 ? x * 12.92 : 1.055 * power(x, 1 / 2.4) - 0.055
}
