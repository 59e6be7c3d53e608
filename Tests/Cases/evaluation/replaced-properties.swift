class Vehicle {
    var speed = 0.0 { didSet { print("vehicle", oldValue, speed) } }  // expect: vehicle 0.0 3.0 | vehicle 3.0 4.0
    var name: String
    init(name: String) { self.name = name }
    convenience init() { self.init(name: "no name") }
}
class Car: Vehicle {
    override var speed: Double { didSet { print("car", oldValue, speed) } }  // expect: car 0.0 3.0 | car 3.0 4.0
    override var name: String { willSet { print("renamed", newValue) } }  // expect: renamed car no name!
    override init(name: String) { super.init(name: "car " + name) }
}
let car = Car()
print(car.name)  // expect: car no name
car.speed = 3
car.speed += 1
car.name.append("!")
print(car.name, car.speed)  // expect: car no name! 4.0

class Reader {
    func read(_ number: Int) -> String { "number" }
    func read(_ text: String) -> String { "text" }
}
class LoudReader: Reader { override func read(_ text: String) -> String { "TEXT" } }
let reader: Reader = LoudReader()
print(reader.read(1), reader.read("a"))  // expect: number TEXT

class Line { subscript(index: Int) -> String { "line \(index)" } }
class QuotedLine: Line { override subscript(index: Int) -> String { "“" + super[index] + "”" } }
let line: Line = QuotedLine()
print(line[2])  // expect: “line 2”
