import Previews
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
    /// Whether the promises are what a reader is to bring about.
    var isExercise = false
    /// What is kept of a `snapshot` among them.
    var snapshots: [String: String] = [:]
    var texts = ThemeTexts()
    /// Where the page's engine finds what the snippet may name, from the site's root.
    var resources: [String] = []
    /// Where it finds the modules that they need.
    var modules: [String] = []
    /// The module that the code is a part of, and the preview that it is the code of.
    var home: String?
    var preview: FoundPreview?
    /// Whether the engine in the page can draw the pictures again.
    var isLive = true
    /// The code of further previews that the figure shows.
    var more: [FencedCode] = []
    /// Why there is no picture, where that is no mistake.
    var reason: String?
    /// Whether the figure is the one of its page that says what the marks on rulers are.
    var namesMarks = false

    func write(into out: inout Bytes) {
        out.freshLine()
        out.put("<figure class=\"proof")
        if result.pictures.isEmpty {
            out.put(errors.isEmpty ? " listing" : " failed")
        } else if isNarrow {
            out.put(" narrow")
        } else if isWide {
            out.put(" wide")
        }
        out.put(attributes.outlinesBeyond ? " beyond\"" : "\"")
        if let id = fence.anchor {
            out.put(" id=\"")
            out.putEscaped(id)
            out.put("\"")
        }
        writeName(into: &out)
        out.put(">\n")
        // Beside its pictures the code stays in sight as long as they do, and no longer.
        let isPair = isNarrow || !errors.isEmpty
        if isPair { out.put("<div class=\"pair\">\n") }
        if attributes.showsCode || !errors.isEmpty { writeCode(into: &out) }
        if !result.pictures.isEmpty { writeProofs(into: &out) }
        if isPair { out.put("</div>\n") }
        writeReason(into: &out)
        if !result.pictures.isEmpty { writeWorkings(into: &out) }
        PassesHTML(passes: result.passes).write(into: &out)
        if !result.pictures.isEmpty { writeDifferences(into: &out) }
        writePromises(into: &out)
        // A snippet that does not evaluate can be mended in the page.
        if isLive, !result.pictures.isEmpty || !errors.isEmpty { writeRecipe(into: &out) }
        writeCaption(into: &out)
        out.put("</figure>\n")
    }

    /// Pictures that find room in a row beside the code.
    private var isNarrow: Bool {
        guard attributes.showsCode, !result.pictures.isEmpty else { return false }
        let code = [fence] + more
        return FigureColumns(code: code.map(\.code), pictures: result.pictures).areBeside
    }

    /// Pictures that are looked at side by side, in a row that scrolls when there is no room.
    private var isWide: Bool {
        attributes.devices.count > 1 || result.pictures.contains { SheetHTML.size(of: $0).width > 840 }
    }

    /// A figure without a caption is called by what its code declares, or by its first view.
    private func writeName(into out: inout Bytes) {
        guard attributes.caption == nil, let name = FigureName(fence.code).text else { return }
        out.put(" aria-label=\"")
        out.putEscaped(name)
        out.put("\"")
    }

    // MARK: Proofs

    func writeProofs(into out: inout Bytes) {
        out.put("<div class=\"proofs\">\n")
        out.put(
            "<label class=\"frames-switch\"><input type=\"checkbox\"\(attributes.outlines ? " checked" : "")> \(texts.escaped("Frames").text)</label>\n"
        )
        out.put(
            "<div class=\"sheets\" tabindex=\"0\" role=\"group\" aria-label=\"\(texts.escaped("Previews").text)\">\n"
        )
        for picture in result.pictures {
            SheetHTML(picture: picture, texts: texts, isDevice: !attributes.devices.isEmpty).write(into: &out)
        }
        out.put("</div>\n")
        if namesMarks {
            MarksHTML(hasBands: result.pictures.contains { !$0.marks.bands.isEmpty }, texts: texts).write(
                into: &out)
        }
        out.put("</div>\n")
    }

    func writePromises(into out: inout Bytes) {
        if isExercise { return writeGoals(into: &out) }
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
        WorkingsHTML(pictures: result.pictures, texts: texts).write(into: &out)
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

    private func writeReason(into out: inout Bytes) {
        if let reason { writeNote("Not drawn", reason, "undrawn", into: &out) }
    }

    /// What a device draws otherwise; the engine in the page says it anew after each edit.
    func writeDifferences(into out: inout Bytes) {
        if result.differences.isEmpty { return }
        writeNote(
            "Not as on a device", result.differences.joined(separator: "; "), "undrawn differs", into: &out)
    }

    private func writeNote(_ title: String, _ text: String, _ classes: String, into out: inout Bytes) {
        out.put("<p class=\"\(classes)\"><b>")
        out.append(contentsOf: texts.escaped(title))
        out.put("</b> ")
        out.putEscaped(text)
        out.put("</p>\n")
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
