// MARK: - a wrong label
HStack(spacings: 4) { Text("a") }
//    ^ error: incorrect argument label in call (have 'spacings:_:', expected 'spacing:_:')
//   note: candidate: public struct HStack<Content>: View where Content: View { public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) }
//   fix: 'spacings' to 'spacing'

// MARK: - a wrong label of a function
func f(width: Int) {}
f(widht: 1)
//@2 error: incorrect argument label in call (have 'widht:', expected 'width:')
//   note: 'f(width:)' declared here
//   fix: 'widht' to 'width'

// MARK: - a wrong label among right ones
Color.red.frame(width: 10, heigth: 20)
//             ^ error: incorrect argument label in call (have 'width:heigth:', expected 'width:height:')
//   note: candidate: extension View { public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View }
//   fix: 'heigth' to 'height'

// MARK: - a missing label
func f(width: Int) {}
f(1)
//@2 error: missing argument label 'width:' in call
//   note: 'f(width:)' declared here
//   fix: '' to 'width: '

// MARK: - missing labels
func f(width: Int, height: Int) {}
f(1, 2)
//@2 error: missing argument labels 'width:height:' in call
//   note: 'f(width:height:)' declared here

// MARK: - a label too many
func f(_ width: Int) {}
f(width: 1)
//@2 error: extraneous argument label 'width:' in call
//   note: 'f(_:)' declared here
//   fix: 'width: ' to ''

// MARK: - a missing argument
func f(width: Int, height: Int) {}
f(width: 1)
//        ^ error: missing argument for parameter 'height' in call
//   note: 'f(width:height:)' declared here

// MARK: - a missing first argument
func f(_ width: Int, height: Int) {}
f(height: 1)
//         ^ error: missing argument for parameter #1 in call
//   note: 'f(_:height:)' declared here

// MARK: - missing arguments
func f(width: Int, height: Int) {}
f()
//@2 error: missing arguments for parameters 'width', 'height' in call
//   note: 'f(width:height:)' declared here

// MARK: - a missing argument of a type
struct A { let x: Int; let y: Int }
let a = A(x: 1)
//            ^ error: missing argument for parameter 'y' in call

// MARK: - a missing argument of a view
struct Row: View {
    let title: String
    var body: some View { Text(title) }
}
Row()
//  ^ error: missing argument for parameter 'title' in call

// MARK: - a missing content
VStack(spacing: 3)
//               ^ error: missing argument for parameter 'content' in call
//   note: candidate: public struct VStack<Content>: View where Content: View { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) }

// MARK: - an extra argument
func f(width: Int) {}
f(width: 1, height: 2)
//                  ^ error: extra argument 'height' in call
//   note: 'f(width:)' declared here

// MARK: - an extra unnamed argument
func f(_ width: Int) {}
f(1, 2)
//   ^ error: extra argument in call
//   note: 'f(_:)' declared here

// MARK: - arguments where none are taken
func f() {}
f(1)
//^ error: argument passed to call that takes no arguments
//   note: 'f()' declared here

// MARK: - an extra argument of a modifier
Text("a").bold(true, 1)
//                   ^ error: extra argument in call
//   note: candidate: extension Text { public func bold(_ isActive: Bool) -> Text }

// MARK: - an extra argument of a view
Spacer(minLength: 3, maxLength: 4)
//                              ^ error: extra argument 'maxLength' in call
//   note: candidate: public struct Spacer: View { public init(minLength: CGFloat? = nil) }

// MARK: - an extra argument of a memberwise initializer
struct A { var x = 1 }
let a = A(x: 1, y: 2)
//                 ^ error: extra argument 'y' in call

// MARK: - an argument of a private property
struct A { private var x = 1 }
let a = A(x: 2)
//           ^ error: argument passed to call that takes no arguments

// MARK: - arguments in another order
func f(a: Int, b: Int) {}
f(b: 1, a: 2)
//      ^ error: argument 'a' must precede argument 'b'
//   note: 'f(a:b:)' declared here
//   fix: 'b: 1, a: 2' to 'a: 2, b: 1'

// MARK: - frame arguments in another order
Color.red.frame(height: 1, width: 2)
//                         ^ error: argument 'width' must precede argument 'height'
//   note: candidate: extension View { public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View }
//   fix: 'height: 1, width: 2' to 'width: 2, height: 1'

// MARK: - an extra trailing closure
func f() {}
f { }
//^ error: extra trailing closure passed in call
//   note: 'f()' declared here

// MARK: - a trailing closure where a number is wanted
func f(_ x: Int) {}
f { 1 }
//^ error: trailing closure passed to parameter of type 'Int' that does not accept a closure
//   note: 'f(_:)' declared here

// MARK: - a layout without its parentheses
struct Stack: Layout {
    let spacing: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
Stack { Text("a") }
//@1 error: 'Stack' needs arguments before its content: write 'Stack(…) { … }'
//   fix: '' to '()'

// MARK: - AnyLayout wants a layout
let layout = AnyLayout(HStack { Text("a") })
//           ^ error: initializer 'init(_:)' requires that 'HStack<Text>' conform to 'Layout'
//   note: 'HStack' is a view, not a layout; use 'HStackLayout'
//   fix: 'HStack { Text("a") }' to 'HStackLayout()'

// MARK: - AnyLayout wants a layout, not a vertical stack
let layout = AnyLayout(VStack { Text("a") })
//           ^ error: initializer 'init(_:)' requires that 'VStack<Text>' conform to 'Layout'
//   note: 'VStack' is a view, not a layout; use 'VStackLayout'
//   fix: 'VStack { Text("a") }' to 'VStackLayout()'

// MARK: - wrong type of an argument
func f(_ x: Int) {}
f("a")
//^ error: cannot convert value of type 'String' to expected argument type 'Int'

// MARK: - wrong type of a labelled argument
func f(width: Int) {}
f(width: "a")
//       ^ error: cannot convert value of type 'String' to expected argument type 'Int'

// MARK: - wrong type of a spacing
HStack(spacing: "4") { Text("a") }
//              ^ error: cannot convert value of type 'String' to expected argument type 'CGFloat'

// MARK: - a vertical alignment for a column
VStack(alignment: .top) { Text("a") }
//                 ^ error: type 'HorizontalAlignment' has no member 'top'

// MARK: - a horizontal alignment for a row
HStack(alignment: .leading) { Text("a") }
//                 ^ error: type 'VerticalAlignment' has no member 'leading'

// MARK: - wrong type of a padding
Text("a").padding("4")
//        ^ error: no exact matches in call to instance method 'padding'
//   note: candidate: extension View { public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View }
//   note: candidate: extension View { public func padding(_ length: CGFloat) -> some View }
//   note: candidate: extension View { public func padding(_ insets: EdgeInsets) -> some View }

// MARK: - wrong type of a width
Color.red.frame(width: "4")
//                     ^ error: cannot convert value of type 'String' to expected argument type 'CGFloat'

// MARK: - an optional where a value is wanted
let maybe: Int? = 1
func f(_ x: Int) {}
f(maybe)
//^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
//   note: coalesce using '??' to provide a default when the optional value contains 'nil'
//   note: force-unwrap using '!' to abort execution if the optional value contains 'nil'

// MARK: - nil where a value is wanted
func f(_ x: Int) {}
f(nil)
//^ error: 'nil' is not compatible with expected argument type 'Int'

// MARK: - an integer for a text
Text(3)
//@1 error: no exact matches in call to initializer
//   note: a number is no text: write "\(3)"
//   note: candidate: extension Text { public init(_ dates: ClosedRange<Date>) }
//   note: candidate: extension Text { public init(_ interval: DateInterval) }
//   note: candidate: extension Text { public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) }
//   note: candidate: extension Text { public init<S>(_ content: S) where S: StringProtocol }
//   note: candidate: extension Text { public init(_ attributedContent: AttributedString) }
//   note: candidate: extension Text { public init(_ image: Image) }
//   note: candidate: extension Text { public init(_ resource: LocalizedStringResource) }

// MARK: - a Double for an Int
func f(_ x: Int) {}
let d = 1.5
f(d)
//^ error: cannot convert value of type 'Double' to expected argument type 'Int'

// MARK: - an Int for a Double
func f(_ x: Double) {}
let i = 1
f(i)
//^ error: cannot convert value of type 'Int' to expected argument type 'Double'

// MARK: - no matching overload
func f(_ x: Int) {}
func f(_ x: String) {}
f(true)
//@1 error: no exact matches in call to global function 'f'
//   note: candidate: func f(_ x: Int)
//   note: candidate: func f(_ x: String)

// MARK: - no matching initializer
struct A {
    init(_ x: Int) {}
    init(_ x: String) {}
}
let a = A(true)
//      ^ error: no exact matches in call to initializer
//   note: candidate: init(_ x: Int)
//   note: candidate: init(_ x: String)

// MARK: - a value that is no view
struct Box<Content: View>: View {
    let content: Content
    var body: some View { content }
}
Box(content: 3)
//@1 error: generic struct 'Box' requires that 'Int' conform to 'View'

// MARK: - a generic argument that does not conform
func f<T: Comparable>(_ a: T) {}
struct A {}
f(A())
//@1 error: global function 'f' requires that 'A' conform to 'Comparable'
//   note: 'f(_:)' declared here

// MARK: - generic arguments that differ
func f<T>(_ a: T, _ b: T) {}
f(1, "a")
//   ^ error: cannot convert value of type 'String' to expected argument type 'Int'

// MARK: - a generic parameter that nothing tells
func f<T>() -> [T] { [] }
let x = f()
//      ^ error: generic parameter 'T' could not be inferred

// MARK: - a value that is not a function
let x = 1
x()
//@1 error: cannot call value of non-function type 'Int'

// MARK: - inout without ampersand
func f(_ x: inout Int) {}
var a = 1
f(a)
//^ error: passing value of type 'Int' to an inout parameter requires explicit '&'
//   fix: '' to '&'

// MARK: - ampersand without inout
func f(_ x: Int) {}
var a = 1
f(&a)
//^ error: '&' used with non-inout argument of type 'Int'
//   fix: '&' to ''

// MARK: - inout of a constant
func f(_ x: inout Int) {}
let a = 1
f(&a)
//^ error: cannot pass immutable value as inout argument: 'a' is a 'let' constant

// MARK: - too many closure arguments
let x = [1].map { a, b in a }
//                ^ error: contextual closure type '(Int) throws -> T' expects 1 argument, but 2 were used in closure body

// MARK: - a closure that ignores its argument
func f(_ body: (Int) -> Void) {}
f { print("a") }
//^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored

// MARK: - a method given for its value
struct A { func size() -> Int { 1 } }
let x: Int = A().size
//           ^ error: function produces expected type 'Int'; did you mean to call it with '()'?

// MARK: - ForEach over values without identity
struct Item {}
ForEach([Item()]) { _ in Text("a") }
//@1 error: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Item' conform to 'Identifiable'
//   note: candidate: extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable { public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) }

// MARK: - ForEach by a key path that is not Hashable
struct Key {}
struct Item { let key: Key }
ForEach([Item(key: Key())], id: \.key) { _ in Text("a") }
//@1 error: generic struct 'ForEach' requires that 'Key' conform to 'Hashable'
//   note: candidate: extension ForEach where Content: View { public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) }

// MARK: - a binding where a value stands
struct A: View {
    @State private var isOn = false
    var body: some View { Toggle("a", isOn: isOn) }
//                                          ^ error: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
//   fix: '' to '$'
}

// MARK: - a value where a binding stands
struct A: View {
    @State private var name = "a"
    var body: some View { Text($name) }
//                        ^ error: initializer 'init(_:)' requires that 'Binding<String>' conform to 'StringProtocol'
//   note: candidate: extension Text { public init<S>(_ content: S) where S: StringProtocol }
}

// MARK: - defaults may be left out
func f(_ a: Int, b: Int = 1, c: Int = 2) -> Int { a + b + c }
let x = f(1) + f(1, c: 3) + f(1, b: 2, c: 3)

// MARK: - several trailing closures
Button { print("a") } label: { Text("b") }

// MARK: - a variadic parameter
func f(_ all: Int...) -> Int { all.count }
let x = f() + f(1) + f(1, 2, 3)

// MARK: - an autoclosure
func f(_ a: @autoclosure () -> Int) -> Int { a() }
let x = f(1 + 1)

// MARK: - overloads by label
func f(a: Int) -> Int { a }
func f(b: Int) -> String { "b" }
let x: Int = f(a: 1)
let y: String = f(b: 1)

// MARK: - overloads by result
func f() -> Int { 1 }
func f() -> String { "a" }
let x: Int = f()
let y: String = f()

// MARK: - an integer literal for a CGFloat
Color.red.frame(width: 10, height: 2 * 3)

// MARK: - a Double for a CGFloat
let width = 10.5
Color.red.frame(width: width)

// MARK: - an optional for an optional
let width: CGFloat? = nil
Color.red.frame(width: width)

// MARK: - a function by its name
func twice(_ x: Int) -> Int { x * 2 }
let all = [1, 2].map(twice)

// MARK: - an initializer by its name
let all = [1, 2].map(String.init)

// MARK: - an operator by its name
let sum = [1, 2].reduce(0, +)

// MARK: - a generic function
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
let (a, b) = pair(1, "a")
let c: Int = a

// MARK: - an opaque parameter
func show(_ view: some View) -> some View { view.padding() }
show(Text("a"))

// MARK: - a callable value
struct Adder { func callAsFunction(_ a: Int) -> Int { a + 1 } }
let x: Int = Adder()(1)

// MARK: - a layout with its parentheses
struct Stack: Layout {
    var spacing: CGFloat = 0
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
Stack { Text("a") }
Stack(spacing: 2) { Text("a") }

// MARK: - AnyLayout of layouts
struct A: View {
    var isRow = true
    var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
        layout { Text("a") }
    }
}

// MARK: - ForEach over strings without an identity
struct V: View { var body: some View { ForEach(["a", "b"]) { Text($0) } } }
//                                     ^ error: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'String' conform to 'Identifiable'
//   note: say what tells the elements apart: add 'id: \.self'
//   note: candidate: extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable { public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) }

// MARK: - a List over values without an identity
struct Item { var name: String }
let items: [Item] = []
List(items) { item in Text(item.name) }
//@1 error: initializer 'init(_:rowContent:)' requires that 'Item' conform to 'Identifiable'
//   note: candidate: extension List { public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where SelectionValue == Never, Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable }

// MARK: - a method that an extension does not give every type
struct A {}
let sorted = [A()].sorted()
//                 ^ error: referencing instance method 'sorted()' on 'Sequence' requires that 'A' conform to 'Comparable'
//   note: candidate: extension Sequence where Element: Comparable { func sorted() -> [Element] }

// MARK: - a method with a clause of its own
struct Box<T> {
    var value: T
    func twice() -> Int where T == Int { value * 2 }
}
let box = Box(value: "a")
let x = box.twice()
//          ^ error: instance method 'twice()' requires the types 'String' and 'Int' be equivalent
//   note: 'twice()' declared here

// MARK: - an argument too many for all that take the others
Text("a", extra: 1)
//               ^ error: extra argument 'extra' in call
//   note: candidate: extension Text { public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) }
Text("a").padding(5, extra: 1)
//                          ^ error: extra argument 'extra' in call
//   note: candidate: extension View { public func padding(_ length: CGFloat) -> some View }

// MARK: - a value of another type than the key path's
Text("a").environment(\.displayScale, "text")
//                                    ^ error: cannot convert value of type 'String' to expected argument type 'CGFloat'

// MARK: - a number for a title
Button(17) {}
//     ^ error: cannot convert value of type 'Int' to expected argument type 'LocalizedStringKey'

// MARK: - a value where its binding is wanted
struct Child: View { @Binding var isOn: Bool; var body: some View { Text("a") } }
struct A: View {
    @State private var isOn = false
    var body: some View { Child(isOn: isOn) }
//                                    ^ error: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
//   fix: '' to '$'
}

// MARK: - a binding where its value is wanted
struct Child: View { var isOn: Bool; var body: some View { Text("a") } }
struct A: View {
    @State private var isOn = false
    var body: some View { Child(isOn: $isOn) }
//                                    ^ error: cannot convert value '$isOn' of type 'Binding<Bool>' to expected type 'Bool', use wrapped value instead
//   fix: '$' to ''
}

// MARK: - a value where a generic binding is wanted
struct A: View {
    @State private var count = 1
    var body: some View { Picker("a", selection: count) { Text("1").tag(1) } }
//                                               ^ error: cannot convert value 'count' of type 'Int' to expected type 'Binding<Int>', use wrapper instead
//   fix: '' to '$'
}

// MARK: - arguments of one of several methods in the wrong order
Text("a").frame(height: 10, width: 20)
//                          ^ error: argument 'width' must precede argument 'height'
//   note: candidate: extension View { public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View }
//   fix: 'height: 10, width: 20' to 'width: 20, height: 10'

// MARK: - an unnamed argument in the wrong place
GridItem(spacing: 0, .fixed(100))
//                   ^ error: unnamed argument #2 must precede argument 'spacing'
//   note: candidate: struct GridItem { init(_ size: GridItem.Size, spacing: CGFloat?, alignment: Alignment?) }
//   fix: 'spacing: 0, .fixed(100)' to '.fixed(100), spacing: 0'

// MARK: - labels left out of one of several methods
Text("a").frame(20, 30)
//             ^ error: missing argument labels 'width:height:' in call
//   note: candidate: extension View { public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View }

// MARK: - a fixed and a flexible width
Text("a").frame(width: 20, maxHeight: .infinity)
//                     ^ error: extra argument 'width' in call
//   note: candidate: extension View { public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View }

// MARK: - all of several functions lack an argument
Text("a").font(.system(weight: .thin))
//                                  ^ error: missing argument for parameter #1 in call
//   note: candidate: extension Font { public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font }

// MARK: - a label without its colon is one mistake
Text("a").frame(width: 60, height 60)
//                               ^ error: expected ',' separator
//   fix: '' to ':'

// MARK: - a label without its colon before others
Text("a").frame(width 60, height: 60)
//                   ^ error: expected ',' separator

// MARK: - a comma that is too much
VStack(, spacing: 3) { Text("a") }
//     ^ error: unexpected ',' separator
//   fix: ',' to ''

// MARK: - a parenthesis left open before the next statement
VStack {
    Text("a".uppercased()
//                       ^ error: expected ',' separator
//   note: to match this opening '('
//   fix: '' to ')'
    Text("b")
}

// MARK: - a choice as an argument
Text("a").foregroundStyle(if true { .red } else { .blue })
//                        ^ error: 'if' may only be used as expression in return, throw, or as the source of an assignment

// MARK: - a type as an argument
struct Plain {}
print(Plain)
//    ^ error: expected member name or initializer call after type name

// MARK: - the text of a text
Text(String("a"))

// MARK: - a count where a range is wanted
ForEach(3) { Text("\($0)") }
//      ^ error: cannot convert value of type 'Int' to expected argument type 'Range<Int>'

// MARK: - a closed range where an open one is wanted
ForEach(1...3) { Text("\($0)") }
//      ^ error: cannot convert value of type 'ClosedRange<Int>' to expected argument type 'Range<Int>'

// MARK: - a label of an interpolated value
let text = "\(foo: 3)"
//           ^ error: extraneous argument label 'foo:' in call

// MARK: - a trailing closure for a parameter before a named one
Button(label: Text("Save")) { }
//    ^ error: incorrect argument label in call (have 'label:_:', expected 'action:label:')
//   note: candidate: extension Button { public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) }
//   fix: 'label' to 'action'

// MARK: - a trailing closure for a title
Label(icon: Image(systemName: "star")) { Text("a") }
//   ^ error: incorrect argument label in call (have 'icon:_:', expected 'title:icon:')
//   note: candidate: extension Label { public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) }
//   fix: 'icon' to 'title'

// MARK: - a trailing closure for a sidebar
NavigationSplitView(detail: Text("x")) { Text("a") }
//                 ^ error: incorrect argument label in call (have 'detail:_:', expected 'sidebar:detail:')
//   note: candidate: extension NavigationSplitView where Content == EmptyView { public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) }
//   fix: 'detail' to 'sidebar'

// MARK: - a trailing closure before a value
func f(x: Int, a: () -> Int, b: Int) {}
f(x: 1, b: 1) { 2 }
//@2 error: incorrect argument label in call (have 'x:b:_:', expected 'x:a:b:')
//   note: 'f(x:a:b:)' declared here
//   fix: 'b' to 'a'

// MARK: - a member that two overloads find in types of their own
HStack(alignment: .top) {
    Text("a").alignmentGuide(.top) { $0[.center] }
//                                       ^ error: ambiguous use of 'center'
}

// MARK: - a member that one of two overloads has
HStack(alignment: .top) {
    Text("a").alignmentGuide(.top) { $0[.bottom] }
    Text("b").alignmentGuide(.top) { $0[VerticalAlignment.center] }
}

// MARK: - results tell overloads apart
struct Width { static let wide = Width() }
struct Depth { static let wide = Depth() }
func name(_ width: Width) -> String { "wide" }
func name(_ depth: Depth) -> Int { 1 }
let text: String = name(.wide)

// MARK: - initializers of a class with much else
class Pass: UIWindow {
    init(scene: UIWindowScene) { super.init(windowScene: scene) }
//                                     ^ error: no exact matches in call to initializer
//   note: candidate: class UIWindow { init(coder: NSCoder) }
//   note: candidate: class UIWindow { init(frame: CGRect) }
//   note: candidate: class UIView { init() }
    required init?(coder: NSCoder) { fatalError() }
}
