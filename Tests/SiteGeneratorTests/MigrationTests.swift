import Testing

@testable import SiteGenerator

/// Sites of other generators as they come out here.
struct MigrationTests {
    private func moved(_ source: MigrationSource, _ files: [String: String]) -> (files: [String: String], left: [String]) {
        let migration = Migration(source, files.map { InputFile(path: $0.key, bytes: Bytes($0.value.utf8)) })
        return (Dictionary(uniqueKeysWithValues: migration.files.map { ($0.path, $0.bytes.text) }), migration.leftovers.map { "\($0.kind) \($0.path):\($0.line)" })
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
        #expect(text == """
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
        let (files, left) = moved(.mkdocs, ["mkdocs.yml": config, "docs/index.md": "# Home\n", "docs/x/one.md": "---\nicon: a\n---\n# One\n", "docs/x/two.md": "# Two\n*[HTML]: Words\n"])
        #expect(files["Content/index.md"] == "---\norder: 1\n---\n\n# Home\n")
        #expect(files["Content/x/index.md"] == "---\ntitle: \"Part\"\norder: 2\n---\n")
        #expect(files["Content/x/one.md"] == "---\norder: 3\nnavigation: \"First\"\n---\n\n# One\n")
        let settings = try #require(files["Site/site.yml"])
        #expect(settings.contains("edit: \"https://example.com/a/b/edit/main/docs/{path}\"") && settings.contains("\"/old/\": \"x/one.md\""))
        #expect(settings.contains("links:\n  \"Elsewhere\": \"https://example.org/\""))
        #expect(left == ["abbreviations x/two.md:2"])
    }

    @Test func textOfVitePress() throws {
        let page = "---\noutline: deep\n---\n# A\n\n::: code-group\n```js:line-numbers [a.js]\nx\n```\n:::\n\n::: danger STOP {open}\nY\n:::\n\n<<< @/s/a.js#part{2 ts}\n\n<script setup>\nlet x\n</script>\n\n[[toc]]\n"
        let (files, left) = moved(.vitepress, ["g/a.md": page, "s/a.js": "x\n"])
        let text = try #require(files["Content/g/a.md"])
        #expect(text.hasPrefix("# A\n\n::: tabs\n```js lines [a.js]\nx\n```\n:::\n\n::: caution STOP\nY\n:::\n\n```ts include=/s/a.js#part {2}\n```\n"))
        #expect(!text.contains("script") && !text.contains("toc"))
        #expect(left == ["scripts and styles of a page g/a.md:18"])
    }

    @Test func catalogueOfDocC() throws {
        let page = "# ``Kit/Card``\n\n@Metadata {\n  @Available(iOS, introduced: \"16.0\")\n  @TitleHeading(\"View\")\n}\n\n@TabNavigator {\n  @Tab(\"One\") {\n    ![A map](map)\n  }\n}\n\nSee <doc:Other-Page#Part>.\n"
        let (files, left) = moved(.docc, ["Card.md": page, "In/Other Page.md": "# Other\n\n@Foo(1)\n", "Assets/map@2x.png": "x"])
        let text = try #require(files["Content/Card.md"])
        #expect(text.contains("availability:\n  \"iOS\": \"16.0\"") && text.contains("category: \"View\"") && text.contains("symbol: \"Card\""))
        #expect(text.contains("::: tabs\n::: tab One\n![A map](Assets/map)\n:::\n:::"))
        #expect(text.contains("[Other](<In/Other Page.md#part>)"))
        #expect(left == ["directives: @Foo In/Other Page.md:3"])
    }

    @Test(arguments: MigrationSource.allCases) func nothingIsMadeOfNothing(_ source: MigrationSource) {
        #expect(Set(Migration(source, []).files.map(\.path)) == ["Site/site.yml"])
    }
}
