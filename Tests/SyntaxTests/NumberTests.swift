import Syntax
import Testing

/// Literals have the value that the Swift compiler gives them.
@Suite struct NumberTests {
    func value(_ text: String) -> ExpressionKind? {
        guard case .expression(let expression)? = parse(SourceText(text)).tree.statements.first?.kind else {
            return nil
        }
        return expression.kind
    }

    func double(_ text: String) -> Double? {
        if case .float(let value)? = value(text) { return value }
        return nil
    }

    @Test(arguments: [
        "0.1", "1.5", "3.14159265358979", "0.1e-5", "1e22", "1e23", "123456789012345678901234567890.0",
        "2.2250738585072011e-308", "2.2250738585072014e-308", "4.9e-324", "5e-324", "2.4703282292062327e-324",
        "2.4703282292062328e-324", "1.7976931348623157e308", "9007199254740993.0", "9007199254740992.5",
        "0.618033988749894848204586834365638117720309179805762862135448622705260462818902449707207204",
        "8.10109172351e-10", "1.00000000000000011102230246251565404236316680908203125", "6.0221408e+23",
        "1_000.000_1",
        "9.5e-10", "7.2057594037927933e16", "1.448997445238699", "2.5e-309",
    ])
    func decimal(_ text: String) {
        let expected = Double(text.filter { $0 != "_" })
        #expect(double(text)?.bitPattern == expected?.bitPattern)
    }

    @Test func manyDecimals() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let number = Double(bitPattern: UInt64.random(in: 0...0x7FEF_FFFF_FFFF_FFFF, using: &generator))
            let text = "\(number)"
            guard text.contains(".") || text.contains("e") else { continue }
            #expect(double(text)?.bitPattern == number.bitPattern, "\(text)")
        }
    }

    @Test(arguments: [
        ("0x1p4", 16.0), ("0x1.8p1", 3), ("0xF.FFFFFFFFFFFFFp0", 16), ("0x1p-1074", 0x1p-1074),
        ("0x1.00000000000008p0", 1), ("0x1.00000000000018p0", 0x1.0000000000002p0),
        ("0x1.fffffffffffffp1023", 0x1.fffffffffffffp1023),
    ])
    func hexadecimal(_ text: String, _ expected: Double) {
        #expect(double(text)?.bitPattern == expected.bitPattern)
    }

    @Test(
        arguments: [
            ("0", 0), ("42", 42), ("1_000_000", 1_000_000), ("0xFF", 255), ("0b1010", 10), ("0o17", 15),
            ("0xFFFF_FFFF_FFFF_FFFF", UInt64.max), ("18446744073709551615", UInt64.max),
            ("99999999999999999999999", UInt64.max), ("007", 7),
        ] as [(String, UInt64)])
    func integers(_ text: String, _ expected: UInt64) {
        guard case .integer(let value)? = value(text) else {
            Issue.record("not an integer: \(text)")
            return
        }
        #expect(value == expected)
    }
}
