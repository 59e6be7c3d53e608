// MARK: - a missing return
func f() -> Int { let x = 1; print(x) }
//                                    ^ error: missing return in global function expected to return 'Int'

// MARK: - a missing return of a method
struct A {
    func f(_ x: Int) -> Int {
        print(x)
        x + 1
//      ^ error: missing return in instance method expected to return 'Int'
//   fix: '' to 'return '
    }
}

// MARK: - a missing return of a getter
struct A {
    var x: Int {
        let y = 1
        print(y)
    }
//  ^ error: missing return in getter expected to return 'Int'
}

// MARK: - a missing return of a branch
func f(_ x: Bool) -> Int {
    if x { return 1 }
}
//@1 error: missing return in global function expected to return 'Int'

// MARK: - a missing return of a closure
let f: () -> Int = {
    let x = 1
    print(x)
}
//@1 error: missing return in closure expected to return 'Int'

// MARK: - a missing return of a case
func f(_ x: Int) -> Int {
    switch x {
    case 0: return 1
    default: print(x)
    }
}
//@1 error: missing return in global function expected to return 'Int'

// MARK: - a missing return of a loop
func f(_ x: [Int]) -> Int {
    for i in x { return i }
}
//@1 error: missing return in global function expected to return 'Int'

// MARK: - a guard that falls through
func f(_ x: Int?) {
    guard let y = x else { print("none") }
//                                       ^ error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
    print(y)
}

// MARK: - a switch that lacks a case
enum Kind { case small, large }
func f(_ kind: Kind) -> Int {
    switch kind {
//  ^ error: switch must be exhaustive
//   note: add missing case: '.large'
    case .small: return 1
    }
}

// MARK: - a switch that lacks a default
func f(_ x: Int) {
    switch x {
//  ^ error: switch must be exhaustive
//   note: add a default clause
    case 0: print("none")
    }
}

// MARK: - a switch over a Bool that lacks a case
func f(_ x: Bool) {
    switch x {
//  ^ error: switch must be exhaustive
//   note: add missing case: 'false'
    case true: print("yes")
    }
}

// MARK: - a switch over an optional that lacks nil
func f(_ x: Int?) {
    switch x {
//  ^ error: switch must be exhaustive
//   note: add missing case: '.none'
//   note: add missing case: '.some(_)'
    case let y?: print(y)
    }
}

// MARK: - a switch over a pair that lacks a case
enum Kind { case small, large }
func f(_ a: Kind, _ b: Kind) {
    switch (a, b) {
//  ^ error: switch must be exhaustive
//   note: add missing case: '(.large, .large)'
    case (.small, _): print(1)
    case (.large, .small): print(2)
    }
}

// MARK: - a case that does nothing
func f(_ x: Int) {
    switch x {
    case 0:
//  ^ error: 'case' label in a 'switch' must have at least one executable statement
    default: print(x)
    }
}

// MARK: - a case of another type
enum Kind { case small, large }
func f(_ kind: Kind) {
    switch kind {
    case .small: print(1)
    case .medium: print(2)
//        ^ error: type 'Kind' has no member 'medium'
    case .large: print(3)
    }
}

// MARK: - a pattern of another type
func f(_ x: Int) {
    switch x {
    case "a": print(1)
//       ^ error: expression pattern of type 'String' cannot match values of type 'Int'
    default: print(2)
    }
}

// MARK: - a payload that a case does not have
enum Kind { case small, large }
func f(_ kind: Kind) {
    switch kind {
    case .small(let x): print(x)
//        ^ error: pattern with associated values does not match enum case 'small'
    case .large: print(3)
    }
}

// MARK: - a payload of another length
enum Kind { case sized(Int, Int) }
func f(_ kind: Kind) {
    switch kind {
    case .sized(let a, let b, let c): print(a, b, c)
//             ^ error: tuple pattern has the wrong length for tuple type '(Int, Int)'
    }
}

// MARK: - a constant assigned
let x = 1
x = 2
//@1 error: cannot assign to value: 'x' is a 'let' constant

// MARK: - a constant changed by an operator
let x = 1
x += 2
//^ error: left side of mutating operator isn't mutable: 'x' is a 'let' constant

// MARK: - a constant array changed
let all = [1]
all.append(2)
//  ^ error: cannot use mutating member on immutable value: 'all' is a 'let' constant

// MARK: - an element of a constant array assigned
let all = [1]
all[0] = 2
// ^ error: cannot assign through subscript: 'all' is a 'let' constant

// MARK: - a property of a constant struct assigned
struct A { var x = 1 }
let a = A()
a.x = 2
//^ error: cannot assign to property: 'a' is a 'let' constant

// MARK: - a constant property assigned
struct A { let x = 1 }
var a = A()
a.x = 2
//^ error: cannot assign to property: 'x' is a 'let' constant

// MARK: - a computed property assigned
struct A { var x: Int { 1 } }
var a = A()
a.x = 2
//^ error: cannot assign to property: 'x' is a get-only property

// MARK: - self is immutable in a method
struct A {
    var x = 1
    func f() { x = 2 }
//             ^ error: cannot assign to property: 'self' is immutable
}

// MARK: - self is immutable for an operator
struct A {
    var x = 1
    func f() { x += 2 }
//               ^ error: left side of mutating operator isn't mutable: 'self' is immutable
}

// MARK: - self is immutable for a mutating method
struct A {
    var all: [Int] = []
    func f() { all.append(2) }
//                 ^ error: cannot use mutating member on immutable value: 'self' is immutable
}

// MARK: - self is immutable in a body
struct A: View {
    var count = 0
    var body: some View {
        Button("a") { count += 1 }
//                          ^ error: left side of mutating operator isn't mutable: 'self' is immutable
    }
}

// MARK: - a parameter is a constant
func f(_ x: Int) { x = 2 }
//                 ^ error: cannot assign to value: 'x' is a 'let' constant

// MARK: - a loop variable is a constant
for i in 0..<3 { i = 2 }
//               ^ error: cannot assign to value: 'i' is a 'let' constant

// MARK: - an unwrapped value is a constant
let a: Int? = 1
if let a { a = 2 }
//         ^ error: cannot assign to value: 'a' is a 'let' constant

// MARK: - a mutating method of a constant
struct A { var x = 1; mutating func f() { x = 2 } }
let a = A()
a.f()
//^ error: cannot use mutating member on immutable value: 'a' is a 'let' constant

// MARK: - a captured constant
let x = 1
let f = { x = 2 }
//        ^ error: cannot assign to value: 'x' is a 'let' constant

// MARK: - a call's result assigned
func f() -> Int { 1 }
f() = 2
//@1 error: expression is not assignable: 'f' returns immutable value

// MARK: - a class without initializers
class A { var x: Int }
//    ^ error: class 'A' has no initializers
//   note: stored property 'x' without initial value prevents synthesized initializers

// MARK: - something thrown that is no error
func f() throws { throw 1 }
//                      ^ error: thrown expression type 'Int' does not conform to 'Error'

// MARK: - an if without else as a value
let x = 1
let y = if x > 0 { 1 }
//      ^ error: 'if' must have an unconditional 'else' to be used as expression

// MARK: - a for in a view
struct A: View {
    var body: some View {
        VStack {
            for i in 0..<3 { Text("\(i)") }
//          ^ error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
        }
    }
}

// MARK: - a while in a view
struct A: View {
    var body: some View {
        VStack {
            while true { Text("a") }
//          ^ error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
        }
    }
}

// MARK: - an assignment in a view
struct A: View {
    @State private var x = 0
    var body: some View {
        VStack {
            x = 1
//          ^ error: type '()' cannot conform to 'View'
//   note: only what has a value is shown here: change state in a closure that runs later, such as a button's action
//   note: candidate: extension ViewBuilder { public static func buildExpression<Content>(_ content: Content) -> Content where Content: View }
            Text("a")
        }
    }
}

// MARK: - a print in a view
struct A: View {
    var body: some View {
        VStack {
            print("a")
//          ^ error: type '()' cannot conform to 'View'
//   note: only what has a value is shown here: change state in a closure that runs later, such as a button's action
//   note: candidate: extension ViewBuilder { public static func buildExpression<Content>(_ content: Content) -> Content where Content: View }
            Text("a")
        }
    }
}

// MARK: - a text in a view
struct A: View {
    var body: some View {
        VStack { "a" }
//               ^ error: static method 'buildExpression' requires that 'String' conform to 'View'
//   note: candidate: extension ViewBuilder { public static func buildExpression<Content>(_ content: Content) -> Content where Content: View }
    }
}

// MARK: - an unreachable statement is fine
func f() -> Int {
    return 1
    print("never")
}

// MARK: - return by every path
func f(_ x: Int) -> Int {
    if x > 0 { return 1 } else if x < 0 { return -1 } else { return 0 }
}

// MARK: - return by a switch
enum Kind { case small, large }
func f(_ kind: Kind) -> Int {
    switch kind {
    case .small: return 1
    case .large: return 2
    }
}

// MARK: - never returns
func f() -> Int { fatalError("no") }

// MARK: - an endless loop needs no return
func f() -> Int {
    while true { print("a") }
}

// MARK: - guard with return
func f(_ x: Int?) -> Int {
    guard let x else { return 0 }
    return x
}

// MARK: - guard with several conditions
func f(_ x: Int?, _ y: String?) -> Int {
    guard let x, x > 0, let y = y, !y.isEmpty else { return 0 }
    return x + y.count
}

// MARK: - a constant initialized by branches
func f(_ a: Bool) -> Int {
    let x: Int
    if a { x = 1 } else { x = 2 }
    return x
}

// MARK: - a mutating method
struct A {
    var all: [Int] = []
    mutating func f() { all.append(1); self.all[0] += 1 }
}
var a = A()
a.f()

// MARK: - inout
func grow(_ x: inout Int, by y: Int = 1) { x += y }
var a = 1
grow(&a)
grow(&a, by: 3)

// MARK: - patterns
enum Shape2 { case circle(radius: Double), rect(Double, Double), none }
func area(_ shape: Shape2) -> Double {
    switch shape {
    case .circle(let r) where r > 0: return 3 * r * r
    case .circle: return 0
    case let .rect(w, h): return w * h
    case .none: return 0
    }
}

// MARK: - tuple patterns
func f(_ a: Int, _ b: Bool) -> String {
    switch (a, b) {
    case (0, true): "zero"
    case (1..., _): "many"
    case (let x, false) where x < 0: "less"
    default: "else"
    }
}

// MARK: - labelled loops
outer: for i in 0..<3 {
    for j in 0..<3 where j > i {
        if j == 2 { continue outer }
        if i == 2 { break outer }
    }
}

// MARK: - do, try and catch
enum Failure: Error { case small, large }
func f(_ x: Int) throws -> Int { if x > 1 { throw Failure.large }; return x }
do {
    let x = try f(1) + (try? f(2) ?? 0)!
//                                ^ warning: left side of nil coalescing operator '??' has non-optional type 'Int', so the right side is never used
    print(x)
} catch Failure.small {
    print("small")
} catch let error as Failure {
    print(error)
} catch {
    print(error)
}

// MARK: - rethrowing
func each(_ body: (Int) throws -> Void) rethrows { try body(1) }
each { print($0) }

// MARK: - defer
func f() -> Int {
    var x = 1
    defer { x += 1 }
    return x
}

// MARK: - tasks
func load() async throws -> Int { 1 }
Task { let x = try await load(); print(x) }

// MARK: - if let of several
let a: Int? = 1
let b: Int? = 2
if let a, let c = b, a < c { print(a + c) }

// MARK: - while let
var all = [1, 2]
while let last = all.popLast() { print(last) }

// MARK: - a hexadecimal number without its exponent
let number = 0x1.8
//                ^ error: hexadecimal floating point literal must end with an exponent

// MARK: - if case
enum Kind { case sized(Int), none }
let kind = Kind.sized(1)
if case .sized(let size) = kind, size > 0 { print(size) }
for case .sized(let size) in [kind, .none] { print(size) }

// MARK: - local functions and recursion
func f(_ n: Int) -> Int {
    func g(_ n: Int) -> Int { n < 2 ? 1 : n * g(n - 1) }
    return g(n)
}

// MARK: - access levels of local declarations
func f() {
    private var x = 3
//  ^ error: attribute 'private' can only be used in a non-local scope
    public func g() {}
//  ^ error: attribute 'public' can only be used in a non-local scope
}

// MARK: - tuple patterns of another length
enum Kind { case small, large }
func f(_ a: Kind, _ b: Kind) {
    switch (a, b) {
    case (.small, _): print(1)
    case (): print(2)
//       ^ error: tuple pattern has the wrong length for tuple type '(Kind, Kind)'
    }
}
func g(_ number: Int) {
    switch number {
    case (let a, let b): print(a, b)
//       ^ error: tuple pattern cannot match values of the non-tuple type 'Int'
    }
}

// MARK: - payloads matched as tuples
enum E { case a, b(Int, Double), c(x: Int, y: Int), d((Int, Int)), e(Int) }
func f(_ e: E) {
    switch e {
    case .b(let both): print(both.0, both.1)
    case .c(y: let x, x: let y): print(x, y)
//          ^ error: tuple pattern element label 'y' must be 'x'
//                    ^ error: tuple pattern element label 'x' must be 'y'
    case .d(let x, let y): print(x, y)
    case .e(): print(1)
//         ^ error: tuple pattern cannot match values of the non-tuple type 'Int'
    case .a(): print(2)
//        ^ error: pattern with associated values does not match enum case 'a'
    }
}
func g(_ number: Int?) {
    switch number {
    case .some(): print(1)
//            ^ error: tuple pattern cannot match values of the non-tuple type 'Int'
    case .none(let x): print(x)
//        ^ error: pattern with associated values does not match enum case 'none'
    }
}

// MARK: - values that cannot be changed
struct A { var all = [1]; var n = 1 }
func make() -> A { A() }
func set(_ n: inout Int) {}
func f(_ a: A) {
    a.all[0] = 2
//       ^ error: cannot assign through subscript: 'a' is a 'let' constant
    a.n += 1
//      ^ error: left side of mutating operator isn't mutable: 'a' is a 'let' constant
    set(&a.n)
//      ^ error: cannot pass immutable value as inout argument: 'a' is a 'let' constant
    make().n = 2
//         ^ error: cannot assign to property: 'make' returns immutable value
    make() = A()
//  ^ error: expression is not assignable: 'make' returns immutable value
    A().n = 2
//      ^ error: cannot assign to property: function call returns immutable value
    make().all.append(1)
//             ^ error: cannot use mutating member on immutable value: 'make' returns immutable value
    1 = 2
//  ^ error: cannot assign to value: literals are not mutable
}

// MARK: - an assignment as a condition
var n = 1
if n = 1 { print(n) }
//   ^ error: use of '=' in a boolean context, did you mean '=='?
//   fix: '=' to '=='

// MARK: - an assignment as a loop's condition
var n = 1
while n = 1 {}
//      ^ error: use of '=' in a boolean context, did you mean '=='?
//   fix: '=' to '=='

// MARK: - a constant of the same name in one block
func f() {
    let a = 1
    let a = 2
//      ^ error: invalid redeclaration of 'a'
    print(a)
}

// MARK: - the same name in a block inside
func f(_ a: Int?) {
    guard let a else { return }
    if a > 1 {
        let a = 2
        print(a)
    }
    let b = { let a = 3; return a }
    print(a, b())
}

// MARK: - a method that is not called
Text("a").bold
//        ^ error: function is unused
//   fix: '' to '()'

// MARK: - a mutating method as a value
var a = [2, 1]
a.sort
//^ error: cannot reference 'mutating' method as function value

// MARK: - a view that is not returned
struct A: View {
    var row: some View {
//                     ^ error: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
//   fix: '' to 'return '
        let title = "a"
        Text(title)
    }
    var body: some View { row }
}

// MARK: - a mistake in the condition at top level is one mistake
let s = "a"
if s == 1 { print(2) }
//   ^ error: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
