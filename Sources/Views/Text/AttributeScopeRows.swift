import Interpreter

/// Attributes by the name of their key, and all those that the characters of a text have in common.
enum AttributeScopeRows {
    static var rows: [Native] {
        ["AttributedString", "AttributedSubstring", "AttributeContainer"].flatMap { named(in: $0) }
            + ["AttributedString", "AttributedSubstring"].map { shared(in: $0) }
    }

    private static func named(in holder: String) -> [Native] {
        [
            Native("\(holder)._attribute(_:)") { call in
                AttributedRows.attribute(call.next(String.self), of: call.receiver, call.evaluator)
                    .map { .some($0) } ?? .none
            },
            Native("\(holder)._setAttribute(_:_:)") { call in
                let name = call.next(String.self)
                AttributedRows.set(name, call.nextValue().unwrapped, in: &call.receiver)
                return .void
            },
        ]
    }

    private static func shared(in holder: String) -> Native {
        Native(
            "\(holder)._shared",
            get: { call in .native(AttributesValue(shared(call.receiver, call.evaluator))) },
            set: { call in
                let old = shared(call.receiver, call.evaluator)
                let new = call.nextValue().native(AttributesValue.self)?.attributes ?? old
                for entry in old.entries + new.entries {
                    AttributedRows.set(entry.name, new[entry.name], in: &call.receiver)
                }
                return .void
            })
    }

    private static func shared(_ text: Value, _ evaluator: Evaluator) -> AttributedValue.Attributes {
        var attributes = AttributedValue.Attributes()
        for entry in text.attributedText.runs.first?.attributes.entries ?? [] {
            attributes[entry.name] = AttributedRows.attribute(entry.name, of: text, evaluator)
        }
        return attributes
    }
}
