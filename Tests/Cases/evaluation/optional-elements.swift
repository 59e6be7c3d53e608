// Arrays where arrays of optionals are wanted, functions that take tuples apart, ranges of what is wanted.
let numbers: [Int] = [1, 2]
let wrapped: [Int?] = numbers
print(wrapped) // expect: [Optional(1), Optional(2)]
print(wrapped == [1, 2], wrapped[0] == nil) // expect: true false

func count(_ values: [Int?]) -> Int { values.compactMap { $0 }.count }
print(count(numbers), count([]), count([nil, 3])) // expect: 2 0 1

enum Edge: CaseIterable { case leading, trailing }

let edges: [Edge?] = [nil] + Edge.allCases
print(edges.count, edges[0] == nil, edges[1] == .leading) // expect: 3 true true
let more = Edge.allCases + [nil]
print(more.count, more[2] == nil) // expect: 3 true
print(numbers + numbers, numbers + (3...4)) // expect: [1, 2, 1, 2] [1, 2, 3, 4]

print(zip([1.0, 2], [3.0, 4]).compactMap(+)) // expect: [4.0, 6.0]
print([[0.5]] + [zip([1.0], [3.0]).compactMap(*)]) // expect: [[0.5], [3.0]]

print(Double(sign: .minus, exponent: 3, significand: 1.5)) // expect: -12.0
print(Float(sign: .plus, exponent: -2, significand: 1)) // expect: 0.25
