struct Color: ExpressibleByStringInterpolation, CustomStringConvertible {
    var parts: [String]
    var description: String { parts.joined(separator: "|") }
    init(stringLiteral value: String) { parts = ["lit:" + value] }
    init(stringInterpolation: Interp) { parts = stringInterpolation.parts }
    struct Interp: StringInterpolationProtocol {
        var parts: [String] = []
        init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2) }
        mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append("t:" + literal) } }
        mutating func appendInterpolation(_ value: Int) { parts.append("i:\(value)") }
        mutating func appendInterpolation(hex value: Int, prefix: String = "0x") { parts.append(prefix + String(value, radix: 16)) }
        mutating func appendInterpolation<T: CustomStringConvertible>(any value: T) { parts.append("any:" + value.description) }
    }
}
let c: Color = "a\(5)b\(hex: 255)c\(hex: 16, prefix: "#")\(any: 2.5)"
print(c)  // expect: t:a|i:5|t:b|0xff|t:c|#10|any:2.5
let d: Color = "plain"
print(d)  // expect: lit:plain
func show(_ c: Color) -> String { "\(c)" }
print(show("x\(1)"))  // expect: t:x|i:1
extension String.StringInterpolation {
    mutating func appendInterpolation(money value: Double, currency: String = "$") { appendLiteral("\(currency)\(value)") }
    mutating func appendInterpolation(_ values: [Int], separator: String) { appendLiteral(values.map(String.init).joined(separator: separator)) }
    mutating func appendInterpolation(if condition: Bool, _ text: @autoclosure () -> String) { if condition { appendLiteral(text()) } }
}
print("cost \(money: 3.5) or \(money: 2, currency: "€")!")  // expect: cost $3.5 or €2.0!
print("\([1, 2, 3], separator: "-")")  // expect: 1-2-3
print("a\(if: true, "yes")\(if: false, "no")b")  // expect: ayesb
let text: String = "\(money: 1.25)"
print(text.count)  // expect: 5
