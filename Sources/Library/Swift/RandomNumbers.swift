protocol RandomNumberGenerator { mutating func next() -> UInt64 }

struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
    init() {}
    mutating func next() -> UInt64 { _nextRandom() }
}

@native func _nextRandom() -> UInt64

enum _Random48 {
    static var state = 0x1234_ABCD_330E

    static func next() -> Int {
        state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
        return state
    }
}

func srand48(_ seed: Int) { _Random48.state = (seed & 0xFFFF_FFFF) << 16 | 0x330E }

func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }
func drand48() -> Double { Double(_Random48.next()) / 281_474_976_710_656 }

extension RandomNumberGenerator {
    mutating func next(upperBound: UInt64) -> UInt64 { next().multipliedFullWidth(by: upperBound).high }
}

extension FixedWidthInteger {
    static func random<T: RandomNumberGenerator>(in range: Range<Self>, using generator: inout T) -> Self {
        precondition(!range.isEmpty, "can't get random value with an empty range")
        let count = UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound)
        return range.lowerBound &+ Self(truncatingIfNeeded: generator.next(upperBound: count))
    }

    static func random<T: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout T)
        -> Self
    {
        let count = UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound) &+ 1
        return range.lowerBound
            &+ Self(truncatingIfNeeded: count == 0 ? generator.next() : generator.next(upperBound: count))
    }
}

extension BinaryFloatingPoint {
    static func random<T: RandomNumberGenerator>(in range: Range<Self>, using generator: inout T) -> Self {
        let unit = Self(Double(generator.next() & 9_007_199_254_740_991) / 9_007_199_254_740_992)
        return range.lowerBound + (range.upperBound - range.lowerBound) * unit
    }

    static func random<T: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout T)
        -> Self
    {
        let unit = Self(Double(generator.next(upperBound: 9_007_199_254_740_993)) / 9_007_199_254_740_992)
        return range.lowerBound + (range.upperBound - range.lowerBound) * unit
    }
}

extension Bool {
    static func random<T: RandomNumberGenerator>(using generator: inout T) -> Bool {
        (generator.next() >> 17) & 1 == 0
    }
}

extension Collection {
    func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element? {
        isEmpty ? nil : Array(self)[Int.random(in: 0..<count, using: &generator)]
    }
}

extension Sequence {
    func shuffled<T: RandomNumberGenerator>(using generator: inout T) -> [Element] {
        var elements = Array(self)
        elements.shuffle(using: &generator)
        return elements
    }
}

extension Array {
    mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
        var index = 0
        while index + 1 < count {
            swapAt(index, index + Int.random(in: 0..<(count - index), using: &generator))
            index += 1
        }
    }
}
