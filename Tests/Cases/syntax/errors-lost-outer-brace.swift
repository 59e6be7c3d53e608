struct Row: View {
    var body: some View {
        Text("A")
    }

struct Player: View {
    var body: some View {
        Row()
    }
}
Player()
// tree:
//   struct Row: View
//     var body: some View
//       getter
//         call
//           name Text
//           arguments
//             string "A"
//     struct Player: View
//       var body: some View
//         getter
//           call
//             name Row
//     func Player()
//
//   errors-lost-outer-brace.swift:11:9: error: expected '}' in struct
//   Player()
//           ^
//   errors-lost-outer-brace.swift:1:18: note: to match this opening '{'
//   struct Row: View {
//                    ^
//   errors-lost-outer-brace.swift:6:1: note: a '}' may be missing before this line, which is indented no further than its '{'
//   struct Player: View {
//   ^~~~~~
