import Layout
import Views

extension Lint {
    /// A candidate without a control, or without any words, that another one has.
    static let lostInformation = Lint(
        "lost-information", "all candidates should say and offer the same, each in its own space"
    ) { context in
        context.choices.compactMap { place, tried in
            guard let candidates = tried.first?.node.children, candidates.count > 1 else { return nil }
            let actions = candidates.map { actionCount($0) }
            let most = actions.max() ?? 0
            if let poorer = actions.firstIndex(where: { $0 < most }) {
                return Finding(
                    "candidate \(poorer + 1) of this 'ViewThatFits' has \(actions[poorer]) of \(most) controls",
                    at: place)
            }
            let words = candidates.map { Description.words(of: $0) }
            guard let silent = words.firstIndex(where: { $0.utf8.isEmpty }),
                let other = words.first(where: { !$0.utf8.isEmpty })
            else { return nil }
            return Finding(
                "candidate \(silent + 1) of this 'ViewThatFits' says nothing; another says '\(other)'",
                at: place)
        }
    }

    private static func actionCount(_ node: LayoutNode) -> Int {
        let own = node.payloads.contains { $0 is ActionPayload } ? 1 : 0
        return node.children.reduce(own) { $0 + actionCount($1) }
    }
}
