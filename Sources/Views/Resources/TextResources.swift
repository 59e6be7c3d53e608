import Interpreter
import Syntax

/// The texts of one table in one language.
struct LanguageTexts: Sendable {
    let language: Name
    let table: Name
    var entries: [Name: TextResource] = [:]
}

/// A text, or forms of it by number.
struct TextResource: Sendable {
    var value: String?
    var plurals: [PluralResource] = []
}

/// One form: of the whole text where the name is empty, else of a part that the text names `%#@name@`.
struct PluralResource: Sendable {
    let name: Name
    /// Which of the values decides, counted from 1; 0 is the first number.
    let argument: Int
    let category: PluralCategory
    let value: String
}

/// Collects texts while a set is read.
struct TextReader {
    private(set) var tables: [LanguageTexts] = []
    /// The language of the keys, by table.
    private(set) var sources: [(table: Name, language: Name)] = []

    mutating func addSource(_ fields: inout ResourceFields) {
        let language = Name(fields.text())
        sources.append((Name(fields.text()), language))
    }

    mutating func addText(_ fields: inout ResourceFields) {
        let (table, key) = place(&fields)
        tables[table].entries[key, default: TextResource()].value = fields.escapedText()
    }

    mutating func addPlural(_ fields: inout ResourceFields) {
        let (table, key) = place(&fields)
        let name = Name(fields.text()), argument = fields.number()
        guard let category = PluralCategory(Name(fields.text())) else { return }
        let plural = PluralResource(
            name: name, argument: argument, category: category, value: fields.escapedText())
        tables[table].entries[key, default: TextResource()].plurals.append(plural)
    }

    /// Texts of a language come one after the other, or those of a key do: either way the table is near.
    private mutating func place(_ fields: inout ResourceFields) -> (table: Int, key: Name) {
        let language = Name(fields.text()), table = Name(fields.text())
        let key = Name(fields.escapedText())
        if let known = tables.firstIndex(where: { $0.language == language && $0.table == table }) {
            return (known, key)
        }
        tables.append(LanguageTexts(language: language, table: table))
        return (tables.count - 1, key)
    }
}

extension ResourceFields {
    /// A field in which `\n`, `\t` and `\\` stand for what a line cannot hold.
    mutating func escapedText() -> String {
        let text = text()
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var out: [UInt8] = [], isEscaped = false
        for byte in text.utf8 {
            if isEscaped {
                out.append(byte == UInt8(ascii: "n") ? 10 : byte == UInt8(ascii: "t") ? 9 : byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}

extension Resources {
    /// What a language has for a key, as text and places of values; nil where no table has the key.
    ///
    /// - Parameter numbers: the values that are whole numbers, by which forms are chosen.
    func text(_ key: Name, table: Name, _ numbers: [Int64?]) -> [LocalizedPart]? {
        for set in sets {
            let languages = languages + set.texts.sources.filter { $0.table == table }.map { $0.language }
            for language in languages {
                let found = set.texts.tables.first { $0.table == table && $0.language.isLanguage(language) }
                guard let entry = found?.entries[key] else { continue }
                return TextFilling(entry: entry, language: language, numbers: numbers).parts
            }
        }
        return nil
    }
}

extension Resources {
    var hasTexts: Bool { sets.contains { !$0.texts.tables.isEmpty } }
    var hasFiles: Bool { sets.contains { !$0.files.isEmpty } }

    /// A key with values in the preview's language, the values in their places.
    func translated(_ parts: [LocalizedKey.Part], table: Name) -> [LocalizedKey.Part]? {
        guard hasTexts else { return nil }
        var key = "", values: [LocalizedKey.Part] = [], numbers: [Int64?] = []
        for part in parts {
            switch part {
            case .text(let text): key += text
            case .value(_, let kind):
                key += kind.specifier
                values.append(part)
                numbers.append(kind.number)
            }
        }
        return text(Name(key), table: table, numbers)?.map { part in
            switch part {
            case .text(let text): return .text(text)
            case .value(let index): return values[index]
            }
        }
    }

    /// `de_AT` is looked for as `de-AT`, then as `de`. Chinese is told apart by its script.
    static func languages(of locale: String) -> [Name] {
        var parts = locale.utf8.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ".") }
            .split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }.map {
                String(decoding: Array($0), as: UTF8.self)
            }
        var languages: [Name] = []
        if let code = parts.first, sameBytes(code, "zh"), let script = script(ofChinese: parts) {
            languages.append(Name(script))
        }
        while !parts.isEmpty {
            languages.append(Name(parts.joinedBytes("-")))
            parts.removeLast()
        }
        return languages
    }

    private static func script(ofChinese parts: [String]) -> String? {
        for part in parts.dropFirst() {
            switch Name(part) {
            case "CN", "SG": return "zh-Hans"
            case "TW", "HK", "MO": return "zh-Hant"
            default: break
            }
        }
        return parts.count == 1 ? "zh-Hans" : nil
    }
}

/// Says keys of strings in the preview's language.
final class ResourceLocalizer: Localizer {
    private let resources: Resources

    init(_ resources: Resources) {
        self.resources = resources
        super.init()
    }

    override func text(_ key: Name, table: Name?, _ numbers: [Int64?]) -> [LocalizedPart]? {
        resources.text(key, table: table ?? "Localizable", numbers)
    }

    override func file(_ name: Name) -> String? {
        for set in resources.sets {
            if let found = set.files.first(where: { $0.name == name }) { return found.text }
        }
        return nil
    }
}

extension Name {
    /// Whether both are the same language, however they are written: `pt-BR` and `pt_br`.
    fileprivate func isLanguage(_ other: Name) -> Bool {
        func folded(_ name: Name) -> [UInt8] {
            name.text.utf8.map {
                $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 >= 65 && $0 <= 90 ? $0 + 32 : $0
            }
        }
        return self == other || folded(self) == folded(other)
    }
}
