// A number made without arguments is zero.
import Foundation
var width = CGFloat()
width += 2
print(width, Double() + 1, Float() - 1, Int() + 3)  // expect: 2.0 1.0 -1.0 3
print(UInt8() + 1, Int64() - 1, UInt() + 1)  // expect: 1 -1 1
func zero<Number: FixedWidthInteger>(_: Number.Type) -> Number { Number() }
print(zero(Int.self), zero(UInt16.self))  // expect: 0 0
func sum<Number: AdditiveArithmetic>(_ numbers: [Number]) -> Number { numbers.reduce(.zero, +) }
print(sum([CGFloat(), 1.5]), [String: Int]()["a", default: Int()])  // expect: 1.5 0
