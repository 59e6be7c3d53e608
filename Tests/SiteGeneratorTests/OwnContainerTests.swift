import Testing

@testable import SiteGenerator

/// Containers of a site's own, and data in them and in tables.
struct OwnContainerTests {
    private func build(
        _ text: String, containers: [String: String] = [:], files: [String: String] = [:],
        settings: String = "", hasTheme: Bool = false
    ) -> SiteOutput {
        var pages = ["index.md": "---\ntitle: T\ndescription: D.\n---\n\n\(text)\n"]
        for (path, text) in files { pages[path] = text }
        var input = TestSite.pages(pages)
        if hasTheme { input.theme = Theme.files().filter { !$0.path.hasPrefix("cards/") } }
        input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8))
        input.site = containers.sorted { $0.key < $1.key }.map {
            InputFile(path: "containers/\($0.key).mustache", bytes: Bytes($0.value.utf8))
        }
        return SiteBuilder(renderer: nil).build(input)
    }

    private func page(_ output: SiteOutput) -> String {
        output.files.first { $0.path == "index.html" }?.bytes.text ?? ""
    }

    private func problems(_ output: SiteOutput) -> [String] {
        output.problems.map {
            let place = $0.file!.position(of: $0.range?.lowerBound ?? 0)
            return "\($0.file!.path):\(place.line):\(place.column): \($0.message)"
        }
    }

    private static let video = """
        {{!
        id: text
        size: small | large = small
        start: number = 0
        plain: flag
        }}
        <b class="{{size}}{{#plain}} plain{{/plain}}" title="{{title}}">{{id}} {{start}}</b>
        """

    @Test func attributes() {
        let output = build(
            "::: video id=a<b start=7 plain=yes title=\"A & B\"", containers: ["video": Self.video])
        #expect(problems(output) == [])
        #expect(page(output).contains("<b class=\"small plain\" title=\"A &amp; B\">a&lt;b 7</b>"))
        #expect(!output.files.contains { $0.path.contains("video") })
    }

    @Test(arguments: [
        ("::: video", "5: 'video' needs 'id'"),
        ("::: video id=1 size=huge", "21: 'size' is one of small, large"),
        ("::: video id=1 start=x", "22: 'x' is no number"),
        ("::: video id=1 plain=maybe", "22: 'plain' is yes or no"),
        ("::: video id=1 sise=small", "16: unknown attribute 'sise'"),
        ("::: vidoe id=1\n\n:::", "5: unknown container 'vidoe'"),
        ("::: video id=1\n:::", "1: ':::' closes nothing"),
    ]) func mistakes(text: String, message: String) {
        let line = message.contains("closes nothing") ? 7 : 6
        let found = problems(build(text, containers: ["video": Self.video]))
        #expect(found.first == "Content/index.md:\(line):\(message)")
    }

    @Test(arguments: [
        ("{{! id text }}", "1:5: expected 'name: type', such as 'id: text'"),
        ("{{! id: nmber }}", "1:9: no type is called 'nmber'"),
        ("{{! title: text }}", "1:5: every container has 'title' already"),
        ("{{! n: number = x }}", "1:17: 'x' is no number"),
        ("{{! id: text }}{{idd}}", "1:18: no attribute is called 'idd'"),
        ("{{body}}{{body}}", "1:11: the text of the page goes into one place"),
        ("{{> header}}", "1:5: a container's file takes in no other template"),
    ]) func mistakesInFiles(file: String, message: String) {
        #expect(
            problems(build("Text.", containers: ["own": file])) == ["Site/containers/own.mustache:\(message)"]
        )
    }

    @Test func names() {
        #expect(
            problems(build("Text.", containers: ["tip": "x"]))
                == ["Site/containers/tip.mustache:1:1: 'tip' is a container of Galley's own"])
    }

    @Test func body() {
        let output = build(
            "::: box tone=warm\nSome **text**.\n\n::: tip\nIn it.\n:::\n:::\n\nBehind.",
            containers: ["box": "{{! tone: warm | cold }}<div class=\"{{tone}}\">{{{body}}}</div>"])
        #expect(problems(output) == [])
        let html = page(output)
        #expect(html.contains("<div class=\"warm\">\n<p>Some <strong>text</strong>.</p>"))
        #expect(html.contains("</aside>\n</div>"))
    }

    /// Addresses are checked as links of the text are, and lead from the page.
    @Test func addresses() {
        let card = ["card": "{{! to: address }}<a href=\"{{to}}\">x</a>"]
        let files = ["a/b.md": "---\ntitle: B\ndescription: D.\n---\n\n## Two\n"]
        #expect(
            page(build("::: card to=a/b.md#two", containers: card, files: files)).contains(
                "href=\"a/b.html#two\""))
        #expect(
            problems(build("::: card to=a/c.md", containers: card, files: files))
                == ["Content/index.md:6:13: no page 'a/c.md'"])
        #expect(
            problems(build("::: card to=a/b.md#three", containers: card, files: files))
                == ["Content/index.md:6:19: no anchor '#three' on 'a/b.md'"])
        #expect(problems(build("::: card to=javascript:alert(1)", containers: card)).count == 1)
    }

    /// What the browser would block is told at the line that asks for it.
    @Test func policy() {
        let video = ["video": "<iframe title=\"V\" src=\"https://video.example/1\"></iframe>"]
        let blocked = "Content/index.md:6:1: the page's policy blocks 'https://video.example/1'"
        #expect(problems(build("::: video", containers: video, hasTheme: true)) == [blocked])
        let allowed = build(
            "::: video", containers: video, settings: "csp: {frame: [https://video.example]}\n",
            hasTheme: true)
        #expect(problems(allowed) == [])
    }

    @Test func rows() {
        let people = ["people": "{{! list: data }}{{#list}}<i>{{name}}: {{role}}</i>{{/list}}"]
        for (path, text) in [
            ("p.yml", "- name: <Ann>\n  role: boss\n"),
            ("p.json", "[{\"name\": \"<Ann>\", \"role\": \"boss\"}]"),
            ("p.csv", "name,role\n<Ann>,boss\n"), ("p.tsv", "name\trole\n<Ann>\tboss\n"),
        ] {
            let output = build("::: people list=\(path)", containers: people, files: [path: text])
            #expect(problems(output) == [])
            #expect(page(output).contains("<i>&lt;Ann&gt;: boss</i>"))
        }
    }

    /// A running server draws a page again when the file of its container has changed, and no page else.
    @Test func change() {
        let builder = SiteBuilder(renderer: nil)
        var input = TestSite.pages(["index.md": "# T\n\nLead.\n\n::: own\n"])
        for text in ["<b>1</b>", "<b>2</b>"] {
            input.site = [InputFile(path: "containers/own.mustache", bytes: Bytes(text.utf8))]
            #expect(page(builder.build(input)).contains(text))
        }
    }
}
