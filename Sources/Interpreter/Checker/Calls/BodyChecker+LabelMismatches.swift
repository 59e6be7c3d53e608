import Syntax

/// What to say of arguments whose labels no candidate has.
extension BodyChecker {
    func reportLabels(
        _ candidates: [Candidate], _ arguments: [CallArgument], _ site: CallSite
    ) -> Expression {
        let made = failed(site.range)
        if trials > 0 {
            errors += 1
            return made
        }
        inferAnyway(arguments)
        let failures = candidates.map { ($0, ArgumentMatching.failure(of: arguments, to: $0.function)) }
        let visible = failures.filter { !$0.0.function.isImplicit || failures.count == 1 || !$0.0.function.parameters.isEmpty }
        let pool = suiting(visible.isEmpty ? failures : visible, arguments, site)
        let least = pool.map { $0.1.distance }.min() ?? 0
        let closest = preferred(pool.filter { $0.1.distance == least })
        guard closest.count == 1, let (candidate, failure) = closest.first else {
            error(
                Messages.noExactMatches(pool[0].0.function, site.name), at: site.nameRange, id: "no-match",
                notes: pool.flatMap { candidateNotes($0.0.function) })
            return made
        }
        report(failure.kind, candidate.function, arguments, site)
        return made
    }

    /// Those whose types would do if labels were right and nothing were too much; all if there are none.
    private func suiting(
        _ failures: [(Candidate, MatchFailure)], _ arguments: [CallArgument], _ site: CallSite
    ) -> [(Candidate, MatchFailure)] {
        if failures.count == 1 { return failures }
        let suiting = failures.filter { candidate, failure in
            guard !candidate.function.parameters.isEmpty, let repaired = failure.kind.repaired(arguments),
                let matching = ArgumentMatching.match(repaired, to: candidate.function)
            else { return false }
            return tryOut((candidate, matching), repaired, nil, site) != nil
        }
        return suiting.isEmpty ? failures : suiting
    }

    /// Of equally close ones those that are not disfavored; one of them if all fail in the same words.
    private func preferred(_ closest: [(Candidate, MatchFailure)]) -> [(Candidate, MatchFailure)] {
        let favored = closest.filter { !$0.0.function.isDisfavored }
        let pool = favored.isEmpty ? closest : favored
        guard let first = pool.first else { return pool }
        return pool.allSatisfy { saysSame($0, first) } ? [first] : pool
    }

    private func saysSame(_ a: (Candidate, MatchFailure), _ b: (Candidate, MatchFailure)) -> Bool {
        switch (a.1.kind, b.1.kind) {
        case (.extra(let a), .extra(let b)): a == b
        case (.labels(let a), .labels(let b)): a == b
        case (.order(let a, let b), .order(let c, let d)): a == c && b == d
        case (.trailing(let a), .trailing(let b)): a == b
        case (.missing(let left), .missing(let right)):
            left.map { a.0.function.parameters[$0].label } == right.map { b.0.function.parameters[$0].label }
        default: false
        }
    }

    func candidateNotes(_ function: FunctionDeclaration) -> [Diagnostic.Note] {
        if let text = function.rowText { return [Diagnostic.Note(Messages.candidate(text))] }
        return [Diagnostic.Note(Messages.candidate(Messages.signature(function)), at: function.range)]
    }

    func report(
        _ failure: ArgumentMatching.Failure, _ function: FunctionDeclaration, _ arguments: [CallArgument],
        _ site: CallSite
    ) {
        let opening = site.parentheses.map { SourceRange($0.lower, $0.lower + 1) } ?? site.nameRange
        let closing = site.parentheses.map { SourceRange($0.upper - 1, $0.upper) }
            ?? SourceRange(site.nameRange.upper, site.nameRange.upper)
        let notes = declarationNotes(function)
        switch failure {
        case .missing(let indices):
            let range = indices.count > 1 && site.parentheses != nil ? opening : closing
            error(
                Messages.missingArguments(indices.map { positionText(function.parameters[$0].label, $0) }), at: range,
                id: "missing-argument", notes: notes)
        case .extra(let indices): reportExtra(indices, function, arguments, notes)
        case .labels(let expected): reportWrongLabels(expected, arguments, opening, notes)
        case .order(let late, let early):
            let first = arguments[late].label?.name.text ?? ""
            let second = arguments[early].label?.name.text ?? ""
            error(
                Messages.argumentOrder(first, before: second), at: arguments[late].label?.range ?? opening,
                id: "argument-order", notes: notes)
        case .trailing(let index):
            reportTrailing(arguments[index], function, besides: arguments.count { !$0.isTrailing }, notes)
        }
    }

    /// `'label'`, or `#2`.
    private func positionText(_ label: Name?, _ index: Int) -> String {
        label.map { "'" + $0.text + "'" } ?? "#\(index + 1)"
    }

    /// A closure behind the call that goes to no parameter: an argument is missing, or the closure is too much.
    private func reportTrailing(
        _ closure: CallArgument, _ function: FunctionDeclaration, besides count: Int, _ notes: [Diagnostic.Note]
    ) {
        if let wrong = function.parameters.first(where: { $0.defaultValue == nil && !$0.takesClosure && !$0.isVariadic }),
            function.parameters.count > count
        {
            error(Messages.trailingClosureMismatch(wrong.type), at: closure.range, id: "trailing-closure", notes: notes)
        } else {
            let brace = SourceRange(closure.range.lower, closure.range.lower + 1)
            error(Messages.extraTrailingClosure, at: brace, id: "trailing-closure", notes: notes)
        }
    }

    private func reportExtra(
        _ indices: [Int], _ function: FunctionDeclaration, _ arguments: [CallArgument], _ notes: [Diagnostic.Note]
    ) {
        let first = arguments[indices.first ?? 0]
        if function.parameters.isEmpty {
            error(Messages.noArgumentsTaken, at: first.range, id: "extra-argument", notes: notes)
        } else if indices.count > 1 {
            let positions = indices.map { positionText(arguments[$0].label?.name, $0) }
            let areNamed = indices.allSatisfy { arguments[$0].label != nil }
            error(
                areNamed ? Messages.extraArguments(positions) : Messages.extraArgumentsAt(positions),
                at: first.range, id: "extra-argument", notes: notes)
        } else {
            error(Messages.extraArgument(first.label?.name), at: first.range, id: "extra-argument", notes: notes)
        }
    }

    private func reportWrongLabels(
        _ expected: [Name?], _ plain: [CallArgument], _ opening: SourceRange, _ notes: [Diagnostic.Note]
    ) {
        let have = plain.map { $0.label?.name }
        let pairs = Array(zip(have, expected))
        let missing = pairs.filter { $0 == nil && $1 != nil }
        let extra = pairs.filter { $0 != nil && $1 == nil }
        let wrong = pairs.indices.filter { pairs[$0].0 != nil && pairs[$0].1 != nil && pairs[$0].0 != pairs[$0].1 }
        func text(_ labels: [Name?]) -> String { joined(labels.map { ($0?.text ?? "_") + ":" }, "") }
        let message: String
        if extra.isEmpty && wrong.isEmpty && !missing.isEmpty {
            message = Messages.missingLabels(text(missing.map { $0.1 }), isOne: missing.count == 1)
        } else if missing.isEmpty && wrong.isEmpty && !extra.isEmpty {
            message = Messages.extraneousLabels(text(extra.map { $0.0 }), isOne: extra.count == 1)
        } else {
            let count = missing.count + extra.count + wrong.count
            message = Messages.wrongLabels(have: text(have), expected: text(expected), isOne: count == 1)
        }
        var fixIt: Diagnostic.FixIt?
        if wrong.count == 1, missing.isEmpty, extra.isEmpty, let label = plain[wrong[0]].label,
            let right = expected[wrong[0]]
        {
            fixIt = Diagnostic.FixIt(replace: label.range, with: right.text)
        }
        error(message, at: opening, id: "argument-labels", notes: notes, fixIt: fixIt)
    }
}

extension ArgumentMatching.Failure {
    /// The arguments with the labels that they should have, and without those that are too much; nil when something
    /// else is wrong.
    fileprivate func repaired(_ arguments: [CallArgument]) -> [CallArgument]? {
        switch self {
        case .labels(let expected):
            zip(arguments, expected).map { argument, label in
                var repaired = argument
                repaired.label = label.map { Identifier($0, argument.range) }
                return repaired
            }
        case .extra(let indices): arguments.indices.filter { !indices.contains($0) }.map { arguments[$0] }
        case .missing, .order, .trailing: nil
        }
    }
}
