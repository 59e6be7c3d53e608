import Foundation
import Testing

@testable import galley

/// Formulas and diagrams by the programs themselves.
struct DrawingProgramTests {
    private static let isThere = ["pandoc", "dot"].allSatisfy { PrintingProgram.path(of: $0) != nil }

    private func site(_ text: String) throws -> Workplace {
        try Workplace([
            "Site/site.yml": "title: T\nmarkdown: {formulas: pandoc, diagrams: graphviz}\n",
            "Content/index.md": "---\ntitle: A\ndescription: B.\n---\n\n" + text,
        ])
    }

    @Test(.enabled(if: isThere, "pandoc and Graphviz are not installed here"))
    func formulasAndDiagramsAreMade() throws {
        let place = try site(
            "The sum $a_1 + b_1$[^1].\n\n> Quote $q$.\n\n```math\n\\frac{1}{2}\n```\n\n```dot\ndigraph { a -> b; c [image=\"/etc/passwd\", URL=\"javascript:1\"] }\n```\n\n[^1]: With $n$.\n"
        )
        let run = try place.run("build", "--strict")
        #expect(run.status == 0, "\(run.errors)")
        let html = try #require(place.text("_site/index.html"))
        #expect(html.contains("<msub><mi>a</mi><mn>1</mn></msub>") && html.contains("<mfrac>"))
        #expect(html.contains("With <math><mi>n</mi></math>.") && html.contains("stroke=\"currentColor\""))
        #expect(!html.contains("passwd") && !html.contains("javascript:"))
    }

    @Test(.enabled(if: isThere, "pandoc and Graphviz are not installed here"))
    func mistakesHaveTheirPlaces() throws {
        let place = try site("First $x$ and\n$$a + \\foo b$$.\n\n```dot\ndigraph {\n  a -> -> b\n}\n```\n")
        let run = try place.run("check")
        #expect(run.status == 1)
        #expect(
            run.errors.contains("Content/index.md:7:7: error: formula: unexpected control sequence \\foo"),
            "\(run.errors)")
        #expect(
            run.errors.contains("Content/index.md:11:3: error: diagram: syntax error near '->'"),
            "\(run.errors)")
    }
}
