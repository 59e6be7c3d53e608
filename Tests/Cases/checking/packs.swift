// MARK: - a pack without each
func show<each T>(_ values: repeat each T) { print(values) }
//                                                 ^ error: value pack 'each T' must be referenced with 'each'

// MARK: - each outside repeat
func show<each T>(_ values: repeat each T) { print(each values) }
//                                                 ^ error: pack reference 'each T' can only appear in pack expansion

// MARK: - a pack as one value
func show<each T>(_ values: repeat each T) { let all = repeat each values }
//                                                     ^ error: value pack expansion can only appear inside a function argument list, tuple element, or as the expression of a for-in loop

// MARK: - a pack for one parameter
func show<each T: Collection>(_ values: repeat each T) { print(repeat (each values).count) }
//                                                             ^ error: cannot pass value pack expansion to non-pack parameter of type 'Any'

// MARK: - nothing to repeat
func show(_ value: Int) { repeat print(value) }
//                               ^ error: value pack expansion must contain at least one pack reference

// MARK: - each of what is no pack
func show(_ value: Int) { let all = (repeat each value) }
//                                          ^ error: 'each' cannot be applied to non-pack type 'Int'

// MARK: - packs of different lengths
func pairs<each T, each U>(_ first: repeat each T, second: repeat each U) { _ = (repeat (each first, each second)) }
//                                                                                      ^ error: pack expansion requires that 'each T' and 'each U' have the same shape

// MARK: - known, not understood: a pack in a function's type
func call<each T>(_ values: repeat each T, body: (repeat each T) -> Void) {}
//                                                ^ error: a pack among the parameters of a function's type is not understood by Galley yet

// MARK: - views in a pack
struct Row<each Item: View>: View {
    let items: (repeat each Item)
    init(_ items: repeat each Item) { self.items = (repeat each items) }
    var body: some View { HStack { TupleView((repeat (each items).padding())) } }
}
Row(Text("a"), Circle(), Button("b") {})

// MARK: - an expansion among other values
print("a", repeat 1)
//         ^ error: cannot pass value pack expansion to non-pack parameter of type 'Any'
//                ^ error: value pack expansion must contain at least one pack reference

// MARK: - an expansion among numbers
func f(_ numbers: Int...) {}
f(1, 2, repeat 3)
//      ^ error: cannot pass value pack expansion to non-pack parameter of type 'Int'
//             ^ error: value pack expansion must contain at least one pack reference
