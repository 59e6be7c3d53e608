// MARK: - a bracket too many
let x = max(1, 2))
//               ^ error: consecutive statements on a line must be separated by ';'
//   note: this ')' closes nothing
//   fix: ')' to ''

// MARK: - a bracket too many on a line of its own
func f() {
    print(1)
    )
//  ^ error: expected expression
//   note: this ')' closes nothing
//   fix: ')' to ''
}

// MARK: - a call that is not closed before a brace
func f() { print("a" }
//                   ^ error: expected ',' separator
//   note: to match this opening '('
//   fix: '' to ')'

// MARK: - a parameter without a type
func f(a) {}
//     ^ error: unnamed parameters must be written with the empty name '_'

// MARK: - a member that begins with another language's word
struct A {
    const width = 3
//  ^ error: expected 'func' keyword in instance method declaration
//   fix: 'const' to 'let'
    function area() -> Int { width * width }
//  ^ error: expected 'func' keyword in instance method declaration
//   fix: 'function' to 'func'
    static area() -> Int { 3 }
//         ^ error: expected 'func' keyword in static method declaration
//   fix: '' to 'func '
    height: Int
//  ^ error: expected 'var' keyword in property declaration
//   fix: '' to 'var '
}

// MARK: - cases without their word
enum Size { small, large }
//          ^ error: expected 'var' keyword in property declaration
//   fix: '' to 'case '

// MARK: - a type without its opening brace
struct A: View
//            ^ error: expected '{' in struct
//   fix: '' to ' {'
    var body: some View { Text("a") }
}

// MARK: - a property with parentheses
struct A: View { var body(): some View { Text("a") } }
//                       ^ error: consecutive declarations on a line must be separated by ';'
//   fix: '()' to ''

// MARK: - an arrow of another language
func f(a: Int) => Int { a }
//             ^ error: consecutive statements on a line must be separated by ';'
//   fix: '=>' to '->'

// MARK: - the loop of C
func f() {
    for i = 0; i < 3; i += 1 { print(i) }
//  ^ error: C-style for statement was removed in Swift 3
}

// MARK: - elseif
func f(n: Int) -> Int {
    if n > 1 { return 1 } elseif n > 0 { return 2 } else { return 3 }
//                       ^ error: consecutive statements on a line must be separated by ';'
//   fix: 'elseif' to 'else if'
}

// MARK: - if let without a name
func f(n: Int?) { if let { print(1) } }
//                       ^ error: unwrap condition requires a valid identifier

// MARK: - a key path to self without its period
let lengths = ["a"].map(\self)
//                       ^ error: invalid component of Swift key path
//   fix: '' to '.'

// MARK: - a case without its colon
func f(n: Int?) {
    switch n {
    case .none print("none")
//             ^ error: expected ':' after 'case'
    default: break
    }
}

// MARK: - a protocol as the type of a view
struct A: View {
    func row() -> View { Text("a") }
    var body: some View { row() }
//                      ^ error: type 'any View' cannot conform to 'View'
}

// MARK: - a protocol as the type of a stack's view
struct A: View {
    func row() -> any View { Text("a") }
    var body: some View { VStack { row() } }
//                        ^ error: type 'any View' cannot conform to 'View'
//   note: candidate: public struct VStack<Content>: View where Content: View { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) }
}

// MARK: - a value of a protocol's type is opened for a parameter of the function's own
struct A: View {
    func row() -> any View { Text("a") }
    var body: some View { AnyView(row()) }
}

// MARK: - a keyword with a capital
struct A: View {
    var body: Some View { Text("a") }
//            ^ error: the keyword 'some' begins with a small letter
//   fix: 'Some' to 'some'
}

// MARK: - a modifier that is not called
struct A: View {
    var body: some View {
        VStack {
            Text("a").padding
//          ^ error: type '(Edge.Set, CGFloat?) -> some View' cannot conform to 'View'
//   note: this names a function without calling it: add '()', or its arguments
//   note: candidate: extension ViewBuilder { public static func buildExpression<Content>(_ content: Content) -> Content where Content: View }
        }
    }
}

// MARK: - a text and a number
struct A: View {
    let n = 3
    var body: some View { Text("n: " + n) }
//                                     ^ error: cannot convert value of type 'Int' to expected argument type 'String'
}

// MARK: - a color and a font without their periods
struct A: View {
    var body: some View { Text("a").font(title).background(blue) }
//                                       ^ error: cannot find 'title' in scope; did you mean '.title'?
//   fix: '' to '.'
//                                                         ^ error: cannot find 'blue' in scope; did you mean 'Color.blue'?
//   fix: '' to 'Color.'
}

// MARK: - an argument of a closure that is not taken
struct A: View {
    let names = ["a", "b"]
    var body: some View {
        ForEach(names, id: \.self) {
//                                 ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
            Text("a")
        }
    }
}

// MARK: - a parameter of a closure without its in
struct A: View {
    let names = ["a", "b"]
    var body: some View {
        ForEach(names, id: \.self) { name
//                                 ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
//   fix: '' to ' in'
            Text(name)
        }
    }
}

// MARK: - a closure of a modifier with overloads that takes too many arguments
struct A: View {
    @State var n = 0
    var body: some View { Text("a").onChange(of: n) { a, b, c in } }
//                                                    ^ error: contextual closure type '(Int, Int) -> Void' expects 2 arguments, but 3 were used in closure body
}

// MARK: - a misspelt member of a bound value
struct Model { var width = 1 }
struct A: View {
    @State var model = Model()
    var body: some View { Stepper("a", value: $model.widht) }
//                                                   ^ error: value of type 'Binding<Model>' has no dynamic member 'widht' using key path from root type 'Model'
//   note: did you mean 'width'?
//   fix: 'widht' to 'width'
}

// MARK: - a misspelt case where a range would do
struct A: View { var body: some View { Text("x").dynamicTypeSize(.xLare) } }
//                                                                ^ error: type 'DynamicTypeSize' has no member 'xLare'
//   note: did you mean 'xLarge'?
//   fix: 'xLare' to 'xLarge'

// MARK: - integers where lengths are wanted
let n = 4
let a = CGPoint(x: n * 10, y: 5)
let b = CGSize(width: n, height: n)
let c = CGRect(x: n, y: n, width: 10, height: n)

// MARK: - a length and an integer variable
let n = 4
let a = CGPoint(x: CGFloat(n), y: n)
//      ^ error: no exact matches in call to initializer
//   note: candidate: struct CGPoint { init(x: CGFloat, y: CGFloat) }
//   note: candidate: extension CGPoint { init(x: Int, y: Int) }

// MARK: - a slider of integers
struct A: View {
    @State var n = 0
    var body: some View { Slider(value: $n, in: 0...10) }
//                        ^ error: initializer 'init(value:in:onEditingChanged:)' requires that 'Int' conform to 'BinaryFloatingPoint'
//   note: candidate: extension Slider where Label == EmptyView, ValueLabel == EmptyView { public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint }
}

// MARK: - a module that is nearly one
import SwiftUi
//     ^ error: no such module 'SwiftUi'; did you mean 'SwiftUI'?
//   fix: 'SwiftUi' to 'SwiftUI'
let x = 1

// MARK: - an optional from a value of another type
let a: Int? = "text"
//            ^ error: cannot convert value of type 'String' to specified type 'Int'
func f() -> Int? { "text" }
//                 ^ error: cannot convert return expression of type 'String' to return type 'Int'

// MARK: - a sheet without its label
struct A: View {
    var body: some View { Text("a").sheet(.constant(true)) { Text("b") } }
//                                       ^ error: missing argument label 'isPresented:' in call
//   note: candidate: extension View { public func sheet<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View }
//   fix: '' to 'isPresented: '
}

// MARK: - a switch without cases
switch 3 { }
//@1 error: 'switch' statement body must have at least one 'case' or 'default' block; add a default case

// MARK: - operators of other languages
let a = 1 <> 2
//        ^ error: cannot find operator '<>' in scope; did you mean '!='?
//   fix: '<>' to '!='
let b = 0...<3
//       ^ error: cannot find operator '...<' in scope; did you mean '..<'?
//   fix: '...<' to '..<'

// MARK: - a value as a type's initializer behind a colon
struct Dog { let name: String }
let dog: Dog(name: "Rex")
//          ^ error: unexpected initializer in pattern; did you mean to use '='?
//   fix: ':' to ' ='
let all: [Int]()
//            ^ error: unexpected initializer in pattern; did you mean to use '='?
//   fix: ':' to ' ='

// MARK: - a comma behind a view
VStack {
    Text("a"),
//           ^ error: consecutive statements on a line must be separated by ';'
//   fix: ',' to ''
    Text("b")
}

// MARK: - an equals sign for a label's colon
Color.red.frame(width: 20, height = 20)
//             ^ error: missing argument label 'height:' in call
//   note: candidate: extension View { public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View }
//   fix: 'height = ' to 'height: '
//                         ^ error: cannot find 'height' in scope

// MARK: - parentheses behind a case without values
enum Shape { case point, circle(Int) }
let a: Shape = .point()
//              ^ error: enum case 'point' has no associated values
//   fix: '()' to ''
let b = Shape.point(x: 3)
//            ^ error: enum case 'point' has no associated values

// MARK: - a macro of the standard library without its sign
let name = function
//         ^ error: expansion of macro 'function()' requires leading '#'
//   fix: '' to '#'
let text = line()
//         ^ error: expansion of macro 'line()' requires leading '#'
//   fix: '' to '#'

// MARK: - a modifier inside of the parentheses
Button("Hello") {}.buttonStyle(.bordered.controlSize(.small))
//                                       ^ error: value of type 'BorderedButtonStyle' has no member 'controlSize'

// MARK: - a modifier on a number inside of the parentheses
Color.clear.frame(width: 40, height: 20.background(alignment: .bottomTrailing)) {
//                                      ^ error: value of type 'Int' has no member 'background'
    Color.red
}

// MARK: - a number into a text
let text = "hello"
let first = text[0]
//          ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
let part = text[0..<2]
//         ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.

// MARK: - a number into a text by a subscript of one's own is allowed
extension String {
    subscript(_ i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
}
let text = "hello"
let first = text[0]

// MARK: - the branches of a conditional expression for an argument
func half(_ x: Double) -> Double { x / 2 }
let isLarge = Bool.random()
let a = half(isLarge ? Int(1) : 2)
//                     ^ error: cannot convert value of type 'Int' to expected argument type 'Double'
func width() -> Double { isLarge ? 1 : Int(2) }
//                                     ^ error: cannot convert return expression of type 'Int' to return type 'Double'

// MARK: - a preview's title that is no text
#Preview(17) { Text("a") }
//       ^ error: cannot convert value of type 'Int' to expected argument type 'String'

// MARK: - a sequence without its iterator
struct Letters: AsyncSequence, AsyncIteratorProtocol {
//     ^ error: type 'Letters' does not conform to protocol 'AsyncSequence'
//   note: protocol requires nested type 'AsyncIterator'
    typealias Element = Character
    mutating func next() async throws -> Character? { nil }
    func makeIterator() -> Letters { self }
}

// MARK: - a default within a bound dictionary
struct Choices: View {
    @State private var chosen: [String: Bool] = [:]
    var body: some View { Toggle("On", isOn: $chosen["a", default: false]) }
//                                           ^ error: subscript index of type '() -> Bool' in a key path must be Hashable
}

// MARK: - an index that a key path cannot compare
struct Place {}
struct Map { subscript(_ place: Place) -> Int { 1 } }
let path = \Map.[Place()]
//              ^ error: subscript index of type 'Place' in a key path must be Hashable

// MARK: - a loop among views
struct A: View {
    var body: some View {
        VStack {
            for i in 0..<3 { Text("\(i)") }
//          ^ error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
        }
    }
}

// MARK: - a number for a title
struct A: View {
    let level = 0.5
    var body: some View { Text(level) }
//                        ^ error: initializer 'init(_:)' requires that 'Double' conform to 'StringProtocol'
//   note: a number is no text: write "\(level)"
//   note: candidate: extension Text { public init<S>(_ content: S) where S: StringProtocol }
}
