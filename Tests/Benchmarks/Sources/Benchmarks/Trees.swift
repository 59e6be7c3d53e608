import Graphics
import Layout

/// The trees to lay out. `taffy.py` makes the same ones of flex boxes, and compares the frames of the leaves.
struct TestTree {
    let name: String
    let proposal: ProposedViewSize
    let make: () -> LayoutNode

    static var compared: [TestTree] {
        [
            TestTree(name: "tree", proposal: .init(width: 8000, height: 8000)) { tenThousandViews() },
            TestTree(name: "grid", proposal: .init(width: 4000, height: 4000)) { grid(side: 100) },
            TestTree(name: "flow", proposal: .init(width: 600, height: 4000)) { flow(count: 1000) },
            TestTree(name: "frames250", proposal: .init(width: 2000, height: 2000)) { frames(depth: 250) },
            TestTree(name: "frames500", proposal: .init(width: 2000, height: 2000)) { frames(depth: 500) },
        ]
    }

    /// Nested in ways that flex boxes have no equal for, each at two depths: twice as deep is twice the work.
    static var nested: [TestTree] {
        [("stacks", stacked), ("choices", chosen), ("custom", customised)].flatMap { kind, wrap in
            [100, 200].map { depth in
                TestTree(name: "\(kind)\(depth)", proposal: .init(width: 2000, height: 2000)) {
                    (0..<depth).reduce(box(10, 10)) { wrap($0, $1) }
                }
            }
        }
    }

    /// A row in a column in a row, each with something fixed and something that takes what is left.
    private static func stacked(_ node: LayoutNode, _ level: Int) -> LayoutNode {
        stack(level % 2 == 0 ? .horizontal : .vertical, [node, box(1, 1), LeafNode(view: "Color")])
    }

    private static func chosen(_ node: LayoutNode, _ level: Int) -> LayoutNode {
        ViewThatFitsNode([stacked(node, level), box(2, 2)])
    }

    private static func customised(_ node: LayoutNode, _ level: Int) -> LayoutNode {
        ContainerNode(FlowLayout(spacing: 1), [node, box(2, 2)])
    }

    /// How many views the tree has.
    var count: Int { TestTree.count(make()) }

    private static func count(_ node: LayoutNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

    // MARK: The trees

    private static func stack(_ axis: Axis, _ children: [LayoutNode]) -> LayoutNode {
        ContainerNode(StackLayout(axis), children)
    }

    private static func box(_ width: Int, _ height: Int) -> LayoutNode {
        LeafNode(view: "Box", fixed: Size(width: Double(width), height: Double(height)))
    }

    /// 1,000 rows of eight or nine leaves, every third of them a color that takes what is left, in columns of
    /// rows of columns: 10,000 views in all.
    static func tenThousandViews() -> LayoutNode {
        var made = 0
        func row(_ index: Int) -> LayoutNode {
            stack(
                .horizontal,
                (0..<(index < 889 ? 9 : 8)).map { _ in
                    made += 1
                    return made % 3 == 0 ? LeafNode(view: "Color") : box(6 + made % 7, 4 + made % 5)
                })
        }
        return stack(
            .vertical,
            (0..<10).map { a in
                stack(
                    .horizontal,
                    (0..<10).map { b in stack(.vertical, (0..<10).map { c in row(a * 100 + b * 10 + c) }) })
            })
    }

    /// Cells of many sizes, so that every column and row has another widest and tallest one.
    static func grid(side: Int) -> LayoutNode {
        ContainerNode.grid(
            (0..<side).map { row in
                GridRowNode(
                    (0..<side).map { column in
                        box(3 + (7 * row + 3 * column) % 11, 2 + (5 * row + column) % 7)
                    })
            })
    }

    /// A custom layout that fills lines like text.
    static func flow(count: Int) -> LayoutNode {
        ContainerNode(FlowLayout(spacing: 8), (0..<count).map { box(10 + $0 * 7 % 31, 10 + $0 * 5 % 13) })
    }

    /// Frames in frames, growing outwards, each setting one axis and leaving the other to its child.
    static func frames(depth: Int) -> LayoutNode {
        (0..<depth).reduce(box(10, 10)) { child, level in
            let length = Double(20 + level)
            return level % 2 == 0
                ? FixedFrameNode(child, width: length) : FixedFrameNode(child, height: length)
        }
    }
}

/// What a program's own layout does: asks every subview for its ideal size, and places them one by one.
final class FlowLayout: LayoutAlgorithm {
    private let gap: Double

    init(spacing: Double) { gap = spacing }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        let (width, height) = flow(proposal.width ?? .infinity, subviews) { _, _ in }
        return Size(width: width, height: height)
    }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        let placer = SubviewPlacer(subviews)
        _ = flow(proposal.width ?? .infinity, subviews) { placer.place($0, at: $1, proposal: .unspecified) }
        return placer.finish(size, proposal: proposal)
    }

    private func flow(
        _ width: Double, _ subviews: [LayoutNode], _ place: (Int, Point) -> Void
    ) -> (width: Double, height: Double) {
        var corner = Point.zero
        var lineHeight = 0.0
        var widest = 0.0
        for (index, view) in subviews.enumerated() {
            let size = view.sizeThatFits(.unspecified)
            if corner.x > 0, corner.x + size.width > width {
                corner = Point(x: 0, y: corner.y + lineHeight + gap)
                lineHeight = 0
            }
            place(index, corner)
            lineHeight = max(lineHeight, size.height)
            widest = max(widest, corner.x + size.width)
            corner.x += size.width + gap
        }
        return (widest, corner.y + lineHeight)
    }
}
