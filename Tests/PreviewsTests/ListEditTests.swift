import Testing

/// Lists while they are edited: marks before and behind the rows, and what they do.
@Suite struct ListEditTests {
    private func list(_ list: String, state: String = "") throws -> Playground {
        let playground = Playground(
            """
            struct V: View {
                @State private var items = ["Milk", "Eggs", "Bread"]
                \(state)
                var body: some View { NavigationStack { \(list).toolbar { EditButton() } } }
            }
            V()
            """)
        playground.options = [("width", "393"), ("height", "800")]
        _ = try playground.picture()
        return playground
    }

    private func tap(_ label: String, in playground: Playground) throws -> Playground.Answer {
        let controls = try playground.picture().controls ?? []
        let frame = try #require(controls.first { $0.label == label }).frame
        return try playground.tap(frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
    }

    private let rows = """
        List {
            ForEach(items, id: \\.self) { item in Text(item).deleteDisabled(item == "Bread") }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            Text("Fixed")
        }
        """

    private func count(_ label: String, _ playground: Playground) throws -> Int {
        (try playground.picture().controls ?? []).filter { $0.label == label }.count
    }

    /// Documented at `EditButton` and `onDelete(perform:)`: the button's title and appearance change, rows
    /// that can be deleted show a control for it.
    @Test func deletes() throws {
        let playground = try list(rows)
        #expect(try count("Delete", playground) == 0)
        #expect(try tap("Edit", in: playground).words.contains("Done"))
        #expect(try count("Delete", playground) == 2)
        let words = try tap("Delete", in: playground).words
        #expect(!words.contains("Milk") && words.contains("Eggs"))
        #expect(try tap("Done", in: playground).words.contains("Edit"))
        #expect(try count("Delete", playground) == 0)
    }

    /// Rows that can be deleted make room for their control; those that cannot stay where they are.
    @Test func makesRoom() throws {
        let playground = try list(rows)
        func lefts() throws -> [Double] {
            try #require(try playground.picture().views).filter { $0.name == "Text" }.map { $0.frame[0] }
        }
        let before = try lefts()
        _ = try tap("Edit", in: playground)
        #expect(zip(before, try lefts()).filter { $1 > $0 + 20 }.count == 2)
    }

    /// Documented at `List`: a set as the selection, and the edit mode, let a person select several rows.
    @Test func selectsSeveral() throws {
        let playground = try list(
            "List(selection: $chosen) { ForEach(items, id: \\.self) { Text($0) }; Text(\"\\(chosen.count)\") }",
            state: "@State private var chosen: Set<String> = [\"Eggs\"]")
        _ = try tap("Edit", in: playground)
        #expect(try tap("Milk", in: playground).words.contains("2"))
        #expect(try tap("Eggs", in: playground).words.contains("1"))
    }

    /// What is typed into the field of `searchable` is what its binding holds.
    @Test func searches() throws {
        let playground = try list(
            "List(items.filter { query.isEmpty || $0.contains(query) }, id: \\.self) { Text($0) }.searchable(text: $query)",
            state: "@State private var query = \"\"")
        let number = try #require(try playground.picture().control("search field")?.number)
        let words = try playground.ask("type", [("control", "\(number)"), ("parts", "views")], text: "Egg")
            .words
        #expect(words.contains("Eggs") && !words.contains("Milk"))
    }
}
