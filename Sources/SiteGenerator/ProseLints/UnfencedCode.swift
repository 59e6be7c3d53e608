/// Swift that stands in the prose as text: its fence was lost, or its backticks.
enum UnfencedCode {
    static func check(_ prose: ProseLines, in file: SourceFile, report: (Problem) -> Void) {
        let names = prose.inlineNames
        for line in prose.lines where line.kind == .prose {
            guard !isIndented(line, file) else { continue }
            if isCode(line.text) {
                report(warning("this line is code outside a fence", line.text.indices, file))
            } else if let word = gluedWord(line, names, file) {
                report(warning("'\(String(file.bytes[word]))' is a name of the page with text glued to it", word, file))
            }
        }
    }

    private static func warning(_ message: String, _ range: Range<Int>, _ file: SourceFile) -> Problem {
        Problem(.warning, message, check: .unfencedCode, file: file, range: range)
    }

    /// An indented line is code already.
    private static func isIndented(_ line: ProseLines.Line, _ file: SourceFile) -> Bool {
        let start = file.bytes[line.range]
        return start.first == 9 || start.prefix { $0 == 32 }.count >= 4
    }

    private static let openings = ["import SwiftUI", "struct ", "extension ", "func ", "@State ", "var body", "#Preview"].map { Bytes($0.utf8) }

    /// A brace that opens or closes a block, a chained modifier, a declaration that goes on to the end of its line.
    private static func isCode(_ text: Bytes.SubSequence) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        if first == UInt8(ascii: "}") { return true }
        if first == UInt8(ascii: "."), text.dropFirst().first?.isASCIIAlphanumeric == true, text.contains(UInt8(ascii: "(")) { return true }
        guard openings.contains(where: { text.starts(with: $0) }) else { return last == UInt8(ascii: "{") }
        return last == UInt8(ascii: "{") || last == UInt8(ascii: "}") || text.elementsEqual(openings[0])
    }

    /// `containerRelativeFramereceives`, where the page has `containerRelativeFrame` as code.
    private static func gluedWord(_ line: ProseLines.Line, _ names: [Bytes], _ file: SourceFile) -> Range<Int>? {
        let code = ProseLines.spans(line.text)
        var start = line.text.startIndex
        for word in line.text.split(whereSeparator: { !$0.isASCIIAlphanumeric }) {
            start = word.startIndex
            guard word.count > 6, !code.contains(where: { $0.contains(start) }), !names.contains(where: { word.elementsEqual($0) }) else {
                continue
            }
            let isGlued = names.contains { name in
                word.count > name.count + 2 && word.starts(with: name) && word[start + name.count].isLowercaseASCII
            }
            if isGlued { return word.indices }
        }
        return nil
    }
}

extension ProseLines {
    /// Names in inline code that have a capital inside, so that no word of a language starts with one.
    fileprivate var inlineNames: [Bytes] {
        var names: [Bytes] = []
        for line in lines where line.kind == .prose || line.kind == .block {
            for span in Self.spans(line.text) {
                let name = Bytes(line.text[span])
                guard name.allSatisfy(\.isASCIIAlphanumeric), name.dropFirst().contains(where: { (65...90).contains($0) }) else { continue }
                if !names.contains(name) { names.append(name) }
            }
        }
        return names
    }
}

extension UInt8 {
    fileprivate var isLowercaseASCII: Bool { (97...122).contains(self) }
}
