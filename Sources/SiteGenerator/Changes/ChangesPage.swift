/// The page that shows changes: each picture before and after, what its frames did, and what else reads otherwise.
struct ChangesPage {
    let changes: SiteChanges
    /// Where a file of the earlier build is published now.
    let earlier: (String) -> String
    let styles: String
    let script: String
    private var out = Bytes()
    private var pictureCount = 0

    /// What marks the page, so that no build is compared with it.
    static let mark = "build-changes"

    init(_ changes: SiteChanges, styles: String, script: String, earlier: @escaping (String) -> String) {
        self.changes = changes
        self.earlier = earlier
        self.styles = styles
        self.script = script
    }

    mutating func html() -> Bytes {
        out.put("<link rel=\"stylesheet\" href=\"\(styles)\">\n<div class=\"\(Self.mark)\">\n<p class=\"against\">Against <code>")
        out.putEscaped(changes.against)
        out.put("</code>: ")
        out.putEscaped(changes.summary)
        out.put(".</p>\n")
        if changes.pictureCount > 0 { writeModes() }
        writePages()
        for (number, page) in changes.pages.enumerated() { write(page, number) }
        out.put("</div>\n<script src=\"\(script)\" defer></script>\n")
        return out
    }

    private mutating func writeModes() {
        out.put("<fieldset class=\"modes\"><legend>Pictures</legend>")
        for (at, name) in ["Side by side", "Slider", "Difference"].enumerated() {
            out.put("<label><input type=\"radio\" name=\"mode\" value=\"\(at)\"\(at == 0 ? " checked" : "")>\(name)</label>")
        }
        out.put("<label><input type=\"checkbox\" class=\"shows-frames\" checked>Frames that differ</label></fieldset>\n")
    }

    // MARK: Pages

    private mutating func writePages() {
        let lists = [
            ("New", changes.added.map { ($0.path, $0.title, true) }), ("Gone", changes.removed.map { ($0.path, $0.title, false) }),
            ("At another address", changes.moved.map { ($0.to.path, "\($0.to.title), before at \($0.from)", true) }),
        ]
        for case (let title, let pages) in lists where !pages.isEmpty {
            out.put("<section class=\"pages\"><h2>\(title)</h2><ul>\n")
            for (path, title, isThere) in pages {
                out.put("<li>")
                if isThere { out.putLink(to: path, title) } else { out.putEscaped("\(title), \(path)") }
                out.put("\n")
            }
            out.put("</ul></section>\n")
        }
    }

    private mutating func write(_ page: PageChange, _ number: Int) {
        out.put("<section class=\"changed\" id=\"page-\(number + 1)\"><h2>")
        out.putLink(to: page.path, page.title)
        out.put("</h2>\n")
        for figure in page.figures { write(figure) }
        if !page.passages.isEmpty {
            out.put("<div class=\"passages\"><h3>Words</h3>\n")
            for passage in page.passages { write(passage) }
            out.put("</div>\n")
        }
        out.put("</section>\n")
    }

    private mutating func write(_ passage: PassageChange) {
        out.put("<p>")
        write(WordChanges.runs(passage.before ?? "", passage.after ?? "").filter { $0 != .removed("") && $0 != .added("") }, separator: " ")
        out.put("</p>\n")
    }

    private mutating func write(_ runs: [WordChanges.Run], separator: String) {
        for (at, run) in runs.enumerated() {
            if at > 0 { out.put(separator) }
            switch run {
            case .same(let text): out.putEscaped(text)
            case .removed(let text): putMarked("del", text)
            case .added(let text): putMarked("ins", text)
            }
        }
    }

    private mutating func putMarked(_ element: String, _ text: String) {
        out.put("<\(element)>")
        out.putEscaped(text)
        out.put("</\(element)>")
    }

    // MARK: Figures

    private mutating func write(_ change: FigureChange) {
        let anchor = change.after?.id.map { "#" + $0 } ?? ""
        out.put("<div class=\"figure\"><h3>")
        out.putLink(to: change.page + anchor, change.figure?.name ?? "")
        if change.before == nil { out.put(" <span class=\"badge kept\">new</span>") }
        if change.after == nil { out.put(" <span class=\"badge\">gone</span>") }
        out.put("</h3>\n")
        writeLines(change)
        if change.hasOtherCode { writeCode(change) }
        out.put("<div class=\"comparisons\">\n")
        for picture in change.pictures { write(picture) }
        out.put("</div></div>\n")
    }

    private mutating func writeLines(_ change: FigureChange) {
        if change.hasOtherBreakpoints {
            out.put("<p class=\"points\">Breakpoints: ")
            let (before, after) = (change.before?.breakpoints ?? [], change.after?.breakpoints ?? [])
            write(WordChanges.runs(before.map(points).joined(separator: " "), after.map(points).joined(separator: " ")).filter { $0 != .removed("") && $0 != .added("") }, separator: " ")
            out.put("</p>\n")
        }
        guard !change.promises.isEmpty else { return }
        out.put("<ul class=\"lines\" aria-label=\"Promises\">")
        for (element, lines) in [("del", change.promises.removed), ("ins", change.promises.added)] {
            for line in lines {
                out.put("<li>")
                putMarked(element, line)
            }
        }
        out.put("</ul>\n")
    }

    private mutating func writeCode(_ change: FigureChange) {
        out.put("<details class=\"code-change\"><summary>Code</summary><pre tabindex=\"0\"><code>")
        write(WordChanges.runs(change.before?.code ?? "", change.after?.code ?? "", separator: "\n"), separator: "\n")
        out.put("</code></pre></details>\n")
    }

    // MARK: Pictures

    private mutating func write(_ picture: FigureChange.Picture) {
        out.put("<div class=\"comparison\"><p class=\"width\"><b>")
        out.putEscaped(picture.label)
        out.put("</b>")
        putRemark(picture)
        out.put("</p>\n<div class=\"stage\(picture.before == nil || picture.after == nil ? " single" : "")\">\n")
        if let before = picture.before { write(before, "before", picture.frames.compactMap(\.before), isOld: true) }
        if let after = picture.after { write(after, "after", picture.frames.compactMap(\.after), isOld: false) }
        if picture.before != nil, picture.after != nil {
            out.put("<input type=\"range\" value=\"50\" aria-label=\"Before and after\">\n")
        }
        out.put("</div>\n")
        if !picture.frames.isEmpty { FrameTable(frames: picture.frames).write(into: &out) }
        out.put("</div>\n")
    }

    private mutating func putRemark(_ picture: FigureChange.Picture) {
        var remarks: [String] = []
        if picture.before == nil { remarks.append("new") }
        if picture.after == nil { remarks.append("gone") }
        if picture.looksTheSame { remarks.append("looks the same") }
        if let before = picture.before?.size, let after = picture.after?.size, before != after {
            remarks.append("\(points(before.width)) × \(points(before.height)) → \(points(after.width)) × \(points(after.height))")
        }
        if picture.saysOther, picture.looksTheSame { remarks.append("says “\(picture.after?.description ?? "")”") }
        guard !remarks.isEmpty else { return }
        out.put(" <span>")
        out.putEscaped(remarks.joined(separator: " · "))
        out.put("</span>")
    }

    private mutating func write(_ picture: PublishedPicture, _ name: String, _ frames: [ViewOutline], isOld: Bool) {
        pictureCount += 1
        let svg = picture.svg(prefix: "c\(pictureCount)") { isOld ? earlier($0) : $0 }
        out.put("<div class=\"\(name)\"><p>\(name)</p><div class=\"paper\">")
        out.append(contentsOf: svg.dropLast(6))
        out.put("<g class=\"differing\">")
        for frame in frames where frame.width > 0 || frame.height > 0 {
            out.put("<rect x=\"\(points(frame.x))\" y=\"\(points(frame.y))\" width=\"\(points(frame.width))\" height=\"\(points(frame.height))\"/>")
        }
        out.put("</g></svg></div></div>\n")
    }
}
