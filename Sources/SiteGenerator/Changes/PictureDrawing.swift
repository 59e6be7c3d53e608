import Syntax

/// The text of a picture, taken apart.
enum PictureDrawing {
    private static let frames = Bytes("<g class=\"frames\">".utf8)

    /// What is drawn, without what tells pictures apart that look the same: ids, numbers of views, words; and
    /// the frames.
    static func read(_ svg: ArraySlice<UInt8>, _ prefix: Bytes) -> (drawing: Bytes, frames: [ViewOutline]) {
        let start = svg.firstRange(of: frames)?.lowerBound ?? svg.endIndex
        return (plain(without(["title", "desc"], svg[..<start]), prefix), outlines(svg[start...]))
    }

    private static func without(_ elements: [String], _ svg: ArraySlice<UInt8>) -> Bytes {
        var rest = svg
        var out = Bytes()
        out.reserveCapacity(svg.count)
        for element in elements {
            guard let open = rest.firstRange(of: Bytes("<\(element) id=".utf8)),
                let close = rest[open.upperBound...].firstRange(of: Bytes("</\(element)>".utf8))
            else { continue }
            out.append(contentsOf: rest[..<open.lowerBound])
            rest = rest[close.upperBound...]
        }
        return out + rest
    }

    private static func plain(_ svg: Bytes, _ prefix: Bytes) -> Bytes {
        var out = rewritten(svg, prefix, to: []) { $0 }
        for mark in [" data-v=\"", " aria-labelledby=\""] { out = withoutValues(Bytes(mark.utf8), out) }
        return out
    }

    private static func withoutValues(_ mark: Bytes, _ svg: Bytes) -> Bytes {
        var out = Bytes()
        out.reserveCapacity(svg.count)
        var rest = svg[...]
        while let found = rest.firstRange(of: mark) {
            out.append(contentsOf: rest[..<found.lowerBound])
            rest = rest[found.upperBound...].drop { $0 != "\"" }.dropFirst()
        }
        out.append(contentsOf: rest)
        return out
    }

    // MARK: Ids and files

    /// The same picture with other ids, and its files elsewhere. In text a quote is `&quot;`, so what is
    /// found is markup.
    static func rewritten(_ svg: Bytes, _ prefix: Bytes, to new: Bytes, address: (String) -> String) -> Bytes
    {
        var out = svg
        if !prefix.isEmpty {
            for place in ["id=\"", "href=\"#", "url(#", "aria-labelledby=\""] {
                out = replaced(
                    Bytes(place.utf8) + prefix + Bytes("-".utf8),
                    by: Bytes(place.utf8) + new + Bytes("-".utf8), out)
            }
            // The second name of the picture.
            out = replaced(
                Bytes("-t ".utf8) + prefix + Bytes("-d\"".utf8),
                by: Bytes("-t ".utf8) + new + Bytes("-d\"".utf8), out)
        }
        return withFiles(out, address)
    }

    private static func replaced(_ old: Bytes, by new: Bytes, _ text: Bytes) -> Bytes {
        var out = Bytes()
        out.reserveCapacity(text.count)
        var rest = text[...]
        while let found = rest.firstRange(of: old) {
            out.append(contentsOf: rest[..<found.lowerBound])
            out.append(contentsOf: new)
            rest = rest[found.upperBound...]
        }
        out.append(contentsOf: rest)
        return out
    }

    /// Addresses of files start with the way to the root, which differs between pages.
    private static func withFiles(_ svg: Bytes, _ address: (String) -> String) -> Bytes {
        let mark = Bytes(" href=\"".utf8)
        var out = Bytes()
        var rest = svg[...]
        while let found = rest.firstRange(of: mark) {
            out.append(contentsOf: rest[..<found.upperBound])
            rest = rest[found.upperBound...]
            let value = rest.prefix { $0 != "\"" }
            let path = String(decoding: value, as: UTF8.self)
            out.put(path.hasPrefix(".") ? address(fromRoot(path)) : path)
            rest = rest[value.endIndex...]
        }
        out.append(contentsOf: rest)
        return out
    }

    private static func fromRoot(_ path: String) -> String {
        var path = path[...]
        while let step = ["../", "./"].first(where: path.hasPrefix) { path = path.dropFirst(step.count) }
        return String(path)
    }

    // MARK: Frames

    private static func outlines(_ svg: ArraySlice<UInt8>) -> [ViewOutline] {
        var reader = MarkupReader(svg)
        var found: [ViewOutline] = []
        while let token = reader.next() {
            guard case .tag(let tag) = token, reader.name(tag) == "rect" else { continue }
            func number(_ name: String) -> Double { reader.text(name, tag).flatMap { Double($0) } ?? 0 }
            var outline = ViewOutline(view: "")
            (outline.x, outline.y) = (number("x"), number("y"))
            (outline.width, outline.height) = (number("width"), number("height"))
            guard case .tag(let title)? = reader.next(), reader.name(title) == "title" else { continue }
            // `Text 70.67 × 19.33`
            let words = Markup.decoded(reader.inside("title")).split(separator: " ")
            outline.view = words.dropLast(3).joined(separator: " ")
            found.append(outline)
        }
        return found
    }
}
