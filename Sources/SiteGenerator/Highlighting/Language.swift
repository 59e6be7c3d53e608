import Syntax

/// How a language is colored: data for one small scanner.
///
/// No well-kept Swift package colors these languages without a JavaScript engine, so this is ours; Swift
/// itself is colored by the lexer of `Syntax`.
struct Language: Sendable {
    enum Shape: Sendable {
        case code, markup, css, yaml, diff, shell, plain, ini, markdown
    }

    var name: String
    var shape = Shape.code
    var keywords = KeywordTable("")
    var lineComments: [StaticString] = []
    var blockComment: (StaticString, StaticString)?
    var quotes = "\""
    var hasTypes = true
    var hasTripleQuotes = false
    /// Words after this sign are attributes: `@State`, `#include`.
    var attributeSigns = ""

    /// The language of a fence's first word; `nil` when it is unknown.
    static func named(_ name: String) -> Language? {
        table[name.lowercased()]
    }

    static let names: [String] = table.keys.sorted()

    private static let table: [String: Language] = {
        var table: [String: Language] = [:]
        for (names, language) in all + more {
            for name in names.split(separator: " ") { table[String(name)] = language }
        }
        return table
    }()

    private static let cKeywords = """
        auto break case char const continue default do double else enum extern float for goto if inline int long \
        register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while \
        bool true false NULL nullptr
        """

    static let all: [(String, Language)] = [
        ("swift", Language(name: "Swift", shape: .plain)),
        ("text plain txt none console output", Language(name: "Text", shape: .plain)),
        (
            "sh bash shell zsh shell-session",
            Language(
                name: "Shell", shape: .shell,
                keywords: KeywordTable(
                    """
                    if then else elif fi for while until do done case esac in function return exit export local readonly set unset \
                    source alias cd echo test eval exec trap shift break continue true false
                    """), lineComments: ["#"], quotes: "\"'", hasTypes: false)
        ),
        (
            "json json5 jsonc",
            Language(
                name: "JSON", keywords: KeywordTable("true false null"), lineComments: ["//"],
                blockComment: ("/*", "*/"), hasTypes: false)
        ),
        (
            "yaml yml",
            Language(
                name: "YAML", shape: .yaml, keywords: KeywordTable("true false null yes no on off"),
                lineComments: ["#"], quotes: "\"'", hasTypes: false)
        ),
        (
            "toml ini properties",
            Language(
                name: "TOML", shape: .ini, keywords: KeywordTable("true false"), lineComments: ["#", ";"],
                quotes: "\"'", hasTypes: false)
        ),
        ("html htm svg vue mustache", Language(name: "HTML", shape: .markup)),
        ("xml plist xhtml", Language(name: "XML", shape: .markup)),
        ("css scss less", Language(name: "CSS", shape: .css, quotes: "\"'", hasTypes: false)),
        ("markdown md", Language(name: "Markdown", shape: .markdown)),
        ("diff patch", Language(name: "Diff", shape: .diff)),
        (
            "js javascript mjs ts typescript jsx tsx",
            Language(
                name: "JavaScript",
                keywords: KeywordTable(
                    """
                    async await break case catch class const continue debugger default delete do else export extends finally for from \
                    function get if import in instanceof interface let new of return set static super switch this throw try type typeof \
                    var void while with yield true false null undefined
                    """), lineComments: ["//"], blockComment: ("/*", "*/"), quotes: "\"'`",
                attributeSigns: "@")
        ),
        (
            "c h",
            Language(
                name: "C", keywords: KeywordTable(cKeywords), lineComments: ["//"],
                blockComment: ("/*", "*/"),
                quotes: "\"'", hasTypes: false, attributeSigns: "#")
        ),
        (
            "cpp c++ cxx hpp",
            Language(
                name: "C++",
                keywords: KeywordTable(
                    cKeywords + """
                         class namespace template typename public private protected virtual override final new delete this using try catch \
                        throw constexpr noexcept operator explicit friend mutable
                        """), lineComments: ["//"], blockComment: ("/*", "*/"), quotes: "\"'",
                attributeSigns: "#")
        ),
        (
            "objc objective-c objectivec m",
            Language(
                name: "Objective-C",
                keywords: KeywordTable(
                    cKeywords + """
                         id self super nil Nil YES NO BOOL instancetype in out inout bycopy byref oneway nonatomic strong weak copy assign \
                        readonly readwrite atomic nullable nonnull
                        """), lineComments: ["//"], blockComment: ("/*", "*/"), quotes: "\"'",
                attributeSigns: "@#")
        ),
        (
            "python py",
            Language(
                name: "Python",
                keywords: KeywordTable(
                    """
                    and as assert async await break class continue def del elif else except finally for from global if import in is lambda \
                    nonlocal not or pass raise return try while with yield True False None match case
                    """), lineComments: ["#"], quotes: "\"'", hasTripleQuotes: true, attributeSigns: "@")
        ),
        (
            "rust rs",
            Language(
                name: "Rust",
                keywords: KeywordTable(
                    """
                    as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub \
                    ref return self Self static struct super trait true type unsafe use where while
                    """), lineComments: ["//"], blockComment: ("/*", "*/"), attributeSigns: "#")
        ),
        (
            "go",
            Language(
                name: "Go",
                keywords: KeywordTable(
                    """
                    break case chan const continue default defer else fallthrough for func go goto if import interface map package range \
                    return select struct switch type var true false nil
                    """), lineComments: ["//"], blockComment: ("/*", "*/"), quotes: "\"'`")
        ),
        (
            "kotlin kt java",
            Language(
                name: "Java",
                keywords: KeywordTable(
                    """
                    abstract as break case catch class const continue data default do else enum extends final finally for fun if implements \
                    import in interface internal is new null object open override package private protected public return sealed static super \
                    suspend switch this throw try val var void when while true false int long double boolean char
                    """), lineComments: ["//"], blockComment: ("/*", "*/"), quotes: "\"'", attributeSigns: "@"
            )
        ),
        (
            "ruby rb",
            Language(
                name: "Ruby",
                keywords: KeywordTable(
                    """
                    alias and begin break case class def do else elsif end ensure false for if in module next nil not or redo require rescue \
                    retry return self super then true unless until when while yield
                    """), lineComments: ["#"], quotes: "\"'", attributeSigns: "@")
        ),
        (
            "sql",
            Language(
                name: "SQL",
                keywords: KeywordTable(
                    """
                    SELECT FROM WHERE INSERT INTO VALUES UPDATE SET DELETE CREATE TABLE DROP ALTER JOIN LEFT RIGHT INNER ON AND OR NOT NULL \
                    ORDER BY GROUP HAVING LIMIT AS PRIMARY KEY INDEX select from where insert into values update set delete create table \
                    join on and or not null order by group limit as
                    """), lineComments: ["--"], blockComment: ("/*", "*/"), quotes: "'\"", hasTypes: false)
        ),
        (
            "make makefile dockerfile cmake",
            Language(
                name: "Make", shape: .shell,
                keywords: KeywordTable(
                    """
                    ifeq ifneq else endif include define endef export FROM RUN COPY WORKDIR ENV CMD ENTRYPOINT ARG EXPOSE
                    """), lineComments: ["#"], quotes: "\"'", hasTypes: false)
        ),
    ]
}

/// Words compared as two machine words each: a look-up costs no allocation.
struct KeywordTable: Sendable {
    private var byLength: [[(UInt64, UInt64)]] = Array(repeating: [], count: 17)

    init(_ words: String) {
        for word in words.utf8.split(whereSeparator: { $0 == " " || $0 == "\n" }) where word.count <= 16 {
            let bytes = Bytes(word)
            bytes.withUnsafeBufferPointer { byLength[bytes.count].append(Self.pack($0, 0, bytes.count)) }
        }
    }

    @inline(__always)
    private static func pack(_ text: ByteSpan, _ start: Int, _ count: Int) -> (UInt64, UInt64) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        for index in 0..<count {
            if index < 8 {
                low = low << 8 | UInt64(text[start + index])
            } else {
                high = high << 8 | UInt64(text[start + index])
            }
        }
        return (low, high)
    }

    func contains(_ text: ByteSpan, _ range: Range<Int>) -> Bool {
        guard range.count <= 16, !byLength[range.count].isEmpty else { return false }
        let word = Self.pack(text, range.lowerBound, range.count)
        for candidate in byLength[range.count] where candidate == word { return true }
        return false
    }
}
