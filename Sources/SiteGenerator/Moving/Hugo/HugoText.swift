/// What pages of Hugo ask of their site.
struct HugoSite {
    let config: HugoConfig
    let links: MovedLinks
    /// Whether a template of the site's own writes its links.
    var hasLinkTemplate = false
    /// Whether terms of lists of definitions are anchors.
    var hasTermAnchors: Bool {
        config["markup", "goldmark", "parser", "autodefinitiontermid"]?.isTrue == true
    }
    /// New paths of pages by their names, where those are of one page only.
    private let names: [String: String]

    init(config: HugoConfig, links: MovedLinks, pages: [(old: String, new: String)]) {
        (self.config, self.links) = (config, links)
        var names: [String: String] = [:]
        var several: Set<String> = []
        for (old, new) in pages {
            let base = SitePath.withoutExtension(old)
            let name =
                ["index", "_index"].contains(SitePath.name(base))
                ? SitePath.name(SitePath.folder(base)) : SitePath.name(base)
            if names.updateValue(new, forKey: name) != nil, names[name] != new { several.insert(name) }
        }
        self.names = names.filter { !several.contains($0.key) }
    }

    /// The way to the page that `ref` names: by its path, or by a name that only one page has.
    func reference(_ written: String, from place: MovedLinks.Place) -> String? {
        let parts = written.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let anchor = parts.count > 1 ? "#" + parts[1] : ""
        guard let name = parts.first, !name.isEmpty else { return anchor.isEmpty ? nil : anchor }
        let base = SitePath.withoutExtension(name.hasSuffix("/") ? String(name.dropLast()) : name)
        guard
            let new = links.target(name, from: place) ?? links.target(base, from: place) ?? links.path(
                at: base) ?? names[SitePath.name(base)]
        else { return nil }
        return SitePath.relative(from: SitePath.folder(place.new), to: new).replacing(" ", with: "%20")
            + anchor
    }
}

/// The text of a page of Hugo: shortcodes become containers, pictures, links and code.
struct HugoText {
    let site: HugoSite
    let place: MovedLinks.Place
    let page: MovedPage
    let source: String
    private(set) var leftovers: [Migration.Leftover] = []
    private var out: [String] = []
    /// What of the current line is written, and where it began.
    private var current = ""
    private var indentation = ""
    private var line = 0
    /// What the end of each open call writes.
    private var closings: [(name: String, text: String?)] = []
    /// Names that are closed somewhere below, with the number of their ends.
    private var ends: [String: Int] = [:]

    init(site: HugoSite, place: MovedLinks.Place, page: MovedPage, source: String) {
        (self.site, self.place, self.page, self.source) = (site, place, page, source)
    }

    mutating func moved(_ lines: [String]) -> [String] {
        let lines = Self.joined(lines)
        ends = Self.ends(lines.map(\.text))
        var fences = FenceTracker()
        for (at, (text, number)) in lines.enumerated() {
            line = page.firstLine + number + 1
            if site.hasTermAnchors, !fences.isOpen, at + 1 < lines.count, lines[at + 1].text.hasPrefix(": "),
                let term = Self.term(text)
            {
                out.append(term)
                continue
            }
            if text.isTooLong {
                out.append(text)
            } else if let code = code(text, &fences) {
                out.append(code)
            } else if text.contains("{{<") || text.contains("{{%") {
                write(ShortcodePart.parts(text), text)
            } else if let plain = plain(text) {
                out.append(plain)
            }
        }
        return out
    }

    /// A line of code; nothing for others.
    private mutating func code(_ text: String, _ fences: inout FenceTracker) -> String? {
        let wasOpen = fences.isOpen
        guard fences.isCode(text) else { return nil }
        if wasOpen { return ShortcodePart.shown(text) }
        let line = HugoFence.line(text)
        if line.trimmed.hasSuffix("```goat") { leave("diagrams") }
        return line.replacing("```goat", with: "```text")
    }

    /// Calls that go on over lines on one of them.
    private static func joined(_ lines: [String]) -> [(text: String, number: Int)] {
        var out: [(text: String, number: Int)] = []
        var fences = FenceTracker()
        var at = 0
        while at < lines.count {
            var text = lines[at]
            let first = at
            if !fences.isCode(text) {
                while at - first < 40, at + 1 < lines.count, isOpen(text), !text.isTooLong {
                    at += 1
                    text += " " + lines[at].trimmed
                }
            }
            out.append((isOpen(text) ? lines[first] : text, first))
            at = isOpen(text) ? first + 1 : at + 1
        }
        return out
    }

    private static func isOpen(_ text: String) -> Bool {
        guard text.contains("{{") else { return false }
        for (open, close) in [("{{<", ">}}"), ("{{%", "%}}")] {
            guard let last = text.ranges(of: open).last else { continue }
            if !text[last.upperBound...].contains(close), !text[last.upperBound...].contains("`") {
                return true
            }
        }
        return false
    }

    private static func ends(_ lines: [String]) -> [String: Int] {
        var ends: [String: Int] = [:]
        for text in lines where text.contains("{{") && !text.isTooLong {
            for case .call(let call) in ShortcodePart.parts(text) where call.isClosing {
                ends[call.name, default: 0] += 1
            }
        }
        return ends
    }

    private mutating func leave(_ kind: String) {
        leftovers.append(Migration.Leftover(kind: kind, path: source, line: line))
    }

    /// A line without calls; nothing when only Hugo reads it.
    private mutating func plain(_ text: String) -> String? {
        if site.hasLinkTemplate, text.contains("](") { return unlinked(text) }
        guard text.contains("{") || text.contains("$$") || text.contains("\\[") else { return text }
        let bare = text.trimmed
        if bare.wholeMatch(of: /\{ *[.#a-z][^{}%]*\}/) != nil { return nil }
        if bare.hasPrefix("$$") || bare == "\\[" { leave("formulas") }
        return bare.hasPrefix("#") && bare.hasSuffix("}") ? MkDocsInline.withoutAttributes(text) : text
    }

    /// A word as the address of a link means something to the site's own template alone.
    private mutating func unlinked(_ text: String) -> String {
        var count = 0
        let line = text.outsideCode { part in
            part.replacing(/\[([^\[\]]+)\]\(([A-Za-z0-9_-]+)\)/) { match in
                guard site.links.target(String(match.2), from: place) == nil else { return String(match.0) }
                count += 1
                return String(match.1)
            }
        }
        for _ in 0..<count { leave("links that a template resolves") }
        return line
    }

    /// A term of a list of definitions with the anchor that Hugo gives it.
    private static func term(_ text: String) -> String? {
        guard !text.isBlank, !text.hasPrefix(":"), !text.isTooLong, !text.contains("{{") else { return nil }
        let name = text.trimmed.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        return name.isEmpty ? nil : "<span id=\"\(name.replacing(" ", with: "-"))\"></span>" + text
    }

    // MARK: Lines with calls

    private mutating func write(_ parts: [ShortcodePart], _ text: String) {
        indentation = text.indentation
        current = ""
        isOnOwnLine = parts.count { if case .text(let text) = $0 { !text.isBlank } else { true } } == 1
        for part in parts {
            switch part {
            case .text(let text): current += text
            case .call(let call):
                if call.isClosing { close(call) } else { open(call) }
            }
        }
        if !current.isBlank, current.trimmed != ":" { out.append(current) }
        current = ""
    }

    /// Whether a call has a line for itself.
    private(set) var isOnOwnLine = false

    /// Writes a line of its own.
    private mutating func block(_ lines: String...) {
        if !current.isBlank { out.append(current) }
        current = indentation
        for line in lines { out.append(indentation + line) }
    }

    /// Whether the text of a call follows, up to its end.
    private func hasText(_ call: Shortcode) -> Bool { !call.isClosed && ends[call.name, default: 0] > 0 }

    private mutating func close(_ call: Shortcode) {
        ends[call.name, default: 1] -= 1
        guard let at = closings.lastIndex(where: { $0.name == call.name }) else { return }
        let closing = closings.remove(at: at)
        guard let text = closing.text else { return }
        for line in text.split(separator: "\n") {
            if line.hasPrefix("@") { current += line.dropFirst() } else { block(String(line)) }
        }
    }

    private mutating func open(_ call: Shortcode) {
        let moved = ShortcodeMeaning(call, self)
        if let kind = moved.leftover { leave(kind) }
        switch moved.meaning {
        case .nothing:
            if hasText(call) { closings.append((call.name, nil)) }
        case .inline(let text): current += text
        case .block(let lines): for line in lines { block(line) }
        case .container(let lines, let end):
            guard hasText(call) else { return }
            for line in lines { block(line) }
            closings.append((call.name, end))
        case .around(let start, let end):
            guard hasText(call) else { return }
            current += start
            closings.append((call.name, "@" + end))
        }
    }
}
