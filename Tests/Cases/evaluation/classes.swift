class Animal {
    var name: String
    var legs: Int { 4 }
    init(name: String) { self.name = name }
    func speak() -> String { "..." }
    func introduce() -> String { "\(name) says \(speak()) on \(legs) legs" }
}
class Dog: Animal {
    var tricks: [String] = []
    override func speak() -> String { "woof" }
    override func introduce() -> String { super.introduce() + "!" }
}
class Bird: Animal {
    let canFly: Bool
    override var legs: Int { 2 }
    init(name: String, canFly: Bool = true) { self.canFly = canFly; super.init(name: name) }
    convenience init() { self.init(name: "bird") }
    override func speak() -> String { canFly ? "tweet" : "..." }
}
let dog = Dog(name: "Rex")
let same = dog
same.name = "Max"
same.tricks.append("sit")
print(dog.name, dog.tricks, dog === same)  // expect: Max ["sit"] true
print(dog.introduce())  // expect: Max says woof on 4 legs!
let animals: [Animal] = [dog, Bird(), Bird(name: "emu", canFly: false)]
for animal in animals { print(animal.introduce()) }  // expect: Max says woof on 4 legs! | bird says tweet on 2 legs | emu says ... on 2 legs
for animal in animals where animal is Bird { print(animal.name) }  // expect: bird | emu
print((animals[0] as? Dog)?.tricks.count ?? -1, animals[1] as? Dog == nil)  // expect: 1 true
class Node { var value: Int; var next: Node?; weak var parent: Node?
    init(_ value: Int, next: Node? = nil) { self.value = value; self.next = next } }
let list = Node(1, next: Node(2, next: Node(3)))
var cursor: Node? = list
var sum = 0
while let node = cursor { sum += node.value; cursor = node.next }
print(sum, list.next?.next?.value ?? 0, list.next?.next?.next?.value == nil)  // expect: 6 3 true
list.next?.value = 20
print(list.next!.value)  // expect: 20
class Model { var items: [Int] = [] { didSet { print("items", items.count) } }  // expect: items 1 | items 2
    static var shared = Model()
    deinit { }
}
Model.shared.items.append(1)
Model.shared.items += [2]
class Box<T> { var value: T; init(_ value: T) { self.value = value }
    func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(f(value)) } }
print(Box(3).map { "\($0)!" }.value)  // expect: 3!
