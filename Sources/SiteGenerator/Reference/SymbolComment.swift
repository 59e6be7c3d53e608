import Syntax

/// A doc comment in its parts.
struct SymbolComment {
    struct Parameter {
        var name: String
        var nameLine: CommentLine
        var meaning: [CommentLine]
    }

    /// The first paragraph.
    private(set) var summary: [CommentLine] = []
    private(set) var discussion: [CommentLine] = []
    private(set) var parameters: [Parameter] = []
    private(set) var returns: [CommentLine] = []
    private(set) var errors: [CommentLine] = []

    var isEmpty: Bool { summary.isEmpty && discussion.isEmpty && parameters.isEmpty && returns.isEmpty }

    init(_ lines: [CommentLine] = []) {
        var rest = lines[...].drop { $0.isBlank }
        if let first = rest.first, !first.startsBlock {
            summary = Array(rest.prefix { !$0.isBlank && !$0.startsBlock })
            rest = rest.dropFirst(summary.count)
        }
        var reader = CommentReader(rest)
        while let block = reader.next() { take(block) }
        while discussion.last?.isBlank == true { discussion.removeLast() }
        while discussion.first?.isBlank == true { discussion.removeFirst() }
    }

    /// Puts what an extension file says below the comment's own text.
    mutating func append(_ lines: [CommentLine]) {
        if !discussion.isEmpty { discussion.append(CommentLine("")) }
        discussion += lines
    }

    mutating func replaceSummary(_ lines: [CommentLine]) { summary = lines }

    private mutating func take(_ block: CommentReader.Block) {
        switch block {
        case .lines(let lines): discussion += lines
        case .tag("parameters", _, let lines): parameters += Self.items(lines)
        case .tag("parameter", let name, let lines):
            parameters.append(Parameter(name: name.text, nameLine: name, meaning: lines))
        case .tag("returns", _, let lines), .tag("return", _, let lines): returns += lines
        case .tag("throws", _, let lines): errors += lines
        case .tag(let kind, let name, let lines): discussion += Self.aside(kind, name, lines)
        }
    }

    /// The items below `- Parameters:`.
    private static func items(_ lines: [CommentLine]) -> [Parameter] {
        var found: [Parameter] = []
        for line in lines {
            if let parameter = parameter(line) {
                found.append(parameter)
            } else if !found.isEmpty {
                found[found.count - 1].meaning.append(line.dropping(min(line.indentation, 2)))
            }
        }
        return found
    }

    /// An item `- name: meaning`.
    private static func parameter(_ line: CommentLine) -> Parameter? {
        var scanner = LineScanner(line.text)
        guard line.indentation < 2, scanner.takeBullet() else { return nil }
        _ = scanner.take("`")
        let start = scanner.index
        let name = String(scanner.take(while: { $0 != ":" && $0 != "`" })).trimmed
        _ = scanner.take("`")
        scanner.takeSpace()
        guard !name.isEmpty, scanner.take(":") else { return nil }
        scanner.takeSpace()
        return Parameter(
            name: name, nameLine: CommentLine(name, at: line.from(start).place),
            meaning: [line.from(scanner.index)])
    }

    /// `- Note: text` is what `> Note: text` is; what Galley has no color for is a note with the word for its
    /// title.
    private static func aside(_ kind: String, _ name: CommentLine, _ lines: [CommentLine]) -> [CommentLine] {
        let isKnown = MarkdownRenderer.asideKinds.contains(kind)
        let mark = isKnown ? "> [!\(kind.uppercased())]" : "> [!NOTE] \(name.text)"
        return [CommentLine(""), CommentLine(mark)] + lines.map(\.quoted) + [CommentLine("")]
    }
}

extension CommentLine {
    /// The line in a quotation.
    var quoted: CommentLine {
        CommentLine("> " + text, at: place.map { Place(file: $0.file, offset: $0.offset - 2) })
    }
}
