import CCmark
import Syntax

/// A container that a line `::: name` opened and a line `:::` will close.
struct OpenContainer {
    enum Kind {
        case aside, details, tabs, tab, steps, cards, columns, figure, exercise, hint
    }

    var kind: Kind
    var closing: String
    var range: Range<Int>
    var tabs = 0
    var group = 0
}

/// `::: tabs`, `::: steps`, `::: cards`, `::: figure`, `::: details`, `::: exercise`, asides, `:::
/// include`, `::: data` and those of the site's own.
extension MarkdownRenderer {
    static let containerNames =
        asideKinds + [
            "details", "tabs", "tab", "steps", "cards", "columns", "column", "figure", "exercise", "hint",
            "include", "data",
        ]

    /// The first inline node of each line of a paragraph.
    func inlineLines(of node: MarkdownNode) -> [MarkdownNode] {
        var rows: [MarkdownNode] = []
        var isStart = true
        for child in node.children {
            if isStart { rows.append(child) }
            isStart = child.isBreak
        }
        return rows
    }

    /// The break before a line's first node: a paragraph does not end with one.
    func trimmedEnd(_ node: MarkdownNode) -> MarkdownNode? {
        node.previous.map { $0.isBreak ? $0 : node } ?? node
    }

    /// Whether a block is a line that `prepared` has hidden: up to three blanks may stand before it.
    func isContainerLine(_ node: MarkdownNode) -> Bool {
        node.literal.drop(while: \.isBlank).starts(with: "<?>".utf8)
    }

    /// Handles a line that `prepared` has hidden from cmark; `false` when the block is HTML after all.
    mutating func containerLine(_ node: MarkdownNode) -> Bool {
        guard features.hasContainers, fixedRange == nil, isContainerLine(node) else { return false }
        let line = node.startLine + lineOffset
        guard source.find(":::".utf8, in: source.lineRange(line)) != nil else { return false }
        marker(node, line: line)
        return true
    }

    private mutating func marker(_ node: MarkdownNode, line: Int) {
        let range = source.lineRange(line)
        guard let start = source.find(":::".utf8, in: range) else { return }
        var at = start
        while at < range.upperBound, source.bytes[at] == ":" { at += 1 }
        let opening = ContainerLine(source.bytes, at..<range.upperBound)
        if opening.info.language.isEmpty {
            close(at: start..<at)
        } else {
            open(opening, start..<max(start, opening.info.languageRange.upperBound), node)
        }
    }

    private mutating func open(_ line: ContainerLine, _ range: Range<Int>, _ node: MarkdownNode) {
        out.freshLine()
        checkAttributes(line)
        switch line.info.language {
        case "tabs":
            tabGroup += 1
            out.put("<div class=\"tabs\">\n")
            containers.append(OpenContainer(kind: .tabs, closing: "</div>\n", range: range, group: tabGroup))
        case "tab": tab(line, range)
        case "steps": open(.steps, "<div class=\"steps\">\n", closing: "</div>\n", range)
        case "cards": open(.cards, "<div class=\"cards\">\n", closing: "</div>\n", range)
        case "columns": open(.columns, "<div class=\"columns\">\n", closing: "</div>\n", range)
        case "column": column(line, range)
        case "figure":
            open(.figure, "<figure class=\"plain\">\n", closing: caption(line) + "</figure>\n", range)
        case "details":
            let title = (line.title.isEmpty ? options.texts.escaped("Details") : titleHTML(line)).text
            open(.details, "<details><summary>\(title)</summary>\n", closing: "</details>\n", range)
        case "exercise": openExercise(line, range, node)
        case "hint":
            let title = (line.title.isEmpty ? options.texts.escaped("Hint") : titleHTML(line)).text
            open(
                .hint, "<details class=\"hint\"><summary>\(title)</summary>\n", closing: "</details>\n", range
            )
        case "include": includePage(line, at: range)
        case "data": dataTable(line, at: range)
        case let kind where Self.asideKinds.contains(kind):
            openAside(kind, title: titleHTML(line), fold: nil)
            open(.aside, "", closing: "</aside>\n", range)
        default:
            if let own = options.containers[line.info.language] { return openOwn(own, line, range) }
            reportUnknown(line.info)
            open(.details, "", closing: "", range)
        }
    }

    mutating func open(_ kind: OpenContainer.Kind, _ opening: String, closing: String, _ range: Range<Int>) {
        out.put(opening)
        containers.append(OpenContainer(kind: kind, closing: closing, range: range))
    }

    private mutating func tab(_ line: ContainerLine, _ range: Range<Int>) {
        guard let group = containers.last, group.kind == .tabs else {
            report(
                .directive, "'tab' stands outside 'tabs'", at: line.info.languageRange,
                note: "open '::: tabs' above it")
            return open(.details, "", closing: "", range)
        }
        openTab(line.title.isEmpty ? "\(group.tabs + 1)" : line.title)
        open(.tab, "", closing: "</div>\n", range)
    }

    private mutating func column(_ line: ContainerLine, _ range: Range<Int>) {
        if containers.last?.kind != .columns {
            report(
                .directive, "'column' stands outside 'columns'", at: line.info.languageRange,
                note: "open '::: columns' above it")
        }
        open(.details, "<div>\n", closing: "</div>\n", range)
    }

    private func reportUnknown(_ info: FenceInfo) {
        let names = Self.containerNames + options.containers.names
        report(
            .directive, "unknown container '\(info.language)'", at: info.languageRange,
            note: ForeignNames.note(
                for: info.language.lowercased(), in: ForeignNames.containers, among: names)
                ?? "there are \(names.joined(separator: ", "))")
    }

    private mutating func caption(_ line: ContainerLine) -> String {
        var line = line
        if let caption = line.info.value("caption") { line.title = caption }
        return line.title.isEmpty ? "" : "<figcaption>\(titleHTML(line).text)</figcaption>\n"
    }

    /// A title is Markdown of its own: cmark has not seen the line.
    mutating func titleHTML(_ line: ContainerLine) -> Bytes {
        guard !line.title.isEmpty else { return [] }
        let tree = MarkdownTree(Bytes("\u{1} \(line.title)".utf8)[...])
        fixedRange = line.titleRange
        defer { fixedRange = nil }
        skip = 2
        before = 32
        return withExtendedLifetime(tree) { captured { $0.inlines(of: tree.root.first ?? tree.root) } }
    }

    /// What a part of the page is written as; its words count, and it is not put out yet.
    mutating func captured(_ write: (inout MarkdownRenderer) -> Void) -> Bytes {
        let start = out.count
        write(&self)
        defer { out.removeSubrange(start...) }
        endWords()
        // A copy of its own: a slice that is all of an array would keep the room of a whole page.
        return out[start...].withUnsafeBufferPointer(Bytes.init)
    }

    /// Attributes of containers; a slip in one would go unseen.
    private mutating func checkAttributes(_ line: ContainerLine) {
        let name = line.info.language
        guard Self.containerNames.contains(name) else { return }
        let more = [
            "figure": ["caption"], "include": ["region"], "exercise": ["level", "minutes"],
            "data": ["columns"],
        ]
        let known = ["title"] + (more[name] ?? [])
        for item in line.info.items where item.value != nil && !known.contains(item.name) {
            report(
                .directive, "unknown attribute '\(item.name)'", at: item.nameRange,
                note: suggestion(for: item.name, among: known)
                    ?? "'\(name)' has \(known.joined(separator: ", "))")
        }
    }

    private mutating func close(at range: Range<Int>) {
        guard let open = containers.popLast() else {
            return report(.directive, "':::' closes nothing", at: range, note: loneContainer(before: range))
        }
        if open.kind == .exercise { exercise = nil }
        out.freshLine()
        out.put(open.closing)
    }

    /// What the line before says when its container is never closed.
    private func loneContainer(before range: Range<Int>) -> String? {
        let lines = source.bytes[..<range.lowerBound].trimmed.split(separator: UInt8(ascii: "\n"))
        guard let last = lines.last?.trimmed, last.starts(with: ":::".utf8) else { return nil }
        let line = ContainerLine(source.bytes, last.indices.lowerBound + 3..<last.indices.upperBound)
        return standsAlone(line.info.language) ? "'::: \(line.info.language)' stands alone" : nil
    }

    mutating func closeUnfinishedContainer() {
        let open = containers.removeLast()
        if open.kind == .exercise { exercise = nil }
        report(.directive, "container is never closed", at: open.range, note: "close it with a line ':::'")
        out.put(open.closing)
    }

    /// A tab: a radio button, its label and its panel, so that tabs work without a script.
    mutating func openTab(_ label: String) {
        let index = containers.count - 1
        containers[index].tabs += 1
        let id = uniqueID("tab-\(containers[index].group)-\(containers[index].tabs)")
        out.freshLine()
        out.put("<input type=\"radio\" name=\"tabs-\(containers[index].group)\" id=\"\(id)\"")
        out.put(containers[index].tabs == 1 ? " checked>" : ">")
        out.put("<label for=\"\(id)\">")
        out.putEscaped(label)
        out.put("</label><div class=\"panel\">\n")
    }
}
