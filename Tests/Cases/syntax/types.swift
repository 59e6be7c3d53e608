let a: [String: [Int?]]
let b: (Int, label: String) -> Void
let c: @escaping @Sendable (inout Int) async throws -> some View
let d: any P & Q
let e: Foo.Bar<Int>.Baz!
let f: (() -> Void)?
let g: T.Type
let h: [(a: Int, b: String)]
let i: Result<Int, any Error>
let j: ~Copyable
let k: borrowing Data
let l: ((Int) -> Int) -> (Int) -> Int
let m: Never
let n: _
// tree:
//   let a: [String: [Int?]]
//   let b: (Int, label: String) -> Void
//   let c: @escaping @Sendable (inout Int) async throws -> some View
//   let d: any P & Q
//   let e: Foo.Bar<Int>.Baz!
//   let f: (() -> Void)?
//   let g: T.Type
//   let h: [(a: Int, b: String)]
//   let i: Result<Int, any Error>
//   let j: ~Copyable
//   let k: borrowing Data
//   let l: ((Int) -> Int) -> (Int) -> Int
//   let m: Never
//   let n: _
