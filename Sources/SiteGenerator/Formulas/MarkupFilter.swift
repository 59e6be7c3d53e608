import Syntax

/// Lets through the elements and attributes that are known to be harmless, and drops everything else: what
/// makes the markup is another program, and what it is made of may be hostile.
struct MarkupFilter {
    let elements: Set<String>
    let attributes: Set<String>
    /// Elements that are dropped with what is in them.
    let dropped: Set<String>
    /// What becomes of an attribute's value; nothing drops the attribute.
    let value: @Sendable (_ name: String, _ value: String) -> String?

    static let mathML = MarkupFilter(
        elements: [
            "math", "mrow", "mi", "mn", "mo", "ms", "mtext", "mspace", "mfrac", "msqrt", "mroot", "msub",
            "msup", "msubsup",
            "munder", "mover", "munderover", "mtable", "mtr", "mtd", "mstyle", "mpadded", "mphantom",
            "menclose",
            "mmultiscripts", "mprescripts", "none",
        ],
        attributes: [
            "display", "displaystyle", "scriptlevel", "mathvariant", "stretchy", "symmetric", "form", "fence",
            "separator",
            "lspace", "rspace", "minsize", "maxsize", "accent", "accentunder", "linethickness", "columnalign",
            "width",
            "height", "depth", "voffset", "notation", "movablelimits", "largeop",
        ], dropped: ["annotation", "annotation-xml"]
    ) { name, value in
        // An inline formula is what MathML means anyway.
        if name == "display", value != "block" { return nil }
        return value.utf8.allSatisfy { $0.isASCIIAlphanumeric || " .%+-".utf8.contains($0) } ? value : nil
    }

    /// The markup without what isn't known; nothing when its elements are not closed as they are opened.
    func clean(_ markup: ArraySlice<UInt8>) -> Bytes? {
        var out = Bytes()
        var open: [String] = []
        var hidden = 0
        var rest = markup
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            if hidden == 0 { put(rest[..<start], into: &out) }
            guard let end = Self.end(of: rest[start...]) else { return nil }
            let tag = rest[(start + 1)..<end]
            rest = rest[(end + 1)...]
            guard let first = tag.first, first != "!", first != "?" else { continue }
            let isClosing = first == "/"
            let name = String(tag.dropFirst(isClosing ? 1 : 0).prefix { !$0.isSpace && $0 != "/" })
            if isClosing {
                guard open.popLast() == name else { return nil }
                if dropped.contains(name) {
                    hidden -= 1
                } else if hidden == 0, elements.contains(name) {
                    out.put("</\(name)>")
                }
                continue
            }
            let isClosed = tag.last == "/"
            if hidden == 0, elements.contains(name) { write(name, tag, isClosed: isClosed, into: &out) }
            guard !isClosed else { continue }
            open.append(name)
            if dropped.contains(name) { hidden += 1 }
            guard open.count < 500 else { return nil }
        }
        return open.isEmpty ? out : nil
    }

    /// The sign that ends a tag, outside of quotes.
    private static func end(of tag: ArraySlice<UInt8>) -> Int? {
        if tag.starts(with: "<!--") { return tag.firstRange(of: Bytes("-->".utf8)).map { $0.upperBound - 1 } }
        var quote: UInt8?
        for at in tag.indices {
            let byte = tag[at]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == "\"" || byte == "'" {
                quote = byte
            } else if byte == ">" {
                return at
            }
        }
        return nil
    }

    /// Text as it is: its signs are escaped already.
    private func put(_ text: ArraySlice<UInt8>, into out: inout Bytes) {
        out.append(contentsOf: text.filter { $0 != 0 && $0 != ">" })
    }

    private func write(_ name: String, _ tag: ArraySlice<UInt8>, isClosed: Bool, into out: inout Bytes) {
        out.put("<\(name)")
        var rest = tag.drop { !$0.isSpace }
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")), equals + 1 < rest.endIndex {
            let key = String(rest[..<equals]).trimmed
            let quote = rest[equals + 1]
            guard quote == "\"" || quote == "'", let end = rest[(equals + 2)...].firstIndex(of: quote) else {
                break
            }
            let written = String(rest[(equals + 2)..<end])
            rest = rest[(end + 1)...]
            guard attributes.contains(key), !written.utf8.contains(where: { "<>\"&".utf8.contains($0) }),
                let value = value(key, written)
            else { continue }
            out.put(" \(key)=\"\(value)\"")
        }
        out.put(isClosed ? "/>" : ">")
    }
}
