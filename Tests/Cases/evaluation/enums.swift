enum Direction: String, CaseIterable { case north, south, east = "E" }
print(Direction.north, Direction.east.rawValue, Direction(rawValue: "south")!, Direction(rawValue: "x") == nil)  // expect: north E south true
print(Direction.allCases.count, Direction.allCases.map { $0.rawValue })  // expect: 3 ["north", "south", "E"]
enum Level: Int, Comparable {
    case low = 1, mid, high
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
print(Level.low < .high, Level.mid.rawValue, [Level.high, .low].sorted().map { "\($0)" }.joined(separator: " "), max(Level.low, .mid))  // expect: true 2 low high mid
enum Shape: Equatable {
    case circle(radius: Double)
    case rect(width: Double, height: Double)
    case none
    var area: Double {
        switch self {
        case .circle(let r): return 3 * r * r
        case let .rect(w, h): return w * h
        case .none: return 0
        }
    }
}
print(Shape.circle(radius: 2).area, Shape.rect(width: 2, height: 3).area, Shape.none.area)  // expect: 12.0 6.0 0.0
print(Shape.circle(radius: 1) == .circle(radius: 1), Shape.none == .circle(radius: 1))  // expect: true false
if case .rect(let width, _) = Shape.rect(width: 7, height: 1) { print(width) }  // expect: 7.0
indirect enum Tree { case leaf(Int); case node(Tree, Tree)
    var sum: Int { switch self { case .leaf(let v): v; case .node(let l, let r): l.sum + r.sum } }
}
print(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))).sum)  // expect: 6
enum Toggle { case on, off
    mutating func flip() { self = self == .on ? .off : .on }
    static let initial = Toggle.off
    init() { self = .on }
}
var toggle = Toggle()
toggle.flip()
print(toggle, Toggle.initial == toggle)  // expect: off true
let shapes: [Shape] = [.none, .circle(radius: 1)]
print(shapes.filter { $0 != .none }.count)  // expect: 1
let make = Shape.circle
print(make(3).area, [1.0, 2.0].map(Shape.circle(radius:)).count)  // expect: 27.0 2
let maybe: Shape? = .circle(radius: 5)
switch maybe {
case .circle(let r)?: print("r", r)  // expect: r 5.0
case .some: print("other")
case nil: print("nil")
}
