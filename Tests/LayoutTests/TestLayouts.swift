import Foundation
import Graphics

@testable import Layout

/// The custom layouts that the measured cases declare, written as algorithms.
enum TestLayouts {
    typealias Maker = @Sendable (SnippetReader.Call) throws -> LayoutAlgorithm

    /// A snippet without its declarations, and the layouts that it may declare.
    static func splitting(_ snippet: String) -> (source: String, layouts: [String: Maker]) {
        guard snippet.hasPrefix("struct "), let end = snippet.range(of: "\n}\n") else {
            return (snippet, [:])
        }
        return (String(snippet[end.upperBound...]), makers)
    }

    private static let makers: [String: Maker] = [
        "Half": { _ in
            TestLayout(
                answer: { proposal, _ in Size(width: (proposal.width ?? 40) / 2, height: 10) },
                place: { placer, bounds, count in
                    for index in 0..<count {
                        placer.place(index, at: .zero, proposal: ProposedViewSize(bounds))
                    }
                })
        },
        "PlacesNothing": { _ in TestLayout(answer: { _, _ in Size(width: 100, height: 100) }) },
        "PlacesTwice": { _ in
            TestLayout(
                answer: { _, _ in Size(width: 100, height: 100) },
                place: { placer, _, _ in
                    for (at, side) in [(10.0, 20.0), (50.0, 40.0)] {
                        placer.place(
                            0, at: Point(x: at, y: at), proposal: ProposedViewSize(width: side, height: side))
                    }
                })
        },
        "PlacesByAnchor": { _ in
            TestLayout(
                answer: { _, _ in Size(width: 150, height: 150) },
                place: { placer, _, _ in
                    let point = Point(x: 100, y: 100)
                    let small = ProposedViewSize(width: 30, height: 20)
                    placer.place(0, at: .zero, proposal: ProposedViewSize(width: 70, height: 40))
                    placer.place(1, at: point, anchor: .center, proposal: small)
                    placer.place(2, at: point, anchor: .bottomTrailing, proposal: small)
                })
        },
        "PriorityRuler": { _ in
            TestLayout(
                answer: { _, _ in Size(width: 100, height: 40) },
                placeViews: { placer, views in
                    for (index, view) in views.enumerated() {
                        placer.place(
                            index, at: Point(x: 10 * view.priority, y: 10 * Double(index)),
                            proposal: ProposedViewSize(width: 5, height: 5))
                    }
                })
        },
        "ReadsPriority": { _ in
            TestLayout(answer: { _, views in
                views[0].priority == -.infinity ? Size(width: 1, height: 1) : Size(width: 2, height: 2)
            })
        },
        "Asks": { call in
            var question = ProposedViewSize.zero
            if case .member("unspecified")? = call.argument("question") { question = .unspecified }
            if case .member("infinity")? = call.argument("question") { question = .infinity }
            let asked = question
            return TestLayout(
                answer: { _, views in views[0].sizeThatFits(asked) },
                place: { placer, _, _ in placer.place(0, at: .zero, proposal: .zero) })
        },
        "Echo": { _ in
            TestLayout(answer: { proposal, _ in
                func code(_ length: Double?) -> Double {
                    guard let length else { return 1 }
                    return length == 0 ? 2 : length == .infinity ? 3 : length
                }
                return Size(width: code(proposal.width), height: code(proposal.height))
            })
        },
        "Replaces": { _ in TestLayout(answer: { proposal, _ in proposal.replacingUnspecifiedDimensions() }) },
    ]
}

/// A custom layout made of closures.
final class TestLayout: LayoutAlgorithm {
    private let answer: (ProposedViewSize, [LayoutNode]) -> Size
    private let place: (SubviewPlacer, Size, Int) -> Void
    private let placeViews: (SubviewPlacer, [LayoutNode]) -> Void

    init(
        answer: @escaping (ProposedViewSize, [LayoutNode]) -> Size,
        place: @escaping (SubviewPlacer, Size, Int) -> Void = { _, _, _ in },
        placeViews: @escaping (SubviewPlacer, [LayoutNode]) -> Void = { _, _ in }
    ) {
        self.answer = answer
        self.place = place
        self.placeViews = placeViews
    }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        answer(proposal, subviews)
    }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        let placer = SubviewPlacer(subviews)
        place(placer, size, subviews.count)
        placeViews(placer, subviews)
        return placer.finish(size, proposal: proposal)
    }
}
