struct { }
struct A
    var x: Int
struct B {
    x: Int
    let = 3
    func
    foo()
    Text("a")
    var y: Int {
    }
}
enum E { case }
protocol P { var x }
class 1A { }
init x() {}
@ struct Z {}
typealias T
let dog: Dog(name: "Rex")
// tree:
//   struct 
//   struct A
//     var x: Int
//     struct B
//       var x: Int
//       let <missing>
//         integer 3
//       func foo()
//       func Text(: <missing>)
//       var y: Int
//         getter
//     enum E
//     protocol P
//       var x
//     class 1A
//     init()
//       body
//     @<missing> struct Z
//     typealias T = <missing>
//     let dog: Dog
//
//   errors-declarations.swift:1:8: error: expected identifier in struct declaration
//   struct { }
//          ^
//   errors-declarations.swift:2:9: error: expected '{' in struct
//   struct A
//           ^
//            {
//   errors-declarations.swift:5:5: error: expected 'var' keyword in property declaration
//       x: Int
//       ^
//       var 
//   errors-declarations.swift:6:9: error: expected pattern
//       let = 3
//           ^
//   errors-declarations.swift:9:5: error: expected 'func' keyword in instance method declaration
//       Text("a")
//       ^~~~
//       func 
//   errors-declarations.swift:13:10: error: expected identifier in enum 'case' declaration
//   enum E { case }
//            ^~~~
//   errors-declarations.swift:15:7: error: class name can only start with a letter or underscore, not a number
//   class 1A { }
//         ^~
//   errors-declarations.swift:15:8: error: 'A' is not a valid digit in integer literal
//   class 1A { }
//          ^
//   errors-declarations.swift:16:6: error: initializers cannot have a name
//   init x() {}
//        ^
//        -
//   errors-declarations.swift:17:3: error: expected an attribute name
//   @ struct Z {}
//     ^~~~~~
//   errors-declarations.swift:18:12: error: expected '=' in type alias declaration
//   typealias T
//              ^
//   errors-declarations.swift:19:13: error: unexpected initializer in pattern; did you mean to use '='?
//   let dog: Dog(name: "Rex")
//               ^
//           =
