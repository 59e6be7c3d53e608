/// Prints diagnostics for a terminal, in the compiler's form: position and message, the source line, a caret
/// with the range underlined, what to put there, and the notes.
public enum DiagnosticPrinter {
    /// Messages as a terminal shows them: place, line of code, caret, notes.
    public static func print(_ diagnostics: [Diagnostic], in sources: Sources) -> String {
        var text = ""
        for diagnostic in diagnostics { text += print(diagnostic, in: sources) }
        return text
    }

    /// A message about one of several sources.
    public static func print(_ diagnostic: Diagnostic, in sources: Sources) -> String {
        let (source, range) = sources.place(of: diagnostic.range)
        var text = entry(
            word(for: diagnostic.severity), diagnostic.message, range, diagnostic.fixIt, in: source)
        for note in diagnostic.notes {
            if let range = note.range, let source = sources[range] {
                text += entry("note", note.message, range, nil, in: source)
            } else {
                text += source.position(of: range.lower) + ": note: " + note.message + "\n"
            }
        }
        return text
    }

    /// Prints what is about the only source.
    public static func print(_ diagnostics: [Diagnostic], in source: SourceText) -> String {
        print(diagnostics, in: Sources([source]))
    }

    /// A message about a source.
    public static func print(_ diagnostic: Diagnostic, in source: SourceText) -> String {
        print(diagnostic, in: Sources([source]))
    }

    /// What a severity is called: `error`, `warning`, `note`.
    public static func word(for severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }

    private static func entry(
        _ word: String, _ message: String, _ range: SourceRange, _ fixIt: Diagnostic.FixIt?,
        in source: SourceText
    ) -> String {
        let (file, lower) = source.resolve(range.lower)
        let location = file.location(of: lower)
        var text = "\(file.name):\(location.line):\(location.column): " + word + ": " + message + "\n"
        let line = shown(location.lineRange, around: lower, in: file)
        text += file.text(in: line) + "\n"
        // A range prints up to the end of the line it begins on.
        let length = max(range.upper - range.lower, 0)
        let upper = min(lower + length, max(line.upperBound, lower))
        text += margin(file, line.lowerBound, lower) + "^"
        for _ in 1..<max(1, width(file, lower, upper)) { text += "~" }
        text += "\n"
        if let fixIt { text += proposal(fixIt, in: source, file: file, line: line) }
        return text
    }

    /// A line, or of one too long to be read what stands around the place.
    private static func shown(_ line: Range<Int>, around place: Int, in file: SourceText) -> Range<Int> {
        guard line.upperBound - line.lowerBound > longestLine else { return line }
        var lower = max(line.lowerBound, place - longestLine / 2),
            upper = min(line.upperBound, place + longestLine / 2)
        while lower > line.lowerBound, file.bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
        while upper < line.upperBound, file.bytes[upper] & 0xC0 == 0x80 { upper += 1 }
        return lower..<upper
    }

    private static let longestLine = 400

    /// What to write instead, under the place where it belongs.
    private static func proposal(
        _ fixIt: Diagnostic.FixIt, in source: SourceText, file: SourceText, line: Range<Int>
    ) -> String {
        let (_, lower) = source.resolve(fixIt.range.lower)
        guard lower >= line.lowerBound && lower <= line.upperBound else { return "" }
        let margin = margin(file, line.lowerBound, lower)
        if fixIt.text.utf8.isEmpty {
            var marks = ""
            for _
                in 0..<max(
                    1, width(file, lower, min(line.upperBound, lower + fixIt.range.upper - fixIt.range.lower))
                )
            { marks += "-" }
            return margin + marks + "\n"
        }
        return margin + fixIt.text + "\n"
    }

    /// Spaces as wide as the text before a place; tabs stay tabs.
    private static func margin(_ file: SourceText, _ lower: Int, _ upper: Int) -> String {
        var text = ""
        for byte in file.bytes[lower..<max(lower, min(upper, file.bytes.count))] where byte & 0xC0 != 0x80 {
            text += byte == "\t" ? "\t" : " "
        }
        return text
    }

    /// Scalars in a range, which is what a terminal shows as columns.
    private static func width(_ file: SourceText, _ lower: Int, _ upper: Int) -> Int {
        var count = 0
        let start = min(lower, file.bytes.count)
        for byte in file.bytes[start..<max(start, min(upper, file.bytes.count))]
        where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }
}
