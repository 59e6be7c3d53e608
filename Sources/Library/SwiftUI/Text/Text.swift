public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {}

extension LocalizedStringKey {
    public struct StringInterpolation: StringInterpolationProtocol {
        public typealias StringLiteralType = String
        public init(literalCapacity: Int, interpolationCount: Int)
        public mutating func appendLiteral(_ literal: String)
        public mutating func appendInterpolation(_ string: String)

        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String

        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable

        public mutating func appendInterpolation<T>(_ value: T, specifier: String)
        where T: _FormatSpecifiable

        public mutating func appendInterpolation(_ text: Text)
        public mutating func appendInterpolation(_ image: Image)
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>)
        public mutating func appendInterpolation(_ attributedString: AttributedString)
    }
}

public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {}

extension CGFloat: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {}

extension LocalizedStringKey {
    @native public init(_ value: String)
    @native public init(stringLiteral value: String)
    @native public init(stringInterpolation: LocalizedStringKey.StringInterpolation)
    @native public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool
}

public struct Text: View, Equatable, Sendable {}

extension Text {
    public init(_ date: Date, formatter: DateFormatter) { self.init(verbatim: formatter.string(from: date)) }

    public init(_ number: NSNumber, formatter: NumberFormatter) {
        self.init(verbatim: formatter.string(from: number) ?? "")
    }

    public init(_ number: NSNumber, formatter: ByteCountFormatter) {
        self.init(verbatim: formatter.string(fromByteCount: Int64(number.doubleValue)))
    }

    @native public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil)

    @native @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol
    @native public init(verbatim content: String)
    @native @_disfavoredOverload public init(_ attributedContent: AttributedString)
    @native public init(_ image: Image)

    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    @available(iOS 18.0, *) public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }

    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
        self.init(verbatim: String(localized: resource))
    }

    @native public static func + (lhs: Text, rhs: Text) -> Text
    @native public static func == (lhs: Text, rhs: Text) -> Bool
    @native public func font(_ font: Font?) -> Text
    @native public func fontWeight(_ weight: Font.Weight?) -> Text
    @native public func fontWidth(_ width: Font.Width?) -> Text
    @native public func fontDesign(_ design: Font.Design?) -> Text
    @native public func bold() -> Text
    @native public func bold(_ isActive: Bool) -> Text
    @native public func italic() -> Text
    @native public func italic(_ isActive: Bool) -> Text
    @native public func monospaced(_ isActive: Bool = true) -> Text
    @native public func monospacedDigit() -> Text
    @native public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text
}

extension View {
    @native public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
}

extension Text {
    @native public func kerning(_ kerning: CGFloat) -> Text
}

extension View {
    @native public func kerning(_ kerning: CGFloat) -> some View
}

extension Text {
    @native public func tracking(_ tracking: CGFloat) -> Text
}

extension View {
    @native public func tracking(_ tracking: CGFloat) -> some View
}

extension Text {
    @native public func baselineOffset(_ baselineOffset: CGFloat) -> Text
}

extension View {
    @native public func baselineOffset(_ baselineOffset: CGFloat) -> some View
}

extension Text {
    @native public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text
}

extension View {
    @native public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View
}

extension Text {
    @native public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text
}

extension View {
    @native public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View
}

extension Text {
    @native public func foregroundColor(_ color: Color?) -> Text
    @native public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle
}

extension View {
    @native public func lineLimit(_ number: Int?) -> some View
    @native public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View
    @native public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
    @native public func lineLimit(_ limit: ClosedRange<Int>) -> some View
    @native public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View
    @native public func truncationMode(_ mode: Text.TruncationMode) -> some View
    @native public func minimumScaleFactor(_ factor: CGFloat) -> some View
    @native public func allowsTightening(_ flag: Bool) -> some View
    @native public func lineSpacing(_ lineSpacing: CGFloat) -> some View
    @ignored public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View
}

extension AttributedString {
    @available(iOS 26.0, *) public struct LineHeight: Hashable, Sendable {
        let kind: Int
        let value: CGFloat

        init(kind: Int, value: CGFloat = 0) {
            self.kind = kind
            self.value = value
        }

        public static var loose: AttributedString.LineHeight { AttributedString.LineHeight(kind: 0) }
        public static var normal: AttributedString.LineHeight { AttributedString.LineHeight(kind: 1) }
        public static var tight: AttributedString.LineHeight { AttributedString.LineHeight(kind: 2) }
        public static var variable: AttributedString.LineHeight { AttributedString.LineHeight(kind: 3) }

        public static func multiple(factor: CGFloat) -> AttributedString.LineHeight {
            AttributedString.LineHeight(kind: 4, value: factor)
        }

        public static func leading(increase: CGFloat) -> AttributedString.LineHeight {
            AttributedString.LineHeight(kind: 5, value: increase)
        }

        public static func exact(points: CGFloat) -> AttributedString.LineHeight {
            AttributedString.LineHeight(kind: 6, value: points)
        }
    }
}

extension View {
    @native public func textCase(_ textCase: Text.Case?) -> some View
    @native public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension View {
    @accepted @available(iOS 15.0, *) public func textSelection<S>(_ selectability: S) -> some View
    where S: TextSelectability

    @ignored @available(iOS 17.0, *) public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View

    @accepted @available(iOS 15.0, *) public func speechAdjustedPitch(_ value: Double) -> some View
}

extension Text {
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    public struct Scale: Hashable, Sendable {
        let index: Int
        public static let `default` = Scale(index: 0)
        public static let secondary = Scale(index: 1)
    }

    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = Text.LineStyle()

        public struct Pattern: Hashable, Sendable {
            let index: Int
            public static let solid = Pattern(index: 0)
            public static let dot = Pattern(index: 1)
            public static let dash = Pattern(index: 2)
            public static let dashDot = Pattern(index: 3)
            public static let dashDotDot = Pattern(index: 4)
        }
    }
}

@available(iOS 15.0, *) public protocol TextSelectability {}

@available(iOS 15.0, *) public struct EnabledTextSelectability: TextSelectability { init() {} }

@available(iOS 15.0, *) public struct DisabledTextSelectability: TextSelectability { init() {} }

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
