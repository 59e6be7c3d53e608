/// An `edit of=id` fence: what to try with an earlier snippet, and what must come of it.
///
///     - .frame(width: 80)
///     + .frame(width: 300)
///     width 393: ViewThatFits 2 shows 1
struct SnippetEdit {
    struct Change {
        var find: String
        var replacement: String
        /// Where the text to find stands in the page.
        var range: Range<Int>
        /// Where the text to put there starts in the page; nil when there is none.
        var replacementStart: Int?
    }

    var base: String
    var baseRange: Range<Int>
    var changes: [Change] = []
    var promises: [(text: String, range: Range<Int>)] = []
    /// Points; nil keeps those of the snippet.
    var widths: [Double]?
    var caption: String?
    /// Whether it is there to break a promise of the page.
    var breaks = false

    /// Reads the fence; nil when it cannot be understood.
    static func read(_ fence: FencedCode, report: @escaping (Problem) -> Void) -> SnippetEdit? {
        func problem(_ message: String, _ range: Range<Int>) {
            report(Problem(.error, message, check: .directive, file: fence.source, range: range))
        }
        guard let item = fence.info.item("of"), let base = item.value else {
            problem("an edit needs the id of a snippet: 'edit of=ID'", fence.info.languageRange)
            return nil
        }
        var edit = SnippetEdit(base: base, baseRange: item.valueRange)
        if let unknown = fence.info.items.first(where: { !names.contains($0.name) }) {
            problem(
                "unknown attribute '\(unknown.name)'; an edit has of, widths, caption and breaks",
                unknown.nameRange)
            return nil
        }
        edit.caption = fence.info.value("caption")
        edit.breaks = fence.info.item("breaks") != nil
        edit.widths = fence.info.item("widths").flatMap {
            SnippetAttributeReader(fence, report: report).points($0)
        }
        if let stray = edit.readLines(fence) {
            problem("a line '+' follows the line '-' whose text it replaces", stray)
            return nil
        }
        guard !edit.changes.isEmpty else {
            problem("an edit needs a line '- text to find' and a line '+ text to put there'", fence.range)
            return nil
        }
        return edit
    }

    private static let names = ["of", "widths", "caption", "breaks"]

    /// Gives the place of a replacement for nothing, if there is one.
    mutating func readLines(_ fence: FencedCode) -> Range<Int>? {
        for (line, start) in zip(
            fence.code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false),
            fence.lineOffsets)
        {
            let text = String(line)
            let range = start..<(start + line.count)
            if text.hasPrefix("- ") {
                changes.append(
                    Change(
                        find: String(text.dropFirst(2)), replacement: "",
                        range: (start + 2)..<range.upperBound))
            } else if text.hasPrefix("+ "), !changes.isEmpty {
                changes[changes.count - 1].replacement = String(text.dropFirst(2))
                changes[changes.count - 1].replacementStart = start + 2
            } else if text.hasPrefix("+ ") {
                return range
            } else if !text.trimmed.isEmpty {
                promises.append((text.trimmed, range))
            }
        }
        return nil
    }

    /// The snippet after the changes; nil after reporting text that is not there, or there more than once.
    func applied(to text: SnippetText, in file: SourceFile, report: (Problem) -> Void) -> SnippetText? {
        var changed = text
        for change in changes {
            let sought = Bytes(change.find.utf8)
            let places = changed.bytes.indices.filter { changed.bytes[$0...].starts(with: sought) }
            guard places.count == 1, !sought.isEmpty else {
                let found = places.isEmpty ? "is not in" : "stands \(places.count) times in"
                report(
                    Problem(
                        .error, "'\(change.find)' \(found) the snippet '\(base)'", check: .directive,
                        file: file, range: change.range))
                return nil
            }
            changed.replace(
                places[0]..<(places[0] + sought.count), with: Bytes(change.replacement.utf8),
                from: change.replacementStart ?? change.range.lowerBound, in: file)
        }
        return changed
    }
}
