import Syntax

/// A tag of HTML with its attributes, read where it stands.
struct XHTMLTag {
    /// As XML has it; empty for what is no element.
    let name: String
    let isClosing: Bool
    let closesItself: Bool
    private(set) var attributes: [(name: String, value: String)] = []
    let end: Int

    /// What stands for a comment.
    static let none = XHTMLTag()

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    private init() {
        (name, isClosing, closesItself, end) = ("", false, false, 0)
    }

    /// Nothing where `<` begins no tag.
    init?(_ html: Bytes, _ start: Int) {
        var at = start + 1
        let isClosing = at < html.count && html[at] == "/"
        if isClosing { at += 1 }
        guard at < html.count, html[at].isASCIILetter else { return nil }
        let nameStart = at
        while at < html.count, html[at].isASCIIAlphanumeric || html[at] == "-" || html[at] == ":" { at += 1 }
        let name = String(html[nameStart..<at])
        self.isClosing = isClosing
        var closesItself = false
        while at < html.count, html[at] != ">" {
            if html[at].isSpace || html[at] == "/" {
                closesItself = html[at] == "/"
                at += 1
            } else {
                closesItself = false
                let (name, value) = Self.attribute(html, &at)
                if !attributes.contains(where: { $0.name == name }) { attributes.append((name, value)) }
            }
        }
        // Names of SVG have capital letters, and its tags close themselves; those of HTML have neither.
        self.name = Self.isOfSVG(name) ? name : name.lowercased()
        self.closesItself = closesItself
        end = min(at + 1, html.count)
    }

    private static func isOfSVG(_ name: String) -> Bool {
        ["clipPath", "linearGradient", "radialGradient", "textPath", "foreignObject"].contains(name)
            || name.hasPrefix("fe")
    }

    private static func attribute(_ html: Bytes, _ at: inout Int) -> (String, String) {
        let start = at
        while at < html.count, !html[at].isSpace, !"=>/".utf8.contains(html[at]) { at += 1 }
        // A sign that begins no name is passed over.
        if at == start { at += 1 }
        let name = String(html[start..<at])
        guard at < html.count, html[at] == "=" else { return (name, "") }
        at += 1
        let quote = at < html.count ? html[at] : 0
        guard quote == "\"" || quote == "'" else {
            let start = at
            while at < html.count, !html[at].isSpace, html[at] != ">" { at += 1 }
            return (name, XMLText.plain(html[start..<at]))
        }
        let open = at + 1
        at = html[open...].firstIndex(of: quote) ?? html.count
        defer { at = min(at + 1, html.count) }
        return (name, XMLText.plain(html[open..<at]))
    }

    /// Whether an attribute means something in a book.
    static func isKept(_ name: String) -> Bool {
        guard let first = name.utf8.first, first.isASCIILetter,
            name.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == "-" || $0 == ":" })
        else { return false }
        let unknown = [
            "srcset", "loading", "tabindex", "popover", "for", "blocking", "open", "checked", "part",
        ]
        return !name.hasPrefix("data-") && !name.hasPrefix("on") && !name.hasPrefix("popover")
            && !unknown.contains(name)
    }
}

/// Text of HTML in XML, which knows five names of characters.
enum XMLText {
    private static let known = ["amp", "lt", "gt", "quot"]
    private static let named: [String: String] = [
        "nbsp": "\u{A0}", "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—",
        "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "times": "×", "rarr": "→", "larr": "←",
        "shy": "\u{AD}", "apos": "'", "middot": "·", "deg": "°", "bull": "•", "laquo": "«", "raquo": "»",
    ]

    static func put(_ text: ArraySlice<UInt8>, into out: inout Bytes) {
        for part in text.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).enumerated() {
            guard part.offset > 0 else {
                putPlain(part.element, into: &out)
                continue
            }
            let end = part.element.firstIndex(of: UInt8(ascii: ";")) ?? part.element.startIndex
            let name = String(part.element[part.element.startIndex..<end])
            if known.contains(name) || isNumber(name) {
                out.put("&" + name)
                putPlain(part.element[end...], into: &out)
            } else if let sign = named[name] {
                out.put(sign)
                putPlain(part.element[(end + 1)...], into: &out)
            } else {
                out.put("&amp;")
                putPlain(part.element, into: &out)
            }
        }
    }

    /// XML has no control characters, and `>` never ends anything by accident.
    private static func putPlain(_ text: ArraySlice<UInt8>, into out: inout Bytes) {
        for byte in text {
            if byte == "<" {
                out.put("&lt;")
            } else if byte == ">" {
                out.put("&gt;")
            } else if byte >= 32
                || byte == 10 || byte == 9
            {
                out.append(byte)
            }
        }
    }

    private static func isNumber(_ name: String) -> Bool {
        guard name.hasPrefix("#") else { return false }
        let digits = name.dropFirst()
        let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).map { $0.value >= 32 || $0 == "\n" || $0 == "\t" } ?? false
    }

    /// The value of an attribute without references.
    static func plain(_ text: ArraySlice<UInt8>) -> String {
        guard text.contains(UInt8(ascii: "&")) else { return String(text) }
        var value = String(text)
        let pairs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        for (name, sign) in pairs {
            value = value.split(separator: name, omittingEmptySubsequences: false).joined(separator: sign)
        }
        return value
    }
}
