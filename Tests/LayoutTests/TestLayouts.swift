import Foundation
import Graphics

@testable import Layout

/// The custom layouts that the measured cases declare, written as algorithms.
enum TestLayouts {
    /// A snippet without its declarations, and the layouts that these declared.
    static func splitting(_ snippet: String) -> (
        source: String, layouts: [String: (SnippetReader.Call) throws -> LayoutAlgorithm]
    ) {
        guard snippet.hasPrefix("struct "), let end = snippet.range(of: "\n}\n") else { return (snippet, [:]) }
        return (String(snippet[end.upperBound...]), ["Half": { _ in HalfLayout() }])
    }
}

/// Takes half of the width proposed, 20 if none is, and 10 of height.
final class HalfLayout: LayoutAlgorithm {
    override var name: String { "Half" }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        Size(width: (proposal.width ?? 40) / 2, height: 10)
    }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        subviews.map { Placement($0, at: .zero, proposal: ProposedViewSize(size)) }
    }
}
