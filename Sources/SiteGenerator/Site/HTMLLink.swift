extension Array where Element == UInt8 {
    /// Writes a link with a plain text.
    mutating func putLink(to address: String, _ text: String, isCode: Bool = false, isCurrent: Bool = false) {
        put("<a href=\"")
        putAddress(address.utf8)
        put(isCurrent ? "\" aria-current=\"true\">" : "\">")
        put(text, isCode: isCode)
        put("</a>")
    }

    /// Writes text, as code when it is some.
    mutating func put(_ text: String, isCode: Bool) {
        if isCode { put("<code>") }
        putBreakable(text)
        if isCode { put("</code>") }
    }

    /// Writes text in which a long name, `containerRelativeFrame`, may break between its words.
    mutating func putBreakable(_ text: String) {
        var text = text
        let isWritten = text.withUTF8 { bytes in
            if Self.hasLongWord(bytes) { return false }
            putEscaped(bytes)
            return true
        }
        if !isWritten { putBroken(text) }
    }

    /// Writes a symbol's name that may break between its labels: `parse(_:number:for:)`.
    mutating func putBreakableName(_ name: String) {
        var start = name.startIndex
        for (before, at) in zip(name.indices, name.indices.dropFirst())
        where "(:".contains(name[before]) && (name[at].isLetter || name[at] == "_") {
            putBreakable(String(name[start..<at]))
            put("<wbr>")
            start = at
        }
        putBreakable(String(name[start...]))
    }

    /// Few titles have one, and only those are looked at letter by letter.
    private static func hasLongWord(_ text: ByteSpan) -> Bool {
        var length = 0
        for byte in text {
            length = byte == UInt8(ascii: " ") ? 0 : length + 1
            if length > 16 { return true }
        }
        return false
    }

    private mutating func putBroken(_ text: String) {
        for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { append(UInt8(ascii: " ")) }
            if word.utf8.count <= 16 {
                putEscaped(word.utf8)
            } else if word.utf8.allSatisfy({ $0 < 0x80 }) {
                putBroken(Bytes(word.utf8))
            } else {
                putBroken(word)
            }
        }
    }

    private mutating func putBroken(_ word: Bytes) {
        var start = 0
        for at in word.indices.dropFirst() where word[at] &- 65 < 26 && word[at - 1] &- 97 < 26 {
            putEscaped(word[start..<at])
            put("<wbr>")
            start = at
        }
        putEscaped(word[start...])
    }

    /// A word with letters beyond ASCII.
    private mutating func putBroken(_ word: Substring) {
        var start = word.startIndex
        for (before, at) in zip(word.indices, word.indices.dropFirst())
        where word[before].isLowercase && word[at].isUppercase {
            putEscaped(String(word[start..<at]))
            put("<wbr>")
            start = at
        }
        putEscaped(String(word[start...]))
    }
}
