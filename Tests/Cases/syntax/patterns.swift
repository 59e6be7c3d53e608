let (a, b: (c, _)) = t
if case .a(let x, label: 3)? = y { }
if case let (x, y) = p, case 1..<5 = q { }
if case .a = b, case .c(.d(let e), _) = f { }
switch x {
case let .a(b, c) where b > c: 1
case .some(.some(let x)): 2
case let x?: 3
case (1, "a"), (let n, nil): 4
case A.B.c(let d): 5
case f(x): 6
case a + b: 7
case [1, 2]: 8
case -1: 9
case "s": 10
case is [Int]: 11
case let (a as Int, b): 12
case Optional<Int>.some(let i): 13
case var m: 14
case .default, .self: 15
}
// tree:
//   let (a, b: (c, _))
//     name t
//   if
//     case .a(let x, label: (integer 3))?
//       name y
//     then
//   if
//     case let (x, y)
//       name p
//     case (binary ..< (integer 1) (integer 5))
//       name q
//     then
//   if
//     case .a
//       name b
//     case .c(.d(let e), _)
//       name f
//     then
//   switch
//     name x
//     case let .a(b, c)
//       where
//         binary >
//           name b
//           name c
//       integer 1
//     case .some(.some(let x))
//       integer 2
//     case let x?
//       integer 3
//     case ((integer 1), (string "a")), (let n, (nil))
//       integer 4
//     case A.B.c(let d)
//       integer 5
//     case (call (name f) (arguments (name x)))
//       integer 6
//     case (binary + (name a) (name b))
//       integer 7
//     case (array (integer 1) (integer 2))
//       integer 8
//     case (prefix - (integer 1))
//       integer 9
//     case (string "s")
//       integer 10
//     case is [Int]
//       integer 11
//     case let (a as Int, b)
//       integer 12
//     case Optional<Int>.some(let i)
//       integer 13
//     case var m
//       integer 14
//     case .default, (member self)
//       integer 15
