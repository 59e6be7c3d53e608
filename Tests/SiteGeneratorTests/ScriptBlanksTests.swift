import Testing

@testable import SiteGenerator

/// Blanks of the theme's scripts that separate nothing are not published; all else of them is.
struct ScriptBlanksTests {
    @Test(arguments: [
        ("const a = (b, c) => { d(b); };", "const a=(b,c)=>{d(b);};"),
        ("if (a) return b; else c()", "if(a)return b;else c()"),
        ("a + +b - -c", "a + +b - -c"), ("a < !--b", "a< !--b"), ("x ? .5 : 1", "x?.5:1"),
        ("say(\"a, b\", 'c = d'); e", "say(\"a, b\",'c = d');e"), ("\"\\\" , \" + f", "\"\\\" , \" + f"),
        ("a.replace(/[/, ]+ , / , \"\")", "a.replace(/[/, ]+ , /,\"\")"), ("a / b , c / d", "a / b,c / d"),
        ("(a) / 2, b[0] / 2", "(a)/ 2,b[0]/ 2"), ("return / , /.test(a)", "return / , /.test(a)"),
        ("`a , ${b ? `c , ${ d }` : \" , \"} , e` , f", "`a , ${b?`c , ${d}`:\" , \"} , e`,f"),
        ("a(); // why , so\nb", "a();b"), ("a /* b , c */ , d", "a /* b , c */,d"),
        ("`\\` , ` , a", "`\\` , `,a"),
        ("a = 1 \nb", "a=1\nb"), ("{\na(\n[\nb,\nc]\n)\n}\nd", "{a([b,c]\n)\n}\nd"), ("`,\n`;\nb", "`,\n`;b"),
        ("\"open , ", "\"open , "), ("`open , ${a", "`open , ${a"), ("", ""),
        ("/", "/"),
    ]) func blanks(script: String, published: String) {
        #expect(ScriptBlanks.removed(from: Bytes(script.utf8)).text == published)
    }
}
