import CCmark

/// A container that a line `::: name` opened and a line `:::` will close.
struct OpenContainer {
    enum Kind {
        case aside, details, tabs, tab, steps, cards, figure
    }

    var kind: Kind
    var closing: String
    var range: Range<Int>
    var tabs = 0
    var group = 0
}

/// `::: tabs`, `::: steps`, `::: cards`, `::: figure`, `::: details`, asides and `::: include`.
extension MarkdownRenderer {
    static let containerNames =
        asideKinds + ["details", "tabs", "tab", "steps", "cards", "figure", "include"]

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

    /// Handles a line that `prepared` has hidden from cmark; `false` when the block is HTML after all.
    mutating func containerLine(_ node: MarkdownNode) -> Bool {
        guard features.hasContainers, fixedRange == nil, node.literal.starts(with: "<?>") else { return false }
        let line = node.startLine + lineOffset
        guard source.find(":::".utf8, in: source.lineRange(line)) != nil else { return false }
        marker(line: line)
        return true
    }

    private mutating func marker(line: Int) {
        let range = source.lineRange(line)
        guard let start = source.find(":::".utf8, in: range) else { return }
        var at = start
        while at < range.upperBound, source.bytes[at] == UInt8(ascii: ":") { at += 1 }
        let info = FenceInfo(source.bytes, at..<range.upperBound)
        if info.language.isEmpty {
            close(at: start..<at)
        } else {
            open(info, start..<max(start, info.languageRange.upperBound))
        }
    }

    private mutating func open(_ info: FenceInfo, _ range: Range<Int>) {
        let title = info.value("title") ?? ""
        out.freshLine()
        switch info.language {
        case "tabs":
            tabGroup += 1
            out.put("<div class=\"tabs\">\n")
            containers.append(OpenContainer(kind: .tabs, closing: "</div>\n", range: range, group: tabGroup))
        case "tab":
            guard containers.last?.kind == .tabs else {
                return report(.directive, "'tab' stands outside 'tabs'", at: info.languageRange)
            }
            openTab(title.isEmpty ? "\(containers.last!.tabs + 1)" : title)
            containers.append(OpenContainer(kind: .tab, closing: "</div>\n", range: range))
        case "steps", "cards":
            out.put("<div class=\"\(info.language)\">\n")
            containers.append(
                OpenContainer(kind: info.language == "steps" ? .steps : .cards, closing: "</div>\n", range: range))
        case "figure":
            out.put("<figure class=\"plain\">\n")
            var closing = Bytes()
            if let caption = info.value("caption") ?? info.value("title") {
                closing.put("<figcaption>")
                closing.putEscaped(caption)
                closing.put("</figcaption>\n")
            }
            containers.append(OpenContainer(kind: .figure, closing: closing.text + "</figure>\n", range: range))
        case "details":
            out.put("<details><summary>")
            out.putEscaped(title.isEmpty ? "Details" : title)
            out.put("</summary>\n")
            containers.append(OpenContainer(kind: .details, closing: "</details>\n", range: range))
        case "include": includePage(info, at: range)
        case let kind where Self.asideKinds.contains(kind):
            openAside(kind, title: title, fold: nil)
            containers.append(OpenContainer(kind: .aside, closing: "</aside>\n", range: range))
        default:
            let known = nearest(to: info.language, among: Self.containerNames)
            report(
                .directive, "unknown container '\(info.language)'", at: info.languageRange,
                notes: known.map { ["did you mean '\($0)'?"] }
                    ?? ["there are \(Self.containerNames.joined(separator: ", "))"])
            containers.append(OpenContainer(kind: .details, closing: "", range: range))
        }
    }

    private mutating func close(at range: Range<Int>) {
        guard let open = containers.popLast() else {
            return report(.directive, "':::' closes nothing", at: range)
        }
        out.freshLine()
        out.put(open.closing)
    }

    mutating func closeUnfinishedContainer() {
        let open = containers.removeLast()
        report(.directive, "container is never closed", at: open.range, notes: ["close it with a line ':::'"])
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

    /// `::: include file.md` renders a file in place; its links and problems are its own.
    private mutating func includePage(_ info: FenceInfo, at range: Range<Int>) {
        guard let item = info.items.first else {
            return report(.directive, "'include' needs the path of a file", at: info.languageRange)
        }
        let path = item.value ?? item.name
        guard let file = host?.include(path) else {
            return report(.link, "cannot find '\(path)' to include", at: item.valueRange)
        }
        guard depth < 8 else { return report(.directive, "includes nested too deeply", at: item.valueRange) }
        let body = FrontMatter.textStart(of: file)..<file.bytes.count
        var nested = MarkdownRenderer(source: file, body: body, options: options, host: host)
        nested.depth = depth + 4
        nested.result = result
        nested.result.twinChanges = []
        nested.lastLevel = lastLevel
        nested.tabGroup = tabGroup
        let tree = MarkdownTree(nested.prepared(body))
        nested.blocks(of: tree.root)
        out.append(contentsOf: nested.out)
        let line = range.lowerBound..<source.lineRange(source.position(of: range.lowerBound).line).upperBound
        let text = TwinChange.applied(nested.result.twinChanges, to: file.bytes, in: body)
        nested.result.twinChanges = result.twinChanges + [TwinChange(range: line, text: text)]
        result = nested.result
        tabGroup = nested.tabGroup
    }
}
