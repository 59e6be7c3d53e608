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
    var snippets = PageSnippets()
    private(set) var promises: PagePromises
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
        promises = PagePromises(kept: page.snapshots)
    }

    /// Writes a figure and gives what it shows.
    func write(_ fence: FencedCode, into out: inout Bytes, report: @escaping (Problem) -> Void) -> ShownFigure
    {
        let told = words.count
        let code = figure(fence, into: &out, report: report)
        return ShownFigure(words: Array(words[told...]), code: code)
    }

    /// Gives the code that is shown when it is not the fence's own.
    private func figure(_ fence: FencedCode, into out: inout Bytes, report: @escaping (Problem) -> Void)
        -> Bytes?
    {
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
        let uses = snippets.uses(of: attributes, in: fence.source, note)
        snippets.add(attributes, text, uses: uses, fence, note)
        guard !hasErrors, hasModule, attributes.role == .preview || attributes.role == .hidden, let renderer
        else {
            if attributes.role != .hidden { listing(shown, attributes, into: &out) }
            return foreign(shown, attributes)
        }
        let lines = promises.lines(about: attributes.id)
        let whole = completed(attributes)
        var request = request(text, whole, uses: uses, lines, in: page.source, fence.source)
        if let id = attributes.id {
            request.meaningless = promises.marks(about: id, in: [text] + uses, of: page.source, note)
            request.snapshots = promises.keptSnapshots(of: id)
        }
        bring(previews, fence, to: &request)
        if attributes.role == .hidden {
            // Set-up code without promises is compiled with the snippets that use it.
            if !lines.isEmpty { hold(request, fence, renderer, note) }
            return nil
        }
        let result = renderer.render(request)
        finish(shown, whole, result, request, into: &out, note)
        return foreign(shown, attributes)
    }

    /// The next request of the page to the engine.
    func request(
        _ text: SnippetText, _ attributes: SnippetAttributes, uses: [SnippetText],
        _ promises: [(text: String, range: Range<Int>)],
        in file: SourceFile, _ fence: SourceFile
    ) -> PreviewRequest {
        count += 1
        return PreviewRequest(
            page: file, code: text, attributes: attributes, uses: uses, expectations: promises,
            defaults: settings.previews,
            minimumVersion: minimumVersion, fence: fence, idPrefix: "p\(count)-", resources: resources,
            base: rootAddress)
    }

    /// The way from the page to the site's root, as its script knows it.
    private var rootAddress: String {
        let root = SitePath.root(from: page.folder)
        return root.isEmpty ? "./" : root
    }

    /// The iOS version in the page's front matter.
    private var minimumVersion: SystemVersion? {
        page.front.availability.first { $0.platform == "iOS" }.flatMap {
            SystemVersion(Bytes($0.version.utf8)[...])
        }
    }

    /// The promises of the page, which come before its figures.
    func read(promises fences: [FencedCode]) {
        promises = PagePromises(fences, kept: page.snapshots)
    }

    /// What is wrong with a fence of promises is told in its place.
    func check(promises fence: FencedCode, report: (Problem) -> Void) {
        PagePromises.check(fence, on: page.source, report: report)
    }

    /// Promises about snippets the page does not have.
    func reportUnclaimed(_ report: (Problem) -> Void) {
        promises.reportUnclaimed(by: snippets.known.keys, in: page.source, report)
    }

    /// The `snapshot` promises of the page as they come out now.
    var snapshots: SnapshotFile { promises.snapshots }

    // MARK: Steps

    /// What the fence leaves to its page and to the site; the engine in the page has to know of it as well.
    func completed(_ attributes: SnippetAttributes) -> SnippetAttributes {
        var attributes = attributes
        // A device has a width of its own, so whoever is nearer to the snippet says either.
        if attributes.widths == nil, attributes.devices.isEmpty {
            attributes.widths = page.front.widths
            let device = page.front.device ?? (attributes.widths == nil ? settings.previews.device : nil)
            attributes.devices = device.map { [$0] } ?? []
        }
        if attributes.typeSizes.isEmpty, let size = settings.previews.typeSize {
            attributes.typeSizes = [size]
        }
        attributes.platform = attributes.platform ?? settings.previews.platform
        attributes.locale = attributes.locale ?? settings.previews.locale
        return attributes
    }

    private func finish(
        _ shown: [FencedCode], _ attributes: SnippetAttributes, _ result: PreviewResult,
        _ request: PreviewRequest,
        into out: inout Bytes, _ report: (Problem) -> Void
    ) {
        let fence = shown[0]
        if let id = attributes.id { snippets.results[id] = result }
        promises.keep(result, of: request)
        let errors = result.problems.filter { $0.severity == .error }
        if attributes.isOptional, result.pictures.isEmpty, let error = errors.first {
            return leaveOut(shown, attributes, error, request, into: &out)
        }
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
                fence: fence, attributes: attributes, result: result, errors: [], uses: request.uses,
                lints: lints,
                promises: request.expectations.map(\.text), snapshots: request.snapshots,
                texts: settings.texts,
                resources: resources.map(\.address), more: Array(shown.dropFirst())), request
        ).write(into: &out)
    }

    /// Holds code that is not shown to what is promised of it.
    private func hold(
        _ request: PreviewRequest, _ fence: FencedCode, _ renderer: PreviewRenderer,
        _ report: (Problem) -> Void
    ) {
        let result = renderer.render(request)
        promises.keep(result, of: request)
        tell(result, result.problems.filter { $0.severity == .error }, of: request.attributes, fence, report)
        tally.kept += result.keptPromises
    }

    func count(_ result: PreviewResult) {
        tally.shown += 1
        tally.widths.formUnion(result.pictures.map(\.width))
        if drawing == nil, let first = result.pictures.first {
            drawing = first.drawing
            drawing?.isAlwaysDark = first.isDark == true
        }
        words += result.pictures.map { $0.inWords() }
    }

    /// The code alone, with the reason in a word.
    func listing(_ shown: [FencedCode], _ attributes: SnippetAttributes, into out: inout Bytes) {
        tally.listings += 1
        FigureHTML(
            fence: shown[0], attributes: attributes, result: PreviewResult(), errors: [],
            more: Array(shown.dropFirst())
        ).write(into: &out)
    }
}
