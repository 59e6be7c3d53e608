import Graphics
import Testing

@testable import Layout

/// Distances between views of an unspecified stack. Rules measured on Apple's SwiftUI.
@Suite struct SpacingTests {
    /// The gap that is left between two views in a vertical stack, beside their own heights.
    private func gap(_ first: LayoutNode, _ second: LayoutNode) -> Double {
        let result = layout(vstack(nil, [first, second]), nil, nil)
        let children = result.root.children
        return children[1].frame.minY - children[0].frame.maxY
    }

    private func spacer() -> LayoutNode { SpacerNode(minLength: 0) }

    @Test func spacersKeepNoDistance() {
        #expect(gap(fixed(10, 10), spacer()) == 0)
        #expect(gap(spacer(), fixed(10, 10)) == 0)
    }

    @Test func modifiersAfterWhichASpacerStillKeepsNone() {
        #expect(gap(fixed(10, 10), spacer().padding(0)) == 0)
        #expect(gap(fixed(10, 10), spacer().frame(nil, 20)) == 0)
        #expect(gap(fixed(10, 10), FlexibleFrameNode(spacer(), vertical: .init(min: 5))) == 0)
        #expect(gap(fixed(10, 10), spacer().overlay(fixed(5, 5))) == 0)
        #expect(gap(fixed(10, 10), LayoutPriorityNode(spacer(), 1)) == 0)
        #expect(gap(fixed(10, 10), FixedSizeNode(spacer())) == 0)
        #expect(gap(fixed(10, 10), AspectRatioNode(spacer(), ratio: 1, .fit)) == 0)
        #expect(gap(fixed(10, 10), ContainerNode(ZStackLayout(), [spacer()])) == 0)
    }

    @Test func modifiersAfterWhichItKeepsTheUsual() {
        #expect(gap(fixed(10, 10), vstack(nil, [spacer()])) == 8)
        #expect(gap(fixed(10, 10), ContainerNode(ZStackLayout(), [spacer(), fixed(5, 5)])) == 8)
        #expect(gap(fixed(10, 10), fixed(5, 5).overlay(spacer())) == 8)
        #expect(gap(fixed(10, 10), spacer().padding(4)) == 8)
    }

    private func text(_ string: String) -> LayoutNode {
        TextNode(TextLayout(AttributedText(string), in: TextEnvironment()))
    }

    /// iOS body at three pixels a point: descent 4.1, ascent 16.187, cap height 11.978, leading 1.713 (its
    /// lines stand 22 apart). Two texts keep the lower one's leading, rounded up to a pixel: measured on
    /// pictures of iOS 26.
    @Test func textToOtherViews() {
        let metrics = TextLayout(AttributedText("x"), in: TextEnvironment()).firstMetrics
        let tenth = 7.0 / 3
        #expect(abs(gap(fixed(10, 10), text("x")) - (metrics.descent + metrics.leading + tenth)) < 1e-9)
        #expect(
            abs(
                gap(text("x"), fixed(10, 10))
                    - (metrics.lineHeight + metrics.leading + tenth - metrics.capHeight)) < 1e-9)
        #expect(gap(text("x"), text("x")) == 2)
    }

    /// Where no category meets, the larger of what both want of any neighbor counts, else what one wants.
    @Test func theLargerWishCounts() {
        let far = ViewSpacing(edges: .all, length: 15)
        let near = ViewSpacing(edges: .all, length: 3)
        #expect(far.distance(to: near, along: .vertical) == 15)
        #expect(near.distance(to: far, along: .horizontal) == 15)
        #expect(ViewSpacing.ordinary.distance(to: near, along: .vertical) == 3)
        #expect(ViewSpacing.none.distance(to: .none, along: .vertical) == 8)
    }

    @Test func stacksSpeakForTheirEnds() {
        let texts = vstack(nil, [text("x"), fixed(10, 10)])
        #expect(gap(text("x"), texts) == 2)
        #expect(gap(texts, fixed(10, 10)) == 8)
    }

    @Test func emptyCustomLayoutsTouchTheirNeighbors() {
        #expect(gap(fixed(10, 10), ContainerNode(LayoutAlgorithm(), [])) == 0)
    }
}
