struct Counter: Sequence, IteratorProtocol {
    var number = 0
    mutating func next() -> Int? {
        number += 1
        return number
    }
}
print(Counter().first { $0 > 5 }!, Counter().contains(9), Counter().allSatisfy { $0 < 4 }, Counter().contains { $0 == 3 })  // expect: 6 true false true
print(Counter().prefix(3).map { $0 * 2 })  // expect: [2, 4, 6]
var iterator = AnyIterator([1, 2].makeIterator())
print(iterator.next()!, iterator.next()!, iterator.next() as Any)  // expect: 1 2 nil

