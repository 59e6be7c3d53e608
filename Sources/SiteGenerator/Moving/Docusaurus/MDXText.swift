/// The text of a page of Docusaurus: tabs and parts become containers, what only React reads is left out.
struct MDXText {
    private let links: MovedLinks
    private let place: MovedLinks.Place
    private let firstLine: Int
    private(set) var leftovers: [Migration.Leftover] = []
    private var out: [String] = []
    private var fences = FenceTracker()
    private var line = 0
    /// Pages that are taken in, and pictures, by the names that they are imported under.
    private var parts: [String: String] = [:]
    /// Whether the fence around the lines is one whose text is the page's.
    private var isUnwrapping = false
    /// Titles of tabs by their values, for each open list of tabs.
    private var titles: [[String: String]] = []

    init(links: MovedLinks, place: MovedLinks.Place, firstLine: Int) {
        (self.links, self.place, self.firstLine) = (links, place, firstLine)
    }

    mutating func moved(_ lines: [String]) -> [String] {
        var at = 0
        while at < lines.count {
            line = firstLine + at + 1
            at = take(lines, at)
        }
        return out
    }

    private mutating func leave(_ kind: String) {
        leftovers.append(Migration.Leftover(kind: kind, path: place.old, line: line))
    }

    /// Takes one line, or those of a statement, and gives the next one.
    private mutating func take(_ lines: [String], _ at: Int) -> Int {
        let text = lines[at]
        if text.isTooLong {
            out.append(text)
            return at + 1
        }
        let bare = text.trimmed
        if !fences.isOpen, bare.hasPrefix("```mdx-code-block") || (isUnwrapping && bare == "```") {
            isUnwrapping.toggle()
            return at + 1
        }
        let wasOpen = fences.isOpen
        if fences.isCode(text) {
            out.append(wasOpen ? text : fence(text))
            return at + 1
        }
        // One blank line is as good as several, some of which stood around what is left out.
        if bare.isEmpty, out.last?.isBlank ?? true { return at + 1 }
        if let end = statement(lines, at, bare) ?? comment(lines, at, bare) ?? element(lines, at, bare) {
            return end
        }
        out.append(plain(text))
        return at + 1
    }

    /// After the language stand lines to mark, a title and numbers; Docusaurus ignores other words.
    private func fence(_ text: String) -> String {
        let line = MovedFence.line(text)
        guard let match = line.wholeMatch(of: /([ >]*(?:`{3,}|~{3,}))([^\s{=]*)=?(.*)/) else { return line }
        var words = [String(match.1) + match.2]
        let rest = match.3
        if let title = rest.firstMatch(of: /title=(?:"([^"]*)"?|'([^']*)'?|(\S+))/) {
            words.append("title=\"\(title.1 ?? title.2 ?? title.3 ?? "")\"")
        }
        if let marks = rest.firstMatch(of: /\{[0-9, \-]+\}/) { words.append(String(marks.0)) }
        if rest.contains(/\blines\b/) { words.append("lines") }
        return words.joined(separator: " ")
    }

    // MARK: Statements

    private mutating func statement(_ lines: [String], _ at: Int, _ bare: String) -> Int? {
        guard lines[at].hasPrefix("import ") || lines[at].hasPrefix("export ") else { return nil }
        let isImport = bare.hasPrefix("import ")
        guard !isImport || bare.contains(/from ['"]|^import ['"]|^import [\w{*]/) else { return nil }
        guard isImport || bare.contains(/^export (const|let|var|function|default|async|class)\b/) else {
            return nil
        }
        var end = at
        while end < lines.count, !lines[end].isBlank { end += 1 }
        // Several imports stand on lines below each other, without a blank line.
        if isImport {
            end = at + 1
            var all = bare
            while end < lines.count, !all.contains(/['"];?$/), end - at < 40, !lines[end].isBlank {
                all += " " + lines[end].trimmed
                end += 1
            }
            guard all.contains(/['"]/) else { return nil }
            remember(all)
        } else {
            leave("programs of a page")
        }
        return end
    }

    /// `import Part from './_part.mdx'`
    private mutating func remember(_ statement: String) {
        guard let match = statement.firstMatch(of: /import (\w+) from ['"]([^'"]+)['"]/) else { return }
        let name = String(match.2).replacing("!!raw-loader!", with: "")
        if let target = links.target(name, from: place) { parts[String(match.1)] = target }
    }

    private mutating func comment(_ lines: [String], _ at: Int, _ bare: String) -> Int? {
        if bare.hasPrefix("<!--"), bare.contains("truncate") { return at + 1 }
        guard bare.hasPrefix("{/*") else { return nil }
        var end = at
        while end < lines.count, !lines[end].contains("*/}") { end += 1 }
        guard end < lines.count, lines[end].trimmed.hasSuffix("*/}") else { return nil }
        return end + 1
    }

    // MARK: Elements

    private static func isElement(_ bare: String) -> Bool {
        bare.contains(/^<\/?[A-Z]/) || (bare.hasPrefix("<") && bare.contains("{")) || bare == "<>"
            || bare == "</>"
            || (bare.contains(/^<[a-z][A-Za-z0-9]*$|^<[a-z][A-Za-z0-9]* [^>]*$/))
    }

    private mutating func element(_ lines: [String], _ at: Int, _ bare: String) -> Int? {
        guard bare.hasPrefix("<"), !bare.hasPrefix("<!--"), Self.isElement(bare) else { return nil }
        if bare == "<>" || bare == "</>" { return at + 1 }
        var text = bare
        var end = at + 1
        while MDXTag(text[...]) == nil, end < lines.count, end - at < 60, text.utf8.count < 10_000 {
            text += " " + lines[end].trimmed
            end += 1
        }
        guard let tag = MDXTag(text[...]) else { return nil }
        if tag.name.first?.isUppercase == false {
            out.append(lines[at].indentation + html(text))
            return end
        }
        write(tag, lines[at].indentation)
        let rest = tag.rest.trimmed
        if !rest.isEmpty { return takeRest(rest, lines[at].indentation, end) }
        return end
    }

    /// What follows a tag in its line.
    private mutating func takeRest(_ rest: String, _ blanks: String, _ end: Int) -> Int {
        if element([blanks + rest], 0, rest) != nil { return end }
        guard let close = rest.ranges(of: "</").last, let tag = MDXTag(rest[close.lowerBound...]),
            tag.rest.trimmed.isEmpty,
            tag.name.first?.isUppercase == true
        else {
            out.append(plain(blanks + rest))
            return end
        }
        out.append(plain(blanks + rest[..<close.lowerBound]))
        write(tag, blanks)
        return end
    }

    private mutating func write(_ tag: MDXTag, _ blanks: String) {
        switch tag.name {
        case "Tabs":
            if tag.isClosing { _ = titles.popLast() } else { titles.append(Self.titles(tag)) }
            lines(tag.isClosing ? [":::", ""] : ["", "::: tabs"], blanks)
        case "TabItem":
            let value = tag.attributes["value"] ?? ""
            let title = tag.attributes["label"] ?? titles.last?[value] ?? value
            lines(
                tag.isClosing ? ["", ":::"] : ["::: tab " + (title.isEmpty ? "Tab" : title.onOneLine), ""],
                blanks)
        case "Admonition":
            let type = tag.attributes["type"] ?? "note"
            let name = ForeignNames.containers[type] ?? type
            lines(
                tag.isClosing
                    ? ["", ":::"] : ["::: \(name) \(tag.attributes["title"]?.onOneLine ?? "")".trimmed, ""],
                blanks)
        case "CodeBlock", "DocCardList", "Details", "TOCInline", "BrowserWindow", "Fragment",
            "React.Fragment":
            component(tag)
        default:
            if let part = parts[tag.name], part.hasSuffix(".md") {
                lines(["::: include /" + part], blanks)
            } else if let source = tag.attributes["src"].map({ html("<img src={\($0)}>") }),
                tag.name.hasSuffix("Image"), !source.contains("{")
            {
                lines([source], blanks)
            } else {
                component(tag)
            }
        }
    }

    private mutating func component(_ tag: MDXTag) {
        if !tag.isClosing, !["DocCardList", "TOCInline", "Fragment", "React.Fragment"].contains(tag.name) {
            leave("components of React: \(tag.name)")
        }
        // Its text is Markdown of its own.
        if out.last?.isBlank == false { out.append("") }
        guard !tag.isClosing, let title = tag.attributes["title"], !title.contains("{") else { return }
        out += ["**\(title.onOneLine)**", ""]
    }

    private mutating func lines(_ lines: [String], _ blanks: String) {
        for line in lines {
            if line.isEmpty, out.last?.isBlank ?? true { continue }
            out.append(line.isEmpty ? "" : blanks + line)
        }
    }

    /// `values={[{label: 'One', value: 'one'}]}`
    private static func titles(_ tag: MDXTag) -> [String: String] {
        guard let values = tag.attributes["values"], values.hasPrefix("[") else { return [:] }
        let tree = ScriptData(Bytes("export default \(values)".utf8)).exported
        return Dictionary(
            (tree?.list ?? []).compactMap { item in
                item["value"]?.text.flatMap { value in item["label"]?.text.map { (value, $0) } }
            }
        ) { first, _ in first }
    }

    // MARK: Lines

    private mutating func plain(_ text: String) -> String {
        if text.hasPrefix("#"), let anchor = text.wholeMatch(of: /(#+ .*?) *\{\/\* *#([\w-]+) *\*\/\} */) {
            return "\(anchor.1) {#\(anchor.2)}"
        }
        let bare = text.trimmed
        if bare.hasPrefix(":::") { return container(text, bare) }
        guard text.contains("{") || text.contains("<") else { return text }
        return text.outsideCode { part in
            let comments = part.contains("{/*") ? part.replacing(/\{\/\*.*?\*\/\}/, with: "") : part
            return comments.contains("={") || comments.contains("className") || comments.contains("<br")
                ? html(comments) : comments
        }
    }

    private func container(_ text: String, _ bare: String) -> String {
        let words = bare.drop { $0 == ":" }.trimmed
        guard let match = words.wholeMatch(of: /([A-Za-z]+)(?:\[(.*)\])? *(\{[^}]*\})? *(.*)/) else {
            return text.indentation + ":::" + (words.isEmpty ? "" : " " + words)
        }
        let written = String(match.1)
        let name = ForeignNames.containers[written] ?? (written == "secondary" ? "note" : written)
        let title = match.2.map(String.init) ?? String(match.4)
        let usual =
            name == written || !title.isEmpty
            ? "" : " " + written.prefix(1).uppercased() + written.dropFirst()
        return "\(text.indentation)::: \(name)\(title.isEmpty ? usual : " " + title)"
    }

    /// Attributes of React as those of HTML.
    private func html(_ text: String) -> String {
        text.replacing("className=", with: "class=")
            .replacing(#/ ?\bstyle=\{\{[^}]*\}\}/#, with: "")
            .replacing(/=\{ *(?:require\( *)?(?:useBaseUrl\( *)?['"`]([^'"`{}]*)['"`] *\)?(?:\.default)? *\}/)
        { "=\"\($0.1)\"" }
            .replacing(/=\{(\w+)\}/) { match in
                if let part = parts[String(match.1)] { return "=\"/\(part)\"" }
                return match.1.allSatisfy(\.isNumber) ? "=\"\(match.1)\"" : String(match.0)
            }
    }
}
