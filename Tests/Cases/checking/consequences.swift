// MARK: - a number made of a member that is not there
struct A: View {
    let range = 0..<3
    var body: some View {
        Text("a").frame(width: 3 * Double(range.cont - 1))
//                                              ^ error: value of type 'Range<Int>' has no member 'cont'
//   note: did you mean 'count'?
//   fix: 'cont' to 'count'
    }
}
A()

// MARK: - a number made of a name that is not there
struct A: View {
    let range = 0..<3
    var body: some View {
        Text("a").offset(x: 3 * Double(range.lowerBound - lowest))
//                                                        ^ error: cannot find 'lowest' in scope
    }
}
A()

// MARK: - parts of an array of which one names nothing
func turned(_ s: [String], by first: Int) -> [String] {
    Array(s[(first - 1)...] + s[..<(frist - 1)])
//                                  ^ error: cannot find 'frist' in scope; did you mean 'first'?
//   fix: 'frist' to 'first'
}
Text("a")

// MARK: - labels around a name that is not there
TextField($data, placeholder: "b")
//        ^ error: cannot find '$data' in scope

// MARK: - a function of a type's around a name that is not there
ContentUnavailableView.search(text: searched)
//                                  ^ error: cannot find 'searched' in scope

// MARK: - a member that none of the types has
struct A: View {
    var body: some View { Button("a") {}.buttonStyle(.brode) }
//                                                    ^ error: reference to member 'brode' cannot be resolved without a contextual type
}
A()

// MARK: - a member that the one type has not that candidates name
struct A: View {
    var body: some View { Text("a").transition(.brode) }
//                                              ^ error: type 'AnyTransition' has no member 'brode'
}
A()

// MARK: - a protocol that is not there, below what needs it
struct A: View {
    var body: some View { Text("a").modifier(Framed()) }
//                        ^ error: static method 'buildExpression' requires that 'ModifiedContent<Text, Framed>' conform to 'View'
//   note: candidate: extension ViewBuilder { public static func buildExpression<Content>(_ content: Content) -> Content where Content: View }
}
struct Framed: ViewModifer {
//             ^ error: cannot find type 'ViewModifer' in scope
//   note: did you mean 'ViewModifier'?
//   fix: 'ViewModifer' to 'ViewModifier'
    func body(content: Content) -> some View { content }
//                     ^ error: cannot find type 'Content' in scope
}
A()

// MARK: - a method in place of a variable
struct A: View {
    var body: some View {
        Circle().gesture(DragGesture().onChanged { _ in offset = 3 })
//                                                      ^ error: cannot assign to value: 'offset' is a method
//                                                               ^ error: cannot assign value of type 'Int' to type '(CGSize) -> some View'
    }
}
A()

// MARK: - a closure that keeps what is lent
func later(_ work: @escaping () -> Void) { work() }
func count(_ x: inout Int) { later { x += 1 } }
//                                 ^ error: escaping closure captures 'inout' parameter 'x'
func counter(_ x: inout Int) -> () -> Int { { x } }
//                                          ^ error: escaping closure captures 'inout' parameter 'x'
struct Count {
    var n = 0
    mutating func go() { later { self.n += 1 } }
//                             ^ error: escaping closure captures mutating 'self' parameter
}
Text("a")

// MARK: - closures that give back what is lent
func now(_ work: () -> Void) { work() }
func later(_ work: @escaping () -> Void) { work() }
func count(_ x: inout Int) {
    now { x += 1 }
    [1, 2].forEach { x += $0 }
    later { [x] in print(x) }
    let known = x
    later { print(known) }
}
struct Count {
    var n = 0
    mutating func go() { now { n += 1 } }
    func look() { later { print(n) } }
}
Text("a")

// MARK: - a private property of an attribute that is not there
struct Item { let id = 1 }
struct Shelf: View {
    @Query private var items: [Item]
//   ^ error: cannot find 'Query' in scope: SwiftData is not available here
    var title: String
    var body: some View { Text(title) }
}
Shelf(title: "a")
