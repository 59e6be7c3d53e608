import Testing

@testable import SiteGenerator

/// Headings and ids come out of their piece of memory as they went in.
@Suite struct PackedHeadingsTests {
    private let headings = [
        PageHeading(level: 2, id: "first-part", text: "First part"),
        PageHeading(level: 3, id: "own", text: "With an id of its own"),
        PageHeading(level: 2, id: "first-part-1", text: "First part"),
        PageHeading(level: 6, id: "größe-数", text: "Größe 数"),
        PageHeading(level: 2, id: "section", text: ""),
    ]

    @Test func comeBack() throws {
        let ids = Set(headings.map(\.id) + ["preview-a", "ü"])
        let packed = try #require(PackedHeadings(headings, ids))
        #expect(packed.headings == headings)
        #expect(packed.ids == ids)
    }

    @Test func nothingComesBackAsNothing() throws {
        let packed = try #require(PackedHeadings([], []))
        #expect(packed.headings.isEmpty && packed.ids.isEmpty)
    }

    /// A page with hundreds of ids is asked for single ones by hundreds of links; an id that is unknown could
    /// not come back.
    @Test func whatIsLeftAsItIs() {
        #expect(PackedHeadings([], Set((0..<65).map { "id-\($0)" })) == nil)
        #expect(PackedHeadings(headings, ["own"]) == nil)
    }
}
