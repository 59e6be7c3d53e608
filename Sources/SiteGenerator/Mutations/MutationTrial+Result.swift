import Previews

/// One change of one piece of code.
struct MutationTrial: Sendable {
    let group: MutationGroup
    let mutation: SnippetMutation

    enum Outcome: Sendable {
        /// It does not compile.
        case invalid
        case noticed
        /// The picture is another one and nobody notices; what would.
        case survived(String)
        /// The picture is the same.
        case idle
    }

    struct Result: Sendable {
        var trial: MutationTrial
        var outcome: Outcome
        /// The place of the mark that says that it means nothing.
        var mark: Int?
    }

    /// A number that may be another one without effect is tried with a second value.
    func result(with engine: ModuleEngine) -> Result {
        let result = Result(trial: self, outcome: outcome(with: engine))
        guard case .idle = result.outcome, let second = mutation.withSecond else { return result }
        let other = MutationTrial(group: group, mutation: second).result(with: engine)
        if case .invalid = other.outcome { return result }
        return other
    }

    private func changed(_ request: PreviewRequest) -> PreviewRequest {
        var request = request
        func change(_ text: inout SnippetText) {
            if text.isSame(as: group.text) { text.bytes = mutation.applied(to: text.bytes) }
        }
        change(&request.code)
        for index in request.uses.indices { change(&request.uses[index]) }
        return request
    }

    private func outcome(with engine: ModuleEngine) -> Outcome {
        var answers: [(request: PreviewRequest, answer: TrialAnswer)] = []
        // Whoever has promises is asked first.
        for request in group.affected.filter(\.isWitness) + group.affected.filter({ !$0.isWitness }) {
            let answer = EngineRun(engine, changed(request)).trial()
            if answer.isInvalid { return .invalid }
            if answer.isNoticed { return .noticed }
            answers.append((request, answer))
        }
        if differsFromPartner(answers, engine) { return .noticed }
        let same = answers.allSatisfy { $0.answer.looksSame(as: group.base(of: $0.request, with: engine)) }
        for (request, _) in answers
        where EngineRun(engine, changed(request)).lints() != group.lints(of: request, with: engine) {
            return .noticed
        }
        if same { return .idle }
        let witness = answers.first { !$0.answer.looksSame(as: group.base(of: $0.request, with: engine)) }!
        return .survived(
            MutationAdvice(witness.answer, group.base(of: witness.request, with: engine), of: witness.request)
                .words)
    }

    /// Whether two figures that must look the same do not any more.
    private func differsFromPartner(
        _ answers: [(request: PreviewRequest, answer: TrialAnswer)], _ engine: ModuleEngine
    ) -> Bool {
        func pictures(_ request: PreviewRequest) -> [UInt64] {
            answers.first { $0.request.idPrefix == request.idPrefix }?.answer.fingerprints
                ?? group.base(of: request, with: engine).fingerprints
        }
        let all = group.affected + group.partners
        return all.contains { request in
            guard let id = request.attributes.sameAs?.id,
                let other = all.first(where: { $0.attributes.id == id })
            else { return false }
            return pictures(request) != pictures(other)
        }
    }
}

extension PreviewRequest {
    fileprivate var isWitness: Bool { !expectations.isEmpty }
}

/// A promise that would notice a change, found in what the change does.
struct MutationAdvice {
    let words: String

    init(_ changed: TrialAnswer, _ base: TrialAnswer, of request: PreviewRequest) {
        let condition = { (width: Double) in
            request.attributes.widths?.count == 1 ? "" : "width \(points(width)): "
        }
        for (mine, old) in zip(changed.frames, base.frames) where mine.lines.count == old.lines.count {
            for (index, (line, before)) in zip(mine.lines, old.lines).enumerated() where line != before {
                let parts = before.split(separator: " ").map { String($0) }
                if let name = parts.firstIndex(where: { $0.hasPrefix("#") }), parts.count > name + 4 {
                    words =
                        "'\(condition(old.width))\(parts[name]) frame \(parts[(name + 1)...(name + 4)].joined(separator: " "))' would"
                    return
                }
                if index == 0, parts.count > 4,
                    line.split(separator: "(")[0] != before.split(separator: "(")[0]
                {
                    words = "'\(condition(old.width))size \(parts[3]) x \(parts[4])' would"
                    return
                }
            }
        }
        for (old, new) in zip(base.words, changed.words) where old != new {
            words = "'says \"\(old)\"' would"
            return
        }
        words =
            request.attributes.id == nil ? "an 'expect' fence would" : "a color, a font or 'snapshot' would"
    }
}
