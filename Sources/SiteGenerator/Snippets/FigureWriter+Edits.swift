import Previews
import Syntax

/// A change to an earlier snippet: its pictures before and after, and the promises about those after.
extension FigureWriter {
    func writeEdit(_ fence: FencedCode, into out: inout Bytes, report: @escaping (Problem) -> Void)
        -> [String]
    {
        let told = words.count
        editFigure(fence, into: &out, report: report)
        return Array(words[told...])
    }

    private func editFigure(_ fence: FencedCode, into out: inout Bytes, report: @escaping (Problem) -> Void) {
        guard let edit = SnippetEdit.read(fence, report: report), let renderer,
            let base = snippets.snippet(edit.base, at: edit.baseRange, in: fence.source, report),
            let changed = edit.applied(to: base.text, in: fence.source, report: report)
        else { return }
        var attributes = completed(base.attributes)
        if let widths = edit.widths { attributes.widths = widths }
        attributes.isEdited = true
        func rendered(_ text: SnippetText, _ promises: [(text: String, range: Range<Int>)]) -> PreviewResult {
            renderer.render(
                request(text, attributes, uses: base.uses, promises, in: fence.source, base.fence))
        }
        if edit.breaks {
            let kept = promises.lines(about: edit.base) + edit.promises
            return writeBroken(
                edit, kept, rendered(changed, kept.filter { !SnapshotFile.isAsked(by: $0.text) }), fence,
                into: &out,
                report)
        }
        let before = rendered(base.text, [])
        let after = rendered(changed, edit.promises)
        for problem in after.problems { report(told(problem, with: fence)) }
        tally.kept += after.keptPromises
        guard after.problems.allSatisfy({ $0.severity != .error }) else {
            tally.failed += 1
            return
        }
        tally.shown += 1
        words += after.pictures.map { $0.inWords("edited") }
        EditHTML(edit: edit, before: before, after: after, attributes: attributes, texts: settings.texts)
            .write(into: &out)
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
