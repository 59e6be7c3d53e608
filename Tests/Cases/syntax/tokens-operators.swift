a+b a + b a +b a+ b -x x- !x x! x? a?b:c a ? b : c
&x a&b ... a...b ..<c $0 $name `class` \.x @a #if #Preview
x!=y x != y a->b _ _a <#code#> a?.b a??b
// tokens:
//   0 identifier "a"
//   1 binary-operator "+"
//   2 identifier "b"
//   4 identifier "a"
//   6 binary-operator "+"
//   8 identifier "b"
//   10 identifier "a"
//   12 prefix-operator "+"
//   13 identifier "b"
//   15 identifier "a"
//   16 postfix-operator "+"
//   18 identifier "b"
//   20 prefix-operator "-"
//   21 identifier "x"
//   23 identifier "x"
//   24 postfix-operator "-"
//   26 prefix-operator "!"
//   27 identifier "x"
//   29 identifier "x"
//   30 punctuation "!"
//   32 identifier "x"
//   33 punctuation "?"
//   35 identifier "a"
//   36 punctuation "?"
//   37 identifier "b"
//   38 punctuation ":"
//   39 identifier "c"
//   41 identifier "a"
//   43 punctuation "?"
//   45 identifier "b"
//   47 punctuation ":"
//   49 identifier "c"
//   51 punctuation "&"
//   52 identifier "x"
//   54 identifier "a"
//   55 binary-operator "&"
//   56 identifier "b"
//   58 binary-operator "..."
//   62 identifier "a"
//   63 binary-operator "..."
//   66 identifier "b"
//   68 prefix-operator "..<"
//   71 identifier "c"
//   73 dollar-identifier "$0"
//   76 identifier "$name"
//   82 identifier "`class`"
//   90 punctuation "\\"
//   91 punctuation "."
//   92 identifier "x"
//   94 punctuation "@"
//   95 identifier "a"
//   97 directive "#if"
//   101 punctuation "#"
//   102 identifier "Preview"
//   110 identifier "x"
//   111 punctuation "!"
//   112 punctuation "="
//   113 identifier "y"
//   115 identifier "x"
//   117 binary-operator "!="
//   120 identifier "y"
//   122 identifier "a"
//   123 punctuation "->"
//   125 identifier "b"
//   127 wildcard "_"
//   129 identifier "_a"
//   132 placeholder "<#code#>"
//   141 identifier "a"
//   142 punctuation "?"
//   143 punctuation "."
//   144 identifier "b"
//   146 identifier "a"
//   147 punctuation "?"
//   148 punctuation "?"
//   149 identifier "b"
//   151 end-of-file
//
//   tokens-operators.swift:1:4: error: consecutive statements on a line must be separated by ';'
//   a+b a + b a +b a+ b -x x- !x x! x? a?b:c a ? b : c
//      ^
//      ;
//   tokens-operators.swift:2:3: error: consecutive statements on a line must be separated by ';'
//   &x a&b ... a...b ..<c $0 $name `class` \.x @a #if #Preview
//     ^
//     ;
//   tokens-operators.swift:3:5: error: consecutive statements on a line must be separated by ';'
//   x!=y x != y a->b _ _a <#code#> a?.b a??b
//       ^
//       ;
//   tokens-operators.swift:3:23: error: editor placeholder in source file
//   x!=y x != y a->b _ _a <#code#> a?.b a??b
//                         ^~~~~~~~
//   tokens-operators.swift:4:1: error: expected #else or #endif at end of conditional compilation block
//
//   ^
//   tokens-operators.swift:2:47: note: conditional compilation block begins here
//   &x a&b ... a...b ..<c $0 $name `class` \.x @a #if #Preview
//                                                 ^~~
