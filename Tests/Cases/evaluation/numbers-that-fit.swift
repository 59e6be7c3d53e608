print(UInt8("300") as Any, UInt8("255") as Any, Int8("-128") as Any, Int8("128") as Any, UInt("-1") as Any)  // expect: nil Optional(255) Optional(-128) nil nil
let big = 300.0
print(UInt8(exactly: big) as Any, UInt8(exactly: 7.5) as Any, UInt8(exactly: 7.0) as Any)  // expect: nil nil Optional(7)
print(5.bitWidth, 3.7.significand, 8.0.exponent)  // expect: 64 1.85 3
var word: Int? = 5
print(word.take() as Any, word as Any)  // expect: Optional(5) nil
switch Optional(1) {
case 1?: print("one")  // expect: one
default: print("other")
}
extension Optional where Wrapped == Int { var text: String { map { "\($0)" } ?? "nothing" } }
print(Int?.none.text, Int?.some(3).text)  // expect: nothing 3
print(type(of: UInt8(1)), type(of: Float(1)), type(of: Character("a")))  // expect: UInt8 Float Character

