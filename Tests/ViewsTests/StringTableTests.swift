import Testing

@testable import Views

/// Texts of another language, as a preview is given them.
@Suite struct StringTableTests {
    private func translate(_ table: String, _ parts: [LocalizedKey.Part]) -> String {
        let table = StringTable(table)
        return table.doubled(table.translated(parts) ?? parts).map { part in
            switch part {
            case .text(let text): text
            case .value(.string(let text), _): "<\(text)>"
            case .value: "?"
            }
        }.joined()
    }

    @Test func texts() {
        #expect(translate("Save: Speichern; Less: Weniger", [.text("Less")]) == "Weniger")
        #expect(translate("Save: Speichern", [.text("Savings")]) == "Savings")
        #expect(translate("Note: a: b", [.text("Note")]) == "a: b")
    }

    @Test func values() {
        let parts: [LocalizedKey.Part] = [
            .value(.string("12"), .init()), .text(" pages of "), .value(.string("20"), .init()),
        ]
        #expect(translate("%@ pages of %@: Seite %@ von %@", parts) == "Seite <12> von <20>")
        #expect(translate("%@ pages of %@: 100 %@", parts) == "100 <12>")
    }

    @Test func doubled() {
        #expect(translate(" double ", [.text("Save")]) == "Save Save")
        #expect(translate("", [.text("Save")]) == "Save")
    }
}
