import Syntax

/// Turns the preview fences of one page into figures, first to last: later snippets may use earlier ones.
final class FigureWriter {
    let page: Page
    private let settings: Settings
    private let renderer: PreviewRenderer?
    private var snippets: [String: KnownSnippet] = [:]
    private var results: [String: PreviewResult] = [:]
    /// An earlier fence of the page that has an id.
    private struct KnownSnippet {
        var text: SnippetText
        var uses: [SnippetText]
        var attributes: SnippetAttributes
    }

    private var expectations: [String: Expectations] = [:]
    private var claimed: Set<String> = []
    private var count = 0
    private(set) var tally = FigureTally()
    /// Each picture of the page in words.
    private(set) var words: [String] = []
    /// The first picture of the page.
    private(set) var drawing: PreviewDrawing?

    init(page: Page, settings: Settings, renderer: PreviewRenderer?) {
        self.page = page
        self.settings = settings
        self.renderer = renderer
        expectations = Expectations.read(page.source)
    }

    /// Writes a figure and gives its pictures in words.
    func write(_ fence: FencedCode, into out: inout Bytes, report: @escaping (Problem) -> Void) -> [String] {
        let told = words.count
        figure(fence, into: &out, report: report)
        return Array(words[told...])
    }

    private func figure(_ fence: FencedCode, into out: inout Bytes, report: @escaping (Problem) -> Void) {
        var hasErrors = false
        let note: (Problem) -> Void = {
            if $0.severity == .error { hasErrors = true }
            report($0)
        }
        let attributes = SnippetAttributes.read(fence, report: note)
        let text = SnippetText(bytes: fence.code, lineOffsets: fence.lineOffsets)
        let uses = resolve(attributes, note)
        register(attributes, text, uses, fence, note)
        guard !hasErrors, attributes.role == .preview || attributes.role == .hidden, let renderer else {
            if attributes.role != .hidden { listing(fence, attributes, into: &out) }
            return
        }
        count += 1
        let request = PreviewRequest(
            page: page.source, code: text, attributes: withPage(attributes), uses: uses,
            expectations: attributes.id.flatMap { expectations[$0]?.lines } ?? [], settings: settings,
            minimumVersion: minimumVersion, idPrefix: "p\(count)-")
        // Set-up code is compiled with the snippets that use it.
        if attributes.role == .hidden { return }
        let result = renderer.render(request)
        finish(fence, attributes, result, request, into: &out, note)
    }

    /// The iOS version in the page's front matter.
    private var minimumVersion: SystemVersion? {
        page.front.availability.first { $0.platform == "iOS" }.flatMap { SystemVersion(Bytes($0.version.utf8)[...]) }
    }

    /// Promises about snippets the page does not have.
    func reportUnclaimed(_ report: (Problem) -> Void) {
        for (id, promises) in expectations.sorted(by: { $0.key < $1.key }) where !claimed.contains(id) {
            report(unknown(id, "no preview with the id '\(id)' on this page", at: promises.place, among: snippets.keys))
        }
    }

    private func unknown(
        _ id: String, _ message: String, at range: Range<Int>?, among known: some Collection<String>
    ) -> Problem {
        Problem(
            .error, message, check: .directive, file: page.source, range: range,
            note: suggestion(for: id, among: known.sorted()))
    }

    /// Promises were read before the page was rendered; a fence that was not found then is a promise that nobody keeps.
    func checkRead(_ fence: FencedCode, report: (Problem) -> Void) {
        func problem(_ message: String, _ range: Range<Int>) {
            report(Problem(.error, message, check: .directive, file: fence.source, range: range))
        }
        for item in fence.info.items where item.name != "of" {
            problem("unknown attribute '\(item.name)'; promises have 'of' alone", item.nameRange)
        }
        guard let item = fence.info.items.last(where: { $0.name == "of" }), let id = item.value else {
            return problem("promises need the id of a preview: 'expect of=ID'", fence.info.languageRange)
        }
        if fence.source.path != page.source.path {
            problem("promises stand on the page of their preview, not in what it includes", item.valueRange)
        } else if expectations[id] == nil {
            problem("promises do not stand in a quotation", item.valueRange)
        }
    }

    // MARK: Steps

    private func withPage(_ attributes: SnippetAttributes) -> SnippetAttributes {
        var attributes = attributes
        if attributes.widths == nil { attributes.widths = page.front.widths }
        if attributes.devices.isEmpty, let device = page.front.device { attributes.devices = [device] }
        return attributes
    }

    private func resolve(_ attributes: SnippetAttributes, _ report: (Problem) -> Void) -> [SnippetText] {
        var texts: [SnippetText] = []
        for (id, range) in attributes.uses {
            guard let found = snippets[id] else {
                report(unknown(id, "no earlier snippet has the id '\(id)'", at: range, among: snippets.keys))
                continue
            }
            for text in found.uses + [found.text] where !texts.contains(where: { $0.lineOffsets == text.lineOffsets }) {
                texts.append(text)
            }
        }
        return texts
    }

    private func register(
        _ attributes: SnippetAttributes, _ text: SnippetText, _ uses: [SnippetText], _ fence: FencedCode, _ report: (Problem) -> Void
    ) {
        guard let id = attributes.id else { return }
        claimed.insert(id)
        if snippets.updateValue(KnownSnippet(text: text, uses: uses, attributes: attributes), forKey: id) != nil {
            let range = fence.info.items.first { $0.name == "id" }?.valueRange
            report(Problem(.error, "id '\(id)' is used by an earlier snippet", check: .duplicateID, file: page.source, range: range))
        }
    }

    private func finish(
        _ fence: FencedCode, _ attributes: SnippetAttributes, _ result: PreviewResult, _ request: PreviewRequest,
        into out: inout Bytes, _ report: (Problem) -> Void
    ) {
        if let id = attributes.id { results[id] = result }
        let errors = result.problems.filter { $0.severity == .error }
        if attributes.isError {
            checkExpected(attributes, errors, fence, report)
            for problem in result.problems where problem.severity != .error { report(problem) }
        } else {
            for problem in result.problems where !isTold(problem, attributes) { report(problem) }
        }
        let lints = expectedLints(attributes, result, fence, report)
        if let same = attributes.sameAs { compare(same, result, report) }
        tally.kept += result.keptPromises
        guard errors.isEmpty else {
            tally.failed += 1
            var nothing = PreviewResult()
            nothing.passes = result.passes
            return FigureHTML(
                fence: fence, attributes: attributes, result: nothing, errors: errors, uses: request.uses
            ).write(into: &out)
        }
        tally.shown += 1
        tally.widths.formUnion(result.pictures.map(\.width))
        if drawing == nil { drawing = result.pictures.first?.drawing }
        words += result.pictures.map { $0.inWords() }
        FigureHTML(
            fence: fence, attributes: attributes, result: result, errors: [], uses: request.uses, lints: lints,
            promises: request.expectations.map(\.text)
        ).write(into: &out)
    }

    /// The warnings that the fence is shown for.
    private func expectedLints(
        _ attributes: SnippetAttributes, _ result: PreviewResult, _ fence: FencedCode, _ report: (Problem) -> Void
    ) -> [Problem] {
        guard let wanted = attributes.expectedLint else { return [] }
        let lints = result.problems.filter { $0.lint == wanted }
        if lints.isEmpty {
            let range = fence.info.items.first { $0.name == "lint" }?.valueRange
            report(Problem(.error, "'\(wanted)' has nothing to say about this snippet", check: .directive, file: page.source, range: range))
        }
        return lints
    }

    /// Whether a lint's warning is the one that the fence is shown for, or is about code that an earlier fence of the
    /// page shows and answers for.
    private func isTold(_ problem: Problem, _ attributes: SnippetAttributes) -> Bool {
        guard let lint = problem.lint, let place = problem.range?.lowerBound else { return false }
        if lint == attributes.expectedLint { return true }
        return snippets.values.contains { earlier in
            guard earlier.attributes.id != attributes.id, let first = earlier.text.lineOffsets.first,
                let last = earlier.text.lineOffsets.last, (first...last).contains(place)
            else { return false }
            return earlier.attributes.role == .preview || earlier.attributes.expectedLint == lint
                || earlier.attributes.allowedLints.contains { $0.name == lint }
        }
    }

    private func checkExpected(
        _ attributes: SnippetAttributes, _ errors: [Problem], _ fence: FencedCode, _ report: (Problem) -> Void
    ) {
        let item = fence.info.items.first { $0.name == "error" }
        if errors.isEmpty {
            report(
                Problem(.error, "snippet was expected to fail but evaluates", check: .directive, file: page.source, range: item?.nameRange))
        } else if let wanted = attributes.expectedError, !errors.contains(where: { says(wanted, $0) }) {
            report(
                Problem(
                    .error, "no error of this snippet says '\(wanted)'", check: .directive, file: page.source, range: item?.valueRange,
                    notes: errors.map { .init("it says: \($0.message)", file: $0.file, range: $0.range) }))
        }
    }

    private func says(_ words: String, _ problem: Problem) -> Bool {
        problem.message.contains(words) || problem.notes.contains { $0.message.contains(words) }
    }

    private func compare(_ same: (id: String, range: Range<Int>), _ result: PreviewResult, _ report: (Problem) -> Void) {
        guard let other = results[same.id] else {
            return report(
                unknown(same.id, "no earlier preview has the id '\(same.id)'", at: same.range, among: results.keys))
        }
        let pairs = zip(result.pictures, other.pictures)
        if result.pictures.count == other.pictures.count, pairs.allSatisfy({ $0.fingerprint == $1.fingerprint }) { return }
        let first = pairs.first { $0.fingerprint != $1.fingerprint }
        let note = first.map { mine, theirs in
            "the first to differ is \(points(mine.width)) × \(points(mine.height)) here and \(points(theirs.width)) × \(points(theirs.height)) there"
        }
        report(
            Problem(
                .error, "pictures differ from those of '\(same.id)'", check: .directive, file: page.source, range: same.range,
                note: note ?? "there are \(result.pictures.count) pictures here and \(other.pictures.count) there"))
    }

    /// A change to an earlier snippet: its pictures before and after, and the promises about those after.
    func writeEdit(_ fence: FencedCode, into out: inout Bytes, report: @escaping (Problem) -> Void) -> [String] {
        let told = words.count
        editFigure(fence, into: &out, report: report)
        return Array(words[told...])
    }

    private func editFigure(_ fence: FencedCode, into out: inout Bytes, report: @escaping (Problem) -> Void) {
        guard let edit = SnippetEdit.read(fence, report: report), let renderer else { return }
        guard let base = snippets[edit.base] else {
            return report(
                unknown(edit.base, "no earlier snippet has the id '\(edit.base)'", at: edit.baseRange, among: snippets.keys))
        }
        guard let changed = edit.applied(to: base.text, in: page.source, report: report) else { return }
        var attributes = withPage(base.attributes)
        if let widths = edit.widths { attributes.widths = widths }
        attributes.isEdited = true
        func render(_ text: SnippetText, _ expectations: [(text: String, range: Range<Int>)]) -> PreviewResult {
            count += 1
            return renderer.render(
                PreviewRequest(
                    page: page.source, code: text, attributes: attributes, uses: base.uses, expectations: expectations,
                    settings: settings, minimumVersion: minimumVersion, idPrefix: "p\(count)-"))
        }
        let before = render(base.text, [])
        let after = render(changed, edit.promises)
        after.problems.forEach(report)
        tally.kept += after.keptPromises
        guard after.problems.allSatisfy({ $0.severity != .error }) else {
            tally.failed += 1
            return
        }
        tally.shown += 1
        words += after.pictures.map { $0.inWords("edited") }
        EditHTML(edit: edit, before: before, after: after, attributes: attributes).write(into: &out)
    }

    /// The code alone, with the reason in a word.
    private func listing(_ fence: FencedCode, _ attributes: SnippetAttributes, into out: inout Bytes) {
        tally.listings += 1
        FigureHTML(fence: fence, attributes: attributes, result: PreviewResult(), errors: []).write(into: &out)
    }
}
