import Testing

@testable import SiteGenerator

struct PathTests {
    @Test(arguments: [
        ("", "a.html", "a.html"), ("a", "a/b.html", "b.html"), ("a", "b.html", "../b.html"),
        ("a/b", "a/c.html", "../c.html"),
        ("a/b", "a/b/c/d.html", "c/d.html"), ("ab", "a/b.html", "../a/b.html"),
        ("a", "ab/c.html", "../ab/c.html"),
        ("a/bc", "a/b.html", "../b.html"), ("x/y/z", "index.html", "../../../index.html"),
        ("a/b", "a/b.html", "../b.html"),
        ("a/b", "a/index.html", "../index.html"),
    ])
    func relative(folder: String, path: String, expected: String) {
        #expect(SitePath.relative(from: folder, to: path) == expected)
        // Following the way back gives the path again.
        #expect(SitePath.normalized(folder, expected) == path)
    }

    @Test func normalized() {
        #expect(SitePath.normalized("a/b", "../c.md") == "a/c.md")
        #expect(SitePath.normalized("a", "./c//d.md") == "a/c/d.md")
        #expect(SitePath.normalized("a", "../../c.md") == nil)
        #expect(SitePath.normalized("", "..") == nil)
        #expect(SitePath.normalized("", "/a/./b") == "a/b")
        #expect(SitePath.normalized("a", "..") == "")
    }

    @Test func outputs() {
        #expect(SitePath.output(of: "a/b.md", slug: nil) == "a/b.html")
        #expect(SitePath.output(of: "a/index.md", slug: nil) == "a/index.html")
        #expect(SitePath.output(of: "README.md", slug: nil) == "index.html")
        #expect(SitePath.output(of: "a/My page.md", slug: nil) == "a/My-page.html")
        #expect(SitePath.output(of: "a/b.md", slug: "c") == "a/c.html")
    }
}
