import Previews
import Testing

@testable import SiteGenerator

/// What a ruler names, and what it leaves to whoever points at it.
struct RulerTests {
    private func ruler(_ breakpoints: [Double], _ bands: [ChoiceBand], width: Double = 300) -> String {
        var out = Bytes()
        Ruler(width: width, marks: PictureMarks(breakpoints: breakpoints, bands: bands)).write(into: &out)
        return out.text
    }

    /// The numbers of the scale.
    private func scale(_ svg: String) -> [String] {
        svg.matches(of: /<text x="[^"]*" y="10">([^<]*)</).map { String($0.1) }
    }

    /// The numbers of changes.
    private func changes(_ svg: String) -> [String] {
        svg.matches(of: /<text x="[^"]*" y="33">([^<]*)</).map { String($0.1) }
    }

    /// The widths that a pointer is told at triangles.
    private func triangles(_ svg: String) -> [String] {
        svg.matches(of: /<g class="mark[^>]*><title>([^<]*)</).map { String($0.1) }
    }

    private static let bands = [
        ChoiceBand(from: 0, shown: [3]), ChoiceBand(from: 98, shown: [2]),
        ChoiceBand(from: 234.67, shown: [1]),
    ]

    @Test func changesLeaveTheScaleAlone() {
        let svg = ruler([234.67, 200, 106.5, 98, 54.59], Self.bands)
        #expect(scale(svg) == ["100", "200"])
        #expect(changes(svg) == ["98", "235", "55", "200"])
        #expect(scale(ruler([], [])) == ["100", "200"])
    }

    /// A pointer is told the number that is written, and the exact one where they differ.
    @Test func numbersAreTheSameEverywhere() {
        let svg = ruler([234.67, 106.5, 98, 54.59], Self.bands)
        #expect(triangles(svg) == ["98", "235 (234.67)", "55 (54.59)", "107 (106.5)"])
        #expect(
            svg.contains("<title>3: 0 – 97</title>") && svg.contains("<title>2: 98 – 234</title>")
                && svg.contains("<title>1: 235 – 300</title>"))
    }

    @Test func choicesBesideEachOtherAreBothNamed() {
        let bands = [
            ChoiceBand(from: 0, shown: [3]), ChoiceBand(from: 117, shown: [2]),
            ChoiceBand(from: 130, shown: [1]),
        ]
        #expect(changes(ruler([130, 117], bands)) == ["117", "130"])
    }

    /// What is not a choice is never named beside its place, where another triangle may be.
    @Test func wrapsAreNamedAtTheirPlace() {
        let svg = ruler([54.59, 60.2, 110], [])
        #expect(changes(svg) == ["55", "110"])
        #expect(triangles(svg) == ["55 (54.59)", "61 (60.2)", "110"])
        #expect(svg.contains("<text x=\"54.59\" y=\"33\">"))
    }

    @Test(arguments: [([], [], 22), ([60], [], 35), ([98], bands, 51), ([400], [], 22)])
    func heights(breakpoints: [Double], bands: [ChoiceBand], height: Int) {
        #expect(ruler(breakpoints, bands).contains("height=\"\(height)\""))
    }

    // MARK: What the marks are

    private func built(_ page: String) -> String {
        let text = "---\ntitle: T\ndescription: D.\n---\n\n" + page
        let output = SiteBuilder(renderer: .engine(version: "1")).build(TestSite.pages(["index.md": text]))
        return output.files.first { $0.path == "index.html" }?.bytes.text ?? ""
    }

    /// The first figure with marks on its rulers says what they are, and no other.
    @Test func marksAreNamedOnce() {
        let plain = "```swift preview widths=\"90\"\nColor.red\n```\n\n"
        let wraps = "```swift preview widths=\"90\"\nText(\"Some words that wrap\")\n```\n\n"
        let chooses =
            "```swift preview widths=\"90\"\nViewThatFits { Color.red.frame(width: 60, height: 9); Color.red.frame(width: 9, height: 9) }\n```\n\n"
        func named(_ page: String) -> [String] {
            built(page).matches(of: /<p class="marks">(.*)<\/p>/).map { String($0.1) }
        }
        #expect(named(plain).isEmpty)
        let change = "<span>the picture changes at this width</span>"
        #expect(named(plain + wraps + chooses) == [change])
        #expect(
            named(chooses + wraps) == [change + " <span class=\"band\">the candidate that is chosen</span>"])
        let figures = built(plain + wraps).split(separator: "<figure")
        #expect(!figures[1].contains("marks") && figures[2].contains("<p class=\"marks\">"))
    }

    /// The widths of one text size are no widths of another, and a tap may bring about others.
    @Test func surroundingsAndStepsHaveTheirOwnMarks() {
        func marked(_ attributes: String, _ code: String) -> [[String]] {
            built("```swift preview \(attributes)\n\(code)\n```\n").split(separator: "<svg class=\"ruler\"")
                .dropFirst()
                .map { changes(String($0)) }
        }
        let words = "ViewThatFits { Text(\"Some words\"); Text(\"W\") }"
        let sizes = marked("widths=\"300\" typeSize=\"large xxxLarge\"", words)
        #expect(sizes.count == 2 && Set(sizes).count == 2 && sizes.allSatisfy { $0.count == 1 })
        #expect(marked("widths=\"300\" scheme=both", words) == Array(repeating: sizes[0], count: 2))
        let box = """
            struct Box: View {
                @State private var isWide = false
                var body: some View {
                    ViewThatFits { Color.red.frame(width: isWide ? 120 : 80, height: 9); Color.red.frame(width: 9, height: 9) }
                    Button("Wider") { isWide = true }
                }
            }
            """
        #expect(marked("widths=\"200\" steps=\"tap Wider\"", box) == [["80"], ["120"]])
    }

    /// Before and after an edit, each ruler has its own.
    @Test func editsHaveTheirOwnMarks() {
        let page = built(
            "```swift preview id=a widths=\"200\"\nViewThatFits { Color.red.frame(width: 80, height: 9); Color.red.frame(width: 9, height: 9) }\n```\n\n```edit of=a\n- 80\n+ 120\n```\n"
        )
        let rulers = page.split(separator: "<svg class=\"ruler\"").dropFirst().map { changes(String($0)) }
        #expect(rulers == [["80"], ["80"], ["120"]])
    }

    /// A candidate that needs all of the width is the one that is chosen there.
    @Test func atAChange() {
        let bands = [ChoiceBand(from: 0, shown: [2]), ChoiceBand(from: 120, shown: [1])]
        #expect(!ruler([120], bands, width: 120).contains(" now\""))
        #expect(ruler([120], bands, width: 119).contains("chosen-band now\""))
    }
}
