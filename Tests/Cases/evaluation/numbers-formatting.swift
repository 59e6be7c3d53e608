import Foundation
print(7 / 2, 7 % 2, -7 / 2, -7 % 2, 7.0 / 2, 10.truncatingRemainder(dividingBy: 4), 2.5.rounded(), 3.5.rounded(), (-2.5).rounded(.up))  // expect: 3 1 -3 -1 3.5 2.0 3.0 4.0 -2.0
print(2.4.rounded(.awayFromZero), 2.7.rounded(.down), Int(2.9), Int((2.9).rounded()), Double(7) / 2, 5.0, 1e3, 1.0e-5, 123456789.0, 1e16)  // expect: 3.0 2.0 2 3 3.5 5.0 1000.0 1e-05 123456789.0 1e+16
print(Int.max, UInt8.max, Int8.min, Double.pi, 0.1 + 0.2, 1.0 / 3)  // expect: 9223372036854775807 255 -128 3.141592653589793 0.30000000000000004 0.3333333333333333
print(abs(-3), max(1, 2, 3), min(4.0, 2.5), pow(2.0, 10.0), sqrt(2.0), hypot(3.0, 4.0), floor(-1.5), ceil(1.2), round(2.5), trunc(-2.7))  // expect: 3 3 2.5 1024.0 1.4142135623730951 5.0 -2.0 2.0 3.0 -2.0
print(0b1010, 0o17, 0xff, 1_000_000, 5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, 256 >> 2)  // expect: 10 15 255 1000000 1 7 6 -6 16 64
print(10.isMultiple(of: 5), 7.quotientAndRemainder(dividingBy: 2), 255.description, String(255, radix: 16), String(5, radix: 2), Int("ff", radix: 16)!)  // expect: true (quotient: 3, remainder: 1) 255 ff 101 255
print(3.14.description, String(2.0), "\(1.5)", Double("2.5")!, Double("x") as Any, Int("12a") as Any, Int("-5")!)  // expect: 3.14 2.0 1.5 2.5 nil nil -5
print(5.clamped(to: 0...3), (-1).clamped(to: 0...3), 0.5.clamped(to: 0...1))  // expect: 3 0 0.5
extension Comparable { func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) } }
extension Int { var isEven: Bool { self % 2 == 0 }
    func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
    var factorial: Int { self <= 1 ? 1 : self * (self - 1).factorial }
    var ordinal: String { let suffix = ["th", "st", "nd", "rd"]; let n = self % 100
        return "\(self)" + ((11...13).contains(n) ? "th" : (self % 10 < 4 ? suffix[self % 10] : "th")) } }
print(4.isEven, 5.factorial, [1, 2, 3, 4, 11, 21, 112].map(\.ordinal))  // expect: true 120 ["1st", "2nd", "3rd", "4th", "11th", "21st", "112th"]
var total = 0
3.times { total += $0 }
print(total)  // expect: 3
print(1234567.formatted(), 0.256.formatted(.percent), 3.14159.formatted(.number.precision(.fractionLength(2))))  // expect: 1,234,567 25.6% 3.14
print((1...5).reduce(1, *), (1..<5).contains(5), (0...10).filter { $0 % 3 == 0 }, stride(from: 10, through: 0, by: -5).map { $0 })  // expect: 120 false [0, 3, 6, 9] [10, 5, 0]
print(Double.infinity, -Double.infinity, Double.nan.isNaN, (0.0 / 0.0).isNaN, Double.greatestFiniteMagnitude > 1e300)  // expect: inf -inf true true true
print(Int64(5) + 2, UInt(3), Int32.max, Float(1.5) * 2, CGFloat(2) / 3)  // expect: 7 3 2147483647 3.0 0.6666666666666666
let (q, r) = 17.quotientAndRemainder(dividingBy: 5)
print(q, r, 17.signum(), (-4).magnitude, 6.nonzeroBitCount)  // expect: 3 2 1 4 2
print(Int.random(in: 3...3), Double.random(in: 1...1), [5].randomElement()!, Bool.random() || true)  // expect: 3 1.0 5 true
print((1.0).isZero, 5.0.sign == .plus, (2.0).squareRoot(), exp(0.0), log(1.0), log2(8.0), log10(100.0), cos(0.0))  // expect: false true 1.4142135623730951 1.0 0.0 3.0 2.0 1.0
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func isPrime(_ n: Int) -> Bool { n > 1 && !(2..<n).contains { n % $0 == 0 && $0 * $0 <= n } }
print(gcd(48, 18), (1...20).filter(isPrime))  // expect: 6 [2, 3, 5, 7, 11, 13, 17, 19]
func fibonacci() -> some Sequence<Int> { sequence(state: (0, 1)) { state in
    defer { state = (state.1, state.0 + state.1) }
    return state.0 } }
print(Array(fibonacci().prefix(10)), sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 })  // expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34] [1, 3, 9, 27, 81]
print(UInt8(200) &+ 100, Int8(truncatingIfNeeded: 300), UInt8(clamping: 400), Int(exactly: 2.5) as Any, UInt8(exactly: 256) as Any)  // expect: 44 44 255 nil nil
print(25.4.formatted(.number), 1500.formatted(.number.notation(.compactName)), 0.5.formatted(.percent.precision(.fractionLength(1))))  // expect: 25.4 1.5K 50.0%
print(Array(stride(from: 0, to: 1, by: 0.25)), stride(from: 0, through: 360, by: 90.0).map { $0 / 4 }, Array(stride(from: 10, to: 0, by: -4)))  // expect: [0.0, 0.25, 0.5, 0.75] [0.0, 22.5, 45.0, 67.5, 90.0] [10, 6, 2]
for angle in stride(from: 0, to: 2, by: 0.5) { total += Int(angle * 2) }
print(total)  // expect: 9
