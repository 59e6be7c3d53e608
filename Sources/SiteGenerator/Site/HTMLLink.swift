extension Array where Element == UInt8 {
    /// Writes a link with a plain text.
    mutating func putLink(to address: String, _ text: String, isCode: Bool = false) {
        put("<a href=\"")
        putAddress(address.utf8)
        put("\">")
        put(text, isCode: isCode)
        put("</a>")
    }

    /// Writes text, as code when it is some.
    mutating func put(_ text: String, isCode: Bool) {
        if isCode { put("<code>") }
        putEscaped(text)
        if isCode { put("</code>") }
    }
}
