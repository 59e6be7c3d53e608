import Graphics
import Testing

@Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (20.333333, "20.333"), (0.5, "0.5"), (-0.25, "-0.25"), (1e-9, "0"),
    (-0.0004, "0"), (0.0005, "0.001"), (2.9999, "3"), (100, "100"), (1234567.891, "1234567.891"), (.nan, "0"),
    (.infinity, "1000000000"), (10.05, "10.05"), (10.01, "10.01"),
])
func decimals(value: Double, text: String) {
    #expect(Decimal.string(value) == text)
}

@Test func decimalsWithoutLeadingZero() {
    #expect(Decimal.string(0.5, leadingZero: false) == ".5")
    #expect(Decimal.string(-0.5, leadingZero: false) == "-.5")
    #expect(Decimal.string(0, leadingZero: false) == "0")
}
