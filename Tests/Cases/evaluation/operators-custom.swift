infix operator **: MultiplicationPrecedence
infix operator |>: AdditionPrecedence
prefix operator √
postfix operator %
precedencegroup PowerPrecedence {
    higherThan: MultiplicationPrecedence
    associativity: right
}
infix operator ^^: PowerPrecedence
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
func ^^ (a: Int, b: Int) -> Int { a ** b }
func |> <A, B>(value: A, f: (A) -> B) -> B { f(value) }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func % (x: Double) -> Double { x / 100 }
print(2 ** 3 + 1, 2 * 2 ^^ 3, 2 ^^ 3 ^^ 2, √16.0, 50%)  // expect: 9 16 512 4.0 0.5
print([3, 1, 2] |> { $0.sorted() } |> { $0.map(String.init) } |> { $0.joined(separator: "<") })  // expect: 1<2<3
struct Vector: Equatable, AdditiveArithmetic {
    var x, y: Double
    static let zero = Vector(x: 0, y: 0)
    static func + (a: Self, b: Self) -> Self { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Self, b: Self) -> Self { Vector(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: Self, k: Double) -> Self { Vector(x: a.x * k, y: a.y * k) }
    static func * (k: Double, a: Self) -> Self { a * k }
    static func *= (a: inout Self, k: Double) { a = a * k }
    static prefix func - (a: Self) -> Self { a * -1 }
    static func • (a: Self, b: Self) -> Double { a.x * b.x + a.y * b.y }
}
infix operator •: MultiplicationPrecedence
var v = Vector(x: 1, y: 2)
v += Vector(x: 1, y: 1)
v *= 2
print(v, -v, 0.5 * v, v • v, [v, v].reduce(.zero, +))  // expect: Vector(x: 4.0, y: 6.0) Vector(x: -4.0, y: -6.0) Vector(x: 2.0, y: 3.0) 52.0 Vector(x: 8.0, y: 12.0)
struct Matrix {
    let rows: Int, columns: Int
    private var grid: [Double]
    init(rows: Int, columns: Int) { self.rows = rows; self.columns = columns; grid = Array(repeating: 0, count: rows * columns) }
    subscript(row: Int, column: Int) -> Double {
        get { grid[row * columns + column] }
        set { grid[row * columns + column] = newValue }
    }
    subscript(row row: Int) -> [Double] { Array(grid[row * columns..<(row + 1) * columns]) }
}
var m = Matrix(rows: 2, columns: 2)
m[0, 1] = 5
m[1, 0] += 2.5
print(m[row: 0], m[row: 1], m[0, 1] * m[1, 0])  // expect: [0.0, 5.0] [2.5, 0.0] 12.5
extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }
print([1, 2][safe: 1] ?? 0, [1, 2][safe: 9] as Any)  // expect: 2 nil
struct Version: Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    let parts: [Int]
    init(stringLiteral value: String) { parts = value.split(separator: ".").map { Int($0) ?? 0 } }
    static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
    var description: String { parts.map(String.init).joined(separator: ".") }
}
let versions: [Version] = ["1.2.0", "1.10", "1.2"]
print(versions.sorted(), versions.max()!, ("1.0" as Version) < "1.0.1")  // expect: [1.2, 1.2.0, 1.10] 1.10 true
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
switch 6 { case isEven: print("even"); default: print("odd") }  // expect: even
struct Meters: Hashable { var value: Double }
extension Double { var m: Meters { Meters(value: self) } ; var km: Meters { (self * 1000).m } }
print(2.5.km == 2500.m, 1.0.m.value)  // expect: true 1.0
@dynamicMemberLookup struct JSON { var values: [String: Int]
    subscript(dynamicMember name: String) -> Int { values[name] ?? -1 } }
print(JSON(values: ["width": 4]).width, JSON(values: [:]).height)  // expect: 4 -1
struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n } }
let add5 = Adder(n: 5)
print(add5(3), [1, 2].map(add5.callAsFunction))  // expect: 8 [6, 7]
