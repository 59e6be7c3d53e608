import Foundation
import Testing

@testable import Previews

@Suite struct ExplanationTests {
    private func tables(_ code: String, width: Double = 300, names: [String] = []) -> [Explanation] {
        let figure = TestPreview.figure(code) {
            $0.widths = [width]
            $0.explained = names
        }
        return figure.pictures.first?.explanations ?? []
    }

    private func texts(_ explanation: Explanation) -> [String] {
        explanation.rows.map { row in
            row.map(\.text).joined(separator: " | ")
        }
    }

    @Test func choice() throws {
        let code = """
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 400, height: 20)
                Color.red.frame(width: 300, height: 20)
                Color.red.frame(width: 10, height: 20)
            }
            """
        let table = try #require(tables(code).first)
        #expect(table.lead == "is offered 300 × 759; the width must fit")
        #expect(
            texts(table) == [
                "1 | Color | 100 too wide | 400 × 20 | 2 | 1", "2 | Color | fits, shown | 300 × 20 | 2 | 1",
                "3 | Color | not needed | 10 × 20 | 2 | 0",
            ])
        #expect(table.marked == 1)
    }

    /// Bodies of the snippet's own types are counted where there are any. For its ideal size a stack asks each
    /// child once, padding asks its content, and a frame with both lengths nobody.
    @Test func costOfCandidates() throws {
        let code = """
            struct Tile: View { var body: some View { Color.red.frame(width: 30, height: 20) } }
            struct Row: View { var body: some View { HStack { Tile(); Tile() } } }
            struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding(2) } }
            ViewThatFits(in: .horizontal) {
                Row()
                Tile().modifier(Framed())
                Tile()
            }
            """
        let table = try #require(tables(code, width: 40, names: ["ViewThatFits"]).first)
        #expect(
            table.columns == ["", "candidate", "verdict", "ideal size", "bodies", "views built", "measured"])
        #expect(
            texts(table) == [
                "1 | HStack | 28 too wide | 68 × 20 | 3 | 5 | 3",
                "2 | Color | fits, shown | 34 × 24 | 2 | 3 | 2",
                "3 | Color | not needed | 30 × 20 | 1 | 2 | 0",
            ])
        // A narrow page leaves the counts out.
        let html = ExplanationHTML.print([table])
        #expect(html.components(separatedBy: "class=\"number detail\"").count == 3 * 4 + 1)
    }

    /// The least flexible child is asked first, whatever its place.
    @Test func stack() throws {
        let code = """
            HStack(spacing: 10) {
                Color.red
                Color.blue.frame(width: 50).accessibilityIdentifier("fixed")
            }
            """
        let table = try #require(tables(code, names: ["HStack"]).first)
        #expect(table.lead == "is offered a width of 300; less 10 for gaps, 290 are shared out")
        #expect(texts(table) == ["1 | Color #fixed | 145 | 50 | 240", "2 | Color | 240 | 240 | 0"])
    }

    /// Shares, offers, what a span is owed, a credit and what closed when.
    @Test func grid() throws {
        let code = """
            Grid(verticalSpacing: 8) {
                GridRow {
                    Color.red.accessibilityIdentifier("a")
                    Color.red.frame(minWidth: 10, maxWidth: 30).frame(height: 10).accessibilityIdentifier("b")
                    Color.red.frame(minWidth: 20, maxWidth: 50).frame(height: 10).accessibilityIdentifier("c")
                }
                Color.red.frame(width: 78, height: 10).accessibilityIdentifier("x")
            }
            .frame(height: 100)
            """
        let table = try #require(tables(code, width: 200, names: ["Grid"]).first)
        #expect(table.lead == "is offered 200 × 100; 16 and 8 of it are gaps. Cells: offered → taken")
        #expect(
            texts(table) == [
                " | shares | 184 ÷ 3 = 61.33 | 92 ÷ 2 = 46", "1 | Color #x | 200 → 78 | 46 → 10",
                " | columns 1 to 3 owe the span | 62 | ", " | row 2 closes |  | at 10; share 82",
                "2 | Color #b | 61.33 → 30 | 82 → 10", " | column 2 closes | at 30, credit 32; share 93 | ",
                "3 | Color #c | 93 → 50 | 82 → 10", " | column 3 closes | at 50; share 136 | ",
                "4 | Color #a | 136 → 136 | 82 → 82", " | row 1 closes |  | at 82",
                " | column 1 closes | at 136 | ",
            ])
        #expect(
            table.conclusion
                == "columns 136 + 30 + 50 + 16 of gaps, rows 82 + 10 + 8 of gaps: the grid is 232 × 100.")
    }

    @Test func container() throws {
        let code = """
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<4) { _ in
                        Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
                    }
                }
            }
            """
        let table = try #require(tables(code, names: ["containerRelativeFrame"]).first)
        #expect(table.count == 4)
        #expect(table.lead.hasPrefix("finds a ScrollView of 300 × "))
        #expect(texts(table)[0] == "width | 300 | (300 − 10 × 2) ÷ 3 × 2 + 10 × 1 | 196.67")
    }

    @Test func layout() throws {
        let code = """
            struct Pile: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    subviews[0].sizeThatFits(.unspecified)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .zero)
                }
            }
            Pile { Color.red.frame(width: 30, height: 20) }
            """
        let table = try #require(tables(code).first)
        #expect(table.view == "Pile")
        #expect(
            texts(table) == [
                "sizeThatFits | Color | unspecified | 30 × 20", "sizeThatFits | answers |  | 30 × 20",
                "placeSubviews | Color | 0 × 0 | 30 × 20 at 0, 0",
            ])
    }
}
