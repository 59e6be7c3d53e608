struct Person { var name: String; var age: Int; var home = Address() }
struct Address { var city = "Bern"; var zip: Int? = nil }
var people = [Person(name: "Ann", age: 30), Person(name: "Bob", age: 20)]
print(people.map(\.name), people.sorted { $0.age < $1.age }.map(\.age), people.map(\.home.city))  // expect: ["Ann", "Bob"] [20, 30] ["Bern", "Bern"]
let path = \Person.age
people[0][keyPath: path] += 1
print(people[0][keyPath: path], people[0][keyPath: \.home.city])  // expect: 31 Bern
func set<T, V>(_ value: inout T, _ path: WritableKeyPath<T, V>, _ new: V) { value[keyPath: path] = new }
set(&people[1], \.home.city, "Rom")
print(people[1].home.city)  // expect: Rom
@propertyWrapper struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
    var projectedValue: String { "\(value) in \(range)" }
    init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
}
struct Volume { @Clamped(0...10) var level = 5; @Clamped(1...3) var steps = 9 }
var volume = Volume()
volume.level = 50
print(volume.level, volume.steps, volume.$level)  // expect: 10 3 10 in 0...10
volume.level -= 4
print(volume.level)  // expect: 6
@resultBuilder struct Lines {
    static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "/") }
    static func buildOptional(_ part: String?) -> String { part ?? "-" }
    static func buildEither(first: String) -> String { "1" + first }
    static func buildEither(second: String) -> String { "2" + second }
    static func buildArray(_ parts: [String]) -> String { parts.joined() }
}
func lines(@Lines _ make: () -> String) -> String { make() }
let flag = true
print(lines { "a"; if flag { "b" }; if flag { "c" } else { "d" }; for i in 0..<2 { "\(i)" } })  // expect: a/b/1c/01
@dynamicMemberLookup struct Dyn { subscript(dynamicMember name: String) -> String { "dyn " + name } }
print(Dyn().color)  // expect: dyn color
