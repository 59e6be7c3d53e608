struct Person: Identifiable, Hashable { let id: Int; var name: String; var city: String; var age: Int }
let people = [
    Person(id: 1, name: "Ann", city: "Bern", age: 31), Person(id: 2, name: "Bob", city: "Rome", age: 25),
    Person(id: 3, name: "Cid", city: "Bern", age: 47), Person(id: 4, name: "Dan", city: "Oslo", age: 25),
]
let byCity = Dictionary(grouping: people, by: \.city)
for city in byCity.keys.sorted() { print(city, byCity[city]!.map(\.name)) }  // expect: Bern ["Ann", "Cid"] | Oslo ["Dan"] | Rome ["Bob"]
let names = Dictionary(uniqueKeysWithValues: people.map { ($0.id, $0.name) })
print(names[3] ?? "?", names[9] ?? "?", names.count)  // expect: Cid ? 4
let counts = people.reduce(into: [:]) { counts, person in counts[person.age, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })  // expect: ["25:2", "31:1", "47:1"]
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name))  // expect: ["Bob", "Dan", "Ann", "Cid"]
print(people.map(\.age).max()!, people.min { $0.age < $1.age }!.name, people.first { $0.city == "Oslo" }?.id ?? 0)  // expect: 47 Bob 4
let (young, old) = people.reduce(into: ([Person](), [Person]())) { if $1.age < 30 { $0.0.append($1) } else { $0.1.append($1) } }
print(young.count, old.count)  // expect: 2 2
extension Sequence {
    func sorted<T: Comparable>(by path: KeyPath<Element, T>, descending: Bool = false) -> [Element] {
        sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
    }
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [Key: [Element]] { Dictionary(grouping: self, by: key) }
    func sum<N: Numeric>(_ path: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: path] } }
}
print(people.sorted(by: \.name, descending: true).map(\.id), people.sorted(by: \.age).map(\.id), people.sum(\.age))  // expect: [4, 3, 2, 1] [2, 4, 1, 3] 128
print(people.grouped { $0.name.count }.keys.sorted())  // expect: [3]
let merged = ["a": 1, "b": 2].merging(["b": 3, "c": 4]) { old, new in old + new }
print(merged.sorted { $0.key < $1.key }.map { $0.value })  // expect: [1, 5, 4]
print(merged.mapValues { $0 * 10 }["b"]!, merged.filter { $0.value > 1 }.count, merged.values.sorted())  // expect: 50 2 [1, 4, 5]
var inventory: [String: [String: Int]] = [:]
inventory["fruit", default: [:]]["apple", default: 0] += 3
inventory["fruit"]?["pear"] = 2
print(inventory["fruit"]!["apple"]!, inventory["fruit"]?["pear"] ?? 0, inventory["veg"]?["kale"] as Any)  // expect: 3 2 nil
inventory["fruit"] = nil
print(inventory.isEmpty, inventory["x"] == nil)  // expect: true true
let pairs = zip(1..., ["x", "y", "z"])
for (number, letter) in pairs { print(number, letter) }  // expect: 1 x | 2 y | 3 z
print(Array(zip([1, 2, 3], ["a", "b"])).count, zip([1, 2], [3, 4]).map(*))  // expect: 2 [3, 8]
print(stride(from: 0, to: 10, by: 3).map { $0 }, Array(stride(from: 1.0, through: 0, by: -0.5)))  // expect: [0, 3, 6, 9] [1.0, 0.5, 0.0]
let words = "the quick brown the lazy the".split(separator: " ")
let frequency = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(frequency["the"]!, frequency.max { $0.value < $1.value }!.key)  // expect: 3 the
print([3, 1, 2].sorted(by: >), [[1, 2], [3]].flatMap { $0 }, ["1", "x", "3"].compactMap(Int.init), Array([1, 2, 3, 4, 5][1...3]))  // expect: [3, 2, 1] [1, 2, 3] [1, 3] [2, 3, 4]
let chunks = stride(from: 0, to: 7, by: 3).map { Array(Array(0..<7)[$0..<min($0 + 3, 7)]) }
print(chunks)  // expect: [[0, 1, 2], [3, 4, 5], [6]]
