run { set(value) }
let x = run { get(2) }
var y: Int { get { 1 } set(value) { } }
// tree:
//   call
//     name run
//     trailing
//       call
//         name set
//         arguments
//           name value
//   let x
//     call
//       name run
//       trailing
//         call
//           name get
//           arguments
//             integer 2
//   var y: Int
//     get
//       body
//         integer 1
//     set(value)
//       body
