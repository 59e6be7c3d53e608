import Previews
import Syntax

/// Exercises: the build proves that the solution keeps every promise and that the start does not.
extension FigureWriter {
    /// Takes note of the figure that a reader starts from.
    func read(start exercise: ExerciseFences, report: @escaping (Problem) -> Void) -> PlacedFigure {
        guard let fence = exercise.start else { return PlacedFigure() }
        let attributes = SnippetAttributes.read(fence, report: report)
        let text = SnippetText(bytes: fence.code, in: fence.codeSource, lineOffsets: fence.lineOffsets)
        let uses = snippets.uses(of: attributes, in: fence.source, report)
        snippets.add(attributes, text, uses: uses, fence, report)
        guard draws else { return add(.listing([fence], attributes)) }
        return add(
            .start(
                ReadExercise(
                    fences: exercise, fence: fence, attributes: started(attributes), text: text, uses: uses,
                    known: snippets.count)))
    }

    func request(of exercise: ReadExercise) -> PreviewRequest {
        let file = exercise.fence.source
        return request(
            exercise.text, exercise.attributes, uses: exercise.uses, exercise.fences.lines, in: file, file)
    }

    func write(
        start: ReadExercise, _ asked: PreviewRequest, _ result: PreviewResult, into out: inout Bytes,
        _ report: (Problem) -> Void
    ) {
        prove(result, asked, start.fences, report)
        let errors = result.problems.filter { $0.severity == .error }
        tell(result, errors, of: asked.attributes, start.fence, knowing: start.known, report)
        if errors.isEmpty { count(result) }
        goals(asked, start.fence, errors.isEmpty ? result : PreviewResult(), errors).write(into: &out)
    }

    private func started(_ attributes: SnippetAttributes) -> SnippetAttributes {
        var attributes = completed(attributes)
        attributes.isStart = true
        attributes.written.put(" start")
        return attributes
    }

    /// An exercise whose start keeps everything leaves its reader nothing to do.
    private func prove(
        _ result: PreviewResult, _ asked: PreviewRequest, _ exercise: ExerciseFences,
        _ report: (Problem) -> Void
    ) {
        let count = asked.expectations.count
        guard count > 0, result.problems.allSatisfy({ $0.severity != .error }), result.keptPromises == count
        else { return }
        report(
            Problem(
                .error, "the start keeps every promise already", check: .directive, file: asked.fence,
                range: exercise.start?.range,
                note: "promise what only the solution does"))
    }

    private func goals(
        _ asked: PreviewRequest, _ fence: FencedCode, _ result: PreviewResult, _ errors: [Problem]
    ) -> FigureHTML {
        var figure = FigureHTML(
            fence: fence, attributes: asked.attributes, result: result, errors: errors, uses: asked.uses,
            promises: asked.expectations.map(\.text), texts: settings.texts,
            resources: resources.map(\.address))
        figure.isExercise = true
        return living(figure, asked)
    }

    // MARK: The solution

    /// Takes note of the solution's figure.
    func read(solution exercise: ExerciseFences, report: @escaping (Problem) -> Void) -> PlacedFigure {
        guard let start = exercise.start, let fence = exercise.solution,
            let code = code(of: exercise, report: report)
        else { return PlacedFigure() }
        let read = SnippetAttributes.read(start) { _ in }
        var shown = fence
        shown.code = code.bytes
        guard draws else { return add(.listing([shown], solved(read, fence))) }
        return add(
            .solution(
                ReadExercise(
                    fences: exercise, fence: shown, attributes: solved(read, fence), text: code,
                    uses: snippets.uses(of: read, in: start.source) { _ in }, known: snippets.count)))
    }

    /// Writes the solution's figure, and reports the promises that it does not keep.
    func write(
        solution: ReadExercise, _ asked: PreviewRequest, _ result: PreviewResult, into out: inout Bytes,
        _ report: (Problem) -> Void
    ) {
        for problem in result.problems { report(named(problem, solution.fence)) }
        tally.kept += result.keptPromises
        let errors = result.problems.filter { $0.severity == .error }
        if errors.isEmpty { count(result) } else { tally.failed += 1 }
        let figure = FigureHTML(
            fence: solution.fence, attributes: asked.attributes,
            result: errors.isEmpty ? result : PreviewResult(), errors: errors,
            uses: asked.uses, promises: asked.expectations.map(\.text), texts: settings.texts,
            resources: resources.map(\.address))
        living(figure, asked).write(into: &out)
    }

    /// The whole code of a solution; nil after reporting an edit that cannot be made.
    private func code(of exercise: ExerciseFences, report: @escaping (Problem) -> Void) -> SnippetText? {
        guard let start = exercise.start, let fence = exercise.solution else { return nil }
        guard fence.info.language == "solution" else {
            return SnippetText(bytes: fence.code, in: fence.source, lineOffsets: fence.lineOffsets)
        }
        var edit = SnippetEdit(base: "start", baseRange: fence.range)
        let stray = edit.readLines(fence) ?? edit.promises.first?.range
        if edit.changes.isEmpty || stray != nil {
            report(
                Problem(
                    .error, "a solution is made of lines '- text to find' and '+ text to put there'",
                    check: .directive,
                    file: fence.source, range: stray ?? fence.range,
                    note: "the whole code is a fence 'swift solution'"))
            return nil
        }
        let text = SnippetText(bytes: start.code, in: start.codeSource, lineOffsets: start.lineOffsets)
        return edit.applied(to: text, in: fence.source, report: report)
    }

    private func solved(_ attributes: SnippetAttributes, _ fence: FencedCode) -> SnippetAttributes {
        var attributes = completed(attributes)
        attributes.isEdited = true
        attributes.isError = false
        attributes.caption = fence.info.value("caption")
        return attributes
    }

    /// What is wrong with a promise is wrong with the solution, which the author may look for.
    private func named(_ problem: Problem, _ fence: FencedCode) -> Problem {
        var problem = problem
        problem.notes.append(.init("so it is with this solution", file: fence.source, range: fence.range))
        return problem
    }
}

extension FigureHTML {
    /// What a reader is to bring about; the page's script puts a button below it.
    func writeGoals(into out: inout Bytes) {
        guard !promises.isEmpty else { return }
        out.put("<div class=\"goals\"><p>")
        out.append(contentsOf: texts.escaped("Your layout keeps"))
        out.put("</p><ul>")
        for promise in promises {
            let frame = Self.frame(in: promise)
            out.put("<li><code>")
            out.putEscaped(frame?.subject ?? promise)
            out.put("</code>")
            if let frame {
                out.put(" <span>")
                out.putEscaped(texts["wanted: %", frame.numbers])
                out.put("</span>")
            }
            out.put("</li>")
        }
        out.put("</ul></div>\n")
    }

    /// What the four numbers of a frame are: of `#city frame 0 22 46 16` the subject is `#city`, and the
    /// numbers are `x 0, y 22, 46 × 16`.
    private static func frame(in promise: String) -> (subject: String, numbers: String)? {
        guard let start = promise.firstRange(of: " frame ") else { return nil }
        let numbers = promise[start.upperBound...].split(separator: " ")
        guard numbers.count == 4, numbers.allSatisfy({ Double($0) != nil }) else { return nil }
        let subject = String(promise[..<start.lowerBound])
        return (subject, "x \(numbers[0]), y \(numbers[1]), \(numbers[2]) × \(numbers[3])")
    }
}
