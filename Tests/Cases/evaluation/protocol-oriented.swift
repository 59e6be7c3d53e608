protocol Shape {
    var area: Double { get }
    var name: String { get }
    func scaled(by factor: Double) -> Self
}
extension Shape {
    var name: String { String(describing: type(of: self)) }
    func isLarger(than other: some Shape) -> Bool { area > other.area }
}
struct Circle: Shape {
    var radius: Double
    var area: Double { 3 * radius * radius }
    func scaled(by factor: Double) -> Circle { Circle(radius: radius * factor) }
}
struct Square: Shape {
    var side: Double
    var area: Double { side * side }
    var name: String { "square of \(side)" }
    func scaled(by factor: Double) -> Self { Square(side: side * factor) }
}
let shapes: [any Shape] = [Circle(radius: 1), Square(side: 2)]
for shape in shapes { print(shape.name, shape.area, shape.scaled(by: 2).area) }  // expect: Circle 3.0 12.0 | square of 2.0 4.0 16.0
print(shapes.map(\.area).reduce(0, +), Circle(radius: 2).isLarger(than: Square(side: 3)))  // expect: 7.0 true
func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area } }
print(total(shapes), total([]))  // expect: 7.0 0.0
protocol Named { static var kind: String { get }; init(name: String); var name: String { get set } }
extension Named { static func make(_ names: String...) -> [Self] { names.map { Self(name: $0) } } }
struct Dog: Named { static let kind = "dog"; var name: String }
struct Cat: Named { static var kind: String { "cat" }; var name: String; init(name: String) { self.name = name.uppercased() } }
func describe<T: Named>(_ type: T.Type) -> String { T.kind + ": " + T.make("rex", "tom").map(\.name).joined(separator: ",") }
print(describe(Dog.self), describe(Cat.self))  // expect: dog: rex,tom cat: REX,TOM
protocol Container { associatedtype Item; var items: [Item] { get }; mutating func add(_ item: Item) }
extension Container { var count: Int { items.count }
    mutating func add(contentsOf new: [Item]) { for item in new { add(item) } } }
extension Container where Item == Int { var sum: Int { items.reduce(0, +) } }
extension Container where Item: CustomStringConvertible { var text: String { items.map(\.description).joined(separator: "-") } }
struct Bag: Container { var items: [Int] = []; mutating func add(_ item: Int) { items.append(item) } }
var bag = Bag()
bag.add(contentsOf: [1, 2, 3])
print(bag.count, bag.sum, bag.text)  // expect: 3 6 1-2-3
protocol Drawable { func draw() -> String }
protocol Movable { mutating func move(by d: Int) }
typealias Sprite = Drawable & Movable
struct Hero: Sprite { var x = 0; func draw() -> String { "hero@\(x)" }; mutating func move(by d: Int) { x += d } }
func step(_ sprite: inout some Sprite) -> String { sprite.move(by: 5); return sprite.draw() }
var hero = Hero()
print(step(&hero), hero.x)  // expect: hero@5 5
var any: any Drawable & Movable = hero
any.move(by: 1)
print(any.draw(), hero.x)  // expect: hero@6 5
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(1, 1), same("a", "b"))  // expect: true false
class Base: Equatable { let id: Int; init(id: Int) { self.id = id }
    static func == (a: Base, b: Base) -> Bool { a.id == b.id } }
print(Base(id: 1) == Base(id: 1), [Base(id: 1), Base(id: 2)].firstIndex(of: Base(id: 2)) ?? -1)  // expect: true 1
