import Previews
import Syntax

/// Texts that have a form of their own.
extension YAMLFields {
    /// The address of a host, with or without a path.
    mutating func address(_ key: String) -> String? {
        text(key, "an address such as https://example.com/docs/") {
            $0.wholeMatch(of: /https?:\/\/[^\/\s?#]+(\/[^\s?#]*)?/) != nil
        }
    }

    /// The address of a page with `{path}` in place of its path.
    mutating func addressOfPath(_ key: String) -> String? {
        text(key, "an address such as https://example.com/edit/Content/{path}") {
            $0.contains("{path}") && $0.wholeMatch(of: /https?:\/\/\S+/) != nil
        }
    }

    /// The address of a source file with `{path}` and, if there is one, `{line}` in place of both.
    mutating func addressOfSource(_ key: String) -> String? {
        text(key, "an address such as https://example.com/blob/main/{path}#L{line}") {
            $0.contains("{path}") && $0.wholeMatch(of: /https?:\/\/\S+/) != nil
        }
    }

    /// Where something is from: an address of the Web, or words.
    mutating func origin(_ key: String) -> String? {
        text(key, "an address such as https://example.com/, or words") { text in
            if AddressScheme.isWeb(text) { return true }
            guard let scheme = AddressScheme.of(text.utf8) else { return true }
            // `Note: a paper` is no address.
            return text.utf8.dropFirst(scheme.utf8.count + 1).first == 32
        }
    }

    /// A code by BCP 47, with two or three letters for the language itself.
    mutating func languageCode(_ key: String) -> String? {
        text(key, "a language code such as en or pt-BR", where: isLanguageCode)
    }

    /// What can stand between two slashes of an address.
    mutating func addressPart(_ key: String) -> String? {
        guard let node = node(key) else { return nil }
        guard let text = node.text, isAddressPart(text) else {
            let words = (node.text ?? "").split {
                !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
            }
            let near = slug(words.joined(separator: " "))
            wrong(key, node, "one part of an address", note: isAddressPart(near) ? didYouMean(near) : nil)
            return nil
        }
        return text
    }

    mutating func device(_ key: String) -> String? {
        word(key, among: PreviewEnvironment.devices, expected: "a device such as iPhone 15")
    }

    /// One of several names.
    mutating func word(_ key: String, among known: @autoclosure () -> [String], expected: String? = nil)
        -> String?
    {
        guard let node = node(key) else { return nil }
        let names = known()
        guard let text = node.text, names.contains(text) else {
            wrong(key, node, expected ?? names.joined(separator: ", "), among: names)
            return nil
        }
        return text
    }

    /// A list of some of several names, in the order in which they are known.
    mutating func choices<Value: RawRepresentable & CaseIterable & Equatable>(
        _ key: String, _ type: Value.Type
    ) -> [Value] where Value.RawValue == String {
        let names = Value.allCases.map(\.rawValue)
        var chosen: [Value] = []
        for (text, range) in texts(key) {
            if let value = Value(rawValue: text) {
                chosen.append(value)
            } else {
                let note = suggestion(for: text, among: names)
                add(
                    Problem(
                        .error, "'\(key)' has '\(text)', expected \(names.joined(separator: ", "))",
                        file: file, range: range, note: note))
            }
        }
        return Value.allCases.filter(chosen.contains)
    }

    /// A mapping whose keys are known.
    mutating func phrases(_ key: String, among known: [String]) -> [(
        key: String, value: String, range: Range<Int>?
    )] {
        let pairs = pairs(key)
        for pair in pairs where !known.contains(pair.key) {
            add(
                Problem(
                    .error, "the theme has no text '\(pair.key)'", file: file, range: pair.range,
                    note: suggestion(for: pair.key, among: known)))
        }
        return pairs
    }

    private mutating func text(_ key: String, _ expected: String, where isRight: (String) -> Bool) -> String?
    {
        guard let node = node(key) else { return nil }
        guard let text = node.text, isRight(text) else {
            wrong(key, node, expected)
            return nil
        }
        return text
    }
}

/// `en`, `pt-BR`, `zh-Hant-TW`, and the underscores that Apple's systems write.
func isLanguageCode(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*(@[a-z0-9=;]+)?/) != nil
}

/// Whether a language is written from right to left, by the script of its code or its usual one.
func isRightToLeft(_ code: String) -> Bool {
    let parts = code.lowercased().split { $0 == "-" || $0 == "_" || $0 == "@" }
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
        return ["adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa"].contains(script)
    }
    return ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "nqo", "ps", "sd", "syr", "ug", "ur", "yi"].contains(
        parts.first ?? "")
}

private func isAddressPart(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.contains { $0 != "." }
        && !text.unicodeScalars.contains {
            "/\\?#%<>\"".unicodeScalars.contains($0) || $0.properties.isWhitespace || $0.value < 32
        }
}
