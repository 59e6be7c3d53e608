import Previews
import Syntax

/// A change to an earlier snippet: its pictures before and after, and the promises about those after.
extension FigureWriter {
    /// Takes note of an `edit` fence.
    func read(edit fence: FencedCode, report: @escaping (Problem) -> Void) -> PlacedFigure {
        guard let edit = SnippetEdit.read(fence, report: report), draws,
            let base = snippets.snippet(edit.base, at: edit.baseRange, in: fence.source, report),
            let changed = edit.applied(to: base.text, in: fence.source, report: report)
        else { return PlacedFigure() }
        return add(.edit(ReadEdit(fence: fence, edit: edit, base: base, changed: changed)))
    }

    /// The snippet as it was and as it is now; of one that breaks promises only the latter.
    func requests(of figure: ReadEdit) -> [PreviewRequest] {
        let edit = figure.edit
        func asked(_ text: SnippetText, _ promises: [(text: String, range: Range<Int>)]) -> PreviewRequest {
            request(
                text, attributes(of: figure), uses: figure.base.uses, promises, in: figure.fence.source,
                figure.base.fence)
        }
        guard edit.breaks else { return [asked(figure.base.text, []), asked(figure.changed, edit.promises)] }
        return [asked(figure.changed, kept(by: edit).filter { !SnapshotFile.isAsked(by: $0.text) })]
    }

    private func attributes(of figure: ReadEdit) -> SnippetAttributes {
        var attributes = completed(figure.base.attributes)
        if let widths = figure.edit.widths { attributes.widths = widths }
        attributes.isEdited = true
        return attributes
    }

    /// What must hold until an edit breaks it.
    private func kept(by edit: SnippetEdit) -> [(text: String, range: Range<Int>)] {
        promises.lines(about: edit.base) + edit.promises
    }

    func write(
        _ figure: ReadEdit, _ requests: [PreviewRequest], _ results: [PreviewResult], into out: inout Bytes,
        _ report: @escaping (Problem) -> Void
    ) {
        let (edit, fence) = (figure.edit, figure.fence)
        let lines = EditLines(figure.base.text.bytes, figure.changed.bytes)
        if edit.breaks {
            return writeBroken(edit, lines, kept(by: edit), results[0], fence, into: &out, report)
        }
        let (before, after) = (results[0], results[1])
        for problem in after.problems { report(told(problem, with: fence)) }
        tally.kept += after.keptPromises
        guard after.problems.allSatisfy({ $0.severity != .error }) else {
            tally.failed += 1
            return
        }
        tally.shown += 1
        words += after.pictures.map { $0.inWords("edited") }
        EditHTML(
            edit: edit, lines: lines, before: before, after: after, attributes: requests[1].attributes,
            texts: settings.texts
        ).write(into: &out)
    }

    /// A mistake that an edit makes elsewhere is shown there, and the edit named beside it.
    func told(_ problem: Problem, with edit: FencedCode) -> Problem {
        guard let place = problem.range?.lowerBound,
            place < edit.range.lowerBound || problem.file?.path != edit.source.path
        else { return problem }
        var problem = problem
        problem.notes.append(.init("so it is after this edit", file: edit.source, range: edit.range))
        return problem
    }
}
