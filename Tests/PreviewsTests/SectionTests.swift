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

    /// `listRowBackground(_:)` and its like say how rows are, those of a section too; a row's own has the last
    /// word, as what is set nearer does with all traits of a view.
    @Test func rowModifiersOfASection() throws {
        func picture(_ first: String, _ second: String, _ section: String) throws -> String {
            let rows = "Text(\"A\")\(first); Text(\"B\")\(second); Text(\"C\")\(first)"
            let code = "List { Section { \(rows) } header: { Text(\"H\") }\(section) }.frame(height: 300)"
            let svg = try #require(TestPreview.figure(code) { $0.widths = [300] }.pictures.first).svg
            return svg.replacing(#/ data-v="[^"]*"/#, with: "")
        }
        for (said, other) in [
            (".listRowBackground(Color.red)", ".listRowBackground(Color.green)"),
            (".listRowBackground(Image(systemName: \"star\"))", ".listRowBackground(Color.green)"),
            (
                ".listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))",
                ".listRowInsets(EdgeInsets())"
            ),
            (".listRowSeparator(.hidden)", ".listRowSeparator(.visible)"),
            (".listRowSeparatorTint(.red)", ".listRowSeparatorTint(.green)"),
        ] {
            let onSection = try picture("", other, said)
            #expect(try onSection == picture(said, other, ""))
            #expect(try onSection != picture("", other, ""))
        }
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
