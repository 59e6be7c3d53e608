import Previews
import Testing

/// Each control of a picture, worked as a reader works it.
@Suite struct ControlTests {
    private func playground(_ state: String, _ body: String) -> Playground {
        Playground(
            "struct V: View {\n    @State private var \(state)\n    var body: some View {\n        VStack {\n\(body)\n        }\n    }\n}\nV()"
        )
    }

    private func number(_ playground: Playground, _ role: String) throws -> String {
        "\(try #require(try playground.picture().control(role)).number)"
    }

    @Test func aToggleTurns() throws {
        let playground = playground(
            "isOn = false", "Toggle(\"Wi-Fi\", isOn: $isOn)\nText(isOn ? \"on\" : \"off\")")
        let control = try #require(try playground.picture().control("switch"))
        #expect(control.control.label == "Wi-Fi")
        #expect(control.control.value == "off")
        #expect(try playground.ask("act", [("control", "\(control.number)")]).words.last == "on")
    }

    @Test func aSliderIsSetWithinItsBoundsAndOnItsSteps() throws {
        let playground = playground("x = 0.0", "Slider(value: $x, in: 0...10, step: 2)\nText(\"\\(x)\")")
        let slider = try number(playground, "slider")
        #expect(try playground.picture().control("slider")?.control.number == [0, 0, 10, 2])
        #expect(try playground.ask("set", [("control", slider), ("value", "4.9")]).words.last == "4.0")
        #expect(try playground.ask("set", [("control", slider), ("value", "99")]).words.last == "10.0")
    }

    @Test func aStepperStepsToItsEnds() throws {
        let playground = playground("n = 1", "Stepper(\"n\", value: $n, in: 0...2)\nText(\"\\(n)\")")
        let first = try playground.picture().controls?.first
        #expect(first?.kind == "steps")
        #expect(first?.turns == [true, true])
        let up = try playground.ask("step", [("control", "0"), ("value", "1"), ("parts", "controls")])
        #expect(up.words.last == "2")
        #expect(up.controls?.first?.turns == [true, false])
        #expect(try playground.ask("step", [("control", "0"), ("value", "-1")]).words.last == "1")
    }

    @Test func aStepperRunsItsOwnClosures() throws {
        let playground = playground(
            "n = 5", "Stepper(\"n\", onIncrement: { n += 3 }, onDecrement: nil)\nText(\"\\(n)\")")
        #expect(try playground.picture().controls?.first?.turns == [false, true])
        #expect(try playground.ask("step", [("control", "0"), ("value", "1")]).words.last == "8")
    }

    @Test func textIsTyped() throws {
        let playground = playground(
            "name = \"\"", "TextField(\"Name\", text: $name)\nText(\"Hello \\(name)\")")
        let field = try number(playground, "text field")
        #expect(
            try playground.ask("type", [("control", field)], text: "Ada\nLovelace é").words.contains(
                "Hello Ada"))
        #expect(try playground.picture().control("text field")?.control.text == "Ada\nLovelace é")
    }

    /// Words in a field, or a slider's place, do not take the place of its name.
    @Test(arguments: [
        ("TextField(\"Name\", text: $name)", "text field", "Name"),
        ("SecureField(\"Password\", text: $name)", "secure text field", "Password"),
        ("Slider(value: .constant(0.5)) { Text(\"Volume\") }", "slider", "Volume"),
    ]) func fieldsKeepTheirNames(view: String, role: String, label: String) throws {
        let control = try playground("name = \"Ada\"", view).picture().control(role)?.control
        #expect(control?.label == label, "\(view): \(String(describing: control))")
    }

    @Test func aMenuPickerChooses() throws {
        let playground = playground(
            "fruit = \"b\"",
            "Picker(\"Fruit\", selection: $fruit) { Text(\"Apple\").tag(\"a\")\nText(\"Pear\").tag(\"b\") }\nText(fruit)"
        )
        let control = try #require(try playground.picture().control("picker"))
        #expect(control.control.options == ["Apple", "Pear"])
        #expect(control.control.selected == 1)
        #expect(
            try playground.ask("choose", [("control", "\(control.number)"), ("value", "0")]).words.last == "a"
        )
    }

    @Test func aSegmentIsTapped() throws {
        let playground = playground(
            "n: Int? = nil",
            "Picker(\"n\", selection: $n) { Text(\"One\").tag(1)\nText(\"Two\").tag(2) }.pickerStyle(.segmented)\nText(n.map { \"\\($0)\" } ?? \"none\")"
        )
        let second = try #require(try playground.picture().controls?.firstIndex { $0.label == "Two" })
        #expect(try playground.ask("act", [("control", "\(second)")]).words.last == "2")
    }

    @Test func aDisclosureGroupOpensByItself() throws {
        let playground = playground("n = 0", "DisclosureGroup(\"More\") { Text(\"inside\") }")
        #expect(try !playground.picture().words.contains("inside"))
        let group = try number(playground, "disclosure group")
        #expect(try playground.ask("act", [("control", group)]).words.contains("inside"))
    }

    @Test func aTabIsSelected() throws {
        let playground = playground(
            "tab = 1",
            "TabView(selection: $tab) {\nTab(\"A\", systemImage: \"star\", value: 1) { Text(\"first\") }\nTab(\"B\", systemImage: \"heart\", value: 2) { Text(\"second\") }\n}"
        )
        #expect(try playground.picture().words.contains("first"))
        let second = try #require(try playground.picture().controls?.firstIndex { $0.label.contains("B") })
        #expect(try playground.ask("act", [("control", "\(second)")]).words.contains("second"))
    }

    @Test func tabsWithoutASelectionTurnByThemselves() throws {
        let playground = Playground(
            "TabView {\n    Tab(\"A\", systemImage: \"star\") { Text(\"first\") }\n    Tab(\"B\", systemImage: \"heart\") { Text(\"second\") }\n}"
        )
        let second = try #require(try playground.picture().controls?.firstIndex { $0.label.contains("B") })
        #expect(try playground.ask("act", [("control", "\(second)")]).words.contains("second"))
    }

    @Test func aLinkGoesToItsDestinationAndBack() throws {
        let playground = Playground(
            """
            NavigationStack {
                List {
                    NavigationLink("Ducks") { Text("quack") }
                    NavigationLink("Seven", value: 7)
                }
                .navigationDestination(for: Int.self) { Text("number \\($0)") }
            }
            """)
        playground.options.append(("height", "600"))
        let ducks = try #require(try playground.picture().controls?.firstIndex { $0.label.contains("Ducks") })
        let gone = try playground.ask("act", [("control", "\(ducks)"), ("parts", "controls")])
        #expect(gone.words.contains("quack"))
        let back = try #require(gone.controls?.firstIndex { $0.value == "Back" })
        #expect(try playground.ask("act", [("control", "\(back)")]).words.contains("Ducks"))
        let seven = try #require(try playground.picture().controls?.firstIndex { $0.label.contains("Seven") })
        #expect(try playground.ask("act", [("control", "\(seven)")]).words.contains("number 7"))
    }

    @Test func aScrollViewScrollsToItsEnds() throws {
        let playground = Playground("ScrollView { Color.red.frame(height: 500) }")
        playground.options.append(("height", "200"))
        let views = { (answer: Playground.Answer) in answer.views?.first { $0.name == "frame" }?.frame[1] }
        #expect(try views(playground.picture()) == 0)
        let move = { (y: String) in
            try playground.ask(
                "scroll", [("x", "100"), ("y", "100"), ("dx", "0"), ("dy", y), ("parts", "views")])
        }
        #expect(try views(move("120")) == -120)
        #expect(try views(move("900")) == -300)
        #expect(try views(move("-5000")) == 0)
    }

    @Test func aScrollViewIsMovedBetweenItsViewsToo() throws {
        let playground = Playground(
            "ScrollView { VStack(spacing: 100) { ForEach(0..<9) { Text(\"\\($0)\") } } }")
        playground.options.append(("height", "200"))
        let before = try playground.picture().views?.first { $0.name == "Text" }?.frame[1]
        let after = try playground.ask(
            "scroll", [("x", "5"), ("y", "60"), ("dx", "0"), ("dy", "10"), ("parts", "views")])
        #expect(before == 0)
        #expect(after.views?.first { $0.name == "Text" }?.frame[1] == -10)
    }

    @Test func aLongPressIsSaidToBeOne() throws {
        let playground = playground("n = 0", "Text(\"\\(n)\").onLongPressGesture { n = 9 }")
        let control = try #require(try playground.picture().controls?.first)
        #expect(control.kind == "press")
        #expect(try playground.ask("act", [("control", "0")]).words == ["9"])
    }

    @Test(arguments: [
        ("gesture(TapGesture().onEnded { _ in n += 1 })", "tap"),
        ("simultaneousGesture(TapGesture(count: 2).onEnded { _ in n += 1 })", "tap"),
        ("gesture(LongPressGesture().onEnded { _ in n += 1 })", "press"),
    ])
    func gesturesThatEndAreActions(_ gesture: String, _ kind: String) throws {
        let playground = playground("n = 0", "Text(\"\\(n)\").\(gesture)")
        #expect(try playground.picture().controls?.map(\.kind) == [kind])
        #expect(try playground.ask("act", [("control", "0")]).words == ["1"])
    }

    // MARK: Dates and colors

    @Test func aDateIsChosenWithinItsBounds() throws {
        let playground = playground(
            "date = Date(timeIntervalSinceReferenceDate: 86_400)",
            "DatePicker(\"Day\", selection: $date, in: Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 172_800))\n"
                + "Text(\"\\(date.timeIntervalSinceReferenceDate)\")")
        let control = try #require(try playground.picture().control("date picker"))
        #expect(control.control.kind == "date")
        #expect(control.control.date == [86_400, 0, 172_800])
        let set = { (seconds: String) in
            try playground.ask("set", [("control", "\(control.number)"), ("value", seconds)]).words.last
        }
        #expect(try set("90000") == "90000.0")
        #expect(try set("9000000") == "172800.0")
    }

    @Test func aCalendarsDaysAreTapped() throws {
        let playground = playground(
            "date = Date(timeIntervalSinceReferenceDate: 0)",
            "DatePicker(\"Day\", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)\nText(\"\\(date.timeIntervalSinceReferenceDate)\")"
        )
        #expect(try playground.act(on: "button", label: "January 3").words.last == "172800.0")
        #expect(try playground.act(on: "button", label: "Next Month").words.contains("February 2001"))
        #expect(try playground.act(on: "button", label: "February 1").words.last == "2678400.0")
        #expect(try playground.act(on: "button", label: "Previous Month").words.contains("January 2001"))
    }

    @Test func aColorIsChosen() throws {
        let playground = playground(
            "color = Color(red: 1, green: 0, blue: 0)",
            "ColorPicker(\"Ink\", selection: $color)\nText(color == Color(red: 0, green: 0, blue: 1) ? \"blue\" : \"other\")"
        )
        let control = try #require(try playground.picture().control("color well"))
        #expect(control.control.color == 0xFF0000)
        #expect(
            try playground.ask("type", [("control", "\(control.number)")], text: "0000FF").words.last
                == "blue")
        #expect(
            try playground.ask("type", [("control", "\(control.number)")], text: "no").words.last == "blue")
    }

    // MARK: Pages and lists

    @Test func pagesAreTurned() throws {
        let playground = Playground(
            "TabView { Text(\"one\"); Text(\"two\"); Text(\"three\") }.tabViewStyle(.page)")
        playground.options.append(("height", "300"))
        let control = try #require(try playground.picture().control("pages"))
        #expect(control.control.pages == 3)
        #expect(control.control.selected == 0)
        #expect(
            try playground.ask("choose", [("control", "\(control.number)"), ("value", "2")]).words == [
                "three"
            ])
        #expect(
            try playground.ask("choose", [("control", "\(control.number)"), ("value", "3")]).words == [
                "three"
            ])
    }

    @Test func aListScrolls() throws {
        let playground = Playground("List(0..<40, id: \\.self) { Text(\"Row \\($0)\") }")
        playground.options.append(("height", "400"))
        let first = try #require(try playground.picture().views?.first { $0.name == "Text" }?.frame[1])
        let answer = try playground.ask(
            "scroll", [("x", "150"), ("y", "200"), ("dx", "0"), ("dy", "100"), ("parts", "views controls")])
        #expect(answer.views?.first { $0.name == "Text" }?.frame[1] == first - 100)
        #expect(answer.controls?.first { $0.kind == "scroll" }?.range?[1] ?? 0 > 1000)
    }

    @Test func scrollToMovesAListToo() throws {
        let playground = Playground(
            """
            ScrollViewReader { proxy in
                VStack {
                    Button("Last") { proxy.scrollTo(39) }
                    List(0..<40, id: \\.self) { Text("Row \\($0)") }
                }
            }
            """)
        playground.options.append(("height", "400"))
        let moved = try playground.act(on: "button", label: "Last")
        let last = try #require(moved.views?.last { $0.name == "Text" }?.frame)
        #expect(last[1] + last[3] <= 400)
    }

    @Test func whatIsNotToScrollDoesNot() throws {
        let playground = Playground("ScrollView { Color.red.frame(height: 500) }.scrollDisabled(true)")
        playground.options.append(("height", "200"))
        #expect(try playground.picture().controls?.isEmpty == true)
    }

    // MARK: Animation

    @Test func anAnimationOfAValueIsAskedForWhenItChanges() throws {
        let playground = playground(
            "n = 0", "Button(\"Add\") { n += 1 }\nText(\"\\(n)\").animation(.easeIn(duration: 0.7), value: n)"
        )
        #expect(try playground.picture().animation == nil)
        let answer = try playground.act(on: "button", label: "Add")
        #expect(answer.animation == 0.7)
        #expect(answer.curve == "easeIn")
        #expect(try playground.picture().animation == nil)
    }

    @Test func aBindingAsksForItsAnimation() throws {
        let playground = playground("isOn = false", "Toggle(\"A\", isOn: $isOn.animation(.bouncy))")
        let answer = try playground.act(on: "switch")
        #expect(answer.curve == "bouncy")
    }

    /// A header's tap puts its column first in the order; the next one turns the order around.
    @Test func aTablesHeaderSorts() throws {
        let playground = Playground(
            """
            struct Person: Identifiable { let id: Int; let name: String }
            struct V: View {
                @State private var people = [Person(id: 2, name: "B"), Person(id: 1, name: "C"), Person(id: 3, name: "A")]
                @State private var order = [KeyPathComparator(\\Person.id)]
                var body: some View {
                    Table(people, sortOrder: $order) {
                        TableColumn("Name", value: \\.name)
                        TableColumn("Number", value: \\.id) { Text("\\($0.id)") }
                    }
                    .onChange(of: order) { _, order in people.sort(using: order) }
                    .environment(\\.horizontalSizeClass, .regular)
                }
            }
            V()
            """)
        #expect(try playground.picture().words == ["Name", "Number", "B", "2", "C", "1", "A", "3"])
        #expect(try playground.tap(30, 27).words == ["Name", "Number", "A", "3", "B", "2", "C", "1"])
        #expect(try playground.tap(30, 27).words == ["Name", "Number", "C", "1", "B", "2", "A", "3"])
    }

    /// An author's account (ips99.com, 801656): a button's foreground is its text, which answers to the style
    /// set outside.
    @Test func aForegroundStyleAroundAButtonColorsItsLabel() {
        let codes = [
            "Button(\"A\") {}.foregroundStyle(.red)", "VStack { Button(\"A\") {} }.foregroundColor(.red)",
            "Text(\"A\").foregroundStyle(.red)",
        ]
        let looks = codes.map { TestPreview.figure($0).pictures.first?.fingerprint }
        #expect(looks[0] == looks[2] && looks[1] == looks[2])
        #expect(TestPreview.figure("Button(\"A\") {}").pictures.first?.fingerprint != looks[2])
    }
}
