"a \(b + "c\(d)") e"
#"a \(b) \#(c)"# + ##"x"#y"##
"""
a "quoted" ""
"""
"unterminated \(x
/re(g)ex/ / 2
// tokens:
//   0 string-start "\""
//   1 string-text "a "
//   3 interpolation-start "\\("
//   5 identifier "b"
//   7 binary-operator "+"
//   9 string-start "\""
//   10 string-text "c"
//   11 interpolation-start "\\("
//   13 identifier "d"
//   14 interpolation-end ")"
//   15 string-end "\""
//   16 interpolation-end ")"
//   17 string-text " e"
//   19 string-end "\""
//   21 string-start "#\""
//   23 string-text "a \\(b) "
//   30 interpolation-start "\\#("
//   33 identifier "c"
//   34 interpolation-end ")"
//   35 string-end "\"#"
//   38 binary-operator "+"
//   40 string-start "##\""
//   43 string-text "x\"#y"
//   47 string-end "\"##"
//   51 string-start "\"\"\""
//   54 string-text "\na \"quoted\" \"\"\n"
//   69 string-end "\"\"\""
//   73 string-start "\""
//   74 string-text "unterminated "
//   87 interpolation-start "\\("
//   89 identifier "x"
//   90 interpolation-end
//   90 string-end
//   91 regex "/re(g)ex/"
//   101 binary-operator "/"
//   103 integer "2"
//   105 end-of-file
//
//   tokens-strings.swift:6:15: error: cannot find ')' to match opening '(' in string interpolation
//   "unterminated \(x
//                 ^~
