func f(_ x: Int) -> String { "int" }
func f(_ x: Double) -> String { "double" }
print(f(1), f(1.5), max(1, 2))
// program:
//   func f(_ x: Int) -> String
//     return "int": String
//   func f(_ x: Double) -> String
//     return "double": String
//   main
//     return print([(f(1: Int) -> String as Any), (f(1.5: Double) -> String as Any), (max<Int>(1: Int, 2: Int) -> T as Any)], separator: default, terminator: default)
