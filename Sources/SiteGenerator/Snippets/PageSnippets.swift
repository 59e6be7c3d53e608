import Syntax

/// The snippets of a page that later ones may name, and what came of them.
struct PageSnippets {
    struct Known {
        var text: SnippetText
        var uses: [SnippetText]
        var attributes: SnippetAttributes
        /// The file that its fence is written in.
        var fence: SourceFile
        /// How many snippets are before it.
        var number: Int

        /// The name of a type that this snippet and an earlier one both declare, when it does not build on
        /// that one: then the later type shadows the earlier on purpose.
        func sharedType(with earlier: Known) -> String? {
            guard !text.isSame(as: earlier.text), !uses.contains(where: { $0.isSame(as: earlier.text) })
            else {
                return nil
            }
            let known = Set(earlier.text.declaredTypes)
            return text.declaredTypes.first { known.contains($0) }
        }
    }

    private(set) var known: [String: Known] = [:]
    /// How many snippets with an id have been read.
    private(set) var count = 0
    /// What the engine gave for those that were drawn.
    var results: [String: PreviewResult] = [:]

    /// Takes note of a snippet with an id.
    mutating func add(
        _ attributes: SnippetAttributes, _ text: SnippetText, uses: [SnippetText], _ fence: FencedCode,
        _ report: (Problem) -> Void
    ) {
        guard let id = attributes.id else { return }
        let snippet = Known(
            text: text, uses: uses, attributes: attributes, fence: fence.source, number: count)
        count += 1
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
        var named: [(id: String, snippet: Known)] = []
        for (id, range) in attributes.uses {
            guard let found = snippet(id, at: range, in: file, report) else { continue }
            for earlier in named where attributes.uses.count > 1 {
                guard let type = found.sharedType(with: earlier.snippet) else { continue }
                report(.sharedType(type, of: earlier.id, and: id, at: range, in: file))
            }
            named.append((id, found))
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

extension SnippetText {
    /// The names of the types that a snippet declares at top level.
    fileprivate var declaredTypes: [String] {
        parse(SourceText(name: file.path, bytes: bytes)).tree.statements.compactMap { statement in
            guard case .declaration(let declaration) = statement.kind,
                case .nominal(let nominal) = declaration.kind, nominal.kind != .extension
            else { return nil }
            return nominal.name.name.text
        }
    }
}

extension Problem {
    /// Two snippets that a fence uses declare a type of the same name: which one is meant is not written.
    fileprivate static func sharedType(
        _ type: String, of earlier: String, and later: String, at range: Range<Int>, in file: SourceFile
    ) -> Problem {
        Problem(
            .error, "'\(earlier)' and '\(later)' both declare '\(type)'", check: .duplicateID, file: file,
            range: range, note: "use one of them, or rename the type in the other")
    }

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
