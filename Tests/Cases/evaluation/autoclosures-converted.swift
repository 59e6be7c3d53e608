// A method handed to `flatMap` gives a `Double` where a `Double?` is wanted: a closure is made of it within the
// autoclosure, whose frame it then belongs to.
struct Measure {
    var count: Int?
    func half(_ value: Int) -> Double { Double(value) / 2 }
    func first() -> Double { count.flatMap(half) ?? count.flatMap(half) ?? 3 }
    func last() -> Double { nil ?? count.flatMap(half) ?? 3 }
    func chosen(_ a: Double?, _ b: @autoclosure () -> Double?) -> Double? { a ?? b() }
    func nested() -> Double? { chosen(nil, chosen(nil, chosen(nil, count.flatMap(half)))) }
    func kept() -> [() -> Double?] { [1, 2].map { factor in { self.chosen(nil, self.count.flatMap(self.half).map { $0 * factor }) } } }
}
print(Measure(count: 5).first(), Measure().first())  // expect: 2.5 3.0
print(Measure(count: 5).last(), Measure().last())  // expect: 2.5 3.0
print(Measure(count: 7).nested() ?? -1, Measure().nested() ?? -1)  // expect: 3.5 -1.0
print(Measure(count: 3).kept().map { $0() ?? 0 })  // expect: [1.5, 3.0]
func doubled(_ value: Int) -> Int { value * 2 }
let known: Int? = 4, unknown: Int? = nil
func either(_ a: Int?, _ b: @autoclosure () -> Int?, _ c: @autoclosure () -> Int?) -> Int? { a ?? b() ?? c() }
print(either(unknown.flatMap(doubled), unknown.flatMap(doubled), known.flatMap(doubled)) ?? 0)  // expect: 8
