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
                CodeListing.write(CodeRun(kind: run.kind, range: start..<index), text, fence.callouts, into: &out)
                out.put("\n")
                writeMessages(line, text, lineStart, into: &out)
                line += 1
                lineStart = index + 1
                start = index + 1
            }
            if start < run.range.upperBound {
                CodeListing.write(CodeRun(kind: run.kind, range: start..<run.range.upperBound), text, fence.callouts, into: &out)
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
        for error in errors + lints where error.file?.path == fence.source.path {
            guard let range = error.range, range.lowerBound >= pageStart, range.lowerBound < pageEnd else { continue }
            let column = range.lowerBound - pageStart
            let end = pageEnd == Int.max ? range.upperBound : pageEnd - 1
            let blanks = (0..<column).map { lineStart + $0 < text.count && text[lineStart + $0] == "\t" ? UInt8(9) : 32 }
            write(error, after: blanks, length: min(range.count, max(1, end - range.lowerBound)), into: &out)
        }
    }

    /// A caret under the place, the message, its notes. Each is a line of its own, with what is said hanging beside the
    /// caret.
    private func write(_ problem: Problem, after blanks: Bytes, length: Int, into out: inout Bytes) {
        let isError = problem.severity == .error
        let caret = blanks + Bytes(("^" + String(repeating: "~", count: max(0, length - 1))).utf8)
        writeLine(isError ? "message" : "message warning", caret, (isError ? "error: " : "warning: ") + problem.message, into: &out)
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
