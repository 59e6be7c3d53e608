let m = UInt64.max
print(m, UInt.max, UInt64.min)  // expect: 18446744073709551615 18446744073709551615 0
print(m / 2, m % 10, m > 1, m &+ 1, m - 1)  // expect: 9223372036854775807 5 true 0 18446744073709551614
let h: UInt64 = 0xcbf29ce484222325
print(h, h &* 0x100000001b3, h >> 1, h << 4, ~h, h ^ 1)  // expect: 14695981039346656037 12638153115695167455 7347990519673328018 13774767745031877200 3750763034362895578 14695981039346656036
print(UInt64(1) << 63, (UInt64(1) << 63) > 5, UInt64(1) << 63 < UInt64.max)  // expect: 9223372036854775808 true true
print(Int(truncatingIfNeeded: m), UInt64(bitPattern: -1), Int64(bitPattern: m))  // expect: -1 18446744073709551615 -1
print(Double(m), m.description, String(m, radix: 16), m.leadingZeroBitCount, m.nonzeroBitCount)  // expect: 1.8446744073709552e+19 18446744073709551615 ffffffffffffffff 0 64
print(UInt64("18446744073709551615") ?? 0, UInt64("18446744073709551616") as Any)  // expect: 18446744073709551615 nil
print(Int(exactly: m) as Any, UInt32(truncatingIfNeeded: h), UInt8(h & 0xff))  // expect: nil 2216829733 37
print(m.addingReportingOverflow(1), m.multipliedReportingOverflow(by: 2))  // expect: (partialValue: 0, overflow: true) (partialValue: 18446744073709551614, overflow: true)
print(UInt64(18446744073709551615.0 / 2), m.hashValue == UInt64.max.hashValue)  // expect: 9223372036854775808 true
var s: UInt64 = 88172645463325252
for _ in 0..<3 { s ^= s << 13; s ^= s >> 7; s ^= s << 17; print(s, s % 100) }  // expect: 8748534153485358512 12 | 3040900993826735515 15 | 3453997556048239312 12
print([m, 1, h].sorted(), [m, h].max()!, Set([m, h, m]).count)  // expect: [1, 14695981039346656037, 18446744073709551615] 18446744073709551615 2
print("\(m)", m == .max, m as Any, Optional(m) as Any, (1, m))  // expect: 18446744073709551615 true 18446744073709551615 Optional(18446744073709551615) (1, 18446744073709551615)
print(UInt(bitPattern: -2), Int(bitPattern: UInt.max), UInt(m), UInt.max.isMultiple(of: 5))  // expect: 18446744073709551614 -1 18446744073709551615 true

