/// The page that shows changes: each picture before and after, what its frames did, and what else reads
/// otherwise.
struct ChangesPage {
    let changes: SiteChanges
    /// Where a file of the earlier build is published now.
    let earlier: (String) -> String
    let styles: String
    let script: String
    var out = Bytes()
    var pictureCount = 0

    /// What marks the page, so that no build is compared with it.
    static let mark = "build-changes"

    init(_ changes: SiteChanges, styles: String, script: String, earlier: @escaping (String) -> String) {
        self.changes = changes
        self.earlier = earlier
        self.styles = styles
        self.script = script
    }

    mutating func html() -> Bytes {
        out.put(
            "<link rel=\"stylesheet\" href=\"\(styles)\">\n<div class=\"\(Self.mark)\">\n<p class=\"against\">Against <code>"
        )
        out.putEscaped(changes.against)
        out.put("</code>: ")
        out.putEscaped(changes.summary)
        out.put(".</p>\n")
        if changes.pictureCount > 0 { writeModes() }
        writeBroken()
        writePages()
        for (number, page) in changes.pages.enumerated() { write(page, number) }
        out.put("</div>\n<script src=\"\(script)\" defer></script>\n")
        return out
    }

    private mutating func writeModes() {
        out.put("<fieldset class=\"modes\"><legend>Pictures</legend>")
        for (at, name) in ["Side by side", "Slider", "Difference"].enumerated() {
            out.put(
                "<label><input type=\"radio\" name=\"mode\" value=\"\(at)\"\(at == 0 ? " checked" : "")>\(name)</label>"
            )
        }
        out.put(
            "<label><input type=\"checkbox\" class=\"shows-frames\" checked>Frames that differ</label></fieldset>\n"
        )
    }

    // MARK: Words

    mutating func write(_ runs: [WordChanges.Run], separator: String) {
        for (at, run) in runs.enumerated() {
            if at > 0 { out.put(separator) }
            switch run {
            case .same(let text): out.putEscaped(text)
            case .removed(let text): putMarked("del", text)
            case .added(let text): putMarked("ins", text)
            }
        }
    }

    mutating func putMarked(_ element: String, _ text: String) {
        out.put("<\(element)>")
        out.putEscaped(text)
        out.put("</\(element)>")
    }
}
