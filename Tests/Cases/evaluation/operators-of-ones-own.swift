// Operators of one's own that are generic stand behind those that numbers have themselves.
protocol Scalable { mutating func scale(by factor: Double) }
extension Double: Scalable { mutating func scale(by factor: Double) { self *= factor } }

struct Extent: Scalable {
    var width: Double, height: Double
    mutating func scale(by factor: Double) { (width, height) = (width * factor, height * factor) }
}

private func / <V: Scalable>(lhs: V, rhs: Double) -> V {
    var copy = lhs
    copy.scale(by: 1 / rhs)
    return copy
}

private func + <V: Scalable>(lhs: V, rhs: V) -> V {
    var copy = lhs
    copy.scale(by: 100)
    return copy
}

struct Half<V: Scalable> {
    var value: V
    var half: V { value / 2 }
}

print(Half(value: 8.0).half)  // expect: 4.0
print(Half(value: Extent(width: 3, height: 5)).half.width)  // expect: 1.5
let (one, two) = (1.0, 2.0)
print(one + two, 3.5 / two)  // expect: 3.0 1.75
print((Extent(width: 1, height: 1) + Extent(width: 2, height: 2)).height)  // expect: 100.0
