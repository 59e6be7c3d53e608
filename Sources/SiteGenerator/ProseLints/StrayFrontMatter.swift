import Syntax

/// Front matter in the middle of a page: the second rule of `---` makes a heading of the fields above it.
enum StrayFrontMatter {
    static func check(_ prose: ProseLines, in file: SourceFile, report: (Problem) -> Void) {
        let lines = prose.lines
        for (index, line) in lines.enumerated() where isRule(line) {
            let fields = lines[(index + 1)...].prefix { $0.kind == .prose && !isRule($0) }
            guard isHead(fields), fields.endIndex < lines.endIndex, isRule(lines[fields.endIndex]) else {
                continue
            }
            report(
                Problem(
                    .warning, "front matter in the middle of a page is shown as a heading",
                    check: .headingOrder, file: file, range: fields[fields.startIndex].text.indices,
                    note: "leave a blank line before the second '---', or make a page of its own"))
        }
    }

    private static func isRule(_ line: ProseLines.Line) -> Bool {
        line.kind == .prose && line.text.count >= 3 && line.text.allSatisfy { $0 == "-" }
    }

    /// Several fields, one a line, or the title alone.
    private static func isHead(_ lines: ArraySlice<ProseLines.Line>) -> Bool {
        guard let first = lines.first, lines.allSatisfy({ isField($0.text) }) else { return false }
        return lines.count > 1 || first.text.starts(with: "title:".utf8)
    }

    /// `title: AnyLayout`
    private static func isField(_ text: Bytes.SubSequence) -> Bool {
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else {
            return false
        }
        let isEnd = text.index(after: colon) == text.endIndex || text[text.index(after: colon)].isBlank
        return isEnd && text[..<colon].allSatisfy { $0.isASCIIAlphanumeric || $0 == "-" || $0 == "_" }
    }
}
