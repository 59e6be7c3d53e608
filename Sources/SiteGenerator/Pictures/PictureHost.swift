import Previews
import Syntax

/// A preview fence of a Markdown file, with what the engine was asked and what it answered.
struct PictureFence {
    var fence: FencedCode
    /// Its number among the figures of the file.
    var figure: Int?
    var request: PreviewRequest?
    var result = PreviewResult()

    /// Whether it names a preview that there is not: the second reading says so.
    var isRefused: Bool { request == nil && fence.info.item("preview")?.value != nil }
}

/// Reads the previews of a Markdown file that is no page: everything else in it is somebody else's.
final class PictureHost: MarkdownHost {
    private let figureWriter: FigureWriter
    private let answers: [PreviewResult]?
    private let include: (String) -> Bytes?
    private(set) var fences: [PictureFence] = []
    private(set) var problems: [Problem] = []

    /// - Parameter answers: what the engine answers to the questions in their order; without them it is asked
    ///   nothing.
    init(
        _ source: SourceFile, _ settings: Settings, _ resources: [PreviewResources], _ modules: ModuleSet,
        answers: [PreviewResult]?, include: @escaping (String) -> Bytes?
    ) {
        self.answers = answers
        self.include = include
        let page = Page(source: source, path: source.path, front: FrontMatter(), body: 0)
        figureWriter = FigureWriter(
            page: page, settings: settings, resources: resources, draws: true, modules: modules)
    }

    /// All that the engine is asked, first to last.
    private(set) var requests: [PreviewRequest] = []
    var keptPromises: Int { figureWriter.tally.kept }

    func read(_ source: SourceFile) {
        // What a generator's own front matter says is not read, but has to be skipped.
        let body = FrontMatter.read(source).body
        _ = MarkdownRenderer.render(source, body: body..<source.bytes.count, options: .page, host: self)
        figureWriter.reportUnclaimed { problems.append($0) }
    }

    func preview(_ fence: FencedCode) -> PlacedFigure {
        let figure = figureWriter.read(fence, report: note)
        fences.append(PictureFence(fence: fence, figure: figure.number))
        return figure
    }

    func edit(_ fence: FencedCode) -> PlacedFigure { figureWriter.read(edit: fence, report: note) }
    func exercise(_ exercise: ExerciseFences) -> PlacedFigure {
        exercise.start.map { preview($0) } ?? PlacedFigure()
    }
    func solution(_ exercise: ExerciseFences) -> PlacedFigure { PlacedFigure() }
    func expectations(_ fence: FencedCode) { figureWriter.read(promises: fence, report: note) }

    func figures() -> [WrittenFigure] {
        let written = figureWriter.written(evaluating: answers(to:), report: note)
        for index in fences.indices {
            guard let number = fences[index].figure, let request = written[number].requests.first else {
                continue
            }
            (fences[index].request, fences[index].result) = (request, written[number].results[0])
        }
        return written
    }

    private func answers(to asked: [PreviewRequest]) -> [PreviewResult] {
        requests = asked
        return asked.indices.map { index in
            answers.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? PreviewResult()
        }
    }

    private var note: (Problem) -> Void { { [unowned self] in problems.append($0) } }

    func coverage(_ fence: FencedCode, into out: inout Bytes) {}
    func grades(_ fence: FencedCode, into out: inout Bytes) {}
    func include(_ path: String) -> SourceFile? { include(path).map { SourceFile(path: path, bytes: $0) } }
    func nearInclude(_ path: String) -> String? { nil }
    func symbol(_ name: String) -> ResolvedSymbol { ResolvedSymbol(address: Bytes(name.utf8)) }
    func resolve(_ destination: Bytes, isImage: Bool) -> ResolvedLink { ResolvedLink(address: destination) }

    /// Links, headings and the rest are for whoever publishes the file; a fence that never ends is a
    /// preview's matter.
    var root: String { "" }

    func report(_ problem: Problem) {
        if problem.check == .unclosedFence { problems.append(problem) }
    }
}
