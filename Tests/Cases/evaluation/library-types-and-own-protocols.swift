protocol Labeled { func label() -> String }
extension Labeled { func label() -> String { "no label" } }
extension Int: Labeled {}
extension String: Labeled { func label() -> String { "text \(self)" } }
let labeled: [any Labeled] = [1, "a"]
print(labeled.map { $0.label() })  // expect: ["no label", "text a"]

protocol Same { func isSame(as other: any Same) -> Bool }
extension Same where Self: Equatable { func isSame(as other: any Same) -> Bool { (other as? Self) == self } }
extension Double: Same {}
extension Bool: Same {}
print(1.5.isSame(as: 1.5), 1.5.isSame(as: true), true.isSame(as: true))  // expect: true false true

protocol Animal { init(name: String); var name: String { get }; static var kind: String { get } }
struct Cat: Animal { let name: String; static let kind = "cat" }
struct Dog: Animal { let name: String; static var kind: String { "dog" } }
extension Animal { static func stray() -> Self { Self(name: "stray \(kind)") } }
let animals: [any Animal.Type] = [Cat.self, Dog.self]
print(animals.map { $0.kind })  // expect: ["cat", "dog"]
print(animals.map { $0.init(name: "x").name }, animals.map { $0.stray().name })  // expect: ["x", "x"] ["stray cat", "stray dog"]
let numbers: [any Collection<Int>] = [[1, 2], Set([3]), 0..<5]
print(numbers.map { $0.count })  // expect: [2, 1, 5]
struct Bag<Storage: RangeReplaceableCollection> where Storage.Element == Int {
    var storage = Storage()
    mutating func add(_ number: Int) { storage.append(number) }
}
var bag = Bag<[Int]>()
bag.add(4)
print(bag.storage)  // expect: [4]
struct Ring: RandomAccessCollection, MutableCollection {
    var numbers: [Int]
    var startIndex: Int { numbers.startIndex }
    var endIndex: Int { numbers.endIndex }
    subscript(index: Int) -> Int { get { numbers[index] } set { numbers[index] = newValue } }
}
var ring = Ring(numbers: [3, 1, 2])
ring.sort()
ring.swapAt(0, 2)
print(ring.numbers, ring.last!)  // expect: [3, 2, 1] 1
