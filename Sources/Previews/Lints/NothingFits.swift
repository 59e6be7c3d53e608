import Layout

extension Lint {
    static let nothingFits = Lint(
        "nothing-fits", "when no candidate fits, the last one is shown and overflows or is cut"
    ) { context in
        context.choices.compactMap { place, tried in
            let misfit = tried.first { trial in
                context.shown.contains { $0.width == trial.width } && trial.candidates.count > 1
                    && !trial.candidates.contains { $0.fits }
            }
            guard let misfit else { return nil }
            return Finding(
                "no candidate of this 'ViewThatFits' fits at a width of \(Explanation.length(misfit.width))",
                at: place)
        }
    }
}
