import Syntax

extension MarkdownRenderer.HTMLTag {
    /// The name and its prefix, as a tag of XML may have one: `svg:script`.
    var localName: String {
        let name = text.dropFirst(isClosing ? 2 : 1).prefix { !$0.isSpace && $0 != "/" && $0 != ">" }
        return String((name.split(separator: UInt8(ascii: ":")).last ?? []).map(\.asciiLowercased))
    }

    /// The attributes, names in lower case, values without their quotes; one without a value has an empty
    /// one.
    var attributes: [(name: String, value: Bytes)] {
        var found: [(String, Bytes)] = []
        var rest = text.dropFirst().drop { !$0.isSpace && $0 != ">" }
        while true {
            rest = rest.drop { $0.isSpace || $0 == "/" }
            let name = rest.prefix { !$0.isSpace && $0 != "=" && $0 != ">" && $0 != "/" }
            guard !name.isEmpty else { return found }
            rest = rest[name.endIndex...].drop(while: \.isSpace)
            guard rest.first == "=" else {
                found.append((String(name.map(\.asciiLowercased)), []))
                continue
            }
            rest = rest.dropFirst().drop(while: \.isSpace)
            found.append((String(name.map(\.asciiLowercased)), Self.takeValue(&rest)))
        }
    }

    private static func takeValue(_ rest: inout ArraySlice<UInt8>) -> Bytes {
        guard let quote = rest.first, quote == "\"" || quote == "'" else {
            let value = rest.prefix { !$0.isSpace && $0 != ">" }
            rest = rest[value.endIndex...]
            return Bytes(value)
        }
        let value = rest.dropFirst().prefix { $0 != quote }
        rest = rest[value.endIndex...].dropFirst()
        return Bytes(value)
    }
}
