import Previews
import Syntax

/// A preview fence of a Markdown file, with what the engine was asked and what it answered.
struct PictureFence {
    var fence: FencedCode
    var request: PreviewRequest?
    var result = PreviewResult()
}

/// Reads the previews of a Markdown file that is no page: everything else in it is somebody else's.
final class PictureHost: MarkdownHost {
    private let figures: FigureWriter
    private let questions: Questions
    private let include: (String) -> Bytes?
    private(set) var fences: [PictureFence] = []
    private(set) var problems: [Problem] = []

    /// - Parameter answers: what the engine answers to the questions in their order; without them it is asked
    ///   nothing.
    init(
        _ source: SourceFile, _ settings: Settings, _ resources: [PreviewResources], _ modules: ModuleSet,
        answers: [PreviewResult]?, include: @escaping (String) -> Bytes?
    ) {
        let questions = Questions(answers)
        self.questions = questions
        self.include = include
        let renderer = PreviewRenderer(version: "") { questions.ask($0) }
        let page = Page(source: source, path: source.path, front: FrontMatter(), body: 0)
        figures = FigureWriter(
            page: page, settings: settings, resources: resources, renderer: renderer, modules: modules)
    }

    /// All that the engine is asked, first to last.
    var requests: [PreviewRequest] { questions.asked }
    var keptPromises: Int { figures.tally.kept }

    func read(_ source: SourceFile) {
        // What a generator's own front matter says is not read, but has to be skipped.
        let body = FrontMatter.read(source).body
        _ = MarkdownRenderer.render(source, body: body..<source.bytes.count, options: .page, host: self)
        figures.reportUnclaimed { problems.append($0) }
    }

    func preview(_ fence: FencedCode, into out: inout Bytes) -> ShownFigure {
        let before = questions.asked.count
        let shown = figures.write(fence, into: &out) { self.problems.append($0) }
        let isAsked = questions.asked.count > before
        fences.append(
            PictureFence(
                fence: fence, request: isAsked ? questions.asked[before] : nil,
                result: isAsked ? questions.answer(before) : PreviewResult()))
        return shown
    }

    func edit(_ fence: FencedCode, into out: inout Bytes) -> [String] {
        figures.writeEdit(fence, into: &out) { self.problems.append($0) }
    }

    func exercise(_ exercise: ExerciseFences, into out: inout Bytes) -> ShownFigure {
        exercise.start.map { preview($0, into: &out) } ?? ShownFigure()
    }

    func solution(_ exercise: ExerciseFences, into out: inout Bytes) -> [String] { [] }

    func promises(_ fences: [FencedCode]) {
        figures.read(promises: fences)
    }

    func expectations(_ fence: FencedCode) {
        figures.check(promises: fence) { self.problems.append($0) }
    }

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

/// Notes what the engine is asked, and answers with what it has answered already.
private final class Questions: @unchecked Sendable {
    private let answers: [PreviewResult]?
    private(set) var asked: [PreviewRequest] = []

    init(_ answers: [PreviewResult]?) { self.answers = answers }

    func ask(_ request: PreviewRequest) -> PreviewResult {
        asked.append(request)
        return answer(asked.count - 1)
    }

    func answer(_ number: Int) -> PreviewResult {
        guard let answers, number < answers.count else { return PreviewResult() }
        return answers[number]
    }
}
