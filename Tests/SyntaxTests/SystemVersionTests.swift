import Syntax
import Testing

@Suite struct SystemVersionTests {
    private func read(_ text: String) -> String? { SystemVersion(Array(text.utf8)[...])?.text }

    @Test func read() {
        #expect(read("17") == "17")
        #expect(read("17.0") == "17")
        #expect(read("16.4") == "16.4")
        #expect(read("10.3.1") == "10.3")
        #expect(read("16.0+") == "16")
        #expect(read("beta") == nil)
        #expect(read("") == nil)
        #expect(read("99999999999999999999") != nil)
    }

    /// A tenth minor version is later than the ninth.
    @Test func order() {
        #expect(SystemVersion(17, 9) < SystemVersion(17, 10))
        #expect(SystemVersion(17, 10) < SystemVersion(18))
    }
}
