import Foundation

let face = "😀".unicodeScalars.first!
let letter = "a".unicodeScalars.first!
let digit = "1".unicodeScalars.first!
print(face.properties.isEmoji, letter.properties.isEmoji, digit.properties.isEmoji)  // expect: true false true
print(face.properties.isEmojiPresentation, digit.properties.isEmojiPresentation)  // expect: true false
print("🏽".unicodeScalars.first!.properties.isEmojiModifier, face.properties.isEmojiModifier)  // expect: true false

let lock = NSLock()
var total = 0
lock.withLock { total += 2 }
print(lock.try(), total)  // expect: true 2
lock.unlock()

let even = NSPredicate { object, _ in (object as? Int ?? 1) % 2 == 0 }
print(even.evaluate(with: 4), even.evaluate(with: 5), NSPredicate(value: true).evaluate(with: nil))  // expect: true false true

struct Item: Identifiable {
    let id: Int
    var name: String
}

extension RangeReplaceableCollection where Element: Identifiable {
    subscript(_ element: Element) -> Element {
        get { first { $0.id == element.id } ?? element }
        set {
            guard let index = firstIndex(where: { $0.id == element.id }) else { return }
            replaceSubrange(index...index, with: [newValue])
        }
    }
}
var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
items[items[1]].name = "c"
print(items.map { $0.name })  // expect: ["a", "c"]

struct Legend: Equatable { let n: Int }
struct Entry {
    let legend: Legend
    let order: Int
}
extension Entry: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(order) }
}
print(Entry(legend: Legend(n: 1), order: 1) == Entry(legend: Legend(n: 2), order: 1))  // expect: false

protocol Movable {
    associatedtype Data
    var data: Data { get set }
}
extension Movable where Data == Int {
    var data: Int {
        get { 1 }
        set {}
    }
}
struct Fixed: Movable {
    var data: Int { 2 }
}
func shown<M: Movable>(_ value: M) -> String where M.Data == Int { "\(value.data)" }
print(shown(Fixed()), Fixed().data)  // expect: 1 2

var rest = Substring("DE0012345")
var groups: [Substring] = []
while !rest.isEmpty {
    groups.append(rest.prefix(4))
    rest = rest.dropFirst(4)
}
print(groups.joined(separator: " "))  // expect: DE00 1234 5

struct Basket {
    var fruits: [String]!
    func count<C: Collection>(_ elements: C) -> Int { elements.count }
    var total: Int { count(fruits) }
}
print(Basket(fruits: ["a", "b"]).total)  // expect: 2

final class Key: NSObject {
    let text: String
    init(_ text: String) { self.text = text }
    override var hash: Int { text.hashValue }
    override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.text == text }
}
let cache = NSCache<Key, Key>()
cache.setObject(Key("one"), forKey: Key("a"))
print(cache.object(forKey: Key("a"))?.text ?? "none", cache.object(forKey: Key("b"))?.text ?? "none")  // expect: one none
print(Key("a") == Key("a"), NSObject() == NSObject())  // expect: true false
print(NSLocalizedString("Save", tableName: nil, bundle: .main, value: "", comment: "a button"))  // expect: Save

class Shape: Equatable {
    let sides: Int
    init(sides: Int) { self.sides = sides }
    static func == (lhs: Shape, rhs: Shape) -> Bool { lhs.sides == rhs.sides }
}
final class Square: Shape {
    init() { super.init(sides: 4) }
}
let squares = [Square()]
print(squares == [Square()], squares.contains(Square()), Optional(Square()) == Square())  // expect: true true true
