// Integers are 64 bits wide, wherever the engine runs.
let big = 5_000_000_000
print(big * 3, big / 7, big % 1_000_007, -big)  // expect: 15000000000 714285714 965007 -5000000000
print(Int.max, Int.min)  // expect: 9223372036854775807 -9223372036854775808
print(1 << 40, big >> 3, big & 0xFFFF_FFFF, big ^ 1)  // expect: 1099511627776 625000000 705032704 5000000001
print(Int(1e15), Double(big) / 2)  // expect: 1000000000000000 2500000000.0
print(UInt32.max, Int32.min, UInt8(255) &+ 3)  // expect: 4294967295 -2147483648 2
print((0..<big).count, (big...big + 2).map { $0 - big })  // expect: 5000000000 [0, 1, 2]
print(Array(stride(from: big, to: big + 10, by: 4)))  // expect: [5000000000, 5000000004, 5000000008]
print(String(big, radix: 16), Int("5000000001")! - big)  // expect: 12a05f200 1
print(big.isMultiple(of: 2), big.signum(), (-big).magnitude)  // expect: true 1 5000000000
for number in big..<(big + 1) { print(number) }  // expect: 5000000000
enum Size: Int { case small = 4_294_967_296, large }
print(Size.large.rawValue)  // expect: 4294967297
