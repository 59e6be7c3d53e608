// What published packages do with functions and closures: they convert where results become optional or an argument
// says nothing, are written without a space behind `@escaping`, and are called where they stand.

func twice(_ transform: @escaping(Int) -> Int) -> Int { transform(transform(2)) }
print(twice { $0 * 3 })  // expect: 18

struct Source<Value> {
    let make: () -> Value?
    func text() -> String { make().map { "\($0)" } ?? "none" }
}
func source<Value>(of make: @escaping () -> Value) -> Source<Value> { Source(make: make) }
print(source { 4 }.text(), Source<Int> { nil }.text())  // expect: 4 none

struct Measure {
    var count: Int?
    func half(_ value: Int) -> Double { Double(value) / 2 }
    func result() -> Double { count.flatMap(half) ?? 3 }
}
print(Measure(count: 5).result(), Measure().result())  // expect: 2.5 3.0

struct Gesture<Value> {
    var action: (Value) -> Void = { _ in }
    func onEnded(_ action: @escaping (Value) -> Void) -> Gesture { Gesture(action: action) }
}
let done: () -> Void = { print("ended") }  // expect: ended
Gesture<Void>().onEnded(done).action(())

class Counter { var made = 0; func next() -> () -> Int { made += 1; let now = made; return { now } } }
let counter = Counter()
let kept: () -> Int? = counter.next()
print(kept() ?? 0, kept() ?? 0, counter.made)  // expect: 1 1 1

func depth(_ level: Int) -> Int {
    guard let found: Int = {
        if level > 3 { return 3 }
        return nil
    }() else { return 0 }
    return found
}
print(depth(4), depth(1))  // expect: 3 0

typealias Split = (items: [Int], rest: Double)
func split() -> Split { Split(items: [1, 2], rest: 0.5) }
print(split().items.count, split().rest)  // expect: 2 0.5

func replacingLast<Item>(of items: [Item], by item: Item) -> [Item] { return Array(items).dropLast() + [item] }
print(replacingLast(of: [1, 2, 3], by: 9))  // expect: [1, 2, 9]

func doubled(_ values: [Int]) -> [Int] { values + values }
func count(_ values: [Int]?) -> Int {
    if let values = values {
        let values = doubled(values)
        return values.count
    }
    return 0
}
print(count([1, 2]))  // expect: 4
