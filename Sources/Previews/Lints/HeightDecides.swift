import Graphics
import Layout

extension Lint {
    /// A candidate that the width had room for, passed over for its height.
    static let heightDecides = Lint(
        "height-decides", "without 'in:' both axes must fit; 'in: .horizontal' asks about the width alone"
    ) { context in
        context.choices.compactMap { place, tried in
            for trial in tried where trial.axes == .both {
                guard context.shown.contains(where: { $0.width == trial.width }), let chosen = trial.chosen,
                    let offered = trial.proposal.width, let height = trial.proposal.height
                else { continue }
                for (index, candidate) in trial.candidates.prefix(chosen).enumerated() {
                    guard candidate.ideal.width <= offered, candidate.ideal.height > height else { continue }
                    let excess = Explanation.length(candidate.ideal.height - height)
                    return Finding(
                        "candidate \(index + 1) of this 'ViewThatFits' fits in width and is \(excess) points too tall",
                        at: place)
                }
            }
            return nil
        }
    }
}
