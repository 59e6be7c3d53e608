import Previews
import Syntax

/// Turns the preview fences of one page into figures, first to last: later snippets may use earlier ones.
final class FigureWriter {
    let page: Page
    let settings: Settings
    let renderer: PreviewRenderer?
    /// What the page's snippets may name.
    let resources: [PreviewResources]
    let modules: ModuleSet
    /// Told which modules a figure asks, or that it asks all of them.
    var asked: ([String]?) -> Void = { _ in }
    /// The earlier fences of the page that have an id, and what came of them.
    private(set) var snippets: [String: KnownSnippet] = [:]
    private(set) var results: [String: PreviewResult] = [:]

    struct KnownSnippet {
        var text: SnippetText
        var uses: [SnippetText]
        var attributes: SnippetAttributes
        /// The file that its fence stands in.
        var fence: SourceFile
    }

    private var expectations: [String: Expectations] = [:]
    /// What the page has kept, and what is to be kept of it as it is now.
    private let kept: SnapshotFile
    private(set) var snapshots = SnapshotFile()
    private var claimed: Set<String> = []
    private var count = 0
    var tally = FigureTally()
    /// Each picture of the page in words.
    var words: [String] = []
    /// The first picture of the page.
    private(set) var drawing: PreviewDrawing?

    init(
        page: Page, settings: Settings, resources: [PreviewResources] = [], renderer: PreviewRenderer?,
        modules: ModuleSet = ModuleSet([])
    ) {
        self.page = page
        self.resources = resources
        self.settings = settings
        self.renderer = renderer
        self.modules = modules
        expectations = Expectations.read(page.source)
        kept = SnapshotFile(page.snapshots)
    }

    /// Writes a figure and gives what it shows.
    func write(_ fence: FencedCode, into out: inout Bytes, report: @escaping (Problem) -> Void) -> ShownFigure {
        let told = words.count
        let code = figure(fence, into: &out, report: report)
        return ShownFigure(words: Array(words[told...]), code: code)
    }

    /// Gives the code that is shown when it is not the fence's own.
    private func figure(_ fence: FencedCode, into out: inout Bytes, report: @escaping (Problem) -> Void) -> Bytes? {
        var hasErrors = false
        let note: (Problem) -> Void = {
            if $0.severity == .error { hasErrors = true }
            report($0)
        }
        let attributes = SnippetAttributes.read(fence, report: note)
        let previews = self.previews(attributes, fence, note)
        let shown = code(of: previews, fence, attributes)
        let fence = shown[0]
        let text = SnippetText(bytes: fence.code, in: fence.codeSource, lineOffsets: fence.lineOffsets)
        let uses = resolve(attributes, in: fence.source, note)
        register(attributes, text, uses, fence, note)
        guard !hasErrors, hasModule, attributes.role == .preview || attributes.role == .hidden, let renderer else {
            if attributes.role != .hidden { listing(shown, attributes, into: &out) }
            return foreign(shown, attributes)
        }
        let promises = attributes.id.flatMap { expectations[$0]?.lines } ?? []
        let whole = completed(attributes)
        var request = request(text, whole, uses: uses, promises, in: page.source, fence.source)
        if let id = attributes.id { request.meaningless = marks(of: id, [text] + uses, note) }
        if let id = attributes.id { request.snapshots = keptSnapshots(of: id, promises.map(\.text)) }
        bring(previews, fence, to: &request)
        if attributes.role == .hidden {
            // Set-up code without promises is compiled with the snippets that use it.
            if !promises.isEmpty { hold(request, fence, renderer, note) }
            return nil
        }
        let result = renderer.render(request)
        finish(shown, whole, result, request, into: &out, note)
        return foreign(shown, attributes)
    }

    /// The next request of the page to the engine.
    func request(
        _ text: SnippetText, _ attributes: SnippetAttributes, uses: [SnippetText], _ promises: [(text: String, range: Range<Int>)],
        in file: SourceFile, _ fence: SourceFile
    ) -> PreviewRequest {
        count += 1
        return PreviewRequest(
            page: file, code: text, attributes: attributes, uses: uses, expectations: promises, settings: settings,
            minimumVersion: minimumVersion, fence: fence, idPrefix: "p\(count)-", resources: resources, base: rootAddress)
    }

    /// The way from the page to the site's root, as its script knows it.
    private var rootAddress: String {
        let root = SitePath.root(from: page.folder)
        return root.isEmpty ? "./" : root
    }

    /// The iOS version in the page's front matter.
    private var minimumVersion: SystemVersion? {
        page.front.availability.first { $0.platform == "iOS" }.flatMap { SystemVersion(Bytes($0.version.utf8)[...]) }
    }

    /// What the promises about a snippet say means nothing; it must be code of the snippet.
    private func marks(of id: String, _ texts: [SnippetText], _ report: (Problem) -> Void) -> [MutationMark] {
        (expectations[id]?.marks ?? []).compactMap { line, range in
            let (mark, problem) = MutationMark.read(line, in: page.source, at: range)
            if let problem { report(problem) }
            if let mark, texts.allSatisfy({ mark.places(in: $0.bytes).isEmpty }) {
                report(Problem(.error, "'\(mark.code)' is not in the snippet '\(id)'", check: .directive, file: page.source, range: range))
            }
            return mark
        }
    }

    private func keptSnapshots(of id: String, _ promises: [String]) -> [String: String] {
        var found: [String: String] = [:]
        for promise in promises where SnapshotFile.isAsked(by: promise) { found[promise] = kept.texts[SnapshotFile.key(id, promise)] }
        return found
    }

    /// What holds now, for the file beside the page.
    private func note(_ result: PreviewResult, _ request: PreviewRequest) {
        guard let id = request.attributes.id else { return }
        for promise in request.expectations.map(\.text) where SnapshotFile.isAsked(by: promise) {
            if let text = result.snapshots[promise] ?? request.snapshots[promise] { snapshots.keep(text, of: SnapshotFile.key(id, promise)) }
        }
    }

    /// Promises about snippets the page does not have.
    func reportUnclaimed(_ report: (Problem) -> Void) {
        for (id, promises) in expectations.sorted(by: { $0.key < $1.key }) where !claimed.contains(id) {
            report(unknown(id, "no preview with the id '\(id)' on this page", at: promises.place, in: page.source, among: snippets.keys))
        }
    }

    func unknown(
        _ id: String, _ message: String, at range: Range<Int>?, in file: SourceFile, among known: some Collection<String>
    ) -> Problem {
        Problem(
            .error, message, check: .directive, file: file, range: range,
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
        guard let item = fence.info.item("of"), let id = item.value else {
            return problem("promises need the id of a preview: 'expect of=ID'", fence.info.languageRange)
        }
        if fence.source.path != page.source.path {
            problem("promises stand on the page of their preview, not in what it includes", item.valueRange)
        } else if expectations[id] == nil {
            problem("an expect fence can't be inside a quotation", item.valueRange)
        }
    }

    // MARK: Steps

    /// What the fence leaves to its page and to the site; the engine in the page has to know of it as well.
    func completed(_ attributes: SnippetAttributes) -> SnippetAttributes {
        var attributes = attributes
        // A device has a width of its own, so whoever is nearer to the snippet says either.
        if attributes.widths == nil, attributes.devices.isEmpty {
            attributes.widths = page.front.widths
            let device = page.front.device ?? (attributes.widths == nil ? settings.device : nil)
            attributes.devices = device.map { [$0] } ?? []
        }
        if attributes.typeSizes.isEmpty, let size = settings.typeSize { attributes.typeSizes = [size] }
        attributes.platform = attributes.platform ?? settings.platform
        attributes.locale = attributes.locale ?? settings.locale
        return attributes
    }

    func resolve(
        _ attributes: SnippetAttributes, in file: SourceFile, _ report: (Problem) -> Void
    ) -> [SnippetText] {
        var texts: [SnippetText] = []
        for (id, range) in attributes.uses {
            guard let found = snippets[id] else {
                report(unknown(id, "no earlier snippet has the id '\(id)'", at: range, in: file, among: snippets.keys))
                continue
            }
            for text in found.uses + [found.text] where !texts.contains(where: { $0.isSame(as: text) }) {
                texts.append(text)
            }
        }
        return texts
    }

    func register(
        _ attributes: SnippetAttributes, _ text: SnippetText, _ uses: [SnippetText], _ fence: FencedCode, _ report: (Problem) -> Void
    ) {
        guard let id = attributes.id else { return }
        claimed.insert(id)
        if snippets.updateValue(KnownSnippet(text: text, uses: uses, attributes: attributes, fence: fence.source), forKey: id) != nil {
            report(
                Problem(
                    .error, "id '\(id)' is used by an earlier snippet", check: .duplicateID, file: fence.source,
                    range: fence.info.item("id")?.valueRange))
        }
    }

    private func finish(
        _ shown: [FencedCode], _ attributes: SnippetAttributes, _ result: PreviewResult, _ request: PreviewRequest,
        into out: inout Bytes, _ report: (Problem) -> Void
    ) {
        let fence = shown[0]
        if let id = attributes.id { results[id] = result }
        note(result, request)
        let errors = result.problems.filter { $0.severity == .error }
        if attributes.isOptional, result.pictures.isEmpty, let error = errors.first { return leaveOut(shown, attributes, error, request, into: &out) }
        tell(result, errors, of: attributes, fence, report)
        let lints = expectedLints(attributes, result, fence, report)
        if let same = attributes.sameAs { compare(same, result, in: fence.source, report) }
        tally.kept += result.keptPromises
        guard errors.isEmpty else {
            tally.failed += 1
            var nothing = PreviewResult()
            nothing.passes = result.passes
            return living(
                FigureHTML(
                    fence: fence, attributes: attributes, result: nothing, errors: errors, uses: request.uses,
                    resources: resources.map(\.address), more: Array(shown.dropFirst())), request
            ).write(into: &out)
        }
        count(result)
        living(
            FigureHTML(
                fence: fence, attributes: attributes, result: result, errors: [], uses: request.uses, lints: lints,
                promises: request.expectations.map(\.text), snapshots: request.snapshots, texts: settings.texts,
                resources: resources.map(\.address), more: Array(shown.dropFirst())), request
        ).write(into: &out)
    }

    /// Holds code that is not shown to what is promised of it.
    private func hold(_ request: PreviewRequest, _ fence: FencedCode, _ renderer: PreviewRenderer, _ report: (Problem) -> Void) {
        let result = renderer.render(request)
        note(result, request)
        tell(result, result.problems.filter { $0.severity == .error }, of: request.attributes, fence, report)
        tally.kept += result.keptPromises
    }

    func count(_ result: PreviewResult) {
        tally.shown += 1
        tally.widths.formUnion(result.pictures.map(\.width))
        if drawing == nil { drawing = result.pictures.first?.drawing }
        words += result.pictures.map { $0.inWords() }
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
                unknown(edit.base, "no earlier snippet has the id '\(edit.base)'", at: edit.baseRange, in: fence.source, among: snippets.keys))
        }
        guard let changed = edit.applied(to: base.text, in: fence.source, report: report) else { return }
        var attributes = completed(base.attributes)
        if let widths = edit.widths { attributes.widths = widths }
        attributes.isEdited = true
        let before = renderer.render(request(base.text, attributes, uses: base.uses, [], in: fence.source, base.fence))
        let after = renderer.render(request(changed, attributes, uses: base.uses, edit.promises, in: fence.source, base.fence))
        for problem in after.problems { report(told(problem, with: fence)) }
        tally.kept += after.keptPromises
        guard after.problems.allSatisfy({ $0.severity != .error }) else {
            tally.failed += 1
            return
        }
        tally.shown += 1
        words += after.pictures.map { $0.inWords("edited") }
        EditHTML(edit: edit, before: before, after: after, attributes: attributes, texts: settings.texts).write(into: &out)
    }

    /// A mistake that an edit makes elsewhere is shown there, and the edit named beside it.
    private func told(_ problem: Problem, with edit: FencedCode) -> Problem {
        guard let place = problem.range?.lowerBound,
            place < edit.range.lowerBound || problem.file?.path != edit.source.path
        else { return problem }
        var problem = problem
        problem.notes.append(.init("so it is after this edit", file: edit.source, range: edit.range))
        return problem
    }

    /// The code alone, with the reason in a word.
    func listing(_ shown: [FencedCode], _ attributes: SnippetAttributes, into out: inout Bytes) {
        tally.listings += 1
        FigureHTML(
            fence: shown[0], attributes: attributes, result: PreviewResult(), errors: [], more: Array(shown.dropFirst())
        ).write(into: &out)
    }
}
