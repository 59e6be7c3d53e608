import Foundation
import Previews
import Syntax

/// One fence evaluated.
struct EngineRun {
    let engine: ModuleEngine
    let request: PreviewRequest
    let attributes: SnippetAttributes

    init(_ engine: ModuleEngine, _ request: PreviewRequest) {
        self.engine = engine
        self.request = request
        attributes = request.attributes
    }

    func result() -> PreviewResult {
        var result = PreviewResult()
        let (environments, labels) = surroundings()
        let promises = promises(&result)
        let steps = steps(&result)
        guard result.problems.isEmpty else { return result }
        let shown = self.shown
        if shown.count > 1, let promise = promises.first {
            return result.failing(severalPreviews(shown.count, at: promise.range))
        }
        for (number, preview) in shown.enumerated() {
            var asked = figureRequest(environments, promises.map(\.expectation), steps)
            if let found = preview.preview { fit(&asked, to: found) }
            if shown.count > 1 { asked.idPrefix += "\(number + 1)-" }
            add(
                preview, asked,
                labels.map { label in preview.label.map { $0 + (label.map { ", " + $0 } ?? "") } ?? label },
                &result)
            if let figure = preview.figure { judge(promises, figure, &result) }
        }
        if request.isOfModules { result.reachedFiles = reachedFiles(of: shown) }
        return result
    }

    private func text(of form: PreviewForm, _ compilation: Compilation, _ picture: Figure.Picture) -> String {
        switch form {
        case .tokens: snippet.tokens
        case .tree: snippet.tree
        case .program: compilation.programText ?? ""
        case .frames: picture.inspection.text
        case .displayList: picture.list.dump
        }
    }

    /// One of several previews has what it says of its own.
    private func add(
        _ preview: ShownPreview, _ asked: FigureRequest, _ labels: [String?], _ result: inout PreviewResult
    ) {
        let figure = preview.compilation.figure(asked)
        preview.figure = figure
        let problems = figure.diagnostics.map(problem)
        result.note(differences: problems)
        result.problems += accepted(problems) + unexplained(figure)
        if result.passes.isEmpty { result.passes = figure.unsettledPasses }
        if !figure.hasErrors {
            result.pictures += figure.pictures.map {
                told(picture($0, asked.environments, labels, asked.steps), $0, of: preview.preview)
            }
        }
        if let (step, reason) = figure.stepFailure {
            let range = attributes.steps[step].range
            result.problems.append(
                Problem(.error, reason, check: .directive, file: request.fence, range: range))
        }
        guard result.forms.isEmpty, let first = figure.pictures.first else { return }
        result.forms = attributes.forms.map { ($0, text(of: $0, preview.compilation, first)) }
    }

    // MARK: What is asked

    func figureRequest(
        _ environments: [PreviewEnvironment], _ expectations: [Expectation], _ steps: [PreviewStep]
    ) -> FigureRequest {
        var asked = FigureRequest()
        asked.widths = attributes.widths
        asked.height = attributes.height
        asked.environments = environments
        asked.fixesScheme = attributes.scheme != nil || attributes.showsSurroundings
        asked.idPrefix = request.idPrefix
        asked.base = request.base
        asked.defaultWidths = request.defaults.widths
        asked.expectations = expectations
        asked.steps = steps
        asked.explained = attributes.explained?.map(\.name)
        if !attributes.isError, !attributes.isOptional, !attributes.isStart { asked.allowedLints = [] }
        asked.minimumVersion = request.minimumVersion
        return asked
    }

    /// The system that `#if` is decided for.
    var system: CompilationConditions.System { request.system }

    var snippet: Snippet {
        func text(_ snippet: SnippetText) -> SourceText {
            let file = SourceText(name: snippet.file.path, bytes: snippet.file.bytes)
            return SourceText(bytes: snippet.bytes, in: file, lineOffsets: snippet.lineOffsets)
        }
        let show = attributes.show.map { SourceText($0, name: request.fence.path) }
        var snippet = Snippet(text(request.code), uses: request.uses.map(text), show: show)
        snippet.conditions = CompilationConditions(system: system)
        guard request.isOfModules else { return snippet }
        snippet.modules = request.modules?.modules(for: system)
        snippet.home = request.home
        return snippet
    }

    /// The environments of the matrix that the attributes span, each with what sets it apart.
    func surroundings() -> ([PreviewEnvironment], [String?]) {
        if attributes.showsSurroundings { return readers() }
        var environment = commonEnvironment
        let schemes: [Bool] = attributes.scheme == .both ? [false, true] : [attributes.scheme == .dark]
        let sizes =
            attributes.typeSizes.isEmpty ? [request.defaults.typeSize ?? "large"] : attributes.typeSizes
        let devices: [String?] = attributes.devices.isEmpty ? [nil] : attributes.devices
        var environments: [PreviewEnvironment] = []
        var labels: [String?] = []
        for device in devices {
            if let device { _ = environment.setDevice(named: device) }
            for size in sizes {
                for isDark in schemes {
                    environment.typeSize =
                        PreviewEnvironment.typeSizes.firstIndex(of: size)
                        ?? PreviewEnvironment.standardTypeSize
                    environment.isDark = isDark
                    environments.append(environment)
                    let words = [
                        devices.count > 1 ? device : nil, sizes.count > 1 ? size : nil,
                        schemes.count > 1 ? (isDark ? "dark" : "light") : nil,
                    ].compactMap(\.self)
                    labels.append(words.isEmpty ? nil : words.joined(separator: ", "))
                }
            }
        }
        return (environments, labels)
    }

    /// What all environments of the fence share.
    var commonEnvironment: PreviewEnvironment {
        var common = PreviewEnvironment()
        if let platform = request.defaults.platform { common.set("platform", to: platform) }
        for (name, value) in attributes.surroundings { common.set(name, to: value) }
        common.setResources(request.resources)
        return common
    }

    func promises(_ result: inout PreviewResult) -> [(expectation: Expectation, range: Range<Int>)] {
        var promises: [(Expectation, Range<Int>)] = []
        for (text, range) in request.expectations {
            do throws(ExpectationError) {
                var promise = try Expectation.parse(Array(text.utf8))
                if let kept = request.snapshots[text] {
                    promise.claim = .snapshot(kept: Snapshot.number(of: kept), widths: [])
                }
                promises.append((promise, range))
            } catch {
                let start = range.lowerBound + error.range.lower
                result.problems.append(
                    Problem(
                        .error, error.message, check: .directive, file: request.page,
                        range: start..<max(start, range.lowerBound + error.range.upper)))
            }
        }
        return promises
    }

    func steps(_ result: inout PreviewResult) -> [PreviewStep] {
        var steps: [PreviewStep] = []
        for (text, range) in attributes.steps {
            do throws(ExpectationError) {
                steps.append(try PreviewStep.parse(Array(text.utf8)))
            } catch {
                result.problems.append(
                    Problem(.error, error.message, check: .directive, file: request.fence, range: range))
            }
        }
        return steps
    }
}
