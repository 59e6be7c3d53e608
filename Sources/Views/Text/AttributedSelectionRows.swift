import Interpreter

/// `AttributedTextSelection`: the part of a styled text that an editor has selected, and changes of its attributes.
enum AttributedSelectionRows {
    static var rows: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 26.0, *) public struct AttributedTextSelection: Equatable, Hashable {
                    let range: Range<AttributedString.Index>?
                    var typing = AttributeContainer()
                    public init() { range = nil }
                    public init(range: Range<AttributedString.Index>) { self.range = range }
                    public init(insertionPoint: AttributedString.Index) { range = insertionPoint..<insertionPoint }
                    public static func == (a: AttributedTextSelection, b: AttributedTextSelection) -> Bool { a.range == b.range }
                    public func hash(into hasher: inout Hasher) { hasher.combine(range) }
                    public func typingAttributes(in text: AttributedString) -> AttributeContainer { typing }
                }
                """),
            Declaration(
                """
                extension AttributedString { @available(iOS 26.0, *) public mutating func transformAttributes(\
                in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void) {
                    if let range = selection.range, !range.isEmpty { _transform(range, body) } else { body(&selection.typing) }
                } }
                """),
            Declaration(
                """
                extension AttributedString { mutating func _transform(_ range: Range<AttributedString.Index>, \
                _ body: (inout AttributeContainer) -> Void) }
                """
            ) { call in
                let text = call.receiver.attributedText
                let (start, end) = call.nextOffsets()
                let body = call.nextValue()
                let changed = text.slice(start, end).changed { attributes in
                    let container = call.evaluator.callInout(body, .native(AttributesValue(attributes)))
                    attributes = container.native(AttributesValue.self)?.attributes ?? attributes
                }
                call.receiver = .native(text.replacing(start, end, with: changed))
                return .void
            },
        ]
    }
}
