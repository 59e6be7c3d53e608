protocol Describable { var name: String { get }; func describe() -> String; static var kind: String { get } }
extension Describable {
    func describe() -> String { "I am \(name)" }
    static var kind: String { "thing" }
    func shout() -> String { describe().uppercased() }
}
struct Cat: Describable { let name: String }
struct Robot: Describable { let name: String; func describe() -> String { "unit \(name)" }; static let kind = "machine" }
let all: [any Describable] = [Cat(name: "Tom"), Robot(name: "R2")]
for one in all { print(one.describe(), one.shout()) }  // expect: I am Tom I AM TOM | unit R2 UNIT R2
func kind<T: Describable>(of value: T) -> String { T.kind + " " + value.name }
print(kind(of: Cat(name: "a")), kind(of: Robot(name: "b")))  // expect: thing a machine b
func some() -> some Describable { Robot(name: "c") }
print(some().describe())  // expect: unit c
protocol Stack { associatedtype Element; var items: [Element] { get set }; init(); mutating func push(_ e: Element) }
extension Stack { mutating func push(_ e: Element) { items.append(e) }; var top: Element? { items.last }
    static func with(_ e: Element...) -> Self { var s = Self(); for x in e { s.push(x) }; return s } }
struct IntStack: Stack { var items: [Int] = []; init() {} }
var stack = IntStack()
stack.push(1); stack.push(2)
print(stack.top!, stack.items.count, IntStack.with(4, 5).items)  // expect: 2 2 [4, 5]
func fill<S: Stack>(_ s: inout S, _ e: S.Element) { s.push(e) }
fill(&stack, 9)
print(stack.items)  // expect: [1, 2, 9]
protocol Default { static var defaultValue: Int { get } }
struct Key: Default { static let defaultValue = 12 }
func value<K: Default>(_ key: K.Type) -> Int { key.defaultValue + K.defaultValue }
print(value(Key.self))  // expect: 24
struct Countdown: Sequence, IteratorProtocol { var n: Int
    mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n } }
for i in Countdown(n: 3) { print(i) }  // expect: 3 | 2 | 1
print(Countdown(n: 4).map { $0 * 2 }, Array(Countdown(n: 2)), Countdown(n: 3).reduce(0, +))  // expect: [8, 6, 4, 2] [2, 1] 6
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
print(Pair(a: 1, b: "x").swapped().a, Pair(a: 1, b: 2) == Pair(a: 1, b: 2))  // expect: x true
struct Money: Comparable, AdditiveArithmetic { var cents: Int
    static let zero = Money(cents: 0)
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) } }
func sum<T: AdditiveArithmetic>(_ values: [T]) -> T { var t = T.zero; for v in values { t = t + v }; return t }
print(sum([Money(cents: 3), Money(cents: 4)]).cents, sum([1, 2, 3]), sum([0.5, 0.25]))  // expect: 7 6 0.75
print(max(Money(cents: 3), Money(cents: 9)).cents, [Money(cents: 5), Money(cents: 1)].sorted().map { $0.cents })  // expect: 9 [1, 5]
protocol Visitor: AnyObject { func visit(_ n: Int) }
class Collector: Visitor { var seen: [Int] = []; func visit(_ n: Int) { seen.append(n) } }
let collector = Collector()
let visitor: any Visitor = collector
visitor.visit(5)
print(collector.seen)  // expect: [5]
print(all[0] is Cat, (all[1] as? Robot)?.name ?? "-", type(of: all[0]))  // expect: true R2 Cat
extension Array where Element: Describable { var names: String { map { $0.name }.joined(separator: "+") } }
print([Cat(name: "x"), Cat(name: "y")].names)  // expect: x+y
extension Int { var doubled: Int { self * 2 }; func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } } }
2.times { print($0.doubled) }  // expect: 0 | 2
