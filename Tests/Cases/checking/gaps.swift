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

// MARK: - super.init not called
class A { init(_ x: Int) {} }
class B: A { init() {} }
//                   ^ error: 'super.init' isn't called on all paths before returning from initializer

// MARK: - a tuple of another length
let (a, b) = (1, 2, 3)
//           ^ error: '(Int, Int, Int)' is not convertible to '(Int, Int)', tuples have a different number of elements

// MARK: - an integer too large
let x: Int8 = 300
//            ^ error: integer literal '300' overflows when stored into 'Int8'
