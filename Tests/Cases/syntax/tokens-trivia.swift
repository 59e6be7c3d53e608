#!/usr/bin/swift
// comment
/* nested /* comment */ */ let a	= 1 // end
/// doc
x/*glued*/+y
// tokens:
//   0 shebang "#!/usr/bin/swift"
//   55 keyword "let"
//   59 identifier "a"
//   61 punctuation "="
//   63 integer "1"
//   80 identifier "x"
//   90 prefix-operator "+"
//   91 identifier "y"
//   93 end-of-file
//
//   tokens-trivia.swift:5:2: error: consecutive statements on a line must be separated by ';'
//   x/*glued*/+y
//    ^
//    ;
