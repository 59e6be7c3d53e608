import Graphics
import Testing

@testable import Layout

@Suite struct BreakpointTests {
    private func breakpoints(_ node: LayoutNode, _ range: ClosedRange<Double> = 0...1000) -> [Double] {
        BreakpointFinder.breakpoints(of: LayoutRoot(node), in: range, height: 500).map { $0.width }
    }

    private func choice() -> LayoutNode {
        ViewThatFitsNode(
            in: .horizontal, [hstack(8, [fixed(34, 20), fixed(100, 4)]), fixed(100, 4), fixed(34, 20)])
    }

    @Test func idealWidthsOfCandidates() {
        #expect(breakpoints(choice()) == [142, 100])
    }

    @Test func paddingMovesThem() {
        #expect(breakpoints(choice().padding(16)) == [174, 132])
    }

    /// In a stack of two the choice gets what the other leaves, or half.
    @Test func sharedSpace() {
        #expect(breakpoints(hstack(0, [choice(), fixed(50, 10)])) == [192, 150])
        #expect(breakpoints(hstack(0, [choice(), greedy()])) == [284, 200])
    }

    /// A choice between widths that lie closer together than any net of samples.
    @Test func narrowBands() {
        let near = ViewThatFitsNode(in: .horizontal, [fixed(500.25, 1), fixed(500, 1), fixed(1, 1)])
        #expect(breakpoints(near) == [500.25, 500])
    }

    @Test func columnsOfAnAdaptiveGrid() {
        let grid = ContainerNode(
            LazyGridLayout(.vertical, items: [GridItem(.adaptive(minimum: 100))]), [fixed(10, 10)])
        #expect(breakpoints(grid, 50...500) == [424, 316, 208])
    }

    @Test func nothingChanges() {
        #expect(breakpoints(hstack(0, [greedy(), fixed(10, 10)])).isEmpty)
    }
}
