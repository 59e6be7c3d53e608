/// The texts of one table in all its languages, from whatever files they came.
struct TextTable {
    /// A text, or forms of it by number.
    struct Entry {
        var value: String?
        /// Of the whole text where the name is empty, else of a part that the value names `%#@name@`.
        var plurals: [Plural] = []
    }

    struct Plural {
        var name: String
        /// Counted from 1; 0 is the first number of the text.
        var argument: Int
        /// `zero`, `one`, `two`, `few`, `many`, `other`.
        var category: String
        var value: String
    }

    /// A key with its texts by language.
    struct Key {
        var key: String
        var texts: [(language: String, entry: Entry)] = []
        /// Where the key stands.
        var place: (file: SourceFile, range: Range<Int>)?
        var isTranslated = true
    }

    var name: String
    /// The language of the keys.
    var source: String?
    var keys: [Key] = []

    static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// All languages, in the order in which they are first met.
    var languages: [String] {
        var known: Set<String> = []
        return keys.flatMap(\.texts).map(\.language).filter { known.insert($0).inserted }
    }
}

extension AssetSet {
    /// Writes a table for the engine.
    mutating func add(_ table: TextTable) {
        if let source = table.source { add(["source", source, table.name]) }
        for key in table.keys {
            for (language, entry) in key.texts {
                let head = [language, table.name, TextFormat.canonical(key.key).escapedField]
                if let value = entry.value { add(["text"] + head + [value.escapedField]) }
                for plural in entry.plurals {
                    add(
                        ["plural"] + head + [
                            plural.name, "\(plural.argument)", plural.category, plural.value.escapedField,
                        ])
                }
            }
        }
    }
}

extension AssetReader {
    /// Keys that some language has and another lacks: a reader would see the key, or the source language.
    mutating func reportMissing(in table: TextTable, _ file: SourceFile) {
        for language in table.languages.sorted() where language != table.source {
            let missing = table.keys.filter { key in
                key.isTranslated && !key.texts.contains { $0.language == language }
            }
            guard let first = missing.first else { continue }
            let names =
                missing.prefix(5).map { "'\($0.key)'" }.joined(separator: ", ")
                + (missing.count > 5 ? " and others" : "")
            let count = missing.count == 1 ? "a text is" : "\(missing.count) texts are"
            set.problems.append(
                Problem(
                    .warning, "\(count) missing in '\(language)': \(names)", check: .translation,
                    file: first.place?.file ?? file,
                    range: first.place?.range))
        }
    }
}

/// Formats as C has them.
enum TextFormat {
    /// A key with its specifiers as the engine writes them: `%lld` for whole numbers, `%lf` for others, `%@`.
    static func canonical(_ key: String) -> String {
        key.replacing(/%(?:\d+\$)?[0-9.+\-]*(?:hh|h|ll|l|q|z|t|L)?([@diuoxXfFeEgGaAcs])/) { match in
            switch match.1 {
            case "@", "s", "c": "%@"
            case "d", "i", "u", "o", "x", "X": "%lld"
            default: "%lf"
            }
        }
    }
}

extension String {
    /// The text on one line without tabs, as fields of a line are.
    var escapedField: String {
        replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t").replacing(
            "\r", with: "")
    }
}
