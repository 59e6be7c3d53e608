import Foundation
import Previews
import Syntax

/// One fence evaluated.
struct EngineRun {
    private let engine: PreviewEngine
    private let request: PreviewRequest
    private let attributes: SnippetAttributes

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
        result.passes = figure.unsettledPasses
        if !figure.hasErrors { result.pictures = figure.pictures.map { picture($0, environments, labels, steps) } }
        if let (step, reason) = figure.stepFailure {
            let range = attributes.steps[step].range
            result.problems.append(Problem(.error, reason, check: .directive, file: request.page, range: range))
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
        let page = SourceText(name: request.page.path, bytes: request.page.bytes)
        func text(_ snippet: SnippetText) -> SourceText {
            SourceText(bytes: snippet.bytes, in: page, lineOffsets: snippet.lineOffsets)
        }
        let show = attributes.show.map { SourceText($0, name: request.page.path) }
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
                result.problems.append(Problem(.error, error.message, check: .directive, file: request.page, range: range))
            }
        }
        return steps
    }

    // MARK: What came

    /// A promise that is not kept is an error at its own line.
    private func judge(
        _ promises: [(expectation: Expectation, range: Range<Int>)], _ failures: [String?], _ result: inout PreviewResult
    ) {
        for (promise, failure) in zip(promises, failures) {
            guard let failure else {
                result.keptPromises += 1
                continue
            }
            let text = String(request.page.bytes[promise.range])
            result.problems.append(
                Problem(.error, "promise '\(text)' is not kept: \(failure)", file: request.page, range: promise.range))
        }
    }

    /// Without the warnings that the fence accepts; what it accepts and nothing gave is a warning in its turn.
    private func accepted(_ problems: [Problem]) -> [Problem] {
        let allowed = attributes.allowedLints
        let left = problems.filter { problem in !allowed.contains { $0.name == problem.lint } }
        guard !attributes.isEdited, !problems.contains(where: { $0.severity == .error }) else { return left }
        let idle = allowed.filter { allowed in !problems.contains { $0.lint == allowed.name } }
        return left + idle.map { allowed in
            Problem(
                .warning, "'\(allowed.name)' has nothing to say about this snippet", check: .lint, file: request.page,
                range: allowed.range, note: "the fence need not allow it")
        }
    }

    /// Views whose explanation is asked for and that have nothing to tell.
    private func unexplained(_ figure: Figure) -> [Problem] {
        guard let asked = attributes.explained, !figure.hasErrors, figure.stepFailure == nil else { return [] }
        let told = figure.pictures.flatMap(\.explanations).map(\.view)
        return asked.filter { !told.contains($0.name) }.map { name, range in
            Problem(
                .error, "there is nothing to explain about '\(name)' here", check: .directive, file: request.page, range: range,
                note: suggestion(for: name, among: Self.explainable) ?? "explained are stacks, choices, container-relative frames and layouts of your own")
        }
    }

    private static let explainable = ["HStack", "VStack", "ViewThatFits", "containerRelativeFrame"]

    private func problem(_ found: SourcedDiagnostic) -> Problem {
        let diagnostic = found.diagnostic
        let lint = "\(diagnostic.id)"
        let isLint = diagnostic.severity == .warning && SnippetAttributes.lintNames.contains(lint)
        var problem = Problem(
            diagnostic.severity == .error ? .error : .warning, diagnostic.message, check: isLint ? .lint : nil,
            file: request.page, range: pageRange(diagnostic.range, of: found.source),
            notes: diagnostic.notes.map { note in
                .init(note.message, range: note.range.map { pageRange($0, of: found.source) })
            })
        if isLint { problem.lint = lint }
        return problem
    }

    /// A place in one of the sources (`uses` first, then the snippet, then `show`) as a place in the page.
    private func pageRange(_ range: SourceRange, of source: Int) -> Range<Int> {
        if source < request.uses.count { return request.uses[source].pageRange(range.lower..<max(range.lower, range.upper)) }
        if source == request.uses.count { return request.code.pageRange(range.lower..<max(range.lower, range.upper)) }
        return (attributes.showOffset + range.lower)..<(attributes.showOffset + max(range.lower, range.upper))
    }

    private func picture(
        _ picture: Figure.Picture, _ environments: [PreviewEnvironment], _ labels: [String?], _ steps: [PreviewStep]
    ) -> PreviewPicture {
        let environment = environments[picture.environment]
        let widths = picture.widths
        var label = labels[picture.environment]
        if picture.step > 0 { label = (label.map { $0 + ", " } ?? "") + "after " + steps[picture.step - 1].words }
        var made = PreviewPicture(
            svg: picture.svg, width: picture.width, height: picture.height,
            range: widths.count > 1 ? widths[0]...widths[widths.count - 1] : nil, environment: label,
            title: picture.title, description: picture.description, notes: notes(picture.inspection),
            drawing: PreviewDrawing(key: contentHash(Bytes(picture.svg.utf8))) { [list = picture.list, canvas = picture.canvas] in (list, canvas) })
        if attributes.scheme != nil { made.isDark = environment.isDark }
        if !attributes.typeSizes.isEmpty { made.typeSize = PreviewEnvironment.typeSizes[environment.typeSize] }
        made.fingerprint = picture.fingerprint
        made.explanation = ExplanationHTML.tables(picture.explanations)
        return made
    }

    /// What each container chose: the lesson of the picture in a line.
    private func notes(_ inspection: Inspection) -> [String] {
        inspection.choices.compactMap { choice in
            guard let chosen = choice.chosen, choice.candidates.indices.contains(chosen - 1) else { return nil }
            let ideal = choice.candidates[chosen - 1].ideal
            return "candidate \(chosen) of \(choice.candidates.count) · ideal \(length(ideal.width)) × \(length(ideal.height))"
        }
    }

    private func length(_ value: Double?) -> String {
        guard let value else { return "any" }
        guard value.isFinite else { return "∞" }
        let text = String(format: "%.2f", value)
        return text.hasSuffix(".00") ? String(text.dropLast(3)) : text.hasSuffix("0") ? String(text.dropLast()) : text
    }
}
