import Syntax

/// The comment before a declaration, as `///` lines or a `/** */` block have it.
struct DocComment {
    /// Everything but the lists of parameters and the like.
    private(set) var text = ""
    private(set) var parameters: [String: String] = [:]

    /// - Parameter offset: where the declaration begins.
    init(before offset: Int, in file: SourceFile) {
        read(Self.lines(before: offset, in: file))
    }

    /// The first paragraph, on one line.
    var summary: String { Self.paragraphs(text).first ?? "" }
    /// What follows it.
    var discussion: String { Self.paragraphs(text).dropFirst().joined(separator: "\n\n") }

    private static func paragraphs(_ text: String) -> [String] {
        var paragraphs: [String] = [""]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty {
                if paragraphs.last != "" { paragraphs.append("") }
            } else {
                let isFirst = paragraphs.count == 1
                paragraphs[paragraphs.count - 1] += (paragraphs.last == "" ? "" : isFirst ? " " : "\n") + line
            }
        }
        return paragraphs.filter { !$0.isEmpty }
    }

    // MARK: Lines

    private static func lines(before offset: Int, in file: SourceFile) -> [String] {
        var lines: [String] = []
        var line = file.position(of: offset).line - 1
        while line >= 1 {
            let text = String(file.bytes[file.lineRange(line)].trimmed)
            if text.hasPrefix("///") {
                let rest = text.dropFirst(3)
                lines.append(String(rest.hasPrefix(" ") ? rest.dropFirst() : rest))
            } else if lines.isEmpty, text.hasSuffix("*/") {
                return block(endingAt: line, in: file)
            } else if !lines.isEmpty || !text.hasPrefix("@") {
                break
            }
            line -= 1
        }
        return lines.reversed()
    }

    private static func block(endingAt last: Int, in file: SourceFile) -> [String] {
        var lines: [String] = []
        var line = last
        while line >= 1 {
            var text = String(file.bytes[file.lineRange(line)].trimmed)
            if text.hasSuffix("*/") { text.removeLast(2) }
            let isFirst = text.hasPrefix("/**")
            if isFirst { text.removeFirst(3) } else if text.hasPrefix("*") { text.removeFirst() }
            lines.append(text.trimmed)
            if isFirst { return lines.reversed() }
            line -= 1
        }
        return []
    }

    // MARK: Lists

    private mutating func read(_ lines: [String]) {
        var current: String?
        var isInList = false
        var kept: [String] = []
        for line in lines {
            let item = line.trimmed
            if let field = item.wholeMatch(of: /[-*+] ([Pp]arameters?|[Rr]eturns?|[Tt]hrows?)( +[^:]+)?:(.*)/)
            {
                current =
                    field.output.1.lowercased() == "parameter"
                    ? field.output.2.map { String($0).trimmed } : nil
                isInList = true
                if let current { parameters[current] = String(field.output.3).trimmed }
            } else if isInList, let field = item.wholeMatch(of: /[-*+] (`?)([^\s:`]+)`?:(.*)/) {
                current = String(field.output.2)
                parameters[current!] = String(field.output.3).trimmed
            } else if isInList, line.hasPrefix(" "), let name = current {
                parameters[name]! += " " + item
            } else {
                if !item.isEmpty { isInList = false }
                kept.append(line)
            }
        }
        text = kept.joined(separator: "\n")
    }
}
