/// Types that signatures of SwiftUI name and snippets hardly use by themselves.
extension StandardLibrary {
    static var signatureTypes: [Declaration] {
        [
            Declaration(
                """
                struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
                    typealias StringLiteralType = String
                    let description: String
                    init(stringLiteral value: String) { description = value }
                }
                """),
            Declaration(
                """
                struct DateInterval: Hashable, Comparable, Codable, Sendable {
                    var start: Date
                    var duration: Double
                    var end: Date { start.addingTimeInterval(duration) }
                    init(start: Date, duration: Double) { self.start = start; self.duration = duration }
                    init(start: Date, end: Date) { self.start = start; duration = end.timeIntervalSince(start) }
                    static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
                        lhs.start == rhs.start ? lhs.duration < rhs.duration : lhs.start < rhs.start
                    }
                }
                """),
            Declaration(
                """
                struct SIMD2<Scalar>: Hashable, ExpressibleByArrayLiteral, Sendable where Scalar: Hashable {
                    typealias ArrayLiteralElement = Scalar
                    var x: Scalar
                    var y: Scalar
                    init(x: Scalar, y: Scalar) { self.x = x; self.y = y }
                    init(_ x: Scalar, _ y: Scalar) { self.x = x; self.y = y }
                    init(arrayLiteral elements: Scalar...) { x = elements[0]; y = elements[1] }
                }
                """),
            Declaration(
                "struct LazyMapSequence<Base: RandomAccessCollection, Element>: RandomAccessCollection { typealias Index = Base.Index }"),
            Declaration("protocol StringInterpolationProtocol { }"),
        ]
    }
}
