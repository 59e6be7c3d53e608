/// A call in a page of Hugo: `{{< name argument key="value" >}}`.
struct Shortcode {
    var name: String
    /// Arguments in their order, and those with names.
    var values: [String] = []
    var named: [String: String] = [:]
    /// `{{< /name >}}`
    var isClosing = false
    /// `{{< name />}}`
    var isClosed = false
    /// Between percent signs, where the text inside is Markdown.
    var isMarkdown: Bool

    /// An argument by one of its names, or by its place.
    func argument(_ names: String..., at place: Int? = nil) -> String? {
        for name in names { if let value = named[name] { return value } }
        guard let place, values.indices.contains(place) else { return nil }
        return values[place]
    }

    /// Reads what stands between `{{<` and `>}}`.
    init?(_ inner: Substring, isMarkdown: Bool) {
        var rest = inner.trimmed[...]
        self.isMarkdown = isMarkdown
        if rest.hasPrefix("/") {
            isClosing = true
            rest = rest.dropFirst().trimmed[...]
        }
        if rest.hasSuffix("/") {
            isClosed = true
            rest = rest.dropLast()
        }
        var words = Self.words(rest)[...]
        guard let first = words.popFirst(), !first.text.isEmpty else { return nil }
        name = first.text
        for word in words {
            if let key = word.key { named[key] = word.text } else { values.append(word.text) }
        }
    }

    /// Words and quoted texts, some behind a name and `=`.
    private static func words(_ text: Substring) -> [(key: String?, text: String)] {
        var out: [(key: String?, text: String)] = []
        var rest = text.drop(while: \.isWhitespace)
        while !rest.isEmpty {
            var key: String?
            let head = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "\"" && $0 != "`" }
            if !head.isEmpty, rest[head.endIndex...].first == "=" {
                key = String(head)
                rest = rest[head.endIndex...].dropFirst()
            }
            out.append((key, word(&rest)))
            rest = rest.drop(while: \.isWhitespace)
        }
        return out
    }

    private static func word(_ rest: inout Substring) -> String {
        guard let sign = rest.first, sign == "\"" || sign == "`" else {
            let word = rest.prefix { !$0.isWhitespace }
            rest = rest[word.endIndex...]
            return String(word)
        }
        rest = rest.dropFirst()
        var out = ""
        while let next = rest.first, next != sign {
            rest = rest.dropFirst()
            if next == "\\", sign == "\"", let escaped = rest.first {
                out.append(escaped)
                rest = rest.dropFirst()
            } else {
                out.append(next)
            }
        }
        rest = rest.dropFirst()
        return out
    }
}

/// Parts of a line: text, and calls between them.
enum ShortcodePart {
    case text(String)
    case call(Shortcode)

    /// - Parameter isCode: no call is one there but those that are shown, `{{</* name */>}}`.
    static func parts(_ line: String) -> [ShortcodePart] {
        var parts: [ShortcodePart] = []
        var text = ""
        var rest = line[...]
        while !rest.isEmpty {
            if let (part, after) = call(rest) {
                switch part {
                case .text(let shown): text += shown
                case .call:
                    if !text.isEmpty { parts.append(.text(text)) }
                    text = ""
                    parts.append(part)
                }
                rest = after
            } else if rest.first == "`", let code = code(rest) {
                text += shown(String(code))
                rest = rest[code.endIndex...]
            } else {
                text.append(rest.removeFirst())
            }
        }
        return text.isEmpty ? parts : parts + [.text(text)]
    }

    /// Code between backticks, with them.
    private static func code(_ rest: Substring) -> Substring? {
        let ticks = rest.prefix { $0 == "`" }
        guard let close = rest[ticks.endIndex...].firstRange(of: ticks) else { return nil }
        return rest[..<close.upperBound]
    }

    private static func call(_ rest: Substring) -> (ShortcodePart, Substring)? {
        guard rest.hasPrefix("{{<") || rest.hasPrefix("{{%") else { return nil }
        let isMarkdown = rest.hasPrefix("{{%")
        guard let end = rest.firstRange(of: isMarkdown ? "%}}" : ">}}") else { return nil }
        let inner = rest[rest.index(rest.startIndex, offsetBy: 3)..<end.lowerBound]
        let after = rest[end.upperBound...]
        if inner.hasPrefix("/*"), inner.hasSuffix("*/") {
            return (.text(shown(String(rest[..<end.upperBound]))), after)
        }
        return Shortcode(inner, isMarkdown: isMarkdown).map { (.call($0), after) }
    }

    /// Calls that a page shows lose the signs that keep Hugo from reading them.
    static func shown(_ text: String) -> String {
        guard text.contains("{{</*") || text.contains("{{%/*") else { return text }
        return text.replacing("{{</*", with: "{{<").replacing("*/>}}", with: ">}}")
            .replacing("{{%/*", with: "{{%").replacing("*/%}}", with: "%}}")
    }
}
