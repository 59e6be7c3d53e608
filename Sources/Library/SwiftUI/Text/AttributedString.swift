public struct AttributedString: AttributedStringProtocol, ExpressibleByStringLiteral {}

extension AttributedString {
    public struct Index: Hashable, Comparable, Sendable {}
}

extension AttributedString.Index {
    @native public static func < (a: AttributedString.Index, b: AttributedString.Index) -> Bool
}

extension AttributedString {
    @native public static func == (a: AttributedString, b: AttributedString) -> Bool
    @native public func hash(into hasher: inout Hasher)
    @native public init()
    @native public init(_ string: String, attributes: AttributeContainer = AttributeContainer())
    @native public init(_ substring: AttributedSubstring)
    @native public init(stringLiteral value: String)
    @native public static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString
    public static func += (lhs: inout AttributedString, rhs: AttributedString) { lhs = lhs + rhs }
    public mutating func append(_ s: AttributedString) { self = self + s }
    @native public subscript(bounds: Range<AttributedString.Index>) -> AttributedSubstring { get set }

    public struct CharacterView: Sequence {
        public let indices: [AttributedString.Index]
        let text: String
        public var count: Int { text.count }
        public var isEmpty: Bool { text.isEmpty }
        public var first: Character? { text.first }
        public var last: Character? { text.last }
        public func makeIterator() -> IndexingIterator<[Character]> { Array(text).makeIterator() }
    }

    public struct Run {
        public let range: Range<AttributedString.Index>
        public let attributes: AttributeContainer
    }

    public struct Runs: Sequence {
        let list: [AttributedString.Run]
        public var count: Int { list.count }
        public var isEmpty: Bool { list.isEmpty }
        public var first: AttributedString.Run? { list.first }
        public var last: AttributedString.Run? { list.last }
        public func makeIterator() -> IndexingIterator<[AttributedString.Run]> { list.makeIterator() }

        public subscript<T: Equatable>(keyPath: KeyPath<AttributeContainer, T?>) -> [(
            T?, Range<AttributedString.Index>
        )] {
            var parts: [(T?, Range<AttributedString.Index>)] = []
            for run in list {
                let value = run.attributes[keyPath: keyPath]
                if let last = parts.last, last.0 == value {
                    parts[parts.count - 1].1 = last.1.lowerBound..<run.range.upperBound
                } else {
                    parts.append((value, run.range))
                }
            }
            return parts
        }
    }

    public mutating func insert(_ s: some AttributedStringProtocol, at index: AttributedString.Index) {
        replaceSubrange(index..<index, with: s)
    }

    public mutating func removeSubrange(_ range: Range<AttributedString.Index>) {
        replaceSubrange(range, with: AttributedString())
    }

    @native public mutating func replaceSubrange(
        _ range: Range<AttributedString.Index>, with s: some AttributedStringProtocol)

    public mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
    {
        for run in runs where run.attributes == attributes { self[run.range].setAttributes(others) }
    }

    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    public init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        var text = _marked(markdown)
        for (address, range) in _addresses(markdown) {
            text[range].link = URL(string: address, relativeTo: baseURL)
        }
        self = text
    }
}

extension AttributedString.Run {
    public var font: Font? { attributes.font }
    public var foregroundColor: Color? { attributes.foregroundColor }
    public var backgroundColor: Color? { attributes.backgroundColor }
    public var kern: CGFloat? { attributes.kern }
    public var tracking: CGFloat? { attributes.tracking }
    public var baselineOffset: CGFloat? { attributes.baselineOffset }
    public var underlineStyle: Text.LineStyle? { attributes.underlineStyle }
    public var strikethroughStyle: Text.LineStyle? { attributes.strikethroughStyle }
    public var inlinePresentationIntent: InlinePresentationIntent? { attributes.inlinePresentationIntent }
    public var link: URL? { attributes.link }
}

extension AttributedString {
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
    @native public mutating func mergeAttributes(_ attributes: AttributeContainer)
    @native public mutating func setAttributes(_ attributes: AttributeContainer)
    @native public func settingAttributes(_ attributes: AttributeContainer) -> AttributedString
    @native public func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString

    @available(iOS 26.0, *) public mutating func transformAttributes(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
    ) {
        if let range = selection.range, !range.isEmpty {
            _transform(range, body)
        } else {
            body(&selection.typing)
        }
    }

    @native mutating func _transform(
        _ range: Range<AttributedString.Index>, _ body: (inout AttributeContainer) -> Void)
}
