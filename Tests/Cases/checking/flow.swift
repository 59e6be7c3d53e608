// MARK: - groups of precedence in a circle
precedencegroup Upper { higherThan: Lower }
//                                  ^ error: cycle in 'higherThan' relation
//   note: through reference to precedence group 'Upper' here
precedencegroup Lower { higherThan: Upper }

// MARK: - a circle through the second of two names
precedencegroup First {}
precedencegroup Upper { higherThan: First, Lower }
//                                         ^ error: cycle in 'higherThan' relation
//   note: through reference to precedence group 'Upper' here
precedencegroup Lower { higherThan: Upper }

// MARK: - a group above itself
precedencegroup Self2 { higherThan: Self2 }
//                                  ^ error: cycle in 'higherThan' relation

// MARK: - the end of what is copied
struct Copied { deinit {} }
//              ^ error: deinitializer cannot be declared in struct 'Copied' that conforms to 'Copyable'
enum Choice { case a; deinit {} }
//                    ^ error: deinitializer cannot be declared in enum 'Choice' that conforms to 'Copyable'

// MARK: - an uninitialized constant
func f() {
    let x: Int
    print(x)
//        ^ error: constant 'x' used before being initialized
}

// MARK: - an uninitialized variable
func f() {
    var x: Int
    x += 1
//    ^ error: variable 'x' passed by reference before being initialized
}

// MARK: - a constant initialized on one path
func f(_ a: Bool) {
    let x: Int
    if a { x = 1 }
    print(x)
//        ^ error: constant 'x' used before being initialized
}

// MARK: - a constant initialized twice
func f() {
    let x: Int
    x = 1
    x = 2
//    ^ error: immutable value 'x' may only be initialized once
}

// MARK: - a property left uninitialized
struct A {
    let x: Int
    let y: Int
    init() { x = 1 }
//                 ^ error: return from initializer without initializing all stored properties
}

// MARK: - a throwing call without try
struct Failure: Error {}
func f() throws -> Int { throw Failure() }
func g() { f() }
//         ^ error: call can throw, but it is not marked with 'try' and the error is not handled

// MARK: - an error that is not handled
struct Failure: Error {}
func f() throws -> Int { throw Failure() }
func g() { let x = try f(); print(x) }
//                 ^ error: errors thrown from here are not handled

// MARK: - an error thrown where none may be
struct Failure: Error {}
func f() { throw Failure() }
//         ^ error: error is not handled because the enclosing function is not declared 'throws'

// MARK: - a catch that catches only some
struct Failure: Error {}
func f() throws {}
func g() {
    do { try f() } catch is Failure { print("a") }
//       ^ error: errors thrown from here are not handled because the enclosing catch is not exhaustive
}

// MARK: - an asynchronous call without await
func f() async -> Int { 1 }
func g() async { let x = f(); print(x) }
//                       ^ error: expression is 'async' but is not marked with 'await'

// MARK: - an asynchronous call where none may be
func f() async -> Int { 1 }
func g() { let x = await f(); print(x) }
//                       ^ error: 'async' call in a function that does not support concurrency

// MARK: - a throwing method in an expression
struct Failure: Error {}
class S { func f() throws -> Int { 1 } }
func g(_ s: S) throws { print(s.f() + 1) }
//                            ^ error: call can throw but is not marked with 'try'

// MARK: - a throwing getter
class S { var g: Int { get throws { 1 } } }
func f(_ s: S) throws -> Int { s.g }
//                             ^ error: property access can throw but is not marked with 'try'

// MARK: - a rethrowing call without try
func f(_ x: Int) throws -> Int { x }
func g() throws { let x = [1].map { try f($0) }; print(x) }
//                        ^ error: call can throw but is not marked with 'try'

// MARK: - a rethrowing call with try
func f(_ x: Int) throws -> Int { x }
func g() throws { let x = try [1].map { try f($0) }; print(x) }
let sum = [1, 2].reduce(0, +)

// MARK: - a throwing call in a closure without try
func f(_ x: Int) throws -> Int { x }
func g() throws { let x = [1].map { f($0) }; print(x) }
//                                  ^ error: call can throw, but it is not marked with 'try' and the error is not handled

// MARK: - a throwing closure for one that may not throw
func f() throws -> Int { 1 }
let g: () -> Int = { try f() }
//                 ^ error: invalid conversion from throwing function of type '() throws -> Int' to non-throwing function type '() -> Int'

// MARK: - a closure that throws by itself
func f() throws -> Int { 1 }
func g() { let h = { try f() }; print(h()) }
//                                    ^ error: call can throw, but it is not marked with 'try' and the error is not handled

// MARK: - an asynchronous closure for one that may not wait
func f() async -> Int { 1 }
let g: () -> Int = { await f() }
//                 ^ error: invalid conversion from 'async' function of type '() async -> Int' to synchronous function type '() -> Int'

// MARK: - a button that waits
func f() async {}
struct A: View { var body: some View { Button("a") { await f() } } }
//                                                 ^ error: cannot pass function of type '() async -> ()' to parameter expecting synchronous function type

// MARK: - tasks that throw and wait
func f() async throws -> Int { 1 }
func g() async -> Int { 1 }
struct A: View {
    @State private var x = 0
    var body: some View {
        Text("a")
            .task { x = await g() }
            .onAppear { Task { x = try await f() } }
            .onTapGesture { Task { do { x = try await f() } catch { print(error) } } }
    }
}

// MARK: - a child task
func f() async throws -> Int { 1 }
func g() async throws -> Int {
    async let a = f()
    async let b = f()
    return try await a + b
}

// MARK: - an error in a property's value
func f() throws -> Int { 1 }
struct A { let x = try f(); var y = f() }
//                     ^ error: call can throw, but errors cannot be thrown out of a property initializer
//                                  ^ error: call can throw, but errors cannot be thrown out of a property initializer

// MARK: - an error in a default argument
func f() throws -> Int { 1 }
func g(x: Int = f()) {}
//              ^ error: call can throw, but errors cannot be thrown out of a default argument

// MARK: - an error thrown past a catch
struct Failure: Error {}
func g() { do { throw Failure() } catch is Failure {} }
//              ^ error: error is not handled because the enclosing catch is not exhaustive

// MARK: - an error caught
struct Failure: Error {}
func f() throws {}
func g() { do { try f() } catch is Failure {} catch { print(error) } }
func h() { try? f(); try! f() }

// MARK: - an optional try
func f() throws -> Int { 1 }
let x = (try? f()) ?? 0
let y = try f() + 1

// MARK: - an error thrown by a body
struct Failure: Error {}
struct A { var x: Int { throw Failure() } }
//                      ^ error: error is not handled because the enclosing function is not declared 'throws'

// MARK: - a waiting body
func f() async -> Int { 1 }
struct A { var x: Int { await f() }; var y: Int { get async { await f() } } }
//                            ^ error: 'async' call in a function that does not support concurrency

// MARK: - self before its fields
struct A {
    var x: Int
    let y: Int
    init() { x = 1; f(); y = 2 }
//                  ^ error: 'self' used before all stored properties are initialized
    func f() {}
}

// MARK: - a field read before it is set
struct A {
    let x: Int
    init() { print(x); x = 1 }
//                 ^ error: 'self' used before all stored properties are initialized
}

// MARK: - an early return from an initializer
struct A {
    let x: Int
    init?(_ a: Bool) { if a { return nil }; x = 1 }
    init(b: Bool) { if b { return }; x = 1 }
//                         ^ error: return from initializer without initializing all stored properties
}

// MARK: - self of a class before its fields
class A {
    var x: Int
    init() { f(); x = 1 }
//           ^ error: 'self' used in method call 'f' before all stored properties are initialized
    func f() {}
}

// MARK: - a field set after super.init
class A {}
class B: A {
    var x: Int
    override init() { super.init(); x = 1 }
//                          ^ error: property 'self.x' not initialized at super.init call
}

// MARK: - self before super.init
class A {}
class B: A {
    var x: Int
    override init() { x = 1; f(); super.init() }
//                           ^ error: 'self' used in method call 'f' before 'super.init' call
    func f() {}
}

// MARK: - a convenience initializer that makes nothing
class A {
    var x: Int
    init(x: Int) { self.x = x }
    convenience init(a: Int) { print(a) }
//                                      ^ error: 'self.init' isn't called on all paths before returning from initializer
}

// MARK: - a delegating initializer
struct A {
    let x: Int
    init(x: Int) { self.x = x }
    init(text: String) { self.init(x: text.count) }
}

// MARK: - a constant field set twice
struct A { let x: Int; init() { x = 1; x = 2 } }
//                                       ^ error: immutable value 'self.x' may only be initialized once

// MARK: - a field captured before it is set
struct A {
    let x: Int
    init() { let f = [1].map { $0 + self.x }; x = f[0] }
//                           ^ error: constant 'self.x' captured by a closure before being initialized
}

// MARK: - a computed property before the fields
struct A { let x: Int; var z: Int { 1 }; init() { print(z); x = 1 } }
//                                                      ^ error: 'self' used before all stored properties are initialized

// MARK: - an enum that stays without a case
enum A { case a, b; init(_ x: Int) { if x > 0 { self = .a } } }
//                                                          ^ error: 'self.init' isn't called on all paths before returning from initializer

// MARK: - a constant captured before it is set
func f() { let x: Int; let g = { print(x) }; x = 1; g() }
//                             ^ error: constant 'x' captured by a closure before being initialized

// MARK: - a constant set in a loop
func f(_ a: Int) { let x: Int; for _ in 0..<a { x = 1 } }
//                                                ^ error: immutable value 'x' may only be initialized once

// MARK: - a variable changed before it is set
func f() { var x: [Int]; x.append(1) }
//                         ^ error: variable 'x' used before being initialized

// MARK: - a variable passed before it is set
func f(_ x: inout Int) {}
func g() { var x: Int; f(&x) }
//                     ^ error: variable 'x' passed by reference before being initialized

// MARK: - a constant set by every case
func f(_ a: Int) -> Int {
    let x: Int
    switch a { case 1: x = 1; case 2: fallthrough; case 3: x = 3; default: x = 4 }
    return x
}

// MARK: - a constant that one case leaves out
func f(_ a: Int) -> Int {
    let x: Int
    switch a { case 1: x = 1; case 2: break; default: x = 3 }
    return x
//         ^ error: constant 'x' used before being initialized
}

// MARK: - a constant set in an endless loop
func f() -> Int { let x: Int; while true { x = 1; break }; return x }

// MARK: - a constant set or left
func f(_ a: Int?) -> Int {
    let x: Int
    if let a { x = a } else { return 0 }
    let y: Int
    do { y = try g() } catch { y = 1 }
    return x + y
}
func g() throws -> Int { 1 }

// MARK: - wrapped properties set by an initializer
struct A: View {
    @State private var x: Int
    @Binding var y: Int
    init(x: Int, y: Binding<Int>) { _x = State(initialValue: x); _y = y }
    var body: some View { Text("\(x)") }
}
class B: ObservableObject { @Published var x: Int; @Published var y: String?; init(x: Int) { self.x = x } }

// MARK: - a wrapped property left out
struct A: View {
    @State private var x: Int
    init() {}
//          ^ error: return from initializer without initializing all stored properties
    var body: some View { Text("\(x)") }
}

// MARK: - a closure for an argument that says nothing
struct A: View {
    @State private var n = 0
    var body: some View { Text("a").gesture(TapGesture().onEnded { n += 1 }) }
}

// MARK: - an initializer for a closure
ForEach(["a", "b"], id: \.self, content: Text.init)

// MARK: - a literal looked into
struct A: View {
    enum B { case a, b }
    let b: B
    var color: Color { [.a: .red, .b: .blue][b, default: .green] }
    var body: some View { color }
}

// MARK: - a function with its labels
struct A: View {
    func view(for x: Int) -> Text { Text("\(x)") }
    var body: some View { ForEach(0..<2, content: view(for:)) }
}

// MARK: - an associated type from a parameter's
protocol P { associatedtype T; func f(_ x: T) }
struct A<B: P>: P { let b: B; func f(_ x: B.T) { b.f(x) } }

// MARK: - an array of one type conforms
protocol P { func f() -> [Int] }
extension Array: P where Element == Int { func f() -> [Int] { self } }

// MARK: - a wrapper with arguments that wants a first value too
@propertyWrapper struct W {
    var wrappedValue: Int
    init(wrappedValue: Int, _ top: Int) { self.wrappedValue = min(wrappedValue, top) }
}
struct A { @W(3) var x: Int }
//             ^ error: missing argument for parameter 'wrappedValue' in call
//   note: 'init(wrappedValue:_:)' declared here

// MARK: - super.init not called
class A { init(_ x: Int) {} }
class B: A { init() {} }
//                   ^ error: 'super.init' isn't called on all paths before returning from initializer

// MARK: - a variable at top level without a value
var total: Int
total += 1
//    ^ error: variable 'total' passed by reference before being initialized

// MARK: - a constant at top level without a value
let other: Int
print(other)
//    ^ error: constant 'other' used before being initialized

// MARK: - a constant at top level that gets its value on every path is allowed
let four: Int
if Bool.random() { four = 1 } else { four = 2 }
print(four)

// MARK: - a constant at top level set twice
let five: Int
five = 1
five = 2
//   ^ error: immutable value 'five' may only be initialized once

// MARK: - a variable at top level read by a closure before it has a value
var three: Int
[1].forEach { print($0 + three) }
//          ^ error: variable 'three' captured by a closure before being initialized
