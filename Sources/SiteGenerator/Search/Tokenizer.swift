import Foundation
import Syntax

/// Cuts text into the words a reader may look for; `search.js` cuts a query the same way.
///
/// ASCII words in lower case, the parts of `camelCase` beside the whole; other scripts without accents;
/// Chinese, Japanese and Korean as pairs of signs, since they have no spaces.
struct Tokenizer {
    /// In bytes: what is longer is no word anybody types.
    private static let longest = 40

    /// Each byte that words are made of in lower case, and 0 for the others: every byte of a site is looked
    /// up.
    private let signs: Bytes = (0..<256).map { byte in
        let byte = UInt8(byte)
        return byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") ? byte.asciiLowercased : 0
    }

    /// Calls back with the bytes of each word.
    func words(in text: ByteSpan, _ found: (ByteSpan) -> Void) {
        signs.withUnsafeBufferPointer { signs in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longest) { buffer in
                var at = 0
                while at < text.count {
                    let byte = text[at]
                    if signs[Int(byte)] == 0, byte < 0xC3 {
                        at += 1
                    } else if let end = Self.end(ofPlainWordAt: at, text, signs) {
                        if end - at <= Self.longest { found(ByteSpan(rebasing: text[at..<end])) }
                        at = end
                    } else if signs[Int(byte)] != 0, byte != "_" {
                        at = Self.asciiWord(text, at, buffer, signs, found)
                    } else if byte >= 0xC3 {
                        at = Self.otherWord(text, at, found)
                    } else {
                        at += 1
                    }
                }
            }
        }
    }

    /// The end of a word of small letters and nothing else, which most are: it's found as it is written.
    @inline(__always)
    private static func end(ofPlainWordAt start: Int, _ text: ByteSpan, _ signs: ByteSpan) -> Int? {
        let bytes = text.baseAddress!
        var end = start
        // Eight bytes at a time hold most words.
        while text.count - end >= 8 {
            let letters = EightBytes(at: bytes + end).smallLetters
            end += letters
            if letters < 8 { break }
        }
        while end < text.count, bytes[end] &- 97 < 26 { end += 1 }
        let isWhole = end == text.count || (signs[Int(bytes[end])] == 0 && bytes[end] < 0xC3)
        return end > start && isWhole ? end : nil
    }

    private static func asciiWord(
        _ text: ByteSpan, _ start: Int, _ buffer: UnsafeMutableBufferPointer<UInt8>, _ signs: ByteSpan,
        _ found: (ByteSpan) -> Void
    ) -> Int {
        let bytes = text.baseAddress!, folded = buffer.baseAddress!, signs = signs.baseAddress!
        let room = start + longest
        var end = start
        var hasParts = false
        // A capital in front makes no part.
        var wasCapital = true
        while end < text.count {
            let byte = bytes[end]
            let sign = signs[Int(byte)]
            guard sign != 0 else { break }
            let isCapital = sign != byte
            if end < room { folded[end - start] = sign }
            if isCapital, !wasCapital { hasParts = true }
            wasCapital = isCapital
            end += 1
        }
        if end < text.count, text[end] >= 0xC3 { return otherWord(text, start, found) }
        guard end - start <= longest else { return end }
        found(ByteSpan(rebasing: UnsafeBufferPointer(buffer)[0..<(end - start)]))
        if hasParts { parts(text, start..<end, buffer, found) }
        return end
    }

    private static func parts(
        _ text: ByteSpan, _ range: Range<Int>, _ buffer: UnsafeMutableBufferPointer<UInt8>,
        _ found: (ByteSpan) -> Void
    ) {
        var start = range.lowerBound
        for index in (range.lowerBound + 1)...range.upperBound {
            let isEnd =
                index == range.upperBound || (text[index] &- 65 < 26 && !(text[index - 1] &- 65 < 26))
                || text[index] == "_"
            guard isEnd else { continue }
            if index - start > 1 {
                found(
                    ByteSpan(
                        rebasing: UnsafeBufferPointer(buffer)[
                            (start - range.lowerBound)..<(index - range.lowerBound)]))
            }
            start = index < range.upperBound && text[index] == "_" ? index + 1 : index
        }
    }

    /// A run that holds letters beyond ASCII.
    private static func otherWord(_ text: ByteSpan, _ start: Int, _ found: (ByteSpan) -> Void) -> Int {
        var end = start
        while end < text.count, text[end] >= 0x80 || text[end].isASCIIAlphanumeric { end += 1 }
        let run = folded(String(decoding: text[start..<end], as: UTF8.self))
        var word = String.UnicodeScalarView()
        var signs: [Unicode.Scalar] = []
        func endWord() {
            emit(word, signs, found)
            word = String.UnicodeScalarView()
            signs = []
        }
        for scalar in run.unicodeScalars {
            if isIdeographic(scalar) {
                if !word.isEmpty { endWord() }
                signs.append(scalar)
            } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                if !signs.isEmpty { endWord() }
                if let folded = folded[scalar] {
                    word.append(contentsOf: folded.unicodeScalars)
                } else {
                    word.append(scalar)
                }
            } else {
                endWord()
            }
        }
        endWord()
        return end
    }

    /// In lower case and without accents, but composed again: a Korean syllable is one sign and not three.
    private static func folded(_ text: String) -> String {
        let letters = text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
            .filter { $0.properties.generalCategory != .nonspacingMark }
        return String(String.UnicodeScalarView(letters)).precomposedStringWithCanonicalMapping
    }

    /// Letters that a mark does not make, by those that people type for them.
    private static let folded: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
        "ς": "σ",
    ]

    /// A word of letters as it is, signs in pairs, a sign on its own alone.
    private static func emit(
        _ word: String.UnicodeScalarView, _ signs: [Unicode.Scalar], _ found: (ByteSpan) -> Void
    ) {
        if !word.isEmpty, word.count <= longest { emit(String(word), found) }
        if signs.count == 1 { emit(String(Character(signs[0])), found) }
        for (sign, next) in zip(signs, signs.dropFirst()) {
            emit(String(Character(sign)) + String(Character(next)), found)
        }
    }

    private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x1100...0x11FF, 0xAC00...0xD7AF,
            0xF900...0xFAFF, 0x20000...0x2FFFF:
            true
        default: false
        }
    }

    private static func emit(_ word: String, _ found: (ByteSpan) -> Void) {
        var word = word
        word.withUTF8 { found($0) }
    }
}
