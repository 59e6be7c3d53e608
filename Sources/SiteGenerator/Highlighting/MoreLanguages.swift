/// Languages that documentation quotes now and then, each as far as the small scanner goes: comments, texts,
/// numbers, keywords.
extension Language {
    static let more: [(String, Language)] = curly + functional + scripts + formats

    /// `//`, `/* */` and braces.
    private static func braces(
        _ name: String, _ keywords: String, quotes: String = "\"'", hasTypes: Bool = true,
        attributeSigns: String = "@"
    ) -> Language {
        Language(
            name: name, keywords: KeywordTable(keywords), lineComments: ["//"], blockComment: ("/*", "*/"),
            quotes: quotes,
            hasTypes: hasTypes, attributeSigns: attributeSigns)
    }

    /// A language that looks like one of the first ones.
    private static func like(_ name: String) -> Language {
        all.first { $0.0.split(separator: " ").contains(Substring(name)) }!.1
    }

    private static func hashed(
        _ name: String, _ keywords: String, quotes: String = "\"'", hasTypes: Bool = false
    ) -> Language {
        Language(
            name: name, keywords: KeywordTable(keywords), lineComments: ["#"], quotes: quotes,
            hasTypes: hasTypes)
    }

    private static let curly: [(String, Language)] = [
        (
            "csharp cs c#",
            braces(
                "C#",
                """
                abstract as async await base bool break case catch class const continue decimal default delegate do double dynamic else \
                enum event explicit extern false finally fixed float for foreach get goto if implicit in init int interface internal is \
                lock long namespace new null object operator out override params partial private protected public readonly record ref \
                required return sealed set short sizeof static string struct switch this throw true try typeof uint unsafe using var \
                virtual void volatile when where while with yield
                """, attributeSigns: "#")
        ),
        (
            "dart",
            braces(
                "Dart",
                """
                abstract as assert async await base break case catch class const continue covariant default deferred do dynamic else enum \
                export extends extension external factory false final finally for get if implements import in interface is late library \
                mixin new null on operator part required rethrow return sealed set show static super switch sync this throw true try \
                typedef var void when while with yield int double bool
                """)
        ),
        (
            "scala sc",
            braces(
                "Scala",
                """
                abstract case catch class def do else enum export extends extension false final finally for forSome given if implicit \
                import inline lazy match new null object opaque override package private protected return sealed super then this throw \
                trait transparent true try type using val var while with yield
                """)
        ),
        (
            "groovy gradle",
            braces(
                "Groovy",
                """
                as assert break case catch class const continue def default do else enum extends false finally for if implements import in \
                instanceof interface new null package return super switch this throw throws trait true try var void while int boolean
                """)
        ),
        (
            "php",
            Language(
                name: "PHP",
                keywords: KeywordTable(
                    """
                    abstract and array as break callable case catch class clone const continue declare default do echo else elseif enum \
                    extends false final finally fn for foreach function global if implements include include_once instanceof insteadof \
                    interface isset list match namespace new null or print private protected public readonly require require_once return \
                    self static switch this throw trait true try unset use var while xor yield int float string bool void mixed
                    """), lineComments: ["//", "#"], blockComment: ("/*", "*/"), quotes: "\"'",
                attributeSigns: "$")
        ),
        (
            "zig",
            braces(
                "Zig",
                """
                addrspace align allowzero and anyframe anytype asm async await break callconv catch comptime const continue defer else \
                enum errdefer error export extern false fn for if inline noalias noinline nosuspend null opaque or orelse packed pub \
                resume return struct suspend switch test threadlocal true try undefined union unreachable usingnamespace var volatile while
                """)
        ),
        (
            "metal glsl hlsl wgsl shader opencl cuda",
            braces(
                "Shader",
                """
                attribute bool break buffer case const constant constexpr continue default device discard do double else enum false float \
                float2 float3 float4 float3x3 float4x4 fn for fragment half half2 half3 half4 if in inout int kernel layout let mat2 mat3 \
                mat4 namespace out return sampler static struct switch template texture2d thread threadgroup true typedef uint uniform \
                using var varying vec2 vec3 vec4 vertex void while
                """, attributeSigns: "#@")
        ),
        (
            "d",
            braces(
                "D",
                """
                abstract alias assert auto bool break case cast catch class const continue default delegate do double else enum export \
                extern false final finally float for foreach function if immutable import in inout int interface is lazy mixin module new \
                null out override private protected public pure ref return scope shared static struct super switch template this throw \
                true try union unittest version void while with
                """)
        ),
        (
            "v vlang",
            braces(
                "V",
                """
                as asm assert atomic break const continue defer else enum false fn for go goto if import in interface is isreftype lock \
                match module mut none or pub return rlock select shared sizeof spawn static struct true type typeof union unsafe volatile
                """)
        ),
        (
            "solidity sol",
            braces(
                "Solidity",
                """
                abstract address as assembly bool break bytes calldata constant constructor continue contract delete do else emit enum \
                error event external false final for from function if immutable import indexed interface internal is library mapping \
                memory modifier new override payable pragma private public pure require return returns storage string struct true uint \
                uint256 using view virtual while
                """)
        ),
        (
            "proto protobuf",
            braces(
                "Protocol Buffers",
                """
                bool bytes double enum extend extensions false fixed32 fixed64 float import int32 int64 map message oneof option optional \
                package public repeated required reserved returns rpc service sint32 sint64 stream string syntax to true uint32 uint64
                """)
        ),
        (
            "verilog systemverilog sv",
            braces(
                "Verilog",
                """
                always always_comb always_ff and assign begin bit case default else end endcase endfunction endmodule for function if \
                initial inout input integer logic module negedge or output parameter posedge reg return wire
                """, quotes: "\"")
        ),
        (
            "typst typ",
            braces(
                "Typst",
                "and as auto break context continue else false for if import in include let none not or return set show true while",
                attributeSigns: "#")
        ),
        ("prisma", braces("Prisma", "datasource enum generator model type true false", quotes: "\"")),
    ]

    private static let functional: [(String, Language)] = [
        (
            "haskell hs",
            Language(
                name: "Haskell",
                keywords: KeywordTable(
                    """
                    as case class data default deriving do else family forall foreign hiding if import in infix infixl infixr instance let \
                    module newtype of qualified then type where
                    """), lineComments: ["--"], blockComment: ("{-", "-}"), quotes: "\"")
        ),
        (
            "elm purescript purs",
            Language(
                name: "Elm",
                keywords: KeywordTable(
                    "as case class data else exposing if import in instance let module newtype of port then type where"
                ),
                lineComments: ["--"], blockComment: ("{-", "-}"), quotes: "\"")
        ),
        (
            "ocaml ml reason fsharp fs f#",
            Language(
                name: "OCaml",
                keywords: KeywordTable(
                    """
                    and as assert begin class constraint do done downto else end exception external false for fun function functor if in \
                    include inherit initializer lazy let match member method module mutable namespace new object of open or override private \
                    rec sig struct then to true try type use val virtual when while with yield
                    """), lineComments: ["//"], blockComment: ("(*", "*)"), quotes: "\"")
        ),
        (
            "elixir ex exs",
            hashed(
                "Elixir",
                """
                after alias and case catch cond def defdelegate defexception defguard defimpl defmacro defmodule defp defprotocol \
                defstruct do else end false fn for if import in nil not or quote raise receive require rescue super throw true try unless \
                unquote use when with
                """, hasTypes: true)
        ),
        (
            "erlang erl",
            Language(
                name: "Erlang",
                keywords: KeywordTable(
                    """
                    after and andalso band begin bnot bor bsl bsr bxor case catch cond div else end fun if let maybe not of or orelse receive \
                    rem try when xor
                    """), lineComments: ["%"], quotes: "\"'")
        ),
        (
            "clojure clj cljs edn lisp scheme racket emacs-lisp elisp common-lisp",
            Language(
                name: "Lisp",
                keywords: KeywordTable(
                    """
                    and case cond def define defmacro defmethod defmulti defn defprotocol defrecord defun defvar do else fn for if lambda let \
                    letfn loop nil ns or progn quote recur require set setq true false try catch throw when while
                    """), lineComments: [";"], quotes: "\"", hasTypes: false)
        ),
        (
            "nix",
            Language(
                name: "Nix",
                keywords: KeywordTable(
                    "assert else false if import in inherit let null or rec then true with"),
                lineComments: ["#"], blockComment: ("/*", "*/"), quotes: "\"", hasTypes: false)
        ),
    ]

    private static let scripts: [(String, Language)] = [
        (
            "lua luau",
            Language(
                name: "Lua",
                keywords: KeywordTable(
                    """
                    and break do else elseif end false for function goto if in local nil not or repeat return then true until while
                    """), lineComments: ["--"], quotes: "\"'", hasTypes: false)
        ),
        (
            "perl pl",
            hashed(
                "Perl",
                """
                and cmp continue do else elsif eq for foreach ge gt if last le local lt my ne next no not or our package print redo ref \
                require return say sub undef unless until use wantarray while xor
                """)
        ),
        (
            "r",
            hashed(
                "R",
                "break else FALSE for function if in Inf library NA NaN next NULL repeat require return source TRUE while"
            )
        ),
        (
            "julia jl",
            hashed(
                "Julia",
                """
                abstract baremodule begin break catch const continue do else elseif end export false finally for function global if import \
                in let local macro module mutable nothing primitive quote return struct true try type using where while
                """, quotes: "\"", hasTypes: true)
        ),
        (
            "powershell ps1 pwsh",
            hashed(
                "PowerShell",
                """
                begin break catch class continue data do dynamicparam else elseif end enum exit filter finally for foreach function hidden \
                if in param process return static switch throw trap try until using while
                """)
        ),
        (
            "fish nu nushell csh tcsh ksh",
            hashed(
                "Shell",
                """
                and begin break builtin case continue def else end export for function if in let mut not or return set source string \
                switch test then while
                """)
        ),
        (
            "bat batch cmd dos",
            Language(
                name: "Batch",
                keywords: KeywordTable(
                    """
                    call cd cls copy del echo else endlocal exist exit for goto if in md move not pause rd rem ren set setlocal shift start
                    """), lineComments: ["::", "REM ", "rem "], quotes: "\"", hasTypes: false)
        ),
        (
            "applescript osascript",
            Language(
                name: "AppleScript",
                keywords: KeywordTable(
                    """
                    and as considering contains continue display else end equal error every exit false first from get given global if in is \
                    its last local me my not of on or property repeat return script set tell then times to true try until using whose with
                    """), lineComments: ["--"], blockComment: ("(*", "*)"), quotes: "\"", hasTypes: false)
        ),
        (
            "crystal cr",
            hashed(
                "Crystal",
                """
                abstract alias annotation as begin break case class def do else elsif end ensure enum extend false for fun if in include \
                lib macro module next nil of out private property protected require rescue return select self struct super then true type \
                union unless until when while with yield
                """, hasTypes: true)
        ),
        (
            "nim gdscript gd mojo starlark bzl bazel",
            hashed(
                "Nim",
                """
                and as assert await block break case class const continue def discard distinct do elif else end enum export extends false \
                finally for from func if import in include is iterator let load macro method mod nil not object of or pass proc raise ref \
                return self signal static template true try tuple type using var when while yield
                """, hasTypes: true)
        ),
        (
            "awk sed jq",
            hashed(
                "Script",
                "and as BEGIN def do else elif end END for foreach function getline if in next or print printf reduce return then while"
            )
        ),
        (
            "tcl",
            hashed(
                "Tcl",
                "break catch continue else elseif expr for foreach if namespace package proc puts return set source switch uplevel upvar variable while",
                quotes: "\"")
        ),
        (
            "pascal delphi",
            braces(
                "Pascal",
                """
                and array as begin case class const constructor destructor div do downto else end except finally for function if \
                implementation in inherited interface is mod nil not object of or procedure program property raise record repeat set \
                then to try type unit until uses var while with
                """, quotes: "'")
        ),
        (
            "fortran f90",
            Language(
                name: "Fortran",
                keywords: KeywordTable(
                    """
                    allocate call character contains cycle deallocate dimension do else elseif end endif enddo exit function if implicit \
                    integer intent interface logical module none parameter print program real return select subroutine then type use where \
                    while
                    """), lineComments: ["!"], quotes: "\"'", hasTypes: false)
        ),
        (
            "matlab octave",
            Language(
                name: "MATLAB",
                keywords: KeywordTable(
                    """
                    break case catch classdef continue else elseif end for function global if methods otherwise parfor persistent properties \
                    return switch try while true false
                    """), lineComments: ["%", "#"], quotes: "\"'", hasTypes: false)
        ),
        (
            "vb vbnet vba basic",
            Language(
                name: "Basic",
                keywords: KeywordTable(
                    """
                    And As Boolean ByVal Case Class Const Dim Do Double Each Else ElseIf End Exit False For Function Get If Imports In Integer \
                    Is Loop Me Module New Next Not Nothing Of Or Private Property Public Return Select Set Shared Step String Sub Then To True \
                    While With
                    """), lineComments: ["'"], quotes: "\"", hasTypes: false)
        ),
        (
            "asm assembly nasm wasm wat llvm",
            Language(
                name: "Assembly",
                keywords: KeywordTable(
                    """
                    add and bl br branch call cmp define export func global i32 i64 f32 f64 import jmp ldr lea local mov module mul param pop \
                    push result ret section store str sub
                    """), lineComments: [";"], quotes: "\"", hasTypes: false)
        ),
        (
            "vim viml",
            Language(
                name: "Vim script",
                keywords: KeywordTable(
                    """
                    autocmd call catch command else elseif endfor endfunction endif endtry endwhile execute finally for function if let map \
                    nnoremap noremap return set silent syntax try unlet vnoremap while
                    """), lineComments: ["\" "], quotes: "'", hasTypes: false)
        ),
    ]

    private static let formats: [(String, Language)] = [
        (
            "graphql gql",
            Language(
                name: "GraphQL",
                keywords: KeywordTable(
                    """
                    directive enum extend false fragment implements input interface mutation null on query repeatable scalar schema \
                    subscription true type union
                    """), lineComments: ["#"], quotes: "\"", hasTripleQuotes: true, attributeSigns: "@$")
        ),
        (
            "http https rest",
            Language(
                name: "HTTP",
                keywords: KeywordTable(
                    """
                    GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT HTTP
                    """), quotes: "\"", hasTypes: false)
        ),
        (
            "nginx apache apacheconf caddy caddyfile",
            hashed(
                "Server configuration",
                """
                access_log add_header alias allow default_server deny error_log error_page events expires gzip http if include index \
                internal listen location log_format map on off proxy_pass proxy_set_header resolver return rewrite root server \
                server_name set ssl_certificate try_files types upstream worker_processes
                """)
        ),
        (
            "hcl terraform tf",
            Language(
                name: "HCL",
                keywords: KeywordTable(
                    """
                    data dynamic else false for for_each if in lifecycle locals module moved null output provider provisioner resource \
                    terraform true variable
                    """), lineComments: ["#", "//"], blockComment: ("/*", "*/"), quotes: "\"", hasTypes: false
            )
        ),
        (
            "cypher sparql",
            Language(
                name: "Query",
                keywords: KeywordTable(
                    """
                    AND AS ASK BY CALL CONSTRUCT CREATE DELETE DESC DISTINCT FILTER IN LIMIT MATCH MERGE NOT NULL OPTIONAL OR ORDER PREFIX \
                    RETURN SELECT SET SKIP UNION UNWIND WHERE WITH
                    """), lineComments: ["//", "#"], quotes: "\"'", hasTypes: false)
        ),
        ("plsql pgsql postgresql mysql sqlite tsql", like("sql")),
        (
            "env dotenv editorconfig gitconfig conf cfg desktop systemd reg",
            Language(
                name: "Settings", shape: .ini,
                keywords: KeywordTable("true false yes no on off"), lineComments: ["#", ";"], quotes: "\"'",
                hasTypes: false)
        ),
        ("gitignore dockerignore ignore codeowners", hashed("Patterns", "")),
        ("jsonl jsonld ndjson geojson webmanifest", like("json")),
        (
            "astro svelte handlebars hbs ejs erb jinja jinja2 twig liquid razor cshtml njk nunjucks go-html-template gotmpl gohtml htmlmixed rss atom xaml storyboard xib xslt wsdl",
            like("html")
        ),
        ("sass stylus postcss", like("css")),
        ("mdx mdoc rst asciidoc adoc", like("markdown")),
        ("objcpp objective-c++ objectivecpp mm", like("objc")),
        ("typescriptreact javascriptreact cjs mts cts flow coffeescript coffee", like("javascript")),
        (
            "strings xcstrings xcconfig pbxproj modulemap entitlements",
            braces("Xcode", "module header export framework umbrella", hasTypes: false, attributeSigns: "")
        ),
        (
            "regex regexp ebnf bnf abnf csv tsv log ascii tex latex bibtex mermaidjs tree treeview go-template go-text-template terminfo",
            Language(name: "Text", shape: .plain)
        ),
    ]
}
