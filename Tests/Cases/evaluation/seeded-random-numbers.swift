struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 2862933555777941757 &+ 3037000493
        return state
    }
}
func rolls(_ seed: UInt64) -> [Int] {
    var generator = Seeded(state: seed)
    return (0..<40).map { _ in Int.random(in: 1...6, using: &generator) }
}
print(rolls(1) == rolls(1), rolls(1) == rolls(2), Set(rolls(1)).sorted())  // expect: true false [1, 2, 3, 4, 5, 6]
var generator = Seeded(state: 42)
let units = (0..<40).map { _ in Double.random(in: 0..<1, using: &generator) }
print(units.allSatisfy { $0 >= 0 && $0 < 1 }, units.contains { $0 < 0.5 }, units.contains { $0 > 0.5 })  // expect: true true true
print([3, 1, 2].shuffled(using: &generator).sorted(), ["a"].randomElement(using: &generator)!)  // expect: [1, 2, 3] a
let empty: [Int] = []
print(empty.randomElement(using: &generator) ?? -1, empty.shuffled(using: &generator))  // expect: -1 []
let tosses = (0..<40).map { _ in Bool.random(using: &generator) }
print(tosses.contains(true), tosses.contains(false))  // expect: true true
var system = SystemRandomNumberGenerator()
print((0..<3).contains(Int.random(in: 0..<3, using: &system)))  // expect: true
