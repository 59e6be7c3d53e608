import Syntax

/// Something to tell the writer: a severity, a message, the place, notes.
public struct Problem: Sendable {
    /// An error fails the build; a warning does so with `--strict`.
    public enum Severity: String, Sendable {
        case error, warning
    }

    /// What else is to be known, with its own place or none.
    public struct Note: Sendable {
        public var message: String
        public var file: SourceFile?
        public var range: Range<Int>?

        public init(_ message: String, file: SourceFile? = nil, range: Range<Int>? = nil) {
            self.message = message
            self.file = file
            self.range = range
        }
    }

    public var severity: Severity
    /// The check that found it, when its severity can be set in `site.yml`.
    public var check: Check?
    public var message: String
    public var file: SourceFile?
    /// Byte offsets in `file`.
    public var range: Range<Int>?
    public var notes: [Note]
    /// The lint of a snippet that found it.
    public var lint: String?
    /// The stable word that the engine has for it.
    public var id: String?
    /// What certainly mends it.
    public var edit: Edit?
    /// Whether it says of a promise that the pictures do not keep it: the pictures are there all the same.
    public var breaksPromise = false

    /// Bytes of a file with what is to stand there instead.
    public struct Edit: Equatable, Sendable {
        public var path: String
        public var range: Range<Int>
        public var text: String

        public init(path: String, range: Range<Int>, text: String) {
            self.path = path
            self.range = range
            self.text = text
        }
    }

    /// What problems of one sort have in common: the check or lint that found them, or the words without what
    /// they quote.
    public var kind: String {
        if let check { return lint.map { "\(check.rawValue) (\($0))" } ?? check.rawValue }
        return message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .map { $0 % 2 == 0 ? String($1) : "…" }.joined(separator: "'")
    }

    public init(
        _ severity: Severity = .error, _ message: String, check: Check? = nil, file: SourceFile? = nil,
        range: Range<Int>? = nil, note: String? = nil, notes: [Note] = []
    ) {
        self.severity = severity
        self.check = check
        self.message = message
        self.file = file
        self.range = range
        self.notes = (note.map { [Note($0)] } ?? []) + notes
    }
}

/// The checks of a site's content whose severity `checks:` in `site.yml` can change.
public enum Check: String, CaseIterable, Sendable {
    case alt, anchor, announcedCode, asset, blocked, codeLanguage, contrast, date, description, directive,
        duplicateID,
        encoding, external, footnote
    case foreignSyntax, headingOrder
    case html, image, link, lint, lostIndentation, misquotedCode, orphan, outdated, parameter, promisedLink,
        redirect, reference, remoteImage, svgCode, symbol, translation, unclosedFence
    case unfencedCode, word

    var standardSeverity: Problem.Severity {
        switch self {
        case .announcedCode, .asset, .foreignSyntax, .lostIndentation, .misquotedCode, .promisedLink,
            .unfencedCode, .word, .lint, .remoteImage:
            .warning
        case .contrast, .description, .headingOrder, .date, .codeLanguage, .encoding, .orphan,
            .outdated,
            .parameter, .svgCode, .symbol, .translation:
            .warning
        default: .error
        }
    }
}

/// Prints problems as the Swift compiler does: `file:line:column: error: message`, the line, a caret.
public struct ProblemPrinter {
    var usesColor: Bool

    public init(usesColor: Bool = false) {
        self.usesColor = usesColor
    }

    public func print(_ problem: Problem) -> String {
        var out = entry(
            problem.severity.rawValue, printable(problem.message), file: problem.file, range: problem.range,
            color: problem.severity == .error ? "31" : "35")
        for note in problem.notes {
            out += entry(
                "note", note.message, file: note.file ?? problem.file,
                range: note.range ?? (note.file == nil ? problem.range : nil),
                color: "36", excerpt: note.range != nil)
        }
        return out
    }

    private func entry(
        _ label: String, _ message: String, file: SourceFile?, range: Range<Int>?, color: String,
        excerpt: Bool = true
    ) -> String {
        guard let file else { return "galley: \(paint(label, color)): \(message)\n" }
        guard let range else { return "\(file.path): \(paint(label, color)): \(message)\n" }
        let position = file.position(of: range.lowerBound)
        let head = "\(file.path):\(position.line):\(position.column): \(paint(label, color)): \(message)\n"
        return excerpt ? head + quote(file, range, position) : head
    }

    /// Text that cannot steer a terminal, a sign for each of its own.
    private func printable(_ text: String) -> String {
        guard text.utf8.contains(where: { ($0 < 32 && $0 != "\t" && $0 != "\n") || $0 == 127 || $0 == 0xC2 })
        else { return text }
        let scalars = text.unicodeScalars.map {
            $0.properties.generalCategory == .control && $0 != "\t" && $0 != "\n" ? "\u{FFFD}" : $0
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private func paint(_ text: String, _ color: String) -> String {
        usesColor ? "\u{1B}[1;\(color)m\(text)\u{1B}[0m" : text
    }

    /// The source line with a caret under the place; tabs are kept so that the caret stays aligned.
    private func quote(_ file: SourceFile, _ range: Range<Int>, _ position: SourceFile.Position) -> String {
        let line = file.lineRange(position.line)
        // A line of a thousand characters helps nobody: show the part around the place.
        let start = max(line.lowerBound, range.lowerBound - 100)
        let end = min(line.upperBound, max(range.lowerBound + 120, start))
        guard start < end || range.lowerBound <= line.upperBound else { return "" }
        let shown = printable(String(file.bytes[start..<max(start, end)]))
        var under = ""
        for character in String(file.bytes[start..<min(range.lowerBound, max(start, end))]) {
            under += character == "\t" ? "\t" : " "
        }
        let upper = min(range.upperBound, end)
        let width = upper > range.lowerBound ? String(file.bytes[range.lowerBound..<upper]).count : 1
        return shown + "\n" + under + "^" + String(repeating: "~", count: max(0, width - 1)) + "\n"
    }
}
