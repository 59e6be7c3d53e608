/// The attributes of UIKit's scope, in UIKit's types. A text has one font and one color for both scopes.
extension AttributedString {
    public var font: UIFont? {
        get { attributedFont.map { UIFont(drawing: $0) } }
        set { attributedFont = newValue.map { Font($0) } }
    }

    public var foregroundColor: UIColor? {
        get { attributedForeground.map { UIColor($0) } }
        set { attributedForeground = newValue.map { Color($0) } }
    }

    public var backgroundColor: UIColor? {
        get { attributedBackground.map { UIColor($0) } }
        set { attributedBackground = newValue.map { Color($0) } }
    }

    private var attributedFont: Font? {
        get { font }
        set { font = newValue }
    }

    private var attributedForeground: Color? {
        get { foregroundColor }
        set { foregroundColor = newValue }
    }

    private var attributedBackground: Color? {
        get { backgroundColor }
        set { backgroundColor = newValue }
    }
}
