import Graphics
import Testing

@testable import Layout

@Suite struct DrawingTests {
    private func mark(_ number: Int, _ node: LeafNode = LeafNode(view: "Color")) -> LeafNode {
        node.number = number
        node.drawing = { frame, view, list in list.fill(.rect(frame), with: .color(.black), view: view) }
        return node
    }

    private func marks(_ node: LayoutNode, _ width: Double, _ height: Double, scale: Double = 2) -> [Rect] {
        let list = layout(node, width, height).displayList(displayScale: scale)
        return list.commands.compactMap { command in
            if case .fill(let path, _, _) = command.operation { return path.boundingRect }
            return nil
        }
    }

    private func order(_ node: LayoutNode) -> [Int32] {
        layout(node, 50, 50).displayList(displayScale: 2).commands.map { $0.view.rawValue }
    }

    private func zIndex(_ node: LayoutNode, _ value: Double) -> LayoutNode {
        TraitNode(view: "zIndex", node) { $0.zIndex = value }
    }

    /// Both edges go to the nearest pixel, halves up, and the size is what lies between them.
    @Test func edgesAreRoundedOnlyHere() {
        let box = mark(1, LeafNode(view: "box", fixed: Size(width: 123, height: 50.5)))
        #expect(marks(box.frame(200, 100), 200, 100) == [Rect(x: 38.5, y: 25, width: 123, height: 50.5)])
    }

    /// Up is to the right and down on both sides of the corner, not away from it.
    @Test func halvesGoUpLeftOfTheCornerToo() {
        let box = mark(1, LeafNode(view: "box", fixed: Size(width: 1.5, height: 10)))
        #expect(marks(box.frame(1, 10), 1, 10) == [Rect(x: 0, y: 0, width: 1.5, height: 10)])
    }

    @Test func backgroundsAreDrawnFirst() {
        #expect(order(mark(1).background(mark(2))) == [2, 1])
        #expect(order(mark(1).overlay(mark(2))) == [1, 2])
    }

    @Test func zIndexReordersSiblingsStably() {
        let stack = ContainerNode(
            ZStackLayout(), [zIndex(mark(1), 1), mark(2), zIndex(mark(3), -1), mark(4)])
        #expect(order(stack) == [3, 2, 4, 1])
        #expect(order(ContainerNode(ZStackLayout(), [zIndex(mark(1), 1).padding(2), mark(2)])) == [2, 1])
    }

    @Test func hiddenViewsKeepTheirRoom() {
        let tree = hstack(
            0, [HiddenNode(mark(1, LeafNode(view: "box", fixed: Size(width: 10, height: 10)))), mark(2)])
        #expect(marks(tree, 50, 20) == [Rect(x: 10, y: 0, width: 40, height: 20)])
    }

    @Test func scrollViewsCutWhatReachesOut() {
        func commands(_ height: Double) -> [Bool] {
            let content = mark(1, LeafNode(view: "box", fixed: Size(width: 10, height: height)))
            let list = layout(ScrollViewNode(.vertical, [content]), 50, 100).displayList(displayScale: 2)
            return list.commands.map { if case .push(.clip) = $0.operation { true } else { false } }
        }
        #expect(commands(300) == [true, false, false])
        #expect(commands(100) == [false])
    }

    @Test func matchedViewsTakeTheSourcesFrame() {
        let source = MatchedGeometryNode(fixed(40, 30), group: 1)
        let other = MatchedGeometryNode(greedy("other"), group: 1, isSource: false)
        let result = layout(hstack(0, [other.frame(10, 10), source]), 200, 100)
        #expect(result.frame("other") == Rect(x: 10, y: 0, width: 40, height: 30))
        #expect(result.size == Size(width: 50, height: 30))
    }
}

@Suite struct AlignmentTests {
    private let custom = AlignmentKey(id: 0, axis: .vertical) { $0.height / 4 }

    private func guide(_ node: LayoutNode, _ key: AlignmentKey, _ value: Double) -> LayoutNode {
        AlignmentGuideNode(node, key) { _ in value }
    }

    @Test func customGuidesTakeTheirDefault() {
        let stack = ContainerNode(
            StackLayout(.horizontal, alignment: custom, spacing: 0), [fixed(10, 40, "a"), fixed(10, 80, "b")])
        let result = layout(stack, nil, nil)
        #expect(result.frame("a")?.minY == 10)
        #expect(result.size.height == 80)
    }

    /// Guides set inside a container count outside as their mean.
    @Test func customGuidesMerge() {
        let inner = vstack(
            0, [guide(fixed(10, 10), custom, 2), guide(fixed(10, 10), custom, 4), fixed(10, 10)])
        let stack = ContainerNode(
            StackLayout(.horizontal, alignment: custom, spacing: 0), [inner, fixed(10, 40, "b")])
        let result = layout(stack, nil, nil)
        // The mean of 2 and 10 + 4 is 8, the other's default 10.
        #expect(result.size.height == 40)
        #expect(inner.explicitAlignment(custom, at: .unspecified) == 8)
    }

    @Test func frameGuidesDoNotLeaveContainersButPassWrappers() {
        let moved = guide(fixed(10, 10), .leading, -5)
        #expect(
            layout(vstack(0, [moved]), nil, nil).root.node.explicitAlignment(.leading, at: .unspecified)
                == nil)
        let padded = moved.padding(3)
        #expect(layout(padded, nil, nil).root.node.explicitAlignment(.leading, at: .unspecified) == -2)
    }

    @Test func readingTheSameGuideGivesTheInnerValue() {
        let inner = guide(fixed(10, 10), .leading, 3)
        let outer = AlignmentGuideNode(inner, .leading) { $0[.leading] + 4 }
        #expect(layout(outer, nil, nil).root.node.explicitAlignment(.leading, at: .unspecified) == 7)
    }

    @Test func stackOfGuides() {
        let stack = ContainerNode(
            StackLayout(.vertical, alignment: .leading, spacing: 0),
            [fixed(50, 10, "a"), AlignmentGuideNode(fixed(20, 10, "b"), .leading) { $0.width / 2 - 25 }])
        let result = layout(stack, nil, nil)
        #expect(result.frame("b") == Rect(x: 15, y: 10, width: 20, height: 10))
        #expect(result.size.width == 50)
    }
}

@Suite struct GridTests {
    private func traits(_ node: LayoutNode, _ write: @escaping (inout ViewTraits) -> Void) -> LayoutNode {
        TraitNode(view: "trait", node, write: write)
    }

    private func grid(_ rows: [LayoutNode]) -> LayoutNode {
        ContainerNode.grid(horizontalSpacing: 0, verticalSpacing: 0, rows)
    }

    /// A cell as endless at least as at most stretches by no number at all; the grid around it is done all
    /// the same.
    @Test func endlessCell() {
        let endless = ContainerNode.grid(
            horizontalSpacing: .infinity, [GridRowNode([fixed(10, 10), fixed(10, 10)])])
        let result = layout(grid([GridRowNode([endless, fixed(20, 50)])]), 393, nil)
        #expect(result.size.height == 50)
    }

    /// What a span lacks is spread equally over its columns.
    @Test func spansWidenTheirColumns() {
        let wide = traits(fixed(100, 10)) { $0.addGridCellColumns(2) }
        let result = layout(
            grid([GridRowNode([fixed(20, 10, "a"), fixed(40, 10, "b")]), GridRowNode([wide])]), nil, nil)
        #expect(result.size == Size(width: 100, height: 20))
        #expect(result.frame("a")?.minX == 10)
        #expect(result.frame("b")?.minX == 50)
    }

    /// A span makes as many columns as it covers; they stay empty while the others give it room enough.
    @Test func spansMakeColumns() {
        let wide = traits(fixed(10, 10)) { $0.addGridCellColumns(9) }
        let result = layout(
            grid([GridRowNode([fixed(20, 10), fixed(40, 10)]), GridRowNode([wide.named("w")])]), nil, nil)
        #expect(result.size.width == 60)
        #expect(result.frame("w")?.minX == 25)
    }

    /// A line across the grid stretches it, unless told not to.
    @Test func unsizedAxes() {
        func width(_ axes: AxisSet) -> Double {
            let line = LeafNode(view: "line", largest: Size(width: .infinity, height: 1))
            let cell = traits(line) { $0.addGridCellUnsizedAxes(axes) }
            return layout(grid([GridRowNode([fixed(20, 10), fixed(40, 10)]), cell]), 200, 100).size.width
        }
        #expect(width([]) == 200)
        #expect(width(.horizontal) == 60)
    }

    @Test func anchorsAndColumnAlignment() {
        let anchored = traits(fixed(10, 10, "a")) { $0.setGridCellAnchor(.bottomTrailing) }
        let column = traits(fixed(20, 30, "b")) { $0.setGridColumnAlignment(.trailing) }
        let result = layout(
            grid([
                GridRowNode([anchored, fixed(50, 50), column]),
                GridRowNode([fixed(30, 5), fixed(1, 1), fixed(60, 5)]),
            ]),
            nil, nil)
        #expect(result.frame("a") == Rect(x: 20, y: 40, width: 10, height: 10))
        #expect(result.frame("b") == Rect(x: 120, y: 10, width: 20, height: 30))
    }

    @Test func rowsOutsideAGridAreTheirCells() {
        #expect(layout(hstack(0, [GridRowNode([fixed(10, 10), fixed(20, 10)])]), nil, nil).size.width == 30)
    }
}
