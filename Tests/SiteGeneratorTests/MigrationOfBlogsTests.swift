import Testing

@testable import SiteGenerator

/// Sites of Docusaurus, Hugo and Jekyll as they come out here.
struct MigrationOfBlogsTests {
    private func moved(_ source: MigrationSource, _ files: [String: String]) -> (
        files: [String: String], left: [String]
    ) {
        let migration = Migration(source, files.map { InputFile(path: $0.key, bytes: Bytes($0.value.utf8)) })
        return (
            Dictionary(uniqueKeysWithValues: migration.files.map { ($0.path, $0.bytes.text) }),
            migration.leftovers.map { "\($0.kind) \($0.path):\($0.line)" }
        )
    }

    // MARK: Hugo

    @Test func pagesOfHugo() throws {
        let (files, left) = moved(
            .hugo,
            [
                "hugo.toml":
                    "baseURL = 'https://example.com/kit/'\ntitle = \"Kit\"\n[[menus.main]]\nname = 'Guide'\npageRef = '/guide'\nweight = 2\n[[menus.main]]\nname = \"Code\"\nurl = \"https://example.org/\"\nweight = 1\n",
                "content/_index.md": "+++\ntitle = \"Kit\"\n+++\nHello.\n",
                "content/guide/_index.md": "---\ntitle: Guide\nweight: 0\n---\n",
                "content/guide/First Step.md":
                    "+++\ntitle = 'First'\nweight = 3\nlinkTitle = \"One\"\naliases = ['/start', 'begin/']\ndate = 2024-05-06T07:08:09+02:00\ntags = ['a']\ncategories = [\"b\", 'a']\n[params]\nx = 1\n+++\n[Top](../) and [it]({{< relref \"second#part\" >}}).\n",
                "content/guide/second.md":
                    "{\n  \"title\": \"Second\",\n  \"toc\": false\n}\n\n## Part {.wide}\n",
                "content/guide/trip/index.md": "---\ntitle: Trip\nurl: /old/trip/\n---\n![Map](map.png)\n",
                "content/guide/trip/map.png": "x", "static/img/a.svg": "<svg/>",
                "layouts/page.html": "{{ . }}",
            ])
        #expect(files["Content/index.md"] == "---\ntitle: \"Kit\"\n---\n\nHello.\n")
        #expect(files["Content/guide/index.md"] == "---\ntitle: Guide\n---\n")
        #expect(
            files["Content/guide/first-step.md"] == """
                ---
                title: "First"
                order: 3
                navigation: "One"
                date: 2024-05-06T07:08:09+02:00
                tags: ["a", "b"]
                aliases:
                  - "/start/"
                  - "/guide/begin/"
                ---

                [Top](index.md) and [it](second.md#part).

                """)
        #expect(
            files["Content/guide/second.md"] == "---\ntitle: \"Second\"\ncontents: false\n---\n\n## Part\n")
        #expect(files["Content/guide/trip/index.md"]?.contains("aliases:\n  - \"/old/trip/\"") == true)
        #expect(files["Content/guide/trip/map.png"] == "x" && files["Content/img/a.svg"] == "<svg/>")
        let settings = try #require(files["Site/site.yml"])
        #expect(
            settings.contains("links:\n  \"Code\": \"https://example.org/\"\n  \"Guide\": \"guide/index.md\"")
        )
        #expect(
            left.sorted() == ["front matter: params guide/first-step.md:1", "templates layouts/page.html:1"])
    }

    @Test func shortcodesOfHugo() throws {
        let page = """
            ---
            title: A
            ---
            {{% notice warning "Look out" %}}
            Inner *text*.
            {{% /notice %}}

            {{< tabs >}}
            {{< tab "One" >}}1{{< /tab >}}
            {{< tab name="Two" >}}
            2
            {{< /tab >}}
            {{< /tabs >}}

            {{< highlight go "linenos=table,hl_lines=2 4-5" >}}
            x
            {{< /highlight >}}

            {{< figure src="a.png" alt="A map"
                caption="Where" >}}
            ![x](a.png) {{< ref "b.md" >}} `{{</* ref */>}}` {{< mystery 1 >}}

            {{< toggle >}}
            a: b
            {{< /toggle >}}

            ```md
            {{</* note */>}}
            ```
            """
        let (files, left) = moved(
            .hugo, ["content/a.md": page, "content/b.md": "# B\n", "content/a.png": "x"])
        #expect(
            files["Content/a.md"] == """
                ---
                title: A
                ---

                ::: warning Look out
                Inner *text*.
                :::

                ::: tabs
                ::: tab One
                1
                :::
                ::: tab Two
                2
                :::
                :::

                ```go {2,4-5} lines
                x
                ```

                ::: figure Where
                ![A map](a.png)
                :::
                ![x](a.png) b.md `{{< ref >}}`\u{20}

                ~~~~text
                a: b
                ~~~~

                ```md
                {{< note >}}
                ```
                """)
        #expect(left == ["shortcode mystery content/a.md:21", "shortcode toggle content/a.md:23"])
    }

    @Test func languagesAndPartsOfHugo() throws {
        let (files, _) = moved(
            .hugo,
            [
                "config.yaml":
                    "defaultContentLanguage: en\nlanguages: { en: {languageName: English}, de: {languageName: Deutsch} }\n",
                "content/a.md": "# A\n", "content/a.de.md": "# A\n[B](b)\n",
                "content/b.md": "# B\n{{< include \"part/c.md\" >}}\n",
                "content/part/_index.md": "---\ncascade: {build: {render: never}}\n---\n",
                "content/part/c.md": "---\ntitle: C\n---\nText.\n",
                "content/posts/one.md": "---\ntitle: One\ndate: 2020-1-2\n---\n",
                "content/posts/two/index.md": "---\ntitle: Two\ndate: 2020-01-03\n---\n",
            ])
        #expect(files["Content/a.de.md"] == "# A\n[B](b.md)\n")
        #expect(files["Content/b.md"] == "# B\n::: include /part/_c.md\n")
        #expect(files["Content/part/_c.md"] == "Text.\n")
        #expect(files["Content/posts/index.md"] == "---\ntitle: \"Posts\"\nlist: date\n---\n")
        #expect(files["Content/posts/one.md"] == "---\ntitle: One\ndate: 2020-01-02\n---\n")
        #expect(
            files["Site/site.yml"]?.contains("languages:\n  \"en\": \"English\"\n  \"de\": \"Deutsch\"")
                == true)
    }

    // MARK: Jekyll

    @Test func pagesOfJekyll() throws {
        let (files, left) = moved(
            .jekyll,
            [
                "_config.yml":
                    "title: Kit\nbaseurl: /kit\nproduct: {name: Board}\ncollections: {docs: {permalink: /:collection/:path/, output: true}}\nplugins: [jekyll-feed, jekyll-thing]\n",
                "index.html": "---\nlayout: home\n---\n<p>{{ content }}</p>\n",
                "about.md":
                    "---\ntitle: About\npermalink: /info/about/\nredirect_from: [/old, /older/]\n---\n[Start](/kit/docs/start/)\n",
                "_docs/start.md":
                    "---\ntitle: Start\nnav_order: 2\n---\n{{ site.product.name }} {% link _docs/deep/end.md %} {{ '/img/a.svg' | relative_url }}\n",
                "_docs/deep/end.md": "---\ntitle: End\n---\n[Back](../start)\n",
                "_posts/2020-01-02-hello.md":
                    "---\ntitle: Hello\ncategories: news big\n---\nHi {% post_url 2020-01-02-hello %}\n",
                "_drafts/later.md": "---\ntitle: Later\n---\n", "img/a.svg": "<svg/>",
                "_layouts/home.html": "",
                "_data/nav.yml": "- title: Docs\n  docs:\n    - {title: The end, url: /docs/deep/end/}\n",
            ])
        #expect(
            files["Content/info/about.md"]
                == "---\ntitle: About\naliases:\n  - \"/old/\"\n  - \"/older/\"\n---\n\n[Start](../docs/start.md)\n"
        )
        #expect(
            files["Content/docs/start.md"]
                == "---\ntitle: Start\norder: 2\n---\n\nBoard deep/end.md /img/a.svg\n")
        #expect(files["Content/docs/deep/end.md"]?.contains("navigation: \"The end\"") == true)
        #expect(files["Content/docs/deep/end.md"]?.hasSuffix("[Back](../start.md)\n") == true)
        #expect(
            files["Content/posts/2020-01-02-hello.md"]
                == "---\ntitle: Hello\ntags: [\"news\", \"big\"]\naliases:\n  - \"/news/big/2020/01/02/hello.html\"\n---\n\nHi 2020-01-02-hello.md\n"
        )
        #expect(files["Content/posts/later.md"] == "---\ntitle: Later\ndraft: true\n---\n")
        #expect(files["Content/posts/index.md"] == "---\ntitle: \"Posts\"\nlist: date\n---\n")
        #expect(files["Content/index.md"]?.contains("kind: home") == true)
        #expect(
            left.sorted() == [
                "data files _data/nav.yml:1", "pages that are not Markdown index.html:1",
                "plugins: jekyll-thing _config.yml:5", "templates _layouts/home.html:1",
            ])
    }

    @Test func textOfJekyll() throws {
        let page = """
            ---
            title: A
            ---
            * TOC
            {:toc}

            ## Part
            {: #other }

            Mind the gap.
            {: .note .warning }

            <div class="note info" markdown="1">
            <h5>Did you know?</h5>
            Yes.
            </div>

            {% highlight ruby linenos %}
            x = 1
            {% endhighlight %}

            {% raw %}{{ shown }}{% endraw %} [a](https://example.com){:target="_blank"}
            {% include part.md %}
            {% include nav.html %}
            {% for a in site.b %}
            - {{ a }}
            {% endfor %}
            {{ site.unknown }}
            """
        let (files, left) = moved(
            .jekyll, ["a.md": page, "_includes/part.md": "Part.\n", "_includes/nav.html": ""])
        #expect(
            files["Content/a.md"] == """
                ---
                title: A
                ---

                ## Part {#other}

                ::: warning
                Mind the gap.
                :::

                ::: note Did you know?
                Yes.
                :::

                ```ruby lines
                x = 1
                ```

                {{ shown }} [a](https://example.com)
                ::: include /includes/_part.md
                {{ site.unknown }}
                """)
        #expect(files["Content/includes/_part.md"] == "Part.\n")
        #expect(
            left == [
                "templates _includes/nav.html:1", "includes of Liquid: nav.html a.md:24",
                "programs of Liquid: for a.md:25", "values of Liquid a.md:28",
            ])
    }

    // MARK: Docusaurus

    private static let docusaurus = """
        // @ts-check
        const title = 'Kit';
        /** @type {import('x').Config} */
        const config: Config = {
          title, tagline: "Small", url: 'https://example.com', baseUrl: '/kit/',
          i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
          presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') } } satisfies Options]],
          themeConfig: { navbar: { items: [
            { type: 'doc', docId: 'intro', label: 'Docs' },
            { href: 'https://example.org/' + version, label: 'Other' },
            { to: '/blog', label: `Blog` },
          ] } },
          plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/was'], to: '/docs/intro' }], createRedirects(a) { return []; } }]],
        };
        module.exports = config;
        """

    @Test func pagesOfDocusaurus() throws {
        let (files, left) = moved(
            .docusaurus,
            [
                "docusaurus.config.ts": Self.docusaurus,
                "sidebars.js":
                    "module.exports = { docs: ['intro', { type: 'category', label: 'More', items: ['more/second'] }] };\n",
                "docs/01-intro.md":
                    "---\nslug: /welcome\nsidebar_label: Hi\n---\n# Intro\n[Next](./more/02-second.mdx#a) [same](/docs/more/second)\n",
                "docs/more/02-second.mdx": "# Second\n![P](@site/static/img/a.png)\n",
                "docs/more/_category_.json": "{\"label\": \"More things\", \"position\": 4}",
                "docs/_part.mdx": "---\nid: x\n---\nPart.\n",
                "blog/2021-03-04-news.md":
                    "---\ntitle: News\nauthors: [ann]\ntags: [a]\n---\nLead.\n\n<!-- truncate -->\n\nMore.\n",
                "blog/authors.yml": "ann:\n  name: Ann Lee\n", "static/img/a.png": "x",
                "i18n/de/docusaurus-plugin-content-docs/current/01-intro.md": "# Start\n",
                "versioned_docs/version-1/intro.md": "# Old\n", "src/pages/index.js": "export default 1\n",
            ])
        #expect(
            files["Content/docs/intro.md"]
                == "---\naliases:\n  - \"/docs/welcome/\"\norder: 1\nnavigation: Hi\n---\n\n# Intro\n[Next](more/second.md#a) [same](more/second.md)\n"
                || files["Content/docs/intro.md"]?.contains("[Next](more/second.md#a) [same](more/second.md)")
                    == true
        )
        #expect(files["Content/docs/more/second.md"]?.hasSuffix("# Second\n![P](../../img/a.png)\n") == true)
        #expect(files["Content/docs/more/index.md"]?.contains("title: \"More") == true)
        #expect(files["Content/docs/_part.md"] == "Part.\n")
        #expect(files["Content/docs/intro.de.md"]?.contains("# Start") == true)
        let post = try #require(files["Content/blog/2021-03-04-news.md"])
        #expect(
            post.contains("author: \"Ann Lee\"") && post.contains("- \"/blog/2021/03/04/news/\"")
                && !post.contains("truncate"))
        #expect(files["Content/blog/index.md"] == "---\ntitle: \"Blog\"\nlist: date\n---\n")
        let settings = try #require(files["Site/site.yml"])
        #expect(settings.contains("title: \"Kit\"") && settings.contains("url: \"https://example.com/kit/\""))
        #expect(settings.contains("links:\n  \"Docs\": \"docs/intro.md\"\n  \"Blog\": \"blog/index.md\""))
        #expect(settings.contains("languages:\n  \"en\"\n") || settings.contains("languages:\n  \"en\":"))
        #expect(
            left.sorted() == [
                "pages and parts of React src/pages/index.js:1",
                "pages of old versions versioned_docs/version-1/intro.md:1",
            ])
    }

    /// As a new site of Docusaurus has it: objects in parentheses behind a comment with their type.
    @Test func objectsInParenthesesOfDocusaurus() {
        let config = """
            // @ts-check
            /** @type {import('@docusaurus/types').Config} */
            const config = {
              title: 'Kit',
              presets: [['classic', /** @type {import('a').Options} */ ({
                docs: { sidebarPath: require.resolve('./sidebars.js'), routeBasePath: '/' },
                blog: false,
              })]],
              markdown: (() => 1)(),
            };
            module.exports = config;
            """
        let (files, _) = moved(
            .docusaurus,
            [
                "docusaurus.config.js": config, "docs/a/b.md": "# B\n",
                "docs/index.md": "# Kit\n\n[B](/a/b)\n",
            ])
        #expect(files["Content/a/b.md"] != nil, "\(files.keys.sorted())")
        #expect(files["Content/index.md"]?.contains("[B](a/b.md)") == true)
    }

    @Test func textOfDocusaurus() throws {
        let page = """
            import Tabs from '@theme/Tabs';
            import {
              a,
            } from 'b';
            import Part from './_part.mdx';

            export const c = 1;

            # A

            :::info[Title]

            Inner.

            :::
            :::danger
            No.
            :::

            <Tabs values={[{label: 'One', value: 'x'}]}>
              <TabItem value="x">

            First.

              </TabItem>
              <TabItem value="y" label={'Two'} default>Second.</TabItem>
            </Tabs>

            <Part />

            <Chart
              data={[1, 2]}
            />
            {/* Nothing. */}
            <img src={require('./a.png').default} className="b" style={{width: 3}} alt="x" />

            ```jsx live title="a.js" {1}
            import x from 'y';
            ```
            """
        let (files, left) = moved(
            .docusaurus, ["docs/a.mdx": page, "docs/_part.mdx": "P\n", "docs/a.png": "x"])
        #expect(
            files["Content/docs/a.md"] == """
                # A

                ::: note Title

                Inner.

                :::
                ::: caution Danger
                No.
                :::

                ::: tabs
                  ::: tab One

                First.

                  :::
                  ::: tab Two

                  Second.

                  :::
                :::

                ::: include /docs/_part.md

                <img src="a.png" class="b" alt="x" />

                ```jsx title="a.js" {1}
                import x from 'y';
                ```
                """)
        #expect(left == ["programs of a page docs/a.mdx:7", "components of React: Chart docs/a.mdx:31"])
    }

    // MARK: Bad input

    @Test(
        arguments: [
            (
                MigrationSource.hugo, "hugo.toml", "title = \"A\nb = 1\n",
                "settings: broken TOML: a text is never closed hugo.toml:1"
            ),
            (.hugo, "hugo.toml", "a = 1\na = 2\n", "settings: broken TOML: 'a' is there twice hugo.toml:2"),
            (.hugo, "config.toml", "<html>\n", "settings: broken TOML: no key config.toml:1"),
            (.hugo, "hugo.yaml", "a: [\n", "settings: broken YAML hugo.yaml:2"),
            (.jekyll, "_config.yml", "a: {\n", "settings: broken YAML _config.yml:2"),
            (
                .docusaurus, "docusaurus.config.js", "module.exports = make();",
                "settings: this program has no data that can be read docusaurus.config.js:1"
            ),
            (
                .docusaurus, "docusaurus.config.js", "{{{{[[",
                "settings: this program has no data that can be read docusaurus.config.js:1"
            ),
        ])
    func brokenSettingsAreTold(_ source: MigrationSource, _ path: String, _ text: String, _ said: String) {
        let (files, left) = moved(
            source, [path: text, "content/a.md": "# A\n", "docs/a.md": "# A\n", "a.md": "# A\n"])
        #expect(left.contains(said), "\(left)")
        #expect(files.keys.contains { $0.hasSuffix("/a.md") })
    }

    @Test func brokenHeadsStay() {
        let page = "+++\ntitle = \n+++\n# A\n"
        #expect(moved(.hugo, ["content/a.md": page]).files["Content/a.md"] == page)
    }

    @Test(.timeLimit(.minutes(1)), arguments: [MigrationSource.hugo, .jekyll, .docusaurus])
    func manyFilesTakeTheirTime(_ source: MigrationSource) {
        var files: [String: String] = [:]
        for number in 0..<10_000 {
            files["\(source == .hugo ? "content" : "docs")/p\(number).md"] =
                "---\ntitle: P\n---\n[a](p\((number * 7) % 10_000).md) {{< a >}} {% b %} <A/>\n"
        }
        let found = moved(source, files).files
        #expect(
            found.keys.count { $0.contains("/p") } == 10_000)
    }

    @Test(.timeLimit(.minutes(1)), arguments: [MigrationSource.hugo, .jekyll, .docusaurus])
    func hostileTextTakesItsTime(_ source: MigrationSource) {
        let lines = [
            String(repeating: "{{< a ", count: 1500), String(repeating: "{% a ", count: 1900),
            String(repeating: "<A b={", count: 1500),
            String(repeating: "{: .note }\n", count: 5000), String(repeating: "[a](", count: 2400),
            String(repeating: "<Tabs>\n", count: 5000),
            String(repeating: "{{< tabs >}}\n", count: 5000),
            "import a from\n" + String(repeating: "b\n", count: 5000),
        ]
        let folder = source == .hugo ? "content/" : "docs/"
        #expect(moved(source, [folder + "a.md": lines.joined(separator: "\n\n")]).files.count > 1)
    }

    @Test func nothingLeadsOut() {
        let pages = [
            "content/a.md": "---\nurl: ../../x\nslug: ../y\naliases: [../../../z]\n---\n",
            "docs/a.md": "---\nslug: ../../x\npermalink: ../../x\n---\n",
            "_config.yml": "collections: [../../a]\n",
            "docusaurus.config.js":
                "module.exports = {presets: [['a', {docs: {path: '../../..', sidebarPath: '/etc/passwd'}}]]}",
            "hugo.toml": "contentDir = '../..'\n",
        ]
        for source in [MigrationSource.hugo, .jekyll, .docusaurus] {
            for path in moved(source, pages).files.keys {
                #expect(
                    !path.contains("..") && (path.hasPrefix("Content/") || path.hasPrefix("Site/")), "\(path)"
                )
            }
        }
    }

    @Test func dataOfPrograms() throws {
        let text =
            "const a = { b: 1 }\nexport default async function f() {\n  return { a, c: [a.b, 'x',], 'd-e': `t`, f: `${a}`, g: () => ({}), h: true as const, }\n}\n"
        let tree = try #require(ScriptData(Bytes(text.utf8)).exported)
        #expect(tree.yaml == #"{"a": {"b": 1}, "c": ["x"], "d-e": "t", "h": true}"#)
    }

    @Test func textOfTOML() throws {
        let text = """
            a = "x\\u00e9\\n" # comment
            b.c = [1, 2.5, true, 1979-05-27 07:32:00,
              'y']
            d = { e = '''
            long''', f = \"\"\"a \\
              b\"\"\" }
            [g."h i"]
            j = 1
            [[k]]
            l = 1
            [[k]]
            l = 2
            """
        let tree = try TOMLReader.read(Bytes(text.utf8))
        #expect(
            tree.yaml
                == #"{"a": "xé\n", "b": {"c": [1, 2.5, true, 1979-05-27 07:32:00, "y"]}, "d": {"e": "long", "f": "a b"}, "g": {"h i": {"j": 1}}, "k": [{"l": 1}, {"l": 2}]}"#
        )
        #expect(tree["k"]?.list[1].line == 11)
    }
}
