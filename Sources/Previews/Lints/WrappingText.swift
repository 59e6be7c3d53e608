import Layout
import Syntax

extension Lint {
    /// A candidate that always fits because its text wraps instead of asking for its length.
    static let wrappingText = Lint(
        "wrapping-text",
        "inside 'frame(maxWidth:)', or where only the height is asked about, text wraps and fits: take the frame off, or ask about the width"
    ) { context in
        context.choices.compactMap { place, tried in
            guard tried.contains(where: { $0.candidates.count > 1 }) else { return nil }
            let settled = tried.allSatisfy { $0.axes.contains(.horizontal) || $0.chosen == 0 }
            guard settled, let width = wrap(at: place, context) else { return nil }
            return Finding(
                "text of a candidate of this 'ViewThatFits' wraps at a width of \(Explanation.length(width)), and still fits",
                at: place)
        }
    }

    /// A width at which a candidate other than the last is shown with text in more lines than it has at its
    /// ideal size.
    private static func wrap(at place: SourceRange, _ context: LintContext) -> Double? {
        for sample in context.everywhere {
            var wraps = false
            sample.root.forEach { placed in
                guard placed.node is ViewThatFitsNode, context.written(placed.node) == place,
                    let shown = placed.children.first, shown.node !== placed.node.children.last
                else { return }
                shown.forEach { if isWrapped($0) { wraps = true } }
            }
            if wraps { return sample.width }
        }
        return nil
    }

    private static func isWrapped(_ placed: PlacedNode) -> Bool {
        guard let text = placed.node as? TextNode else { return false }
        return text.block(at: placed.proposal).lines.count > text.block(at: .unspecified).lines.count
    }
}
