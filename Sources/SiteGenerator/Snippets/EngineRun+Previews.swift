import Previews
import Syntax

/// A program with what it shows, and the figure that came of it.
final class ShownPreview {
    let compilation: Compilation
    /// The one of several, or of a module's file; nil for what a snippet shows by itself.
    let preview: FoundPreview?
    /// What tells its pictures from those of the others.
    let label: String?
    var figure: Figure?

    init(_ compilation: Compilation, _ preview: FoundPreview? = nil, label: String? = nil) {
        self.compilation = compilation
        self.preview = preview
        self.label = label
    }
}

/// What a fence shows: previews that it names, or all that stand in its code.
extension EngineRun {
    var shown: [ShownPreview] {
        if !request.previews.isEmpty { return named }
        let compilation = engine.engine.compile(snippet)
        if attributes.show == nil, let only = compilation.onlyPreview, case .sizeThatFits = only.layout {
            return [ShownPreview(compilation.showing(only), only)]
        }
        guard attributes.show == nil, compilation.previews.count > 1 else {
            return [ShownPreview(compilation)]
        }
        return compilation.previews.map { ShownPreview(compilation.showing($0), $0, label: $0.label) }
    }

    /// Previews of modules' files: those of a module share its program.
    private var named: [ShownPreview] {
        guard let modules = request.modules?.modules(for: system) else { return [] }
        let isOne = request.previews.count == 1
        return request.previews.map { preview in
            ShownPreview(
                engine.program(of: preview.module, in: modules).showing(preview), preview,
                label: isOne ? nil : preview.label)
        }
    }

    /// The files whose code has a part in what is shown; that of a preview counts in whole.
    func reachedFiles(of shown: [ShownPreview]) -> [String] {
        var files = Set(shown.flatMap(\.compilation.reachedFiles))
        files.formUnion(shown.compactMap(\.preview?.file).filter { !$0.isEmpty })
        return files.filter { request.modules?.file($0) != nil }.sorted()
    }

    /// What a preview says of its size and its device holds where the fence says nothing of it.
    func fit(_ asked: inout FigureRequest, to preview: FoundPreview) {
        asked.keepsLayout = !attributes.written(has: ["widths", "device"])
        guard asked.keepsLayout else { return }
        if case .sizeThatFits = preview.layout {
            asked.widths = [request.defaults.widths.max() ?? 393]
        } else if case .fixed(let width, let height) = preview.layout {
            asked.widths = [width]
            asked.height = asked.height ?? height
        } else if let device = preview.device {
            for index in asked.environments.indices { _ = asked.environments[index].setDevice(named: device) }
        }
    }

    /// One that is as large as its view is told by that, and not by the room that it was offered.
    func told(_ picture: PreviewPicture, _ drawn: Figure.Picture, of preview: FoundPreview?) -> PreviewPicture
    {
        guard let preview, case .sizeThatFits = preview.layout,
            !attributes.written(has: ["widths", "device"])
        else { return picture }
        var picture = picture
        picture.width = drawn.canvas.size.width
        return picture
    }

    func severalPreviews(_ count: Int, at range: Range<Int>) -> Problem {
        Problem(
            .error, "promises are about one preview, and this fence shows \(count)", check: .directive,
            file: request.page, range: range,
            note: "give each preview a fence of its own")
    }
}

extension PreviewResult {
    func failing(_ problem: Problem) -> PreviewResult {
        var result = self
        result.problems.append(problem)
        return result
    }
}

extension PreviewRequest {
    /// Whether modules have a part in it.
    var isOfModules: Bool { !imports.isEmpty || home != nil || !previews.isEmpty }

    /// The system that `#if` is decided for.
    var system: CompilationConditions.System {
        CompilationConditions.System(attributes.platform ?? defaults.platform)
    }
}
