import Foundation
import Previews
import Syntax

/// One fence evaluated.
struct EngineRun {
    private let engine: PreviewEngine
    let request: PreviewRequest
    let attributes: SnippetAttributes

    init(_ engine: PreviewEngine, _ request: PreviewRequest) {
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
        let compilation = engine.compile(snippet)
        let figure = compilation.figure(figureRequest(environments, promises.map(\.expectation), steps))
        result.problems += accepted(figure.diagnostics.map(problem)) + unexplained(figure)
        result.breakpoints = figure.breakpoints
        result.bands = figure.bands
        result.passes = figure.unsettledPasses
        if !figure.hasErrors { result.pictures = figure.pictures.map { picture($0, environments, labels, steps) } }
        if let (step, reason) = figure.stepFailure {
            let range = attributes.steps[step].range
            result.problems.append(Problem(.error, reason, check: .directive, file: request.code.file, range: range))
        }
        judge(promises, figure.failures, &result)
        if let first = figure.pictures.first { result.forms = attributes.forms.map { ($0, text(of: $0, compilation, first)) } }
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

    // MARK: What is asked

    private func figureRequest(
        _ environments: [PreviewEnvironment], _ expectations: [Expectation], _ steps: [PreviewStep]
    ) -> FigureRequest {
        var asked = FigureRequest()
        asked.widths = attributes.widths
        asked.height = attributes.height
        asked.environments = environments
        asked.fixesScheme = attributes.scheme != nil
        asked.idPrefix = request.idPrefix
        asked.defaultWidths = request.settings.widths
        asked.expectations = expectations
        asked.steps = steps
        asked.explained = attributes.explained?.map(\.name)
        if !attributes.isError { asked.allowedLints = [] }
        asked.minimumVersion = request.minimumVersion
        return asked
    }

    private var snippet: Snippet {
        func text(_ snippet: SnippetText) -> SourceText {
            let file = SourceText(name: snippet.file.path, bytes: snippet.file.bytes)
            return SourceText(bytes: snippet.bytes, in: file, lineOffsets: snippet.lineOffsets)
        }
        let show = attributes.show.map { SourceText($0, name: request.code.file.path) }
        return Snippet(text(request.code), uses: request.uses.map(text), show: show)
    }

    /// The environments of the matrix that the attributes span, each with what sets it apart.
    private func surroundings() -> ([PreviewEnvironment], [String?]) {
        var environment = commonEnvironment
        let schemes: [Bool] = attributes.scheme == .both ? [false, true] : [attributes.scheme == .dark]
        let sizes = attributes.typeSizes.isEmpty ? [request.settings.typeSize ?? "large"] : attributes.typeSizes
        let devices: [String?] = attributes.devices.isEmpty ? [nil] : attributes.devices
        var environments: [PreviewEnvironment] = []
        var labels: [String?] = []
        for device in devices {
            if let device { _ = environment.setDevice(named: device) }
            for size in sizes {
                for isDark in schemes {
                    environment.typeSize = PreviewEnvironment.typeSizes.firstIndex(of: size) ?? PreviewEnvironment.standardTypeSize
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
    private var commonEnvironment: PreviewEnvironment {
        var common = PreviewEnvironment()
        if let platform = attributes.platform ?? request.settings.platform { common.platform = platform == "macOS" ? .macOS : .iOS }
        common.isRightToLeft = attributes.direction == .rtl
        if let locale = attributes.locale { common.locale = locale }
        if let strings = attributes.strings { common.setStrings(strings) }
        return common
    }

    private func promises(_ result: inout PreviewResult) -> [(expectation: Expectation, range: Range<Int>)] {
        var promises: [(Expectation, Range<Int>)] = []
        for (text, range) in request.expectations {
            do throws(ExpectationError) {
                promises.append((try Expectation.parse(Array(text.utf8)), range))
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

    private func steps(_ result: inout PreviewResult) -> [PreviewStep] {
        var steps: [PreviewStep] = []
        for (text, range) in attributes.steps {
            do throws(ExpectationError) {
                steps.append(try PreviewStep.parse(Array(text.utf8)))
            } catch {
                result.problems.append(Problem(.error, error.message, check: .directive, file: request.code.file, range: range))
            }
        }
        return steps
    }
}
