extension Lint {
    static let singleCandidate = Lint(
        "single-candidate", "with nothing to choose from, the view is shown whether it fits or not"
    ) { context in
        context.choices.compactMap { place, tried in
            guard let count = tried.map({ $0.candidates.count }).max(), count < 2 else { return nil }
            return Finding(
                "this 'ViewThatFits' has \(count == 0 ? "no candidate" : "one candidate")", at: place)
        }
    }
}
