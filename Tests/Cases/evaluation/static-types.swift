// What a value's type says beyond the value: labels, characters, generic arguments.
import Foundation
let counts = ["b": 2, "a": 1]
print(counts.sorted { $0.key < $1.key }, counts.min { $0.value < $1.value }!)  // expect: [(key: "a", value: 1), (key: "b", value: 2)] (key: "a", value: 1)
print([(name: "a", age: 1)], Optional((x: 1, y: 2)) as Any, [[(1, at: "b")]])  // expect: [(name: "a", age: 1)] Optional((x: 1, y: 2)) [[(1, at: "b")]]
let values: [Any] = [Character("c"), "s", "text".prefix(2), Float(0.5), 0.5, ("a", 5)]
for value in values {
    switch value {
    case let text as String: print("text", text)  // expect: text s
    case let character as Character: print("character", character)  // expect: character c
    case let part as Substring: print("part", part)  // expect: part te
    case let number as Double: print("double", number)  // expect: double 0.5
    case let number as Float: print("float", number)  // expect: float 0.5
    case let (text, number) as (String, Int): print("pair", text, number)  // expect: pair a 5
    default: print("something else")
    }
}
struct Pair<First, Second> { let first: First, second: Second }
print(Pair(first: 1, second: "b"), Pair(first: [1.5], second: true))  // expect: Pair<Int, String>(first: 1, second: "b") Pair<Array<Double>, Bool>(first: [1.5], second: true)
struct Stack<Element> { var items: [Element] = [] }
print(Stack(items: ["a"]), [Stack<Int>()].count)  // expect: Stack<String>(items: ["a"]) 1
enum Code: CustomDebugStringConvertible { case one; var debugDescription: String { "code" } }
print(Code.one, [Code.one], "\(Code.one)")  // expect: code [code] code
struct Person { var name: String; var address = Address(); struct Address { var city = "Rome" } }
var person = Person(name: "A")
let city = (\Person.address).appending(path: \.city)
person[keyPath: city] = "Oslo"
print(person.address.city, person[keyPath: city])  // expect: Oslo Oslo
let parts: [PartialKeyPath<Person>] = [\.name, \.address.city]
for part in parts { print(person[keyPath: part]) }  // expect: A | Oslo
@propertyWrapper final class Logged<Value> {
    var log: [Value] = []
    var wrappedValue: Value { didSet { log.append(oldValue) } }
    var projectedValue: Logged<Value> { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Document { @Logged var title = "one" }
let document = Document()
document.title = "two"
document.title = "three"
print(document.$title.log, document.title)  // expect: ["one", "two"] three
enum Step { case up, down }
for step: Step in [.up, .down] { print(step) }  // expect: up | down
func compose<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C { { second(first($0)) } }
print(compose({ (number: Int) in number + 1 }, String.init)(4))  // expect: 5
func largest<T: Comparable>(_ values: T...) -> T? { values.max() }
print(largest("b", "a")!, largest(1, 2) as Any)  // expect: b Optional(2)
let distance = Measurement(value: 5, unit: UnitLength.kilometers)
print(distance, distance.converted(to: .miles).value, distance + Measurement(value: 300, unit: UnitLength.meters), distance + distance)  // expect: 5.0 km 3.106863683249034 5300.0 m 10.0 km
let unique: Set = [3, 1, 3]
print(unique.map { $0 * 2 }.sorted())  // expect: [2, 6]
func doubled() -> [Int] {
    let numbers: Set = [5]
    return numbers.map { $0 * 2 }
}
print(doubled())  // expect: [10]
