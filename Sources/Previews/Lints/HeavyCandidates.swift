import Layout

extension Lint {
    /// Candidates that are many views to build, of which one is shown.
    static let heavyCandidates = Lint(
        "heavy-candidates", "every candidate is built to be measured; what they share belongs above them"
    ) { context in
        context.choices.compactMap { place, tried in
            guard let candidates = tried.first?.node.children, candidates.count > 1 else { return nil }
            let counts = candidates.map { $0.viewCount }
            let all = counts.reduce(0, +)
            guard all > mostViews, let largest = counts.max() else { return nil }
            return Finding(
                "this 'ViewThatFits' builds \(all) views to show at most \(largest)", at: place)
        }
    }

    /// About as many as a screen of rows has; no measured cost stands behind it.
    private static let mostViews = 100
}

extension LayoutNode {
    /// How many views that somebody wrote there are, this one included.
    var viewCount: Int { children.reduce(number > 0 ? 1 : 0) { $0 + $1.viewCount } }

    /// How many bodies of the program's own types were evaluated for them.
    var allBodies: Int { children.reduce(bodyCount) { $0 + $1.allBodies } }
}
