// MARK: - a text for a number
let x: Int = "a"
//           ^ error: cannot convert value of type 'String' to specified type 'Int'

// MARK: - a number for a text
let x: String = 3
//              ^ error: cannot convert value of type 'Int' to specified type 'String'

// MARK: - a Double for an Int
let x: Int = 1.5
//           ^ error: cannot convert value of type 'Double' to specified type 'Int'

// MARK: - an element of another type
let all: [Int] = [1, "a"]
//                   ^ error: cannot convert value of type 'String' to expected element type 'Int'

// MARK: - a key of another type
let all: [String: Int] = [1: 2]
//                        ^ error: cannot convert value of type 'Int' to expected dictionary key type 'String'

// MARK: - elements that differ
let all = [1, "a"]
//        ^ error: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional

// MARK: - an empty array of unknown elements
let all = []
//        ^ error: empty collection literal requires an explicit type

// MARK: - nil without a type
let x = nil
//      ^ error: 'nil' requires a contextual type

// MARK: - nil for a value
let x: Int = nil
//           ^ error: 'nil' cannot initialize specified type 'Int'

// MARK: - an assigned value of another type
var x = 1
x = "a"
//  ^ error: cannot assign value of type 'String' to type 'Int'

// MARK: - a returned value of another type
func f() -> Int { return "a" }
//                       ^ error: cannot convert return expression of type 'String' to return type 'Int'

// MARK: - an implicitly returned value of another type
func f() -> Int { "a" }
//                ^ error: cannot convert return expression of type 'String' to return type 'Int'

// MARK: - a value returned from nothing
func f() { return 1 }
//                ^ error: unexpected non-void return value in void function

// MARK: - nothing returned
func f() -> Int { return }
//                ^ error: non-void function should return a value

// MARK: - a condition that is no Bool
if 1 { print("a") }
// ^ error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
//   fix: '1' to 'true'

// MARK: - an assignment as a condition
var x = 1
if x = 2 { print("a") }
//   ^ error: use of '=' in a boolean context, did you mean '=='?
//   fix: '=' to '=='

// MARK: - ternary branches that differ
let x = true ? 1 : "a"
//      ^ error: result values in '? :' expression have mismatching types 'Int' and 'String'

// MARK: - unlike operands
let x = 1 + "a"
//        ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
//   note: overloads for '+' exist with these partially matching parameter lists: (String, String)

// MARK: - two unlike variables
let a = 1
let b = 1.5
let c = a + b
//        ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'Double'
//   note: overloads for '+' exist with these partially matching parameter lists: (Date, Double), (DispatchTime, Double)

// MARK: - an operator that a type does not have
struct A {}
let x = A() + A()
//          ^ error: binary operator '+' cannot be applied to two 'A' operands

// MARK: - equality that a type does not have
struct A {}
let x = A() == A()
//          ^ error: binary operator '==' cannot be applied to two 'A' operands

// MARK: - an order that a type does not have
let x = true < false
//           ^ error: binary operator '<' cannot be applied to two 'Bool' operands

// MARK: - not a number
let x = !1
//       ^ error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
//   fix: '1' to 'true'

// MARK: - minus a text
let x = -"a"
//      ^ error: unary operator '-' cannot be applied to an operand of type 'String'

// MARK: - an optional in a sum
let a: Int? = 1
let b = a + 1
//      ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
//   note: coalesce using '??' to provide a default when the optional value contains 'nil'
//   note: force-unwrap using '!' to abort execution if the optional value contains 'nil'

// MARK: - a member of an optional
let a: String? = "a"
let b = a.count
//      ^ error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
//   note: chain the optional using '?' to access the member only for non-'nil' base values

// MARK: - an optional for a value
let a: Int? = 1
let b: Int = a
//           ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
//   note: coalesce using '??' to provide a default when the optional value contains 'nil'
//   note: force-unwrap using '!' to abort execution if the optional value contains 'nil'

// MARK: - unwrapping what is no optional
let a = 1
let b = a!
//       ^ error: cannot force unwrap value of non-optional type 'Int'

// MARK: - binding what is no optional
let a = 1
if let b = a { print(b) }
//         ^ error: initializer for conditional binding must have Optional type, not 'Int'

// MARK: - chaining what is no optional
let a = "a"
let b = a?.count
//       ^ error: cannot use optional chaining on non-optional value of type 'String'

// MARK: - guarding what is no optional
func f(_ a: Int) { guard let b = a else { return }; print(b) }
//                               ^ error: initializer for conditional binding must have Optional type, not 'Int'

// MARK: - a cast that names nothing
let a = 1 as Missing
//           ^ error: cannot find type 'Missing' in scope

// MARK: - a coercion that cannot be
let a = "a" as Int
//      ^ error: cannot convert value of type 'String' to type 'Int' in coercion

// MARK: - a loop over a number
for i in 3 { print(i) }
//       ^ error: for-in loop requires 'Int' to conform to 'Sequence'

// MARK: - a tuple's missing element
let a = (1, 2).2
//             ^ error: value of tuple type '(Int, Int)' has no member '2'

// MARK: - a subscript by a text
let a = [1, 2]["a"]
//            ^ error: no exact matches in call to subscript
//   note: candidate: extension Array { subscript(index: Int) -> Element { get set } }
//   note: candidate: extension Array { subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set } }
//   note: candidate: extension Array { subscript(bounds: ClosedRange<Int>) -> ArraySlice<Element> { get set } }
//   note: candidate: extension Array { subscript(bounds: PartialRangeFrom<Int>) -> ArraySlice<Element> { get set } }
//   note: candidate: extension Array { subscript(bounds: PartialRangeUpTo<Int>) -> ArraySlice<Element> { get set } }
//   note: candidate: extension Array { subscript(bounds: PartialRangeThrough<Int>) -> ArraySlice<Element> { get set } }

// MARK: - a subscript that a type does not have
let a = 1[0]
//      ^ error: value of type 'Int' has no subscripts

// MARK: - too many generic arguments
let a: Array<Int, Int> = []
//     ^ error: generic type 'Array' specialized with too many type parameters (got 2, but expected 1)
//                       ^ error: empty collection literal requires an explicit type

// MARK: - generic arguments of a plain type
let a: Int<String> = 1
//     ^ error: cannot specialize non-generic type 'Int'

// MARK: - missing generic arguments
struct Box<T> { let value: T }
func f(_ box: Box) {}
//            ^ error: reference to generic type 'Box' requires arguments in <...>

// MARK: - a type that is no protocol
struct A: Int {}
//        ^ error: inheritance from non-protocol type 'Int'

// MARK: - a class from a struct
struct A {}
class B: A {}
//       ^ error: inheritance from non-protocol, non-class type 'A'

// MARK: - a duration from a text
let wait: Duration = "a"
//                   ^ error: cannot convert value of type 'String' to specified type 'Duration'

// MARK: - a colour for a font
Text("a").font(.red)
//              ^ error: type 'Font?' has no member 'red'

// MARK: - a font for a colour
Text("a").foregroundStyle(.title)
//                         ^ error: type 'ShapeStyle' has no member 'title'

// MARK: - a set of another element
let edges: Edge.Set = [.top, 1]
//                           ^ error: cannot convert value of type 'Int' to expected element type 'Edge.Set'

// MARK: - a closure for a number
let x: Int = { 1 }
//           ^ error: function produces expected type 'Int'; did you mean to call it with '()'?

// MARK: - a closure of another result
let f: () -> Int = { "a" }
//                   ^ error: cannot convert value of type 'String' to closure result type 'Int'

// MARK: - a closure of other parameters
let f: (Int) -> Int = { a, b in a }
//                      ^ error: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body

// MARK: - literals by context
let a: Double = 1
let b: CGFloat = 2
let c: Float = 1.5
let d: [Double] = [1, 2.5]
let e: UInt8 = 255

// MARK: - a product of literals
let length: CGFloat = 30
let part = length * (2 / 3)

// MARK: - Double and CGFloat convert
let a: Double = 1.5
let b: CGFloat = a
let c: Double = b

// MARK: - an optional from a value
let a: Int? = 1
let b: Int?? = a
let c: [Int?] = [1, nil]

// MARK: - comparing with nil
let a: Int? = 1
let b = a == nil || a != nil || a == 1

// MARK: - coalescing
let a: Int? = nil
let b: Int = a ?? 1
let c: Int? = a ?? nil

// MARK: - chains of optionals
struct A { var next: B? }
struct B { var name: String }
let a: A? = nil
let name: String? = a?.next?.name
let count: Int = a?.next?.name.count ?? 0

// MARK: - any protocol
protocol Shape2 { var area: Double { get } }
struct Square: Shape2 { var area: Double { 1 } }
let all: [any Shape2] = [Square(), Square()]
let sum = all.map(\.area).reduce(0, +)

// MARK: - tuples with labels
let size = (width: 1, height: 2)
let (w, h) = size
let sum = size.width + size.1 + w + h

// MARK: - nested collections
let grid: [[Int]] = [[1], [2, 3]]
let flat = grid.flatMap { $0 }
let groups: [String: [Int]] = ["a": [1]]
let first = groups["a"]?.first ?? 0

// MARK: - ranges
let a = 0..<3
let b = 0...3
let c = [1, 2, 3][1...]
let d = b.contains(2)

// MARK: - closures by context
let add: (Int, Int) -> Int = { $0 + $1 }
let all = [3, 1].sorted { $0 < $1 }.map { "\($0)" }.joined()

// MARK: - if and switch as values
let x = 3
let a = if x > 2 { "big" } else { "small" }
let b = switch x { case 0: "none"; case 1...3: "some"; default: "many" }

// MARK: - a cast
let a: Any = 1
let b = a as? Int ?? 0
let c = a is String

// MARK: - type aliases
typealias Pair<T> = (T, T)
typealias Handler = (Int) -> Void
let p: Pair<Int> = (1, 2)
let h: Handler = { print($0) }

// MARK: - metatypes
let t: Int.Type = Int.self
func make<T>(_ type: T.Type) -> T? { nil }
let n: Int? = make(Int.self)

// MARK: - colours by context
let a: Color = .red
let b: Color = .blue.opacity(0.5)
let c: [Color] = [.red, .green]

// MARK: - option sets
let a: Edge.Set = [.top, .leading]
let b: Edge.Set = .all
let c = a.contains(.top)

// MARK: - string interpolation
let name = "a"
let text = "\(name) \(1 + 2) \(name.count)"
let key: LocalizedStringKey = "\(name) **bold**"

// MARK: - literals that are joined are strings, whatever else could be written so
struct Title: View {
    let isNew = true
    var body: some View {
        Text("a" + "b")
        Button("No. \(1)" + (isNew ? " new" : "")) {}
    }
}

// MARK: - a joined string is no key
let key: LocalizedStringKey = "a" + "b"
//                            ^ error: cannot convert value of type 'String' to specified type 'LocalizedStringKey'

// MARK: - an implicit member beside an operand of another type is allowed
let turn: Angle = .degrees(30) * 2
func wait(until time: Date) {}
wait(until: .now + 60)

// MARK: - an implicit member beside a number in parentheses is allowed
let side = (2 * .pi) / Double(6)

// MARK: - an implicit member that neither operand nor result has
let turn: Angle = .degree(30) * 2
//                 ^ error: type 'Angle' has no member 'degree'
//   note: did you mean 'degrees'?
//   fix: 'degree' to 'degrees'

// MARK: - elements typed by what they are searched for are allowed
enum Step {
    case first, middle, last
    var isOuter: Bool { [.first, .last].contains(self) }
}

// MARK: - an element that what is searched for does not have
enum Step {
    case first, last
    var isOuter: Bool { [.first, .lost].contains(self) }
//                                ^ error: type 'Step' has no member 'lost'
//   note: did you mean 'last'?
//   fix: 'lost' to 'last'
}

// MARK: - a closure that only declares gives nothing
struct A: View {
    @State private var list = [1]
    var body: some View {
        Button("Drop") { withAnimation { let _ = list.popLast() } }
    }
}

// MARK: - an element of a bound pair is allowed
struct A: View {
    @State private var pair = (1.0, 2.0)
    var body: some View { Slider(value: $pair.0) }
}

// MARK: - a gradient's opacity is a view where a view is wanted
let view = ZStack { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5) }

// MARK: - a key path as a pattern is allowed
struct P { var x = 1.0; var y = 2.0 }
func name(_ path: KeyPath<P, Double>) -> String {
    switch path {
    case \.x: return "x"
    default: return "y"
    }
}

// MARK: - a style for the type that is written in is allowed
let price = 12.5
let text = Text("Total: \(price, format: .currency(code: "USD"))")

// MARK: - a property of a missing type is said once
struct A: View {
    @ObservedObject var book: Volume
//                            ^ error: cannot find type 'Volume' in scope
    var body: some View { TextField("Title", text: $book.title) }
}

// MARK: - keyframes of the property's type are allowed
struct Spin { var angle = Angle.zero }
let view = Text("a").keyframeAnimator(initialValue: Spin()) { view, _ in view } keyframes: { _ in
    KeyframeTrack(\.angle) { CubicKeyframe(.degrees(10), duration: 1) }
}

// MARK: - a prefix compared with a string is allowed
let isSame = "abc".prefix(2) == "ab"

// MARK: - an element of a bound array by its place is allowed
struct Row: Identifiable { let id: Int; var name: String }
struct A: View {
    @State private var rows = [Row(id: 1, name: "a")]
    var body: some View { TextField("Name", text: $rows[0].name) }
}

// MARK: - a bound value without places
struct A: View {
    @State private var isOn = true
    var body: some View { Toggle("On", isOn: $isOn[0]) }
//                                           ^ error: value of type 'Binding<Bool>' has no subscripts
}

// MARK: - a closure that is called at once, as an argument of several overloads
struct Called: View {
    var body: some View {
        Text({ "a" }())
        Text({ let n = 2; return "\(n) rows" }()).padding({ let a = 3.0; return a * 2 }())
    }
}

// MARK: - the operand that alone does not fit the result
let n = 3
let d = 2.5
let name = "a"
func product() -> Int { n * 1.5 }
//                          ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
func text() -> String { n + name }
//                      ^ error: cannot convert value of type 'Int' to expected argument type 'String'
var m = 3
func change() { m += "a" }
//                   ^ error: cannot convert value of type 'String' to expected argument type 'Int'

// MARK: - of two numbers of different types both are named
let n = 3
func product(_ length: CGFloat) -> CGFloat { length * n }
//                                                  ^ error: binary operator '*' cannot be applied to operands of type 'CGFloat' and 'Int'
//   note: overloads for '*' exist with these partially matching parameter lists: (Duration, Int)
let x = n * 1.5
//        ^ error: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
//   note: overloads for '*' exist with these partially matching parameter lists: (Angle, Double), (Duration, Double)

// MARK: - an optional beside a value
let o: Int? = 3
let isSmall = o < 5
//            ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
//   note: coalesce using '??' to provide a default when the optional value contains 'nil'
//   note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
let double: Double? = 2
let twice = double * 2
//          ^ error: value of optional type 'Double?' must be unwrapped to a value of type 'Double'
//   note: coalesce using '??' to provide a default when the optional value contains 'nil'
//   note: force-unwrap using '!' to abort execution if the optional value contains 'nil'

// MARK: - an optional text shown
struct Row: View {
    let title: String?
    var body: some View { Text(title) }
//                             ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
//   note: coalesce using '??' to provide a default when the optional value contains 'nil'
//   note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
}

// MARK: - an optional for what conforms to a protocol
func show<S: StringProtocol>(_ text: S) {}
let text: String? = nil
show(text)
//   ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
//   note: coalesce using '??' to provide a default when the optional value contains 'nil'
//   note: force-unwrap using '!' to abort execution if the optional value contains 'nil'

// MARK: - what the types of a signature demand
func distinct<T>(_ values: Set<T>) -> [T: Int] { [:] }
struct Key {}
let made = distinct([Key()])
//         ^ error: global function 'distinct' requires that 'Key' conform to 'Hashable'
//   note: 'distinct(_:)' declared here

// MARK: - a value that is not Hashable
struct Key {}
let set: Set<Key> = []
//       ^ error: type 'Key' does not conform to protocol 'Hashable'

// MARK: - an order that cannot be supplied
struct A: Comparable {}
//     ^ error: type 'A' does not conform to protocol 'Comparable'
//   note: protocol requires function '<' with type '(A, A) -> Bool'

// MARK: - a generic constraint not kept by a type
struct Box<T: Equatable> { let value: T }
struct A {}
func f(_ box: Box<A>) {}
//            ^ error: type 'A' does not conform to protocol 'Equatable'

// MARK: - an unknown attribute
struct A: View {
    @Stat private var x = 0
//   ^ error: unknown attribute 'Stat'
//   note: did you mean 'State'?
//   fix: 'Stat' to 'State'
    var body: some View { EmptyView() }
}

// MARK: - a tuple of another length
let (a, b) = (1, 2, 3)
//           ^ error: '(Int, Int, Int)' is not convertible to '(Int, Int)', tuples have a different number of elements

// MARK: - an integer too large
let x: Int8 = 300
//            ^ error: integer literal '300' overflows when stored into 'Int8'

// MARK: - an observed value that is no object
struct Model {}
struct A: View {
    @ObservedObject var model: Model
//   ^ error: generic struct 'ObservedObject' requires that 'Model' conform to 'ObservableObject'
    var body: some View { EmptyView() }
}

// MARK: - orders that are supplied and that are not
enum Size: Comparable { case small, large(Int) }
enum Raw: Int, Comparable { case a, b }
//   ^ error: type 'Raw' does not conform to protocol 'Comparable'
//   note: protocol requires function '<' with type '(Raw, Raw) -> Bool'
struct Name: Comparable {
    var text: String
    static func < (a: Name, b: Name) -> Bool { a.text < b.text }
}
protocol Ranked: Comparable { var rank: Int { get } }
extension Ranked { static func < (a: Self, b: Self) -> Bool { a.rank < b.rank } }
struct Card: Ranked { var rank: Int }

// MARK: - arguments of generic types that do not conform
struct Box<T: Equatable> { let value: T }
struct A {}
struct B { var box: Box<A>? }
//                  ^ error: type 'A' does not conform to protocol 'Equatable'
typealias Names = [A: String]
//                ^ error: type 'A' does not conform to protocol 'Hashable'
func f<T: Hashable>(_ a: Set<T>, _ b: Box<T>, _ c: [T: Int]) {}
extension Box { func g() -> Box<T> { self } }

// MARK: - misspelt attributes
struct A: View {
    @Sate private var x = 0
//   ^ error: unknown attribute 'Sate'
//   note: did you mean 'State'?
//   fix: 'Sate' to 'State'
    @ViewBulder func part() -> some View { Text("a") }
//   ^ error: unknown attribute 'ViewBulder'
//   note: did you mean 'ViewBuilder'?
//   fix: 'ViewBulder' to 'ViewBuilder'
    var body: some View { part() }
}

// MARK: - attributes of another framework
@Model final class Item { var name = "a" }
//@2 error: cannot find 'Model' in scope: SwiftData is not available here
struct A: View {
    @Query var items: [Int]
//   ^ error: cannot find 'Query' in scope: SwiftData is not available here
    var body: some View { EmptyView() }
}

// MARK: - what is taken apart
func f() {
    let (a, b) = 5
//               ^ error: cannot convert value of type 'Int' to specified type '(_, _)'
    let (c, d): (Int, Int) = (1, 2, 3)
//                           ^ error: '(Int, Int, Int)' is not convertible to '(Int, Int)', tuples have a different number of elements
    print(a, b, c, d)
}

// MARK: - numbers and optionals as conditions
func f(_ count: Int, _ name: String?) {
    if count { }
//     ^ error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
    if name { }
//     ^ error: optional type 'String?' cannot be used as a boolean; test for '!= nil' instead
    let isOn: Bool = 1
//                   ^ error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
//   fix: '1' to 'true'
    while 2 { }
//        ^ error: cannot convert value of type 'Int' to expected condition type 'Bool'
    print(isOn)
}

// MARK: - an angle whose type follows from the operand beside the call
let width: CGFloat = 100
let height = width / cos(.pi / 6)
let other: Double = 2 * sin(.pi / 3)

// MARK: - nil or a number where several overloads are
struct V: View {
    @State private var isExpanded = false

    var body: some View { Text("a").lineLimit(isExpanded ? nil : 3) }
}

// MARK: - a wrapper whose initializer names the type
struct V: View {
    @FocusState private var isFocused

    var body: some View { TextField("Name", text: .constant("")).focused($isFocused).opacity(isFocused ? 1 : 0.5) }
}

// MARK: - arrays joined to one of optionals
let days: [Date?] = Array(repeating: nil, count: 2) + (1...3).compactMap { Date(timeIntervalSince1970: Double($0)) }
let names: [String] = ["a", "b", "c"]
let turned = Array(names[1...] + names[..<1])

// MARK: - literals in a closure's tuple
VStack {
    ForEach([("Lap", Color.gray), ("Stop", .red)], id: \.0) { title, color in
        Button(title) {}.foregroundStyle(color)
    }
}

// MARK: - a level of a color, not the color of that name
Text("a").foregroundStyle(.purple.secondary)

// MARK: - a number of another type beside a literal where a length is wanted
struct A: View {
    let count: Int = 10
    var body: some View { Text("a").padding(count * 1.5) }
//                                                ^ error: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
//   note: overloads for '*' exist with these partially matching parameter lists: (Angle, Double), (Duration, Double)
}

// MARK: - text times a number
let count = 2
let doubled = count * "a"
//                    ^ error: cannot convert value of type 'String' to expected argument type 'Int'

// MARK: - text plus a number
let count = 2
let sum = "a" + count
//            ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
//   note: overloads for '+' exist with these partially matching parameter lists: (String, String)

// MARK: - a length times text
let length: CGFloat = 2
let sum = length * "a"
//                 ^ error: cannot convert value of type 'String' to expected argument type 'CGFloat'

// MARK: - a range to a text
for i in 0..<"a" { print(i) }
//           ^ error: cannot convert value of type 'String' to expected argument type 'Int'

// MARK: - nil as an operand
Text("a").frame(width: 3 + nil)
//                         ^ error: 'nil' is not compatible with expected argument type 'CGFloat'

// MARK: - a number is not negated
let n = 1
if !n {}
//  ^ error: type 'Int' cannot be used as a boolean; test for '== 0' instead

// MARK: - a closure that gives a number for a truth value
let odd = [1, 2].filter { $0 + 1 }
//                        ^ error: cannot convert value of type 'Int' to closure result type 'Bool'

// MARK: - two characters
let c: Character = "ab"
//                 ^ error: cannot convert value of type 'String' to specified type 'Character'

// MARK: - too many type arguments
let a: [Int] = Array<Int, Int>()
//             ^ error: generic type 'Array' specialized with too many type parameters (got 2, but expected 1)

// MARK: - a tab's value in a chain of modifiers
enum Page: Hashable { case home, search }
struct V: View {
    @State private var page = Page.home

    var body: some View {
        TabView(selection: $page) {
            Tab("Home", systemImage: "house", value: .home) { Text("a") }.badge(2)
            Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("b") }.customizationID("search").badge("n")
        }
    }
}

// MARK: - a tab for each element
struct V: View {
    @State private var page = 0
    let names = ["One", "Two"]

    var body: some View {
        TabView(selection: $page) {
            TabSection("More") {
                ForEach(names.indices, id: \.self) { index in
                    Tab(names[index], systemImage: "star", value: index) { Text(names[index]) }
                }
            }
        }
    }
}

// MARK: - an attribute of a parameter's type that is none
func later(_ body: @escapig () -> Void) { body() }
//                  ^ error: unknown attribute 'escapig'

// MARK: - a parameter constrained by itself
func show<S: S>(_ x: S) {}
//           ^ error: type 'S' constrained to non-protocol, non-class type 'S'
show(1)

// MARK: - a parameter constrained by a structure
struct Box<T> where T: String {}
//                     ^ error: type 'T' constrained to non-protocol, non-class type 'String'

// MARK: - what a closure called at once gives
let x: Int = { "a" }()
//             ^ error: cannot convert value of type 'String' to closure result type 'Int'

// MARK: - a case that there is not in a closure called at once
enum Suit { case clubs, hearts }
let all: [Suit] = { [.clubs, .stars] }()
//                            ^ error: type 'Suit' has no member 'stars'

// MARK: - a set added to a set
let one: Set<Int> = [1]
let two: Set<Int> = [2]
let both = one + two
//             ^ error: binary operator '+' cannot be applied to two 'Set<Int>' operands

// MARK: - a literal for a tuple
func second(_ pair: (Int, Int)) -> Int { pair.1 }
let pair: (Int, Int) = 2
//                     ^ error: cannot convert value of type 'Int' to specified type '(Int, Int)'
let words: (String, String) = "a"
//                            ^ error: cannot convert value of type 'String' to specified type '(String, String)'
let value = second(2)
//                 ^ error: cannot convert value of type 'Int' to expected argument type '(Int, Int)'
