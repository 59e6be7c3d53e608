struct Point: Equatable, Hashable {
    var x = 0.0
    var y = 0.0
    static let zero = Point()
    var length: Double { (x * x + y * y).squareRoot() }
    mutating func move(dx: Double, dy: Double = 0) { x += dx; y += dy }
    func moved(by d: Double) -> Point { Point(x: x + d, y: y + d) }
    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    subscript(index: Int) -> Double {
        get { index == 0 ? x : y }
        set { if index == 0 { x = newValue } else { y = newValue } }
    }
}
var a = Point(x: 3, y: 4)
var b = a
b.x = 10
print(a.x, b.x, a.length)  // expect: 3.0 10.0 5.0
a.move(dx: 1)
print(a, a == Point(x: 4, y: 4), a != b)  // expect: <4.0, 4.0> true true
print(a + b, Point.zero, a.moved(by: 1).y)  // expect: <14.0, 8.0> <0.0, 0.0> 5.0
a[1] = 7
a[0] += 2
print(a[0], a[1], a.y)  // expect: 6.0 7.0 7.0
struct Line { var start: Point; var end = Point(x: 1, y: 1); var points: [Point] = [] }
var line = Line(start: .zero)
line.start.x = 5
line.points.append(Point(x: 2, y: 2))
line.points[0].y = 9
line.points[0].move(dx: 1)
print(line.start.x, line.end.x, line.points)  // expect: 5.0 1.0 [<3.0, 9.0>]
struct Counter {
    var count = 0 {
        willSet { print("will", newValue) }  // expect: will 1 | will 6
        didSet { print("did", oldValue) }  // expect: did 0 | did 1
    }
    lazy var expensive: Int = { print("computed"); return 42 }()  // expect: computed
    private(set) var log: [String] = []
    mutating func note(_ s: String) { log.append(s) }
}
var counter = Counter()
counter.count = 1
counter.count += 5
print(counter.expensive, counter.expensive)  // expect: 42 42
counter.note("x")
print(counter.log)  // expect: ["x"]
struct Temperature {
    var celsius: Double
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }
    init(celsius: Double) { self.celsius = celsius }
    init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) * 5 / 9) }
    init?(text: String) { guard let value = Double(text) else { return nil }; celsius = value }
}
var t = Temperature(fahrenheit: 212)
print(t.celsius, t.fahrenheit)  // expect: 100.0 212.0
t.fahrenheit = 32
print(t.celsius, Temperature(text: "x") == nil, Temperature(text: "21.5")!.celsius)  // expect: 0.0 true 21.5
func change(_ p: inout Point) { p.x = 99 }
change(&a)
change(&line.points[0])
print(a.x, line.points[0].x)  // expect: 99.0 99.0
func swapThem<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var (p, q) = (1, 2)
swapThem(&p, &q)
swap(&p, &q)
print(p, q)  // expect: 1 2
print(Set([Point(x: 1, y: 1), Point(x: 1, y: 1)]).count, [Point(x: 1, y: 1): "v"][Point(x: 1, y: 1)]!)  // expect: 1 v
extension Point: CustomStringConvertible { var description: String { "<\(x), \(y)>" } }
print(a.y, "\(Point(x: 1, y: 2))", [Point()])  // expect: 7.0 <1.0, 2.0> [<0.0, 0.0>]
struct Plain { var name = "n"; var size: Int? = 1; var tags = ["t"] }
print(Plain())  // expect: Plain(name: "n", size: Optional(1), tags: ["t"])
