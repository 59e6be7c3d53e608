public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}

extension Never: ShapeStyle { public typealias Resolved = Never }

public struct Color: View, ShapeStyle, Hashable, Sendable, CustomStringConvertible {}

extension Color {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    @native public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1)

    @native public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
    @native public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
    @native public func opacity(_ opacity: Double) -> Color

    @native public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color

    @native public var gradient: AnyGradient { get }
    @native public static func == (lhs: Color, rhs: Color) -> Bool
    @native public func hash(into hasher: inout Hasher)
    @native public var description: String { get }
    public init(_ resolved: Color.Resolved)
    public struct Resolved: ShapeStyle, Hashable {}
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved
    @native public var cgColor: CGColor? { get }
    @native public init(cgColor: CGColor)
}

public struct CGColor {}

extension CGColor {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self = UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor
    }

    public init(gray: CGFloat, alpha: CGFloat) { self = UIColor(white: gray, alpha: alpha).cgColor }
}

extension Color {
    @native public static let red: Color
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
}

extension Color {
    @native public static let orange: Color
}

extension ShapeStyle where Self == Color {
    public static var orange: Color { Color.orange }
}

extension Color {
    @native public static let yellow: Color
}

extension ShapeStyle where Self == Color {
    public static var yellow: Color { Color.yellow }
}

extension Color {
    @native public static let green: Color
}

extension ShapeStyle where Self == Color {
    public static var green: Color { Color.green }
}

extension Color {
    @native public static let mint: Color
}

extension ShapeStyle where Self == Color {
    public static var mint: Color { Color.mint }
}

extension Color {
    @native public static let teal: Color
}

extension ShapeStyle where Self == Color {
    public static var teal: Color { Color.teal }
}

extension Color {
    @native public static let cyan: Color
}

extension ShapeStyle where Self == Color {
    public static var cyan: Color { Color.cyan }
}

extension Color {
    @native public static let blue: Color
}

extension ShapeStyle where Self == Color {
    public static var blue: Color { Color.blue }
}

extension Color {
    @native public static let indigo: Color
}

extension ShapeStyle where Self == Color {
    public static var indigo: Color { Color.indigo }
}

extension Color {
    @native public static let purple: Color
}

extension ShapeStyle where Self == Color {
    public static var purple: Color { Color.purple }
}

extension Color {
    @native public static let pink: Color
}

extension ShapeStyle where Self == Color {
    public static var pink: Color { Color.pink }
}

extension Color {
    @native public static let brown: Color
}

extension ShapeStyle where Self == Color {
    public static var brown: Color { Color.brown }
}

extension Color {
    @native public static let white: Color
}

extension ShapeStyle where Self == Color {
    public static var white: Color { Color.white }
}

extension Color {
    @native public static let gray: Color
}

extension ShapeStyle where Self == Color {
    public static var gray: Color { Color.gray }
}

extension Color {
    @native public static let black: Color
}

extension ShapeStyle where Self == Color {
    public static var black: Color { Color.black }
}

extension Color {
    @native public static let clear: Color
}

extension ShapeStyle where Self == Color {
    public static var clear: Color { Color.clear }
}

extension Color {
    @native public static let primary: Color
    @native public static let secondary: Color
    @native public static let accentColor: Color
}

public class UIColor: Hashable {}

public class NSColor: Hashable {}

extension UIColor {
    @native public static var systemRed: UIColor { get }
    @native public static var systemOrange: UIColor { get }
    @native public static var systemYellow: UIColor { get }
    @native public static var systemGreen: UIColor { get }
    @native public static var systemMint: UIColor { get }
    @native public static var systemTeal: UIColor { get }
    @native public static var systemCyan: UIColor { get }
    @native public static var systemBlue: UIColor { get }
    @native public static var systemIndigo: UIColor { get }
    @native public static var systemPurple: UIColor { get }
    @native public static var systemPink: UIColor { get }
    @native public static var systemBrown: UIColor { get }
    @native public static var systemGray: UIColor { get }
    @native public static var systemGray2: UIColor { get }
    @native public static var systemGray3: UIColor { get }
    @native public static var systemGray4: UIColor { get }
    @native public static var systemGray5: UIColor { get }
    @native public static var systemGray6: UIColor { get }
    @native public static var label: UIColor { get }
    @native public static var secondaryLabel: UIColor { get }
    @native public static var tertiaryLabel: UIColor { get }
    @native public static var quaternaryLabel: UIColor { get }
    @native public static var placeholderText: UIColor { get }
    @native public static var link: UIColor { get }
    @native public static var separator: UIColor { get }
    @native public static var opaqueSeparator: UIColor { get }
    @native public static var systemFill: UIColor { get }
    @native public static var secondarySystemFill: UIColor { get }
    @native public static var tertiarySystemFill: UIColor { get }
    @native public static var quaternarySystemFill: UIColor { get }
    @native public static var systemBackground: UIColor { get }
    @native public static var secondarySystemBackground: UIColor { get }
    @native public static var tertiarySystemBackground: UIColor { get }
    @native public static var systemGroupedBackground: UIColor { get }
    @native public static var secondarySystemGroupedBackground: UIColor { get }
    @native public static var tertiarySystemGroupedBackground: UIColor { get }
    @native public static var tintColor: UIColor { get }
    @native public static var red: UIColor { get }
    @native public static var orange: UIColor { get }
    @native public static var yellow: UIColor { get }
    @native public static var green: UIColor { get }
    @native public static var blue: UIColor { get }
    @native public static var purple: UIColor { get }
    @native public static var brown: UIColor { get }
    @native public static var gray: UIColor { get }
    @native public static var cyan: UIColor { get }
    @native public static var white: UIColor { get }
    @native public static var black: UIColor { get }
    @native public static var clear: UIColor { get }
    @native public static var lightGray: UIColor { get }
    @native public static var darkGray: UIColor { get }
}

extension NSColor {
    @native public static var windowBackgroundColor: NSColor { get }
    @native public static var controlBackgroundColor: NSColor { get }
    @native public static var textBackgroundColor: NSColor { get }
    @native public static var labelColor: NSColor { get }
    @native public static var secondaryLabelColor: NSColor { get }
    @native public static var separatorColor: NSColor { get }
    @native public static var controlAccentColor: NSColor { get }
}
