var numbers = Array(1...7)
let pivot = numbers.partition { $0.isMultiple(of: 2) }
print(pivot, numbers.prefix(pivot).allSatisfy { $0 % 2 == 1 })  // expect: 4 true
let change = [1, 2, 3].difference(from: [1, 3, 4])
print(change.insertions.count, change.removals.count, [1, 3, 4].applying(change)!)  // expect: 1 1 [1, 2, 3]
for step in change {
    switch step {
    case .insert(let offset, let element, _): print("insert", element, "at", offset)  // expect: insert 2 at 1
    case .remove(let offset, let element, _): print("remove", element, "at", offset)  // expect: remove 4 at 2
    }
}
struct Ring: Collection {
    var items: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> Int { items[i] }
}
print(Ring(items: [1, 2, 3]).dropFirst().map { $0 * 2 }, Ring(items: [4, 5]).contains(5))  // expect: [4, 6] true
extension Collection {
    subscript(at index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
print([1, 2][at: 1] ?? 0, [1, 2][at: 5] ?? 0, "abc"[at: "abc".startIndex] ?? "-")  // expect: 2 0 a
var ages = ["a": 1]
if let index = ages.index(forKey: "a") { print(ages[index].value, ages.remove(at: index).key, ages.isEmpty) }  // expect: 1 a true
func distinct<T>(_ values: Set<T>) -> Int { values.count }
func keys<Key, Value>(_ values: [Key: Value]) -> Int { values.keys.count }
print(distinct([1, 1, 2]), keys(["x": 1.5]))  // expect: 2 1
