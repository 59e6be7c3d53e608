protocol RangeExpression<Bound> {
    associatedtype Bound: Comparable
    func contains(_ element: Bound) -> Bool
}

extension RangeExpression {
    static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }
}

struct Range<Bound: Comparable>: RangeExpression, Equatable {}

struct RangeSet<Bound: Comparable>: Equatable {
    let ranges: [Range<Bound>]
    init() { ranges = [] }
    init(_ range: Range<Bound>) { ranges = [range] }
    var isEmpty: Bool { ranges.allSatisfy { $0.isEmpty } }
    func contains(_ value: Bound) -> Bool { ranges.contains { $0.contains(value) } }
}

extension RangeSet: Hashable where Bound: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(ranges) }
}

struct ClosedRange<Bound: Comparable>: RangeExpression, Equatable {}

extension Range: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    typealias Index = Bound
    typealias Indices = Range<Bound>
    typealias SubSequence = ArraySlice<Bound>
    typealias Iterator = IndexingIterator<[Bound]>
    func makeIterator() -> IndexingIterator<[Bound]> { Array(self).makeIterator() }
    var startIndex: Bound { lowerBound }
    func index(after i: Bound) -> Bound { i.advanced(by: 1) }
    func index(before i: Bound) -> Bound { i.advanced(by: -1) }
    subscript(position: Bound) -> Bound { position }
}

extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
    @discardableResult mutating func removeFirst() -> Bound {
        let first = lowerBound
        self = first.advanced(by: 1)..<upperBound
        return first
    }

    @discardableResult mutating func removeLast() -> Bound {
        let last = upperBound.advanced(by: -1)
        self = lowerBound..<last
        return last
    }

    mutating func popFirst() -> Bound? { isEmpty ? nil : removeFirst() }
    mutating func popLast() -> Bound? { isEmpty ? nil : removeLast() }
}

extension ClosedRange: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    typealias Index = Bound
    typealias Indices = ClosedRange<Bound>
    typealias SubSequence = ArraySlice<Bound>
    typealias Iterator = IndexingIterator<[Bound]>
    func makeIterator() -> IndexingIterator<[Bound]> { Array(self).makeIterator() }
    var startIndex: Bound { lowerBound }
    func index(after i: Bound) -> Bound { i.advanced(by: 1) }
    func index(before i: Bound) -> Bound { i.advanced(by: -1) }
    subscript(position: Bound) -> Bound { position }
}

extension Range: CustomStringConvertible { var description: String { "\(lowerBound)..<\(upperBound)" } }

extension ClosedRange: CustomStringConvertible { var description: String { "\(lowerBound)...\(upperBound)" } }

extension Range: Hashable where Bound: Hashable {}

extension ClosedRange: Hashable where Bound: Hashable {}

extension Range: Sendable where Bound: Sendable {}

extension ClosedRange: Sendable where Bound: Sendable {}

extension Comparable {
    @native static func ..< (minimum: Self, maximum: Self) -> Range<Self>
    @native static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
    static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) }
    static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(maximum) }
    static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(minimum) }
}

@native func ~= <T: Equatable>(a: T, b: T) -> Bool

extension Range {
    @native var lowerBound: Bound
    @native var upperBound: Bound
    @native func contains(_ element: Bound) -> Bool
    @native var isEmpty: Bool
    func overlaps(_ other: Range<Bound>) -> Bool { other.contains(lowerBound) || contains(other.lowerBound) }

    func clamped(to limits: Range<Bound>) -> Range<Bound> {
        Range(
            uncheckedBounds: (
                lower: min(max(lowerBound, limits.lowerBound), limits.upperBound),
                upper: min(max(upperBound, limits.lowerBound), limits.upperBound)
            ))
    }

    @native init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
}

extension ClosedRange {
    @native var lowerBound: Bound
    @native var upperBound: Bound
    @native func contains(_ element: Bound) -> Bool
    @native var isEmpty: Bool

    func overlaps(_ other: ClosedRange<Bound>) -> Bool {
        other.contains(lowerBound) || contains(other.lowerBound)
    }

    func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
        ClosedRange(
            uncheckedBounds: (
                lower: min(max(lowerBound, limits.lowerBound), limits.upperBound),
                upper: min(max(upperBound, limits.lowerBound), limits.upperBound)
            ))
    }

    @native init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
}

extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
    init(_ other: ClosedRange<Bound>) { self = other.lowerBound..<other.upperBound.advanced(by: 1) }
}

extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
    init(_ other: Range<Bound>) { self = other.lowerBound...other.upperBound.advanced(by: -1) }
}

extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
    var endIndex: Bound { upperBound }
}

extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
    var endIndex: Bound { upperBound.advanced(by: 1) }
}

struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
    let lowerBound: Bound
    init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
    func contains(_ element: Bound) -> Bool { lowerBound <= element }
}

struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
    let upperBound: Bound
    init(_ upperBound: Bound) { self.upperBound = upperBound }
    func contains(_ element: Bound) -> Bool { element < upperBound }
}

struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
    let upperBound: Bound
    init(_ upperBound: Bound) { self.upperBound = upperBound }
    func contains(_ element: Bound) -> Bool { element <= upperBound }
}

extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    typealias Iterator = AnyIterator<Bound>

    func makeIterator() -> AnyIterator<Bound> {
        var next = lowerBound
        return AnyIterator {
            defer { next = next.advanced(by: 1) }
            return next
        }
    }
}

typealias CountableRange<Bound> = Range<Bound>

typealias CountableClosedRange<Bound> = ClosedRange<Bound>
