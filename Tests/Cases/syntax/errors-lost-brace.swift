struct Player: View {
    var body: some View {
        VStack {
            HStack {
                Text("A"
                Text("B")

            Text("C")
        }
        .padding()
    }

    var footer: some View {
        Text("D"
    }
}
Player()
// tree:
//   struct Player: View
//     var body: some View
//       getter
//         call
//           name VStack
//           trailing
//             call
//               member padding
//                 call
//                   name HStack
//                   trailing
//                     call
//                       name Text
//                       arguments
//                         string "A"
//                     call
//                       name Text
//                       arguments
//                         string "B"
//                     call
//                       name Text
//                       arguments
//                         string "C"
//         var footer: some View
//           getter
//             call
//               name Text
//               arguments
//                 string "D"
//     func Player()
//
//   errors-lost-brace.swift:5:25: error: expected ',' separator
//                   Text("A"
//                           ^
//                           )
//   errors-lost-brace.swift:5:21: note: to match this opening '('
//                   Text("A"
//                       ^
//   errors-lost-brace.swift:17:9: error: expected '}' in struct
//   Player()
//           ^
//   errors-lost-brace.swift:1:21: note: to match this opening '{'
//   struct Player: View {
//                       ^
//   errors-lost-brace.swift:4:20: note: this may be the one that isn't closed
//               HStack {
//                      ^
//   errors-lost-brace.swift:9:9: note: this '}' closes it instead, and is indented less
//           }
//           ^
