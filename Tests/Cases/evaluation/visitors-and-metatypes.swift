import Observation
@Observable final class Model { var name = "a"; var items: [Int] = []; @ObservationIgnored var hidden = 0; var count: Int { items.count }; private var secret = 1; func bump() { secret += 1; items.append(secret) } }
let m = Model(); m.hidden = 3; m.bump(); m.name = "b"; print(m.name, m.items, m.count)  // expect: b [2] 1
final class Weak<T: AnyObject> { weak var value: T?; init(_ v: T) { value = v } }
class Node { var kids: [Node] = []; weak var parent: Node?; let id: Int; init(_ id: Int, _ kids: [Node] = []) { self.id = id; self.kids = kids; kids.forEach { $0.parent = self } }; lazy var path: String = (parent.map { $0.path + "/" } ?? "") + "\(id)"; func find(_ p: @escaping (Node) -> Bool) -> Node? { p(self) ? self : kids.lazy.compactMap { $0.find(p) }.first } }
let leaf = Node(3); let root = Node(1, [Node(2, [leaf])]); print(leaf.path, root.find { $0.id == 3 } === leaf, root.find { $0.id == 9 } == nil, leaf.parent!.parent!.id)  // expect: 1/2/3 true true 1
var w = Weak(Node(5)); print(w.value == nil)  // expect: true
protocol Visitor { associatedtype R; func num(_ n: Int) -> R; func add(_ a: R, _ b: R) -> R }
indirect enum E { case n(Int), add(E, E); func accept<V: Visitor>(_ v: V) -> V.R { switch self { case .n(let x): v.num(x); case .add(let a, let b): v.add(a.accept(v), b.accept(v)) } } }
struct Eval: Visitor { func num(_ n: Int) -> Int { n }; func add(_ a: Int, _ b: Int) -> Int { a + b } }
struct Show: Visitor { func num(_ n: Int) -> String { "\(n)" }; func add(_ a: String, _ b: String) -> String { "(\(a)+\(b))" } }
let e = E.add(.n(1), .add(.n(2), .n(3))); print(e.accept(Eval()), e.accept(Show()))  // expect: 6 (1+(2+3))
struct AnyShape { private let _area: () -> Double; init<S: Shape>(_ s: S) { _area = { s.area } }; var area: Double { _area() } }
protocol Shape { var area: Double { get }; init(side: Double); static func unit() -> Self }
extension Shape { static func unit() -> Self { Self(side: 1) } }
struct Sq: Shape { let side: Double; var area: Double { side * side } }
struct Ci: Shape { let r: Double; init(side: Double) { r = side }; var area: Double { r * 3 }; static func unit() -> Ci { Ci(side: 2) } }
let types: [any Shape.Type] = [Sq.self, Ci.self]; print(types.map { $0.init(side: 3).area }, types.map { $0.unit().area }, [AnyShape(Sq(side: 2)), AnyShape(Ci(side: 1))].map(\.area))  // expect: [9.0, 9.0] [1.0, 6.0] [4.0, 3.0]
func make<T: Shape>(_ t: T.Type = T.self) -> T { t.init(side: 5) }; let q: Sq = make(); print(q.area, make(Ci.self).area)  // expect: 25.0 15.0
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }; let ns: String? = nil; print(ns.isNilOrEmpty, Optional([1]).isNilOrEmpty)  // expect: true false
struct Debounced<Value> { var value: Value; var history: [Value] = []; mutating func callAsFunction(_ v: Value) { history.append(value); value = v } }; var d = Debounced(value: 1); d(2); d(3); print(d.history, d.value)  // expect: [1, 2] 3
func measure<T>(_ label: String, _ f: () throws -> T) rethrows -> T { print("start", label); defer { print("end", label) }; return try f() }; print(measure("x") { [1, 2].map { $0 * 2 } })  // expect: start x | end x | [2, 4]
let sorted = [("b", 2), ("a", 2), ("c", 1)].sorted { $0.1 != $1.1 ? $0.1 > $1.1 : $0.0 < $1.0 }; print(sorted.map { $0.0 }, sorted.map { $0 }.first!)  // expect: ["a", "b", "c"] ("a", 2)
let dict = Dictionary(zip(["a", "b"], 1...)) { $1 }; print(dict["b"]!, dict.keys.sorted().joined())  // expect: 2 ab
enum Suit: String, CaseIterable, Comparable { case clubs = "♣︎", hearts = "♥︎"; static func < (l: Suit, r: Suit) -> Bool { allCases.firstIndex(of: l)! < allCases.firstIndex(of: r)! } }; print(Suit.hearts > .clubs, Suit.allCases.sorted(by: >).map(\.rawValue))  // expect: true ["♥︎", "♣︎"]
enum Level: Int, Comparable { case low, mid, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }; print((Level.low...Level.high).contains(.mid), max(Level.low, .high), Level.mid.hashValue == Level.mid.hashValue)  // expect: true high true
switch (Level.low, Level.high) { case (.low, let x) where x > .mid: print("up", x); default: break }  // expect: up high
