import Graphics
import Syntax

extension Inspection {
    /// What the containers chose, in a line: `candidate 2 of 3 · ideal 100 × 4`. What several have in common
    /// is said once, with which of them it is about.
    public var choiceNote: String? {
        var notes: [(words: String, ordinals: [Int])] = []
        for (index, choice) in choices.enumerated() {
            guard let words = choice.words else { continue }
            if let known = notes.firstIndex(where: { Name($0.words) == Name(words) }) {
                notes[known].ordinals.append(index + 1)
            } else {
                notes.append((words, [index + 1]))
            }
        }
        guard !notes.isEmpty else { return nil }
        return notes.map { place(of: $0.ordinals) + $0.words }.joinedText("; ")
    }

    private func place(of ordinals: [Int]) -> String {
        if choices.count == 1 { return "" }
        if ordinals.count == choices.count { return "all \(choices.count): " }
        return ordinals.map { "\($0)" }.joinedText(", ") + ": "
    }
}

extension Inspection.Choice {
    fileprivate var words: String? {
        guard let chosen, candidates.indices.contains(chosen - 1) else { return nil }
        let ideal = candidates[chosen - 1].ideal
        return
            "candidate \(chosen) of \(candidates.count) · ideal \(length(ideal.width)) × \(length(ideal.height))"
    }

    private func length(_ value: Double) -> String { value == .infinity ? "∞" : Expectation.text(value) }
}
