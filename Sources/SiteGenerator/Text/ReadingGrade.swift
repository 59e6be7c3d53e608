import Syntax

/// How many years of school an English text asks for, by the formula of Flesch and Kincaid.
struct ReadingGrade {
    private(set) var words = 0
    private(set) var sentences = 0
    private(set) var syllables = 0
    /// The first words of the longest sentence, as they stand in the text.
    private(set) var longest: Bytes?
    private(set) var longestCount = 0

    var years: Double {
        guard words > 0, sentences > 0 else { return 0 }
        let length = Double(words) / Double(sentences)
        return 0.39 * length + 11.8 * Double(syllables) / Double(words) - 15.59
    }

    /// - Parameter text: a line for each paragraph; lines that end without a stop are headings and labels,
    ///   which are no sentences.
    init(_ text: Bytes) {
        for line in text.split(separator: UInt8(ascii: "\n")) {
            guard let last = line.last, ".!?".utf8.contains(last) else { continue }
            add(line)
        }
    }

    private mutating func add(_ line: ArraySlice<UInt8>) {
        var sentence: [ArraySlice<UInt8>] = []
        for word in line.split(separator: 32) {
            sentence.append(word)
            guard ".!?".utf8.contains(word.last!) else { continue }
            add(sentence)
            sentence = []
        }
        if !sentence.isEmpty { add(sentence) }
    }

    private mutating func add(_ sentence: [ArraySlice<UInt8>]) {
        sentences += 1
        words += sentence.count
        for word in sentence { syllables += Self.syllables(word) }
        guard sentence.count > longestCount else { return }
        longestCount = sentence.count
        longest = Bytes(sentence.prefix(3).joined(separator: [32]))
    }

    /// Groups of vowels, without an `e` at the end.
    private static func syllables(_ word: ArraySlice<UInt8>) -> Int {
        let letters = word.filter(\.isASCIILetter).map(\.asciiLowercased)
        var count = 0
        var isInVowels = false
        for letter in letters {
            let isVowel = "aeiouy".utf8.contains(letter)
            if isVowel, !isInVowels { count += 1 }
            isInVowels = isVowel
        }
        if count > 1, letters.last == UInt8(ascii: "e"), letters.dropLast().last != UInt8(ascii: "l") {
            count -= 1
        }
        return max(1, count)
    }
}
