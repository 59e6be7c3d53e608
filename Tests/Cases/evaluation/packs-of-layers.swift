struct Stack<Element> { private(set) var items: [Element] = []; init() {}; init<S: Sequence>(_ s: S) where S.Element == Element { items = Array(s) } }
extension Stack: Sequence { func makeIterator() -> some IteratorProtocol<Element> { items.reversed().makeIterator() } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: CustomStringConvertible { var description: String { "<" + map { "\($0)" }.joined(separator: " ") + ">" } }
print(Stack([1, 2, 3]), Stack("ab") == Stack("ab"), Stack([3, 1]).sorted())  // expect: <3 2 1> true [1, 3]
protocol Layer { associatedtype Output; func run() -> Output }
struct Const<T>: Layer { let v: T; func run() -> T { v } }
struct Mapped<L: Layer, U>: Layer { let base: L; let f: (L.Output) -> U; func run() -> U { f(base.run()) } }
struct Zipped<A: Layer, B: Layer>: Layer { let a: A, b: B; func run() -> (A.Output, B.Output) { (a.run(), b.run()) } }
extension Layer { func map<U>(_ f: @escaping (Output) -> U) -> Mapped<Self, U> { Mapped(base: self, f: f) }; func zip<O: Layer>(_ o: O) -> Zipped<Self, O> { Zipped(a: self, b: o) } }
print(Const(v: 3).map { $0 * 2 }.zip(Const(v: "x").map { $0 + "!" }).run())  // expect: (6, "x!")
func pick(_ flag: Bool) -> any Layer { flag ? Const(v: 1) : Const(v: "s") }
print(pick(true).run(), pick(false).run())  // expect: 1 s
func all<each L: Layer>(_ l: repeat each L) -> (repeat (each L).Output) { (repeat (each l).run()) }
let r = all(Const(v: 1), Const(v: "two").map(\.count), Const(v: [3.5])); print(r.0 + r.1, r.2[0])  // expect: 4 3.5
struct Pipeline<each Step: Layer> { let steps: (repeat each Step); init(_ s: repeat each Step) { steps = (repeat each s) }; func results() -> [String] { var out: [String] = []; for s in repeat each steps { out.append("\(s.run())") }; return out } }
print(Pipeline(Const(v: 1), Const(v: true)).results(), Pipeline().results())  // expect: ["1", "true"] []
func count<each T>(_ t: repeat each T) -> Int { var n = 0; for _ in repeat each t { n += 1 }; return n }
print(count(), count(1), count(1, "a", [2]))  // expect: 0 1 3
func firstMatch<each T: Equatable>(_ a: repeat each T, to b: repeat each T) -> Int? { var i = 0; for (x, y) in repeat (each a, each b) { if same(x, y) { return i }; i += 1 }; return nil }
func same<T: Equatable>(_ x: T, _ y: T) -> Bool { x == y }
print(firstMatch(1, "a", to: 2, "a") ?? -1)  // expect: 1
func tuple<each T>(_ t: repeat each T) -> (Int, repeat each T) { (0, repeat each t) }
let tt = tuple("a", 2.5); print(tt.0, tt.1, tt.2)  // expect: 0 a 2.5
func arrays<each T>(_ t: repeat each T) -> (repeat [each T]) { (repeat [each t]) }
let aa = arrays(1, "b"); print(aa.0 + [2], aa.1)  // expect: [1, 2] ["b"]
