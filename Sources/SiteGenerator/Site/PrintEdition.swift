/// The whole site on one page, made for paper: a table of contents, then every page's text in reading order.
/// Links from page to page stay inside.
struct PrintEdition {
    let index: SiteIndex
    let navigation: Navigation

    func page() -> Page {
        var out = Bytes()
        if !index.settings.description.isEmpty {
            out.put("<p class=\"lead\">")
            out.putEscaped(index.settings.description)
            out.put("</p>\n")
        }
        out.put("<nav class=\"chapters\" aria-label=\"Contents\">\n")
        contents(of: index.root, into: &out)
        out.put("</nav>\n")
        for page in navigation.sequence where !page.isMade && page.reference == nil {
            chapter(page, into: &out)
        }
        return MadePages.special(SitePath.join(index.root, "print.md"), index.settings.title, out)
    }

    private func contents(of folder: String, into out: inout Bytes) {
        guard let entries = navigation.entries[folder] else { return }
        out.put("<ul>\n")
        for entry in entries where entry.page.reference == nil {
            out.put("<li>")
            if entry.page.isMade {
                out.putEscaped(entry.page.title)
            } else {
                out.putLink(to: "#" + anchor(entry.page), entry.page.title)
            }
            if let inner = entry.folder { contents(of: inner, into: &out) }
            out.put("</li>\n")
        }
        out.put("</ul>\n")
    }

    /// The first page of a section and the one after it share a sheet: the first is often no more than a
    /// title.
    private func chapter(_ page: Page, into out: inout Bytes) {
        out.put("<article class=\"\(page.kind.listsPages ? "chapter part" : "chapter")\" id=\"")
        out.putEscaped(anchor(page))
        out.put("\">")
        page.putTitle(into: &out)
        out.append(contentsOf: rebased(page))
        out.put("</article>\n")
    }

    private func anchor(_ page: Page) -> String {
        "page-" + slug(SitePath.withoutExtension(page.output).split(separator: "/").joined(separator: "-"))
    }

    /// A body whose ids carry the page's name, and whose addresses start at the site's root or name a
    /// chapter.
    private func rebased(_ page: Page) -> Bytes {
        let prefix = anchor(page) + "-"
        return HTMLAttributes.rewritten(page.rendered.body) { kind, value, out in
            switch kind {
            case .id:
                for (index, id) in value.split(separator: UInt8(ascii: " ")).enumerated() {
                    if index > 0 { out.append(32) }
                    out.put(prefix)
                    out.append(contentsOf: id)
                }
            case .fragment:
                out.put("#" + prefix)
                out.append(contentsOf: value.dropFirst())
            case .elsewhere: out.append(contentsOf: value)
            case .address: out.put(inside(String(value), of: page))
            }
        }
    }

    private func inside(_ address: String, of page: Page) -> String {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = SitePath.normalized(page.folder, String(parts[0])) else { return address }
        guard let target = index.byOutput[path], navigation.positions[ObjectIdentifier(target)] != nil,
            !target.isMade
        else {
            let address = SitePath.relative(from: index.root, to: path)
            return parts.count == 2 ? "\(address)#\(parts[1])" : address
        }
        return "#" + anchor(target) + (parts.count == 2 && !parts[1].isEmpty ? "-" + parts[1] : "")
    }
}
