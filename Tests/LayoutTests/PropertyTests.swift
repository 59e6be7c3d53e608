import Foundation
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

/// Random trees of every container. `containerRelativeFrame` is not among the views inside a scroll view,
/// where its answer depends on what an earlier pass found.
struct TreeDice {
    private var dice: Dice
    private var environment = LayoutEnvironment()
    private var isScrolled = false

    init(seed: UInt64, direction: LayoutDirection = .leftToRight) {
        dice = Dice(state: seed &* 7919 &+ 17)
        environment.layoutDirection = direction
    }

    private mutating func length() -> Double { Double(Int.random(in: 0...40, using: &dice)) * 2.5 }
    private mutating func maybe(_ length: Double) -> Double? { Bool.random(using: &dice) ? length : nil }
    private mutating func children(_ depth: Int) -> [LayoutNode] {
        guard depth > 0 else { return [] }
        return (0..<Int.random(in: 0...4, using: &dice)).map { _ in node(depth - 1) }
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
        switch Int.random(in: 0...29, using: &dice) {
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
        case 13:
            let outside = isScrolled
            isScrolled = true
            defer { isScrolled = outside }
            return ScrollViewNode(Bool.random(using: &dice) ? .vertical : .horizontal, children(depth))
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
                LazyGridLayout(
                    .horizontal, items: [GridItem(.fixed(length())), GridItem(.flexible(minimum: 5))]),
                children(depth))
        case 22: return OffsetNode(node(depth - 1), Point(x: length(), y: -length()))
        case 23: return AlignmentGuideNode(node(depth - 1), .centerY) { $0.height / 3 }
        case 24: return OverlayNode(node(depth - 1), children(depth), alignment: .bottom, isBackground: true)
        case 25: return AspectRatioNode(node(depth - 1), ratio: maybe(0.75), .fill)
        case 26: return PositionNode(node(depth - 1), Point(x: length(), y: length()))
        case 27:
            let content = node(depth - 1)
            guard !isScrolled else { return content }
            return ContainerRelativeFrameNode(
                content, Bool.random(using: &dice) ? .horizontal : .vertical,
                .parts(count: 3, span: Int.random(in: 1...3, using: &dice), spacing: 5))
        case 28:
            let section = SectionNode(
                header: [node(depth - 1)], rows: children(depth), footer: children(depth - 1))
            return ContainerNode.lazy([section] + children(depth)) {
                LazyGridLayout(.vertical, items: [GridItem(), GridItem(.fixed(30))], sections: $0)
            }
        case 29: return ContainerNode(EvenLayout(), children(depth))
        default:
            return ContainerNode(
                LazyGridLayout(
                    .vertical, items: [GridItem(.adaptive(minimum: 20)), GridItem(.flexible())]),
                children(depth))
        }
    }
}

/// A custom layout: its subviews side by side, each in an equal part of the width.
final class EvenLayout: LayoutAlgorithm {
    override var readsPosition: Bool { true }

    private func part(_ proposal: ProposedViewSize, _ subviews: [LayoutNode]) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 / Double(max(1, subviews.count)) }, height: proposal.height)
    }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        let sizes = subviews.map { $0.sizeThatFits(part(proposal, subviews)) }
        return Size(
            width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { max($0, $1.height) })
    }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, at origin: Point, _ subviews: [LayoutNode],
        _ cache: LayoutCache?
    ) -> [Placement] {
        let placer = SubviewPlacer(subviews, boundsFrom: origin)
        var x = origin.x
        for (index, view) in subviews.enumerated() {
            placer.place(index, at: Point(x: x, y: origin.y), proposal: part(proposal, subviews))
            x += view.sizeThatFits(part(proposal, subviews)).width
        }
        return placer.finish(size, proposal: proposal)
    }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] { arrange(proposal, size: size, at: .zero, subviews, cache) }
}

/// What holds for every tree. `GALLEY_PROPERTY_SEEDS` in the environment sets how many trees are tried;
/// without it they take a few seconds.
@Suite struct PropertyTests {
    private static let seeds: [UInt64] = {
        let wanted = ProcessInfo.processInfo.environment["GALLEY_PROPERTY_SEEDS"].flatMap { UInt64($0) }
        return Array(1...max(1, wanted ?? 200))
    }()
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
            #expect(
                frames.allSatisfy {
                    $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite
                })
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

    /// Each view of a tree answers the same whatever was asked of it, or of others, before.
    @Test(arguments: seeds) func sizesDoNotDependOnTheOrderOfQuestions(_ seed: UInt64) {
        func sizes(_ questions: [Int]) -> [Int: Size] {
            let root = LayoutRoot(tree(seed))
            var nodes: [LayoutNode] = []
            func collect(_ node: LayoutNode) {
                nodes.append(node)
                for child in node.children { collect(child) }
            }
            collect(root.content)
            var answers: [Int: Size] = [:]
            for question in questions where question / proposals.count < nodes.count {
                answers[question] = nodes[question / proposals.count].sizeThatFits(
                    proposals[question % proposals.count])
            }
            return answers
        }
        var dice = Dice(state: seed)
        let questions = Array(0..<(60 * proposals.count))
        #expect(sizes(questions) == sizes(questions.shuffled(using: &dice)))
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

    /// Stacks, layers, grids, lazy stacks, scroll views' content, padding and what is decorated hold
    /// everything inside that no modifier moved out.
    @Test(arguments: seeds) func stacksContainTheirFixedViews(_ seed: UInt64) {
        var dice = Dice(state: seed &* 31 &+ 7)
        func length() -> Double { Double(Int.random(in: 0...20, using: &dice)) * 2.5 }
        func tree(_ depth: Int) -> LayoutNode {
            if depth == 0 { return fixed(length(), length()) }
            let children = (0..<Int.random(in: 1...3, using: &dice)).map { _ in tree(depth - 1) }
            switch Int.random(in: 0...8, using: &dice) {
            case 5: return tree(depth - 1).background(fixed(0, 0))
            case 6:
                return FixedSizeNode(ContainerNode(LazyStackLayout(.vertical, spacing: length()), children))
            case 7: return ContainerNode(EvenLayout(), children)
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
                    #expect(
                        child.frame.minX >= placed.frame.minX - 1e-9
                            && child.frame.maxX <= placed.frame.maxX + 1e-9)
                    #expect(
                        child.frame.minY >= placed.frame.minY - 1e-9
                            && child.frame.maxY <= placed.frame.maxY + 1e-9)
                }
            }
        }
    }

    /// The more room on each axis, the earlier the candidate, whatever stands around the choice.
    @Test(arguments: 1...40) func choiceIsMonotone(_ seed: Int) {
        var dice = Dice(state: UInt64(seed))
        func length() -> Double { Double.random(in: 1...290, using: &dice) }
        let candidates = (0..<Int.random(in: 2...6, using: &dice)).map { _ in fixed(length(), length()) }
        let axes: AxisSet = [.horizontal, .vertical, .both][seed % 3]
        let choice = ViewThatFitsNode(in: axes, candidates + [fixed(1, 1)])
        let root = LayoutRoot(seed % 2 == 0 ? choice : hstack(4, [choice.padding(3), fixed(10, 10)]))
        func chosen(_ width: Double, _ height: Double) -> Int {
            root.layout(ProposedViewSize(width: width, height: height)).choices[0].choice.chosen!
        }
        var above = [Int](repeating: .max, count: 32)
        for height in stride(from: 0.0, to: 320, by: 10) {
            var before = Int.max
            for column in above.indices {
                let index = chosen(Double(column) * 10, height)
                #expect(index <= before && index <= above[column])
                before = index
                above[column] = index
            }
        }
        #expect(chosen(400, 400) == 0)
    }

    /// Asking views where they change finds what halving finds, but for the last digits where those decide.
    @Test(arguments: seeds.filter { $0 % 3 == 1 }) func breakpointsAreThoseOfHalving(_ seed: UInt64) {
        let halved = HalvedBreakpoints(of: LayoutRoot(tree(seed)), in: 1...700, height: 300).found
        let found = BreakpointFinder.breakpoints(of: LayoutRoot(tree(seed)), in: 1...700, height: 300).map(
            \.width)
        #expect(
            found.count == halved.count && zip(found, halved).allSatisfy { abs($0 - $1) < 1e-9 },
            "\(found), not \(halved)")
    }
}
