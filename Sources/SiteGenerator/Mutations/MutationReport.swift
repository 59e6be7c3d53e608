import Previews

/// What became of all changes that were tried.
public struct MutationReport {
    struct Count {
        var noticed = 0, marked = 0, survived = 0, idle = 0
        var tried: Int { noticed + marked + survived + idle }
        /// The share that is noticed or marked, in hundredths.
        var share: Double { tried == 0 ? 100 : Double(noticed + marked) / Double(tried) * 100 }
    }

    private var counts: [SnippetMutation.Kind: Count] = [:]
    /// Each change that nobody notices, and each mark that is not needed.
    public private(set) var problems: [Problem] = []
    private var lines: [(kind: String, outcome: String, what: String, place: Problem)] = []

    init(_ results: [MutationTrial.Result], marks: [MutationMark]) {
        var isUsed = marks.map { _ in false }
        for result in results {
            let trial = result.trial
            let bytes = trial.group.text.bytes
            let isOpen: Bool
            switch result.outcome {
            case .invalid: continue
            case .noticed: isOpen = false
            case .survived, .idle: isOpen = true
            }
            let mark =
                !isOpen
                ? nil
                : marks.indices.first { index in
                    trial.group.affected.contains { $0.page.path == marks[index].file.path }
                        && trial.group.marks.contains { $0.range == marks[index].range }
                        && marks[index].covers(trial.mutation, in: bytes)
                }
            if let mark { isUsed[mark] = true }
            add(trial, result.outcome, isMarked: mark != nil)
        }
        for (mark, isUsed) in zip(marks, isUsed) where !isUsed {
            problems.append(
                Problem(
                    .warning, "'\(mark.code)' need not be marked: each change of it is noticed",
                    file: mark.file, range: mark.range))
        }
    }

    private mutating func add(_ trial: MutationTrial, _ outcome: MutationTrial.Outcome, isMarked: Bool) {
        let text = trial.group.text
        let what = trial.mutation.words(in: text.bytes)
        let place = text.place(of: trial.mutation.range)
        var problem = Problem(.warning, "", file: place.file, range: place.range)
        switch outcome {
        case .invalid, .noticed: counts[trial.mutation.kind, default: Count()].noticed += 1
        case _ where isMarked: counts[trial.mutation.kind, default: Count()].marked += 1
        case .survived(let advice):
            counts[trial.mutation.kind, default: Count()].survived += 1
            problem.message = "survived: \(what), the picture changes, and nobody notices"
            problem.notes = [.init(advice)]
            problems.append(problem)
            lines.append((trial.mutation.kind.rawValue, "survived", what, problem))
        case .idle:
            counts[trial.mutation.kind, default: Count()].idle += 1
            problem.message = "without effect: \(what), and the picture is the same"
            problems.append(problem)
            lines.append((trial.mutation.kind.rawValue, "without effect", what, problem))
        }
    }

    private var total: Count { total(of: SnippetMutation.Kind.allCases) }

    private func total(of kinds: [SnippetMutation.Kind]) -> Count {
        kinds.reduce(into: Count()) { sum, kind in
            guard let count = counts[kind] else { return }
            sum.noticed += count.noticed
            sum.marked += count.marked
            sum.survived += count.survived
            sum.idle += count.idle
        }
    }

    /// The share of changes that are noticed or marked, in hundredths.
    public var share: Double { total.share }

    /// A line for each kind of change, one for what is left out, one for all.
    public var summary: String {
        var rows = SnippetMutation.Kind.allCases.compactMap { kind in
            counts[kind].map { (kind.rawValue + "s", $0) }
        }
        rows.append(("left out", total(of: [.modifier, .argument, .candidate])))
        rows.append(("all", total))
        return rows.map { name, count in
            let share = String((count.share * 10).rounded(.down) / 10)
            return
                "  \(name.padded(to: 11))\(String(count.tried).padded(to: 6)) tried, \(share) % noticed or marked"
                + " (\(count.noticed) noticed, \(count.marked) marked, \(count.survived) survived, \(count.idle) without effect)\n"
        }.joined()
    }

    /// The same as JSON: what is open, and the counts.
    public var json: String {
        let open = lines.map { line in
            let position = line.place.file!.position(of: line.place.range!.lowerBound)
            var out = Bytes("{\"file\":".utf8)
            out.putJSON(line.place.file!.path)
            out.put(
                ",\"line\":\(position.line),\"column\":\(position.column),\"kind\":\"\(line.kind)\",\"outcome\":\"\(line.outcome)\",\"change\":"
            )
            out.putJSON(line.what)
            if let note = line.place.notes.first {
                out.put(",\"note\":")
                out.putJSON(note.message)
            }
            out.put("}")
            return String(out)
        }
        let sum = total
        return
            "{\"tried\":\(sum.tried),\"noticed\":\(sum.noticed),\"marked\":\(sum.marked),\"survived\":\(sum.survived),"
            + "\"withoutEffect\":\(sum.idle),\"open\":[\n\(open.joined(separator: ",\n"))\n]}\n"
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

extension MutationGroup {
    /// What the figures of the code say means nothing.
    var marks: [MutationMark] { affected.flatMap(\.meaningless) }
}
