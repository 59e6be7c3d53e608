import Previews
import Testing

@testable import SiteGenerator

/// What a ruler names, and what it leaves to whoever points at it.
struct RulerTests {
    private func ruler(_ breakpoints: [Double], _ bands: [ChoiceBand], width: Double = 300) -> String {
        var out = Bytes()
        Ruler(width: width, breakpoints: breakpoints, bands: bands).write(into: &out)
        return out.text
    }

    private func numbers(_ svg: String) -> [String] {
        svg.matches(of: /<text[^>]* y="10">([^<]*)</).map { String($0.1) }
    }

    @Test func choicesComeFirst() {
        let bands = [
            ChoiceBand(from: 0, shown: [3]), ChoiceBand(from: 98, shown: [2]),
            ChoiceBand(from: 234.67, shown: [1]),
        ]
        let svg = ruler([234.67, 106.5, 98, 54.59], bands)
        #expect(numbers(svg) == ["98", "234.67", "200"])
        #expect(svg.contains("<title>3: 0 – 98</title>") && svg.contains("<title>1: 234.67 – 300</title>"))
        #expect(svg.contains("<title>54.59</title>") && svg.contains("<title>106.5</title>"))
        #expect(!svg.contains("<title>98</title>"))
    }

    @Test func choicesBesideEachOtherAreBothNamed() {
        let bands = [
            ChoiceBand(from: 0, shown: [3]), ChoiceBand(from: 117, shown: [2]),
            ChoiceBand(from: 130, shown: [1]),
        ]
        #expect(numbers(ruler([130, 117], bands)) == ["117", "130", "200"])
    }

    @Test func whereNothingIsChosenWrapsAreNamed() {
        let svg = ruler([54.59, 60.2], [])
        #expect(numbers(svg) == ["55", "100", "200"])
        #expect(svg.contains("height=\"22\""))
        #expect(svg.contains("<title>60.2</title>"))
    }
}
