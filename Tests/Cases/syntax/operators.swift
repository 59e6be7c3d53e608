precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
infix operator **: Power
prefix operator +++
infix operator <~>
func ** (a: Int, b: Int) -> Int { a }
static prefix func - (v: Self) -> Self { v }
2 * 3 ** 4 ** 5
a <~> b ** c
a == b == c
a = b = c
a ? b : c ? d : e
a << b * c
a...b ?? c
a && b || c && d
x += y * 2
a.b!.c
a! + b
i+++j
n-1
f(-x)
a & b | c ^ d
// tree:
//   precedencegroup Power
//   infix operator(infix) **: Power
//   prefix operator(prefix) +++
//   infix operator(infix) <~>
//   func **(a: Int, b: Int) -> Int
//     body
//       name a
//   static prefix func -(v: Self) -> Self
//     body
//       name v
//   binary *
//     integer 2
//     binary **
//       integer 3
//       binary **
//         integer 4
//         integer 5
//   binary <~>
//     name a
//     binary **
//       name b
//       name c
//   binary ==
//     binary ==
//       name a
//       name b
//     name c
//   binary =
//     name a
//     binary =
//       name b
//       name c
//   ternary
//     name a
//     name b
//     ternary
//       name c
//       name d
//       name e
//   binary *
//     binary <<
//       name a
//       name b
//     name c
//   binary ??
//     binary ...
//       name a
//       name b
//     name c
//   binary ||
//     binary &&
//       name a
//       name b
//     binary &&
//       name c
//       name d
//   binary +=
//     name x
//     binary *
//       name y
//       integer 2
//   member c
//     force-unwrap
//       member b
//         name a
//   binary +
//     force-unwrap
//       name a
//     name b
//   binary +++
//     name i
//     name j
//   binary -
//     name n
//     integer 1
//   call
//     name f
//     arguments
//       prefix -
//         name x
//   binary ^
//     binary |
//       binary &
//         name a
//         name b
//       name c
//     name d
//
//   operators.swift:9:8: error: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
//   a == b == c
//          ^~
