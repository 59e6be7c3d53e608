f { a b in c }
f { (a, b in c }
f { [weak in c }
Button("x") { label: }
x.map { $0.
}
x.
let y = a ? b
let z = a ? b c
try
// tree:
//   call
//     name f
//     trailing
//       name a
//       name b
//       unexpected
//   call
//     name f
//     trailing
//       tuple
//         name a
//         name b
//       unexpected
//   call
//     name f
//     trailing
//       array
//         name weak
//       unexpected
//   call
//     name Button
//     arguments
//       string "x"
//     trailing
//       name label
//       unexpected
//   call
//     member map
//       name x
//     trailing
//       name $0
//   name x
//   let y
//     ternary
//       name a
//       name b
//       missing
//   let z
//     ternary
//       name a
//       name b
//       missing
//   name c
//   try
//     missing
//
//   errors-closures.swift:1:6: error: consecutive statements on a line must be separated by ';'
//   f { a b in c }
//        ^
//        ;
//   errors-closures.swift:2:11: error: expected ',' separator
//   f { (a, b in c }
//             ^~
//            )
//   errors-closures.swift:2:5: note: to match this opening '('
//   f { (a, b in c }
//       ^
//   errors-closures.swift:3:11: error: expected ']' in container literal expression
//   f { [weak in c }
//             ^~
//   errors-closures.swift:3:5: note: to match this opening '['
//   f { [weak in c }
//       ^
//   errors-closures.swift:4:20: error: expected expression
//   Button("x") { label: }
//                      ^
//   errors-closures.swift:5:12: error: expected member name following '.'
//   x.map { $0.
//              ^
//   errors-closures.swift:7:3: error: expected member name following '.'
//   x.
//     ^
//   errors-closures.swift:8:11: error: expected ':' after '? ...' in ternary expression
//   let y = a ? b
//             ^
//   errors-closures.swift:9:11: error: expected ':' after '? ...' in ternary expression
//   let z = a ? b c
//             ^
//   errors-closures.swift:10:4: error: expected expression
//   try
//      ^
