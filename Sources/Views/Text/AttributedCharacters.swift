import Interpreter
import Layout

/// The characters of an attributed text, and indices from one to the next. An index is an offset in bytes of UTF-8.
enum AttributedCharacterRows {
    static var rows: [Declaration] {
        [
            Declaration(
                """
                extension AttributedString {
                    public struct CharacterView: Sequence {
                        public let indices: [AttributedString.Index]
                        let text: String
                        public var count: Int { text.count }
                        public var isEmpty: Bool { text.isEmpty }
                        public var first: Character? { text.first }
                        public var last: Character? { text.last }
                        public func makeIterator() -> IndexingIterator<[Character]> { Array(text).makeIterator() }
                    }
                }
                """),
            Declaration("extension AttributedStringProtocol { var starts: [AttributedString.Index] { get } }") { call in
                .array(starts(of: call.receiver.attributedText.string).dropLast().map { .int($0) })
            },
            Declaration("extension AttributedStringProtocol { var string: String { get } }") { .string($0.receiver.attributedText.string) },
            Declaration(
                "extension AttributedStringProtocol { public var characters: AttributedString.CharacterView { AttributedString.CharacterView(indices: starts, text: string) } }"),
            Declaration(
                "extension AttributedStringProtocol { public func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index }"
            ) { call in moved(call, call.nextValue().asInt, by: 1) },
            Declaration(
                "extension AttributedStringProtocol { public func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index }"
            ) { call in moved(call, call.nextValue().asInt, by: -1) },
            Declaration(
                "extension AttributedStringProtocol { public func index(_ i: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index }"
            ) { call in
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
