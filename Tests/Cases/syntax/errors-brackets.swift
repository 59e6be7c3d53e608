struct A: View {
    var body: some View {
        VStack(alignment: .leading {
            Text("a"
        }
        HStack {
            Text("b")
    }
}
let x = [1, 2
let y = 3
// tree:
//   struct A: View
//     var body: some View
//       getter
//         call
//           name VStack
//           arguments
//             alignment:
//               call
//                 member leading
//                 trailing
//                   call
//                     name Text
//                     arguments
//                       string "a"
//         call
//           name HStack
//           trailing
//             call
//               name Text
//               arguments
//                 string "b"
//     let x
//       array
//         integer 1
//         integer 2
//     let y
//       integer 3
//
//   errors-brackets.swift:5:9: error: expected ')' in expression list
//           }
//           ^
//   errors-brackets.swift:4:17: note: to match this opening '('
//               Text("a"
//                   ^
//   errors-brackets.swift:11:10: error: expected '}' in struct
//   let y = 3
//            ^
//   errors-brackets.swift:1:16: note: to match this opening '{'
//   struct A: View {
//                  ^
//   errors-brackets.swift:6:16: note: this may be the one that isn't closed
//           HStack {
//                  ^
//   errors-brackets.swift:8:5: note: this '}' closes it instead, and is indented less
//       }
//       ^
