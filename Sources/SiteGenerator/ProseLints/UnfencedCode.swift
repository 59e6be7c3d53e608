import Syntax

/// Swift that stands in the prose as text: its fence was lost, or its backticks.
enum UnfencedCode {
    /// - Parameter isSwiftUI: whether a name is one that SwiftUI declares.
    static func check(
        _ prose: ProseLines, in file: SourceFile, isSwiftUI: (String) -> Bool = { _ in false },
        report: (Problem) -> Void
    ) {
        let glued = gluedWords(prose, file, isSwiftUI)
        // The directives of DocC that are open: what closes one is no code.
        var directives = 0
        for line in prose.lines where line.kind == .prose || line.kind == .block {
            if ForeignSyntax.opensDirective(line.text) { directives += 1 }
            if directives > 0, line.text.count == 1, line.text.first == "}" {
                directives -= 1
                continue
            }
            guard !line.isIndented(in: file), !ForeignSyntax.knows(line) else { continue }
            if line.kind == .prose, isCode(line.text) {
                report(warning("this line is code outside a fence", line.text.indices, file))
            } else if line.kind == .prose, let code = labelledCode(line.text) {
                report(warning("this sentence is followed by code outside a fence", code, file))
            } else if let word = glued.first(where: {
                line.range.contains($0.lowerBound) && !isInCode($0, line)
            }) {
                report(
                    warning(
                        "'\(String(file.bytes[word]))' is a name with text glued to it", word,
                        file))
            }
        }
    }

    private static func warning(_ message: String, _ range: Range<Int>, _ file: SourceFile) -> Problem {
        Problem(.warning, message, check: .unfencedCode, file: file, range: range)
    }

    private static let openings = [
        "import SwiftUI", "struct ", "extension ", "func ", "@State ", "var body", "#Preview",
    ].map { Bytes($0.utf8) }

    /// What a listing on a web page begins with below its label, which is copied along: `Swiftpublic func`.
    private static let labelled = [
        "public ", "func ", "struct ", "extension ", "import ", "enum ", "class ", "var ", "let ", "@",
    ].map { Bytes("Swift\($0)".utf8) }

    /// A brace that opens or closes a block, a chained modifier, a declaration that goes on to the end of its
    /// line or has a listing's label before it.
    private static func isCode(_ text: Bytes.SubSequence) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        if first == "}" { return true }
        if first == "S", labelled.contains(where: { text.starts(with: $0) }) { return true }
        if first == ".", text.dropFirst().first?.isASCIIAlphanumeric == true, text.contains(UInt8(ascii: "("))
        {
            return true
        }
        guard openings.contains(where: { text.starts(with: $0) }) else { return last == "{" }
        return last == "{" || last == "}" || text.elementsEqual(openings[0])
    }

    /// A listing's label and code behind the end of a sentence: `is centered. Swiftpublic func`.
    private static func labelledCode(_ text: Bytes.SubSequence) -> Range<Int>? {
        var from = text.startIndex
        while let label = text[from...].firstRange(of: Bytes("Swift".utf8)) {
            from = label.upperBound
            let before = text[..<label.lowerBound].last { !$0.isBlank }
            guard let before, ".!?)".utf8.contains(before),
                labelled.contains(where: { text[label.lowerBound...].starts(with: $0) })
            else { continue }
            return label.lowerBound..<text.endIndex
        }
        return nil
    }

    /// `containerRelativeFramereceives`, where the page has `containerRelativeFrame` as code or SwiftUI
    /// declares it; in the order of the page.
    private static func gluedWords(_ prose: ProseLines, _ file: SourceFile, _ isSwiftUI: (String) -> Bool)
        -> [Range<Int>]
    {
        let names = prose.inlineNames
        var words = wordsBehindNames(prose, isSwiftUI)
        for name in names {
            var from = 0
            while let found = file.bytes[from...].firstRange(of: name) {
                from = found.upperBound
                if isGlued(found, file.bytes, names) { words.append(wordRange(found, file.bytes)) }
            }
        }
        return (words + sentencesAfterTypes(file.bytes)).sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Words that begin with a long name of SwiftUI's and go on in lower case, on pages whose names have all
    /// lost their backticks.
    private static func wordsBehindNames(_ prose: ProseLines, _ isSwiftUI: (String) -> Bool) -> [Range<Int>] {
        var words: [Range<Int>] = []
        for line in prose.lines where line.kind == .prose || line.kind == .block {
            for word in line.text.split(whereSeparator: { !$0.isASCIIAlphanumeric })
            where word.count > shortestName + 2 && word.dropFirst().contains(where: \.isCapitalASCII) {
                if isGluedToName(word, isSwiftUI) { words.append(word.indices) }
            }
        }
        return words
    }

    /// Shorter names may begin a word of a language.
    private static let shortestName = 12

    private static func isGluedToName(_ word: Bytes.SubSequence, _ isSwiftUI: (String) -> Bool) -> Bool {
        guard !isSwiftUI(String(word)) else { return false }
        // The tail is a word: letters in lower case, three or more.
        let tail = word.reversed().prefix { $0.isLowercaseASCII }.count
        guard tail >= 3 else { return false }
        let lengths = max(shortestName, word.count - tail + 1)..<max(shortestName + 1, word.count - 2)
        return lengths.contains { isSwiftUI(String(word.prefix($0))) }
    }

    /// `some ViewThe frame is`: a declaration's end and the sentence after it.
    private static func sentencesAfterTypes(_ text: Bytes) -> [Range<Int>] {
        let type = Bytes("some View".utf8)
        let starts = ["The ", "This ", "These ", "It ", "If ", "When ", "You ", "In ", "A "].map {
            Bytes($0.utf8)
        }
        var words: [Range<Int>] = []
        var from = 0
        while let found = text[from...].firstRange(of: type) {
            from = found.upperBound
            guard starts.contains(where: { text[from...].starts(with: $0) }) else { continue }
            words.append(wordRange(found.upperBound - 4..<found.upperBound, text))
        }
        return words
    }

    /// Whether the word that a name begins goes on in lower case and is no name itself.
    private static func isGlued(_ name: Range<Int>, _ text: Bytes, _ names: [Bytes]) -> Bool {
        guard name.upperBound < text.count, text[name.upperBound].isLowercaseASCII else { return false }
        guard name.lowerBound == 0 || !text[name.lowerBound - 1].isASCIIAlphanumeric else { return false }
        let word = wordRange(name, text)
        return word.count > 6 && word.count > name.count + 2
            && !names.contains { text[word].elementsEqual($0) }
    }

    private static func wordRange(_ start: Range<Int>, _ text: Bytes) -> Range<Int> {
        start.lowerBound..<(text[start.upperBound...].firstIndex { !$0.isASCIIAlphanumeric } ?? text.count)
    }

    private static func isInCode(_ word: Range<Int>, _ line: ProseLines.Line) -> Bool {
        ProseLines.spans(line.text).contains { $0.contains(word.lowerBound) }
    }
}

extension ProseLines {
    /// Names in inline code that have a capital inside, so that no word of a language starts with one.
    fileprivate var inlineNames: [Bytes] {
        var names: [Bytes] = []
        for line in lines where line.kind == .prose || line.kind == .block {
            for span in Self.spans(line.text) {
                let name = line.text[span]
                guard name.allSatisfy(\.isASCIIAlphanumeric),
                    name.dropFirst().contains(where: { (65...90).contains($0) })
                else { continue }
                if !names.contains(where: { name.elementsEqual($0) }) { names.append(Bytes(name)) }
            }
        }
        return names
    }
}

extension UInt8 {
    fileprivate var isLowercaseASCII: Bool { (97...122).contains(self) }
    fileprivate var isCapitalASCII: Bool { (65...90).contains(self) }
}
