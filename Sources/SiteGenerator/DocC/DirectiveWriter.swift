/// Writes what DocC's directives say in Galley's Markdown.
struct DirectiveWriter {
    private(set) var lines: [CommentLine] = []
    private(set) var metadata = DirectiveMetadata()
    /// What cannot be had, with what to write instead.
    private(set) var problems: [Problem] = []

    /// The same lines where there is no directive among them.
    /// - Parameter takesAll: whether unknown directives are slips, and not words that begin with `@`.
    static func converted(_ lines: [CommentLine], takesAll: Bool) -> DirectiveWriter {
        var writer = DirectiveWriter()
        if DirectiveReader.holdsDirective(lines) {
            writer.write(DirectiveReader.read(lines, takesAll: takesAll))
        } else {
            writer.lines = lines
        }
        return writer
    }

    private mutating func write(_ blocks: [Directive.Block]) {
        for block in blocks {
            switch block {
            case .line(let line): lines.append(line)
            case .directive(let directive): write(directive)
            }
        }
    }

    private mutating func write(_ directive: Directive) {
        switch directive.name {
        case "Metadata": for part in directive.parts { metadata.read(part) }
        case "Redirected": metadata.read(directive)
        case "Comment", "Options": break
        case "Row": container("columns", directive)
        case "Column": container("column", directive)
        case "TabNavigator": container("tabs", directive)
        case "Tab": container("tab title=\"\(Self.quotable(directive.text ?? ""))\"", directive)
        case "Image": image(directive)
        case "Links", "Small": block { $0.write(directive.body) }
        case "DeprecationSummary": quotation("> [!WARNING] Deprecated", directive)
        case "Video": video(directive)
        case "Snippet": snippet(directive)
        default: unknown(directive)
        }
    }

    // MARK: Markdown

    /// A block has blank lines around it.
    private mutating func block(_ write: (inout DirectiveWriter) -> Void) {
        lines.append(CommentLine(""))
        write(&self)
        lines.append(CommentLine(""))
    }

    private mutating func container(_ opening: String, _ directive: Directive) {
        block { writer in
            writer.lines.append(CommentLine("::: " + opening))
            writer.block { $0.write(directive.body) }
            writer.lines.append(CommentLine(":::"))
        }
    }

    private mutating func image(_ directive: Directive) {
        let picture = "![\(directive.value("alt") ?? "")](<\(directive.value("source") ?? directive.text ?? "")>)"
        guard !directive.body.isEmpty else { return block { $0.lines.append(CommentLine(picture, at: directive.line.place)) } }
        block { writer in
            writer.lines.append(CommentLine("::: figure caption=\"\(Self.quotable(Self.words(directive.body)))\""))
            writer.block { $0.lines.append(CommentLine(picture, at: directive.line.place)) }
            writer.lines.append(CommentLine(":::"))
        }
    }

    private mutating func quotation(_ opening: String, _ directive: Directive) {
        var inner = DirectiveWriter()
        inner.write(directive.body)
        block { $0.lines += [CommentLine(opening)] + inner.lines.map(\.quoted) }
        problems += inner.problems
    }

    /// Text on one line.
    private static func words(_ blocks: [Directive.Block]) -> String {
        blocks.compactMap { block in
            guard case .line(let line) = block else { return nil }
            return line.text.trimmed
        }.joined(separator: " ").trimmed
    }

    private static func quotable(_ text: String) -> String { text.replacing("\"", with: "'") }

    // MARK: What cannot be had

    private mutating func video(_ directive: Directive) {
        let source = directive.value("source") ?? directive.text ?? ""
        if let poster = directive.value("poster") {
            block { $0.lines.append(CommentLine("![\(directive.value("alt") ?? "")](<\(poster)>)")) }
        }
        report(directive, "pages have no videos", note: "link to it: [\(directive.value("alt") ?? "Watch")](\(source))")
    }

    private mutating func snippet(_ directive: Directive) {
        let path = directive.value("path") ?? directive.text ?? ""
        let parts = path.split(separator: "/").dropFirst()
        report(directive, "snippets of a package are not read", note: "show the file: ```swift include=\"/\(parts.joined(separator: "/")).swift\"")
    }

    private mutating func unknown(_ directive: Directive) {
        write(directive.body)
        let isTutorial = ["Tutorial", "Tutorials", "Article", "Intro", "Section", "Steps", "Step", "Code", "Chapter", "Volume", "Assessments"].contains(directive.name)
        let note = isTutorial
            ? "write a page of kind lesson, with '::: steps' and a fence for each state of the code"
            : suggestion(for: directive.name, among: Directive.known.sorted())
        report(directive, isTutorial ? "tutorials are not read" : "unknown directive '@\(directive.name)'", note: note)
    }

    private mutating func report(_ directive: Directive, _ message: String, note: String?) {
        let range = directive.line.place.map { $0.offset..<$0.offset + directive.name.utf8.count + 1 }
        problems.append(
            Problem(Check.directive.standardSeverity, message, check: .directive, file: directive.line.place?.file, range: range, note: note))
    }
}
