import Previews
import Testing

/// Gestures made of others, and those that are heard of before they end. What the values are when is
/// documented at developer.apple.com/documentation/swiftui/composing-swiftui-gestures.
@Suite struct GestureTests {
    private func begun(_ gesture: String, state: String = "") throws -> Playground {
        let playground = Playground(width: 300, hearing: gesture, state: state)
        _ = try playground.picture()
        try playground.drag("begin", 100, 50)
        return playground
    }

    private func words(_ playground: Playground) throws -> [String] { try playground.picture().words }

    // MARK: Sequences

    /// The example of the documentation: nothing, pressing, dragging.
    private let sequence = """
        .gesture(LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
            .updating($phase) { value, phase, _ in
                switch value {
                case .first(true): phase = "pressing"
                case .second(true, let drag): phase = "dragging \\(Int(drag?.translation.width ?? 0))"
                default: phase = "inactive"
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                words = "dropped at \\(Int(drag.translation.width))"
            })
        .onChange(of: phase) { words += ", \\(phase)" }
        """
    private let phase = "@GestureState private var phase = \"inactive\""

    @Test func aDragAfterALongPress() throws {
        let playground = try begun(sequence, state: phase)
        #expect(try words(playground) == ["still, pressing"])
        #expect(try playground.hold(0.5).words == ["still, pressing, dragging 0"])
        try playground.drag("move", 4, 0)
        #expect(try words(playground) == ["still, pressing, dragging 0"])
        try playground.drag("move", 40, 0)
        #expect(try words(playground) == ["still, pressing, dragging 0, dragging 40"])
        #expect(try playground.drag("end", 60, 0).words == ["dropped at 60, inactive"])
    }

    @Test func aDragWithoutALongPressDoesNothing() throws {
        let playground = try begun(sequence, state: phase)
        try playground.drag("move", 40, 0)
        #expect(try words(playground) == ["still, pressing, inactive"])
        #expect(try playground.hold(0.5).words == ["still, pressing, inactive"])
        #expect(try playground.drag("end", 60, 0).words == ["still, pressing, inactive"])
    }

    @Test func aSequenceSaysWhenItWaits() throws {
        let control = try #require(
            try Playground(width: 300, hearing: sequence, state: phase).picture().controls?.first)
        #expect(control.kind == "drag")
        #expect(control.holds == [0.5])
        #expect(control.distance == 10)
        #expect(control.taps == nil)
    }

    // MARK: Exclusive gestures

    private let taps = """
        .gesture(TapGesture(count: 2).onEnded { words = "two" }.exclusively(before: TapGesture().onEnded { words = "one" }))
        """

    @Test func aSecondTapTakesThePlaceOfTheFirst() throws {
        let playground = try begun(taps)
        try playground.drag("end", 0, 0)
        #expect(try words(playground) == ["still"])
        try playground.drag("begin", 101, 50)
        #expect(try playground.drag("end", 0, 0).words == ["two"])
        #expect(try playground.drag("lapse", 0, 0).words == ["two"])
    }

    @Test func aSingleTapCountsWhenNoOtherFollows() throws {
        let playground = try begun(taps)
        try playground.drag("end", 0, 0)
        #expect(try playground.drag("lapse", 0, 0).words == ["one"])
        #expect(try playground.picture().controls?.first?.taps == true)
    }

    @Test func anExclusiveGestureSaysWhichItWas() throws {
        let gesture = """
            .gesture(LongPressGesture().exclusively(before: TapGesture()).onEnded { value in
                switch value {
                case .first(let isLong): words = "long \\(isLong)"
                case .second: words = "short"
                }
            })
            """
        let long = try begun(gesture)
        #expect(try long.hold(0.5).words == ["long true"])
        #expect(try long.drag("end", 0, 0).words == ["long true"])
        let short = try begun(gesture)
        #expect(try short.drag("end", 0, 0).words == ["short"])
    }

    // MARK: Values made of values

    /// `map` changes the value for what is added after it.
    @Test func aMappedGestureTellsWhatItsValueIsMadeInto() throws {
        let playground = try begun(
            """
            .gesture(AnyGesture(DragGesture(minimumDistance: 0)
                .onChanged { words = "drag \\(Int($0.translation.width))" }
                .map { $0.translation.width * 2 })
                .map { "\\(Int($0))" }
                .onEnded { words += ", twice \\($0)" })
            """)
        try playground.drag("move", 10, 0)
        #expect(try words(playground) == ["drag 10"])
        #expect(try playground.drag("end", 15, 0).words == ["drag 10, twice 30"])
    }

    // MARK: Simultaneous gestures

    @Test func bothAreHeardAtOnce() throws {
        let playground = try begun(
            """
            .gesture(LongPressGesture(minimumDuration: 1).simultaneously(with: DragGesture(minimumDistance: 0))
                .onChanged { words = "\\($0.first == true) \\(Int($0.second?.translation.width ?? -1))" }
                .onEnded { words = "ended \\($0.first == true) \\(Int($0.second?.translation.width ?? -1))" })
            """)
        #expect(try words(playground) == ["true 0"])
        try playground.drag("move", 5, 0)
        #expect(try words(playground) == ["true 5"])
        #expect(try playground.hold(1).words == ["true 5"])
        #expect(try playground.drag("end", 30, 0).words == ["ended true 30"])
    }

    @Test func simultaneousModifiersAreAllHeard() throws {
        let playground = try begun(
            """
            .gesture(DragGesture(minimumDistance: 0).onEnded { words += " dragged \\(Int($0.translation.width))" })
            .simultaneousGesture(LongPressGesture(minimumDuration: 0.2).onChanged { _ in words = "pressed" }.onEnded { _ in words += " long" })
            """)
        #expect(try words(playground) == ["pressed"])
        #expect(try playground.hold(0.2).words == ["pressed long"])
        #expect(try playground.drag("end", 3, 0).words == ["pressed long dragged 3"])
    }

    // MARK: Gestures alone

    @Test func aLongPressIsHeardFromItsBeginning() throws {
        let playground = try begun(
            """
            .gesture(LongPressGesture(minimumDuration: 1).updating($isPressing) { value, state, _ in state = value }
                .onEnded { _ in words = "long" })
            .opacity(isPressing ? 0.5 : 1)
            .onChange(of: isPressing) { words += isPressing ? " down" : " up" }
            """, state: "@GestureState private var isPressing = false")
        #expect(try words(playground) == ["still down"])
        #expect(try playground.hold(0.5).words == ["still down"])
        #expect(try playground.hold(1).words == ["long up"])
        #expect(try playground.drag("end", 0, 0).words == ["long up"])
    }

    @Test func aPressEndsWhereTheFingerLeaves() throws {
        let playground = try begun(
            ".onLongPressGesture(minimumDuration: 2, maximumDistance: 20) { words = \"long\" } onPressingChanged: { words += $0 ? \" down\" : \" up\" }"
        )
        #expect(try words(playground) == ["still down"])
        try playground.drag("move", 15, 0)
        #expect(try words(playground) == ["still down"])
        #expect(try playground.drag("move", 25, 0).words == ["still down up"])
        #expect(try playground.hold(2).words == ["still down up"])
    }

    @Test func aSpatialTapKnowsItsPlace() throws {
        let playground = Playground(
            width: 300,
            hearing:
                ".gesture(SpatialTapGesture().onEnded { words = \"\\(Int($0.location.x)) \\(Int($0.location.y))\" })"
        )
        _ = try playground.picture()
        #expect(try playground.tap(120, 40).words == ["120 40"])
    }

    @Test func aGestureThatMayBeMissingIsMade() throws {
        let playground = Playground(
            width: 300,
            hearing: ".gesture(words == \"still\" ? TapGesture().onEnded { words = \"tapped\" } : nil)")
        _ = try playground.picture()
        #expect(try playground.tap(120, 40).words == ["tapped"])
    }

    @Test func aKeyPressesWhatHearsOfTouches() throws {
        let playground = Playground(width: 300, hearing: taps)
        _ = try playground.picture()
        #expect(try playground.ask("act", [("control", "0")]).words == ["one"])
    }

    /// A link in a list with a selection selects its value, and pushes what is there for it.
    @Test(arguments: [
        ("NavigationSplitView { list } detail: { Text(\"Detail \\(chosen ?? \"none\")\") }", "Detail A"),
        (
            "NavigationStack { list.navigationDestination(for: String.self) { Text(\"Page of \\($0)\") } }",
            "Page of A"
        ),
    ])
    func aLinkInAListSelects(code: String, expected: String) throws {
        let playground = Playground(
            """
            struct V: View {
                @State private var chosen: String?
                var body: some View { \(code) }
                var list: some View {
                    List(["A", "B"], id: \\.self, selection: $chosen) { NavigationLink($0, value: $0) }
                }
            }
            V()
            """)
        _ = try playground.picture()
        #expect(try playground.tap(60, 60).words.contains(expected))
    }

    private func words(_ parent: String, _ child: String) throws -> [String]? {
        let playground = Playground(
            """
            struct V: View {
                @State private var words = "still"
                var body: some View {
                    Color.red.frame(width: 80, height: 40).\(child)
                        .frame(width: 100, height: 100).\(parent).frame(maxWidth: .infinity)
                        .overlay { Text(words).fixedSize().allowsHitTesting(false) }
                }
            }
            V()
            """)
        _ = try playground.picture()
        return try playground.tap(150, 60).words
    }

    /// Documented at `gesture(_:including:)`, `simultaneousGesture` and `highPriorityGesture`: those of the
    /// views inside come first, besides, or last.
    @Test func gesturesAroundOthers() throws {
        let child = "onTapGesture { words += \" child\" }"
        func parent(_ name: String) -> String {
            "\(name)(TapGesture().onEnded { _ in words += \" parent\" })"
        }
        #expect(try words(parent("gesture"), child) == ["still child"])
        #expect(try words(parent("simultaneousGesture"), child) == ["still child parent"])
        #expect(try words(parent("highPriorityGesture"), child) == ["still parent"])
        #expect(try words("padding(0)", child + ".onTapGesture { words += \" outer\" }") == ["still child"])
    }

    /// The same for gestures that are heard of before they end: each in the space of its own view.
    @Test func dragsAroundOthers() throws {
        let drag = "DragGesture(minimumDistance: 0).onEnded { words += \" \\(Int($0.startLocation.x))\" }"
        func words(_ name: String) throws -> [String]? {
            let playground = Playground(
                """
                struct V: View {
                    @State private var words = "still"
                    var body: some View {
                        Color.red.frame(width: 80, height: 40).gesture(\(drag))
                            .frame(width: 100, height: 100).contentShape(Rectangle()).\(name)(\(drag)).frame(maxWidth: .infinity)
                            .overlay { Text(words).fixedSize().allowsHitTesting(false) }
                    }
                }
                V()
                """)
            _ = try playground.picture()
            try playground.drag("begin", 150, 60)
            return try playground.drag("end", 0, 0).words
        }
        #expect(try words("gesture") == ["still 40"])
        #expect(try words("simultaneousGesture") == ["still 40 50"])
    }
}
