/// A tag of JSX with its attributes: `<TabItem value="a" label={'A'}>`.
struct MDXTag {
    let name: String
    let isClosing: Bool
    let isClosed: Bool
    /// What each attribute says: the text between quotes, or what stands between braces.
    private(set) var attributes: [String: String] = [:]
    /// What follows it.
    let rest: Substring

    /// Reads the tag that a text begins with; nothing when it isn't whole.
    init?(_ text: Substring) {
        guard text.first == "<" else { return nil }
        var rest = text.dropFirst()
        isClosing = rest.first == "/"
        if isClosing { rest = rest.dropFirst() }
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-" }
        guard !word.isEmpty, let end = Self.end(rest[word.endIndex...]) else { return nil }
        name = String(word)
        var inner = rest[word.endIndex..<end]
        isClosed = inner.last == "/"
        if isClosed { inner = inner.dropLast() }
        self.rest = rest[rest.index(after: end)...]
        read(inner)
    }

    /// The sign `>` outside of quotes and braces.
    private static func end(_ text: Substring) -> Substring.Index? {
        var depth = 0
        var quote: Character?
        for at in text.indices {
            let sign = text[at]
            if let open = quote {
                if sign == open { quote = nil }
            } else if sign == "{" {
                depth += 1
            } else if sign == "}" {
                depth -= 1
            } else if "\"'`".contains(sign) {
                quote = sign
            } else if sign == ">", depth <= 0 {
                return at
            }
        }
        return nil
    }

    private mutating func read(_ text: Substring) {
        var rest = text.drop(while: \.isWhitespace)
        while !rest.isEmpty {
            let name = rest.prefix { !$0.isWhitespace && $0 != "=" }
            rest = rest[name.endIndex...]
            guard rest.first == "=" else {
                if !name.isEmpty { attributes[String(name)] = "true" }
                rest = (name.isEmpty ? rest.dropFirst() : rest).drop(while: \.isWhitespace)
                continue
            }
            rest = rest.dropFirst()
            attributes[String(name)] = Self.value(&rest)
            rest = rest.drop(while: \.isWhitespace)
        }
    }

    private static func value(_ rest: inout Substring) -> String {
        guard let sign = rest.first else { return "" }
        if sign == "{" { return braces(&rest) }
        guard sign == "\"" || sign == "'" else {
            let word = rest.prefix { !$0.isWhitespace }
            rest = rest[word.endIndex...]
            return String(word)
        }
        let value = rest.dropFirst().prefix { $0 != sign }
        rest = rest[value.endIndex...].dropFirst()
        return String(value)
    }

    private static func braces(_ rest: inout Substring) -> String {
        var depth = 0
        var end = rest.startIndex
        for at in rest.indices {
            if rest[at] == "{" { depth += 1 }
            if rest[at] == "}" { depth -= 1 }
            end = at
            if depth == 0 { break }
        }
        let inner = rest[rest.index(after: rest.startIndex)..<end].trimmed
        rest = rest[end...].dropFirst()
        guard let sign = inner.first, "\"'`".contains(sign), inner.last == sign, inner.count > 1 else {
            return inner
        }
        return String(inner.dropFirst().dropLast())
    }
}
