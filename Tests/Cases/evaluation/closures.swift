func makeCounter() -> () -> Int {
    var count = 0
    return { count += 1; return count }
}
let first = makeCounter()
let second = makeCounter()
print(first(), first(), second())  // expect: 1 2 1
var log: [String] = []
let note: (String) -> Void = { log.append($0) }
note("a"); note("b")
print(log)  // expect: ["a", "b"]
func apply(_ n: Int, _ f: (Int) -> Int) -> Int { f(n) }
print(apply(3) { $0 * $0 }, apply(3, { x in x + 1 }), apply(4, -))  // expect: 9 4 -4
let add: (Int, Int) -> Int = { $0 + $1 }
print(add(2, 3), [1, 2, 3].reduce(1, *))  // expect: 5 6
var x = 1
let byReference = { x }
let byValue = { [x] in x }
x = 2
print(byReference(), byValue())  // expect: 2 1
func outer() -> Int {
    func inner(_ n: Int) -> Int { n <= 1 ? 1 : n * inner(n - 1) }
    return inner(5)
}
print(outer())  // expect: 120
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ (n: Int) in n + 1 }, { "<\($0)>" })(4))  // expect: <5>
var handlers: [() -> Void] = []
for i in 0..<3 { handlers.append { print("h", i) } }  // expect: h 0 | h 1 | h 2
handlers.forEach { $0() }
func lazily(_ value: @autoclosure () -> Int, _ use: Bool) -> Int { use ? value() : 0 }
func loud() -> Int { print("loud"); return 7 }  // expect: loud
print(lazily(loud(), false), lazily(loud(), true))  // expect: 0 7
func variadic(_ numbers: Int..., label: String = "sum") -> String { "\(label) \(numbers.reduce(0, +)) of \(numbers.count)" }
print(variadic(1, 2, 3), variadic(label: "none"))  // expect: sum 6 of 3 none 0 of 0
func multiple(a: () -> Int, b: () -> Int) -> Int { a() - b() }
print(multiple { 5 } b: { 3 })  // expect: 2
struct Adder { let base: Int; func callAsFunction(_ n: Int) -> Int { base + n } }
print(Adder(base: 10)(5), [1, 2].map(Adder(base: 1).callAsFunction))  // expect: 15 [2, 3]
class Owner { var name = "owner"; lazy var greet: () -> String = { [weak self] in "hi \(self?.name ?? "nobody")" } }
let owner = Owner()
print(owner.greet())  // expect: hi owner
func counter() -> (inc: () -> Void, get: () -> Int) { var n = 0; return ({ n += 1 }, { n }) }
let c = counter()
c.inc(); c.inc()
print(c.get())  // expect: 2
let transform: (Int) -> String = { String(describing: $0) }
print([3, 4].map(transform), ["a", "b"].map { $0.uppercased() })  // expect: ["3", "4"] ["A", "B"]
var chosen: Set<Int> = [1]
func run(_ body: (Int) -> Void) { body(1) }
run { if chosen.contains($0) { chosen.remove($0) } else { chosen.insert($0) } }
print(chosen)  // expect: []
run { switch chosen.count { case 0: chosen.insert($0)
    default: chosen.remove($0) } }
print(chosen)  // expect: [1]
let toggle: (Int) -> Void = { number in if chosen.contains(number) { chosen.remove(number) } else { chosen.insert(number) } }
toggle(1)
print(chosen)  // expect: []
func given<R>(_ body: () -> R) -> R { body() }
given { if chosen.isEmpty { chosen.insert(4) } else { chosen.remove(1) } }
print(chosen, given { if chosen.isEmpty { "none" } else { "some" } })  // expect: [4] some
