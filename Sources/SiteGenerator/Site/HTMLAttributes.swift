import Syntax

/// Attributes of our own HTML that name things or lead somewhere, rewritten in one pass.
enum HTMLAttributes {
    enum Kind {
        /// One id, or several with spaces between them.
        case id
        /// `#id`
        case fragment
        /// A path in the site.
        case address
        /// Another host, or a scheme such as `data:`.
        case elsewhere
    }

    private static let names: [(opening: Bytes, isID: Bool)] = [
        ("id", true), ("for", true), ("name", true), ("aria-labelledby", true), ("popovertarget", true),
        ("href", false), ("src", false),
        ("srcset", false), ("data-root", false),
    ].map { (Bytes(" \($0.0)=\"".utf8), $0.1) }

    /// `change` writes the new value of an attribute.
    static func rewritten(_ html: Bytes, _ change: (Kind, Slice<ByteSpan>, inout Bytes) -> Void) -> Bytes {
        var out = Bytes()
        html.withUnsafeBufferPointer { html in
            out.reserveCapacity(html.count + 512)
            var copied = 0
            var at = 0
            var isInTag = false
            while at < html.count {
                let byte = html[at]
                if byte == "<" { isInTag = true } else if byte == ">" { isInTag = false }
                guard isInTag, let (kind, value) = value(html, at) else {
                    at += 1
                    continue
                }
                out.put(ByteSpan(rebasing: html[copied..<value.lowerBound]))
                change(kind, html[value], &out)
                copied = value.upperBound
                at = copied
            }
            out.put(ByteSpan(rebasing: html[copied...]))
        }
        return out
    }

    /// What names something or leads somewhere and starts at a byte of a tag.
    private static func value(_ html: ByteSpan, _ at: Int) -> (Kind, Range<Int>)? {
        switch html[at] {
        case " ": return attribute(html, at)
        case "(":
            // `url(#id)` in an attribute of a picture.
            guard html[at...].starts(with: "(#"), let end = html[at...].firstIndex(of: UInt8(ascii: ")"))
            else { return nil }
            return (.fragment, at + 1..<end)
        default: return nil
        }
    }

    /// An attribute that starts at a space, and the bytes of its value.
    private static func attribute(_ html: ByteSpan, _ at: Int) -> (Kind, Range<Int>)? {
        guard at + 6 < html.count else { return nil }
        let first = html[at + 1]
        for (opening, isID) in names where opening[1] == first && at + opening.count < html.count {
            guard html[at..<at + opening.count].elementsEqual(opening) else { continue }
            let start = at + opening.count
            // The address of a `srcset` ends before the scale; ours have one.
            let isScaled = opening[1...].starts(with: "srcset".utf8)
            guard let end = html[start...].firstIndex(where: { $0 == "\"" || (isScaled && $0 == " ") }) else {
                return nil
            }
            let value = html[start..<end]
            if isID { return (.id, start..<end) }
            if value.first == "#" { return (.fragment, start..<end) }
            return (
                AddressScheme.of(value) != nil || value.starts(with: "//") ? .elsewhere : .address,
                start..<end
            )
        }
        return nil
    }
}
