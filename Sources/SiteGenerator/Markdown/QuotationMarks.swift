/// The quotation marks of a language, those of the Common Locale Data Repository.
struct QuotationMarks: Sendable {
    var opening: String
    var closing: String
    /// For a quotation in a quotation.
    var inner: (opening: String, closing: String)

    static let english = QuotationMarks(
        opening: "\u{201C}", closing: "\u{201D}", inner: ("\u{2018}", "\u{2019}"))
    private static let low = QuotationMarks(
        opening: "\u{201E}", closing: "\u{201C}", inner: ("\u{201A}", "\u{2018}"))
    /// French sets its marks off by a narrow space that does not break.
    private static let french = QuotationMarks(
        opening: "\u{AB}\u{202F}", closing: "\u{202F}\u{BB}", inner: ("\u{AB}\u{202F}", "\u{202F}\u{BB}"))
    private static let pointed = QuotationMarks(
        opening: "\u{AB}", closing: "\u{BB}", inner: ("\u{201C}", "\u{201D}"))
    private static let pointedAndLow = QuotationMarks(
        opening: "\u{AB}", closing: "\u{BB}", inner: ("\u{201E}", "\u{201C}"))
    private static let polish = QuotationMarks(
        opening: "\u{201E}", closing: "\u{201D}", inner: ("\u{AB}", "\u{BB}"))
    private static let nordic = QuotationMarks(
        opening: "\u{201D}", closing: "\u{201D}", inner: ("\u{2019}", "\u{2019}"))
    private static let norwegian = QuotationMarks(
        opening: "\u{AB}", closing: "\u{BB}", inner: ("\u{2018}", "\u{2019}"))

    /// Languages that do not have the marks of English.
    static let byLanguage = [
        "cs": low, "de": low, "en": english, "fi": nordic, "fr": french, "it": pointed, "nb": norwegian,
        "no": norwegian,
        "pl": polish, "pt-pt": pointed, "ru": pointedAndLow, "sk": low, "sv": nordic, "uk": pointedAndLow,
    ]

    init(opening: String, closing: String, inner: (opening: String, closing: String)) {
        (self.opening, self.closing, self.inner) = (opening, closing, inner)
    }

    /// - Parameter language: a code such as `de` or `pt-BR`; unknown ones have the English marks.
    init(of language: String) {
        // A site of one language asks for each of its pages.
        if let marks = Self.byLanguage[language] {
            self = marks
            return
        }
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        self =
            Self.byLanguage[parts.prefix(2).joined(separator: "-")] ?? parts.first.flatMap {
                Self.byLanguage[$0]
            } ?? Self.english
    }

    /// Text with its apostrophes between letters replaced, which may have code in it: marks of code stay.
    static func apostrophized(_ text: String) -> String {
        guard text.contains(byte: UInt8(ascii: "'")) else { return text }
        let signs = Array(text)
        return String(
            signs.indices.map { index in
                let isApostrophe =
                    signs[index] == "'" && index > 0 && index + 1 < signs.count && signs[index - 1].isLetter
                    && signs[index + 1].isLetter
                return isApostrophe ? "\u{2019}" : signs[index]
            })
    }

    /// Plain text with its straight marks replaced.
    func curled(_ text: String) -> String {
        guard text.contains(byte: UInt8(ascii: "'")) || text.contains(byte: UInt8(ascii: "\"")) else {
            return text
        }
        let signs = Array(text)
        var out = ""
        var isInInner = false
        for (index, sign) in signs.enumerated() {
            let opens =
                (index == 0 || " ([{-/\u{A0}".contains(signs[index - 1])) && index + 1 < signs.count
                && !signs[index + 1].isWhitespace
            let goesOn = index + 1 < signs.count && signs[index + 1].isLetter
            switch sign {
            case "\"": out += opens ? opening : closing
            case "'" where opens: (out, isInInner) = (out + inner.opening, true)
            case "'" where isInInner && !goesOn: (out, isInInner) = (out + inner.closing, false)
            case "'": out += "\u{2019}"
            default: out.append(sign)
            }
        }
        return out
    }
}
