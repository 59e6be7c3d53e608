import Testing

@testable import SiteGenerator

/// Blanks of style sheets that separate nothing are not published; all else of them is.
struct StyleBlanksTests {
    @Test(arguments: [
        (".a .b,\n.c > .d { color: red; }\n", ".a .b,.c>.d{color:red;}"),
        (".a :is(.b, .c) { margin: 0 auto; }", ".a :is(.b,.c){margin:0 auto;}"),
        ("/* why: so */ a{}", "a{}"), ("a { /* it's */ b: c }", "a{b:c}"),
        (".a::before { content: \"a: b, c\"; }", ".a::before{content:\"a: b, c\";}"),
        ("a{b:'Note: \\' { '; }", "a{b:'Note: \\' { ';}"), ("a{b:\"open: ", "a{b:\"open: "),
        ("@media (min-width: 9px) {\n  a { b: c }\n}\n", "@media (min-width:9px){a{b:c}}"),
        ("a{b:calc(1px + 2px)}", "a{b:calc(1px + 2px)}"), ("", ""), ("/*", ""),
    ]) func blanks(css: String, published: String) {
        #expect(StyleBlanks.removed(from: Bytes(css.utf8)).text == published)
    }
}
