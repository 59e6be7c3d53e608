import Testing

@testable import SiteGenerator

/// Fences that show previews and regions of modules, evaluated by the engine itself.
struct ModuleFenceTests {
    private static let card = """
        import SwiftUI
        public struct Card: View {
            let title: String
            public init(_ title: String) { self.title = title }
            public var body: some View { Text(title) }
        }
        struct Hidden: View { var body: some View { Text("hidden") } }
        #Preview("Short") {
            // region short
            Card("a")
            // endregion
        }
        #Preview("Long, wide") { Card("a long title") }
        #Preview { Hidden() }

        """
    private static let renderer = PreviewRenderer.engine(version: "test")

    private func input(_ pages: [String: String], card: String = Self.card) -> SiteInput {
        var input = TestSite.pages(pages.mapValues { "---\ntitle: T\ndescription: D.\n---\n\n" + $0 })
        let file = InputFile(path: "Views/Card.swift", bytes: Bytes(card.utf8))
        input.modules = [ModuleInput(name: "Kit", folder: "../Sources/Kit", files: [file])]
        input.settings = SourceFile(
            path: "Site/site.yml",
            bytes: Bytes("modules:\n  Kit: ../Sources/Kit\nrepository: https://github.com/a/b\n".utf8))
        return input
    }

    private func build(_ page: String) -> (html: String, problems: [String]) {
        let output = SiteBuilder(renderer: Self.renderer).buildPages(input(["index.md": page]))
        return (
            output.files.first { $0.path == "index.html" }?.bytes.text ?? "",
            output.problems.map { ProblemPrinter().print($0) }
        )
    }

    private func pictures(_ html: String) -> Int { html.components(of: "<div class=\"paper") }

    @Test func aPreviewByName() {
        let (html, problems) = build("```swift preview=\"Card.swift/Short\" widths=100\n```\n")
        #expect(problems == [])
        #expect(pictures(html) == 1)
        #expect(html.contains(">Card.swift:10</a>"))
        #expect(html.contains("https://github.com/a/b/blob/HEAD/../Sources/Kit/Views/Card.swift#L10"))
        #expect(!html.contains("Hidden"))
    }

    @Test func severalAndAWholeFile() {
        #expect(pictures(build("```swift preview=\"Card.swift\" widths=100\n```\n").html) == 3)
        #expect(pictures(build("```swift preview=\"Card.swift/Long, wide\" widths=100\n```\n").html) == 1)
        let (html, _) = build(
            "```swift preview=\"Card.swift/Short, Kit/Views/Card.swift/#3\" widths=100\n```\n")
        #expect(pictures(html) == 2)
        #expect(html.contains("Short") && html.contains("#3"))
    }

    /// The size that a preview says it has counts, until the fence or a promise names another.
    @Test func traitsAndWidths() {
        let card =
            Self.card
            + "#Preview(\"Fixed\", traits: .fixedLayout(width: 120, height: 80)) { Color.red.accessibilityIdentifier(\"c\") }\n"
            + "#Preview(\"Fit\", traits: .sizeThatFitsLayout) { Color.red.frame(width: 33, height: 20) }\n"
        func html(_ page: String) -> String {
            let output = SiteBuilder(renderer: Self.renderer).buildPages(
                input(["index.md": page], card: card))
            #expect(output.problems.isEmpty, "\(output.problems.map(\.message))")
            return output.files.first { $0.path == "index.html" }?.bytes.text ?? ""
        }
        #expect(html("```swift preview=\"Card.swift/Fixed\"\n```\n").contains("viewBox=\"0 0 120 80\""))
        #expect(html("```swift preview=\"Card.swift/Fit\"\n```\n").contains("<b>33 pt</b>"))
        #expect(
            html("```swift preview=\"Card.swift/Fixed\" widths=\"200\" height=50\n```\n").contains(
                "viewBox=\"0 0 200 50\""))
        _ = html(
            "```swift preview=\"Card.swift/Fixed\" id=f\n```\n\n```expect of=f\n#c frame 0 0 120 80\nwidth 300, height 40: #c frame 0 0 300 40\n```\n"
        )
    }

    /// A fence's own preview has the size that it asks for, until the fence names another.
    @Test func traitsOfAFencesOwnPreview() {
        let code = "#Preview(traits: .fixedLayout(width: 120, height: 80)) { Color.red }\n```\n"
        #expect(build("```swift preview\n" + code).html.contains("viewBox=\"0 0 120 80\""))
        #expect(build("```swift preview\n" + code).html.contains("\"height\":80"))
        #expect(
            build("```swift preview widths=200 height=50\n" + code).html.contains("viewBox=\"0 0 200 50\""))
    }

    /// One that fits its content is as wide as its view, by a macro and by a provider.
    @Test(arguments: [
        "#Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: 33, height: 20) }",
        "struct A_Previews: PreviewProvider {\n    static var previews: some View {\n        Color.red.frame(width: 33, height: 20).previewLayout(.sizeThatFits)\n    }\n}",
    ]) func fittingPreviewOfAFence(code: String) {
        let (html, problems) = build("```swift preview\n\(code)\n```\n")
        #expect(problems == [])
        #expect(html.contains("viewBox=\"0 0 33 20\""), "\(html)")
        #expect(build("```swift preview widths=200\n\(code)\n```\n").html.contains("0 200 20\""))
    }

    /// Each page says once that pictures of the network are missing, and each of its figures does.
    @Test func remarksOncePerPage() {
        let fence =
            "```swift preview widths=100\nAsyncImage(url: URL(string: \"https://a.b/c.png\"))\n```\n\n"
        let output = SiteBuilder(renderer: Self.renderer).buildPages(
            input(["index.md": fence + fence, "other.md": fence]))
        #expect(
            output.problems.compactMap { $0.file?.path } == ["Content/index.md", "Content/other.md"],
            "\(output.problems.map(\.message))")
        let html = output.files.first { $0.path == "index.html" }?.bytes.text ?? ""
        #expect(html.components(of: "images from the network") == 2)
    }

    /// A mistake in a module's file is told there, with the fence that needs it.
    @Test func theFenceThatNeedsBrokenCode() throws {
        let card = Self.card.replacing("{ Text(title) }", with: "{ Text(lost) }")
        func errors(_ fence: String) -> [String] {
            SiteBuilder(renderer: Self.renderer).buildPages(input(["index.md": fence], card: card)).problems
                .map { ProblemPrinter().print($0) }
        }
        let ofCode = errors("```swift preview widths=100\nimport Kit\n\nCard(\"x\")\n```\n")
        #expect(ofCode.count == 1)
        #expect(ofCode[0].contains("Card.swift:5:39: error: cannot find 'lost' in scope"), "\(ofCode)")
        #expect(ofCode[0].contains("Content/index.md:7:1: note: this fence needs it"), "\(ofCode)")
        let named = errors("```swift preview=\"Card.swift/Short\" widths=100\n```\n")
        #expect(named.first?.contains("Content/index.md:6:19: note: this fence needs it") == true, "\(named)")
    }

    @Test func severalPreviewsOfAFence() {
        let (html, problems) = build(
            "```swift preview widths=100\n#Preview(\"A\") { Text(\"a\") }\n#Preview(\"B\") { Text(\"b\") }\n```\n"
        )
        #expect(problems == [])
        #expect(pictures(html) == 2)
    }

    @Test func importsAndAccess() {
        #expect(build("```swift preview widths=100\nimport Kit\n\nCard(\"x\")\n```\n").problems == [])
        #expect(build("```swift preview widths=100\n@testable import Kit\n\nHidden()\n```\n").problems == [])
        #expect(
            build("```swift preview widths=100\nimport Kit\n\nHidden()\n```\n").problems.first?.contains(
                "Hidden") == true)
    }

    @Test func regions() {
        let (html, problems) = build("```swift preview include=\"Kit/Card.swift#short\" widths=100\n```\n")
        #expect(problems == [])
        #expect(pictures(html) == 1)
        #expect(html.contains("Card.swift:10"))
        #expect(build("```swift include=\"Kit/Card.swift#short\"\n```\n").problems == [])
    }

    @Test(arguments: [
        (
            "```swift preview=\"Card.swift/Shrt\"\n```\n", "'Card.swift' has no preview 'Shrt'",
            "did you mean 'Short'?"
        ),
        (
            "```swift preview=\"Crd.swift\"\n```\n", "there is no preview in a file 'Crd.swift'",
            "did you mean 'Card.swift'?"
        ),
        (
            "```swift preview=\"Card.swift/Short\"\nText(\"a\")\n```\n",
            "the code of this fence is that of 'Card.swift/Short'", "leave the fence empty"
        ),
        (
            "```swift preview include=\"Kit/Card.swift#shrt\"\n```\n", "no region 'shrt' in 'Kit/Card.swift'",
            "did you mean 'short'?"
        ),
        (
            "```swift preview=\"Card.swift\" id=a\n```\n\n```expect of=a\nwidth 100: size 1 x 1\n```\n",
            "promises are about one preview, and this fence shows 3", ""
        ),
        (
            "```swift preview=\"Card.swift/Short\" optional=no\n```\n",
            "'optional' is a word on its own or optional=quiet", ""
        ),
    ]) func mistakes(page: String, message: String, note: String) {
        let problems = build(page).problems
        #expect(
            problems.count == 1 && problems.first?.contains(message) == true
                && (note.isEmpty || problems.first?.contains(note) == true), "\(problems)")
    }

    @Test func aMistakeStandsInTheModulesFile() {
        var site = input(
            ["index.md": "```swift preview=\"Card.swift/Short\"\n```\n"],
            card: Self.card.replacing("Text(title)", with: "Txt(title)"))
        #expect(
            SiteBuilder(renderer: Self.renderer).buildPages(site).problems.map { ProblemPrinter().print($0) }
                .first?
                .hasPrefix("../Sources/Kit/Views/Card.swift:5:34: error: cannot find 'Txt' in scope") == true)
        site = input(
            ["index.md": "```swift preview=\"Card.swift/Short\" optional\n```\n"],
            card: Self.card.replacing("Text(title)", with: "Txt(title)"))
        let output = SiteBuilder(renderer: Self.renderer).buildPages(site)
        #expect(output.problems.isEmpty)
        #expect(output.undrawn.map(\.preview) == ["Card.swift/Short"])
        // What nobody reaches stops nothing.
        site = input(
            ["index.md": "```swift preview=\"Card.swift/#3\"\n```\n"],
            card: Self.card.replacing("Text(title)", with: "Txt(title)"))
        #expect(SiteBuilder(renderer: Self.renderer).buildPages(site).problems.isEmpty)
    }

    @Test func onlyPagesOfAModuleAreRenderedAgain() {
        let pages = [
            "index.md": "```swift preview=\"Card.swift/Short\"\n```\n", "a.md": "Text.\n",
            "b.md": "```swift preview\nColor.red\n```\n",
        ]
        let builder = SiteBuilder(renderer: PreviewMemory().remembering(Self.renderer))
        let before = builder.buildPages(input(pages)).files
        #expect(builder.renderedCount == 3)
        let after = builder.buildPages(
            input(pages, card: Self.card.replacing("Card(\"a\")", with: "Card(\"b\")"))
        ).files
        #expect(builder.renderedCount == 4)
        #expect(
            before.first { $0.path == "index.html" }!.bytes != after.first { $0.path == "index.html" }!.bytes)
    }

    /// A module is one file for all figures; each names it and what it shows of it.
    @Test func figuresAreAlive() throws {
        let page =
            "```swift preview=\"Card.swift/Short\"\n```\n\n```swift preview=\"Card.swift/#3\"\n```\n\n```swift preview\nimport Kit\n\nCard(\"x\")\n```\n\n```swift preview=\"Card.swift\"\n```\n"
        let output = SiteBuilder(renderer: Self.renderer).buildPages(
            input(["index.md": page, "b.md": "```swift preview=\"Card.swift/Short\"\n```\n"]))
        let sources = output.files.filter { $0.path.hasPrefix("assets/module-") }
        let source = try #require(sources.first)
        #expect(sources.count == 1)
        #expect(
            source.bytes.text.hasPrefix(
                "name Kit\npath ../Sources/Kit/Views/Card.swift\nsource \(Self.card.utf8.count)\nimport SwiftUI\n"
            ))
        let html = try #require(output.files.first { $0.path == "index.html" }).bytes.text
        let recipes = html.matches(of: /class="recipe">(.*?)<\/script>/).map { String($0.1) }
        #expect(recipes.count == 3, "several previews of a fence stand still")
        #expect(recipes.allSatisfy { $0.contains("\"modules\":[\"\(source.path)\"]") })
        #expect(recipes[0].contains("\"preview\":\"1 ../Sources/Kit/Views/Card.swift\""))
        #expect(recipes[0].contains("\"source\":\"Card(\\\"a\\\")"), "\(recipes[0])")
        #expect(recipes[1].contains("\"preview\":\"3 "))
        #expect(!recipes[2].contains("\"preview\""))
        #expect(recipes.allSatisfy { $0.utf8.count < 500 })
    }

    /// Who publishes no sources has figures that stand still.
    @Test func sourcesMayStayAtHome() {
        var site = input(["index.md": "```swift preview=\"Card.swift/Short\"\n```\n"])
        site.settings = SourceFile(
            path: "Site/site.yml",
            bytes: Bytes("modules:\n  Kit: ../Sources/Kit\npublish-modules: false\n".utf8))
        let output = SiteBuilder(renderer: Self.renderer).buildPages(site)
        #expect(
            !output.files.contains {
                $0.path.hasPrefix("assets/module-") || $0.bytes.text.contains("class=\"recipe\"")
            })
        #expect(output.problems.isEmpty)
    }

    @Test func withoutModules() {
        let output = SiteBuilder(renderer: Self.renderer).buildPages(
            TestSite.pages(["index.md": "---\ntitle: T\n---\n\n```swift preview=\"A.swift\"\n```\n"]))
        #expect(output.problems.map(\.message).contains("there is no module whose previews could be shown"))
    }
}

extension String {
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
