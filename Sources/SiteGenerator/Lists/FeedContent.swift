import Syntax

/// A page's text for readers of feeds: whole addresses, and pictures in words, since a feed has neither the
/// site's style sheet nor its engine.
struct FeedContent {
    let page: Page
    /// The site's address.
    let base: String

    func html() -> Bytes {
        HTMLAttributes.rewritten(withoutProofs()) { kind, value, out in
            switch kind {
            case .address:
                out.putAddress(base.utf8)
                out.put(inside(String(value)))
            case .fragment where value.first == "#":
                out.putAddress((base + page.canonicalPath).utf8)
                out.append(contentsOf: value)
            default: out.append(contentsOf: value)
            }
        }
    }

    /// A path as it is seen from the site's root.
    private func inside(_ address: String) -> String {
        let cut = address.firstIndex { $0 == "#" || $0 == "?" } ?? address.endIndex
        return (SitePath.normalized(page.folder, String(address[..<cut])) ?? String(address[..<cut]))
            + address[cut...]
    }

    private static let proofs = Bytes("<div class=\"proofs\">".utf8)
    private static let sheet = Bytes("<div class=\"sheet\"".utf8)
    private static let recipe = (start: Bytes("<script".utf8), end: Bytes("</script>\n".utf8))

    /// The body with the words of each picture in its place, and without what only the page's engine reads.
    private func withoutProofs() -> Bytes {
        let html = page.rendered.body
        var out = Bytes()
        var told = 0
        var at = 0
        while let start = html[at...].firstRange(of: Self.proofs) {
            out.append(contentsOf: html[at..<start.lowerBound])
            at = Self.end(of: start.upperBound, html)
            let count = Self.count(Self.sheet, in: html[start.upperBound..<at])
            for words in page.words.dropFirst(told).prefix(count) { paragraph(words, into: &out) }
            told += count
        }
        out.append(contentsOf: html[at...])
        return Self.withoutScripts(out)
    }

    private func paragraph(_ words: String, into out: inout Bytes) {
        out.put("<p><i>")
        out.putEscaped(words)
        out.put("</i></p>\n")
    }

    /// Where an element ends that has begun before a place, all those inside it passed over.
    private static func end(of place: Int, _ html: Bytes) -> Int {
        let (opening, closing) = (Bytes("<div".utf8), Bytes("</div>".utf8))
        var depth = 1
        var at = place
        while depth > 0, let close = html[at...].firstRange(of: closing) {
            depth += count(opening, in: html[at..<close.lowerBound]) - 1
            at = close.upperBound
        }
        return at
    }

    private static func count(_ word: Bytes, in text: Bytes.SubSequence) -> Int {
        var count = 0
        var rest = text
        while let found = rest.firstRange(of: word) {
            count += 1
            rest = rest[found.upperBound...]
        }
        return count
    }

    private static func withoutScripts(_ html: Bytes) -> Bytes {
        var out = Bytes()
        var rest = html[...]
        while let start = rest.firstRange(of: recipe.start),
            let end = rest[start.upperBound...].firstRange(of: recipe.end)
        {
            out.append(contentsOf: rest[..<start.lowerBound])
            rest = rest[end.upperBound...]
        }
        return out + rest
    }
}
