import Previews
import Testing

/// What a touch meets. Places are in the window of 300 points; the view under test is 100 × 100 in its
/// corner.
@Suite struct HitTests {
    /// `view` is tapped; where it is not, the ground behind it is.
    private func hit(_ view: String, _ x: Double, _ y: Double) throws -> String? {
        let playground = Playground(
            """
            struct V: View {
                @State private var hit = "nothing"
                var body: some View {
                    ZStack(alignment: .topLeading) {
                        Color.gray.onTapGesture { hit = "ground" }
                        \(view)
                    }
                    .frame(width: 300, height: 200)
                    .overlay(alignment: .bottom) { Text(hit).allowsHitTesting(false) }
                }
                func tap() { hit = "view" }
            }
            struct LeadingHalf: Shape {
                func path(in rect: CGRect) -> Path {
                    Path { path in path.addRect(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
                }
            }
            V()
            """)
        let first = try playground.picture()
        #expect(first.diagnostics?.map(\.message) == [])
        return try playground.tap(x, y).words.last
    }

    /// hackingwithswift.com, "Disabling user interactivity with allowsHitTesting()": a circle's corners are
    /// not part of it.
    @Test func aShapeIsTouchedWithinItsOutline() throws {
        let circle = "Circle().frame(width: 100, height: 100).onTapGesture { tap() }"
        #expect(try hit(circle, 50, 50) == "view")
        #expect(try hit(circle, 4, 4) == "ground")
        #expect(try hit("Rectangle().frame(width: 100, height: 100).onTapGesture { tap() }", 4, 4) == "view")
    }

    /// The same source: a gesture on a container is made on the views inside it, spaces between them aside.
    /// Apple, `Shape`: the rectangle is "the frame of reference for describing this shape", its own.
    @Test func aShapeOfOnesOwnStandsWhereItsViewDoes() throws {
        let view =
            "LeadingHalf().fill(.red).frame(width: 100, height: 100).onTapGesture(perform: tap).padding(.leading, 50)"
        #expect(try hit(view, 60, 50) == "view")
        #expect(try hit(view, 25, 50) == "ground")
        #expect(try hit(view, 120, 50) == "ground")
    }

    @Test func aContainersGestureIsMadeOnWhatItShows() throws {
        let stack =
            "VStack(spacing: 60) { Color.red.frame(height: 20); Color.red.frame(height: 20) }.frame(width: 100)"
        #expect(try hit("\(stack).onTapGesture { tap() }", 50, 10) == "view")
        #expect(try hit("\(stack).onTapGesture { tap() }", 50, 50) == "ground")
        #expect(try hit("\(stack).contentShape(Rectangle()).onTapGesture { tap() }", 50, 50) == "view")
    }

    @Test func aContentShapeKeepsTouchesIn() throws {
        let view = "Color.red.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture { tap() }"
        #expect(try hit(view, 50, 50) == "view")
        #expect(try hit(view, 4, 4) == "ground")
    }

    @Test func aViewThatAllowsNoHitsLetsThemThrough() throws {
        #expect(
            try hit(
                "Color.red.frame(width: 100, height: 100).onTapGesture { tap() }.allowsHitTesting(false)", 50,
                50) == "ground")
        #expect(
            try hit(
                "Color.red.frame(width: 100, height: 100).onTapGesture { tap() }.allowsHitTesting(true)", 50,
                50) == "view")
    }

    @Test func aTurnedViewIsTouchedWhereItIsDrawn() throws {
        let bar =
            "Color.red.frame(width: 100, height: 20).rotationEffect(.degrees(90)).onTapGesture { tap() }"
        #expect(try hit(bar, 50, 50) == "view")
        #expect(try hit(bar, 10, 10) == "ground")
    }

    @Test func aScaledViewIsTouchedWhereItIsDrawn() throws {
        let small = "Color.red.frame(width: 100, height: 100).scaleEffect(0.5).onTapGesture { tap() }"
        #expect(try hit(small, 50, 50) == "view")
        #expect(try hit(small, 10, 10) == "ground")
        #expect(
            try hit(
                "Color.red.frame(width: 100, height: 100).scaleEffect(1.5, anchor: .topLeading).onTapGesture { tap() }",
                140, 140) == "view")
    }

    @Test func anOffsetViewIsTouchedWhereItIsDrawn() throws {
        let moved = "Color.red.frame(width: 100, height: 100).onTapGesture { tap() }.offset(x: 120)"
        #expect(try hit(moved, 170, 50) == "view")
        #expect(try hit(moved, 50, 50) == "ground")
    }

    @Test func theViewInFrontIsTouched() throws {
        let pile = """
            Color.red.frame(width: 100, height: 100).onTapGesture { tap() }.zIndex(ORDER)
            Color.blue.frame(width: 100, height: 100).onTapGesture { hit = "other" }
            """
        #expect(try hit(pile.replacing("ORDER", with: "1"), 50, 50) == "view")
        #expect(try hit(pile.replacing("ORDER", with: "0"), 50, 50) == "other")
    }

    /// oleb.net/2022/clipped-hit-testing, measured on iOS 16.1: clipping does not change what can be touched.
    @Test func clippingLeavesTouchesAlone() throws {
        let clipped =
            "Color.red.frame(width: 160, height: 160).frame(width: 100, height: 100, alignment: .topLeading).clipped()"
        #expect(try hit("\(clipped).onTapGesture { tap() }", 140, 140) == "view")
        #expect(try hit("\(clipped).contentShape(Rectangle()).onTapGesture { tap() }", 140, 140) == "ground")
    }

    @Test func aScrollViewKeepsTouchesIn() throws {
        let view =
            "ScrollView { Color.red.frame(height: 300).onTapGesture { tap() } }.frame(width: 100, height: 100)"
        #expect(try hit(view, 50, 50) == "view")
        #expect(try hit(view, 50, 150) == "ground")
    }

    @Test func whatIsDisabledDoesNothing() throws {
        #expect(
            try hit("Color.red.frame(width: 100, height: 100).onTapGesture { tap() }.disabled(true)", 50, 50)
                == "nothing")
        #expect(
            try hit("Color.red.frame(width: 100, height: 100).disabled(true).onTapGesture { tap() }", 50, 50)
                == "view")
    }

    @Test func whatCannotBeSeenCannotBeTouched() throws {
        #expect(
            try hit("Color.red.frame(width: 100, height: 100).onTapGesture { tap() }.opacity(0)", 50, 50)
                == "ground")
        #expect(
            try hit("Color.red.frame(width: 100, height: 100).onTapGesture { tap() }.hidden()", 50, 50)
                == "ground")
    }

    @Test func aTapIsToldWhereItWasMade() throws {
        let view =
            "Color.red.frame(width: 100, height: 100).onTapGesture { place in hit = \"\\(Int(place.x)) \\(Int(place.y))\" }.offset(x: 40, y: 20)"
        #expect(try hit(view, 50, 50) == "10 30")
        let global = view.replacing("onTapGesture {", with: "onTapGesture(coordinateSpace: .global) {")
        #expect(try hit(global, 50, 50) == "50 50")
    }

    @Test func tapsAndLongPressesAreToldApart() throws {
        let playground = Playground(
            """
            struct V: View {
                @State private var hit = "nothing"
                var body: some View {
                    Text(hit).frame(width: 300, height: 100).contentShape(Rectangle())
                        .onTapGesture(count: 2) { hit = "twice" }
                        .onTapGesture { hit = "once" }
                        .onLongPressGesture { hit = "long" }
                }
            }
            V()
            """)
        _ = try playground.picture()
        #expect(try playground.tap(150, 50).words == ["once"])
        #expect(try playground.ask("tap", [("x", "150"), ("y", "50"), ("count", "2")]).words == ["twice"])
        #expect(try playground.tap(150, 50, "press").words == ["long"])
    }
}
