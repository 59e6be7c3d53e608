import Interpreter
import Layout
import Syntax

/// The runs of an attributed text: stretches of the same attributes, or of the same value of one.
enum AttributedRunRows {
    static var rows: [Declaration] { types + changes + TextAttribute.all.map { property($0) } }

    private static var types: [Declaration] {
        [
            Declaration(
                """
                extension AttributedString {
                    public struct Run {
                        public let range: Range<AttributedString.Index>
                        public let attributes: AttributeContainer
                    }
                }
                """),
            Declaration(
                """
                extension AttributedString {
                    public struct Runs: Sequence {
                        let list: [AttributedString.Run]
                        public var count: Int { list.count }
                        public var isEmpty: Bool { list.isEmpty }
                        public var first: AttributedString.Run? { list.first }
                        public var last: AttributedString.Run? { list.last }
                        public func makeIterator() -> IndexingIterator<[AttributedString.Run]> { list.makeIterator() }
                        public subscript<T: Equatable>(keyPath: KeyPath<AttributeContainer, T?>) -> [(T?, Range<AttributedString.Index>)] {
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
                }
                """),
            Declaration("extension AttributedStringProtocol { public var runs: AttributedString.Runs { AttributedString.Runs(list: runList) } }"),
            Declaration("extension AttributedStringProtocol { var runList: [AttributedString.Run] { get } }") { call in
                var offset = 0
                return .array(call.receiver.attributedText.runs.map { run in
                    let range = Value.range(.int(offset), .int(offset + run.bytes.count), closed: false)
                    offset += run.bytes.count
                    return call.evaluator.structure(
                        nested: ["AttributedString", "Run"], [range, .native(AttributesValue(run.attributes))])
                })
            },
        ]
    }

    private static var changes: [Declaration] {
        [
            Declaration(
                """
                extension AttributedString {
                    public mutating func insert(_ s: some AttributedStringProtocol, at index: AttributedString.Index) { replaceSubrange(index..<index, with: s) }
                    public mutating func removeSubrange(_ range: Range<AttributedString.Index>) { replaceSubrange(range, with: AttributedString()) }
                }
                """),
            Declaration(
                "extension AttributedString { public mutating func replaceSubrange(_ range: Range<AttributedString.Index>, with s: some AttributedStringProtocol) }"
            ) { call in
                guard case .range(let start, let end, _) = call.nextValue() else { return .void }
                let middle = call.nextValue().attributedText
                call.receiver = .native(call.receiver.attributedText.replacing(start.asInt, end.asInt, with: middle))
                return .void
            },
            Declaration(
                """
                extension AttributedString {
                    public mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) {
                        for run in runs where run.attributes == attributes { self[run.range].setAttributes(others) }
                    }
                }
                """),
            Declaration(
                """
                extension AttributedString {
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
                }
                """),
            Declaration(
                """
                extension AttributedString {
                    public init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
                        var text = _marked(markdown)
                        for (address, range) in _addresses(markdown) { text[range].link = URL(string: address, relativeTo: baseURL) }
                        self = text
                    }
                }
                """),
            Declaration("func _marked(_ markdown: String) -> AttributedString") { call in
                let runs = InlineMarkdown(call.next(String.self)).runs
                return .native(AttributedValue(runs.map { AttributedValue.Run(bytes: $0.bytes, traits: $0.traits) }))
            },
            Declaration("func _addresses(_ markdown: String) -> [(String, Range<AttributedString.Index>)]") { call in
                var offset = 0
                var links: [Value] = []
                for run in InlineMarkdown(call.next(String.self)).runs {
                    let range = Value.range(.int(offset), .int(offset + run.bytes.count), closed: false)
                    offset += run.bytes.count
                    if let address = run.address { links.append(.tuple([.string(String(decoding: address, as: UTF8.self)), range])) }
                }
                return .array(links)
            },
        ]
    }

    private static func property(_ attribute: TextAttribute) -> Declaration {
        Declaration("extension AttributedString.Run { public var \(attribute.name): \(attribute.type)? { attributes.\(attribute.name) } }")
    }
}
