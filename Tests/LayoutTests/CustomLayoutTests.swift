import Graphics
import Testing

@testable import Layout

@Suite struct CustomLayoutTests {
    /// Puts its first subview at the corner of its bounds, its second at zero.
    private final class Corners: LayoutAlgorithm {
        var origins: [Point] = []
        override var readsPosition: Bool { true }

        override func sizeThatFits(
            _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
        ) -> Size { Size(width: 60, height: 40) }

        override func arrange(
            _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
        ) -> [Placement] { arrange(proposal, size: size, at: .zero, subviews, cache) }

        override func arrange(
            _ proposal: ProposedViewSize, size: Size, at origin: Point, _ subviews: [LayoutNode],
            _ cache: LayoutCache?
        ) -> [Placement] {
            origins.append(origin)
            let placer = SubviewPlacer(subviews, boundsFrom: origin)
            placer.place(0, at: origin, proposal: .unspecified)
            placer.place(1, at: .zero, proposal: .unspecified)
            return placer.finish(size, proposal: proposal)
        }
    }

    private func container(_ layout: Corners) -> LayoutNode {
        ContainerNode(layout, [fixed(10, 10, "corner"), fixed(10, 10, "zero"), fixed(10, 10, "none")])
    }

    /// Bounds begin where the container stands; who takes them to begin at zero ends up at the root's corner.
    @Test func boundsBeginWhereTheContainerStands() {
        let corners = Corners()
        let result = layout(vstack(0, [fixed(60, 25), container(corners)]).padding(5), 200, 200)
        #expect(result.frame("corner")?.origin == Point(x: 5, y: 30))
        #expect(result.frame("zero")?.origin == .zero)
        #expect(result.frame("none")?.origin == Point(x: 30, y: 45))
        #expect(corners.origins.last == Point(x: 5, y: 30))
    }

    @Test func placesAreKeptForTheSameOrigin() {
        let corners = Corners()
        let root = LayoutRoot(container(corners).padding(5))
        _ = root.layout(ProposedViewSize(width: 100, height: 100))
        _ = root.layout(ProposedViewSize(width: 100, height: 100))
        #expect(corners.origins.count == 1)
    }

    /// Guides are asked of a container that stands at zero.
    @Test func guidesDoNotDependOnThePosition() {
        let corners = Corners()
        let marked = AlignmentGuideNode(fixed(10, 10), .bottom) { _ in 7 }
        let node = ContainerNode(corners, [marked, fixed(10, 10)]).padding(5)
        _ = LayoutRoot(node)
        #expect(node.explicitAlignment(.centerY, at: .unspecified) == nil)
        #expect(corners.origins.allSatisfy { $0 == .zero })
    }
}
