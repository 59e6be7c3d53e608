/// What kind of symbol each page is about, as the search narrows what it finds: a sign for each page.
struct SearchKinds: Sendable {
    private var signs = Bytes()
    private var hasSymbols = false

    /// Fewer kinds than pages of symbols have groups: whoever looks for something knows so much of it.
    private static let groups: [(title: String, kinds: Set<String>)] = [
        ("Protocols", ["protocol"]), ("Classes", ["class", "actor"]), ("Structures", ["struct"]),
        ("Enumerations", ["enum"]),
        ("Enumeration cases", ["enum.case"]), ("Initializers", ["init", "deinit"]),
        ("Properties", ["property", "ivar", "type.property", "var"]),
        ("Functions", ["method", "type.method", "func", "func.op", "subscript", "type.subscript"]),
        ("Macros", ["macro"]),
        ("Type aliases", ["typealias", "associatedtype"]),
    ]

    mutating func add(_ page: Page) {
        guard let symbol = page.reference?.symbol else { return signs.append(UInt8(ascii: "0")) }
        hasSymbols = true
        let place = 1 + (Self.groups.firstIndex { $0.kinds.contains(symbol.kind) } ?? Self.groups.count)
        signs.append(UInt8(place < 10 ? 48 + place : 87 + place))
    }

    /// Writes nothing where there are no symbols.
    func write(into out: inout Bytes, _ texts: ThemeTexts) {
        guard hasSymbols else { return }
        out.put(",\"kinds\":\"")
        out.append(contentsOf: signs)
        out.put("\",\"names\":[")
        for (index, title) in (["Pages"] + Self.groups.map(\.title) + ["Other"]).enumerated() {
            if index > 0 { out.put(",") }
            out.putJSON(texts[title])
        }
        out.put("]")
    }
}
