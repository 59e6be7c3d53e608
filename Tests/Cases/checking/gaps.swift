// MARK: - a value that is not Hashable
struct Key {}
let set: Set<Key> = []
//       ^ error: type 'Key' does not conform to protocol 'Hashable'

// MARK: - an order that cannot be supplied
struct A: Comparable {}
//     ^ error: type 'A' does not conform to protocol 'Comparable'

// MARK: - a generic constraint not kept by a type
struct Box<T: Equatable> { let value: T }
struct A {}
func f(_ box: Box<A>) {}
//            ^ error: type 'A' does not conform to protocol 'Equatable'

// MARK: - an unknown attribute
struct A: View {
    @Stat private var x = 0
//   ^ error: unknown attribute 'Stat'
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
