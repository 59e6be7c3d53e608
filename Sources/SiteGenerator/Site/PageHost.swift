import Previews

/// Answers a page's Markdown: links, images, symbols, includes, previews.
final class PageHost: MarkdownHost {
    let page: Page
    let figureWriter: FigureWriter
    private let renderer: PreviewRenderer?
    private(set) var problems: [Problem] = []
    /// What the page has asked of the others.
    private(set) var lookups = PageLookups()
    private let resolver: LinkResolver

    init(page: Page, index: SiteIndex, resources: [PreviewResources] = [], renderer: PreviewRenderer?) {
        self.page = page
        resolver = LinkResolver(page: page, index: index)
        self.renderer = renderer
        figureWriter = FigureWriter(
            page: page, settings: index.settings, resources: resources, draws: renderer != nil,
            modules: index.modules)
        figureWriter.asked = { [unowned self] in
            lookups.modules.append(($0, index.modules.fingerprint(of: $0)))
        }
    }

    var root: String { SitePath.root(from: page.folder) }

    func report(_ problem: Problem) {
        // What a comment names needs no page: without one it is code.
        if problem.check == .symbol, let place = problem.range?.lowerBound,
            page.made?.module(commentedAt: place) != nil
        {
            return
        }
        var problem = problem
        // A fence ends with its comment, for DocC as for CommonMark.
        if problem.check == .unclosedFence, page.made != nil { problem.severity = .warning }
        problems.append(problem)
    }

    func preview(_ fence: FencedCode) -> PlacedFigure { figureWriter.read(fence, report: note) }
    func edit(_ fence: FencedCode) -> PlacedFigure { figureWriter.read(edit: fence, report: note) }
    func exercise(_ exercise: ExerciseFences) -> PlacedFigure {
        figureWriter.read(start: exercise, report: note)
    }
    func solution(_ exercise: ExerciseFences) -> PlacedFigure {
        figureWriter.read(solution: exercise, report: note)
    }
    func expectations(_ fence: FencedCode) { figureWriter.read(promises: fence, report: note) }

    func figures() -> [WrittenFigure] {
        let renderer = renderer
        return figureWriter.written(
            evaluating: { requests in requests.map { renderer?.render($0) ?? PreviewResult() } },
            report: note)
    }

    private var note: (Problem) -> Void { { [unowned self] in problems.append($0) } }

    func coverage(_ fence: FencedCode, into out: inout Bytes) {
        let part = fence.info.items.first?.name ?? ""
        guard CoverageHTML.parts.contains(part) else {
            return report(
                Problem(
                    .error, "no coverage of '\(part)'", check: .directive, file: fence.source,
                    range: fence.range,
                    note: suggestion(for: part, among: CoverageHTML.parts)
                        ?? "there are \(CoverageHTML.parts.joined(separator: ", "))"))
        }
        if let coverage = renderer?.coverage { CoverageHTML.write(part, of: coverage(), into: &out) }
    }

    func grades(_ fence: FencedCode, into out: inout Bytes) {
        let grades = resolver.index.grades
        for item in fence.info.items where grades.areas[item.name] == nil {
            return report(
                Problem(
                    .error, "no case is about '\(item.name)'", check: .directive, file: fence.source,
                    range: item.nameRange,
                    note: suggestion(for: item.name, among: grades.areas.keys.sorted())
                        ?? "'cases:' in 'site.yml' names the folders of cases"))
        }
        GradesHTML.write(grades, of: fence.info.items.map(\.name), into: &out)
    }

    func include(_ path: String) -> SourceFile? {
        let file = resolver.include(path)
        lookups.includes.append((path, resolver.included(path)))
        if file == nil, let file = resolver.index.modules.included(path) { return file }
        return file.map { SourceFile(path: resolver.index.contentName + "/" + $0.path, bytes: $0.bytes) }
    }

    func nearInclude(_ path: String) -> String? { resolver.nearInclude(path) }

    func symbol(_ name: String) -> ResolvedSymbol {
        let answer = resolver.symbol(name)
        lookups.symbols.append((name, answer))
        return answer
    }

    func resolve(_ destination: Bytes, isImage: Bool) -> ResolvedLink {
        let answer = resolver.link(destination, isImage: isImage)
        lookups.links.append((destination, isImage, answer))
        return answer
    }
}
