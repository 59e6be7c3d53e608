let length: CGFloat = 30
let part = length * (2 / 3)
let maybe: Int? = 1
let count = maybe ?? 2
let names = ["a", "b"].map { $0.count }
// program:
//   let length: CGFloat
//     initially
//       return 30.0: CGFloat
//   let part: CGFloat
//     initially
//       return CGFloat.*<CGFloat>(lhs: length, rhs: CGFloat./<CGFloat>(lhs: 2.0: CGFloat, rhs: 3.0: CGFloat) -> Self) -> Self
//   let maybe: Int?
//     initially
//       return Optional(1: Int)
//   let count: Int
//     initially
//       return ??<Int>(optional: maybe, defaultValue: { () in 2: Int }) -> T
//   let names: [Int]
//     initially
//       return ["a": String, "b": String]: [String].map<[String], Int>({ ($0: String) in $0.count }) -> [T]
