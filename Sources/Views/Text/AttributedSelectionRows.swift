import Interpreter

/// `AttributedTextSelection`: the part of a styled text that an editor has selected, and changes of its
/// attributes.
enum AttributedSelectionRows {
    static var rows: [Native] {
        [
            Native("AttributedString._transform(_:_:)") { call in
                let text = call.receiver.attributedText
                let (start, end) = call.nextOffsets()
                let body = call.nextValue()
                let changed = text.slice(start, end).changed { attributes in
                    let container = call.evaluator.callInout(body, .native(AttributesValue(attributes)))
                    attributes = container.native(AttributesValue.self)?.attributes ?? attributes
                }
                call.receiver = .native(text.replacing(start, end, with: changed))
                return .void
            }
        ]
    }
}
