struct StringTransform: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
    static let toLatin = StringTransform("Any-Latin")
    static let latinToKatakana = StringTransform("Latin-Katakana")
    static let latinToHiragana = StringTransform("Latin-Hiragana")
    static let mandarinToLatin = StringTransform("Han-Latin")
    static let fullwidthToHalfwidth = StringTransform("Fullwidth-Halfwidth")
    static let toXMLHex = StringTransform("Any-Hex/XML")
    static let toUnicodeName = StringTransform("Any-Name")
    static let stripCombiningMarks = StringTransform("NFD; [:M:] Remove; NFC")
    static let stripDiacritics = StringTransform("NFD; [:M:] Remove; NFC")
}
