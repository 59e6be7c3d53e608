import Syntax

/// The words that a site's prose does without, each with what to write instead.
struct AvoidedWords: Sendable {
    private struct Entry {
        /// In small ASCII letters.
        var word: Bytes
        var advice: String
    }

    /// By the first byte, so that a word of the text is compared with few entries.
    private var entries: [[Entry]] = Array(repeating: [], count: 256)
    /// What a cached page depends on.
    private(set) var fingerprint = ""

    /// Several words with one advice have commas between them.
    init(_ pairs: [(key: String, value: String, range: Range<Int>?)] = []) {
        for (key, advice, _) in pairs {
            fingerprint += "\(key):\(advice);"
            for word in Bytes(key.utf8).split(separator: UInt8(ascii: ",")) {
                let word = word.trimmed.map(\.asciiLowercased)
                if let first = word.first { entries[Int(first)].append(Entry(word: word, advice: advice)) }
            }
        }
    }

    func check(_ prose: ProseLines, in file: SourceFile, report: (Problem) -> Void) {
        guard !fingerprint.isEmpty else { return }
        for line in prose.lines where [.prose, .block, .visibleFence].contains(line.kind) {
            check(line.text, in: file, report: report)
        }
    }

    private func check(_ text: Bytes.SubSequence, in file: SourceFile, report: (Problem) -> Void) {
        let code = ProseLines.spans(text)
        var index = text.startIndex
        while index < text.endIndex {
            if Self.isWord(text[index]), let entry = entry(in: text[index...]) {
                let range = index..<(index + entry.word.count)
                if !code.contains(where: { $0.overlaps(range) }) { report(problem(entry, range, file)) }
            }
            index = text[index...].firstIndex { !Self.isWord($0) } ?? text.endIndex
            index = text[index...].firstIndex(where: Self.isWord) ?? text.endIndex
        }
    }

    /// The entry that the text begins with, when a word ends after it.
    private func entry(in text: Bytes.SubSequence) -> Entry? {
        entries[Int(text[text.startIndex].asciiLowercased)].first { entry in
            let end = text.dropFirst(entry.word.count).first
            return !(end.map(Self.isWord) ?? false)
                && text.prefix(entry.word.count).lazy.map(\.asciiLowercased).elementsEqual(entry.word)
        }
    }

    private func problem(_ entry: Entry, _ range: Range<Int>, _ file: SourceFile) -> Problem {
        let written = String(file.bytes[range])
        return Problem(
            .warning, "this site doesn't write '\(written)'", check: .word, file: file, range: range,
            note: "write \(entry.advice)")
    }

    /// Signs of addresses belong to a word, so that `#what-stands` is another word than `stands`.
    private static func isWord(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte >= 128 || "-_/#".utf8.contains(byte)
    }
}
