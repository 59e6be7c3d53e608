import Testing

@testable import SiteGenerator

/// What the browser would block, and what runs where nobody looks, is told by the build.
struct PolicyTests {
    private func problems(
        _ html: String, template: String? = nil, settings: String = "", assets: [String: String] = [:]
    ) -> [String] {
        var input = TestSite.pages(["index.md": "---\ntitle: T\ndescription: D.\n---\n\n" + html + "\n"])
        input.theme = Theme.files().filter { !$0.path.hasPrefix("cards/") }
        input.settings = SourceFile(
            path: "Site/site.yml", bytes: Bytes("markdown: {html: true}\n\(settings)".utf8))
        if let template {
            input.site = [InputFile(path: "templates/page.mustache", bytes: Bytes(template.utf8))]
        }
        input.content += assets.map { InputFile(path: $0.key, bytes: Bytes($0.value.utf8)) }
        return SiteBuilder(renderer: nil).build(input).problems.map {
            "\($0.severity.rawValue): \($0.message)"
        }
    }

    @Test(arguments: [
        ("<iframe src=\"https://www.youtube.com/embed/x\"></iframe>", "'https://www.youtube.com/embed/x'"),
        ("<script src='https://giscus.app/client.js' async></script>", "'https://giscus.app/client.js'"),
        ("<script src=//example.com/a.js></script>", "'//example.com/a.js'"),
        ("<img alt=\"a\" src = \"https://example.com/a.png\">", "'https://example.com/a.png'"),
        ("<video poster=\"https://example.com/a.png\"></video>", "'https://example.com/a.png'"),
        ("<link rel=\"stylesheet\" href=\"https://example.com/a.css\">", "'https://example.com/a.css'"),
        ("<script>\nalert(1)\n</script>", "scripts in the page"),
        ("<style>p { color: red }</style>", "styles in the page"),
        ("<p style=\"color: red\">Text</p>", "styles in the page"),
        ("<button onclick=\"go()\">Go</button>", "'onclick'"),
        ("<form action=\"a\"></form>", "forms"),
    ]) func blocked(html: String, what: String) {
        #expect(problems(html) == ["error: the page's policy blocks \(what)"])
        // A template of the site's own has a policy of its own, or none.
        #expect(problems(html, template: "<p>{{{body}}}</p>") == [])
    }

    /// Each host for its purpose, and no other.
    @Test(arguments: [
        (
            "frame: [https://www.youtube.com]", "<iframe src=\"https://www.youtube.com/embed/x\"></iframe>",
            true
        ),
        (
            "script: [https://www.youtube.com]", "<iframe src=\"https://www.youtube.com/embed/x\"></iframe>",
            false
        ),
        ("script: [\"https://*.example.com\"]", "<script src=//cdn.example.com/a.js></script>", true),
        ("script: [\"https://*.example.com\"]", "<script src=//example.com/a.js></script>", false),
        (
            "script: [https://giscus.app/client.js]",
            "<script src='https://giscus.app/client.js?a'></script>", true
        ),
        (
            "script: [https://giscus.app/client.js]", "<script src='https://giscus.app/other.js'></script>",
            false
        ),
        ("image: [https://e.org/pictures/]", "<img alt=\"a\" src=\"https://e.org/pictures/a.png\">", true),
        ("image: [https://e.org/pictures/]", "![a](https://e.org/pictures/a.png)", true),
        ("image: [https://e.org/pictures/]", "![a](https://e.org/a.png)", false),
        ("frame: [https://e.org]", "<iframe src=\"https://e.org.evil.com/\"></iframe>", false),
        ("frame: [https://e.org]", "<iframe src=\"http://e.org/\"></iframe>", false),
    ]) func allowedHosts(hosts: String, html: String, isAllowed: Bool) {
        #expect(problems(html, settings: "csp: {\(hosts)}\n").isEmpty == isAllowed)
    }

    @Test func statedPolicy() {
        func html(_ settings: String, site: [InputFile] = []) -> String {
            var input = TestSite.pages(["index.md": "---\ntitle: T\ndescription: D.\n---\n\nText.\n"])
            input.theme = Theme.files().filter { !$0.path.hasPrefix("cards/") }
            input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8))
            input.site = site
            return SiteBuilder(renderer: nil).build(input).files.first { $0.path == "index.html" }?.bytes.text
                ?? ""
        }
        let trusted = " require-trusted-types-for 'script'; trusted-types galley;"
        #expect(
            html("").contains(
                "content=\"default-src 'self'; img-src 'self' data:;\(trusted) base-uri 'none'; form-action 'none'\""
            ))
        #expect(
            html("csp: {frame: [https://a.b], image: [https://c.d]}\n")
                .contains(
                    "img-src 'self' data: https://c.d; frame-src 'self' https://a.b;\(trusted) base-uri 'none'"
                ))
        // Scripts that know nothing of it would be stopped.
        let own = InputFile(path: "site.js", bytes: Bytes("document.body.innerHTML += ''".utf8))
        let plain = "content=\"default-src 'self'; img-src 'self' data:; base-uri 'none'"
        #expect(html("", site: [own]).contains(plain))
        #expect(html("csp: {trusted-types: true}\n", site: [own]).contains(trusted))
        #expect(html("csp: {trusted-types: false}\n").contains(plain))
        #expect(html("markdown: {html: true}\n").contains(plain))
        #expect(!html("csp: {script: [https://a.b]}\n").contains(trusted))
        let head = InputFile(
            path: "templates/head.mustache", bytes: Bytes("<meta name=\"own\" content=\"{{title}}\">\n".utf8))
        #expect(html("", site: [head]).contains("<meta name=\"own\" content=\"T\">\n</head>"))
        #expect(html("").contains("\n</head>"))
    }

    @Test(arguments: [
        "example.com", "http://example.com", "https://*", "'self'", "https://a.b; script-src *",
    ]) func hostsThatAreNone(host: String) {
        #expect(problems("Text.", settings: "csp: {frame: [\"\(host)\"]}\n").count == 1)
    }

    @Test(arguments: [
        "<iframe src=\"demo.html\"></iframe>", "<img alt=\"a\" src=\"data:image/png;base64,AAAA\">",
        "<video src=\"a.mp4\" controls></video>",
        "<script type=\"application/json\">{}</script>", "<a href=\"https://example.com\">a</a>",
        "<script src=\"own.js\"></script>",
        "<p class=\"style\">on=1</p>",
    ]) func allowed(html: String) {
        #expect(problems(html) == [])
    }

    @Test(arguments: [
        ("<svg><script>alert(1)</script></svg>", "a script"),
        ("<svg><svg:script href=\"a.js\"/></svg>", "a script"),
        ("<svg onload=\"alert(1)\"/>", "'onload'"),
        ("<svg><a xlink:href=\" java\nscript:alert(1)\">x</a></svg>", "'javascript:'"),
        ("<svg><foreignObject><p/></foreignObject></svg>", "'foreignObject', which holds HTML"),
        ("<svg><set attributeName=\"href\" to='javascript:a()'/></svg>", "'javascript:'"),
        ("<svg><use href=\"data:image/svg+xml,a\"/></svg>", "'data:'"),
        ("<!DOCTYPE svg [<!ENTITY x \"y\">]><svg>&x;</svg>", "an entity, which can hide a script"),
    ]) func codeInPictures(svg: String, what: String) {
        #expect(problems("Text.", assets: ["a.svg": svg]) == ["warning: this picture has \(what)"])
    }

    @Test func picturesWithoutCode() {
        let svg =
            "<?xml version=\"1.0\"?><!-- <script> --><svg xmlns=\"http://www.w3.org/2000/svg\"><style>a{}</style><image href=\"data:image/png;base64,AA\"/><a href=\"https://example.com\"><text>on=x</text></a></svg>"
        #expect(problems("Text.", assets: ["a.svg": svg]) == [])
    }
}
