public class UIFont: Hashable {}

extension UIFont {
    public typealias Weight = Font.Weight

    public enum TextStyle: Hashable, Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
            caption2
    }

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        _sameAs(Font.system(size: fontSize))
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        _sameAs(Font.system(size: fontSize).bold())
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        _sameAs(Font.system(size: fontSize).italic())
    }

    public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        _sameAs(Font.system(size: fontSize, weight: weight))
    }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        _sameAs(Font.system(size: fontSize, weight: weight, design: .monospaced))
    }

    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        _sameAs(Font.system(size: fontSize, weight: weight).monospacedDigit())
    }

    @native public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
    @native public init?(name fontName: String, size fontSize: CGFloat)
}

extension Font {
    @native public init(_ font: UIFont)
}
