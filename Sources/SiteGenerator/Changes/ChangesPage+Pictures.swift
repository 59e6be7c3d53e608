/// A picture before and after, and what differs.
extension ChangesPage {
    mutating func write(_ picture: FigureChange.Picture) {
        out.put("<div class=\"comparison\"><p class=\"width\"><b>")
        out.putEscaped(picture.label)
        out.put("</b>")
        putRemark(picture)
        out.put(
            "</p>\n<div class=\"stage\(picture.before == nil || picture.after == nil ? " single" : "")\">\n")
        if let before = picture.before {
            write(before, "before", picture.frames.compactMap(\.before), isOld: true)
        }
        if let after = picture.after {
            write(after, "after", picture.frames.compactMap(\.after), isOld: false)
        }
        if picture.before != nil, picture.after != nil {
            out.put("<input type=\"range\" value=\"50\" aria-label=\"Before and after\">\n")
        }
        out.put("</div>\n")
        if !picture.frames.isEmpty { FrameTable(frames: picture.frames).write(into: &out) }
        out.put("</div>\n")
    }

    mutating func putRemark(_ picture: FigureChange.Picture) {
        var remarks: [String] = []
        if picture.before == nil { remarks.append("new") }
        if picture.after == nil { remarks.append("gone") }
        if picture.looksTheSame { remarks.append("looks the same") }
        if let before = picture.before?.size, let after = picture.after?.size, before != after {
            remarks.append(
                "\(points(before.width)) × \(points(before.height)) → \(points(after.width)) × \(points(after.height))"
            )
        }
        if picture.saysOther, picture.looksTheSame {
            remarks.append("says “\(picture.after?.description ?? "")”")
        }
        guard !remarks.isEmpty else { return }
        out.put(" <span>")
        out.putEscaped(remarks.joined(separator: " · "))
        out.put("</span>")
    }

    mutating func write(_ picture: PublishedPicture, _ name: String, _ frames: [ViewOutline], isOld: Bool) {
        pictureCount += 1
        let svg = picture.svg(prefix: "c\(pictureCount)") { isOld ? earlier($0) : $0 }
        out.put("<div class=\"\(name)\"><p>\(name)</p><div class=\"paper\">")
        out.append(contentsOf: svg.dropLast(6))
        out.put("<g class=\"differing\">")
        for frame in frames where frame.width > 0 || frame.height > 0 {
            out.put(
                "<rect x=\"\(points(frame.x))\" y=\"\(points(frame.y))\" width=\"\(points(frame.width))\" height=\"\(points(frame.height))\"/>"
            )
        }
        out.put("</g></svg></div></div>\n")
    }
}
