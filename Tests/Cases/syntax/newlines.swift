let a = b
(c, d).0
let e = f
[1, 2].count
let g = h
{ }
if x{y()}
foo(){ z }
struct A{var a:Int{1}}
func f()->Int{return 1}
return
let i = j
    + k
    .l
let m = n +
    o
a; b; c
x
- y
// tree:
//   let a
//     name b
//   member 0
//     tuple
//       name c
//       name d
//   let e
//     name f
//   member count
//     array
//       integer 1
//       integer 2
//   let g
//     call
//       name h
//       trailing
//   if
//     name x
//     then
//       call
//         name y
//   call
//     name foo
//     trailing
//       name z
//   struct A
//     var a: Int
//       getter
//         integer 1
//   func f() -> Int
//     body
//       return
//         integer 1
//   return
//   let i
//     binary +
//       name j
//       member l
//         name k
//   let m
//     binary +
//       name n
//       name o
//   name a
//   name b
//   name c
//   binary -
//     name x
//     name y
