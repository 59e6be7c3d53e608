/// What is new, gone and moved, and what reads otherwise on a page.
extension ChangesPage {
    /// What has to be mended comes first.
    mutating func writeBroken() {
        guard !changes.broken.isEmpty else { return }
        out.put("<section class=\"pages\"><h2>Broken promises</h2><ul>\n")
        for promise in changes.broken {
            out.put("<li>")
            if let page = promise.page {
                out.putLink(to: page, promise.place)
            } else {
                out.putEscaped(promise.place)
            }
            out.putEscaped(": " + promise.message)
            out.put("\n")
        }
        out.put("</ul></section>\n")
    }

    mutating func writePages() {
        let lists = [
            ("New", changes.added.map { ($0.path, $0.title, true) }),
            ("Gone", changes.removed.map { ($0.path, $0.title, false) }),
            (
                "At another address",
                changes.moved.map { ($0.to.path, "\($0.to.title), before at \($0.from)", true) }
            ),
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

    mutating func write(_ page: PageChange, _ number: Int) {
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

    mutating func write(_ passage: PassageChange) {
        out.put("<p>")
        write(
            WordChanges.runs(passage.before ?? "", passage.after ?? "").filter {
                $0 != .removed("") && $0 != .added("")
            }, separator: " ")
        out.put("</p>\n")
    }
}
