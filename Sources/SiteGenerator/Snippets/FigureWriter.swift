import Previews
import Syntax

/// The figures of one page. It reads its fences first to last, since later snippets may use earlier ones;
/// when all is read it has the previews evaluated, and then writes the figures.
final class FigureWriter {
    let page: Page
    let settings: Settings
    /// Whether there are pictures; else figures show their code alone.
    let draws: Bool
    /// What the page's snippets may name.
    let resources: [PreviewResources]
    let modules: ModuleSet
    /// Told which modules a figure asks, or that it asks all of them.
    var asked: ([String]?) -> Void = { _ in }
    var snippets = PageSnippets()
    var promises: PagePromises
    private var figures: [PageFigure] = []
    private var count = 0
    /// Whether the page has said what the marks on rulers are.
    private var hasNamedMarks = false
    /// What the page has been told that a device draws differently.
    var toldDifferences: Set<String> = []
    var tally = FigureTally()
    /// Each picture of the page in words.
    var words: [String] = []
    /// The first picture of the page.
    private(set) var drawing: PreviewDrawing?

    init(
        page: Page, settings: Settings, resources: [PreviewResources] = [], draws: Bool,
        modules: ModuleSet = ModuleSet([])
    ) {
        self.page = page
        self.resources = resources
        self.settings = settings
        self.draws = draws
        self.modules = modules
        promises = PagePromises(kept: page.snapshots)
    }

    /// Takes note of a preview fence.
    func read(_ fence: FencedCode, report: @escaping (Problem) -> Void) -> PlacedFigure {
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
        let isHidden = attributes.role == .hidden
        guard !hasErrors, hasModule, attributes.role == .preview || isHidden, draws else {
            let code = foreign(shown, attributes)
            return isHidden ? PlacedFigure(code: code) : add(.listing(shown, attributes), code: code)
        }
        let preview = ReadPreview(
            attributes: attributes, shown: shown, text: text, uses: uses, previews: previews,
            known: snippets.count)
        return add(.preview(preview), isShown: !isHidden, code: isHidden ? nil : foreign(shown, attributes))
    }

    /// Gives a figure its number.
    func add(_ figure: PageFigure, isShown: Bool = true, code: Bytes? = nil) -> PlacedFigure {
        figures.append(figure)
        return PlacedFigure(number: figures.count - 1, isShown: isShown, code: code)
    }

    /// Has all previews of the page evaluated, then writes its figures, first to last.
    func written(
        evaluating evaluate: ([PreviewRequest]) -> [PreviewResult], report: @escaping (Problem) -> Void
    ) -> [WrittenFigure] {
        let requests = figures.map { self.requests(of: $0, report) }
        var answers = evaluate(requests.flatMap(\.self))[...]
        return zip(figures, requests).map { figure, requests in
            var written = WrittenFigure(requests: requests, results: Array(answers.prefix(requests.count)))
            answers = answers.dropFirst(requests.count)
            let told = words.count
            write(figure, &written, report)
            written.words = Array(words[told...])
            return written
        }
    }

    /// What the engine is asked for a figure, now that all promises are known.
    private func requests(of figure: PageFigure, _ report: (Problem) -> Void) -> [PreviewRequest] {
        switch figure {
        case .listing: []
        case .preview(let preview): requests(of: preview, report)
        case .edit(let edit): requests(of: edit)
        case .start(let start): [request(of: start)]
        case .solution(let solution): [request(of: solution)]
        }
    }

    private func requests(of preview: ReadPreview, _ report: (Problem) -> Void) -> [PreviewRequest] {
        let attributes = preview.attributes, fence = preview.shown[0]
        let lines = promises.lines(about: attributes.id)
        var request = request(
            preview.text, completed(attributes).fitting(preview.text), uses: preview.uses, lines,
            in: page.source, fence.source)
        if let id = attributes.id {
            request.meaningless = promises.marks(
                about: id, in: [preview.text] + preview.uses, of: page.source, report)
            request.snapshots = promises.keptSnapshots(of: id)
        }
        bring(preview.previews, fence, to: &request)
        // Set-up code without promises is compiled with the snippets that use it.
        return attributes.role == .hidden && lines.isEmpty ? [] : [request]
    }

    private func write(
        _ figure: PageFigure, _ written: inout WrittenFigure, _ report: @escaping (Problem) -> Void
    ) {
        if case .listing(let shown, let attributes) = figure {
            return listing(shown, attributes, into: &written.html)
        }
        guard let request = written.requests.first, let result = written.results.first else { return }
        switch figure {
        case .listing: return
        case .preview(let preview):
            guard preview.attributes.role != .hidden else { return hold(preview, request, result, report) }
            finish(preview, result, request, into: &written.html, report)
        case .edit(let edit): write(edit, written.requests, written.results, into: &written.html, report)
        case .start(let start): write(start: start, request, result, into: &written.html, report)
        case .solution(let solution):
            write(solution: solution, request, result, into: &written.html, report)
        }
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
        page.rare.availability.first { $0.platform == "iOS" }.flatMap {
            SystemVersion(Bytes($0.version.utf8)[...])
        }
    }

    /// Takes note of a fence of promises, and tells what is wrong with it.
    func read(promises fence: FencedCode, report: (Problem) -> Void) {
        promises.read(fence, on: page.source, report: report)
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
            attributes.widths = page.rare.widths
            let device = page.rare.device ?? (attributes.widths == nil ? settings.previews.device : nil)
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
        _ preview: ReadPreview, _ result: PreviewResult, _ request: PreviewRequest,
        into out: inout Bytes, _ report: (Problem) -> Void
    ) {
        let shown = preview.shown, fence = preview.shown[0], attributes = request.attributes
        if let id = attributes.id { snippets.results[id] = result }
        promises.keep(result, of: request)
        let errors = result.problems.filter { $0.severity == .error }
        if attributes.isOptional, result.pictures.isEmpty, let error = errors.first {
            return leaveOut(shown, attributes, error, request, into: &out)
        }
        tell(result, errors, of: attributes, fence, knowing: preview.known, report)
        let lints = expectedLints(attributes, result, fence, report)
        if let same = attributes.sameAs { compare(same, result, in: fence.source, report) }
        tally.kept += result.keptPromises
        guard errors.allSatisfy({ settings.drawsBroken && $0.breaksPromise }) else {
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
        var figure = FigureHTML(
            fence: fence, attributes: attributes, result: result, errors: [], uses: request.uses,
            lints: lints,
            promises: kept(request.expectations, errors), snapshots: request.snapshots,
            texts: settings.texts,
            resources: resources.map(\.address), more: Array(shown.dropFirst()))
        figure.namesMarks = !hasNamedMarks && result.pictures.contains(where: \.hasMarks)
        hasNamedMarks = hasNamedMarks || figure.namesMarks
        living(figure, request).write(into: &out)
    }

    /// The promises that no error is about.
    private func kept(_ promises: [(text: String, range: Range<Int>)], _ errors: [Problem]) -> [String] {
        promises.filter { promise in !errors.contains { $0.range == promise.range } }.map(\.text)
    }

    /// Holds code that is not shown to what is promised of it.
    private func hold(
        _ preview: ReadPreview, _ request: PreviewRequest, _ result: PreviewResult,
        _ report: (Problem) -> Void
    ) {
        promises.keep(result, of: request)
        let errors = result.problems.filter { $0.severity == .error }
        tell(result, errors, of: request.attributes, preview.shown[0], knowing: preview.known, report)
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
