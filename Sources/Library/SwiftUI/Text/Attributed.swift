public protocol AttributedStringProtocol: Hashable, Sendable {}

public struct AttributedSubstring: AttributedStringProtocol {}

public struct AttributeContainer: Equatable, Sendable {}

extension AttributeContainer {
    @native public init()
}

public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributedSubstring {
    @native public static func == (a: AttributedSubstring, b: AttributedSubstring) -> Bool
    @native public func hash(into hasher: inout Hasher)
}

extension AttributeContainer {
    @native public static func == (a: AttributeContainer, b: AttributeContainer) -> Bool
}

extension AttributedStringProtocol {
    @native public var startIndex: AttributedString.Index
    @native public var endIndex: AttributedString.Index
    @native public func range<T>(of stringToFind: T) -> Range<AttributedString.Index>? where T: StringProtocol
    @native var starts: [AttributedString.Index] { get }
    @native var string: String { get }

    public var characters: AttributedString.CharacterView {
        AttributedString.CharacterView(indices: starts, text: string)
    }

    @native public func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index
    @native public func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index

    @native public func index(_ i: AttributedString.Index, offsetByCharacters distance: Int)
        -> AttributedString.Index

    public var runs: AttributedString.Runs { AttributedString.Runs(list: runList) }
    @native var runList: [AttributedString.Run] { get }
}

@native func _marked(_ markdown: String) -> AttributedString

@native func _addresses(_ markdown: String) -> [(String, Range<AttributedString.Index>)]

extension AttributedSubstring {
    @native public var font: Font? { get set }
    @native public var foregroundColor: Color? { get set }
    @native public var backgroundColor: Color? { get set }
    @native public var kern: CGFloat? { get set }
    @native public var tracking: CGFloat? { get set }
    @native public var baselineOffset: CGFloat? { get set }
    @native public var underlineStyle: Text.LineStyle? { get set }
    @native public var strikethroughStyle: Text.LineStyle? { get set }
    @native public var inlinePresentationIntent: InlinePresentationIntent? { get set }
    @native public var link: URL? { get set }
}

extension AttributeContainer {
    @native public var font: Font? { get set }
    @native public var foregroundColor: Color? { get set }
    @native public var backgroundColor: Color? { get set }
    @native public var kern: CGFloat? { get set }
    @native public var tracking: CGFloat? { get set }
    @native public var baselineOffset: CGFloat? { get set }
    @native public var underlineStyle: Text.LineStyle? { get set }
    @native public var strikethroughStyle: Text.LineStyle? { get set }
    @native public var inlinePresentationIntent: InlinePresentationIntent? { get set }
    @native public var link: URL? { get set }
}

extension AttributedSubstring {
    @native public mutating func mergeAttributes(_ attributes: AttributeContainer)
    @native public mutating func setAttributes(_ attributes: AttributeContainer)
    @native public func settingAttributes(_ attributes: AttributeContainer) -> AttributedString
    @native public func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString
}

extension AttributeContainer {
    @native public func font(_ value: Font) -> AttributeContainer
    @native public func foregroundColor(_ value: Color) -> AttributeContainer
    @native public func backgroundColor(_ value: Color) -> AttributeContainer
    @native public func kern(_ value: CGFloat) -> AttributeContainer
    @native public func tracking(_ value: CGFloat) -> AttributeContainer
    @native public func baselineOffset(_ value: CGFloat) -> AttributeContainer
    @native public func underlineStyle(_ value: Text.LineStyle) -> AttributeContainer
    @native public func strikethroughStyle(_ value: Text.LineStyle) -> AttributeContainer
    @native public func inlinePresentationIntent(_ value: InlinePresentationIntent) -> AttributeContainer
    @native public func link(_ value: URL) -> AttributeContainer
}

@available(iOS 26.0, *) public struct AttributedTextSelection: Equatable, Hashable {
    let range: Range<AttributedString.Index>?
    var typing = AttributeContainer()
    public init() { range = nil }
    public init(range: Range<AttributedString.Index>) { self.range = range }
    public init(insertionPoint: AttributedString.Index) { range = insertionPoint..<insertionPoint }

    public static func == (a: AttributedTextSelection, b: AttributedTextSelection) -> Bool {
        a.range == b.range
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(range) }
    public func typingAttributes(in text: AttributedString) -> AttributeContainer { typing }
}
