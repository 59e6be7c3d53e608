import Syntax

/// What a page's description promises as its summary: whole sentences, and the same words as an abstract that
/// the page's text begins with.
struct SummaryChecks {
    let page: Page

    func run(_ problems: inout [Problem]) {
        guard page.reference == nil, let description = page.front.description?.onOneLine else { return }
        if isCut(description) {
            problems.append(problem("this description stops in the middle of a sentence"))
        }
        guard page.rare.symbol != nil, let abstract, plain(abstract) != plain(description) else { return }
        problems.append(
            problem(
                "the page begins with another abstract than its description",
                note: "leave the quotation out: the description is shown above the text"))
    }

    /// A few words may be a name; more of them are a sentence and have its end.
    private func isCut(_ description: String) -> Bool {
        // Most end with a full stop, and their words need no count.
        guard let last = description.last,
            last.isLetter || last.isNumber || ",;:-–—&".contains(last)
        else { return false }
        return description.utf8.split(separator: 32).count >= Self.fewestWords
    }

    private static let fewestWords = 6

    /// The quotation that the text begins with, if it is no aside.
    private var abstract: String? {
        let text = page.source.bytes[page.body...]
        var words: [String] = []
        for line in text.split(separator: 10, omittingEmptySubsequences: false) {
            let line = line.trimmed
            if line.isEmpty, words.isEmpty { continue }
            guard line.first == ">" else { break }
            words.append(String(line.dropFirst()).trimmed)
        }
        guard let first = words.first, !first.hasPrefix("[!") else { return nil }
        return words.joined(separator: " ")
    }

    /// Without the signs of Markdown that an abstract may have and a description has not.
    private func plain(_ text: String) -> [Substring] {
        text.filter { !"`*_".contains($0) }.split(separator: " ")
    }

    private func problem(_ message: String, note: String? = nil) -> Problem {
        page.placed(
            Problem(
                Check.description.standardSeverity, message, check: .description, file: page.source,
                range: place, note: note))
    }

    /// The line of the front matter that has the description.
    private var place: Range<Int> {
        let field = page.source.find(Array("description:".utf8), in: 0..<page.body) ?? 0
        return page.source.lineRange(page.source.position(of: field).line)
    }
}
