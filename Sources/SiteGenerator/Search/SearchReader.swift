import Syntax

/// Cuts pages into their words, each with its weight on the page.
struct SearchReader {
    private typealias Weight = SearchIndex.Weight

    private(set) var table = WordTable()
    private let tokenizer = Tokenizer()

    mutating func add(_ page: Page, _ number: Int) {
        if let symbol = page.reference?.symbol { return add(symbol, page, number) }
        add(page.rendered.searchedWords, number, Weight.body)
        add(page.rendered.searchedCode, number, Weight.code)
        add(page.description, number, Weight.description)
        for tag in page.front.tags { add(tag, number, Weight.description) }
        for heading in page.rendered.headings { add(heading.text, number, Weight.heading) }
        if let symbol = page.rare.symbol { add(symbol, number, Weight.symbol) }
        if let name = page.rare.symbol, let initials = Self.initials(of: name) {
            add(initials, number, Weight.symbol)
        }
        let isLong = page.title.utf8.count { $0 == " " } > 1
        add(page.title, number, isLong ? Weight.longTitle : Weight.title)
    }

    /// The headings of a symbol's page are those of all others.
    private mutating func add(_ symbol: ReferenceSymbol, _ page: Page, _ number: Int) {
        for text in [page.rendered.searchedWords, page.rendered.searchedCode] {
            add(text, number, Weight.body)
        }
        if let initials = Self.initials(of: symbol.name) { add(initials, number, Weight.symbol) }
        add(page.title, number, Weight.body)
        // Whoever looks for a word of the language seldom means one of the many names that it is a part of.
        add(symbol.name.prefix { $0 != "(" }.lowercased(), number, Weight.member)
    }

    /// `crf` for `containerRelativeFrame(_:alignment:)`.
    static func initials(of name: String) -> String? {
        let base = Array(name.prefix { $0 != "(" })
        let starts = base.indices.filter { index in
            guard index > 0 else { return true }
            let endsCapitals = index + 1 < base.count && base[index + 1].isLowercase
            return base[index].isUppercase && (!base[index - 1].isUppercase || endsCapitals)
        }
        let letters = String(starts.map { base[$0] })
        return letters.count > 1 ? letters.lowercased() : nil
    }

    private mutating func add(_ text: String, _ page: Int, _ weight: UInt32) {
        var text = text
        text.withUTF8 { tokenizer.words(in: $0) { table.add($0, page: page, weight: weight) } }
    }

    private mutating func add(_ text: Bytes, _ page: Int, _ weight: UInt32) {
        text.withUnsafeBufferPointer { tokenizer.words(in: $0) { table.add($0, page: page, weight: weight) } }
    }
}
