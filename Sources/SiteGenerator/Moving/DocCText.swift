/// The text of a page of a catalogue: directives become front matter, containers and pictures, links name files.
struct DocCText {
    private(set) var page: MovedPage
    private let names: CatalogueNames
    private(set) var leftovers: [(kind: String, line: Int)] = []
    /// Directives that are open, with the line that closes what stands for each.
    private var open: [(name: String, closing: String?)] = []

    init(page: MovedPage, names: CatalogueNames) {
        (self.page, self.names) = (page, names)
    }

    mutating func move() {
        var out: [String] = []
        var fences = FenceTracker()
        for (at, text) in page.lines.enumerated() {
            // What stands in a directive is indented for the eye.
            let line = open.isEmpty ? text : text.dedented(min(text.depth, 2 * open.count))
            if fences.isCode(line) || line.isTooLong {
                out.append(line)
            } else {
                out += moved(line, at)
            }
        }
        page.lines = out
        heading()
    }

    private mutating func leave(_ kind: String, _ at: Int) { leftovers.append((kind, page.firstLine + at + 1)) }

    private mutating func moved(_ text: String, _ at: Int) -> [String] {
        let bare = text.trimmed
        if bare == "}", let last = open.popLast() { return last.closing.map { [$0] } ?? [] }
        if open.contains(where: { ["Comment", "Options"].contains($0.name) }) {
            if bare.hasSuffix("{") { open.append(("Comment", nil)) }
            return []
        }
        if let match = bare.wholeMatch(of: /@([A-Z][A-Za-z]*) *(?:\((.*?)\))? *(\{)? *(?:([^{}]*?)(\}))?/) {
            let isOpen = match.3 != nil && match.5 == nil
            return directive(String(match.1), String(match.2 ?? ""), isOpen: isOpen, content: String(match.4 ?? ""), at)
        }
        return [text.outsideCode(inline)]
    }

    private mutating func directive(_ name: String, _ arguments: String, isOpen: Bool, content: String, _ at: Int) -> [String] {
        var closing: String?
        var lines: [String] = []
        switch name {
        case "TabNavigator": (lines, closing) = (["::: tabs"], ":::")
        case "Tab": (lines, closing) = (["::: tab " + Self.text(arguments)], ":::")
        case "DeprecationSummary": (lines, closing) = (["::: warning Deprecated"], ":::")
        case "Image": lines = image(arguments)
        case "Row", "Column", "Links", "Small", "Metadata", "Comment", "Options": break
        default: if !metadata(name, arguments) { leave("directives: @\(name)", at) }
        }
        if isOpen { open.append((name, closing)) } else if let closing { lines += [content.trimmed, closing] } else if !content.isEmpty, name != "Comment" { lines.append(content.trimmed) }
        return lines
    }

    /// What a page says of itself; `false` for what Galley has nothing for.
    private mutating func metadata(_ name: String, _ arguments: String) -> Bool {
        switch name {
        case "DisplayName", "TitleHeading": page.set(name == "DisplayName" ? "title" : "category", quotedYAML(Self.text(arguments)))
        case "Redirected":
            if !page.fields.contains(where: { $0.key == "aliases" }) { page.fields.append(("aliases", ["aliases:"])) }
            let place = page.fields.firstIndex { $0.key == "aliases" }!
            page.fields[place].lines.append("  - " + quotedYAML("/" + (Self.value("from", arguments) ?? "").drop { $0 == "/" }))
        case "Available":
            guard let platform = arguments.split(separator: ",").first, let version = Self.value("introduced", arguments) else { return false }
            if !page.fields.contains(where: { $0.key == "availability" }) { page.fields.append(("availability", ["availability:"])) }
            let place = page.fields.firstIndex { $0.key == "availability" }!
            page.fields[place].lines.append("  \(quotedYAML(String(platform).trimmed.replacing("\"", with: ""))): \(quotedYAML(version))")
        case "PageKind", "TechnologyRoot", "DocumentationExtension", "PageColor", "SupportedLanguage", "AutomaticSeeAlso", "AutomaticTitleHeading", "AutomaticArticleSubheading", "TopicsVisualStyle": break
        default: return false
        }
        return true
    }

    private static func text(_ arguments: String) -> String {
        arguments.firstMatch(of: /"([^"]*)"/).map { String($0.1) } ?? arguments.trimmed
    }

    private static func value(_ name: String, _ arguments: String) -> String? {
        arguments.matches(of: /([a-z]+): *"?([^",]*)"?/).first { $0.1 == name[...] }.map { String($0.2) }
    }

    private func image(_ arguments: String) -> [String] {
        guard let source = Self.value("source", arguments) else { return [] }
        let words = arguments.firstMatch(of: /alt: *"([^"]*)"/).map { String($0.1) } ?? ""
        return ["![\(words)](\(address(source)))"]
    }

    /// The text of a symbol's page stands at the symbol's address, where only a path from the site's root leads on.
    private func way(to path: String) -> String {
        names.hasGraphs ? "/" + path : SitePath.relative(from: SitePath.folder(page.path), to: path)
    }

    /// A picture's way from the page.
    private func address(_ name: String) -> String {
        guard let path = names.picture(name.trimmed) else { return name }
        let way = way(to: path)
        return way.contains(" ") ? "<\(way)>" : way
    }

    private func inline(_ text: String) -> String {
        var out = text
        if out.contains("![") { out = out.replacing(/!\[([^\]]*)\]\(([^)\/:]+)\)/) { "![\($0.1)](\(address(String($0.2))))" } }
        if out.contains("doc:") {
            out = out.replacing(/<doc:([^>]+)>/) { link(String($0.1), nil) ?? String($0.0) }
            out = out.replacing(/\[([^\]]+)\]\(doc:([^)]+)\)/) { link(String($0.2), String($0.1)) ?? String($0.0) }
        }
        return out
    }

    private func link(_ written: String, _ words: String?) -> String? {
        let parts = written.split(separator: "#", maxSplits: 1).map(String.init)
        guard let name = parts.first, let (path, title) = names.article(name) else { return nil }
        // The page of a symbol is made from the graph, and its links find it there.
        if names.hasGraphs, title.hasPrefix("``") { return words == nil ? title : nil }
        let way = way(to: path) + (parts.count > 1 ? "#" + slug(parts[1]) : "")
        let shown = words ?? title.replacing("``", with: "`")
        return "[\(shown)](\(way.contains(" ") ? "<\(way)>" : way))"
    }

    /// A page that is about a symbol says so, where no graph makes one.
    private mutating func heading() {
        guard !names.hasGraphs, let at = page.lines.firstIndex(where: { $0.hasPrefix("# ") }),
            let match = page.lines[at].trimmed.wholeMatch(of: /# ``(.+)``/)
        else { return }
        let name = SitePath.name(String(match.1))
        page.lines[at] = "# " + name
        if page.text("title") != nil { page.lines.remove(at: at) }
        page.set("symbol", quotedYAML(name))
    }
}
