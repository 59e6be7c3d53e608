/// Writes what DocC's directives say in Galley's Markdown.
struct DirectiveWriter {
    var lines: [CommentLine] = []
    private(set) var metadata = DirectiveMetadata()
    /// What cannot be had, with what to write instead.
    var problems: [Problem] = []
    /// What a tutorial shows of code, and the site's words for its parts.
    var code = TutorialCode()
    var texts = ThemeTexts()
    /// Chapters stand below volumes.
    var hasVolumes = false

    /// The same lines where there is no directive among them.
    /// - Parameter takesAll: whether unknown directives are slips, and not words that begin with `@`.
    static func converted(_ lines: [CommentLine], takesAll: Bool) -> DirectiveWriter {
        var writer = DirectiveWriter()
        if DirectiveReader.holdsDirective(lines) {
            writer.write(DirectiveReader.read(lines, takesAll: takesAll))
            writer.lines = writer.tidyLines
        } else {
            writer.lines = lines
        }
        return writer
    }

    mutating func write(_ blocks: [Directive.Block]) {
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
        case "Tab": container("tab " + Self.title(directive.text ?? ""), directive)
        case "Image": image(directive)
        case "Links", "Small": block { $0.write(directive.body) }
        case "DeprecationSummary": quotation("> [!WARNING] Deprecated", directive)
        case "Video": video(directive)
        case "Snippet": snippet(directive)
        default: if !tutorial(directive) { unknown(directive) }
        }
    }

    // MARK: Markdown

    /// The lines with one blank line where several came together; code keeps its own.
    var tidyLines: [CommentLine] {
        var tidy: [CommentLine] = []
        var fences = FenceTracker()
        for line in lines {
            let isCode = fences.isCode(line.text)
            if !isCode, line.isBlank, tidy.last?.isBlank ?? true { continue }
            tidy.append(!isCode && line.isBlank ? CommentLine("") : line)
        }
        return tidy
    }

    /// A block has blank lines around it.
    mutating func block(_ write: (inout DirectiveWriter) -> Void) {
        lines.append(CommentLine(""))
        write(&self)
        lines.append(CommentLine(""))
    }

    mutating func container(_ opening: String, _ directive: Directive) {
        block { writer in
            writer.lines.append(CommentLine("::: " + opening))
            writer.block { $0.write(directive.body) }
            writer.lines.append(CommentLine(":::"))
        }
    }

    /// What some blocks come to, for a place of their own.
    mutating func written(_ blocks: [Directive.Block]) -> [CommentLine] {
        let before = lines
        lines = []
        defer { lines = before }
        write(blocks)
        return Array(lines.drop { $0.isBlank }.reversed().drop { $0.isBlank }.reversed())
    }

    private mutating func image(_ directive: Directive) {
        let picture =
            "![\(directive.value("alt") ?? "")](<\(directive.value("source") ?? directive.text ?? "")>)"
        guard !directive.body.isEmpty else {
            return block { $0.lines.append(CommentLine(picture, at: directive.line.place)) }
        }
        block { writer in
            writer.lines.append(
                CommentLine("::: figure caption=\"\(Self.quotable(Self.words(directive.body)))\""))
            writer.block { $0.lines.append(CommentLine(picture, at: directive.line.place)) }
            writer.lines.append(CommentLine(":::"))
        }
    }

    private mutating func quotation(_ opening: String, _ directive: Directive) {
        let inner = written(directive.body)
        block { $0.lines += [CommentLine(opening)] + inner.map(\.quoted) }
    }

    /// Text on one line.
    static func words(_ blocks: [Directive.Block]) -> String {
        blocks.compactMap { block in
            guard case .line(let line) = block else { return nil }
            return line.text.trimmed
        }.joined(separator: " ").trimmed
    }

    /// The title of a container, in quotes where its signs mean something.
    static func title(_ text: String) -> String {
        let isPlain =
            !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || " .,-/!?".contains($0) }
        return isPlain ? text : "title=\"\(quotable(text))\""
    }

    static func quotable(_ text: String) -> String { text.replacing("\"", with: "'") }
}
