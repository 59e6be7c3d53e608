import Graphics
import Syntax

extension Inspection {
    /// What the containers chose, a line for each: `candidate 2 of 3 · ideal 100 × 4`. Containers that show
    /// the same candidate are told together, without the size where theirs differ.
    public var choiceNote: String? {
        var notes: [(words: String, ideal: String?, ordinals: [Int])] = []
        for (index, choice) in choices.enumerated() {
            guard let (words, ideal) = choice.note else { continue }
            if let known = notes.firstIndex(where: { Name($0.words) == Name(words) }) {
                notes[known].ordinals.append(index + 1)
                if let common = notes[known].ideal, Name(common) != Name(ideal) { notes[known].ideal = nil }
            } else {
                notes.append((words, ideal, [index + 1]))
            }
        }
        guard !notes.isEmpty else { return nil }
        return notes.map { place(of: $0.ordinals) + $0.words + ($0.ideal.map { " · " + $0 } ?? "") }
            .joinedText(";\n")
    }

    private func place(of ordinals: [Int]) -> String {
        if choices.count == 1 { return "" }
        if ordinals.count == choices.count { return "all \(choices.count):\u{a0}" }
        return ordinals.map { "\($0)" }.joinedText(", ") + ":\u{a0}"
    }
}

extension Inspection.Choice {
    /// The candidate, and its ideal size, which no line breaks.
    fileprivate var note: (words: String, ideal: String)? {
        guard let chosen, candidates.indices.contains(chosen - 1) else { return nil }
        let ideal = candidates[chosen - 1].ideal
        return (
            "candidate \(chosen) of \(candidates.count)",
            "ideal\u{a0}\(length(ideal.width))\u{a0}×\u{a0}\(length(ideal.height))"
        )
    }

    private func length(_ value: Double) -> String { value == .infinity ? "∞" : Expectation.text(value) }
}
