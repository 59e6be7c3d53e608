protocol Shape { associatedtype Unit: Numeric; var area: Unit { get }; static var kind: String { get } }
extension Shape { var doubled: Unit { area * 2 }; func describe() -> String { "\(Self.kind) \(area)" } }
extension Shape where Unit == Int { var isEven: Bool { area % 2 == 0 } }
struct Square: Shape { var area: Int; static let kind = "square" }
struct Disc: Shape { var area: Double; static let kind = "disc" }
func total<S: Sequence>(_ s: S) -> S.Element.Unit where S.Element: Shape { s.reduce(0) { $0 + $1.area } }
print(total([Square(area: 2), Square(area: 5)]), total([Disc(area: 1.5)]))  // expect: 7 1.5
print(Square(area: 3).doubled, Square(area: 4).isEven, Disc(area: 2).describe())  // expect: 6 true disc 2.0
let all: [any Shape] = [Square(area: 1), Disc(area: 2.5)]
for s in all { print(s.describe(), type(of: s).kind) }  // expect: square 1 square | disc 2.5 disc
func open<S: Shape>(_ s: S) -> String { "opened \(S.kind) \(s.doubled)" }
for s in all { print(open(s)) }  // expect: opened square 2 | opened disc 5.0
protocol Box<Content> { associatedtype Content; var content: Content { get } }
struct IntBox: Box { var content = 7 }
struct AnyBox<T>: Box { var content: T }
func unwrap(_ b: some Box<Int>) -> Int { b.content + 1 }
func make() -> some Box<String> { AnyBox(content: "hid") }
print(unwrap(IntBox()), unwrap(AnyBox(content: 4)), make().content.count)  // expect: 8 5 3
let boxes: [any Box<Int>] = [IntBox(), AnyBox(content: 2)]
print(boxes.map { $0.content }.reduce(0, +))  // expect: 9
extension Array where Element: Box, Element.Content == Int { var sum: Int { reduce(0) { $0 + $1.content } } }
print([IntBox(), IntBox()].sum)  // expect: 14
extension Collection where Element: Hashable { var counts: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
print("hello".counts["l"]!, [1, 1, 2].counts[1]!)  // expect: 2 2
struct Pair<A, B> { var a: A; var b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Comparable where A: Comparable, B: Comparable { static func < (l: Self, r: Self) -> Bool { (l.a, l.b) < (r.a, r.b) } }
print(Pair(a: 1, b: "x") == Pair(a: 1, b: "x"), [Pair(a: 2, b: 1), Pair(a: 1, b: 5)].min()!)  // expect: true Pair<Int, Int>(a: 1, b: 5)
func word(_ isLong: Bool) -> some CustomStringConvertible { if isLong { "long" } else { "short" } }
func number() -> some Hashable { 7 }
print("\(word(true)) \(word(false)) \(number())", number() == number())  // expect: long short 7 true
