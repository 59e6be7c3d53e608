import Testing

/// What the headers of sections show.
@Suite struct SectionTests {
    private func list(_ style: String, _ section: String = "") -> Playground {
        let playground = Playground(
            """
            struct V: View {
                @State private var isOpen = true
                var body: some View {
                    List { Section("Library", isExpanded: $isOpen) { Text("Songs") }\(section) }.listStyle(.\(style))
                }
            }
            V()
            """)
        playground.options = [("width", "300"), ("height", "400")]
        return playground
    }

    /// Documented at `init(isExpanded:content:header:)`: sections of lists in the sidebar style have a
    /// control that folds them.
    @Test func foldsInASidebar() throws {
        let sidebar = list("sidebar")
        let frame = try #require(try sidebar.picture().control("section")).control.frame
        #expect(try sidebar.picture().words.contains("Songs"))
        #expect(try !sidebar.tap(frame[0] + 5, frame[1] + 5).words.contains("Songs"))
        #expect(try sidebar.picture().control("section")?.control.value == "collapsed")
        #expect(try list("insetGrouped").picture().control("section") == nil)
    }

    /// Documented at `headerProminence(_:)`: an increased one is larger.
    @Test func prominence() throws {
        func height(_ prominence: String) throws -> Double {
            let views = try list("insetGrouped", ".headerProminence(.\(prominence))").picture().views ?? []
            return try #require(views.filter { $0.name == "Text" }.map { $0.frame[3] }.max())
        }
        #expect(try height("increased") > height("standard"))
    }
}
