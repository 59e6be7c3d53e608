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
            if !Self.hasLongWord(bytes) {
                putEscaped(bytes)
            } else if bytes.allSatisfy({ $0 < 0x80 }) {
                putBroken(bytes)
            } else {
                return false
            }
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
            if length > longestWhole { return true }
        }
        return false
    }

    /// Longer words may break.
    private static var longestWhole: Int { 16 }

    /// Text in ASCII.
    private mutating func putBroken(_ text: ByteSpan) {
        var start = 0
        while start <= text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: " ")) ?? text.count
            if start > 0 { append(UInt8(ascii: " ")) }
            putBroken(word: text, start..<end)
            start = end + 1
        }
    }

    private mutating func putBroken(word text: ByteSpan, _ range: Range<Int>) {
        var start = range.lowerBound
        if range.count > Self.longestWhole {
            for at in range.dropFirst() where text[at] &- 65 < 26 && text[at - 1] &- 97 < 26 {
                putEscaped(ByteSpan(rebasing: text[start..<at]))
                put("<wbr>")
                start = at
            }
        }
        putEscaped(ByteSpan(rebasing: text[start..<range.upperBound]))
    }

    /// Text with letters beyond ASCII.
    private mutating func putBroken(_ text: String) {
        for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { append(UInt8(ascii: " ")) }
            if word.utf8.count <= Self.longestWhole {
                putEscaped(word.utf8)
            } else if word.utf8.allSatisfy({ $0 < 0x80 }) {
                var word = String(word)
                word.withUTF8 { putBroken($0) }
            } else {
                putBroken(word)
            }
        }
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
