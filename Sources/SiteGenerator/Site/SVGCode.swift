import Syntax

/// Code in an SVG: nothing runs it where a page shows the picture, but whoever opens the file alone does, at
/// the site's own address and without its policy.
enum SVGCode {
    /// The first place with code, and what it is called.
    static func find(in svg: Bytes) -> (range: Range<Int>, what: String)? {
        if let entity = svg.firstRange(of: Bytes("<!ENTITY".utf8)) {
            return (entity, "an entity, which can hide a script")
        }
        var from = 0
        for tag in MarkdownRenderer.tags(in: svg) where !tag.isClosing {
            guard let place = svg[from...].firstRange(of: tag.text) else { continue }
            from = place.upperBound
            if let what = code(in: tag) { return (place, what) }
        }
        return nil
    }

    private static func code(in tag: MarkdownRenderer.HTMLTag) -> String? {
        switch tag.localName {
        case "script": return "a script"
        case "foreignobject": return "'foreignObject', which holds HTML"
        case "iframe", "embed", "object": return "'\(tag.localName)'"
        default: break
        }
        for (name, value) in tag.attributes {
            if name.hasPrefix("on") { return "'\(name)'" }
            let scheme = AddressScheme.of(Bytes(value.filter { $0 > 32 }))
            if let scheme, AddressScheme.dangerous.contains(scheme), scheme != "data" {
                return "'\(scheme):'"
            }
            if scheme == "data", name.hasSuffix("href"), tag.localName != "image" { return "'data:'" }
        }
        return nil
    }
}
