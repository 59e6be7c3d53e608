/// The text of a page of VitePress: containers, snippets of files, and what only Vue reads.
struct VitePressText {
    let path: String
    let files: Set<String>
    let firstLine: Int
    private(set) var leftovers: [Migration.Leftover] = []
    /// Files whose code stands in the page.
    private(set) var shown: Set<String> = []
    /// Containers that are open, and whether each stands in the page.
    private var containers: [Bool] = []
    /// Anchors that headings with badges were given.
    private var anchors: [String: Int] = [:]
    /// The end of a block that Vue reads, which is left out.
    private var closing: String?

    init(path: String, files: Set<String>, firstLine: Int) {
        (self.path, self.files, self.firstLine) = (path, files, firstLine)
    }

    mutating func moved(_ lines: [String]) -> [String] {
        var out: [String] = []
        var fences = FenceTracker()
        for (at, text) in lines.enumerated() {
            let wasOpen = fences.isOpen
            if closing == nil, fences.isCode(text) {
                out.append(wasOpen ? text : MovedFence.line(text))
            } else {
                out += plain(text, at)
            }
        }
        return out
    }

    private mutating func leave(_ kind: String, _ at: Int) {
        leftovers.append(Migration.Leftover(kind: kind, path: path, line: firstLine + at + 1))
    }

    private mutating func plain(_ text: String, _ at: Int) -> [String] {
        let bare = text.trimmed
        if let end = closing {
            if bare.hasPrefix(end) || bare.hasSuffix(end) { closing = nil }
            return []
        }
        if text.isTooLong { return [text] }
        if let block = ["script", "style"].first(where: { bare.hasPrefix("<\($0)") }) {
            leave("scripts and styles of a page", at)
            if !bare.contains("</\(block)>") { closing = "</\(block)>" }
            return []
        }
        if bare.wholeMatch(of: /\[\[ ?(toc|TOC) ?\]\]/) != nil { return [] }
        if bare.hasPrefix(":::") { return container(text, bare) }
        if bare.hasPrefix("<<< ") { return snippet(text, bare, at) }
        if let include = bare.wholeMatch(of: /<!-- *@include: *(\S+?) *-->/) {
            return included(String(include.1), text, at)
        }
        if bare.hasPrefix("$$") { leave("formulas", at) }
        return component(text, bare, at)
    }

    private mutating func container(_ text: String, _ bare: String) -> [String] {
        let words = String(bare.drop { $0 == ":" } as Substring).trimmed
        guard !words.isEmpty else { return containers.popLast() ?? true ? [text.indentation + ":::"] : [] }
        guard let match = words.wholeMatch(of: /([A-Za-z-]+) *(\{[^}]*\})? *(.*)/), match.1 != "raw",
            match.1 != "v-pre"
        else {
            containers.append(false)
            return []
        }
        let name = ForeignNames.containers[String(match.1)] ?? String(match.1)
        let title = match.3.replacing(#/ *\{[^}]*\} *$/#, with: "")
        let usual =
            name == match.1 || name == "tabs" || !title.isEmpty
            ? "" : " " + match.1.prefix(1).uppercased() + match.1.dropFirst()
        containers.append(true)
        return ["\(text.indentation)::: \(name)\(title.isEmpty ? usual : " " + title)"]
    }

    /// `<<< @/a.js#region{2,4 ts:line-numbers} [title]`
    private mutating func snippet(_ text: String, _ bare: String, _ at: Int) -> [String] {
        guard let match = bare.wholeMatch(of: #/<<< +([^\s#{]+)(#[\w-]+)?(\{[^}]*\})?(?: *\[(.*)\])? */#),
            let target = file(String(match.1))
        else {
            leave("snippets of other files", at)
            return [text]
        }
        shown.insert(target)
        let inside = (match.3.map { String($0.dropFirst().dropLast()) } ?? "").split(separator: " ").map(
            String.init)
        let marks = inside.first { $0.first?.isNumber == true }
        let language =
            inside.last { $0.first?.isLetter == true }?.split(separator: ":").first.map(String.init)
            ?? SitePath.extensionOf(target)
        var info = "\(language) include=/\(target)"
        if let region = match.2 { info += "#" + region.dropFirst() }
        if let marks { info += " {\(marks)}" }
        if let title = match.4 { info += " title=\"\(title)\"" }
        return [text.indentation + "```" + info, text.indentation + "```"]
    }

    private mutating func included(_ name: String, _ text: String, _ at: Int) -> [String] {
        let parts = name.split(separator: /[#{]/, maxSplits: 1).map(String.init)
        guard parts.count == 1, let target = file(parts[0]) else {
            leave("snippets of other files", at)
            return []
        }
        return [text.indentation + "::: include /" + target]
    }

    /// A file from the page's folder, or with `@` from the site's.
    private func file(_ name: String) -> String? {
        let path =
            name.hasPrefix("@/")
            ? String(name.dropFirst(2)) : SitePath.normalized(SitePath.folder(self.path), name)
        return path.flatMap { files.contains($0) ? $0 : nil }
    }

    /// What Vue draws in a page.
    private mutating func component(_ text: String, _ bare: String, _ at: Int) -> [String] {
        var line = text.contains("<Badge") ? badges(text) : text
        if bare.hasPrefix("<"), !bare.hasPrefix("<!--"), bare.wholeMatch(of: /<\/?[A-Z][A-Za-z]*.*/) != nil {
            leave("components of Vue", at)
            if !bare.contains(">") { closing = ">" }
            return []
        }
        line = line.outsideCode { $0.replacing(/\]\(([^()]*)\)\{[^{}]*\}/) { "](\($0.1))" } }
        if line.outsideCode({ $0.contains("{{") ? "\u{0}" : "" }).contains("\u{0}") {
            leave("expressions of Vue", at)
        }
        return [line]
    }

    private mutating func badges(_ text: String) -> String {
        var line = text
        if let badge = text.firstRange(of: "<Badge"), text.hasPrefix("#"), !text.contains("{#") {
            // The anchor of a heading is made without its badge.
            let words = text[..<badge.lowerBound].drop { $0 == "#" || $0 == " " }.replacing("`", with: "")
            line = text.trimmed + " {#\(anchor(slug(String(words).trimmed)))}"
        }
        // With the sign itself it would be a footnote.
        return line.replacing(/<Badge[^>]*\btext="([^"]*)"[^>]*\/>/) {
            "[\($0.1.replacing("^", with: "&#94;"))]{.badge}"
        }
    }

    /// An anchor that no other heading with a badge has: `title`, `title-1`.
    private mutating func anchor(_ name: String) -> String {
        let count = anchors[name, default: 0]
        anchors[name] = count + 1
        return count == 0 ? name : "\(name)-\(count)"
    }
}
