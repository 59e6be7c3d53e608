// What published packages write, in programs of our own.

// An associated type that the members say is another than the generic parameter of that name.
protocol Key { associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, next: () -> Value) }
struct Gathered<Value>: Key {
    static var defaultValue: [Value] { [] }
    static func reduce(value: inout [Value], next: () -> [Value]) { value.append(contentsOf: next()) }
}
func gather<K: Key>(_ key: K.Type, _ parts: [K.Value]) -> K.Value {
    var value = K.defaultValue
    for part in parts { K.reduce(value: &value) { part } }
    return value
}
print(gather(Gathered<Int>.self, [[1], [2, 3]]))  // expect: [1, 2, 3]

// `Optional<T>(nil)` is nothing, as `nil as T?` is.
print([1, 2].reduce(into: Optional<String>(nil)) { text, number in text = (text ?? "") + "\(number)" } ?? "none")  // expect: 12
print(Optional<Int>(nil) == nil, Optional(3) == 3)  // expect: true true

// Sets of any kind.
extension SetAlgebra {
    mutating func toggle(_ member: Element, included: Bool) { if included { insert(member) } else { remove(member) } }
    func meets(_ other: Self) -> Bool { !intersection(other).isEmpty }
}
struct Sides: OptionSet { let rawValue: Int
    static let left = Sides(rawValue: 1), right = Sides(rawValue: 2) }
var sides: Sides = [.left]
sides.toggle(.right, included: true)
sides.toggle(.left, included: false)
print(sides == .right, sides.meets([.left, .right]), sides.isStrictSubset(of: [.left, .right]))  // expect: true true true
var numbers: Set = [1, 2]
numbers.toggle(2, included: false)
print(numbers, numbers.meets([1, 5]), numbers.popFirst() ?? 0, numbers.popFirst() ?? 0)  // expect: [1] true 1 0
func whole<S: SetAlgebra>(_ all: S, _ part: S) -> Bool { all.isSuperset(of: part) && part.isSubset(of: all) }
print(whole(Set([1, 2]), [2]), whole(Sides.left, [.right]))  // expect: true false

// A stored member of an extension says what the type's parameter is.
struct Badge<Icon> { let icon: Icon }
extension Badge where Icon == String {
    static let bell = named("bell")
    static func named(_ name: String) -> Badge<String> { Badge(icon: name) }
}
print(Badge.bell.icon)  // expect: bell

// What an extension says of one parameter says it of the one that depends on it.
protocol Style { associatedtype Input }
struct Plain<Input>: Style { var name = "plain" }
struct Field<Value, S: Style> where S.Input == Value {
    let value: Value
    let style: S
    init(values: [Double], style: S) where Value == Double { value = values[0]; self.style = style }
}
extension Field where S == Plain<Double> {
    var doubled: Double { value * 2 }
    init(values: [Double]) { self.init(values: values, style: Plain()) }
}
print(Field(values: [1.5]).doubled)  // expect: 3.0

// A type that can be written as a number takes no literal from the language's own types.
struct Radii: ExpressibleByIntegerLiteral { var all: Double
    init(integerLiteral value: Int) { all = Double(value) }
    static func - (lhs: Radii, rhs: Double) -> Radii { lhs }
    static func + (lhs: Radii, rhs: Double) -> Radii { lhs }
}
let scale = 0.5
print((40 - (16 * scale)) * 2, 1 + scale)  // expect: 64.0 1.5

// An implicit member on both sides of an operator of the program's own.
struct Move { var steps: [String]
    static let fade = Move(steps: ["fade"])
    static func slide(_ edge: String) -> Move { Move(steps: ["slide \(edge)"]) }
    func slowly() -> Move { Move(steps: steps + ["slowly"]) } }
func + (lhs: Move, rhs: Move) -> Move { Move(steps: lhs.steps + rhs.steps) }
print((.slide("in") + .fade).slowly().steps)  // expect: ["slide in", "fade", "slowly"]

// What the elements of a literal are follows from another argument.
enum Edge { case top, bottom }
func index<C: RandomAccessCollection>(_ choices: C, of choice: C.Element) -> Int where C.Element: Equatable {
    Array(choices).firstIndex(of: choice) ?? -1
}
let edge: Edge? = .bottom
print(index([nil, .top, .bottom], of: edge))  // expect: 2

// `??` of the program's own.
struct Box<T> { var value: T }
func ?? <T>(left: Box<T?>, right: T) -> Box<T> { Box(value: left.value ?? right) }
let open: Box<Edge> = Box<Edge?>(value: nil) ?? .top
print(open.value)  // expect: top

// Of several properties of one name the assigned value decides.
struct Label { var marks: [String] = [] }
extension Label {
    var mark: Int? { get { nil } set { marks.append("number \(newValue ?? 0)") } }
}
extension Label {
    struct Tone { static let loud = Tone() }
    var tone: Tone { get { .loud } set { marks.append("tone") } }
}
var label = Label()
label.mark = 3
label.tone = .loud
print(label.marks)  // expect: ["number 3", "tone"]

// What an own subscript does not take the dynamic one does.
@dynamicMemberLookup struct Lens<Value> { var value: Value
    subscript<T>(dynamicMember path: KeyPath<Value, T>) -> Lens<T> { Lens<T>(value: value[keyPath: path]) } }
extension Lens where Value == [String: Int] { subscript(times factor: Int) -> Int { value.count * factor } }
let lens = Lens(value: ["a": 1])
print(lens[times: 3], lens["a"].value ?? 0, lens.count.value)  // expect: 3 1 1

// A member of an implicitly unwrapped value before one that all optionals have.
protocol Shown {}
extension Shown { func depth(_ by: Int) -> String { "shown" } }
extension Optional: Shown where Wrapped: Shown {}
final class Layer { var depth = 1.0 }
final class Owner { var layer: Layer!
    func set() -> Double { layer = Layer(); layer.depth = 2; return layer.depth } }
print(Owner().set())  // expect: 2.0
