import Testing

@testable import SiteGenerator

/// Formulas and diagrams, with programs that answer what the real ones would.
struct DrawingTests {
    /// Counts its runs, and makes of each formula its text.
    private final class Programs: DrawingPrograms, @unchecked Sendable {
        var runs = 0
        var native = ""
        let html: String?
        let svg: String

        init(html: String?, svg: String = "") { (self.html, self.svg) = (html, svg) }

        func pandoc(_ native: Bytes) -> (html: Bytes, said: String)? {
            runs += 1
            self.native = native.text
            return html.map { (Bytes($0.utf8), Self.said) }
        }

        func graphviz(_ dot: Bytes) -> (svg: Bytes, said: String)? { (Bytes(svg.utf8), "") }

        static let said =
            "[WARNING] Could not convert TeX math a +\n  \\foo, rendering as TeX:\n  \\foo\n      ^\n  unexpected control sequence \\foo\n  expecting x\n"
    }

    private func page(_ text: String) -> InputFile {
        InputFile(path: "index.md", bytes: Bytes(("---\ntitle: A\ndescription: B.\n---\n\n" + text).utf8))
    }

    private func built(
        _ text: String, _ programs: Programs?,
        settings: String = "markdown: {formulas: pandoc, diagrams: graphviz, html: true}\n"
    ) -> SiteOutput {
        var input = SiteInput(
            content: [page(text)], settings: SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8)),
            theme: Theme.files())
        input.drawingPrograms = programs
        return SiteBuilder(renderer: nil).build(input)
    }

    private func html(_ output: SiteOutput) -> String {
        output.files.first { $0.path == "index.html" }?.bytes.text ?? ""
    }

    private static let math = "<div id=\"f0\"><p><math display=\"inline\"><mi>x</mi></math></p></div>"

    @Test func formulasAreFoundInTextAlone() {
        let text = SourceFile(
            path: "a.md",
            bytes: Bytes(
                "Sum $a_1$ costs $5 or $10, `$b$` \\$c$ $$d$$ <a title=\"$e$\"> [f](g$h$) $i\nj$\n\n    $k$\n\n# $l$\n\n$$\nm\n- n\n$$\n\n> $o$\n\n```math\np\n  q\n```\n\n```sh\n$r$\n```\n"
                    .utf8))
        var settings = DrawingSettings()
        settings.formulas = true
        let found = DrawnScanner(text, from: 0, settings).found
        #expect(found.map(\.key.text) == ["a_1", "d", "i\nj", "\nm\n- n\n", "o", "p\nq"])
        #expect(
            found.map { $0.key.kind == .formula(isBlock: true) } == [false, true, false, true, false, true])
        let masked = DrawnScanner.masked(text, found)
        #expect(masked.bytes.count == text.bytes.count && masked.lineStarts == text.lineStarts)
    }

    @Test func allFormulasAreMadeInOneRun() {
        let programs = Programs(
            html: (0..<2).map {
                "<div id=\"f\($0)\"><p><math display=\"\($0 == 1 ? "block" : "inline")\"><mi>m\($0)</mi></math></p></div>"
            }.joined())
        let output = built(
            "A *b* $x_1 * y_1$, again $x_1 * y_1$.\n\n| a | b |\n| - | - |\n| $x_1 * y_1$ | $$z$$ |\n",
            programs)
        #expect(output.problems.isEmpty, "\(output.problems.map(\.message))")
        #expect(
            programs.runs == 1 && programs.native.contains("InlineMath \"x_1 * y_1\"")
                && programs.native.contains("DisplayMath \"z\""))
        let html = html(output)
        #expect(
            html.contains("<p>A <em>b</em> <math><mi>m0</mi></math>, again <math><mi>m0</mi></math>.</p>"))
        #expect(
            html.contains(
                "<td><span class=\"math\" tabindex=\"0\"><math display=\"block\"><mi>m1</mi></math></span>"))
    }

    @Test func pagesWithoutFormulasRunNothing() {
        let programs = Programs(html: "")
        let with = html(built("Plain, for $5.\n", programs))
        #expect(
            programs.runs == 0
                && with == html(built("Plain, for $5.\n", nil, settings: "markdown: {html: true}\n")))
    }

    @Test func wrongFormulasAreToldAtTheirPlace() throws {
        let problem = try #require(built("First.\n\n$$a +\n  \\foo$$\n", Programs(html: "")).problems.first)
        let place = try #require(problem.range.flatMap { problem.file?.position(of: $0.lowerBound) })
        #expect(
            problem.message == "formula: unexpected control sequence \\foo" && place.line == 9
                && place.column == 3)
    }

    @Test func missingProgramsAreTold() {
        let problems = built("A $x$.\n", Programs(html: nil)).problems
        #expect(
            problems.map(\.message) == [
                "the site has formulas, which pandoc makes, and it is not installed here"
            ])
    }

    @Test func codeAndHTMLStayAsTheyAre() {
        let html = html(built("- a\n\n      $x$ in code\n\n<div>\n$x$\n</div>\n", Programs(html: Self.math)))
        #expect(html.contains("$x$ in code") && html.contains("<div>\n$x$\n</div>"), "\(html)")
    }

    @Test(
        arguments: [
            ("<math><mi onclick=\"a\">x</mi><script>alert(1)</script></math>", nil),
            (
                "<math><mi onclick=\"a\" mathvariant=\"bold\">x</mi><maction href=\"javascript:1\"><mn>1</mn></maction></math>",
                "<math><mi mathvariant=\"bold\">x</mi><mn>1</mn></math>"
            ),
            ("<math><mi>x</math>", nil),
            (
                "<math><semantics><mi>a</mi><annotation>x</annotation></semantics></math>",
                "<math><mi>a</mi></math>"
            ),
            ("<math><mi mathvariant=\"url(x)\">&lt;</mi><!-- a --></math>", "<math><mi>&lt;</mi></math>"),
        ] as [(String, String?)])
    func whatProgramsWriteIsCleaned(_ markup: String, _ clean: String?) {
        let found = MarkupFilter.mathML.clean(Bytes(markup.utf8)[...])?.text
        #expect(
            found == clean
                || (clean == nil && found?.contains("script") == false && found?.contains("onclick") == false)
        )
    }

    @Test func diagramsHaveTheColorsOfThePage() {
        let svg =
            "<?xml version=\"1.0\"?><svg width=\"10pt\" height=\"5pt\" viewBox=\"0 0 10 5\"><g id=\"g\" class=\"graph\"><title>t</title><polygon fill=\"white\" stroke=\"black\" points=\"0,0 1,1\"/><g><a xlink:href=\"javascript:1\"><text x=\"1\" font-family=\"Times\">A &amp; B</text></a></g><image xlink:href=\"/etc/passwd\"/></g></svg>"
        let output = built("```dot\ndigraph { a }\n```\n", Programs(html: "", svg: svg))
        #expect(
            html(output).contains(
                "<div class=\"diagram\" tabindex=\"0\"><svg role=\"img\" aria-label=\"A &amp; B\" width=\"10\" height=\"5\" viewBox=\"0 0 10 5\"><g><polygon fill=\"none\" stroke=\"currentColor\" points=\"0,0 1,1\"/><g><text x=\"1\">A &amp; B</text></g></g></svg></div>"
            ))
        #expect(output.problems.isEmpty)
    }

    /// The fill of a node is its author's in either appearance, and so is the color of the words on it.
    @Test(
        arguments: [
            ("lightblue", "", "fill=\"#000000\" x=\"1\""), ("none", "", "x=\"1\""),
            ("#102030", " fill=\"white\"", "fill=\"#ffffff\" x=\"1\""),
            ("black", " fill=\"white\"", "fill=\"var(--paper)\" x=\"1\""),
            ("lightblue", " fill=\"red\"", "x=\"1\" fill=\"red\""),
        ])
    func wordsOnAFillCanBeRead(_ fill: String, _ font: String, _ expected: String) {
        let svg =
            "<svg width=\"9pt\"><g id=\"node1\" class=\"node\"><title>a</title><polygon fill=\"\(fill)\" stroke=\"black\"/><text x=\"1\"\(font)>a</text></g><g id=\"edge1\" class=\"edge\"><polygon fill=\"red\"/><text y=\"2\">b</text></g></svg>"
        let html = html(built("```dot\ndigraph { a }\n```\n", Programs(html: "", svg: svg)))
        #expect(html.contains("<text \(expected)>a</text>"), "\(html)")
        #expect(html.contains("<text y=\"2\">b</text>"))
    }

    @Test func attributesThatADiagramHasNotAreTold() {
        let output = built(
            "```dot caption=\"C\" title=\"T\"\ndigraph { a }\n```\n",
            Programs(html: "", svg: "<svg width=\"9pt\"></svg>"))
        #expect(output.problems.map(\.message) == ["unknown attribute 'caption'"])
    }
}
