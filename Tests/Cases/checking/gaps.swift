// MARK: - a value that is not Hashable
struct Key {}
let set: Set<Key> = []
//       ^ error: type 'Key' does not conform to protocol 'Hashable'

// MARK: - an order that cannot be supplied
struct A: Comparable {}
//     ^ error: type 'A' does not conform to protocol 'Comparable'

// MARK: - an observed value that is no object
struct Model {}
struct A: View {
    @ObservedObject var model: Model
//   ^ error: generic struct 'ObservedObject' requires that 'Model' conform to 'ObservableObject'
    var body: some View { EmptyView() }
}

// MARK: - raw values of another type
enum A: Int { case a = "x" }
//      ^ error: 'A' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized

// MARK: - a raw value twice
enum A: Int { case a = 1, b = 1 }
//                            ^ error: raw value for enum case is not unique

// MARK: - a generic constraint not kept by a type
struct Box<T: Equatable> { let value: T }
struct A {}
func f(_ box: Box<A>) {}
//            ^ error: type 'A' does not conform to protocol 'Equatable'

// MARK: - two parameters of one name
func f(a: Int, a: Int) {}
//             ^ error: invalid redeclaration of 'a'

// MARK: - an unknown attribute
struct A: View {
    @Stat private var x = 0
//   ^ error: unknown attribute 'Stat'
    var body: some View { EmptyView() }
}

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

// MARK: - super.init not called
class A { init(_ x: Int) {} }
class B: A { init() {} }
//                   ^ error: 'super.init' isn't called on all paths before returning from initializer

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

// MARK: - a tuple of another length
let (a, b) = (1, 2, 3)
//           ^ error: '(Int, Int, Int)' is not convertible to '(Int, Int)', tuples have a different number of elements

// MARK: - an integer too large
let x: Int8 = 300
//            ^ error: integer literal '300' overflows when stored into 'Int8'
