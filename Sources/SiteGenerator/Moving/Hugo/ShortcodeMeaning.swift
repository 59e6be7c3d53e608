/// What a shortcode is here: those of Hugo itself, and those that many themes have under the same names.
struct ShortcodeMeaning {
    enum Meaning {
        /// Neither the call nor its end writes anything; the text between them stays.
        case nothing
        case inline(String)
        /// Lines of their own.
        case block([String])
        /// Lines before the text and lines after it.
        case container([String], String)
        /// Signs before the text and after it, in its line.
        case around(String, String)
    }

    private(set) var meaning = Meaning.nothing
    private(set) var leftover: String?
    private let text: HugoText

    init(_ call: Shortcode, _ text: HugoText) {
        self.text = text
        if let meaning = aside(call) ?? structure(call) ?? code(call) ?? picture(call) ?? reference(call) {
            self.meaning = meaning
        } else {
            leftover = "shortcode \(call.name.onOneLine)"
            // Text between `<` and `>` is whatever the template takes it for, and shown as it is written.
            if !call.isMarkdown, !call.isClosed, text.isOnOwnLine {
                meaning = .container(["~~~~text"], "~~~~")
            }
        }
    }

    private static let asides = [
        "note", "tip", "important", "warning", "caution", "mistake", "info", "danger", "hint", "attention",
        "success", "error", "question", "bug",
    ]
    private static let boxes = [
        "notice", "hint", "callout", "alert", "admonition", "box", "aside", "message",
    ]

    private func aside(_ call: Shortcode) -> Meaning? {
        let name = call.name.lowercased()
        let isBox = Self.boxes.contains(name)
        guard isBox || Self.asides.contains(name) else { return nil }
        let given = call.argument("type", "style", "color", "level", at: isBox ? 0 : nil)?.lowercased()
        let kind = Self.asides.contains(given ?? "") ? given! : isBox ? "note" : name
        let ours =
            ["note", "tip", "important", "warning", "caution", "mistake"].contains(kind) && kind != "hint"
            ? kind : ForeignNames.containers[kind] ?? "note"
        let place = isBox && Self.asides.contains(call.values.first?.lowercased() ?? "") ? 1 : 0
        var title = call.argument("title", "heading", "header", at: isBox && place == 0 ? nil : place)
        if title == nil, ours != kind { title = kind.prefix(1).uppercased() + kind.dropFirst() }
        return .container([Self.head(ours, title)], ":::")
    }

    private static func head(_ name: String, _ title: String?) -> String {
        let title = title?.onOneLine ?? ""
        return "::: " + name + (title.isEmpty ? "" : " " + title)
    }

    private func structure(_ call: Shortcode) -> Meaning? {
        let title = call.argument("title", "name", "header", "label", "summary", at: 0)
        switch call.name.lowercased() {
        case "details", "expand", "collapse", "spoiler", "accordion-item":
            return .container([Self.head("details", title ?? "Details")], ":::")
        case "tabs", "tabpane", "tabbed", "tab-group": return .container(["::: tabs"], ":::")
        case "tab", "tab-item":
            let head = Self.head("tab", title ?? "Tab")
            guard let language = call.argument("lang") else { return .container([head], ":::") }
            return .container([head, "```" + language], "```\n:::")
        case "steps": return .container(["::: steps"], ":::")
        case "columns": return .container(["::: columns"], ":::")
        case "column": return .container(["::: column"], ":::")
        case "comment": return .container(["<!--"], "-->")
        case "button", "relearn-button", "btn":
            guard let link = call.argument("href", "link", "url", "relref", at: 0) else { return nil }
            return .around("[", "](\(text.site.reference(link, from: text.place) ?? link))")
        default: return nil
        }
    }

    private func code(_ call: Shortcode) -> Meaning? {
        switch call.name.lowercased() {
        case "highlight":
            let language = call.argument("lang", "language", "type", at: 0) ?? ""
            let options = (call.argument("options", at: 1) ?? "").lowercased()
            var info = language
            if let marks = options.firstMatch(of: /hl_lines=\[?"?([0-9, \-]+)"?\]?/) {
                info += " {" + marks.1.split { $0 == " " || $0 == "," }.joined(separator: ",") + "}"
            }
            if options.contains("linenos"), !options.contains("linenos=false") { info += " lines" }
            return .container(["```" + info], "```")
        case "mermaid": return .container(["```mermaid"], "```")
        case "include", "readfile", "import", "md":
            guard let name = call.argument("file", "path", "page", at: 0),
                let found = text.site.links.target(name, from: text.place) ?? text.site.links.path(at: name),
                ["md", "markdown"].contains(SitePath.extensionOf(found))
            else { return nil }
            return .block(["::: include /" + found])
        default: return nil
        }
    }

    private func picture(_ call: Shortcode) -> Meaning? {
        guard ["figure", "img", "image"].contains(call.name.lowercased()),
            let source = call.argument("src", "image", at: 0)
        else { return nil }
        let caption = (call.argument("caption") ?? call.argument("title"))?.onOneLine
        let words = (call.argument("alt") ?? caption ?? "").onOneLine
        let picture = "![\(words)](\(source.contains(" ") ? "<\(source)>" : source))"
        let link = call.argument("link").map { "[\(picture)](\($0))" } ?? picture
        guard let caption, !caption.isEmpty else { return .inline(link) }
        return .block(["::: figure " + caption, link, ":::"])
    }

    private func reference(_ call: Shortcode) -> Meaning? {
        switch call.name.lowercased() {
        case "ref", "relref":
            guard let path = call.argument("path", at: 0) else { return nil }
            return text.site.reference(path, from: text.place).map { .inline($0) }
        case "param":
            guard let name = call.argument("name", at: 0) else { return nil }
            let own = text.page.text(name) ?? text.page.tree("params")?[name]?.text
            return (own ?? text.site.config["params", name.lowercased()]?.text).map { .inline($0) }
        case "youtube": return video("https://www.youtube.com/watch?v=", call)
        case "vimeo": return video("https://vimeo.com/", call)
        default: return nil
        }
    }

    /// A video is a link: a page that shows another site's asks for it in the settings.
    private func video(_ address: String, _ call: Shortcode) -> Meaning? {
        guard let id = call.argument("id", at: 0), id.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil else {
            return nil
        }
        return .inline("[\((call.argument("title") ?? "Video").onOneLine)](\(address)\(id))")
    }
}
