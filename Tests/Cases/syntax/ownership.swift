struct H: ~Copyable { consuming func close() { discard self } }
func f(_ a: consuming H, b: borrowing H, c: sending Data, d: isolated Store) { let x = consume a; let y = copy b }
func g() -> sending H { H() }
async let image = load()
await withTaskGroup(of: Int.self) { group in group.addTask { 1 } }
let t = Task { @MainActor [weak self] in await self?.run() }
func p<each T>(_ x: repeat each T) { repeat print(each x) }
unsafe foo()
var z: Int { _read { yield x } _modify { yield &x } }
nonisolated func h() async -> Int { 1 }
func e() throws(MyError) -> Int
do throws(E) { } catch { }
// tree:
//   struct H: ~Copyable
//     consuming func close()
//       body
//         name self
//   func f(_ a: consuming H, b: borrowing H, c: sending Data, d: isolated Store)
//     body
//       let x
//         name a
//       let y
//         name b
//   func g() -> sending H
//     body
//       call
//         name H
//   async let image
//     call
//       name load
//   await
//     call
//       name withTaskGroup
//       arguments
//         of:
//           member self
//             name Int
//       trailing (group)
//         call
//           member addTask
//             name group
//           trailing
//             integer 1
//   let t
//     call
//       name Task
//       trailing @MainActor [weak self]
//         await
//           call
//             member run
//               optional-chain
//                 name self
//   func p<each T>(_ x: repeat each T)
//     body
//       repeat
//         call
//           name print
//           arguments
//             each
//               name x
//   call
//     name foo
//   var z: Int
//     _read
//       body
//         name x
//     _modify
//       body
//         inout
//           name x
//   nonisolated func h() async -> Int
//     body
//       integer 1
//   func e() throws(MyError) -> Int
//   do
//     catch
