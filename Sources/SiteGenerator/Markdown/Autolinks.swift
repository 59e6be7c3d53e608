import Syntax

/// GitHub's extended autolinks: `www.`, `http://`, `https://`, `ftp://` and e-mail addresses in plain text.
struct Autolink {
    var range: Range<Int>
    /// What stands before the shown text in the address.
    var prefix: String
}

func autolinks(in text: ByteSpan) -> [Autolink] {
    var links: [Autolink] = []
    var at = 0
    var free = 0
    while at < text.count {
        let byte = text[at]
        var found: Autolink?
        switch byte | 32 {
        case "w": found = webLink(text, at, free)
        case "h", "f": found = schemeLink(text, at, free)
        default: if byte == "@" { found = mailLink(text, at, free) }
        }
        if let found {
            links.append(found)
            at = found.range.upperBound
            free = at
        } else {
            at += 1
        }
    }
    return links
}

/// Links start at the beginning of a line, after white space, or after `*`, `_`, `~` or `(`.
private func canStart(_ text: ByteSpan, _ at: Int, _ free: Int) -> Bool {
    guard at > free else { return at == 0 }
    let before = text[at - 1]
    return before.isSpace || before == "*" || before == "_" || before == "~" || before == "("
}

private func webLink(_ text: ByteSpan, _ at: Int, _ free: Int) -> Autolink? {
    guard matches(text, at, "www."), canStart(text, at, free) else { return nil }
    guard let end = domainEnd(text, at), end > at + 4 else { return nil }
    return Autolink(range: at..<linkEnd(text, at, end), prefix: "http://")
}

private func schemeLink(_ text: ByteSpan, _ at: Int, _ free: Int) -> Autolink? {
    guard at == free || !text[at - 1].isASCIIAlphanumeric else { return nil }
    for scheme in ["https://", "http://", "ftp://"] as [StaticString] where matches(text, at, scheme) {
        let host = at + scheme.utf8CodeUnitCount
        guard let end = domainEnd(text, host, needsDot: false), end > host else { return nil }
        return Autolink(range: at..<linkEnd(text, at, end), prefix: "")
    }
    return nil
}

private func matches(_ text: ByteSpan, _ at: Int, _ word: StaticString) -> Bool {
    guard at + word.utf8CodeUnitCount <= text.count else { return false }
    for index in 0..<word.utf8CodeUnitCount where text[at + index].asciiLowercased != word.utf8Start[index] {
        return false
    }
    return true
}

/// The end of a domain: no underscore in its last two parts.
private func domainEnd(_ text: ByteSpan, _ start: Int, needsDot: Bool = true) -> Int? {
    var at = start
    var dots = 0
    var underscores = (last: 0, beforeLast: 0)
    while at < text.count {
        let byte = text[at]
        if byte == "." {
            dots += 1
            underscores = (0, underscores.last)
        } else if byte == "_" {
            underscores.last += 1
        } else if !(byte.isASCIIAlphanumeric || byte == "-" || byte >= 0x80) {
            break
        }
        at += 1
    }
    guard underscores.last == 0, underscores.beforeLast == 0, dots > 0 || !needsDot else { return nil }
    return at
}

/// The end of the path, without the punctuation that belongs to the sentence.
private func linkEnd(_ text: ByteSpan, _ start: Int, _ domain: Int) -> Int {
    var end = domain
    while end < text.count, !text[end].isSpace, text[end] != "<" { end += 1 }
    while end > start {
        switch text[end - 1] {
        case "?", "!", ".", ",", ":",
            "*", "_", "~", "'", "\"":
            end -= 1
        case ")":
            let span = text[start..<end]
            let opened = span.reduce(0) { $1 == "(" ? $0 + 1 : $0 }
            let closed = span.reduce(0) { $1 == ")" ? $0 + 1 : $0 }
            guard closed > opened else { return end }
            end -= 1
        case ";":
            // `&hl;` at the end is taken for an entity.
            var name = end - 2
            while name > start, text[name].isASCIIAlphanumeric { name -= 1 }
            end = name < end - 2 && text[name] == "&" ? name : end - 1
        default: return end
        }
    }
    return end
}

private func mailLink(_ text: ByteSpan, _ at: Int, _ free: Int) -> Autolink? {
    var start = at
    while start > free {
        let byte = text[start - 1]
        guard byte.isASCIIAlphanumeric || "+-._".utf8.contains(byte) else { break }
        start -= 1
    }
    guard start < at else { return nil }
    var end = at + 1
    var dots = 0
    while end < text.count {
        let byte = text[end]
        if byte == "." {
            // The full stop of the sentence is not part of the address.
            guard end + 1 < text.count, text[end + 1].isASCIIAlphanumeric else { break }
            dots += 1
        } else if !(byte.isASCIIAlphanumeric || byte == "-" || byte == "_") {
            break
        }
        end += 1
    }
    guard dots > 0, end > at + 1, text[end - 1].isASCIIAlphanumeric else { return nil }
    return Autolink(range: start..<end, prefix: "mailto:")
}
