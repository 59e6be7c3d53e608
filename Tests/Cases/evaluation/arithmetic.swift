print(1 + 2 * 3)  // expect: 7
print(7 / 2, 7 % 2, -7 / 2, -7 % 2)  // expect: 3 1 -3 -1
print(7.0 / 2)  // expect: 3.5
print(0.1 + 0.2)  // expect: 0.30000000000000004
print(1.0, 100.0, 1e20, 1e-7, 123456789.125)  // expect: 1.0 100.0 1e+20 1e-07 123456789.125
let length: Double = 9
print(length * (2 / 3))  // expect: 6.0
print(Int(3.99), Int(-3.99), Double(3), Int("42") ?? 0, Int("x") == nil)  // expect: 3 -3 3.0 42 true
print((2.5).rounded(), (2.5).rounded(.toNearestOrEven), (2.1).rounded(.up), (-2.5).rounded(.down))  // expect: 3.0 2.0 3.0 -3.0
print(abs(-3), max(1, 5, 3), min(2.5, 1.5))  // expect: 3 5 1.5
print(UInt8(200) &+ 100, Int8.max, UInt8.max, Int8.min)  // expect: 44 127 255 -128
print(10.isMultiple(of: 5), 7.signum(), 17.quotientAndRemainder(dividingBy: 5).remainder)  // expect: true 1 2
var x = 5
x += 3
x *= 2
x -= 1
x /= 4
x %= 2
print(x)  // expect: 1
print(6 & 3, 6 | 3, 6 ^ 3, 1 << 4, 256 >> 2, ~5)  // expect: 2 7 5 16 64 -6
print(Double.pi, Double.infinity, -Double.infinity)  // expect: 3.141592653589793 inf -inf
print((0.0 / 0.0).isNaN, Double.nan == Double.nan)  // expect: true false
print((9.0).squareRoot(), (7.5).truncatingRemainder(dividingBy: 2))  // expect: 3.0 1.5
print(Float(0.1), Float(1) / 3)  // expect: 0.1 0.33333334
print(1_000_000, 0xff, 0b101, 0o17, 1.5e3)  // expect: 1000000 255 5 15 1500.0
print(5 > 3, 5 == 5, 5 != 5, !true, true && false, true || false)  // expect: true true false false false true
print(3 < 4 ? "yes" : "no")  // expect: yes
