extension UIFont {
    @native var measures: [CGFloat] { get }
    public var pointSize: CGFloat { measures[0] }
    public var ascender: CGFloat { measures[1] }
    public var descender: CGFloat { measures[2] }
    public var lineHeight: CGFloat { measures[3] }
    public var capHeight: CGFloat { measures[4] }
    public var xHeight: CGFloat { measures[4] * 0.74 }
    public var leading: CGFloat { 0 }
    public var fontName: String { ".SFUI-Regular" }
    public var familyName: String { ".AppleSystemUIFont" }
    @native public func withSize(_ fontSize: CGFloat) -> UIFont
    public static var familyNames: [String] { [] }
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }

    public static func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    @native public init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
}

public class UIFontDescriptor: NSObject {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    }

    public struct SystemDesign: Hashable, Sendable {
        let index: Int
        public static let `default` = SystemDesign(index: 0)
        public static let serif = SystemDesign(index: 1)
        public static let rounded = SystemDesign(index: 2)
        public static let monospaced = SystemDesign(index: 3)
    }

    var font: UIFont
    public private(set) var symbolicTraits: UIFontDescriptor.SymbolicTraits = []
    var design = UIFontDescriptor.SystemDesign.default
    init(font: UIFont) { self.font = font }
    public var pointSize: CGFloat { font.pointSize }

    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(font: .preferredFont(forTextStyle: style))
    }

    public func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        changed { $0.symbolicTraits = symbolicTraits }
    }

    public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        changed { $0.design = design }
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.font = $0.font.withSize(newPointSize) }
    }

    private func changed(_ change: (UIFontDescriptor) -> Void) -> UIFontDescriptor {
        let copy = UIFontDescriptor(font: font)
        (copy.symbolicTraits, copy.design) = (symbolicTraits, design)
        change(copy)
        return copy
    }
}

public class UIFontMetrics: NSObject {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font
    }

    public func scaledValue(for value: CGFloat) -> CGFloat { value }

    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat
    {
        value
    }
}
