let a = "open
let b = 0xZZ + 0b12 + 1.e + 12abc
let c = "bad \q escape \u{110000}"
let d = 'single'
let e = """one line"""
let f = """
    a
  b
    """
let g = "\(a"
let h = "\()"
let i = .5
let j = a=b
let k = "é" + ä
let l = 1 ¿ 2
/* open
// tree:
//   let a
//     string "open"
//   let b
//     binary +
//       binary +
//         binary +
//           integer 0
//           integer 1
//         member e
//           integer 1
//       integer 12
//   let c
//     string "bad  escape "
//   let d
//     missing
//   let e
//     string ""
//   let f
//     string "a\nb"
//   let g
//     string
//       interpolation
//         name a
//   let h
//     string
//       interpolation
//   let i
//     float 0.0
//   let j
//     binary =
//       name a
//       name b
//   let k
//     binary +
//       string "é"
//       name ä
//   let l
//     binary ¿
//       integer 1
//       integer 2
//
//   errors-literals.swift:1:9: error: unterminated string literal
//   let a = "open
//           ^
//   errors-literals.swift:2:11: error: 'Z' is not a valid hexadecimal digit (0-9, A-F) in integer literal
//   let b = 0xZZ + 0b12 + 1.e + 12abc
//             ^
//   errors-literals.swift:2:19: error: '2' is not a valid binary digit (0 or 1) in integer literal
//   let b = 0xZZ + 0b12 + 1.e + 12abc
//                     ^
//   errors-literals.swift:2:31: error: 'a' is not a valid digit in integer literal
//   let b = 0xZZ + 0b12 + 1.e + 12abc
//                                 ^
//   errors-literals.swift:3:15: error: invalid escape sequence in literal
//   let c = "bad \q escape \u{110000}"
//                 ^
//   errors-literals.swift:4:9: error: single-quoted string literal found, use '"'
//   let d = 'single'
//           ^~~~~~~~
//           "single"
//   errors-literals.swift:5:20: error: multi-line string literal closing delimiter must begin on a new line
//   let e = """one line"""
//                      ^~~
//   errors-literals.swift:8:3: error: insufficient indentation of line in multi-line string literal
//     b
//     ^
//   errors-literals.swift:10:10: error: cannot find ')' to match opening '(' in string interpolation
//   let g = "\(a"
//            ^~
//   errors-literals.swift:12:9: error: '.5' is not a valid floating point literal; it must be written '0.5'
//   let i = .5
//           ^
//           0
//   errors-literals.swift:16:1: error: unterminated '/*' comment
//   /* open
//   ^~
