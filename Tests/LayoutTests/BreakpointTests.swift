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

    private func text(_ string: String, square: Bool = true, lineLimit: Int? = nil) -> LayoutNode {
        TextNode(
            TextLayout(
                AttributedText(string), style: ParagraphStyle(lineLimit: lineLimit),
                in: TextEnvironment(usesSquareFont: square)))
    }

    /// An upload's progress as text and bar, as bar alone, as text alone: below the text's own width it
    /// breaks inside the word, which is no other structure.
    @Test func textThatBreaksInsideItsWord() {
        let progress = ContainerNode(StackLayout(.horizontal), [text("75%", square: false), fixed(100, 4)])
        let alone = text("75%", square: false)
        let found = breakpoints(ViewThatFitsNode(in: .horizontal, [progress, fixed(100, 4), alone]))
        #expect(found.count == 2)
        #expect(abs(found[0] - 142.67) < 1)
        #expect(found.last == 100)
    }

    @Test func linesBrokenBetweenWords() {
        let found = breakpoints(text("aa bbbbb cc"))
        #expect(found.map { $0.rounded() } == [110, 80])
        #expect(breakpoints(text("aaaaaaaa")).isEmpty)
    }

    /// A long list, each row with a width of its own, costs what its bound says and not the net for every
    /// row.
    @Test func boundedWork() {
        let root = LayoutRoot(vstack(0, (1...100).map { text(String(repeating: "a", count: $0) + " b") }))
        let found = BreakpointFinder.breakpoints(of: root, in: 0...1000, height: 500, mostViews: 4000)
        #expect(root.session.measureCount < 4000 * 4)
        #expect(found.count < 100)
    }

    /// Halving alone takes some fifty layouts for each breakpoint; the view that breaks knows better where it
    /// does, also where it gets a part of the width.
    @Test func fewLayouts() {
        let words = "aa bbbbb cc dddd ee ffffffff gg"
        for tree in [text(words).padding(16), hstack(0, [text(words), greedy()]), choice().padding(3)] {
            let root = LayoutRoot(tree)
            let found = BreakpointFinder.breakpoints(of: root, in: 1...1400, height: 500)
            #expect(found.count >= 2)
            #expect(root.session.run < 210 + 16 * found.count, "\(root.session.run) for \(found.count)")
        }
    }

    /// Columns of a grid are told by the grid, however it is inset.
    @Test func fewLayoutsForColumns() {
        let grid = ContainerNode(
            LazyGridLayout(.vertical, items: [GridItem(.adaptive(minimum: 100))]), [fixed(10, 10)])
        let root = LayoutRoot(grid.padding(7.3))
        let found = BreakpointFinder.breakpoints(of: root, in: 1...1400, height: 500)
        #expect(found.count == 11)
        #expect(root.session.run < 30 + 20 * found.count, "\(root.session.run)")
    }

    @Test func truncation() {
        let found = breakpoints(text("aaa bbb", lineLimit: 1))
        #expect(found.map { $0.rounded() } == [70])
    }

    @Test func nothingChanges() {
        #expect(breakpoints(hstack(0, [greedy(), fixed(10, 10)])).isEmpty)
    }
}
