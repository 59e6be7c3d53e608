@propertyWrapper struct Clamped<V: Comparable> {
    private var value: V; let range: ClosedRange<V>
    private(set) var projectedValue: Int = 0
    var wrappedValue: V { get { value } set { let c = min(max(newValue, range.lowerBound), range.upperBound); if c != newValue { projectedValue += 1 }; value = c } }
    init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
}
struct Player { @Clamped(0...100) var health = 150; @Clamped(0...10) var mana: Int = 5
    mutating func hit(_ n: Int) { health -= n } }
var p = Player()
print(p.health, p.$health); p.hit(120); print(p.health, p.$health); p.mana = 99; print(p.mana, p.$mana)  // expect: 100 0 | 0 1 | 10 1
@propertyWrapper final class Logged<T> { var wrappedValue: T { didSet { log.append("\(oldValue)->\(wrappedValue)") } }; var log: [String] = []; var projectedValue: Logged<T> { self }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct S { @Logged var n = 1 }
let s = S(); let t = s; t.n = 5; s.n = 6; print(s.$n.log, t.n)  // expect: ["1->5", "5->6"] 6
@propertyWrapper struct Lazy2<T> { enum State { case no(() -> T), yes(T) }; private var state: State
    init(wrappedValue: @autoclosure @escaping () -> T) { state = .no(wrappedValue) }
    var wrappedValue: T { mutating get { switch state { case .yes(let v): return v; case .no(let f): let v = f(); state = .yes(v); return v } } set { state = .yes(newValue) } } }
func compute() -> Int { print("computing"); return 9 }  // expect: computing
struct L { @Lazy2 var x = compute() }
var l = L(); print("before"); print(l.x, l.x); l.x = 4; print(l.x)  // expect: before | 9 9 | 4
func local() { @Clamped(1...3) var q = 7; print(q, $q); q = 0; print(q, $q) }  // expect: 3 0 | 1 1
local()
@propertyWrapper struct Trimmed { var wrappedValue: String { didSet { wrappedValue = wrappedValue.filter { $0 != " " } } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.filter { $0 != " " } } }
struct Form { @Trimmed var name: String; @Trimmed var city = " Rome " }
var f = Form(name: " A B "); print(f.name, f.city); f.name = " x y"; print(f.name)  // expect: AB Rome | xy
