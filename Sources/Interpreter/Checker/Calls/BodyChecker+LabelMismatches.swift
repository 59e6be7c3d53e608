import Syntax

/// What to say of arguments whose labels no candidate has.
extension BodyChecker {
    func reportLabels(
        _ candidates: [Candidate], _ arguments: [CallArgument], _ site: CallSite
    ) -> Expression {
        let made = failed(site.range)
        if isOnTrial {
            findings.addMistake()
            return made
        }
        let before = errors
        inferAnyway(arguments)
        if isMalformed(site) {
            findings.addMistake()
            return made
        }
        let failures = candidates.map {
            LabelFailure($0, ArgumentMatching.failure(of: arguments, to: $0.function))
        }
        let visible = failures.filter {
            !$0.function.isImplicit || failures.count == 1 || !$0.function.parameters.isEmpty
        }
        let all = visible.isEmpty ? failures : visible
        // What is in error has no type that would suit.
        let pool = errors > before ? all : suiting(all, arguments, site)
        let least = pool.map { $0.distance }.min() ?? 0
        let closest = preferred(pool.filter { $0.distance == least })
        guard closest.count == 1, let found = closest.first else {
            if errors > before { return made }
            error(
                Messages.noExactMatches(pool[0].function, site.name), at: site.nameRange, id: "no-match",
                notes: pool.flatMap { candidateNotes($0.function) })
            return made
        }
        if errors == before || !found.isTooMuch { report(found.kind, found.function, arguments, site) }
        return made
    }

    /// Whether the parser has told already what is wrong between the parentheses.
    func isMalformed(_ site: CallSite) -> Bool {
        site.parentheses.map { module.hasSyntaxError(in: $0) } ?? false
    }

    /// Those whose types would do if labels were right and nothing were too much, and those that miss
    /// something, of which that cannot be told; all if none would do.
    private func suiting(_ failures: [LabelFailure], _ arguments: [CallArgument], _ site: CallSite)
        -> [LabelFailure]
    {
        if failures.count == 1 { return failures }
        let suiting = failures.compactMap { failure -> LabelFailure? in
            guard !failure.function.parameters.isEmpty, let repaired = failure.kind.repaired(arguments),
                let matching = ArgumentMatching.match(repaired, to: failure.function),
                let cost = tryOut((failure.candidate, matching), repaired, nil, site)
            else { return nil }
            var suiting = failure
            suiting.cost = cost
            return suiting
        }
        return suiting.isEmpty ? failures : suiting + failures.filter { $0.isMissing }
    }

    /// Of equally close ones those that are not disfavored; one of them if all fail in the same words, or if
    /// Swift would call it once the labels are right.
    private func preferred(_ closest: [LabelFailure]) -> [LabelFailure] {
        let favored = closest.filter { !$0.function.isDisfavored }
        let pool = favored.isEmpty ? closest : favored
        guard let first = pool.first else { return pool }
        if pool.allSatisfy({ $0.saysSame(as: first) }) { return [first] }
        if pool.allSatisfy({ $0.isMissing }) { return [first] }
        guard let least = pool.compactMap({ $0.cost }).min() else { return pool }
        let cheapest = pool.filter { $0.cost == least }
        return cheapest.first { one in
            cheapest.allSatisfy { $0.function === one.function || isBetter(one.candidate, $0.candidate) }
        }.map { [$0] } ?? cheapest
    }

    func candidateNotes(_ function: FunctionDeclaration) -> [Diagnostic.Note] {
        if let text = function.rowText { return [Diagnostic.Note(Messages.candidate(function, text))] }
        return [Diagnostic.Note(Messages.candidate(Messages.signature(function)), at: function.range)]
    }

    func report(
        _ failure: ArgumentMatching.Failure, _ function: FunctionDeclaration, _ arguments: [CallArgument],
        _ site: CallSite
    ) {
        let opening = site.parentheses.map { $0.prefix(1) } ?? site.nameRange
        let closing =
            site.parentheses.map { $0.suffix(1) }
            ?? site.nameRange.end
        let notes = declarationNotes(function)
        switch failure {
        case .missing(let indices):
            let range = indices.count > 1 && site.parentheses != nil ? opening : closing
            error(
                Messages.missingArguments(indices.map { positionText(function.parameters[$0].label, $0) }),
                at: range,
                id: "missing-argument", notes: notes)
        case .extra(let indices): reportExtra(indices, function, arguments, notes)
        case .labels(let expected): reportWrongLabels(expected, arguments, opening, notes)
        case .order(let late, let early):
            error(
                Messages.argumentOrder(argumentText(arguments, late), before: argumentText(arguments, early)),
                at: arguments[late].label?.range ?? arguments[late].range,
                id: "argument-order", notes: notes, fixIt: reordering(arguments, late, before: early))
        case .trailing(let index):
            reportTrailing(arguments[index], function, besides: arguments.count { !$0.isTrailing }, notes)
        }
    }

    /// The one label that is wrong, missing or too much, made right.
    private func relabeling(_ arguments: [CallArgument], _ expected: [Name?]) -> Diagnostic.FixIt? {
        for (argument, right) in zip(arguments, expected)
        where argument.label?.name != right && !argument.isTrailing {
            if let label = argument.label, let right {
                return Diagnostic.FixIt(replace: label.range, with: right.text)
            }
            if let right, let value = assigned(argument, to: right) {
                return Diagnostic.FixIt(
                    replace: argument.range.with(upper: value.lower), with: right.text + ": ")
            }
            let place = argument.range.start.with(lower: argument.start)
            return Diagnostic.FixIt(replace: place, with: right.map { $0.text + ": " } ?? "")
        }
        return nil
    }

    /// `height = 20` for `height: 20`: where the value stands.
    private func assigned(_ argument: CallArgument, to label: Name) -> SourceRange? {
        guard case .syntax(let syntax) = argument.value,
            case .binary(let left, let op, let right) = syntax.kind, op.name == "=",
            case .identifier(let name, _) = left.kind, name.name == label
        else { return nil }
        return right.range
    }

    /// The arguments from one on with a later one before them.
    private func reordering(_ arguments: [CallArgument], _ late: Int, before early: Int) -> Diagnostic.FixIt {
        let moved = arguments[late].range.with(lower: arguments[late].start)
        let others = arguments[late - 1].range.with(lower: arguments[early].start)
        let text = module.text(in: moved) + ", " + module.text(in: others)
        return Diagnostic.FixIt(replace: others.through(moved), with: text)
    }

    private func argumentText(_ arguments: [CallArgument], _ index: Int) -> String {
        guard let label = arguments[index].label else { return "unnamed argument #\(index + 1)" }
        return "argument '\(label.name)'"
    }

    /// `'label'`, or `#2`.
    private func positionText(_ label: Name?, _ index: Int) -> String {
        label.map { "'" + $0.text + "'" } ?? "#\(index + 1)"
    }

    /// A closure behind the call that goes to no parameter: an argument is missing, or the closure is too
    /// much.
    private func reportTrailing(
        _ closure: CallArgument, _ function: FunctionDeclaration, besides count: Int,
        _ notes: [Diagnostic.Note]
    ) {
        if let wrong = function.parameters.first(where: {
            $0.defaultValue == nil && !$0.takesClosure && !$0.isVariadic
        }),
            function.parameters.count > count
        {
            error(
                Messages.trailingClosureMismatch(wrong.type), at: closure.range, id: "trailing-closure",
                notes: notes)
        } else {
            let brace = closure.range.prefix(1)
            error(Messages.extraTrailingClosure, at: brace, id: "trailing-closure", notes: notes)
        }
    }

    private func reportExtra(
        _ indices: [Int], _ function: FunctionDeclaration, _ arguments: [CallArgument],
        _ notes: [Diagnostic.Note]
    ) {
        let first = arguments[indices.first ?? 0]
        if function.parameters.isEmpty {
            error(Messages.noArgumentsTaken, at: first.range, id: "extra-argument", notes: notes)
        } else if indices.count > 1 {
            let areNamed = indices.allSatisfy { arguments[$0].label != nil }
            let positions = indices.map { positionText(areNamed ? arguments[$0].label?.name : nil, $0) }
            error(
                areNamed ? Messages.extraArguments(positions) : Messages.extraArgumentsAt(positions),
                at: first.range, id: "extra-argument", notes: notes)
        } else {
            error(
                Messages.extraArgument(first.label?.name), at: first.range, id: "extra-argument", notes: notes
            )
        }
    }

    private func reportWrongLabels(
        _ expected: [Name?], _ plain: [CallArgument], _ opening: SourceRange, _ notes: [Diagnostic.Note]
    ) {
        let have = plain.map { $0.label?.name }
        // What stands behind the parentheses has no label to be wrong.
        let pairs = zip(plain, expected).filter { !$0.0.isTrailing }.map { ($0.0.label?.name, $0.1) }
        let missing = pairs.filter { $0 == nil && $1 != nil }
        let extra = pairs.filter { $0 != nil && $1 == nil }
        let wrong = pairs.indices.filter {
            pairs[$0].0 != nil && pairs[$0].1 != nil && pairs[$0].0 != pairs[$0].1
        }
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
        let fixIt = wrong.count + missing.count + extra.count == 1 ? relabeling(plain, expected) : nil
        error(message, at: opening, id: "argument-labels", notes: notes, fixIt: fixIt)
    }
}

/// A candidate, and why it does not take the arguments.
private struct LabelFailure {
    let candidate: Candidate
    let kind: ArgumentMatching.Failure
    let distance: Int
    /// What the call would cost if the labels were right; nil when it would not do either.
    var cost: Int64?

    init(_ candidate: Candidate, _ failure: MatchFailure) {
        self.candidate = candidate
        kind = failure.kind
        distance = failure.distance
    }

    var function: FunctionDeclaration { candidate.function }

    var isMissing: Bool { if case .missing = kind { true } else { false } }

    /// Whether nothing is wrong but that there is more than is taken.
    var isTooMuch: Bool {
        switch kind {
        case .extra, .trailing: true
        default: false
        }
    }

    func saysSame(as other: LabelFailure) -> Bool {
        switch (kind, other.kind) {
        case (.extra(let a), .extra(let b)): a == b
        case (.labels(let a), .labels(let b)): a == b
        case (.order(let a, let b), .order(let c, let d)): a == c && b == d
        case (.trailing(let a), .trailing(let b)): a == b
        case (.missing(let left), .missing(let right)):
            left.map { function.parameters[$0].label } == right.map { other.function.parameters[$0].label }
        default: false
        }
    }
}

extension ArgumentMatching.Failure {
    /// The arguments with the labels and in the order that they should have, and without those that are too
    /// much; nil when something else is wrong.
    fileprivate func repaired(_ arguments: [CallArgument]) -> [CallArgument]? {
        switch self {
        case .labels(let expected):
            zip(arguments, expected).map { argument, label in
                CallArgument(label: label.map { Identifier($0, argument.range) }, value: argument.value)
            }
        case .extra(let indices): arguments.indices.filter { !indices.contains($0) }.map { arguments[$0] }
        case .order(let late, let early): moved(arguments, from: late, to: early)
        case .missing, .trailing: nil
        }
    }

    private func moved(_ arguments: [CallArgument], from late: Int, to early: Int) -> [CallArgument] {
        var moved = arguments
        moved.insert(moved.remove(at: late), at: early)
        return moved
    }
}
