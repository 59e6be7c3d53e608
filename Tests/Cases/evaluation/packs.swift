protocol Named { var name: String { get } }
struct A: Named { var name: String }
struct B: Named { var name: String; var n = 2 }
func show<T>(_ x: T) -> String { "<\(x) of \(T.self)>" }
func names<each V: Named>(_ v: repeat each V) -> [String] {
    var all: [String] = []
    for x in repeat each v { all.append(x.name) }
    return all
}
print(names(A(name: "a"), B(name: "b")), names(), names(B(name: "c")))  // expect: ["a", "b"] [] ["c"]
func shown<each V>(_ v: repeat each V) {
    repeat print(show(each v))  // expect: <1 of Int> | <two of String> | <[3.0] of Array<Double>> | <true of Bool> | <[1, 2] of Array<Int>>
}
shown(1, "two", [3.0], true)
shown([1, 2])
func lengths<each V: Collection>(_ v: repeat each V) -> Int {
    var total = 0
    repeat total += (each v).count
    return total
}
print(lengths([1, 2], "abc", Set([1])))  // expect: 6
func pair<each V>(_ v: repeat each V) -> (repeat (each V, String)) { (repeat (each v, show(each v))) }
let p = pair(1, "x")
print(p.0.0 + 1, p.0.1, p.1)  // expect: 2 <1 of Int> ("x", "<x of String>")
func forward<each V: Named>(_ v: repeat each V) -> [String] { names(repeat each v) + names(repeat wrap(each v)) }
func wrap<T: Named>(_ x: T) -> Wrapped<T> { Wrapped(base: x) }
struct Wrapped<T: Named>: Named { let base: T; var name: String { "w" + base.name } }
print(forward(A(name: "a"), B(name: "b")))  // expect: ["a", "b", "wa", "wb"]
struct Row<each V: Named> {
    let items: (repeat each V)
    init(_ v: repeat each V) { items = (repeat each v) }
    var text: String {
        var parts: [String] = []
        repeat parts.append((each items).name)
        return parts.joined(separator: "+")
    }
    func types() -> [String] {
        var parts: [String] = []
        repeat parts.append(typeName((each V).self))
        return parts
    }
}
print(Row(A(name: "1"), B(name: "2"), A(name: "3")).text, Row(A(name: "only")).text, Row(A(name: "a"), B(name: "b")).types())  // expect: 1+2+3 only ["A", "B"]
func typeName<T>(_ t: T.Type) -> String { "\(t)" }
func equal<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool {
    var same = true
    repeat same = same && each a == each b
    return same
}
print(equal((1, "a"), (1, "a")), equal((1, "a"), (1, "b")))  // expect: true false
func first<each T>(_ f: repeat () -> each T) -> (repeat each T) { (repeat (each f)()) }
print(first({ 1 }, { "b" }))  // expect: (1, "b")
func later<each T>(_ x: repeat each T) -> [() -> String] {
    var all: [() -> String] = []
    repeat all.append({ show(each x) })
    return all
}
for f in later(1, "q") { print(f()) }  // expect: <1 of Int> | <q of String>
func optionals<each T>(_ x: repeat Optional<each T>) -> [Bool] { var r: [Bool] = []; repeat r.append((each x) == nil); return r }
print(optionals(1 as Int?, nil as String?))  // expect: [false, true]
