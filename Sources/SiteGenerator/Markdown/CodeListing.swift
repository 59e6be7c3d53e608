import Syntax

/// A listing: title, marked lines, numbers, and the code in colored runs.
struct CodeListing {
    let fence: FencedCode
    let problems: (Problem) -> Void

    init(_ fence: FencedCode, problems: @escaping (Problem) -> Void) {
        self.fence = fence
        self.problems = problems
    }

    static let attributes = [
        "title", "file", "mark", "add", "remove", "focus", "error", "hide", "lines", "wrap", "include",
        "region", "caption",
    ]

    /// Lines with a class of their own, and whether lines have to be written one by one.
    struct Marks {
        var classes: [Int: String] = [:]
        var hidden: Set<Int> = []
        var hasNumbers = false
        var isByLine: Bool { !classes.isEmpty || !hidden.isEmpty || hasNumbers }
    }

    func write(into out: inout Bytes, showsTitle: Bool = true) {
        checkLanguage()
        checkAttributes()
        let marks = self.marks()
        let title = showsTitle ? fence.info.value("title") ?? fence.info.value("file") : nil
        open(title, marks, into: &out)
        let runs = CodeColors.runs(of: fence.code, language: fence.info.language)
        Self.write(runs, of: fence.code, marks, fence.callouts, into: &out)
        out.put("</code></pre></div>\n")
    }

    private func open(_ title: String?, _ marks: Marks, into out: inout Bytes) {
        out.put("<div class=\"code")
        if fence.info.has("wrap") { out.put(" wrap") }
        if marks.classes.values.contains("focus") { out.put(" focus") }
        out.put("\">")
        if let title {
            out.put("<p class=\"title\">")
            out.putEscaped(title)
            out.put("</p>")
        }
        out.put("<pre tabindex=\"0\"><code")
        if !fence.info.language.isEmpty {
            out.put(" class=\"language-")
            out.putEscaped(fence.info.language)
            out.put("\"")
        }
        out.put(">")
    }

    /// Code in its colors, as far as possible without an element for each line.
    static func write(
        _ runs: [CodeRun], of code: Bytes, _ marks: Marks, _ callouts: CodeCallouts?, into out: inout Bytes
    ) {
        code.withUnsafeBufferPointer { text in
            guard marks.isByLine || HangingLine.isIn(text) else {
                for run in runs { write(run, text, callouts, into: &out) }
                return
            }
            writeLines(runs, LineWriter(text: text, marks: marks, callouts: callouts), into: &out)
        }
    }

    @inline(__always)
    static func write(
        _ run: CodeRun, _ text: ByteSpan, _ callouts: CodeCallouts? = nil, into out: inout Bytes
    ) {
        let part = ByteSpan(rebasing: text[run.range])
        if let callouts, run.kind == .comment, let number = CodeCallouts.number(in: part),
            number <= callouts.ids.count
        {
            return callouts.write(number, into: &out)
        }
        guard let opening = run.kind.opening else { return out.putText(part) }
        out.put(opening)
        out.putText(part)
        out.put("</i>")
    }

    private static func writeLines(_ runs: [CodeRun], _ writer: LineWriter, into out: inout Bytes) {
        var lines = writer
        for run in runs {
            var start = run.range.lowerBound
            for index in run.range where lines.text[index] == "\n" {
                lines.write(CodeRun(kind: run.kind, range: start..<index), into: &out)
                lines.end(into: &out)
                start = index + 1
            }
            if start < run.range.upperBound {
                lines.write(CodeRun(kind: run.kind, range: start..<run.range.upperBound), into: &out)
            }
        }
        lines.finish(into: &out)
    }

    // MARK: Checks

    private func report(_ check: Check, _ message: String, at range: Range<Int>, note: String? = nil) {
        problems(
            Problem(
                check.standardSeverity, message, check: check, file: fence.source, range: range, note: note))
    }

    private func checkLanguage() {
        let name = fence.info.language
        guard !name.isEmpty, Language.named(name) == nil else { return }
        let note = isNamedPreview ? "write 'swift preview'" : Self.note(forLanguage: name)
        let check: Check = isMistakenPreview ? .directive : .codeLanguage
        report(check, "unknown code language '\(name)'", at: fence.info.languageRange, note: note)
    }

    /// A preview in a language that there is not is a picture lost, and its attributes are no further
    /// mistakes.
    private var isMistakenPreview: Bool {
        Language.named(fence.info.language) == nil && (fence.info.has("preview") || isNamedPreview)
    }

    /// `preview`, `swift-preview`
    private var isNamedPreview: Bool {
        let name = fence.info.language
        return name == "preview" || (name.hasPrefix("swift") && name.contains("preview"))
    }

    private static func note(forLanguage name: String) -> String {
        if name.hasSuffix(":line-numbers") { return "write '\(name.dropLast(13)) lines'" }
        let drawings = ["mermaid", "plantuml", "dot", "graphviz", "d2", "math", "latex"]
        if drawings.contains(name) { return "it is shown as text; put a picture of it beside the page" }
        if SnippetAttributeRow.all.contains(where: { $0.name == name }) {
            return "it is an attribute of a preview's fence: 'swift preview \(name)=\"…\"'"
        }
        return suggestion(for: name, among: Language.names) ?? "'text' is the language of what has no colors"
    }

    private func checkAttributes() {
        if let quote = fence.info.unclosedQuote {
            report(.directive, "quote is never closed", at: quote..<quote + 1)
        }
        guard !fence.info.has("expect"), !isMistakenPreview else { return }
        for item in fence.info.items where !Self.attributes.contains(item.name) {
            let known = Self.attributes + (fence.info.language == "swift" ? ["preview"] : [])
            report(
                .directive, "unknown attribute '\(item.name)'", at: item.nameRange,
                note: ForeignNames.note(for: item.name, in: ForeignNames.fenceAttributes, among: known)
                    ?? "a listing has \(Self.attributes.joined(separator: ", "))")
        }
    }

    /// `{2,5-7}`
    private func markInBraces(_ marks: inout Marks) {
        let text = fence.info.marked
        guard !text.isEmpty else { return }
        guard let lines = lineSet(text) else {
            let isAttribute = text.split(separator: " ").contains {
                (Self.attributes + ["preview"]).contains(String($0.prefix { $0 != "=" }))
            }
            return report(
                .directive, "'\(text)' is not a list of lines", at: fence.info.markedRange,
                note: isAttribute ? "attributes stand without braces" : "write it like '{2,5-7}'")
        }
        for line in lines { marks.classes[line] = "mark" }
    }

    private func marks() -> Marks {
        var marks = Marks(classes: fence.lineClasses)
        markInBraces(&marks)
        for item in fence.info.items {
            guard let value = item.value else {
                if item.name == "lines" { marks.hasNumbers = true }
                continue
            }
            guard ["mark", "add", "remove", "focus", "error", "hide"].contains(item.name) else { continue }
            guard let lines = lineSet(value) else {
                report(
                    .directive, "'\(value)' is not a list of lines", at: item.valueRange,
                    note: "write it like '2,5-7'")
                continue
            }
            let count = fence.code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .count
            if let beyond = lines.max(), beyond > count {
                report(.directive, "line \(beyond) is beyond the end of the listing", at: item.valueRange)
            }
            for line in lines where item.name != "hide" { marks.classes[line] = item.name }
            if item.name == "hide" { marks.hidden = lines }
        }
        return marks
    }
}
