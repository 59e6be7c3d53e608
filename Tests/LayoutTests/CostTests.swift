import Graphics
import Testing

@testable import Layout

/// How much work a layout is, in sizes computed and not in time: nesting twice as deep is twice the work.
@Suite struct CostTests {
    /// A way to put one more view around another.
    struct Nesting: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let wrap: @Sendable (LayoutNode, Int) -> LayoutNode

        init(_ name: String, _ wrap: @escaping @Sendable (LayoutNode, Int) -> LayoutNode) {
            testDescription = name
            self.wrap = wrap
        }
    }

    /// A custom layout that asks for everything it could want to know before it answers.
    private final class Curious: LayoutAlgorithm {
        override func sizeThatFits(
            _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
        ) -> Size {
            for view in subviews {
                for other in [ProposedViewSize.zero, .unspecified, .infinity] { _ = view.sizeThatFits(other) }
            }
            return subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        override func arrange(
            _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
        ) -> [Placement] {
            let placer = SubviewPlacer(subviews)
            for index in subviews.indices { placer.place(index, at: .zero, proposal: proposal) }
            return placer.finish(size, proposal: proposal)
        }
    }

    static let nestings = [
        Nesting("fixed frames") { node, level in
            node.frame(level % 2 == 0 ? 200 : nil, level % 2 == 0 ? nil : 100)
        },
        Nesting("flexible frames") { node, _ in
            FlexibleFrameNode(
                node, horizontal: .init(min: 5, ideal: 50, max: .infinity), vertical: .init(max: 90))
        },
        Nesting("padding") { node, _ in node.padding(1) },
        Nesting("stacks") { node, level in
            let views = [node, fixed(1, 1), greedy()]
            return level % 2 == 0 ? hstack(nil, views) : vstack(nil, views)
        },
        Nesting("layers") { node, _ in ContainerNode(ZStackLayout(), [node, greedy()]) },
        Nesting("overlays") { node, _ in node.overlay(greedy()).background(fixed(3, 3)) },
        Nesting("overlays inside overlays") { node, _ in fixed(50, 50).overlay(node) },
        Nesting("custom layouts") { node, _ in ContainerNode(Curious(), [node, fixed(2, 2)]) },
        Nesting("choices") { node, _ in ViewThatFitsNode([node, fixed(3, 3)]) },
        Nesting("choices of the deeper view last") { node, _ in ViewThatFitsNode([fixed(900, 3), node]) },
        Nesting("choices in stacks") { node, level in
            let views = [node, fixed(4, 4), greedy()]
            return ViewThatFitsNode([level % 2 == 0 ? hstack(nil, views) : vstack(nil, views), fixed(2, 2)])
        },
        Nesting("grids") { node, _ in ContainerNode.grid([GridRowNode([node, fixed(2, 2)]), greedy()]) },
        Nesting("lazy stacks") { node, _ in ContainerNode(LazyStackLayout(.vertical), [node, fixed(2, 2)]) },
        Nesting("lazy grids") { node, _ in
            ContainerNode(
                LazyGridLayout(.vertical, items: [GridItem(.adaptive(minimum: 40))]), [node, fixed(2, 2)])
        },
        Nesting("scroll views") { node, level in
            ScrollViewNode(level % 2 == 0 ? .vertical : .horizontal, [node])
        },
        Nesting("ratios") { node, level in AspectRatioNode(node, ratio: level % 2 == 0 ? nil : 1.5, .fit) },
        Nesting("safe area insets") { node, _ in SafeAreaInsetNode(node, edge: .bottom, [fixed(1, 1)]) },
        Nesting("fixed sizes") { node, level in FixedSizeNode(node, level % 2 == 0 ? .horizontal : .vertical)
        },
    ]

    private func cost(_ root: LayoutRoot) -> Int {
        let before = root.session.measureCount
        _ = root.layout(ProposedViewSize(width: 300, height: 300))
        return root.session.measureCount - before
    }

    private func cost(_ nesting: Nesting, _ depth: Int) -> Int {
        cost(LayoutRoot((0..<depth).reduce(greedy()) { nesting.wrap($0, $1) }))
    }

    @Test(arguments: nestings) func nestingIsLinear(_ nesting: Nesting) {
        let short = cost(nesting, 25)
        let long = cost(nesting, 250)
        #expect(long <= short * 12, "\(short) sizes 25 levels deep, \(long) sizes 250 levels deep")
    }

    @Test func fiveHundredFrames() {
        #expect(cost(CostTests.nestings[0], 500) <= 500 * 4)
    }

    /// Guides set at the bottom are looked up once a level, not twice for each.
    @Test func guidesSetDeepInsideAreLinear() {
        let leaf = AlignmentGuideNode(greedy(), .centerX) { $0.width / 3 }
        let root = LayoutRoot((0..<400).reduce(leaf as LayoutNode) { node, _ in node.frame(100, nil) })
        #expect(cost(root) <= 400 * 4)
    }

    @Test func secondLayoutAtTheSameWidthMeasuresNothing() {
        let root = LayoutRoot((0..<100).reduce(greedy()) { node, _ in vstack(nil, [node, fixed(5, 5)]) })
        _ = cost(root)
        #expect(cost(root) == 0)
    }

    @Test func tenThousandViews() {
        let rows = (0..<100).map { _ in hstack(nil, (0..<100).map { _ in fixed(3, 4) }) }
        #expect(cost(LayoutRoot(vstack(nil, rows))) <= 60_000)
    }

    /// Each cell is asked for its smallest and largest size, for what it takes of its share, and as placed.
    @Test func gridOfTenThousandCells() {
        let rows = (0..<100).map { _ in GridRowNode((0..<100).map { _ in fixed(3, 4) }) }
        #expect(cost(LayoutRoot(ContainerNode.grid(rows))) <= 40_001)
    }

    @Test func tooDeepIsReported() {
        let root = LayoutRoot(
            (0..<(LayoutSession.deepest + 10)).reduce(greedy()) { node, _ in node.padding(0) })
        let result = root.layout(ProposedViewSize(width: 10, height: 10))
        guard case .tooDeep? = result.issues.first else {
            Issue.record("not reported")
            return
        }
    }
}
