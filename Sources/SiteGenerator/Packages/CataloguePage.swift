import Previews
import Syntax

/// Writes the page of one file of a module as Markdown: what its types are, its previews, how one is made.
struct CataloguePage {
    let module: ModuleInput
    let file: SourceFile
    /// The file's path below the module's folder.
    let path: String
    let previews: [FoundPreview]
    let texts: ThemeTexts
    /// The author's own Markdown beside the file: prose and promises.
    var sibling: SourceFile?

    var name: String { SitePath.withoutExtension(SitePath.name(path)) }

    /// The page, and what in it is an author's own text.
    func markdown() -> (bytes: Bytes, made: MadeText) {
        let types = ViewDeclaration.all(in: file)
        let main = types.first { $0.name == name } ?? types.first
        var out = Bytes(), made = MadeText()
        writeHead(main, into: &out)
        if let main { write(main.comment, into: &out, &made) }
        let drawn = Self.ids(in: main?.comment.discussion ?? [])
        writePreviews(besides: drawn, into: &out)
        writeSurroundings(into: &out)
        if let sibling {
            let text = FrontMatter.textStart(of: sibling)
            made.parts.append(
                .init(start: out.count, length: sibling.bytes.count - text, file: sibling, offset: text))
            out.append(contentsOf: sibling.bytes[text...])
            out.put("\n\n")
        }
        for type in types { write(type, isOnly: types.count == 1, into: &out) }
        return (out, made)
    }

    /// A comment's texts. The page's description is the summary, so the text has it only for its marks.
    private func write(_ comment: DocComment, into out: inout Bytes, _ made: inout MadeText) {
        let (start, summary) = (out.count, comment.summary)
        if summary.contains(where: { "`*_[<".contains($0) }) { out.put(Self.linked(summary) + "\n\n") }
        if !comment.discussion.isEmpty {
            var text = MadeMarkdown()
            write(comment.discussion, into: &text)
            made.add(text.parts, at: out.count)
            out.append(contentsOf: text.bytes)
            out.put("\n")
        }
        made.comment = (module.name, start..<out.count)
    }

    /// Lines of a comment: what is between fences stays as it is.
    private func write(_ lines: [CommentLine], into out: inout MadeMarkdown) {
        var isInFence = false
        for line in lines {
            let isCode = isInFence || line.isFence
            if line.isFence { isInFence.toggle() }
            let shown = isCode ? line.text : Self.linked(line.text)
            out.put(shown == line.text ? line : CommentLine(shown))
        }
    }

    /// What promises name the previews in a comment by.
    private static func ids(in lines: [CommentLine]) -> Set<String> {
        Set(
            lines.filter(\.isFence).compactMap { $0.text.firstMatch(of: /\sid="?([^\s"]+)/)?.1 }.map(
                String.init))
    }

    private func writeHead(_ main: ViewDeclaration?, into out: inout Bytes) {
        out.put("---\ntitle: ")
        out.putJSON(name)
        let summary = main?.comment.summary ?? ""
        out.put("\ndescription: ")
        out.putJSON(summary.isEmpty ? texts["Previews of %", path] : Self.plain(summary))
        out.put("\ncategory: ")
        out.putJSON(module.name)
        out.put("\n---\n\n")
    }

    // MARK: Pictures

    private func writePreviews(besides drawn: Set<String>, into out: inout Bytes) {
        out.put("## \(texts["Previews"])\n\n")
        for preview in previews {
            if let name = preview.name, previews.count > 1 { out.put("### \(Self.prose(name))\n\n") }
            let id = id(of: preview)
            fence(
                preview,
                "id=\"\(drawn.contains(id) ? "preview-\(preview.number)" : id)\"\(hasOwnSize(preview) ? "" : " widths=393") optional",
                into: &out)
        }
    }

    /// The first preview as other readers see it.
    private func writeSurroundings(into out: inout Bytes) {
        guard let first = previews.first else { return }
        out.put("## \(texts["Surroundings"])\n\n")
        fence(first, "surroundings\(hasOwnSize(first) ? "" : " widths=320") code=hidden optional", into: &out)
        if hasOwnSize(first) { return }
        fence(first, "widths=\"240 430 600\" code=hidden optional=quiet", into: &out)
    }

    private func hasOwnSize(_ preview: FoundPreview) -> Bool {
        if case .device = preview.layout { return preview.device != nil }
        return true
    }

    private func fence(_ preview: FoundPreview, _ attributes: String, into out: inout Bytes) {
        // Behind tildes, unlike behind backticks, a name may have backticks.
        out.put("~~~swift preview=")
        out.putQuoted("\(module.name)/\(path)/\(reference(to: preview))")
        out.put(" \(attributes)\n~~~\n\n")
    }

    /// A name, or a number where two have the same one.
    private func reference(to preview: FoundPreview) -> String {
        guard let name = preview.name, previews.count(where: { $0.name == name }) == 1 else {
            return "#\(preview.number)"
        }
        return name
    }

    /// What promises name it by: `long-title`.
    private func id(of preview: FoundPreview) -> String {
        let words = slug(preview.name ?? "preview \(preview.number)").utf8.filter {
            $0.isASCIIAlphanumeric || $0 == "-"
        }
        let id = String(decoding: words, as: UTF8.self)
        let isTaken =
            id.isEmpty
            || previews.contains {
                $0.number < preview.number && slug($0.name ?? "") == slug(preview.name ?? "")
            }
        return isTaken ? "preview-\(preview.number)" : id
    }

    // MARK: How one is made

    private func write(_ type: ViewDeclaration, isOnly: Bool, into out: inout Bytes) {
        guard !type.initializers.isEmpty || !type.properties.isEmpty else { return }
        out.put("## \(isOnly ? texts["Making one"] : Self.code(type.name))\n\n")
        if !isOnly, type.name != name, !type.comment.summary.isEmpty {
            out.put(Self.prose(type.comment.summary) + "\n\n")
        }
        for initializer in type.initializers {
            write(initializer, isOnly: type.initializers.count == 1, into: &out)
        }
        let parameters = Set(type.initializers.flatMap(\.parameters).map(\.name))
        let rest = type.properties.filter { !parameters.contains($0.name) }
        guard !rest.isEmpty else { return }
        out.put("### \(texts["Properties"])\n\n")
        table(rest, into: &out)
    }

    private func write(_ initializer: ViewDeclaration.Initializer, isOnly: Bool, into out: inout Bytes) {
        if !isOnly { out.put("### \(Self.code(initializer.title))\n\n") }
        if !initializer.comment.summary.isEmpty { out.put(Self.prose(initializer.comment.summary) + "\n\n") }
        let fence = String(repeating: "`", count: max(3, Self.longestTicks(in: initializer.code) + 1))
        out.put("\(fence)swift\n\(initializer.code)\n\(fence)\n\n")
        var text = MadeMarkdown()
        write(initializer.comment.discussion, into: &text)
        if !text.isEmpty { out.append(contentsOf: text.bytes + Bytes("\n".utf8)) }
        if !initializer.parameters.isEmpty { table(initializer.parameters, into: &out) }
    }

    private func table(_ parameters: [ViewDeclaration.Parameter], into out: inout Bytes) {
        out.put(
            "| \(texts["Name"]) | \(texts["Type"]) | \(texts["Default"]) | \(texts["Meaning"]) |\n|---|---|---|---|\n"
        )
        for parameter in parameters {
            let standard = parameter.standard.map { Self.code($0) } ?? ""
            out.put(
                "| \(Self.code(parameter.name)) | \(Self.code(parameter.type)) | \(standard) | \(Self.cell(parameter.meaning)) |\n"
            )
        }
        out.put("\n")
    }

    // MARK: Words of comments

    /// Code in a cell of a table, on one line.
    private static func code(_ text: String) -> String {
        guard !text.isEmpty else { return "" }
        let (line, ticks) = (cell(text, isCode: true), longestTicks(in: text))
        let mark = String(repeating: "`", count: ticks + 1)
        return ticks > 0 ? "\(mark) \(line) \(mark)" : mark + line + mark
    }

    /// How many backticks stand together at most.
    private static func longestTicks(in text: String) -> Int {
        text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    }

    private static func cell(_ text: String, isCode: Bool = false) -> String {
        let line = text.split(whereSeparator: \.isNewline).map { String($0).trimmed }.joined(separator: " ")
            .replacing("|", with: "\\|")
        return isCode ? line : prose(line)
    }

    /// The comment of the page's own type: its symbols are links where they have a page.
    private static func linked(_ text: String) -> String {
        var out = "", rest = text[...]
        while let link = rest.firstMatch(of: symbolLink) {
            out += prose(String(rest[..<link.range.lowerBound])) + link.0
            rest = rest[link.range.upperBound...]
        }
        return out + prose(String(rest))
    }

    /// ``` ``Card/init(_:)`` ```, as links to symbols are written.
    private static var symbolLink: Regex<(Substring, Substring)> { /``([A-Za-z@][^`<\s]*)``/ }

    /// A comment as a page has it: its symbols are code and its brackets are no HTML.
    private static func prose(_ text: String) -> String {
        var out = ""
        var isCode = false
        for character in text.replacing("``", with: "`") {
            if character == "`" { isCode.toggle() }
            out += character == "<" && !isCode ? "&lt;" : String(character)
        }
        return out
    }

    /// Without the marks of Markdown, for where a page has words alone.
    private static func plain(_ text: String) -> String {
        text.replacing(symbolLink) { $0.1.split(separator: "/").last ?? "" }
            .replacing("`", with: "").replacing("**", with: "")
    }
}

extension Bytes {
    /// Writes a quoted value of a fence's attribute.
    fileprivate mutating func putQuoted(_ text: String) {
        put("\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"")
    }
}
