import Graphics
import Testing

@testable import Layout

/// The size that `containerRelativeFrame` finds in each container, on a 393 x 852 screen of which 759 points
/// of height are outside the safe area. Numbers follow from the documented rules.
@Suite struct ContainerTests {
    private func half() -> LayoutNode {
        greedy("rect").containerFrame(.vertical) { length, _ in length / 2 }.named("half")
    }

    private func stackedHalf() -> LayoutNode { vstack(nil, [half()]).frame(400, 500) }

    @Test func halfOfTheScreen() {
        let result = layout(phone(stackedHalf()), nil, nil)
        #expect(result.frame("half") == Rect(x: -3.5, y: 248.75, width: 400, height: 379.5))
    }

    @Test func nearestContainerWins() {
        let stack = BarContainerNode(.navigationStack, view: "NavigationStack", stackedHalf())
        let result = layout(phone(stack.frame(nil, 200)), nil, nil)
        #expect(result.frame("half") == Rect(x: -3.5, y: 388.5, width: 400, height: 100))
        #expect(result.issues.isEmpty)
    }

    @Test func overlayLooksPastTheContainerItDecorates() {
        let stack = BarContainerNode(.navigationStack, view: "NavigationStack", greedy())
        let result = layout(phone(stack.frame(nil, 200).overlay(half())), nil, nil)
        #expect(result.frame("half") == Rect(x: 0, y: 248.75, width: 393, height: 379.5))
    }

    @Test(arguments: [(ContainerKind.navigationStack, 379.5), (.splitColumn, 357.5), (.tab, 355.0)])
    func barsSubtracted(_ kind: ContainerKind, _ expected: Double) {
        let bars = BarContainerNode(
            kind, view: "container", half(), top: fixed(393, 44), bottom: fixed(393, 49))
        #expect(layout(phone(bars), nil, nil).frame("half")?.height == expected)
    }

    @Test func galleryOfThirds() {
        let items = (0..<10).map { index in
            ContainerRelativeFrameNode(
                AspectRatioNode(greedy(), ratio: 1.5, .fit), .horizontal,
                .parts(count: 3, span: 1, spacing: 10)
            ).named("item\(index)")
        }
        let gallery = ScrollViewNode(.horizontal, [hstack(10, items)]).named("scroll")
        let result = layout(phone(gallery), nil, nil)
        #expect(result.frame("item1")!.minX == 373.0 / 3 + 10)
        #expect(abs(result.frame("item2")!.maxX - 393) < 1e-9)
        #expect(abs(result.frame("scroll")!.height - 373.0 / 3 / 1.5) < 1e-9)
    }

    /// A vertical scroll view is as wide as its content, which is a multiple of the scroll view's width.
    @Test func widthsThatNeverSettleAreReported() {
        let items = (0..<10).map { _ in
            ContainerRelativeFrameNode(greedy(), .horizontal, .parts(count: 3, span: 1, spacing: 0))
                as LayoutNode
        }
        let result = layout(phone(ScrollViewNode(.vertical, [hstack(10, items)])), nil, nil)
        guard case .unsettledContainer("ScrollView", _, .horizontal, let lengths)? = result.issues.first
        else {
            Issue.record("not reported")
            return
        }
        #expect(lengths.prefix(3) == [393, 1400, 1400 * 10 / 3 + 90])
    }

    @Test func ignoringTheSafeAreaGrowsOverBothRegions() {
        let blue = IgnoresSafeAreaNode(greedy("blue")).containerFrame([.horizontal, .vertical])
        let orange = IgnoresSafeAreaNode(greedy("orange"))
            .containerFrame(.vertical) { length, _ in (1 - 0.618) * length }
        let text = fixed(144, 34).background(blue.overlay(orange, .bottom))
        let stack = BarContainerNode(.navigationStack, view: "NavigationStack", text)
        let result = layout(phone(stack), nil, nil)
        #expect(result.frame("blue") == Rect(x: 0, y: 0, width: 393, height: 852))
        #expect(abs(result.frame("orange")!.minY - (818 - 0.382 * 759)) < 1e-9)
        #expect(result.frame("orange")!.maxY == 852)
    }

    @Test func disabledScrollViewProvidesItsSize() {
        func part(_ share: Double, _ name: String) -> LayoutNode {
            greedy(name).containerFrame(.horizontal) { length, _ in length * share }
        }
        let split = ScrollViewNode(.horizontal, [hstack(0, [part(0.25, "a"), part(0.75, "b")])])
        let result = layout(split.frame(300, 60), 393, 759)
        #expect(result.frame("a") == Rect(x: 0, y: 0, width: 75, height: 60))
        #expect(result.frame("b") == Rect(x: 75, y: 0, width: 225, height: 60))
    }

    /// The answer at a width is the same whatever widths were laid out before.
    @Test func earlierLayoutsDoNotMatter() {
        func tree() -> LayoutRoot {
            LayoutRoot(ScrollViewNode(.vertical, [vstack(0, [half(), greedy().frame(20, 30)])]))
        }
        let used = tree()
        for width in [10.0, 300, 55] { _ = used.layout(ProposedViewSize(width: width, height: width)) }
        let proposal = ProposedViewSize(width: 120, height: 90)
        #expect(used.layout(proposal).frame("half") == tree().layout(proposal).frame("half"))
    }

    @Test func safeAreaInsetReservesRoom() {
        let inset = SafeAreaInsetNode(greedy("main"), edge: .bottom, spacing: 0, [fixed(100, 40, "bar")])
        let result = layout(phone(inset), nil, nil)
        #expect(result.frame("main") == Rect(x: 0, y: 59, width: 393, height: 719))
        #expect(result.frame("bar") == Rect(x: 146.5, y: 778, width: 100, height: 40))
    }

    /// Across its edge an inset view is offered what the view beside it turned out to take.
    @Test func safeAreaInsetIsAsWideAsTheView() {
        let bar = greedy("bar").frame(nil, 5)
        let result = layout(SafeAreaInsetNode(fixed(50, 40), edge: .bottom, spacing: 0, [bar]), nil, nil)
        #expect(result.frame("bar") == Rect(x: 0, y: 40, width: 50, height: 5))
    }

    @Test func geometryReaderTellsFramesAndInsets() {
        var told: [Rect] = []
        var insets = EdgeInsets.zero
        let reader = GeometryReaderNode { proxy in
            told = [proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named(7))]
            insets = proxy.safeAreaInsets
            return [fixed(10, 10, "content")]
        }
        let tree = phone(CoordinateSpaceNode(vstack(0, [fixed(10, 100), reader]), name: 7))
        let result = layout(tree, nil, nil)
        #expect(told[0] == Rect(x: 0, y: 0, width: 393, height: 659))
        #expect(told[1] == Rect(x: 0, y: 159, width: 393, height: 659))
        #expect(told[2] == Rect(x: 0, y: 100, width: 393, height: 659))
        #expect(insets == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
        #expect(result.frame("content") == Rect(x: 0, y: 159, width: 10, height: 10))
    }
}

@Suite struct ScrollingTests {
    @Test func contentOffsetMovesTheContent() {
        let scroll = ScrollViewNode(.vertical, [fixed(10, 300, "c")], contentOffset: Point(x: 0, y: 40))
        #expect(layout(scroll, 50, 100).frame("c") == Rect(x: 0, y: -40, width: 10, height: 300))
    }

    @Test func marginsInsetTheContentAndWhatTheViewProvides() {
        let part = greedy("c").containerFrame(.horizontal)
        let scroll = ScrollViewNode(.horizontal, [part], margins: EdgeInsets(.horizontal, 20))
        #expect(layout(scroll, 200, 100).frame("c") == Rect(x: 20, y: 0, width: 160, height: 100))
    }

    /// A lazy stack takes all that is offered across it; a plain one only what it needs.
    @Test func lazyStacksFillTheOtherAxis() {
        func height(_ layoutAlgorithm: LayoutAlgorithm) -> Double {
            layout(ScrollViewNode(.horizontal, [ContainerNode(layoutAlgorithm, [fixed(20, 30)])]), 200, 100)
                .size.height
        }
        #expect(height(LazyStackLayout(.horizontal)) == 100)
        #expect(height(StackLayout(.horizontal)) == 30)
    }

    @Test func overlaysOfPreferencesSeeWhatIsPlaced() {
        let row = hstack(0, [fixed(30, 20), fixed(50, 20, "target")])
        let marked = DeferredOverlayNode(row.padding(5), alignment: .topLeading) { placed, proxy in
            let target = proxy.local(placed.first(identifier: "target")!.frame)
            return [OffsetNode(fixed(target.width, 2, "line"), Point(x: target.minX, y: target.maxY))]
        }
        let result = layout(vstack(0, [fixed(10, 100), marked]), nil, nil)
        #expect(result.frame("line") == Rect(x: 35, y: 125, width: 50, height: 2))
    }
}
