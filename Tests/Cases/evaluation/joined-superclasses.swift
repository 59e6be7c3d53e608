// Objects of different classes in one literal, or in two branches, are of the nearest class that they inherit from.
class Animal {
    func sound() -> String { "…" }
}
class Dog: Animal {
    override func sound() -> String { "wau" }
}
class Puppy: Dog {
    override func sound() -> String { "wuff" }
}
class Cat: Animal {
    override func sound() -> String { "miau" }
}
class Box<Content>: Animal {
    let content: Content
    init(_ content: Content) { self.content = content }
    override func sound() -> String { "\(content)" }
}
let animals = [Dog(), Cat(), Puppy()]
print(animals.map { $0.sound() })  // expect: ["wau", "miau", "wuff"]
print([Puppy(), Dog()].map { $0.sound() })  // expect: ["wuff", "wau"]
print([Box(1), Box("a")].map { $0.sound() })  // expect: ["1", "a"]
let one = animals.isEmpty ? Dog() : Cat()
print(one.sound(), type(of: animals) == [Animal].self)  // expect: miau true
let byName = ["d": Dog(), "c": Cat()]
print(byName["c"]!.sound())  // expect: miau
