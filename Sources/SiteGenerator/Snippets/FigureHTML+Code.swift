import Syntax

/// The code of a figure, with its mistakes as the compiler prints them.
extension FigureHTML {
    func writeCode(into out: inout Bytes) {
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
        for code in [fence] + more {
            writeOrigin(of: code, into: &out)
            write(code, into: &out)
        }
        out.put("</div>\n")
    }

    /// The file and line that code is from, which lead there where the repository can be read.
    private func writeOrigin(of code: FencedCode, into out: inout Bytes) {
        guard let origin = code.origin else { return }
        out.put("<p class=\"title origin\">")
        if let address = origin.address {
            out.putLink(to: address, origin.text)
        } else {
            out.putEscaped(origin.text)
        }
        out.put("</p>")
    }

    private func write(_ fence: FencedCode, into out: inout Bytes) {
        out.put("<pre tabindex=\"0\"><code class=\"language-swift\">")
        let runs = CodeColors.runs(of: fence.code, language: "swift")
        if errors.isEmpty, lints.isEmpty {
            CodeListing.write(runs, of: fence.code, CodeListing.Marks(), fence.callouts, into: &out)
        } else {
            fence.code.withUnsafeBufferPointer { writeWithErrors(fence, $0, runs, into: &out) }
        }
        out.put("</code></pre>")
    }

    /// Each message stands under its line, as the compiler prints it.
    private func writeWithErrors(
        _ fence: FencedCode, _ text: ByteSpan, _ runs: [CodeRun], into out: inout Bytes
    ) {
        var lines = LineWriter(text: text, marks: CodeListing.Marks(), callouts: fence.callouts)
        lines.isPointedAt = { !problems(of: fence, inLine: $0 - 1).isEmpty }
        var lineStart = 0
        var line = 0
        for run in runs {
            var start = run.range.lowerBound
            for index in run.range where text[index] == "\n" {
                lines.write(CodeRun(kind: run.kind, range: start..<index), into: &out)
                lines.end(into: &out)
                writeMessages(fence, line, text, lineStart, into: &out)
                line += 1
                lineStart = index + 1
                start = index + 1
            }
            if start < run.range.upperBound {
                lines.write(CodeRun(kind: run.kind, range: start..<run.range.upperBound), into: &out)
            }
        }
        lines.finish(into: &out)
        if lineStart < text.count {
            out.put("\n")
            writeMessages(fence, line, text, lineStart, into: &out)
        }
    }

    private func problems(of fence: FencedCode, inLine line: Int) -> [Problem] {
        guard line < fence.lineOffsets.count else { return [] }
        let start = fence.lineOffsets[line]
        let end = line + 1 < fence.lineOffsets.count ? fence.lineOffsets[line + 1] : Int.max
        return (errors + lints).filter {
            guard $0.file?.path == fence.codeSource.path, let range = $0.range else { return false }
            return range.lowerBound >= start && range.lowerBound < end
        }
    }

    private func writeMessages(
        _ fence: FencedCode, _ line: Int, _ text: ByteSpan, _ lineStart: Int, into out: inout Bytes
    ) {
        guard line < fence.lineOffsets.count else { return }
        let pageStart = fence.lineOffsets[line]
        let pageEnd = line + 1 < fence.lineOffsets.count ? fence.lineOffsets[line + 1] : Int.max
        for error in problems(of: fence, inLine: line) {
            guard let range = error.range else { continue }
            let column = range.lowerBound - pageStart
            let end = pageEnd == Int.max ? range.upperBound : pageEnd - 1
            let blanks = (0..<column).map {
                lineStart + $0 < text.count && text[lineStart + $0] == "\t" ? UInt8(9) : 32
            }
            write(error, after: blanks, length: min(range.count, max(1, end - range.lowerBound)), into: &out)
        }
    }

    /// A caret under the place, the message, its notes. Each is a line of its own, with what is said hanging
    /// beside the caret.
    private func write(_ problem: Problem, after blanks: Bytes, length: Int, into out: inout Bytes) {
        let isError = problem.severity == .error
        let caret = blanks + Bytes(("^" + String(repeating: "~", count: max(0, length - 1))).utf8)
        writeLine(
            isError ? "message" : "message warning", caret,
            (isError ? "error: " : "warning: ") + problem.message, into: &out)
        for note in problem.notes where note.file == nil || note.range == problem.range {
            writeLine("remark", blanks, "note: " + note.message, into: &out)
        }
    }

    private func writeLine(_ kind: String, _ caret: Bytes, _ text: String, into out: inout Bytes) {
        out.put("<span class=\"\(kind)\"><span class=\"caret\">")
        out.append(contentsOf: caret)
        out.put(" </span><span class=\"says\">")
        out.putEscaped(text)
        out.put("</span></span>")
    }
}
