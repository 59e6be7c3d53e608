import Syntax

/// What a page promises about its snippets, and what it keeps of them beside it.
struct PagePromises {
    private var promises: [String: Expectations] = [:]
    /// What was kept, and what is to be kept of the page as it is now.
    private let kept: SnapshotFile
    private(set) var snapshots = SnapshotFile()

    init(kept: Bytes = []) { self.kept = SnapshotFile(kept) }

    /// Takes note of a fence of promises, before or after the preview that they are about.
    mutating func read(_ fence: FencedCode, on page: SourceFile, report: (Problem) -> Void) {
        Self.check(fence, on: page, report: report)
        guard fence.source.path == page.path, let item = fence.info.item("of"), let id = item.value else {
            return
        }
        promises[id, default: Expectations(place: item.valueRange)].add(fence)
    }

    /// The promises about a snippet, with their places.
    func lines(about id: String?) -> [(text: String, range: Range<Int>)] {
        id.flatMap { promises[$0]?.lines } ?? []
    }

    /// What the promises about a snippet say means nothing; it must be code of the snippet.
    func marks(
        about id: String, in texts: [SnippetText], of page: SourceFile, _ report: (Problem) -> Void
    ) -> [MutationMark] {
        (promises[id]?.marks ?? []).compactMap { line, range in
            let (mark, problem) = MutationMark.read(line, in: page, at: range)
            if let problem { report(problem) }
            if let mark, texts.allSatisfy({ mark.places(in: $0.bytes).isEmpty }) {
                let message = "'\(mark.code)' is not in the snippet '\(id)'"
                report(Problem(.error, message, check: .directive, file: page, range: range))
            }
            return mark
        }
    }

    /// What was kept for the `snapshot` promises about a snippet, by the promise.
    func keptSnapshots(of id: String) -> [String: String] {
        var found: [String: String] = [:]
        for (promise, _) in lines(about: id) where SnapshotFile.isAsked(by: promise) {
            found[promise] = kept.texts[SnapshotFile.key(id, promise)]
        }
        return found
    }

    /// Takes note of what holds now, for the file beside the page.
    mutating func keep(_ result: PreviewResult, of request: PreviewRequest) {
        guard let id = request.attributes.id else { return }
        for (promise, _) in request.expectations where SnapshotFile.isAsked(by: promise) {
            guard let text = result.snapshots[promise] ?? request.snapshots[promise] else { continue }
            snapshots.keep(text, of: SnapshotFile.key(id, promise))
        }
    }

    /// Promises about snippets that the page does not have.
    func reportUnclaimed(by known: some Collection<String>, in page: SourceFile, _ report: (Problem) -> Void)
    {
        for (id, promises) in promises.sorted(by: { $0.key < $1.key }) where !known.contains(id) {
            let message = "no preview with the id '\(id)' on this page"
            report(.unknownID(id, message, at: promises.place, in: page, among: known))
        }
    }

    /// What is wrong with a fence of promises itself.
    private static func check(_ fence: FencedCode, on page: SourceFile, report: (Problem) -> Void) {
        func problem(_ message: String, _ range: Range<Int>) {
            report(Problem(.error, message, check: .directive, file: fence.source, range: range))
        }
        for item in fence.info.items where item.name != "of" {
            problem("unknown attribute '\(item.name)'; promises have 'of' alone", item.nameRange)
        }
        guard let item = fence.info.item("of"), item.value != nil else {
            return problem("promises need the id of a preview: 'expect of=ID'", fence.info.languageRange)
        }
        if fence.source.path != page.path {
            problem("promises belong on the page of their preview, not in what it includes", item.valueRange)
        }
    }
}
