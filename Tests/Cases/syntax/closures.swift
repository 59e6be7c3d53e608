Button("Tap") { count += 1 } label: { Text("x") } icon: {
    Image(systemName: "star")
}
items.forEach { item in print(item) }
items.sorted { $0 < $1 }
items.map { (a: Int, b) -> String in "\(a)" }
load { [weak self, x = y + 1, unowned(unsafe) z] result async throws in self?.done(result) }
run { @MainActor in }
if items.contains(where: { $0 > 1 }) { }
if items.first { $0 }.isEmpty { }
GeometryReader { proxy in
    proxy.size
}
    .padding()
f(a) { }
{ x, _ in x }(1, 2)
// tree:
//   call
//     name Button
//     arguments
//       string "Tap"
//     trailing
//       binary +=
//         name count
//         integer 1
//     trailing label:
//       call
//         name Text
//         arguments
//           string "x"
//     trailing icon:
//       call
//         name Image
//         arguments
//           systemName:
//             string "star"
//   call
//     member forEach
//       name items
//     trailing (item)
//       call
//         name print
//         arguments
//           name item
//   call
//     member sorted
//       name items
//     trailing
//       binary <
//         name $0
//         name $1
//   call
//     member map
//       name items
//     trailing (a: Int, b) -> String
//       string
//         interpolation
//           name a
//   call
//     name load
//     trailing [weak self, x, unowned z] (result) async throws
//       capture x
//         binary +
//           name y
//           integer 1
//       call
//         member done
//           optional-chain
//             name self
//         arguments
//           name result
//   call
//     name run
//     trailing @MainActor
//   if
//     call
//       member contains
//         name items
//       arguments
//         where:
//           closure
//             binary >
//               name $0
//               integer 1
//     then
//   if
//     member isEmpty
//       call
//         member first
//           name items
//         trailing
//           name $0
//     then
//   call
//     member padding
//       call
//         name GeometryReader
//         trailing (proxy)
//           member size
//             name proxy
//   call
//     call
//       call
//         name f
//         arguments
//           name a
//         trailing
//       trailing (x, _)
//         name x
//     arguments
//       integer 1
//       integer 2
