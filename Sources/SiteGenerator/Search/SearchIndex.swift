import Syntax

/// The search index as script files, since a page opened from a disk may load scripts but not fetch data.
///
/// Words are split over files by their first letters, pages over files by number: a reader loads the words
/// that start as the query does and the pages found. Budget: `start.js` under 3 KB, a file of words or pages
/// under 16 KB gzipped at 1,000 pages.
struct SearchIndex: Sendable {
    private var table = WordTable()
    private var documents: [Page] = []
    private var kinds = SearchKinds()
    private let tokenizer = Tokenizer()

    /// Pages in one file.
    static let chunk = 64

    enum Weight {
        static let body: UInt32 = 1
        static let code: UInt32 = 2
        static let description: UInt32 = 3
        static let heading: UInt32 = 4
        static let symbol: UInt32 = 6
        static let longTitle: UInt32 = 6
        /// A page called what is looked for is meant before others about it.
        static let title: UInt32 = 7
        /// A symbol's own page has little but its name, and there are many: what is written about it comes
        /// first.
        static let member: UInt32 = 4
    }

    mutating func add(_ page: Page) {
        let number = documents.count
        documents.append(page)
        kinds.add(page)
        if let symbol = page.reference?.symbol { return add(symbol, page, number) }
        for (text, weight) in [
            (page.rendered.searchedWords, Weight.body), (page.rendered.searchedCode, Weight.code),
        ] {
            text.withUnsafeBufferPointer {
                tokenizer.words(in: $0) { table.add($0, page: number, weight: weight) }
            }
        }
        add(page.description, number, Weight.description)
        for tag in page.front.tags { add(tag, number, Weight.description) }
        for heading in page.rendered.headings { add(heading.text, number, Weight.heading) }
        if let symbol = page.front.symbol { add(symbol, number, Weight.symbol) }
        if let name = page.front.symbol, let initials = Self.initials(of: name) {
            add(initials, number, Weight.symbol)
        }
        let isLong = page.title.utf8.count { $0 == " " } > 1
        add(page.title, number, isLong ? Weight.longTitle : Weight.title)
    }

    /// The headings of a symbol's page are those of all others.
    private mutating func add(_ symbol: ReferenceSymbol, _ page: Page, _ number: Int) {
        for text in [page.rendered.searchedWords, page.rendered.searchedCode] {
            text.withUnsafeBufferPointer {
                tokenizer.words(in: $0) { table.add($0, page: number, weight: Weight.body) }
            }
        }
        if let initials = Self.initials(of: symbol.name) { add(initials, number, Weight.symbol) }
        add(page.title, number, Weight.member)
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

    /// `[title, address, description, [[heading, id], ...]]`
    private static func document(_ page: Page) -> Bytes {
        var out = Bytes("[".utf8)
        out.putJSON(page.title)
        out.put(",")
        out.putJSON(page.output)
        out.put(",")
        out.putJSON(page.description.isEmpty ? String(page.rendered.lead.prefix(140)) : page.description)
        out.put(",[")
        for (index, heading) in page.rendered.headings.enumerated() {
            if index > 0 { out.put(",") }
            out.put("[")
            out.putJSON(heading.text)
            // An id is written only where it is not the one the text gives.
            if heading.id != slug(heading.text) {
                out.put(",")
                out.putJSON(heading.id)
            }
            out.put("]")
        }
        out.put("]]")
        return out
    }

    // MARK: Files

    /// - Parameter root: the folder of the language.
    func files(in root: String = "", _ texts: ThemeTexts = ThemeTexts()) -> [OutputFile] {
        files(texts).map { file in
            var file = file
            file.path = SitePath.join(root, file.path)
            return file
        }
    }

    private func files(_ texts: ThemeTexts) -> [OutputFile] {
        let depth = documents.count <= 12 ? 0 : documents.count <= 120 ? 1 : 2
        var shards: [String: [Int]] = [:]
        for index in 0..<table.count {
            shards[Self.shard(table.word(index), depth), default: []].append(index)
        }
        let keys = shards.keys.sorted()
        var files = [start(keys, depth, texts)]
        for key in keys {
            let indexes = shards[key]!
            files.append(OutputFile(path: "search/w-\(key).js") { words(key, indexes) })
        }
        for first in stride(from: 0, to: documents.count, by: Self.chunk) {
            var file = OutputFile(path: "search/p-\(first / Self.chunk).js") { pages(first) }
            file.isKept = documents[first..<min(first + Self.chunk, documents.count)].allSatisfy(\.isKept)
            files.append(file)
        }
        return files
    }

    /// The file a word is in: its first letter or two; scripts beyond ASCII by blocks of 128 signs.
    private static func shard(_ word: ArraySlice<UInt8>, _ depth: Int) -> String {
        guard depth > 0, let first = word.first else { return "all" }
        guard first < 0x80 else {
            let scalar = String(word).unicodeScalars.first!.value
            return "u" + String(scalar >> 7, radix: 16)
        }
        return String(word.prefix(depth).map { $0.isASCIIAlphanumeric ? $0 : 95 })
    }

    private func start(_ keys: [String], _ depth: Int, _ texts: ThemeTexts) -> OutputFile {
        var out = Bytes(
            "galleySearch.start({\"pages\":\(documents.count),\"chunk\":\(Self.chunk),\"depth\":\(depth),\"keys\":"
                .utf8)
        out.putJSON(keys.joined(separator: " "))
        kinds.write(into: &out, texts)
        out.put("})\n")
        return OutputFile(path: "search/start.js", bytes: out)
    }

    private func words(_ key: String, _ indexes: [Int]) -> Bytes {
        var out = Bytes("galleySearch.words(\"\(key)\",{".utf8)
        let sorted = indexes.sorted(by: table.precedes)
        for (position, index) in sorted.enumerated() {
            if position > 0 { out.put(",\n") }
            out.putJSON(table.word(index))
            out.put(":\"")
            putPostings(table.postings(of: index), into: &out)
            out.put("\"")
        }
        out.put("})\n")
        return out
    }

    /// Pages as differences, in base 36, each with its weight as one digit in front. A word of more than half
    /// of the pages finds nothing, so only its better places are kept.
    private func putPostings(_ postings: [UInt32], into out: inout Bytes) {
        let isCommon = documents.count > 20 && postings.count * 2 > documents.count
        var last: UInt32 = 0
        var isFirst = true
        for posting in postings {
            if isCommon, posting & 7 <= Weight.code { continue }
            let page = posting >> 3
            if !isFirst { out.append(UInt8(ascii: " ")) }
            out.append(48 + UInt8(posting & 7))
            out.putBase36(page - last)
            last = page
            isFirst = false
        }
    }

    private func pages(_ first: Int) -> Bytes {
        var out = Bytes("galleySearch.pages(\(first / Self.chunk),[\n".utf8)
        for index in first..<min(first + Self.chunk, documents.count) {
            if index > first { out.put(",\n") }
            out.append(contentsOf: Self.document(documents[index]))
        }
        out.put("])\n")
        return out
    }
}

extension Array where Element == UInt8 {
    fileprivate mutating func putBase36(_ number: UInt32) {
        if number >= 36 { putBase36(number / 36) }
        let digit = UInt8(number % 36)
        append(digit < 10 ? 48 + digit : 87 + digit)
    }
}
