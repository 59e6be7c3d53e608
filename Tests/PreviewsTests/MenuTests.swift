import Previews
import Testing

/// Menus as a page opens them.
@Suite struct MenuTests {
    private func playground(_ view: String) -> Playground {
        Playground(
            """
            struct V: View {
                @State private var words = "none"
                @State private var isOn = true
                @State private var size = 2
                var body: some View {
                    VStack {
                        \(view)
                        Text("\\(words) \\(isOn) \\(size)")
                    }
                }
            }
            V()
            """)
    }

    private var menu: Playground {
        playground(
            """
            Menu("Options") {
                Button("Copy", systemImage: "doc.on.doc") { words = "copied" }
                Button("Delete", role: .destructive) { words = "deleted" }
                Divider()
                Button("Never") {}.disabled(true)
                Toggle("Sound", isOn: $isOn)
                Picker("Size", selection: $size) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
                Menu("More") { Button("Inner") { words = "inner" } }
                Section("Last") { Button("End") { words = "end" } }
            }
            """)
    }

    private func number(_ playground: Playground) throws -> (String, String) {
        ("control", "\(try #require(try playground.picture().controls?.firstIndex { $0.kind == "menu" }))")
    }

    @Test func aMenuListsItsItems() throws {
        let playground = menu
        let control = try #require(try playground.picture().control("menu"))
        #expect(control.control.label == "Options")
        #expect(control.control.contextual == false)
        let items = try #require(try playground.ask("menu", [number(playground)]).menu)
        #expect(items.map(\.title) == ["Copy", "Delete", "", "Never", "Sound", "Size", "More", "Last"])
        #expect(
            items.map { $0.destructive ?? false } == [false, true, false, false, false, false, false, false])
        #expect(items[2].separator == true)
        #expect(items[3].enabled == false)
        #expect(items[4].checked == true)
        #expect(items[5].menu?.map(\.checked) == [false, true])
        #expect(items[6].menu?.map(\.title) == ["Inner"])
        #expect(items[7].menu?.map(\.title) == ["End"])
    }

    @Test(arguments: [
        (0, "copied true 2"), (1, "deleted true 2"), (2, "none false 2"), (3, "none true 1"),
        (5, "inner true 2"), (6, "end true 2"),
        (99, "none true 2"),
    ])
    func anItemIsPicked(_ item: Int, _ words: String) throws {
        let playground = menu
        #expect(try playground.ask("pick", [number(playground), ("value", "\(item)")]).words.last == words)
    }

    @Test func aContextMenuIsOpenedByALongPress() throws {
        let playground = playground("Text(\"Hold\").contextMenu { Button(\"Copy\") { words = \"copied\" } }")
        let control = try #require(try playground.picture().controls?.first)
        #expect(control.kind == "menu")
        #expect(control.contextual == true)
        #expect(control.label == "Hold")
        #expect(
            try playground.ask("pick", [number(playground), ("value", "0")]).words.last == "copied true 2")
    }

    @Test func aPrimaryActionIsATap() throws {
        let playground = playground(
            "Menu(\"Add\") { Button(\"Other\") {} } primaryAction: { words = \"added\" }")
        #expect(try playground.picture().controls?.map(\.kind) == ["menu", "tap"])
        #expect(try playground.ask("act", [("control", "1")]).words.last == "added true 2")
    }
}
