import Syntax

/// One figure: the code, and beside or below it a proof for each picture.
struct FigureHTML {
    let fence: FencedCode
    let attributes: SnippetAttributes
    let result: PreviewResult
    let errors: [Problem]
    /// What the engine in the page needs to draw the pictures again; only for figures that have any.
    var uses: [SnippetText] = []
    /// Warnings that the figure is there to show.
    var lints: [Problem] = []
    /// The promises that the build held against the pictures.
    var promises: [String] = []
    var texts = ThemeTexts()

    func write(into out: inout Bytes) {
        out.freshLine()
        out.put("<figure class=\"proof")
        if result.pictures.isEmpty { out.put(errors.isEmpty ? " listing" : " failed") } else if isNarrow { out.put(" narrow") } else if isWide { out.put(" wide") }
        out.put(attributes.outlinesBeyond ? " beyond\"" : "\"")
        if let id = fence.anchor {
            out.put(" id=\"")
            out.putEscaped(id)
            out.put("\"")
        }
        out.put(">\n")
        // Beside its pictures the code stays in sight as long as they do, and no longer.
        if isNarrow { out.put("<div class=\"pair\">\n") }
        writeCode(into: &out)
        if !result.pictures.isEmpty { writeProofs(into: &out) }
        if isNarrow { out.put("</div>\n") }
        if !result.pictures.isEmpty { writeWorkings(into: &out) }
        PassesHTML(passes: result.passes).write(into: &out)
        writePromises(into: &out)
        // A snippet that does not evaluate can be mended in the page.
        if !result.pictures.isEmpty || !errors.isEmpty { writeRecipe(into: &out) }
        writeCaption(into: &out)
        out.put("</figure>\n")
    }

    /// Pictures that leave room for the code beside them.
    private var isNarrow: Bool {
        !result.pictures.isEmpty && result.pictures.count <= 4 && result.pictures.allSatisfy { $0.width <= 330 }
    }

    /// Pictures that are looked at side by side, in a row that scrolls when there is no room.
    private var isWide: Bool {
        attributes.devices.count > 1 || result.pictures.contains { SheetHTML.scale(of: $0) * $0.width > 680 }
    }

    // MARK: Code

    private func writeCode(into out: inout Bytes) {
        out.put("<div class=\"code\">")
        if let file = attributes.file {
            out.put("<p class=\"title\">")
            out.putEscaped(file)
            out.put("</p>")
        }
        if let badge = attributes.badge {
            out.put("<p class=\"listing-badge\">")
            out.putEscaped(badge)
            out.put("</p>")
        }
        out.put("<pre tabindex=\"0\"><code class=\"language-swift\">")
        let runs = CodeColors.runs(of: fence.code, language: "swift")
        fence.code.withUnsafeBufferPointer { text in
            if errors.isEmpty, lints.isEmpty {
                for run in runs { CodeListing.write(run, text, fence.callouts, into: &out) }
            } else {
                writeWithErrors(text, runs, into: &out)
            }
        }
        out.put("</code></pre></div>\n")
    }

    /// Each message stands under its line, as the compiler prints it.
    private func writeWithErrors(_ text: ByteSpan, _ runs: [CodeRun], into out: inout Bytes) {
        var lineStart = 0
        var line = 0
        for run in runs {
            var start = run.range.lowerBound
            for index in run.range where text[index] == "\n" {
                CodeListing.write(CodeRun(kind: run.kind, range: start..<index), text, into: &out)
                out.put("\n")
                writeMessages(line, text, lineStart, into: &out)
                line += 1
                lineStart = index + 1
                start = index + 1
            }
            if start < run.range.upperBound {
                CodeListing.write(CodeRun(kind: run.kind, range: start..<run.range.upperBound), text, into: &out)
            }
        }
        if lineStart < text.count {
            out.put("\n")
            writeMessages(line, text, lineStart, into: &out)
        }
    }

    private func writeMessages(_ line: Int, _ text: ByteSpan, _ lineStart: Int, into out: inout Bytes) {
        guard line < fence.lineOffsets.count else { return }
        let pageStart = fence.lineOffsets[line]
        let pageEnd = line + 1 < fence.lineOffsets.count ? fence.lineOffsets[line + 1] : Int.max
        for error in errors + lints {
            guard let range = error.range, range.lowerBound >= pageStart, range.lowerBound < pageEnd else { continue }
            let column = range.lowerBound - pageStart
            out.put(error.severity == .error ? "<span class=\"message\">" : "<span class=\"message warning\">")
            for index in 0..<column where lineStart + index < text.count { out.append(text[lineStart + index] == "\t" ? 9 : 32) }
            out.put("^")
            let length = min(range.count, max(1, (pageEnd == Int.max ? range.upperBound : pageEnd - 1) - range.lowerBound))
            if length > 1 { out.put(String(repeating: "~", count: length - 1)) }
            out.put(error.severity == .error ? " error: " : " warning: ")
            out.putEscaped(error.message)
            out.put("</span>\n")
            for note in error.notes where note.file == nil || note.range == error.range {
                out.put("<span class=\"remark\">")
                out.put(String(repeating: " ", count: column))
                out.put("note: ")
                out.putEscaped(note.message)
                out.put("</span>\n")
            }
        }
    }

    // MARK: Proofs

    func writeProofs(into out: inout Bytes) {
        out.put("<div class=\"proofs\">\n")
        out.put("<label class=\"frames-switch\"><input type=\"checkbox\"\(attributes.outlines ? " checked" : "")> \(texts.escaped("Frames").text)</label>\n")
        out.put("<div class=\"sheets\" tabindex=\"0\" role=\"group\" aria-label=\"\(texts.escaped("Previews").text)\">\n")
        for picture in result.pictures { SheetHTML(picture: picture, breakpoints: result.breakpoints, texts: texts).write(into: &out) }
        out.put("</div>\n</div>\n")
    }

    func writePromises(into out: inout Bytes) {
        guard !promises.isEmpty, errors.isEmpty else { return }
        out.put("<details class=\"promises\"><summary>")
        out.putEscaped(texts.counted(promises.count, "1 promise kept", "% promises kept"))
        out.put("</summary><ul>")
        for promise in promises {
            out.put("<li><code>")
            out.putEscaped(promise)
            out.put("</code></li>")
        }
        out.put("</ul></details>\n")
    }

    /// How the pictures came about, as far as the fence asks for it.
    func writeWorkings(into out: inout Bytes) {
        writeForms(into: &out)
        ExplanationHTML(pictures: result.pictures, texts: texts).write(into: &out)
    }

    private func writeForms(into out: inout Bytes) {
        guard !result.forms.isEmpty else { return }
        out.put("<div class=\"forms\">\n")
        for (form, text) in result.forms {
            out.put("<details><summary>\(form.title)</summary><pre tabindex=\"0\"><code>")
            out.putEscaped(text)
            out.put("</code></pre></details>\n")
        }
        out.put("</div>\n")
    }

    /// The figure as data, from which `live.js` asks for other widths.
    private func writeRecipe(into out: inout Bytes) {
        out.put("<script type=\"application/json\" class=\"recipe\">{\"source\":")
        out.putJSON(fence.code)
        out.put(",\"uses\":[")
        for (index, use) in uses.enumerated() {
            if index > 0 { out.put(",") }
            out.putJSON(use.bytes)
        }
        out.put("],\"show\":")
        if let show = attributes.show { out.putJSON(show) } else { out.put("null") }
        out.put(",\"breakpoints\":[\(result.breakpoints.map(points).joined(separator: ","))]")
        if result.pictures.isEmpty, let width = attributes.widths?.first { out.put(",\"width\":\(points(width))") }
        out.put(",\"height\":\(attributes.height.map(points) ?? "null"),\"options\":{")
        writeOptions(into: &out)
        out.put("}}</script>\n")
    }

    private func writeOptions(into out: inout Bytes) {
        let options = [
            ("device", attributes.devices.first), ("platform", attributes.platform), ("direction", attributes.direction?.rawValue),
            ("locale", attributes.locale), ("strings", attributes.strings),
        ]
        var isFirst = true
        for case (let name, let value?) in options {
            if !isFirst { out.put(",") }
            isFirst = false
            out.putJSON(name)
            out.put(":")
            out.putJSON(value)
        }
    }

    private func writeCaption(into out: inout Bytes) {
        guard let caption = attributes.caption else { return }
        out.put("<figcaption>")
        out.append(contentsOf: MarkdownRenderer.caption(caption))
        out.put("</figcaption>\n")
    }
}

extension PreviewForm {
    fileprivate var title: String {
        switch self {
        case .tokens: "Lexer: tokens"
        case .tree: "Parser: syntax tree"
        case .program: "Checker: typed program"
        case .frames: "Layout: frames"
        case .displayList: "Drawing: display list"
        }
    }
}
