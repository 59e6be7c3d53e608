/// The text of a page of MkDocs: blocks that are told by their indentation become containers.
struct MkDocsText {
    let path: String
    let files: Set<String>
    /// The line of the file that the text starts in.
    let firstLine: Int
    private(set) var leftovers: [Migration.Leftover] = []
    private var line = 0
    /// How many blocks stand around the lines.
    private var nesting = 0
    private static let deepest = 32
    /// Whether each open `<div markdown>` became a container.
    private var divisions: [Bool] = []

    init(path: String, files: Set<String>, firstLine: Int) {
        (self.path, self.files, self.firstLine) = (path, files, firstLine)
    }

    mutating func moved(_ lines: [String]) -> [String] {
        line = firstLine
        return blocks(lines)
    }

    private mutating func leave(_ kind: String, _ offset: Int) {
        leftovers.append(Migration.Leftover(kind: kind, path: path, line: line + offset + 1))
    }

    private mutating func blocks(_ lines: [String]) -> [String] {
        var out: [String] = []
        var fences = FenceTracker()
        var at = 0
        while at < lines.count {
            let text = lines[at]
            let wasOpen = fences.isOpen
            if fences.isCode(text) {
                out.append(wasOpen ? text : MovedFence.line(text))
                at += 1
            } else if text.isTooLong {
                out.append(text)
                at += 1
            } else if let tabs = tabs(lines, at) {
                out += tabs.lines
                at = tabs.end
            } else if let block = admonition(lines, at) {
                out += block.lines
                at = block.end
            } else {
                if let line = plain(text, at, isAfterBlank: out.last?.isBlank ?? true) { out.append(line) }
                at += 1
            }
        }
        return out
    }

    /// The lines that belong to a block, without its indentation, and the first line after them.
    private mutating func inner(_ lines: [String], after at: Int) -> (lines: [String], end: Int) {
        let depth = lines[at].depth + 4
        var end = at + 1
        while end < lines.count, lines[end].isIndented(by: depth) || lines[end].isBlank { end += 1 }
        while end > at + 1, lines[end - 1].isBlank { end -= 1 }
        let own = lines[(at + 1)..<end].map { $0.dedented(depth) }
        line += at + 1
        nesting += 1
        let moved = blocks(own)
        nesting -= 1
        line -= at + 1
        return (moved, end)
    }

    private static func indented(_ lines: [String], _ blanks: String) -> [String] {
        lines.map { $0.isEmpty ? "" : blanks + $0 }
    }

    private mutating func admonition(_ lines: [String], _ at: Int) -> (lines: [String], end: Int)? {
        guard nesting < Self.deepest,
            let match = lines[at].wholeMatch(
                of: #/( *)(!!!|\?\?\?\+?) +([A-Za-z-]+)((?: +[A-Za-z-]+)*)(?: +"(.*)")? */#)
        else { return nil }
        let name = String(match.3).lowercased()
        let isFolded = match.2 != "!!!"
        let aside =
            ["note", "tip", "important", "warning", "caution", "mistake"].contains(name)
            ? name : ForeignNames.containers[name] ?? "note"
        let usual = aside == name && !isFolded ? "" : name.prefix(1).uppercased() + name.dropFirst()
        let title = match.5.map { String($0) } ?? usual
        let (inside, end) = inner(lines, after: at)
        let head =
            "::: \(isFolded ? "details" : aside == "details" ? "note" : aside)\(title.isEmpty ? "" : " " + title)"
        return (Self.indented([head] + inside + [":::"], String(match.1)), end)
    }

    /// Tabs that follow each other.
    private mutating func tabs(_ lines: [String], _ first: Int) -> (lines: [String], end: Int)? {
        guard nesting < Self.deepest, Self.tab(lines[first]) != nil else { return nil }
        let blanks = lines[first].indentation
        var out = ["::: tabs"]
        var at = first
        var end = first
        while at < lines.count, !lines[at].isTooLong, lines[at].depth == blanks.utf8.count,
            let title = Self.tab(lines[at]), at == first || !lines[at].contains("===!")
        {
            let (inside, last) = inner(lines, after: at)
            out += ["::: tab " + title] + inside + [":::"]
            end = last
            at = last
            while at < lines.count, lines[at].isBlank { at += 1 }
        }
        return (Self.indented(out + [":::"], blanks), end)
    }

    private static func tab(_ line: String) -> String? {
        let opening = #/[ ]*===[+!]*[ ]+"(.+)"[ ]*/#
        guard let match = line.wholeMatch(of: opening) else { return nil }
        let title = String(match.1).replacing("`", with: "")
        return title.replacing(MkDocsInline.icon, with: "").trimmed
    }

    /// A line that opens no block; nothing when it is to be left out.
    private mutating func plain(_ text: String, _ at: Int, isAfterBlank: Bool) -> String? {
        let bare = text.trimmed
        if bare == "[TOC]" || bare.wholeMatch(of: /\{:?[^{}%]*\}/) != nil { return nil }
        if let include = bare.wholeMatch(of: /-+8<-+ +"([^":]+)"/) {
            return included(String(include.1), text, at)
        }
        if bare.hasPrefix("*["), bare.contains("]: ") {
            leave("abbreviations", at)
            return nil
        }
        if let moved = division(bare) { return moved.isEmpty ? nil : text.indentation + moved }
        if bare.hasPrefix("$$") { leave("formulas", at) }
        if text.hasPrefix("    "), isAfterBlank { return text.outsideCode(MkDocsInline.moved) }
        return MkDocsInline.withoutLanguages(text).outsideCode(MkDocsInline.moved)
    }

    /// `<div class="grid cards" markdown>` is a container, other elements with Markdown in them need none.
    private mutating func division(_ bare: String) -> String? {
        if bare.wholeMatch(of: /<(div|figure|section)\b[^>]*\bmarkdown(="[^"]*")?[^>]*>/) != nil {
            let isCards = bare.contains("cards")
            divisions.append(isCards)
            return isCards ? "::: cards" : ""
        }
        guard !divisions.isEmpty, bare.wholeMatch(of: /<\/(div|figure|section)>/) != nil else { return nil }
        return divisions.removeLast() ? ":::" : ""
    }

    private mutating func included(_ name: String, _ text: String, _ at: Int) -> String {
        if files.contains(name), ["md", "markdown"].contains(SitePath.extensionOf(name)) {
            return text.indentation + "::: include /" + name
        }
        leave("snippets of other files", at)
        return text
    }
}
