import Syntax

/// A tag of a Mustache template that names a value, a section or another template.
struct MustacheTag {
    var name: String
    var range: Range<Int>
    /// Whether it brings in another template: `{{> name}}`, or `{{< name}}` with blocks of its own.
    var isPartial: Bool

    static func all(in file: SourceFile) -> [MustacheTag] {
        var tags: [MustacheTag] = []
        var delimiters = (opening: Bytes("{{".utf8), closing: Bytes("}}".utf8))
        var at = 0
        while let open = file.find(delimiters.opening, in: at..<file.bytes.count),
            let close = file.find(
                delimiters.closing, in: (open + delimiters.opening.count)..<file.bytes.count)
        {
            let inner = file.bytes[(open + delimiters.opening.count)..<close]
            at = close + delimiters.closing.count
            if inner.first == UInt8(ascii: "=") {
                delimiters = Self.delimiters(inner) ?? delimiters
            } else if let tag = tag(inner),
                inner.first != UInt8(ascii: "/")
                    || !tags.contains(where: { $0.isPartial && $0.name == tag.name })
            {
                tags.append(tag)
            }
        }
        return tags
    }

    /// `=<% %>=`
    private static func delimiters(_ inner: ArraySlice<UInt8>) -> (Bytes, Bytes)? {
        let words = inner.dropFirst().dropLast().split(separator: UInt8(ascii: " "))
        return words.count == 2 ? (Bytes(words[0]), Bytes(words[1])) : nil
    }

    /// Comments and blocks name no value, a dot is the value itself, and what has parentheses calls
    /// something.
    private static func tag(_ inner: ArraySlice<UInt8>) -> MustacheTag? {
        let sign = inner.first ?? UInt8(ascii: "!")
        let word = inner.drop { "{#^/&><".utf8.contains($0) }.trimmed
        guard !"!$%".utf8.contains(sign), !word.elementsEqual(".".utf8), !word.contains(UInt8(ascii: "("))
        else { return nil }
        return MustacheTag(name: String(word), range: word.indices, isPartial: "><".utf8.contains(sign))
    }
}
