import Graphics
import Testing

@testable import Layout

/// A small generator of random numbers, the same on every machine.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

/// Random trees of every container; `containerRelativeFrame` is not among them, because inside a scroll view its
/// answer depends on what an earlier pass found.
struct TreeDice {
    var dice: Dice
    var environment = LayoutEnvironment()

    init(seed: UInt64, direction: LayoutDirection = .leftToRight) {
        dice = Dice(state: seed &* 7919 &+ 17)
        environment.layoutDirection = direction
    }

    private mutating func length() -> Double { Double(Int.random(in: 0...40, using: &dice)) * 2.5 }
    private mutating func maybe(_ length: Double) -> Double? { Bool.random(using: &dice) ? length : nil }
    private mutating func children(_ depth: Int) -> [LayoutNode] {
        (0..<Int.random(in: 0...4, using: &dice)).map { _ in node(depth - 1) }
    }

    mutating func node(_ depth: Int) -> LayoutNode {
        let node = depth == 0 ? leaf() : inner(depth)
        node.environment = environment
        return node
    }

    private mutating func leaf() -> LayoutNode {
        switch Int.random(in: 0...5, using: &dice) {
        case 0: return greedy()
        case 5: return text("aa bbb c ddddd")
        case 1: return SpacerNode(minLength: maybe(length()))
        case 2: return DividerNode(environment: environment)
        case 3:
            let low = length()
            return LeafNode(
                view: "control", smallest: Size(width: low, height: 10),
                ideal: Size(width: low + 20, height: 20), largest: Size(width: low + 60, height: 20))
        default: return fixed(length(), length())
        }
    }

    /// In the square font, in its surroundings' direction.
    private func text(_ string: String) -> LayoutNode {
        TextNode(
            TextLayout(
                AttributedText(string), style: ParagraphStyle(),
                in: TextEnvironment(layoutDirection: environment.layoutDirection, usesSquareFont: true)))
    }

    private mutating func inner(_ depth: Int) -> LayoutNode {
        switch Int.random(in: 0...25, using: &dice) {
        case 0, 1: return hstack(maybe(length()), children(depth))
        case 2, 3: return vstack(maybe(length()), children(depth))
        case 4: return ContainerNode(ZStackLayout(alignment: .bottomTrailing), children(depth))
        case 5: return node(depth - 1).frame(maybe(length()), maybe(length()))
        case 6:
            return FlexibleFrameNode(
                node(depth - 1),
                horizontal: .init(min: maybe(length()), ideal: maybe(length()), max: maybe(length())),
                vertical: .init(min: maybe(length()), max: maybe(.infinity)), alignment: .topLeading)
        case 7: return PaddingNode(node(depth - 1), EdgeInsets([.leading, .top], length()))
        case 8: return OverlayNode(node(depth - 1), children(depth), alignment: .leading)
        case 9: return FixedSizeNode(node(depth - 1), .horizontal)
        case 10: return AspectRatioNode(node(depth - 1), ratio: maybe(1.5), .fit)
        case 11: return LayoutPriorityNode(node(depth - 1), Double(Int.random(in: -1...1, using: &dice)))
        case 12: return ViewThatFitsNode(in: .horizontal, children(depth))
        case 13: return ScrollViewNode(Bool.random(using: &dice) ? .vertical : .horizontal, children(depth))
        case 14:
            let rows = (0..<2).map { _ in GridRowNode(children(depth)) }
            return ContainerNode.grid(rows + [node(depth - 1)], environment: environment)
        case 15: return SafeAreaPaddingNode(node(depth - 1), EdgeInsets(.leading, length()))
        case 16: return IgnoresSafeAreaNode(node(depth - 1))
        case 17: return SafeAreaInsetNode(node(depth - 1), edge: .trailing, children(depth))
        case 18:
            let content = node(depth - 1)
            return GeometryReaderNode { _ in [content] }
        case 19: return ContainerNode(LazyStackLayout(.vertical, spacing: maybe(length())), children(depth))
        case 20: return ContainerNode(LazyStackLayout(.horizontal), children(depth))
        case 21:
            return ContainerNode(
                LazyGridLayout(.horizontal, items: [GridItem(.fixed(length())), GridItem(.flexible(minimum: 5))]),
                children(depth))
        case 22: return OffsetNode(node(depth - 1), Point(x: length(), y: -length()))
        case 23: return AlignmentGuideNode(node(depth - 1), .centerY) { $0.height / 3 }
        case 24: return OverlayNode(node(depth - 1), children(depth), alignment: .bottom, isBackground: true)
        case 25: return AspectRatioNode(node(depth - 1), ratio: maybe(0.75), .fill)
        default:
            return ContainerNode(
                LazyGridLayout(
                    .vertical, items: [GridItem(.adaptive(minimum: 20)), GridItem(.flexible())]),
                children(depth))
        }
    }
}

@Suite struct PropertyTests {
    private static let seeds = Array<UInt64>(1...400)
    private let proposals: [ProposedViewSize] = [
        .init(width: 200, height: 150), .init(width: 37.5, height: 400), .zero, .unspecified,
        .init(width: 90, height: nil), .init(width: nil, height: 60),
    ]

    private func tree(_ seed: UInt64, _ direction: LayoutDirection = .leftToRight) -> LayoutNode {
        var dice = TreeDice(seed: seed, direction: direction)
        return dice.node(Int(seed % 6) + 1)
    }

    private func frames(_ result: LayoutResult) -> [Rect] {
        var frames: [Rect] = []
        result.root.forEach { frames.append($0.frame) }
        return frames
    }

    @Test(arguments: seeds) func finiteSizesForFiniteProposals(_ seed: UInt64) {
        let root = LayoutRoot(tree(seed))
        for proposal in proposals {
            let frames = frames(root.layout(proposal))
            #expect(frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite })
            #expect(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 })
        }
    }

    @Test(arguments: seeds) func answersDoNotDependOnEarlierQuestions(_ seed: UInt64) {
        let used = LayoutRoot(tree(seed))
        for proposal in proposals + [.infinity] { _ = used.layout(proposal) }
        for proposal in proposals.reversed() {
            let fresh = LayoutRoot(tree(seed)).layout(proposal)
            #expect(frames(used.layout(proposal)) == frames(fresh))
        }
    }

    /// Right to left is the mirror image of left to right.
    @Test(arguments: seeds) func mirrored(_ seed: UInt64) {
        for proposal in proposals {
            let plain = LayoutRoot(tree(seed)).layout(proposal)
            let mirrored = LayoutRoot(tree(seed, .rightToLeft)).layout(proposal)
            let width = plain.size.width
            for (a, b) in zip(frames(plain), frames(mirrored)) {
                #expect(abs(width - a.maxX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6)
                #expect(a.size == b.size)
            }
        }
    }

    @Test(arguments: seeds) func placedSizeIsTheAnswer(_ seed: UInt64) {
        let result = LayoutRoot(tree(seed)).layout(proposals[0])
        result.root.forEach { #expect($0.node.sizeThatFits($0.proposal) == $0.frame.size) }
    }

    /// A stack, a stack of layers and padding hold everything inside that no modifier moved out.
    @Test(arguments: seeds) func stacksContainTheirFixedViews(_ seed: UInt64) {
        var dice = Dice(state: seed &* 31 &+ 7)
        func length() -> Double { Double(Int.random(in: 0...20, using: &dice)) * 2.5 }
        func tree(_ depth: Int) -> LayoutNode {
            if depth == 0 { return fixed(length(), length()) }
            let children = (0..<Int.random(in: 1...3, using: &dice)).map { _ in tree(depth - 1) }
            switch Int.random(in: 0...4, using: &dice) {
            case 0: return hstack(length(), children)
            case 1: return vstack(length(), children)
            case 2: return ContainerNode(ZStackLayout(alignment: .topLeading), children)
            case 3: return ContainerNode.grid([GridRowNode(children)], environment: .init())
            default: return tree(depth - 1).padding(length())
            }
        }
        let root = LayoutRoot(tree(Int(seed % 6)))
        for proposal in proposals {
            root.layout(proposal).root.forEach { placed in
                for child in placed.children {
                    #expect(child.frame.minX >= placed.frame.minX - 1e-9 && child.frame.maxX <= placed.frame.maxX + 1e-9)
                    #expect(child.frame.minY >= placed.frame.minY - 1e-9 && child.frame.maxY <= placed.frame.maxY + 1e-9)
                }
            }
        }
    }

    /// The wider the space, the earlier the candidate.
    @Test(arguments: 1...40) func choiceIsMonotone(_ seed: Int) {
        var dice = Dice(state: UInt64(seed))
        let widths = (0..<Int.random(in: 2...6, using: &dice)).map { _ in Double.random(in: 1...290, using: &dice) }
        let candidates = (widths + [1]).map { fixed($0, 10) }
        let root = LayoutRoot(ViewThatFitsNode(in: .horizontal, candidates))
        var last = Int.max
        for width in stride(from: 0.0, to: 300, by: 0.5) {
            let choice = root.layout(ProposedViewSize(width: width, height: 50)).choices[0].choice.chosen!
            #expect(choice <= last)
            last = choice
        }
        #expect(last == 0)
    }
}

@Suite struct CostTests {
    private func nested(_ depth: Int, _ wrap: (LayoutNode, Int) -> LayoutNode) -> LayoutRoot {
        LayoutRoot((0..<depth).reduce(greedy()) { wrap($0, $1) })
    }

    private func cost(_ root: LayoutRoot) -> Int {
        let before = root.session.measureCount
        _ = root.layout(ProposedViewSize(width: 300, height: 300))
        return root.session.measureCount - before
    }

    @Test func nestedFramesAreLinear() {
        func wrap(_ node: LayoutNode, _ index: Int) -> LayoutNode { node.frame(index % 2 == 0 ? 200 : nil, nil) }
        let short = cost(nested(50, wrap))
        let long = cost(nested(500, wrap))
        #expect(long <= short * 11)
        #expect(long <= 500 * 4)
    }

    @Test func nestedStacksAreLinear() {
        func wrap(_ node: LayoutNode, _ index: Int) -> LayoutNode {
            index % 2 == 0
                ? hstack(nil, [node, fixed(1, 1), greedy()]) : vstack(nil, [node, fixed(1, 1), greedy()])
        }
        let short = cost(nested(20, wrap))
        let long = cost(nested(200, wrap))
        #expect(long <= short * 12, "\(short) \(long)")
    }

    /// Guides set at the bottom are looked up once a level, not twice for each.
    @Test func guidesSetDeepInsideAreLinear() {
        let leaf = AlignmentGuideNode(greedy(), .centerX) { $0.width / 3 }
        let root = LayoutRoot((0..<400).reduce(leaf as LayoutNode) { node, _ in node.frame(100, nil) })
        #expect(cost(root) <= 400 * 4)
    }

    @Test func secondLayoutAtTheSameWidthMeasuresNothing() {
        let root = nested(100) { node, _ in vstack(nil, [node, fixed(5, 5)]) }
        _ = cost(root)
        #expect(cost(root) == 0)
    }

    @Test func tenThousandViews() {
        let rows = (0..<100).map { _ in hstack(nil, (0..<100).map { _ in fixed(3, 4) }) }
        #expect(cost(LayoutRoot(vstack(nil, rows))) <= 60_000)
    }

    @Test func tooDeepIsReported() {
        let root = nested(LayoutSession.deepest + 10) { node, _ in node.padding(0) }
        let result = root.layout(ProposedViewSize(width: 10, height: 10))
        guard case .tooDeep? = result.issues.first else {
            Issue.record("not reported")
            return
        }
    }
}
