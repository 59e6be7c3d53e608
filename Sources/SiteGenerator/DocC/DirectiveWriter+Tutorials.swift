/// The parts of a tutorial as those of a lesson.
extension DirectiveWriter {
    /// `false` for what no tutorial has.
    mutating func tutorial(_ directive: Directive) -> Bool {
        switch directive.name {
        case "Tutorial", "Tutorials", "Article", "Intro", "ContentAndMedia", "Stack", "Volume", "Section",
            "Chapter", "Resources":
            section(directive)
        case "Steps": container("steps", directive)
        case "Step": step(directive)
        case "Code": listing(directive)
        case "TutorialReference": reference(directive)
        case "Documentation", "SampleCode", "Downloads", "Videos", "Forums": resource(directive)
        case "XcodeRequirement": requirement(directive)
        case "Assessments": assessments(directive)
        case "MultipleChoice": question(directive)
        case "Choice": choice(directive)
        default: return false
        }
        return true
    }

    /// A part with a heading of its own, where it has a name.
    private mutating func section(_ directive: Directive) {
        let levels = ["Section": 2, "Volume": 2, "Chapter": hasVolumes ? 3 : 2, "Resources": 2]
        block { writer in
            if let level = levels[directive.name], let title = writer.heading(of: directive) {
                writer.lines.append(CommentLine(String(repeating: "#", count: level) + " " + title))
                writer.lines.append(CommentLine(""))
            }
            if directive.name == "Section" { writer.code.forget() }
            if directive.name == "Volume" { writer.hasVolumes = true }
            writer.write(directive.body)
        }
    }

    private func heading(of directive: Directive) -> String? {
        if directive.name == "Resources" { return texts["See also"] }
        return directive.value("title") ?? directive.value("name")
    }

    // MARK: Steps

    /// An item of a numbered list, with all that belongs to it below it.
    private mutating func step(_ directive: Directive) {
        let inner = written(directive.body)
        guard let first = inner.first else { return }
        let opening = first.startsBlock ? [CommentLine("1."), first.behind("   ")] : [first.behind("1. ")]
        block {
            $0.lines += opening + inner.dropFirst().map { $0.isBlank ? CommentLine("") : $0.behind("   ") }
        }
    }

    private mutating func listing(_ directive: Directive) {
        guard let fence = code.listing(directive) else {
            let name = directive.value("file") ?? ""
            let near = suggestion(for: name, among: code.names)
            return report(
                directive, "there is no file '\(name)' in the catalogue",
                note: near ?? "put it into the catalogue's Resources")
        }
        block { writer in
            writer.lines += fence
            writer.write(directive.body)
        }
    }

    // MARK: Tables of contents

    /// Links of one chapter stand in one list.
    private mutating func reference(_ directive: Directive) {
        let link = directive.value("tutorial") ?? directive.text ?? ""
        while lines.last?.isBlank == true { lines.removeLast() }
        if lines.last?.text.hasPrefix("- <doc:") != true { lines.append(CommentLine("")) }
        let name = link.hasPrefix("doc:") ? link : "doc:" + link
        // The place is that of the link's own letters, so far as they are written in one piece.
        lines.append(CommentLine("- <\(name)>", at: directive.line.place))
        lines.append(CommentLine(""))
    }

    private mutating func resource(_ directive: Directive) {
        let name = directive.name == "SampleCode" ? "Sample code" : directive.name
        block { writer in
            let link = directive.value("destination").map { "[\(name)](<\($0)>)" } ?? name
            writer.lines += [CommentLine("### " + link, at: directive.line.place), CommentLine("")]
            writer.write(directive.body)
        }
    }

    private mutating func requirement(_ directive: Directive) {
        guard let title = directive.value("title") else { return }
        let link = directive.value("destination").map { "[\(title)](<\($0)>)" } ?? title
        block { $0.lines.append(CommentLine("> [!NOTE] " + link)) }
    }
}

extension CommentLine {
    /// The line behind some signs of our own.
    func behind(_ prefix: String) -> CommentLine {
        CommentLine(
            prefix + text, at: place.map { Place(file: $0.file, offset: $0.offset - prefix.utf8.count) })
    }
}
