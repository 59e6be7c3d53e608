import Syntax

/// The snippets of a page that later ones may name, and what came of them.
struct PageSnippets {
    struct Known {
        var text: SnippetText
        var uses: [SnippetText]
        var attributes: SnippetAttributes
        /// The file that its fence is written in.
        var fence: SourceFile
    }

    private(set) var known: [String: Known] = [:]
    /// What the engine gave for those that were drawn.
    var results: [String: PreviewResult] = [:]

    /// Takes note of a snippet with an id.
    mutating func add(
        _ attributes: SnippetAttributes, _ text: SnippetText, uses: [SnippetText], _ fence: FencedCode,
        _ report: (Problem) -> Void
    ) {
        guard let id = attributes.id else { return }
        let snippet = Known(text: text, uses: uses, attributes: attributes, fence: fence.source)
        guard known.updateValue(snippet, forKey: id) != nil else { return }
        report(
            Problem(
                .error, "id '\(id)' is used by an earlier snippet", check: .duplicateID, file: fence.source,
                range: fence.info.item("id")?.valueRange))
    }

    /// The snippets that a fence uses, each behind those that it uses itself.
    func uses(of attributes: SnippetAttributes, in file: SourceFile, _ report: (Problem) -> Void)
        -> [SnippetText]
    {
        var texts: [SnippetText] = []
        for (id, range) in attributes.uses {
            guard let found = snippet(id, at: range, in: file, report) else { continue }
            for text in found.uses + [found.text] where !texts.contains(where: { $0.isSame(as: text) }) {
                texts.append(text)
            }
        }
        return texts
    }

    /// An earlier snippet; it is reported where there is none.
    func snippet(_ id: String, at range: Range<Int>, in file: SourceFile, _ report: (Problem) -> Void)
        -> Known?
    {
        if let found = known[id] { return found }
        report(
            .unknownID(id, "no earlier snippet has the id '\(id)'", at: range, in: file, among: known.keys))
        return nil
    }
}

extension Problem {
    /// An id that nothing has, with the one that may have been meant.
    static func unknownID(
        _ id: String, _ message: String, at range: Range<Int>, in file: SourceFile,
        among known: some Collection<String>
    ) -> Problem {
        Problem(
            .error, message, check: .directive, file: file, range: range,
            note: suggestion(for: id, among: known.sorted()))
    }
}
