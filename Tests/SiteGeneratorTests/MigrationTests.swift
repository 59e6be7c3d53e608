import Testing

@testable import SiteGenerator

/// Sites of other generators as they come out here.
struct MigrationTests {
    private func moved(_ source: MigrationSource, _ files: [String: String]) -> (
        files: [String: String], left: [String]
    ) {
        let migration = Migration(source, files.map { InputFile(path: $0.key, bytes: Bytes($0.value.utf8)) })
        return (
            Dictionary(uniqueKeysWithValues: migration.files.map { ($0.path, $0.bytes.text) }),
            migration.leftovers.map { "\($0.kind) \($0.path):\($0.line)" }
        )
    }

    @Test func blocksOfMkDocs() throws {
        let page = """
            # A

            !!! danger "Look out"

                Inner.

                ```py hl_lines="2 4-5" linenums="1"
                !!! note
                ```

            ??? question
                Folded.

            === "`one`"

                First.

            === "Two"

                Second.

            After [a link](b.md){ .md-button }.
            """
        let text = try #require(moved(.mkdocs, ["docs/a.md": page]).files["Content/a.md"])
        #expect(
            text == """
                # A

                ::: caution Look out

                Inner.

                ```py {2,4-5} lines
                !!! note
                ```
                :::

                ::: details Question
                Folded.
                :::

                ::: tabs
                ::: tab one

                First.
                :::
                ::: tab Two

                Second.
                :::
                :::

                After [a link](b.md).
                """)
    }

    @Test func navigationAndSettingsOfMkDocs() throws {
        let config = """
            site_name: My site
            repo_url: https://example.com/a/b
            edit_uri: edit/main/docs/
            plugins:
              - redirects:
                  redirect_maps: { old.md: x/one.md }
            nav:
              - Home: index.md
              - Part: [{First: x/one.md}, x/two.md]
              - Elsewhere: https://example.org/
            """
        let (files, left) = moved(
            .mkdocs,
            [
                "mkdocs.yml": config, "docs/index.md": "# Home\n",
                "docs/x/one.md": "---\nicon: a\n---\n# One\n", "docs/x/two.md": "# Two\n*[HTML]: Words\n",
            ])
        #expect(files["Content/index.md"] == "---\norder: 1\n---\n\n# Home\n")
        #expect(files["Content/x/index.md"] == "---\ntitle: \"Part\"\norder: 2\n---\n")
        #expect(files["Content/x/one.md"] == "---\norder: 3\nnavigation: \"First\"\n---\n\n# One\n")
        let settings = try #require(files["Site/site.yml"])
        #expect(
            settings.contains("edit: \"https://example.com/a/b/edit/main/docs/{path}\"")
                && settings.contains("\"/old/\": \"x/one.md\""))
        #expect(settings.contains("links:\n  \"Elsewhere\": \"https://example.org/\""))
        #expect(left == ["abbreviations x/two.md:2"])
    }

    @Test func textOfVitePress() throws {
        let page =
            "---\noutline: deep\n---\n# A\n\n::: code-group\n```js:line-numbers [a.js]\nx\n```\n:::\n\n::: danger STOP {open}\nY\n:::\n\n<<< @/s/a.js#part{2 ts}\n\n<script setup>\nlet x\n</script>\n\n[[toc]]\n"
        let (files, left) = moved(.vitepress, ["g/a.md": page, "s/a.js": "x\n"])
        let text = try #require(files["Content/g/a.md"])
        #expect(
            text.hasPrefix(
                "# A\n\n::: tabs\n```js lines [a.js]\nx\n```\n:::\n\n::: caution STOP\nY\n:::\n\n```ts include=/s/a.js#part {2}\n```\n"
            ))
        #expect(!text.contains("script") && !text.contains("toc"))
        #expect(left == ["scripts and styles of a page g/a.md:18"])
    }

    @Test func catalogueOfDocC() throws {
        let page =
            "# ``Kit/Card``\n\n@Metadata {\n  @Available(iOS, introduced: \"16.0\")\n  @TitleHeading(\"View\")\n}\n\n@TabNavigator {\n  @Tab(\"One\") {\n    ![A map](map)\n  }\n}\n\nSee <doc:Other-Page#Part>.\n"
        let (files, left) = moved(
            .docc, ["Card.md": page, "In/Other Page.md": "# Other\n\n@Foo(1)\n", "Assets/map@2x.png": "x"])
        let text = try #require(files["Content/Card.md"])
        #expect(
            text.contains("availability:\n  \"iOS\": \"16.0\"") && text.contains("category: \"View\"")
                && text.contains("symbol: \"Card\""))
        #expect(text.contains("::: tabs\n\n::: tab One\n\n![A map](Assets/map)\n\n:::\n\n:::"))
        #expect(text.contains("[Other](<In/Other Page.md#part>)"))
        #expect(left == ["unknown directive '@Foo' In/Other Page.md:3"])
    }

    @Test(arguments: MigrationSource.allCases) func nothingIsMadeOfNothing(_ source: MigrationSource) {
        #expect(Set(Migration(source, []).files.map(\.path)) == ["Site/site.yml"])
    }

    // MARK: Hostile sites

    @Test func navigationDoesNotLeadOut() {
        let config = "nav:\n  - Part: [../../../x/one.md]\n  - Root: [/etc/two.md]\n  - None: [no/three.md]\n"
        let (files, _) = moved(.mkdocs, ["mkdocs.yml": config, "docs/index.md": "# A\n"])
        #expect(Set(files.keys) == ["Content/index.md", "Site/site.yml"])
    }

    @Test(arguments: ["../x", "/x", "a/../../x"]) func pagesAreInTheFolder(_ name: String) {
        let settings = [InputFile(path: "mkdocs.yml", bytes: Bytes("docs_dir: \(name)\n".utf8))]
        #expect(MigrationSource.mkdocs.pages(settings) == "docs")
        #expect(
            moved(.mkdocs, ["mkdocs.yml": "docs_dir: \(name)\n"]).left == [
                "settings: docs_dir outside of the folder mkdocs.yml:1"
            ])
    }

    @Test func brokenSettingsAreTold() {
        let (files, left) = moved(
            .mkdocs, ["mkdocs.yml": "site_name: A\nnav: [\n", "docs/a.md": "---\ntitle: [\n---\n# A\n"])
        #expect(left.count == 1 && left[0].hasPrefix("settings: broken YAML mkdocs.yml:"), "\(left)")
        #expect(files["Content/a.md"] == "---\ntitle: [\n---\n\n# A\n")
    }

    /// Nine lines that stand for a billion entries.
    @Test(.timeLimit(.minutes(1))) func aliasesDoNotGrow() {
        var config = "extra:\n  - &a0 [a.md, a.md, a.md]\n"
        for level in 1...9 {
            let inner = Array(repeating: "{T: *a\(level - 1)}", count: 9).joined(separator: ", ")
            config += "  - &a\(level) [\(inner)]\n"
        }
        #expect(
            moved(.mkdocs, ["mkdocs.yml": config + "nav: *a9\n", "docs/a.md": "# A\n"]).files["Content/a.md"]
                == "---\norder: 1\n---\n\n# A\n")
    }

    @Test(.timeLimit(.minutes(1)), arguments: MigrationSource.allCases) func largeTextTakesItsTime(
        _ source: MigrationSource
    ) {
        let deep = (0..<400).map { String(repeating: "    ", count: $0) + "!!! note" }.joined(separator: "\n")
        let opened = Array(repeating: "@Row {", count: 2000).joined(separator: "\n")
        let long = [
            "!!! note " + String(repeating: "a ", count: 200_000),
            String(repeating: "<Badge [a](b", count: 50_000), String(repeating: "`a``", count: 100_000),
        ]
        let text = ([deep, opened, "<script>", "</script>"] + long).joined(separator: "\n\n")
        let (files, _) = moved(source, [(source == .hugo ? "content/" : "") + "docs/a.md": text])
        let page = files[source == .mkdocs ? "Content/a.md" : "Content/docs/a.md"]
        for line in long { #expect(page?.contains(line) == true) }
    }

    @Test func placesAreTakenOnce() {
        let (files, left) = moved(.vitepress, ["public/a.txt": "1", "a.txt": "2", "config.ts": ""])
        #expect(files["Content/a.txt"] == "2" && left == ["files whose place is taken Content/a.txt:1"])
        #expect(
            moved(.docc, ["a/K.symbols.json": "{}", "b/K.symbols.json": "{}"]).left == [
                "files whose place is taken Graphs/K.symbols.json:1"
            ])
    }

    // MARK: Details

    @Test func badgesOfVitePress() {
        let page = "### A <Badge text=\"^1\" />\n### A <Badge type=\"tip\" text=\"b\" />\n"
        #expect(
            moved(.vitepress, ["a.md": page]).files["Content/a.md"]
                == "### A [&#94;1]{.badge} {#a}\n### A [b]{.badge} {#a-1}\n")
    }

    @Test func commentsAndRedirectsOfDocC() {
        let page =
            "# A\n\n@Metadata {\n  @Redirected(from: \"x\")\n  @Redirected(from: \"/y\")\n}\n@Comment {\n  if a {\n    b\n  }\n  c\n}\nEnd.\n"
        #expect(
            moved(.docc, ["In/A.md": page]).files["Content/In/A.md"]
                == "---\naliases:\n  - \"/x\"\n  - \"/y\"\n---\n\n# A\n\nEnd.\n")
    }

    @Test func settingsOfMkDocsThatStay() {
        let config =
            "theme: {custom_dir: o}\nplugins:\n  - search\n  - blog\n  - macros: {a: b}\nextra_css: [a.css]\n"
        #expect(
            moved(.mkdocs, ["mkdocs.yml": config]).left == [
                "settings: extra_css mkdocs.yml:6", "settings: custom_dir mkdocs.yml:1",
                "plugins: blog mkdocs.yml:4", "plugins: macros mkdocs.yml:5",
            ])
    }

    @Test func attributesOfMkDocs() {
        let page = "## A { data-toc-label=\"b\" }\n## B { #b .c }\n``` .sh\nx\n```\n"
        #expect(
            moved(.mkdocs, ["docs/a.md": page]).files["Content/a.md"] == "## A\n## B {#b}\n```sh\nx\n```\n")
    }
}
