// MARK: - a view without a body
struct A: View {}
//     ^ error: type 'A' does not conform to protocol 'View'
//   note: protocol requires nested type 'Body'

// MARK: - a view whose body is no view
struct A: View { var body: some View { 3 } }
//                                     ^ error: static method 'buildExpression' requires that 'Int' conform to 'View'
//   note: candidate: extension ViewBuilder { public static func buildExpression<Content>(_ content: Content) -> Content where Content: View }

// MARK: - a body that returns two kinds
struct A: View {
    var isOn = true
    var body: some View {
//      ^ error: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types
        if isOn { return Text("a") }
        return Color.red
    }
}

// MARK: - a shape without a path
struct A: Shape {}

// MARK: - a layout without placeSubviews
struct A: Layout {
//     ^ error: type 'A' does not conform to protocol 'Layout'
//   note: protocol requires function 'placeSubviews(in:proposal:subviews:cache:)'
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
}

// MARK: - a modifier without a body
struct A: ViewModifier {}
//     ^ error: type 'A' does not conform to protocol 'ViewModifier'
//   note: protocol requires nested type 'Body'

// MARK: - a style without makeBody
struct A: ButtonStyle {}
//     ^ error: type 'A' does not conform to protocol 'ButtonStyle'
//   note: protocol requires nested type 'Body'

// MARK: - a preference key without reduce
struct A: PreferenceKey { static let defaultValue = 0 }
//     ^ error: type 'A' does not conform to protocol 'PreferenceKey'
//   note: protocol requires function 'reduce(value:nextValue:)'

// MARK: - an environment key without a default
struct A: EnvironmentKey {}
//     ^ error: type 'A' does not conform to protocol 'EnvironmentKey'
//   note: protocol requires nested type 'Value'

// MARK: - a protocol's method missing
protocol Named { func name() -> String }
struct A: Named {}
//     ^ error: type 'A' does not conform to protocol 'Named'
//   note: protocol requires function 'name()'

// MARK: - a protocol's property missing
protocol Named { var name: String { get } }
struct A: Named {}
//     ^ error: type 'A' does not conform to protocol 'Named'
//   note: protocol requires property 'name' with type 'String'

// MARK: - a protocol's property of another type
protocol Named { var name: String { get } }
struct A: Named { var name = 1 }
//     ^ error: type 'A' does not conform to protocol 'Named'
//   note: candidate has non-matching type 'Int'

// MARK: - a protocol's settable property that is constant
protocol Named { var name: String { get set } }
struct A: Named { let name = "a" }
//     ^ error: type 'A' does not conform to protocol 'Named'
//   note: candidate is not settable, but protocol requires it

// MARK: - a protocol's initializer missing
protocol Made { init(x: Int) }
struct A: Made {}
//     ^ error: type 'A' does not conform to protocol 'Made'
//   note: protocol requires function 'init(x:)'

// MARK: - equality that cannot be supplied
struct B {}
struct A: Equatable { let b: B }
//     ^ error: type 'A' does not conform to protocol 'Equatable'
//   note: stored property type 'B' does not conform to protocol 'Equatable', preventing synthesized conformance

// MARK: - hashing that cannot be supplied
struct B: Equatable {}
struct A: Hashable { let b: B }
//     ^ error: type 'A' does not conform to protocol 'Hashable'
//   note: stored property type 'B' does not conform to protocol 'Hashable', preventing synthesized conformance

// MARK: - identity missing
struct A: Identifiable {}
//     ^ error: type 'A' does not conform to protocol 'Identifiable'
//   note: protocol requires property 'id' with type 'ObjectIdentifier'

// MARK: - a method that overrides nothing
class A {}
class B: A { override func f() {} }
//                         ^ error: method does not override any method from its superclass

// MARK: - a method that overrides without saying so
class A { func f() {} }
class B: A { func f() {} }
//                ^ error: overriding declaration requires an 'override' keyword

// MARK: - override in a struct
struct A { override func f() {} }
//         ^ error: 'override' can only be specified on class members

// MARK: - a variable without type or value
struct A { var x }
//             ^ error: type annotation missing in pattern

// MARK: - a struct that holds itself
struct A { var next: A }
//             ^ error: value type 'A' cannot have a stored property that recursively contains it

// MARK: - an enum that holds itself
enum A { case end, more(A) }
//   ^ error: recursive enum 'A' is not marked 'indirect'
struct B { var more: C }
//             ^ error: value type 'B' cannot have a stored property that recursively contains it
enum C { case b(B?) }
//   ^ error: recursive enum 'C' is not marked 'indirect'

// MARK: - enums that hold themselves elsewhere
indirect enum A { case end, more(A) }
enum B { case end; indirect case more(B, B) }
enum C { case end, more([C]) }

// MARK: - a class that inherits from itself
class A: A { var x = 1 }
//    ^ error: 'A' inherits from itself
let a = A()

// MARK: - classes that inherit from each other
class A: C {}
//    ^ error: 'A' inherits from itself
class B: A {}
class C: B {}
let c = C()

// MARK: - a class that inherits from a class inside itself
class Outer: Outer.Inner { class Inner: Outer {} }
//    ^ error: 'Outer' inherits from itself
let outer = Outer()

// MARK: - a generic class that inherits from itself
class A<T>: A<A<T>> {}
//    ^ error: 'A' inherits from itself
let a = A<Int>()

// MARK: - a protocol that refines itself
protocol P: P { func f() }
//       ^ error: protocol 'P' refines itself
struct S: P { func f() {} }
S().f()

// MARK: - protocols that refine each other
protocol P: Q { func f() }
//       ^ error: protocol 'P' refines itself
protocol Q: P {}
struct S: P { func f() {} }
func g<T: P>(_ value: T) { value.f() }

// MARK: - aliases that stand for themselves
typealias A = A
//        ^ error: type alias 'A' references itself
typealias B = C
//        ^ error: type alias 'B' references itself
typealias C = B
struct S { typealias T = [T] }
//                   ^ error: type alias 'T' references itself

// MARK: - an extension that gives a protocol another one
protocol P {}
protocol Q: P {}
extension P: Q {}
//@1 error: extension of protocol 'P' cannot have an inheritance clause
struct S: P {}

// MARK: - an app that is none
@main
//@1 error: 'Shop' is annotated with '@main' and must provide a main static function of type () -> Void, () throws -> Void, () async -> Void, or () async throws -> Void
struct Shop { var body: some Scene { WindowGroup { Text("a") } } }

// MARK: - what runs by itself
@main
struct Tool { static func main() { print(1) } }

// MARK: - a call in error before a view
print(missing)
//    ^ error: cannot find 'missing' in scope
Text("a")

// MARK: - a wrapper on a constant
struct A: View {
    @State let x = 1
//  ^ error: property wrapper can only be applied to a 'var'
    var body: some View { EmptyView() }
}

// MARK: - a binding without its binding
struct Child: View {
    @Binding var x: Int
    var body: some View { EmptyView() }
}
struct Parent: View {
    @State private var x = 1
    var body: some View { Child(x: x) }
//                                 ^ error: cannot convert value 'x' of type 'Int' to expected type 'Binding<Int>', use wrapper instead
//   fix: '' to '$'
}

// MARK: - a binding of another type
struct Child: View {
    @Binding var x: Int
    var body: some View { EmptyView() }
}
struct Parent: View {
    @State private var x = "a"
    var body: some View { Child(x: $x) }
//                                 ^ error: cannot convert value of type 'Binding<String>' to expected argument type 'Binding<Int>'
}

// MARK: - state of another type
struct A: View {
    @State private var x: Int = "a"
//                              ^ error: cannot convert value of type 'String' to specified type 'Int'
    var body: some View { EmptyView() }
}

// MARK: - a projection of what is not wrapped
struct A: View {
    var x = 1
    var body: some View { Toggle("a", isOn: $x) }
//                                          ^ error: cannot find '$x' in scope; did you mean 'x'?
//   fix: '$x' to 'x'
}

// MARK: - an initial value that uses another property
struct A {
    let x = 1
    let y = x + 1
//          ^ error: cannot use instance member 'x' within property initializer; property initializers run before 'self' is available
}

// MARK: - mutating in a class
class A { mutating func f() {} }
//        ^ error: 'mutating' is not valid on instance methods in classes

// MARK: - a stored property in an extension
struct A {}
extension A { var x = 1 }
//                ^ error: extensions must not contain stored properties

// MARK: - an extension of nothing
extension Missing {}
//        ^ error: cannot find type 'Missing' in scope

// MARK: - an enum with a stored property
enum A { case a; var x = 1 }
//                   ^ error: enums must not contain stored properties

// MARK: - a generic constraint not kept
struct Box<T: Equatable> { let value: T }
struct A {}
let box = Box(value: A())
//        ^ error: generic struct 'Box' requires that 'A' conform to 'Equatable'

// MARK: - a method of a constrained extension
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
let x = ["a"].total()
//            ^ error: referencing instance method 'total()' on 'Array' requires the types 'String' and 'Int' be equivalent
//   note: 'total()' declared here

// MARK: - an initializer that is not there
struct A { init(x: Int) {} }
let a = A()
//        ^ error: missing argument for parameter 'x' in call
//   note: 'init(x:)' declared here

// MARK: - an abstract protocol made
protocol P {}
let p = P()
//      ^ error: 'any P' cannot be constructed because it has no accessible initializers

// MARK: - a private member from outside
struct A { private func f() {} }
A().f()
//  ^ error: 'f' is inaccessible due to 'private' protection level
//   note: 'f()' declared here

// MARK: - a private property from outside
struct A { private var x = 1 }
let x = A().x
//          ^ error: 'x' is inaccessible due to 'private' protection level

// MARK: - a private setter from outside
struct A { private(set) var x = 1 }
var a = A()
a.x = 2
//^ error: cannot assign to property: 'x' setter is inaccessible

// MARK: - a getter-only static
struct A { static var x: Int { 1 } }
A.x = 2
//^ error: cannot assign to property: 'x' is a get-only property

// MARK: - a default argument of another type
func f(_ x: Int = "a") {}
//                ^ error: default argument value of type 'String' cannot be converted to type 'Int'

// MARK: - a result builder that lacks if
@resultBuilder struct Strings { static func buildBlock(_ parts: String...) -> [String] { parts } }
func make(@Strings _ body: () -> [String]) -> [String] { body() }
let x = make { "a"; if true { "b" } }
//                  ^ error: closure containing control flow statement cannot be used with result builder 'Strings'

// MARK: - a result builder of another element
@resultBuilder struct Strings { static func buildBlock(_ parts: String...) -> [String] { parts } }
func make(@Strings _ body: () -> [String]) -> [String] { body() }
let x = make { "a"; 1 }
//                  ^ error: cannot convert value of type 'Int' to expected argument type 'String'

// MARK: - a view
struct A: View { var body: some View { Text("a").padding() } }
A()

// MARK: - a view with branches
struct A: View {
    var x = 1
    var body: some View {
        if x == 1 { Text("a") } else if x == 2 { Color.red } else { EmptyView() }
    }
}

// MARK: - a view with a switch
enum Kind { case text, color }
struct A: View {
    var kind = Kind.text
    var body: some View {
        switch kind {
        case .text: Text("a")
        case .color: Color.red
        }
    }
}

// MARK: - a view with local values
struct A: View {
    var body: some View {
        let x = 1
        Text("\(x)")
        if x > 0 { let y = x + 1; Text("\(y)") }
    }
}

// MARK: - a view builder method
struct A: View {
    @ViewBuilder func row(_ isOn: Bool) -> some View {
        if isOn { Text("on") } else { Image(systemName: "star") }
    }
    var body: some View { row(true) }
}

// MARK: - a generic view
struct Card<Content: View, Label: View>: View {
    let label: Label
    @ViewBuilder let content: Content
    var body: some View { VStack { label; content } }
}
Card(label: Text("a")) { Text("b"); Text("c") }

// MARK: - a modifier and its extension
struct Boxed: ViewModifier {
    var width: CGFloat = 1
    func body(content: Content) -> some View { content.border(.red, width: width) }
}
extension View { func boxed(_ width: CGFloat = 1) -> some View { modifier(Boxed(width: width)) } }
Text("a").boxed().boxed(2)

// MARK: - a shape
struct Line: Shape {
    var inset: CGFloat = 0
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + inset, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.midY))
        return path
    }
}
Line(inset: 3).stroke(.red, lineWidth: 2)

// MARK: - a layout with a cache
struct Flow: Layout {
    struct Cache { var sizes: [CGSize] = [] }
    func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(width: cache.sizes.map(\.width).reduce(0, +), height: cache.sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var x = bounds.minX
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: .unspecified)
            x += cache.sizes[index].width
        }
    }
}
Flow { Text("a"); Text("b") }

// MARK: - a button style
struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}
extension ButtonStyle where Self == Pressed { static var pressed: Pressed { Pressed() } }
Button("a") {}.buttonStyle(.pressed)

// MARK: - a preference key
struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
Text("a").preference(key: Width.self, value: 3).onPreferenceChange(Width.self) { print($0) }

// MARK: - an environment value
struct AccentKey: EnvironmentKey { static let defaultValue = Color.red }
extension EnvironmentValues {
    var accent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}
struct A: View {
    @Environment(\.accent) private var accent
    var body: some View { accent }
}
A().environment(\.accent, .blue)

// MARK: - a protocol with a default
protocol Named { var name: String { get }; func greet() -> String }
extension Named { func greet() -> String { "Hello, " + name } }
struct A: Named { let name: String }
let text = A(name: "a").greet()

// MARK: - an associated type
protocol Store { associatedtype Item; var items: [Item] { get } }
extension Store { var first: Item? { items.first } }
struct Numbers: Store { let items: [Int] }
let x: Int? = Numbers(items: [1]).first

// MARK: - classes
class Animal {
    let name: String
    init(name: String) { self.name = name }
    func speak() -> String { name }
}
class Dog: Animal {
    override func speak() -> String { super.speak() + "!" }
    convenience init() { self.init(name: "Rex") }
}
let text = Dog().speak()

// MARK: - observers and laziness
class A {
    var x = 0 { didSet { print(oldValue, x) } }
    lazy var y = x + 1
    static let shared = A()
}
A.shared.x = 3

// MARK: - a user's property wrapper
@propertyWrapper struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
    var projectedValue: ClosedRange<Int> { range }
    init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = wrappedValue }
}
struct A { @Clamped(0...3) var x = 1 }
var a = A()
a.x = 5
let range = a.$x

// MARK: - a user's result builder
@resultBuilder struct Strings {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ part: String) -> [String] { [part] }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
func make(@Strings _ body: () -> [String]) -> [String] { body() }
let x = make { "a"; if true { "b" } else { "c" }; for i in 0..<2 { "\(i)" } }

// MARK: - enums
enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
    static let standard = Size.small
    init?(letter: Character) { if letter == "s" { self = .small } else { return nil } }
}
let names = Size.allCases.map(\.rawValue)
let size = Size(rawValue: "small") ?? .standard

// MARK: - an indirect enum
indirect enum Tree { case leaf(Int), node(Tree, Tree) }
func sum(_ tree: Tree) -> Int {
    switch tree {
    case .leaf(let x): x
    case .node(let a, let b): sum(a) + sum(b)
    }
}

// MARK: - operators of one's own
struct Vector { var x = 0.0; static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) } }
extension Vector { static prefix func - (a: Vector) -> Vector { Vector(x: -a.x) } }
extension Vector { static func += (a: inout Vector, b: Vector) { a = a + b } }
var v = Vector(x: 1) + -Vector(x: 2)
v += v

// MARK: - subscripts
struct Grid {
    var cells = [1, 2, 3, 4]
    subscript(row: Int, column: Int) -> Int { get { cells[row * 2 + column] } set { cells[row * 2 + column] = newValue } }
    static subscript(name: String) -> Int { name.count }
}
var grid = Grid()
grid[0, 1] += grid[1, 0] + Grid["a"]

// MARK: - generics with where
func same<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Bool where A.Element == B.Element, A.Element: Equatable {
    zip(a, b).allSatisfy { $0 == $1 }
}
let x = same([1], [1]) && same("a", ["a"])
let y = same("a", [17])
//      ^ error: global function 'same' requires the types 'Character' and 'Int' be equivalent
//   note: 'same(_:_:)' declared here

// MARK: - conditional conformance
struct Box<T> { let value: T }
extension Box: Equatable where T: Equatable {}
let x = Box(value: 1) == Box(value: 2)

// MARK: - state and bindings
struct Child: View {
    @Binding var x: Int
    var body: some View { Button("\(x)") { x += 1 } }
}
struct Parent: View {
    @State private var x = 1
    @State private var name = ""
    var body: some View { Child(x: $x); Child(x: .constant(1)); TextField("a", text: $name) }
}

// MARK: - an observable object
class Model: ObservableObject { @Published var name = ""; @Published var all: [Int] = [] }
struct A: View {
    @StateObject private var model = Model()
    var body: some View { TextField("a", text: $model.name); Text("\(model.all.count)") }
}

// MARK: - ForEach of bindings
struct Row: Identifiable { let id: Int; var name: String }
struct A: View {
    @State private var rows = [Row(id: 1, name: "a")]
    var body: some View { ForEach($rows) { $row in TextField("a", text: $row.name) } }
}

// MARK: - availability
struct A: View {
    var body: some View { if #available(iOS 17, *) { Text("a") } else { Color.red } }
}

// MARK: - geometry
GeometryReader { proxy in
    Color.red.frame(width: proxy.size.width * 2 / 3, height: proxy.size.height - 10)
}

// MARK: - raw values of another type
enum A: Int { case a = "x" }
//      ^ error: 'A' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized

// MARK: - a raw value twice
enum A: Int { case a = 1, b = 1 }
//                            ^ error: raw value for enum case is not unique

// MARK: - two parameters of one name
func f(a: Int, a: Int) {}
//             ^ error: invalid redeclaration of 'a'

// MARK: - initializers that say what a type's parameter is
struct Box<T> { var value: T }
extension Box { init() where T == Int { value = 3 } }
extension Box { init(text: String) where T == String { value = text } }
let sum = Box().value + 1
let count = Box(text: "a").value.count
let other = Box<String>()
//          ^ error: initializer 'init()' requires the types 'String' and 'Int' be equivalent
//   note: 'init()' declared here

// MARK: - initializers that say what a view's label is
struct Card<Label: View>: View {
    var label: Label
    init(@ViewBuilder label: () -> Label) { self.label = label() }
    init(_ title: String) where Label == Text { label = Text(title) }
    var body: some View { label }
}
VStack { Card("a"); Card { Text("b") } }

// MARK: - a wrapper that nothing makes
@propertyWrapper class Wrapper { var wrappedValue: Int }
//                     ^ error: class 'Wrapper' has no initializers
//   note: stored property 'wrappedValue' without initial value prevents synthesized initializers
struct B { @Wrapper var a = 2 }
//          ^ error: 'Wrapper' cannot be constructed because it has no accessible initializers
struct C { @Wrapper(wrappedValue: 3) var a }
//          ^ error: 'Wrapper' cannot be constructed because it has no accessible initializers

// MARK: - views in variables of a body
struct Card: View {
    let count: Int
    var body: some View {
        let doubled = count * 2
        var title: some View { Text("\(doubled)").bold() }
        @ViewBuilder var rows: some View {
            title
            if count > 1 { Divider() }
        }
        return VStack { title; rows }
    }
}

// MARK: - a collection that says nothing of itself
struct Ring: Collection {}
//     ^ error: type 'Ring' does not conform to protocol 'Collection'
//   note: protocol requires nested type 'Index'
//   note: protocol requires nested type 'SubSequence'
//   note: protocol requires nested type 'Element'
let first = Ring().prefix(2).first

// MARK: - a property without its colon
struct A: View {
    @State var count Int = 1
//                   ^ error: found an unexpected second identifier in variable declaration; is there an accidental break?
//   fix: '' to ':'
    var body: some View { Text("\(count)") }
}

// MARK: - a type without the colon before its protocol
struct A View { var body: some View { Text("a") } }
//       ^ error: found an unexpected second identifier in struct declaration; is there an accidental break?
//   fix: '' to ':'

// MARK: - a property without its keyword
struct A: View {
    title = "a"
//  ^ error: expected 'var' keyword in property declaration
//   fix: '' to 'var '
    var body: some View { Text("a") }
}

// MARK: - a function whose parameters lack a comma
func f(a: Int b: Int) { print(a, b) }
//           ^ error: expected ',' separator
//   fix: '' to ','

// MARK: - a body without some
struct A: View {
//     ^ error: type 'A' does not conform to protocol 'View'
//   note: cannot infer 'Body' = 'any View' because 'any View' as a type cannot conform to protocols; did you mean to use an opaque result type?
    var body: View { Text("a") }
}

// MARK: - a private body
struct A: View {
    private var body: some View { Text("a") }
//              ^ error: property 'body' must be as accessible as its enclosing type because it matches a requirement in protocol 'View'
}

// MARK: - a private requirement of an own protocol
protocol Named { var name: String { get }; func call() }
struct A: Named {
    private var name: String { "a" }
//              ^ error: property 'name' must be declared internal because it matches a requirement in internal protocol 'Named'
    private func call() {}
//               ^ error: method 'call()' must be declared internal because it matches a requirement in internal protocol 'Named'
}

// MARK: - a computed constant
struct A {
    let text: String { "a" }
//                   ^ error: 'let' declarations cannot be computed properties
//   fix: 'let' to 'var'
}

// MARK: - an observed constant
struct A {
    let x: Int { didSet { print(1) } }
//             ^ error: 'let' declarations cannot be observing properties
//   fix: 'let' to 'var'
}

// MARK: - a computed constant in a function
func f() {
    let z: Int { 2 }
//             ^ error: 'let' declarations cannot be computed properties
//   fix: 'let' to 'var'
    print(z)
}

// MARK: - a static property outside of a type
static var t = 1
//     ^ error: static properties may only be declared on a type
//   fix: 'static ' to ''

// MARK: - a static method outside of a type
static func f() {}
//     ^ error: static methods may only be declared on a type
//   fix: 'static ' to ''

// MARK: - a static constant in a function
func f() {
    static let q = 1
//         ^ error: static properties may only be declared on a type
//   fix: 'static ' to ''
    print(q)
}

// MARK: - members left out
struct Card: View {
    let title: String
    ...
//  ^ error: code is left out here ('...'), so there is nothing to show
    var body: some View { Text(title) }
}

// MARK: - two functions of one name and type
struct A<E> {
    func a() {}
    func a() throws {}
//       ^ error: invalid redeclaration of 'a()'
    func b() {}
    func b() async {}
    init(x: Int) {}
    init?(x: Int) { return nil }
//  ^ error: invalid redeclaration of 'init(x:)'
    func c() -> some View { Text("1") }
    func c() -> some View { Text("2") }
//       ^ error: invalid redeclaration of 'c()'
    func d<T>(_ t: T) {}
    func d<U>(_ u: U) {}
//       ^ error: invalid redeclaration of 'd'
    func e(_ t: Int) {}
    static func e(_ t: Int) {}
    func f(_ t: inout Int) {}
    func f(_ t: Int) {}
    func g(_ t: Int...) {}
    func g(_ t: [Int]) {}
    func h(_ t: Int) -> Int { 1 }
    func h(_ t: Int) -> String { "" }
    func i(_ t: Int = 1) {}
    func i(_ other: Int) {}
//       ^ error: invalid redeclaration of 'i'
    subscript(t: Int) -> Int { 1 }
    subscript(t: Int) -> Int { 2 }
//  ^ error: invalid redeclaration of 'subscript(_:)'
}
extension A { func e(_ t: Int) {}; func k() {} }
//                 ^ error: invalid redeclaration of 'e'
extension A where E == Int { func k() {}; func l() {} }
extension A where E == String { func l() {} }
extension A where E == String { func l() {} }
//                                   ^ error: invalid redeclaration of 'l()'

// MARK: - a requirement and its default are no redeclaration
protocol P { func a() }
extension P { func a() {} }
extension P { func a() {} }
//                 ^ error: invalid redeclaration of 'a()'

// MARK: - functions at top level
func f(_ a: Int) {}
func f(_ b: Int) {}
//   ^ error: invalid redeclaration of 'f'
func f(b: Int) {}
extension Array { func twice() {}; func twice() {} }
//                                      ^ error: invalid redeclaration of 'twice()'
extension Array where Element == Int { func twice() {} }

// MARK: - a call of what is declared twice has one mistake
struct A {
    func f() -> Int { 1 }
    func f() -> Int { 2 }
//       ^ error: invalid redeclaration of 'f()'
}
let x = A().f()

// MARK: - overridden twice
class C { func a() {} }
class D: C {
    override func a() {}
    override func a() {}
//                ^ error: 'a()' has already been overridden
}

// MARK: - a type that would be made of itself
func f<T: Collection>(_ t: T) where T.Element == [T.Element] {}
//                                  ^ error: same-type constraint 'T.Element' == '[T.Element]' is recursive

// MARK: - a protocol whose elements are made of themselves
protocol P: Sequence where Element == [Element] {}
//                         ^ error: same-type constraint 'Self.Element' == '[Self.Element]' is recursive

// MARK: - the same types said twice
protocol P: Identifiable where ID == ID { var title: String { get } }
protocol Q: Collection where Element == Index, Index == Element {}
protocol R { associatedtype A; associatedtype B; associatedtype C; var a: A { get } }
protocol S: R where A == B, B == C, C == A {}
func f<T: S>(_ t: T) -> T.C { t.a }
func g<T: Q>(_ t: T) -> T.Element? { t.first }
func h<T: Q>(_ t: T) -> T.Index? { t.first }

// MARK: - an associated type that is its own
protocol P { associatedtype A: P where A == A.A; var a: A { get } }
func f<T: P>(_ t: T) -> T.A { t.a.a.a }
