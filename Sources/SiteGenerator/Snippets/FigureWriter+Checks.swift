/// What a fence says will be found in its snippet, held against what was found.
extension FigureWriter {
    /// The warnings that the fence is shown for.
    func expectedLints(
        _ attributes: SnippetAttributes, _ result: PreviewResult, _ fence: FencedCode,
        _ report: (Problem) -> Void
    ) -> [Problem] {
        guard let wanted = attributes.expectedLint else { return [] }
        let lints = result.problems.filter { $0.lint == wanted }
        if lints.isEmpty {
            report(
                Problem(
                    .error, "'\(wanted)' doesn't fire on this snippet", check: .directive, file: fence.source,
                    range: fence.info.item("lint")?.valueRange))
        }
        return lints
    }

    /// Reports what was found in a snippet, but for what the fence is shown for.
    /// - Parameter known: how many snippets of the page are earlier ones.
    func tell(
        _ result: PreviewResult, _ errors: [Problem], of attributes: SnippetAttributes, _ fence: FencedCode,
        knowing known: Int, _ report: (Problem) -> Void
    ) {
        if attributes.isOptional {
            for problem in result.problems where problem.severity == .error { report(problem) }
            tally.undrawn += result.problems.filter { $0.severity != .error && isNew($0) }.map {
                .init(preview: nil, problem: $0)
            }
        } else if attributes.isError {
            checkExpected(attributes, errors, fence, report)
            for problem in result.problems where problem.severity != .error { report(problem) }
        } else {
            for problem in result.problems where !isTold(problem, attributes, known) && isNew(problem) {
                report(problem)
            }
        }
    }

    /// What a device draws differently is told once on a page, at the first figure of which it is so.
    private func isNew(_ problem: Problem) -> Bool {
        guard problem.id == PreviewResult.differs, problem.severity == .warning else { return true }
        return toldDifferences.insert(problem.message).inserted
    }

    /// Whether a lint's warning is the one that the fence is shown for, or is about code that an earlier
    /// fence of the page shows and answers for.
    private func isTold(_ problem: Problem, _ attributes: SnippetAttributes, _ known: Int) -> Bool {
        guard let lint = problem.lint, let place = problem.range?.lowerBound else { return false }
        if lint == attributes.expectedLint { return true }
        return snippets.known.values.contains { earlier in
            guard earlier.number < known, earlier.attributes.id != attributes.id,
                earlier.text.file.path == problem.file?.path,
                let first = earlier.text.lineOffsets.first,
                let last = earlier.text.lineOffsets.last, (first...last).contains(place)
            else { return false }
            return earlier.attributes.role == .preview || earlier.attributes.expectedLint == lint
                || earlier.attributes.allowedLints.contains { $0.name == lint }
        }
    }

    private func checkExpected(
        _ attributes: SnippetAttributes, _ errors: [Problem], _ fence: FencedCode, _ report: (Problem) -> Void
    ) {
        let item = fence.info.item("error")
        if errors.isEmpty {
            report(
                Problem(
                    .error, "snippet was expected to fail but evaluates", check: .directive,
                    file: fence.source, range: item?.nameRange))
        } else if let wanted = attributes.expectedError, !errors.contains(where: { says(wanted, $0) }) {
            report(
                Problem(
                    .error, "no error of this snippet says '\(wanted)'", check: .directive,
                    file: fence.source, range: item?.valueRange,
                    notes: errors.map { .init("it says: \($0.message)", file: $0.file, range: $0.range) }))
        }
    }

    private func says(_ words: String, _ problem: Problem) -> Bool {
        problem.message.contains(words) || problem.notes.contains { $0.message.contains(words) }
    }

    /// Reports where pictures differ from those that they must be the same as.
    func compare(
        _ same: (id: String, range: Range<Int>), _ result: PreviewResult, in file: SourceFile,
        _ report: (Problem) -> Void
    ) {
        let results = snippets.results
        guard let other = results[same.id] else {
            let message = "no earlier preview has the id '\(same.id)'"
            return report(.unknownID(same.id, message, at: same.range, in: file, among: results.keys))
        }
        let pairs = zip(result.pictures, other.pictures)
        if result.pictures.count == other.pictures.count,
            pairs.allSatisfy({ $0.fingerprint == $1.fingerprint })
        {
            return
        }
        let first = pairs.first { $0.fingerprint != $1.fingerprint }
        let note = first.map { mine, theirs in
            let (here, there) = (
                "\(points(mine.width)) × \(points(mine.height))",
                "\(points(theirs.width)) × \(points(theirs.height))"
            )
            return here == there
                ? "both are \(here), and what they show differs"
                : "the first to differ is \(here) here and \(there) there"
        }
        report(
            Problem(
                .error, "pictures differ from those of '\(same.id)'", check: .directive, file: file,
                range: same.range,
                note: note
                    ?? "there are \(result.pictures.count) pictures here and \(other.pictures.count) there"))
    }
}
