import Previews
import Testing

/// Drags of the snippet's own, as a finger makes them.
@Suite struct DragTests {
    private func playground(_ state: String, _ view: String) -> Playground {
        Playground(
            """
            struct V: View {
                \(state)
                var body: some View {
                    \(view)
                }
            }
            V()
            """)
    }

    private var box: Playground {
        playground(
            "@State private var offset = CGSize.zero; @State private var words = \"still\"",
            """
            VStack {
                Color.blue.frame(width: 60, height: 60)
                    .offset(offset)
                    .gesture(DragGesture()
                        .onChanged { offset = $0.translation; words = "moving" }
                        .onEnded { value in
                            words = "\\(Int(value.startLocation.x)) to \\(Int(value.location.x))"
                            withAnimation(.spring) { offset = .zero }
                        })
                Text(words)
            }
            .frame(width: 300)
            """)
    }

    @Test func aDragIsToldHowFarItWent() throws {
        let playground = box
        let words = try playground.picture().words
        #expect(words == ["still"])
        #expect(try playground.drag("begin", 130, 30).words == ["still"])
        #expect(try playground.drag("move", 5, 0).words == ["still"])
        #expect(try playground.drag("move", 40, 10).words == ["moving"])
        let moved = try playground.drag("move", 50, 0)
        #expect(moved.views?.first { $0.name == "Color" }?.frame[0] == 170)
        let ended = try playground.drag("end", 60, 0)
        #expect(ended.words == ["10 to 70"])
        #expect(ended.animation == 0.5)
        #expect(ended.curve == "spring")
        #expect(ended.views?.first { $0.name == "Color" }?.frame[0] == 120)
        #expect(try playground.drag("move", 90, 0).words == ["10 to 70"])
    }

    @Test func aDragBesideDoesNothing() throws {
        let playground = box
        _ = try playground.picture()
        try playground.drag("begin", 10, 10)
        #expect(try playground.drag("move", 80, 0).words == ["still"])
    }

    @Test func aDragIsAControl() throws {
        let control = try #require(try box.picture().controls?.first)
        #expect(control.kind == "drag")
        #expect(control.distance == 10)
    }

    @Test func aGestureStateComesBack() throws {
        let playground = playground(
            "@GestureState private var pull = 0.0",
            """
            Text("\\(Int(pull))").frame(width: 300, height: 60).contentShape(Rectangle())
                .gesture(DragGesture(minimumDistance: 0).updating($pull) { value, state, _ in state = value.translation.width })
            """)
        #expect(try playground.picture().words == ["0"])
        try playground.drag("begin", 150, 30)
        #expect(try playground.drag("move", 33, 0).words == ["33"])
        #expect(try playground.drag("end", 44, 0).words == ["0"])
    }

    @Test func aScaledViewIsToldItsOwnPoints() throws {
        let playground = playground(
            "@State private var words = \"\"",
            """
            Color.red.frame(width: 100, height: 100)
                .gesture(DragGesture().onChanged { words = "\\(Int($0.translation.width))" })
                .scaleEffect(2)
                .frame(width: 300, height: 200)
                .overlay(alignment: .bottom) { Text(words).allowsHitTesting(false) }
            """)
        _ = try playground.picture()
        try playground.drag("begin", 150, 100)
        #expect(try playground.drag("move", 40, 0).words == ["20"])
    }

    @Test func aPressIsToldOfItsBeginningAndItsEnd() throws {
        let playground = playground(
            "@State private var isPressed = false",
            "Text(isPressed ? \"down\" : \"up\").frame(width: 300, height: 60).contentShape(Rectangle())"
                + ".onLongPressGesture {} onPressingChanged: { isPressed = $0 }")
        #expect(try playground.picture().words == ["up"])
        #expect(try playground.drag("begin", 150, 30).words == ["down"])
        #expect(try playground.drag("end", 0, 0).words == ["up"])
    }

    @Test func velocityPredictsTheEnd() throws {
        let playground = playground(
            "@State private var words = \"\"",
            """
            Color.red.frame(width: 300, height: 60)
                .gesture(DragGesture().onEnded { words = "\\(Int($0.predictedEndTranslation.width)) \\(Int($0.velocity.width))" })
                .overlay { Text(words).allowsHitTesting(false) }
            """)
        _ = try playground.picture()
        try playground.drag("begin", 50, 30)
        try playground.drag("move", 40, 0)
        let end = try playground.ask(
            "drag", [("phase", "end"), ("dx", "40"), ("dy", "0"), ("vx", "400"), ("vy", "0")])
        #expect(end.words == ["140 400"])
    }
}
