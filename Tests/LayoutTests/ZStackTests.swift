import Graphics
import Testing

@testable import Layout

@Suite struct ZStackTests {
    private func stack(_ alignment: Alignment, _ children: [LayoutNode]) -> LayoutNode {
        ContainerNode(ZStackLayout(alignment: alignment), children)
    }

    /// What has a lower priority has no say in the size, stands on the lines of the others and moves nobody.
    @Test func lowerPriority() {
        let children = { [fixed(50, 50, "leader"), LayoutPriorityNode(fixed(200, 120, "other"), -1)] }
        let centered = layout(stack(.center, children()), 300, 300)
        #expect(centered.size == Size(width: 50, height: 50))
        #expect(centered.frame("leader") == Rect(x: 0, y: 0, width: 50, height: 50))
        #expect(centered.frame("other") == Rect(x: -75, y: -35, width: 200, height: 120))
        let corner = layout(stack(.bottomTrailing, children()), 300, 300)
        #expect(corner.frame("leader") == Rect(x: 0, y: 0, width: 50, height: 50))
        #expect(corner.frame("other") == Rect(x: -150, y: -70, width: 200, height: 120))
    }
}
