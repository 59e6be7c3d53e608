import Syntax

/// Names in the prose that text is glued to: `containerRelativeFramereceives`, where the page has
/// `containerRelativeFrame` as code or SwiftUI declares it. Code in the text is left out.
struct GluedWords {
    /// Names in inline code that have a capital inside, so that no word of a language starts with one.
    private let names: [Bytes]
    /// A bit for each byte that a name begins with, so that few words are compared.
    private let initials: UInt64
    /// Whether a name is one that SwiftUI declares.
    private let isSwiftUI: (String) -> Bool

    /// No glued word is shorter: `ViewA`, and for a name of the page.
    private static let shortestWord = 5
    private static let shortestLongerName = 7
    /// Shorter names may begin a word of a language.
    private static let shortestName = 12

    init(_ prose: ProseLines, _ isSwiftUI: @escaping (String) -> Bool) {
        names = prose.inlineNames
        initials = names.reduce(0) { $0 | Self.bit(of: $1[0]) }
        self.isSwiftUI = isSwiftUI
    }

    private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

    /// The first glued word of a line. Each has a capital inside, and few words have.
    func first(in line: Bytes.SubSequence, of file: Bytes) -> Range<Int>? {
        file.withUnsafeBufferPointer { text in
            var at = line.startIndex
            var start = at
            while at < line.endIndex {
                // Most of a line is neither.
                if line.endIndex - at >= 8 {
                    let others = EightBytes(at: text.baseAddress! + at)
                        .count(beforeCapitalOr: UInt8(ascii: "`"))
                    at += others
                    if others == 8 { continue }
                }
                let byte = text[at]
                if byte == UInt8(ascii: "`") {
                    at = Self.end(ofCodeAt: at, in: ByteSpan(rebasing: text[..<line.endIndex]))
                    start = at
                } else if byte.isCapitalASCII, at > start, text[at - 1].isASCIIAlphanumeric {
                    let word = Self.word(around: at, in: start..<line.endIndex, of: text)
                    if word.count >= Self.shortestWord, isGlued(word, text) { return word }
                    at = word.upperBound
                } else {
                    at += 1
                }
            }
            return nil
        }
    }

    private static func word(around place: Int, in range: Range<Int>, of text: ByteSpan) -> Range<Int> {
        var (start, end) = (place, place)
        while start > range.lowerBound, text[start - 1].isASCIIAlphanumeric { start -= 1 }
        while end < range.upperBound, text[end].isASCIIAlphanumeric { end += 1 }
        return start..<end
    }

    /// Behind the backtick that closes the code, or behind the opening one when none does.
    private static func end(ofCodeAt tick: Int, in text: ByteSpan) -> Int {
        let rest = text[(tick + 1)...]
        return rest.firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 } ?? tick + 1
    }

    private func isGlued(_ word: Range<Int>, _ text: ByteSpan) -> Bool {
        let letters = ByteSpan(rebasing: text[word])
        return continuesName(letters) || continuesSwiftUI(letters) || followsType(word, text)
    }

    /// Whether a name of the page goes on in lower case, and the word is no name itself.
    private func continuesName(_ word: ByteSpan) -> Bool {
        guard initials & Self.bit(of: word[0]) != 0, word.count >= Self.shortestLongerName else {
            return false
        }
        let isLonger = names.contains { name in
            word.count > name.count + 2 && word[name.count].isLowercaseASCII && word.starts(with: name)
        }
        return isLonger && !names.contains { word.elementsEqual($0) }
    }

    /// Whether a long name of SwiftUI's goes on in lower case, on pages whose names have lost their
    /// backticks.
    private func continuesSwiftUI(_ word: ByteSpan) -> Bool {
        guard word.count > Self.shortestName + 2, word.dropFirst().contains(where: \.isCapitalASCII) else {
            return false
        }
        // The tail is a word: letters in lower case, three or more.
        let tail = word.reversed().prefix { $0.isLowercaseASCII }.count
        guard tail >= 3, !isDeclared(word) else { return false }
        let shortest = max(Self.shortestName, word.count - tail + 1)
        return (shortest..<(word.count - 2)).contains { isDeclared(ByteSpan(rebasing: word[..<$0])) }
    }

    private func isDeclared(_ name: ByteSpan) -> Bool {
        LibraryWords.contain(name) && isSwiftUI(String(decoding: name, as: UTF8.self))
    }

    private static let type = Bytes("some View".utf8)
    private static let openings = ["The", "This", "These", "It", "If", "When", "You", "In", "A"].map {
        Bytes("View\($0)".utf8)
    }

    /// `some ViewThe frame is`: a declaration's end and the sentence after it.
    private func followsType(_ word: Range<Int>, _ text: ByteSpan) -> Bool {
        let start = word.lowerBound - Self.type.count + 4
        guard text[word.lowerBound] == UInt8(ascii: "V"), start >= 0, word.upperBound < text.count,
            text[word.upperBound] == UInt8(ascii: " "), text[start...].starts(with: Self.type)
        else { return false }
        return Self.openings.contains { text[word].elementsEqual($0) }
    }
}

extension ProseLines {
    /// Names in inline code that have a capital inside.
    fileprivate var inlineNames: [Bytes] {
        var names: [Bytes] = []
        for line in lines where line.kind == .prose || line.kind == .block {
            Self.forEachSpan(line.text) { span in
                let name = line.text[span]
                guard name.dropFirst().contains(where: { $0.isCapitalASCII }),
                    name.allSatisfy({ $0.isASCIIAlphanumeric }),
                    !names.contains(where: { $0.count == name.count && name.elementsEqual($0) })
                else { return }
                names.append(Bytes(name))
            }
        }
        return names
    }
}

extension UInt8 {
    fileprivate var isLowercaseASCII: Bool { self &- 97 < 26 }
    fileprivate var isCapitalASCII: Bool { self &- 65 < 26 }
}
