import Interpreter
import Syntax

/// `LocalizedStringKey`: a format with values between, read as Markdown.
final class LocalizedKey: NativeValue {
    enum Part {
        case text(String)
        case value(TextValue.Piece, Kind)

        /// How a key writes a value, and by what number forms of a text are chosen.
        struct Kind {
            var specifier = "%@"
            var number: Int64?
        }
    }

    /// What is said, in the preview's language.
    let parts: [Part]
    private let written: [Part]
    private let table: Name
    /// Whether another language may say it otherwise.
    let hasTables: Bool

    init(_ parts: [Part], table: Name = "Localizable", _ evaluator: Evaluator) {
        written = parts
        self.table = table
        self.parts = GraphRecord.translated(parts, table: table, evaluator)
        hasTables = GraphRecord.resources(evaluator).hasTexts
    }

    /// The same key in another table.
    func said(in table: Name, _ evaluator: Evaluator) -> LocalizedKey {
        LocalizedKey(written, table: table, evaluator)
    }

    /// The pieces of a text in the preview's language.
    var pieces: [TextValue.Piece] { LocalizedKey.pieces(parts) }

    /// The pieces of a text in other languages, the better ones first.
    func pieces(in languages: [Name], _ evaluator: Evaluator) -> [TextValue.Piece] {
        LocalizedKey.pieces(GraphRecord.translated(written, table: table, in: languages, evaluator))
    }

    /// Marks are read over the whole format, values fill their places afterwards.
    private static func pieces(_ parts: [Part]) -> [TextValue.Piece] {
        var format = ""
        var values: [TextValue.Piece] = []
        for part in parts {
            switch part {
            case .text(let text): format += text
            case .value(let value, _):
                format += LocalizedKey.placeholder
                values.append(value)
            }
        }
        let pieces = InlineMarkdown.pieces(format)
        return values.isEmpty ? pieces : LocalizedKey.filled(pieces, values)
    }

    /// A noncharacter that no author types.
    private static let placeholder = "\u{F8FE}"

    private static func filled(_ pieces: [TextValue.Piece], _ values: [TextValue.Piece]) -> [TextValue.Piece]
    {
        var result: [TextValue.Piece] = []
        var next = 0
        for piece in pieces {
            switch piece {
            case .string(let string): add(string, [], values, &next, &result)
            case .styled(let string, let traits): add(string, traits, values, &next, &result)
            case .text, .image: result.append(piece)
            }
        }
        return result
    }

    private static func add(
        _ string: String, _ traits: MarkdownTraits, _ values: [TextValue.Piece], _ next: inout Int,
        _ result: inout [TextValue.Piece]
    ) {
        var text = ""
        func flush() {
            if !text.utf8.isEmpty { result.append(traits.isEmpty ? .string(text) : .styled(text, traits)) }
            text = ""
        }
        for scalar in string.unicodeScalars {
            if scalar.value == 0xF8FE, next < values.count {
                if case .string(let value) = values[next] {
                    text += value
                } else {
                    flush()
                    result.append(values[next])
                }
                next += 1
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        flush()
    }

    /// The characters, for comparisons and labels in words.
    var string: String { TextValue(pieces).string }

    override var description: String { string }

    override func isEqual(to other: NativeValue) -> Bool {
        guard let other = other as? LocalizedKey else { return false }
        return string.utf8.elementsEqual(other.string.utf8)
    }

    /// What an interpolation gave: text and values in turn, each value with its labeled extras.
    static func parts(_ value: Value, _ call: NativeCall) -> [Part] {
        switch value {
        case .string(let string): return [.text(string)]
        case .array(let segments): return segments.map { part($0, call) }
        default: return [.value(piece(value, [], call), Part.Kind(value))]
        }
    }

    private static func part(_ segment: Value, _ call: NativeCall) -> Part {
        switch segment {
        case .string(let string): return .text(string)
        case .tuple(let elements):
            guard let value = elements.first else { return .text("") }
            return .value(piece(value, Array(elements.dropFirst()), call), Part.Kind(value))
        default: return .value(piece(segment, [], call), Part.Kind(segment))
        }
    }

    /// One interpolated value: a text or an image keeps its look, everything else is written out.
    private static func piece(_ value: Value, _ text: [Value], _ call: NativeCall) -> TextValue.Piece {
        if let text = value.native(TextValue.self) { return .text(text) }
        if let key = value.native(LocalizedKey.self) { return .string(key.string) }
        if let attributed = value.native(AttributedValue.self) { return .text(TextValue(attributed.pieces)) }
        if value.native(ViewValue.self) != nil { return .image(value) }
        if let style = text.first?.dateStyle {
            return .string(DateWords.text(value.dateSeconds, style, now: call.evaluator.now))
        }
        if case .range(let start, let end, _) = value, case .structure = start {
            return .string(DateWords.text(from: start.dateSeconds, to: end.dateSeconds))
        }
        if case .string(let string)? = text.first { return .string(string) }
        return .string(call.evaluator.describe(value))
    }
}

extension LocalizedKey.Part.Kind {
    fileprivate init(_ value: Value) {
        specifier = LocalizedFormat.specifier(of: value)
        number = LocalizedFormat.number(value)
    }
}

extension Value {
    /// The characters of a title given as a key, a string or a text.
    var titleText: TextValue {
        switch self {
        case .string(let string): return TextValue(string)
        case .some(let value): return value.titleText
        default:
            if let text = native(TextValue.self) { return text }
            if let key = native(LocalizedKey.self) { return TextValue(key) }
            return TextValue("")
        }
    }
}
