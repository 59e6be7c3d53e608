a + b * c - d / 2
x = y ? 1 : z ?? 0
length * (2 / 3)
!flag && other || third
-a...b.count
a as? Int ?? 0
try await load() + 1
total += try! parse(x)
value is String
items.map { $0.name }.filter(\.isActive).sorted(by: <)
reduce(0, +)
a?.b!.c?[0]?.d
array[0, default: 1]
[1, 2, 3]
["a": 1, "b": 2]
[:]
[Int](repeating: 0, count: 3)
[String: [Int]]()
Array<Int>()
a < b
f(a < b, c > d)
(1, label: 2)
()
\.name
\Card.items[0].title?.count
\.self
.blue.opacity(0.15)
Color
    .clear
    .frame(width: 10)
f(&x, label: y)
let g: (Int) -> Void = { _ in }
_ = (Int) -> Void.self
self.init(x)
view.body(a:b:)
#Preview("A") { Card() }
#selector(tap)
1.0.rounded()
tuple.0.1
0x1F + 0b11 + 0o17 + 1_000
if a { 1 } else { 2 }
let v = switch a { case 1: "x" default: "y" }
any P
x..<y
{ print("a") }()
// tree:
//   binary -
//     binary +
//       name a
//       binary *
//         name b
//         name c
//     binary /
//       name d
//       integer 2
//   binary =
//     name x
//     ternary
//       name y
//       integer 1
//       binary ??
//         name z
//         integer 0
//   binary *
//     name length
//     parentheses
//       binary /
//         integer 2
//         integer 3
//   binary ||
//     binary &&
//       prefix !
//         name flag
//       name other
//     name third
//   binary ...
//     prefix -
//       name a
//     member count
//       name b
//   binary ??
//     as? Int
//       name a
//     integer 0
//   try
//     await
//       binary +
//         call
//           name load
//         integer 1
//   binary +=
//     name total
//     try!
//       call
//         name parse
//         arguments
//           name x
//   is String
//     name value
//   call
//     member sorted
//       call
//         member filter
//           call
//             member map
//               name items
//             trailing
//               member name
//                 name $0
//         arguments
//           key-path
//             .isActive
//     arguments
//       by:
//         name <
//   call
//     name reduce
//     arguments
//       integer 0
//       name +
//   member d
//     optional-chain
//       subscript
//         optional-chain
//           member c
//             force-unwrap
//               member b
//                 optional-chain
//                   name a
//         arguments
//           integer 0
//   subscript
//     name array
//     arguments
//       integer 0
//       default:
//         integer 1
//   array
//     integer 1
//     integer 2
//     integer 3
//   dictionary
//     string "a"
//     integer 1
//     string "b"
//     integer 2
//   dictionary
//   call
//     type [Int]
//     arguments
//       repeating:
//         integer 0
//       count:
//         integer 3
//   call
//     type [String: [Int]]
//   call
//     name Array<Int>
//   binary <
//     name a
//     name b
//   call
//     name f
//     arguments
//       binary <
//         name a
//         name b
//       binary >
//         name c
//         name d
//   tuple
//     integer 1
//     label:
//       integer 2
//   tuple
//   key-path
//     .name
//   key-path Card
//     .items
//     []
//       integer 0
//     .title
//     ?
//     .count
//   key-path
//     .self
//     .blue
//     .opacity
//   parentheses
//     float 0.15
//   call
//     member frame
//       member clear
//         name Color
//     arguments
//       width:
//         integer 10
//   call
//     name f
//     arguments
//       inout
//         name x
//       label:
//         name y
//   let g: (Int) -> Void
//     closure (_)
//   binary =
//     _
//     type (Int) -> Void.self
//   call
//     member init
//       name self
//     arguments
//       name x
//   member body(a:b:)
//     name view
//   #Preview
//     arguments
//       string "A"
//     trailing
//       call
//         name Card
//   #selector
//     arguments
//       name tap
//   call
//     member rounded
//       float 1.0
//   member 1
//     member 0
//       name tuple
//   binary +
//     binary +
//       binary +
//         integer 31
//         integer 3
//       integer 15
//     integer 1000
//   if
//     name a
//     then
//       integer 1
//     else
//       integer 2
//   let v
//     switch
//       name a
//       case (integer 1)
//         string "x"
//       default
//         string "y"
//   type any P
//   binary ..<
//     name x
//     call
//       call
//         name y
//         trailing
//           call
//             name print
//             arguments
//               string "a"
//
//   expressions.swift:27:14: error: consecutive statements on a line must be separated by ';'
//   .blue.opacity(0.15)
//                ^
//                ;
