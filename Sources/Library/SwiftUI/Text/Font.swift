public struct Font: Hashable, Sendable {}

extension Font {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
        case caption2, extraLargeTitle, extraLargeTitle2
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    public struct Weight: Hashable, Sendable {
        let index: Int
        public static let ultraLight = Weight(index: 0)
        public static let thin = Weight(index: 1)
        public static let light = Weight(index: 2)
        public static let regular = Weight(index: 3)
        public static let medium = Weight(index: 4)
        public static let semibold = Weight(index: 5)
        public static let bold = Weight(index: 6)
        public static let heavy = Weight(index: 7)
        public static let black = Weight(index: 8)
    }

    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    @native public static func == (lhs: Font, rhs: Font) -> Bool
    @native public func hash(into hasher: inout Hasher)
    public struct Context {}
    @native public static let largeTitle: Font
    @native public static let title: Font
    @native public static let title2: Font
    @native public static let title3: Font
    @native public static let headline: Font
    @native public static let body: Font
    @native public static let callout: Font
    @native public static let subheadline: Font
    @native public static let footnote: Font
    @native public static let caption: Font
    @native public static let caption2: Font
    @native @available(iOS 26.0, *) public static var `default`: Font { get }
    @native public static let extraLargeTitle: Font
    @native public static let extraLargeTitle2: Font

    @native public static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> Font

    @native public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil)
        -> Font

    @native public static func custom(_ name: String, size: CGFloat) -> Font

    @native public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle)
        -> Font

    @native public static func custom(_ name: String, fixedSize: CGFloat) -> Font
    @native public func bold() -> Font
    @native public func bold(_ isActive: Bool) -> Font
    @native public func italic() -> Font
    @native public func italic(_ isActive: Bool) -> Font
    @native public func weight(_ weight: Font.Weight) -> Font
    @native public func width(_ width: Font.Width) -> Font
    @native public func width(_ width: CGFloat) -> Font
    @native public func monospaced() -> Font
    @native public func monospaced(_ isActive: Bool) -> Font
    @native public func monospacedDigit() -> Font
    @native public func smallCaps() -> Font
    @native public func lowercaseSmallCaps() -> Font
    @native public func uppercaseSmallCaps() -> Font
    @native public func leading(_ leading: Font.Leading) -> Font
    @native public func pointSize(_ size: CGFloat) -> Font
    @native public func scaled(by factor: CGFloat) -> Font
}

extension View {
    @native public func font(_ font: Font?) -> some View
    @native @available(iOS 16.0, *) public func fontWeight(_ weight: Font.Weight?) -> some View
    @native @available(iOS 16.0, *) public func fontWidth(_ width: Font.Width?) -> some View
    @native @available(iOS 16.1, *) public func fontDesign(_ design: Font.Design?) -> some View
    @native @available(iOS 16.0, *) public func bold(_ isActive: Bool = true) -> some View
    @native @available(iOS 16.0, *) public func italic(_ isActive: Bool = true) -> some View
    @native @available(iOS 16.0, *) public func monospaced(_ isActive: Bool = true) -> some View
    @native @available(iOS 15.0, *) public func monospacedDigit() -> some View
}
