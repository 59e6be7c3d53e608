/// Cuts a formatted Swift file into rows: the declarations at top level, and each member of an extension by
/// itself in the extension's own braces, so that one is bound without the others.
///
/// The files are formatted, so where a declaration begins is told by indentation; the interpreter's tests
/// hold every row to be one whole declaration.
enum RowSplitter {
    static func rows(of text: String) -> [String] {
        declarations(in: lines(of: text), at: 0).flatMap { rows(of: $0) }
    }

    /// The lines without those that are empty or comments.
    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n").filter { line in
            let code = line.drop { $0 == " " }
            return !code.isEmpty && !code.hasPrefix("//")
        }
    }

    /// Groups of lines that begin at an indentation.
    private static func declarations(in lines: [Substring], at indentation: Int) -> [[Substring]] {
        var found: [[Substring]] = []
        for line in lines {
            if let last = found.last, !begins(line, at: indentation) || isAttributes(last) {
                found[found.count - 1].append(line)
            } else {
                found.append([line])
            }
        }
        return found
    }

    /// Whether a line at an indentation begins a declaration: braces and clauses go on with one.
    private static func begins(_ line: Substring, at indentation: Int) -> Bool {
        let code = line.drop { $0 == " " }
        guard line.count - code.count == indentation, let first = code.first else { return false }
        return (first.isLetter || first == "@") && code != "where" && !code.hasPrefix("where ")
    }

    /// Whether lines are attributes of what comes next.
    private static func isAttributes(_ lines: [Substring]) -> Bool {
        lines.allSatisfy { line in
            line.drop { $0 == " " }.hasPrefix("@")
                && !line.split(whereSeparator: { !$0.isLetter }).contains { keywords.contains($0) }
        }
    }

    private static let keywords: Set<Substring> = [
        "actor", "case", "class", "enum", "extension", "func", "init", "let", "operator", "protocol",
        "struct", "subscript",
        "typealias", "associatedtype", "var",
    ]

    private static func rows(of declaration: [Substring]) -> [String] {
        guard declaration[0].hasPrefix("extension "),
            let opening = declaration.firstIndex(where: { $0.hasSuffix("{") }), declaration.last == "}",
            !hasConformances(declaration[...opening])
        else { return [text(declaration)] }
        let members = declarations(in: Array(declaration[(opening + 1)...].dropLast()), at: 4)
        return members.map { text(declaration[...opening] + $0 + ["}"]) }
    }

    /// Whether the head of an extension makes the type conform to something.
    private static func hasConformances(_ head: ArraySlice<Substring>) -> Bool {
        head.joined(separator: " ").components(before: " where ").contains(":")
    }

    /// The lines without indentation.
    private static func text(_ lines: some Sequence<Substring>) -> String {
        lines.map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
    }
}

extension String {
    fileprivate func components(before separator: String) -> Substring {
        var place = startIndex
        while place < endIndex {
            if self[place...].hasPrefix(separator) { return self[..<place] }
            place = index(after: place)
        }
        return self[...]
    }
}
