import Foundation
import Previews
import Syntax

/// What the engine gave, in the page's own words and places.
extension EngineRun {
    /// A promise that is not kept is an error at its own line.
    func judge(
        _ promises: [(expectation: Expectation, range: Range<Int>)], _ figure: Figure,
        _ result: inout PreviewResult
    ) {
        for (place, (promise, failure)) in zip(promises, figure.failures).enumerated() {
            guard let failure else {
                result.keptPromises += 1
                continue
            }
            if attributes.isStart { continue }
            let text = String(request.page.bytes[promise.range])
            var problem = Problem(
                .error, "promise '\(text)' is not kept: \(failure)", file: request.page, range: promise.range)
            problem.breaksPromise = true
            if let now = figure.snapshots[place] {
                result.snapshots[text] = now
                if let kept = request.snapshots[text] { problem.notes = SnapshotDifference(kept, now).notes }
            }
            result.problems.append(problem)
        }
    }

    /// Without the warnings that the fence accepts; what it accepts and nothing gave is a warning in its
    /// turn.
    func accepted(_ problems: [Problem]) -> [Problem] {
        let allowed = attributes.allowedLints
        let left = problems.filter { problem in !allowed.contains { $0.name == problem.lint } }
        guard !attributes.isEdited, !attributes.isStart, !problems.contains(where: { $0.severity == .error })
        else { return left }
        let idle = allowed.filter { allowed in !problems.contains { $0.lint == allowed.name } }
        return left
            + idle.map { allowed in
                Problem(
                    .warning, "'\(allowed.name)' doesn't fire on this snippet", check: .lint,
                    file: request.fence,
                    range: allowed.range, note: "the fence need not allow it")
            }
    }

    /// Views whose explanation is asked for and that have nothing to tell.
    func unexplained(_ figure: Figure) -> [Problem] {
        guard let asked = attributes.explained, !figure.hasErrors, figure.stepFailure == nil else {
            return []
        }
        let told = figure.pictures.flatMap(\.explanations).map(\.view)
        return asked.filter { !told.contains($0.name) }.map { name, range in
            Problem(
                .error, "there is nothing to explain about '\(name)' here", check: .directive,
                file: request.fence, range: range,
                note: suggestion(for: name, among: Self.explainable)
                    ?? "explained are stacks, choices, container-relative frames and layouts of your own")
        }
    }

    private static let explainable = ["HStack", "VStack", "ViewThatFits", "containerRelativeFrame"]

    func problem(_ diagnostic: Diagnostic) -> Problem {
        let (file, range) = place(of: diagnostic.range)
        let lint = "\(diagnostic.id)"
        let isLint = diagnostic.severity == .warning && SnippetAttributes.lintNames.contains(lint)
        var problem = Problem(
            diagnostic.severity == .error ? .error : .warning, diagnostic.message,
            check: isLint ? .lint : nil,
            file: file, range: range,
            notes: diagnostic.notes.map { note($0, besides: file) } + reaching(diagnostic))
        if isLint { problem.lint = lint }
        problem.id = lint.isEmpty ? nil : lint
        problem.edit = diagnostic.fixIt.flatMap(edit)
        return problem
    }

    /// The fence that needs a module's code, for a mistake that is told in the module's file.
    private func reaching(_ diagnostic: Diagnostic) -> [Problem.Note] {
        guard diagnostic.severity == .error, diagnostic.range.isInModule, !attributes.isOptional,
            !attributes.isError
        else { return [] }
        let place = attributes.preview.map { (request.fence, $0.range) } ?? request.code.place(of: 0..<0)
        return [.init("this fence needs it", file: place.0, range: place.1)]
    }

    private func edit(_ fixIt: Diagnostic.FixIt) -> Problem.Edit? {
        guard fixIt.range.isInProgram else { return nil }
        let (file, range) = place(of: fixIt.range)
        return Problem.Edit(path: file.path, range: range, text: fixIt.text)
    }

    private func note(_ note: Diagnostic.Note, besides file: SourceFile) -> Problem.Note {
        guard let range = note.range, range.isInProgram else { return .init(note.message) }
        let place = place(of: range)
        return .init(note.message, file: place.file.path == file.path ? nil : place.file, range: place.range)
    }

    /// Where one of the sources (`uses` first, then the snippet, then `show`) was written. What has no place
    /// is told where the snippet begins.
    private func place(of range: SourceRange) -> (file: SourceFile, range: Range<Int>) {
        guard range.isInProgram else { return request.code.place(of: 0..<0) }
        let written = range.lower..<max(range.lower, range.upper)
        if range.isInModule { return modulePlace(of: range, written) ?? request.code.place(of: 0..<0) }
        let texts = request.uses + [request.code]
        if range.source < texts.count { return texts[range.source].place(of: written) }
        let show = attributes.showOffset
        return (request.fence, (show + written.lowerBound)..<(show + written.upperBound))
    }

    /// A range in a file of a module.
    private func modulePlace(of range: SourceRange, _ written: Range<Int>) -> (
        file: SourceFile, range: Range<Int>
    )? {
        guard let modules = request.modules, let text = modules.modules(for: system).sources[range] else {
            return nil
        }
        return modules.file(text.name).map { ($0, written) }
    }

    func picture(
        _ picture: Figure.Picture, _ environments: [PreviewEnvironment], _ labels: [String?],
        _ steps: [PreviewStep]
    ) -> PreviewPicture {
        let environment = environments[picture.environment]
        let widths = picture.widths
        var label = labels[picture.environment]
        if picture.step > 0 {
            label = (label.map { $0 + ", " } ?? "") + "after " + steps[picture.step - 1].words
        }
        var made = PreviewPicture(
            svg: picture.svg, width: picture.width, height: picture.height,
            range: widths.count > 1 ? widths[0]...widths[widths.count - 1] : nil, environment: label,
            title: picture.title, description: picture.description,
            notes: picture.notes,
            drawing: PreviewDrawing(key: contentHash(Bytes(picture.svg.utf8))) {
                [list = picture.list, canvas = picture.canvas] in (list, canvas)
            })
        if attributes.scheme != nil || attributes.showsSurroundings { made.isDark = environment.isDark }
        if !attributes.typeSizes.isEmpty || attributes.showsSurroundings {
            made.typeSize = PreviewEnvironment.typeSizes[environment.typeSize]
        }
        if attributes.devices.count > 1 { made.device = environment.device?.name }
        made.marks = picture.marks
        made.overflow = picture.overflow
        made.fingerprint = picture.fingerprint
        made.isAlwaysDark = picture.scheme.map { $0 == .dark }
        made.explanation = ExplanationHTML.print(picture.explanations)
        return made
    }
}
