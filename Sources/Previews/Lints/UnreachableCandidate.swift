import Graphics
import Layout

extension Lint {
    /// Compact-first order, or a frame that fixes the answer.
    static let unreachableCandidate = Lint(
        "unreachable-candidate", "the first candidate that fits is shown, so the roomiest goes first"
    ) { context in
        guard !context.isOnDevice else { return [] }
        return context.choices.flatMap { place, tried -> [Finding] in
            let count = tried.map { $0.candidates.count }.max() ?? 0
            return (0..<count).compactMap { candidate -> Finding? in
                let shown = tried.filter { $0.chosen == candidate }
                let blocker = blocker(of: candidate, tried)
                // Where nothing fits the last candidate is shown; that alone makes it no choice.
                let isReached =
                    blocker == nil ? !shown.isEmpty : shown.contains { $0.candidates[candidate].fits }
                guard count > 1, !isReached else { return nil }
                return Finding(
                    "no width from 1 to 1400 fits candidate \(candidate + 1) of this 'ViewThatFits' first",
                    at: place,
                    note: blocker)
            }
        }
    }

    /// An earlier candidate that is smaller, and so always fits where this one does.
    private static func blocker(of candidate: Int, _ tried: [LintContext.Trial]) -> String? {
        let smaller = (0..<candidate).first { earlier in
            tried.allSatisfy { trial in
                guard trial.candidates.indices.contains(candidate),
                    trial.candidates[earlier].ideal != trial.candidates[candidate].ideal
                else { return trial.candidates.count <= candidate }
                return Axis.both.allSatisfy { axis in
                    !trial.axes.contains(axis: axis)
                        || trial.candidates[earlier].ideal[axis] <= trial.candidates[candidate].ideal[axis]
                }
            }
        }
        return smaller.map { "candidate \($0 + 1) is smaller and comes first" }
    }
}
