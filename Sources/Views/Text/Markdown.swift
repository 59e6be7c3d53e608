/// The looks that inline Markdown gives a stretch of text.
struct MarkdownTraits: OptionSet {
    let rawValue: UInt8

    static let strong = MarkdownTraits(rawValue: 1)
    static let emphasis = MarkdownTraits(rawValue: 2)
    static let code = MarkdownTraits(rawValue: 4)
    static let strikethrough = MarkdownTraits(rawValue: 8)
    static let link = MarkdownTraits(rawValue: 16)
}

extension MarkdownTraits {
    /// - Parameter intent: the raw value of an `InlinePresentationIntent`.
    init(intent: Int) {
        let known: [(Int, MarkdownTraits)] = [(1, .emphasis), (2, .strong), (4, .code), (32, .strikethrough)]
        self = known.reduce([]) { intent & $1.0 == 0 ? $0 : $0.union($1.1) }
    }
}

/// Inline Markdown as `LocalizedStringKey` reads it: emphasis, strong, code, strikethrough, links. Everything
/// that is not closed stands for itself.
struct InlineMarkdown {
    struct Run {
        var bytes: [UInt8]
        var traits: MarkdownTraits
        /// Where a link leads.
        var address: [UInt8]?
    }

    private let bytes: [UInt8]
    private var position = 0
    private(set) var runs: [Run] = []
    /// Marks that were found to open nothing, by where they stand: whatever is around them, they are read
    /// once.
    private var unclosed: Set<Opening> = []
    private var depth = 0
    /// How often a byte may be read yet behind marks that may turn out to open nothing; then marks are text.
    private var effort: Int
    /// Nobody nests that many; a text of marks alone would.
    private static let deepest = 32
    /// The last byte that may end an address: behind it nothing is searched for one.
    private let lastParenthesis: Int

    private struct Opening: Hashable {
        let position: Int
        let length: Int
    }

    init(_ text: String) {
        bytes = Array(text.utf8)
        effort = max(bytes.count * 30, 200_000)
        lastParenthesis = bytes.lastIndex(of: UInt8(ascii: ")")) ?? -1
        read(until: [], traits: [])
    }

    static func pieces(_ text: String) -> [TextValue.Piece] {
        // Most texts have no mark at all.
        guard text.utf8.contains(where: { isMark($0) }) else { return [.string(text)] }
        return InlineMarkdown(text).runs.map { run in
            let string = String(decoding: run.bytes, as: UTF8.self)
            return run.traits.isEmpty ? .string(string) : .styled(string, run.traits)
        }
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }

    /// Reads to a closing mark or the end; returns whether the mark was found.
    @discardableResult
    private mutating func read(until close: [UInt8], traits: MarkdownTraits) -> Bool {
        while position < bytes.count {
            if !close.isEmpty, starts(with: close), canClose(close) {
                position += close.count
                return true
            }
            readOne(traits)
        }
        return close.isEmpty
    }

    private mutating func readOne(_ traits: MarkdownTraits) {
        let byte = bytes[position]
        effort -= 1
        switch byte {
        case UInt8(ascii: "\\") where position + 1 < bytes.count && isPunctuation(bytes[position + 1]):
            position += 1
            append(bytes[position], traits)
            position += 1
        case UInt8(ascii: "`"): code(traits)
        case UInt8(ascii: "["): link(traits)
        case UInt8(ascii: "^") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "["):
            inflected(traits)
        case UInt8(ascii: "*"), UInt8(ascii: "_"):
            let double = [byte, byte]
            if starts(with: double), span(double, traits, .strong) { return }
            if span([byte], traits, .emphasis) { return }
            literal(traits)
        case UInt8(ascii: "~"):
            if span([byte, byte], traits, .strikethrough) { return }
            literal(traits)
        default: literal(traits)
        }
    }

    /// Text between two equal marks; nothing is read if the second is missing.
    private mutating func span(_ mark: [UInt8], _ traits: MarkdownTraits, _ trait: MarkdownTraits) -> Bool {
        guard starts(with: mark), canOpen(mark) else { return false }
        return attempt(mark.count) { markdown, start in
            markdown.read(until: mark, traits: traits.union(trait))
                && markdown.position > start + 2 * mark.count
        }
    }

    /// Reads behind an opening mark; if that fails, nothing was read.
    private mutating func attempt(_ length: Int, _ read: (inout InlineMarkdown, Int) -> Bool) -> Bool {
        let opening = Opening(position: position, length: length)
        guard depth < InlineMarkdown.deepest, effort > 0, !unclosed.contains(opening) else { return false }
        let saved = (runs.count, runs.last?.bytes.count ?? 0)
        position += length
        depth += 1
        let isClosed = read(&self, opening.position)
        depth -= 1
        if isClosed { return true }
        position = opening.position
        forget(since: saved)
        unclosed.insert(opening)
        return false
    }

    private mutating func code(_ traits: MarkdownTraits) {
        guard let end = bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "`")) else {
            return literal(traits)
        }
        effort -= end - position
        for byte in bytes[(position + 1)..<end] { append(byte, traits.union(.code)) }
        position = end + 1
    }

    /// `[text](address)`.
    private mutating func link(_ traits: MarkdownTraits) {
        let first = runs.count
        let isLink = attempt(1) { markdown, _ in
            guard markdown.read(until: [UInt8(ascii: "]")], traits: traits.union(.link)),
                let end = markdown.endOfAddress()
            else { return false }
            let address = Array(markdown.bytes[(markdown.position + 1)..<end])
            for index in markdown.runs.indices.dropFirst(first) { markdown.runs[index].address = address }
            markdown.position = end + 1
            return true
        }
        if !isLink { literal(traits) }
    }

    /// Where the parenthesis closes that opens here.
    private mutating func endOfAddress() -> Int? {
        guard position < lastParenthesis, bytes[position] == UInt8(ascii: "("),
            let end = bytes[position...].firstIndex(of: UInt8(ascii: ")"))
        else { return nil }
        effort -= end - position
        return end
    }

    /// `^[3 item](inflect: true)`: the noun agrees with its number, by the rules of English. Other attributes
    /// change no letters.
    private mutating func inflected(_ traits: MarkdownTraits) {
        let isRead = attempt(2) { markdown, start in
            guard markdown.read(until: [UInt8(ascii: "]")], traits: traits),
                let end = markdown.endOfAddress()
            else { return false }
            let number = markdown.bytes[(start + 2)...].prefix { (48...57).contains($0) }
            if markdown.bytes[markdown.position..<end].elementsEqual("(inflect: true".utf8), !number.isEmpty,
                !number.elementsEqual([49])
            {
                markdown.pluralize(traits)
            }
            markdown.position = end + 1
            return true
        }
        if !isRead { literal(traits) }
    }

    /// Takes back what was read since there were so many runs and, in the last of them, so many bytes.
    private mutating func forget(since saved: (runs: Int, bytes: Int)) {
        runs.removeSubrange(saved.runs...)
        if let last = runs.indices.last { runs[last].bytes.removeSubrange(saved.bytes...) }
    }

    private mutating func pluralize(_ traits: MarkdownTraits) {
        let word = runs.last?.bytes.suffix(2) ?? []
        let (before, last) = (word.first ?? 0, word.last ?? 0)
        let vowels: [UInt8] = Array("aeiou".utf8), sibilants: [UInt8] = Array("sxz".utf8)
        if last == UInt8(ascii: "y"), !vowels.contains(before) {
            runs[runs.count - 1].bytes.removeLast()
            for byte in "ies".utf8 { append(byte, traits) }
        } else if sibilants.contains(last)
            || last == UInt8(ascii: "h") && (before == UInt8(ascii: "c") || before == UInt8(ascii: "s"))
        {
            for byte in "es".utf8 { append(byte, traits) }
        } else {
            append(UInt8(ascii: "s"), traits)
        }
    }

    private mutating func literal(_ traits: MarkdownTraits) {
        append(bytes[position], traits)
        position += 1
    }

    private mutating func append(_ byte: UInt8, _ traits: MarkdownTraits) {
        if runs.isEmpty || runs[runs.count - 1].traits != traits || runs[runs.count - 1].address != nil {
            runs.append(Run(bytes: [], traits: traits))
        }
        runs[runs.count - 1].bytes.append(byte)
    }

    private func starts(with mark: [UInt8]) -> Bool {
        guard position + mark.count <= bytes.count else { return false }
        for (offset, byte) in mark.enumerated() where bytes[position + offset] != byte { return false }
        return true
    }

    /// A mark opens before something that is not space; underscores do not open inside words.
    private func canOpen(_ mark: [UInt8]) -> Bool {
        let next = position + mark.count
        guard next < bytes.count, !isSpace(bytes[next]) else { return false }
        return mark[0] != UInt8(ascii: "_") || position == 0 || !isWord(bytes[position - 1])
    }

    private func canClose(_ mark: [UInt8]) -> Bool {
        guard mark[0] != UInt8(ascii: "]") else { return true }
        guard position > 0, !isSpace(bytes[position - 1]) else { return false }
        let next = position + mark.count
        return mark[0] != UInt8(ascii: "_") || next == bytes.count || !isWord(bytes[next])
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 128...: true
        default: false
        }
    }

    private func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 33...47, 58...64, 91...96, 123...126: true
        default: false
        }
    }
}
