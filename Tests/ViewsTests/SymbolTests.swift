import Graphics
import Layout
import Testing

@testable import Views

/// How symbols are drawn where they stand.
@MainActor @Suite struct SymbolTests {
    /// The outlines that a snippet fills, with their colors.
    private func fills(_ snippet: String) throws -> [(path: Path, color: Color?)] {
        let run = SnippetRun(snippet, library: MeasuredCases.library)
        let result = try #require(run.layout(ProposedViewSize(width: 100, height: 100)), "\(run.messages)")
        return result.displayList(displayScale: 3).commands.compactMap { command in
            guard case .fill(let path, let paint, _) = command.operation else { return nil }
            if case .color(let color) = paint { return (path, color) }
            return (path, nil)
        }
    }

    /// Documented in the Human Interface Guidelines, "Right to left": symbols with a direction of reading
    /// turn, the buttons of a player do not.
    @Test(arguments: [
        ("chevron.forward", true), ("chevron.backward", true), ("arrow.forward.circle", true),
        ("chevron.right", false),
        ("forward.fill", false),
    ])
    func turnsWithText(name: String, turns: Bool) throws {
        let image = "Image(systemName: \"\(name)\")"
        let plain = try fills(image).map(\.path)
        let mirrored = try fills(image + ".environment(\\.layoutDirection, .rightToLeft)").map(\.path)
        #expect((plain != mirrored) == turns)
        for (a, b) in zip(plain, mirrored) {
            #expect(abs(a.boundingRect.width - b.boundingRect.width) < 1e-9)
        }
    }

    /// Documented: several foreground styles imply the palette mode, the first one for the symbol on the
    /// plate.
    @Test func layers() throws {
        let parts = try fills("Image(systemName: \"xmark.circle.fill\").foregroundStyle(.white, .red)")
        #expect(parts.map(\.color) == [Color(.red), .white])
        #expect(parts[0].path.boundingRect.width > parts[1].path.boundingRect.width)
        #expect(
            try fills("Image(systemName: \"xmark.circle.fill\").foregroundStyle(.red)").map(\.color) == [
                Color(.red)
            ])
    }

    /// Drawings of our own, icons turned, and letters and numbers in circles and squares: each has ink, and
    /// all of it in the box.
    @Test(arguments: [
        "figure.walk", "bed.double.fill", "leaf.fill", "fork.knife", "birthday.cake", "swift", "eraser.fill",
        "cloud.sun.rain.fill",
        "hare.fill", "crown", "dumbbell", "brain.head.profile", "arrowshape.left.fill", "12.circle",
        "42.circle.fill", "k.square",
        "figure.run.circle.fill", "leaf.slash",
    ])
    func drawn(name: String) throws {
        let outline = try #require(self.outline(name))
        let bounds = outline.path.boundingRect
        #expect(bounds.minX > -0.6 && bounds.minY > -0.6 && bounds.maxX < 16.6 && bounds.maxY < 16.6)
        #expect(outline.path.normalized(rule: outline.rule).signedArea.magnitude > 4)
    }

    /// A letter is cut out of its circle, also where its lines lie over each other.
    @Test func letterInCircle() throws {
        let ring = try #require(outline("k.circle")),
            plate = try #require(outline("k.circle.fill"))
        let crossing = Point(x: 6, y: 8.8), beside = Point(x: 12, y: 8)
        #expect(ring.path.contains(crossing, rule: ring.rule) && !ring.path.contains(beside, rule: ring.rule))
        #expect(
            !plate.path.contains(crossing, rule: plate.rule) && plate.path.contains(beside, rule: plate.rule))
    }

    /// Logos that may not be drawn anew, names that nobody has, and numbers that have no symbol have no
    /// outline.
    @Test(arguments: ["apple.logo", "apple.banana", "51.circle", "k"]) func unknown(name: String) {
        #expect(outline(name) == nil)
    }

    /// Each ending may be left out or not, which would double the work with each.
    @Test func manyEndings() {
        var search = SymbolSearch()
        let endings = String(repeating: ".circle.fill", count: 30)
        #expect(search.outline(named: "nothing" + endings) == nil)
        #expect(search.scans <= 40)
        search = SymbolSearch()
        #expect(search.outline(named: "person.crop.circle.badge.plus.fill") != nil)
    }

    private func outline(_ name: String) -> SymbolOutline? {
        var search = SymbolSearch()
        return search.outline(named: name)
    }
}
