import Interpreter

/// The characters of an attributed text, and indices from one to the next. An index is an offset in bytes of
/// UTF-8.
enum AttributedCharacterRows {
    static var rows: [Native] {
        [
            Native("AttributedStringProtocol.starts") { call in
                .array(starts(of: call.receiver.attributedText.string).dropLast().map { .int($0) })
            },
            Native("AttributedStringProtocol.string") { .string($0.receiver.attributedText.string) },
            Native("AttributedStringProtocol.index(afterCharacter:)") { call in
                moved(call, call.nextValue().asInt, by: 1)
            },
            Native("AttributedStringProtocol.index(beforeCharacter:)") { call in
                moved(call, call.nextValue().asInt, by: -1)
            },
            Native("AttributedStringProtocol.index(_:offsetByCharacters:)") { call in
                let start = call.nextValue().asInt
                return moved(call, start, by: call.nextValue().asInt)
            },
        ]
    }

    /// Where each character begins, and the end.
    private static func starts(of text: String) -> [Int] {
        var offset = 0
        return text.map { character in
            defer { offset += character.utf8.count }
            return offset
        } + [text.utf8.count]
    }

    private static func moved(_ call: NativeCall, _ index: Int, by distance: Int) -> Value {
        let starts = starts(of: call.receiver.attributedText.string)
        let place = (starts.firstIndex { $0 >= index } ?? starts.count - 1) + distance
        return .int(starts[min(max(place, 0), starts.count - 1)])
    }
}
