import Previews
import Syntax

/// Makes the pictures of Markdown files: reads all, evaluates what has changed on every core, draws, and says
/// what to write.
public struct PictureRun: Sendable {
    private let renderer: PreviewRenderer
    private let options: PictureOptions
    private let modules: ModuleSet
    private let fonts: PictureFonts?
    /// Whether everything is drawn, whatever the marks say.
    private let isWhole: Bool

    public init(
        renderer: PreviewRenderer, options: PictureOptions, modules: ModuleSet = ModuleSet([]),
        isWhole: Bool = false
    ) {
        self.renderer = renderer
        self.options = options
        self.modules = modules
        self.isWhole = isWhole
        fonts = options.format == .png ? PictureFonts() : nil
    }

    public func changes(of inputs: [PictureInput]) -> [PictureChange] {
        let (documents, stale) = documents(inputs)
        return documents.indices.map { change(documents[$0], isRead: stale.contains($0)) }
    }

    /// What is wrong with the previews of files, and how many promises they keep: nothing is drawn.
    public func findings(in inputs: [PictureInput]) -> [PictureChange] {
        documents(inputs).all.map { change($0, isRead: false) }
    }

    /// The files as the engine found them, and which of them it was asked about.
    private func documents(_ inputs: [PictureInput]) -> (all: [PictureDocument], stale: [Int]) {
        let (options, modules, isWhole) = (options, modules, isWhole)
        var documents = parallelMap(inputs) { PictureDocument($0, options, modules) }
        let stale = documents.indices.filter { index in
            isWhole || documents[index].fences.contains { $0.isRefused || !documents[index].isFresh($0) }
        }
        let answers = evaluated(stale.map { documents[$0].requests })
        for (index, answers) in zip(stale, answers) where documents[index].problems.isEmpty {
            documents[index].read(answers: answers)
        }
        return (documents, stale)
    }

    /// Every question of several files, each file's apart.
    private func evaluated(_ requests: [[PreviewRequest]]) -> [[PreviewResult]] {
        let renderer = renderer
        let all = parallelMap(requests.flatMap(\.self)) { renderer.render($0) }
        var start = 0
        return requests.map { requests in
            defer { start += requests.count }
            return Array(all[start..<start + requests.count])
        }
    }

    private func change(_ document: PictureDocument, isRead: Bool) -> PictureChange {
        var change = PictureChange(path: document.input.path)
        change.problems = document.problems
        change.previewCount = document.fences.count { $0.request != nil }
        change.keptPromises = document.keptPromises
        guard isRead, !change.hasErrors else { return change }
        var edit = PictureEdit(document, options, fonts)
        edit.make(&change, isWhole: isWhole)
        return change
    }
}
