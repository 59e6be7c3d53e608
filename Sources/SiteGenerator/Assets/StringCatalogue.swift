import Graphics

/// Xcode's string catalogues: `Localizable.xcstrings`, JSON with all languages of a table.
enum StringCatalogue {
    static func read(_ json: JSONNode, named name: String, _ file: SourceFile) -> TextTable {
        var table = TextTable(name: name, source: json["sourceLanguage"]?.text)
        for (key, node) in json["strings"]?.members ?? [] {
            let isStale = node["extractionState"]?.text == "stale"
            let isLeft = if case .bool(false)? = node["shouldTranslate"]?.content { true } else { false }
            let texts = (node["localizations"]?.members ?? []).compactMap { language, node in
                entry(node).map { (language, $0) }
            }
            let start = node.range.lowerBound
            table.keys.append(
                TextTable.Key(
                    key: key, texts: texts, place: (file, start..<min(start + 1, node.range.upperBound)),
                    isTranslated: !isStale && !isLeft))
        }
        return table
    }

    /// Which of a text's values a substitution is of, from 1.
    private static func argument(_ node: JSONNode?) -> Int { Int((node?.number ?? 1).clamped(to: 1...1000)) }

    /// A text of one language; one that is marked as new has none yet.
    private static func entry(_ node: JSONNode) -> TextTable.Entry? {
        var entry = TextTable.Entry(value: value(of: node))
        entry.plurals = plurals(node["variations"], name: "", argument: 0)
        for (name, part) in node["substitutions"]?.members ?? [] {
            entry.plurals += plurals(part["variations"], name: name, argument: argument(part["argNum"]))
        }
        return entry.value == nil && entry.plurals.isEmpty ? nil : entry
    }

    private static func value(of node: JSONNode) -> String? {
        if let unit = node["stringUnit"] { return unit["state"]?.text == "new" ? nil : unit["value"]?.text }
        return device(node["variations"]).flatMap(value)
    }

    private static func plurals(_ variations: JSONNode?, name: String, argument: Int) -> [TextTable.Plural] {
        if let inner = device(variations) {
            return plurals(inner["variations"], name: name, argument: argument)
        }
        return (variations?["plural"]?.members ?? []).compactMap { category, node in
            value(of: node).map {
                TextTable.Plural(name: name, argument: argument, category: category, value: $0)
            }
        }
    }

    /// Of forms by device, that of the phone.
    private static func device(_ variations: JSONNode?) -> JSONNode? {
        let devices = variations?["device"]
        return devices?["iphone"] ?? devices?["other"] ?? devices?.members.first?.value
    }
}
