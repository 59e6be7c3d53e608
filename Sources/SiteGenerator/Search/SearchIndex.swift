import Syntax

/// The search index as script files, since a page opened from a disk may load scripts but not fetch data.
///
/// Words are split over files by their first letters, pages over files by number: a reader loads the words
/// that start as the query does and the pages found. Budget: `start.js` under 3 KB, a file of words or pages
/// under 16 KB gzipped at 1,000 pages.
struct SearchIndex: Sendable {
    private var words: SearchWords
    private let documents: [Page]
    private var kinds = SearchKinds()
    /// Whether a file of words with this key is as the last build had it; without a memory none is.
    private var isKept: @Sendable (String) -> Bool = { _ in false }

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

    /// - Parameter last: the words of the last build, of which those of kept pages hold.
    init(_ pages: [Page], after last: SearchMemory? = nil) {
        documents = pages
        for page in pages { kinds.add(page) }
        var reader = SearchReader()
        guard let last, last.count > 0, pages.contains(where: \.isKept) else {
            for (number, page) in pages.enumerated() { reader.add(page, number) }
            words = SearchWords(reader.table)
            return
        }
        for (number, page) in pages.enumerated() where !page.isKept { reader.add(page, number) }
        words = SearchWords(last, replacing: pages.map { !$0.isKept }, by: reader.table)
        keepFiles()
    }

    /// As the memory of a site keeps it.
    var record: Bytes { words.record }

    /// `[title, address, description, [[heading, id], ...]]`
    private static func document(_ page: Page) -> Bytes {
        var out = Bytes("[".utf8)
        out.putJSON(fullTitle(page))
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

    /// Members of many types have one name: theirs comes with the type's.
    private static func fullTitle(_ page: Page) -> String {
        guard let owner = page.reference?.symbol.parent, owner.kind != "module" else { return page.title }
        return page.title.hasPrefix(owner.name + ".") ? page.title : "\(owner.name).\(page.title)"
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
        let files = shards()
        let keys = files.map(\.key).sorted()
        var all = [start(keys, depth, texts)]
        for (key, indexes) in files {
            var file = OutputFile(path: "search/w-\(key).js") { self.file(of: indexes, named: key) }
            file.isKept = isKept(key)
            all.append(file)
        }
        for first in stride(from: 0, to: documents.count, by: Self.chunk) {
            var file = OutputFile(path: "search/p-\(first / Self.chunk).js") { pages(first) }
            file.isKept = documents[first..<min(first + Self.chunk, documents.count)].allSatisfy(\.isKept)
            all.append(file)
        }
        return all
    }

    /// By how many letters words are split over files.
    private var depth: Int { documents.count <= 12 ? 0 : documents.count <= 120 ? 1 : 2 }

    /// The words of each file.
    private func shards() -> [(key: String, indexes: [Int])] {
        var shards: [(key: String, indexes: [Int])] = []
        var places: [String: Int] = [:]
        // Most words are in the same file as the one before.
        var (start, place) = (Bytes(), 0)
        for index in 0..<words.count {
            let word = words.word(index)
            if start.isEmpty || !word.prefix(depth).elementsEqual(start) {
                let key = Self.shard(word, depth)
                start = (word.first ?? 0) < 0x80 ? Bytes(word.prefix(depth)) : []
                place = places[key] ?? shards.count
                places[key] = place
                if place == shards.count { shards.append((key, [])) }
            }
            shards[place].indexes.append(index)
        }
        return shards
    }

    /// Marks the files of words none of which has changed.
    private mutating func keepFiles() {
        let changed = Set(words.new.map { Self.shard($0, depth) })
        isKept = { !changed.contains($0) }
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

    private func file(of indexes: [Int], named key: String) -> Bytes {
        var out = Bytes("galleySearch.words(\"\(key)\",{".utf8)
        for (position, index) in indexes.enumerated() {
            if position > 0 { out.put(",\n") }
            out.putJSON(words.word(index))
            out.put(":\"")
            putPostings(words.postings(of: index), into: &out)
            out.put("\"")
        }
        out.put("})\n")
        return out
    }

    /// Pages as differences, in base 36, each with its weight as one digit in front. A word of more than half
    /// of the pages finds nothing, so only its better places are kept.
    private func putPostings(_ postings: ArraySlice<UInt8>, into out: inout Bytes) {
        let isCommon = documents.count > 20 && Postings.count(in: postings) * 2 > documents.count
        var last: UInt32 = 0
        var isFirst = true
        Postings.forEach(in: postings) { posting in
            if isCommon, posting & 7 <= Weight.code { return }
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
