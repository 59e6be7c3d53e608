import Foundation
import Testing

@testable import SiteGenerator

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A site as a book: what readers of books refuse in a page, and what the book holds.
struct BookTests {
    private func xhtml(_ html: String) -> String {
        XHTMLWriter.write(Bytes(html.utf8)) { address, isImage in isImage ? nil : "to:" + address }.text.text
    }

    @Test(arguments: [
        ("<ul><li>one\n<li><p>two</p>\n</ul>", "<ul><li>one\n</li><li><p>two</p>\n</li></ul>"),
        ("<ul><li>a<ul><li>b\n</ul>\n<li>c</ul>", "<ul><li>a<ul><li>b\n</li></ul>\n</li><li>c</li></ul>"),
        (
            "<table><thead>\n<tr><th>a<th>b\n</thead>\n<tbody><tr><td>1<td>2\n<tr><td>3<td>4\n</tbody></table>",
            "<table><thead>\n<tr><th>a</th><th>b\n</th></tr></thead>\n<tbody><tr><td>1</td><td>2\n</td></tr><tr><td>3</td><td>4\n</td></tr></tbody></table>"
        ),
        ("<dl><dt>a<dd>b<dd>c</dl>", "<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>"),
        ("a<br>b<hr>", "a<br/>b<hr/>"),
        ("&nbsp;&copy;&amp;&#39;&x; & <3", "\u{A0}©&amp;&#39;&amp;x; &amp; &lt;3"),
        ("<script>if (a < b) {}</script>x<button>B</button>", "x"),
        ("<a href=\"x&amp;y\" data-a=1 hidden>l</a>", "<a href=\"to:x&amp;y\" hidden=\"\">l</a>"),
        ("<img src=\"a.png\" alt=\"A &lt; B\">", "A &lt; B"),
        (
            "<svg viewBox=\"0 0 1 1\"><path d=\"M0\"/></svg>",
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><path d=\"M0\"/></svg>"
        ),
        ("<p>open <b>and", "<p>open <b>and</b></p>"), ("a</b><!-- c -->", "a"),
        (
            "<li class=task><input type=\"checkbox\" disabled checked> x",
            "<li class=\"task\">\u{2611}  x</li>"
        ),
    ]) func page(html: String, expected: String) {
        #expect(xhtml(html) == expected)
    }

    /// Whatever comes, what comes out is XML.
    @Test(arguments: [
        "<", "</", "<a", "<a href=", "<a href='", "<a b=c d>", "<p><li></ul></p>", "<a<b>", "&", "&#0;",
        "&#x1;",
        "<!--", "<p = \"\">", "<p a a=1>x", "<td></table></td>", "\u{1}\u{7}x",
    ]) func hostile(html: String) {
        let text = "<body>" + xhtml(html) + "</body>"
        let parser = XMLParser(data: Data(text.utf8))
        #expect(parser.parse(), "\(html) gives \(text)")
    }

    @Test func archive() {
        let output = SiteBuilder(renderer: nil).build(
            TestSite.pages([
                "index.md": "# Home\n\nLead. [A](a/one.md#part)\n",
                "a/one.md": "# One & two\n\nText. ![Red](red.png)\n\n## Part\n\n[Home](../index.md)\n",
                "a/red.png": "png",
            ]))
        let book = output.book()
        #expect(Bytes(book[30..<58]) == Bytes("mimetypeapplication/epub+zip".utf8))
        #expect(book == output.book())
        for name in [
            "META-INF/container.xml", "EPUB/package.opf", "EPUB/nav.xhtml", "EPUB/index.xhtml",
            "EPUB/a/one.xhtml",
            "EPUB/a/red.png",
        ] {
            #expect(book.firstRange(of: Bytes(name.utf8)) != nil, "\(name) is not in the book")
        }
    }
}
