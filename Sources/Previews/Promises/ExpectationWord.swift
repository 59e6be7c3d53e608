import Syntax

/// A word of a line of an `expect` fence.
struct ExpectationWord {
    let text: Name
    let range: SourceRange

    /// Words end at blanks, commas and colons, which are left out, but for a colon, which is a word. What
    /// stands in quotes is one word, without them; so is code in backticks, with the first of them.
    static func words(in line: [UInt8]) -> [ExpectationWord] {
        var words: [ExpectationWord] = []
        var start: Int?
        func finish(_ index: Int) {
            if let from = start { words.append(ExpectationWord(line, from, index)) }
            start = nil
        }
        var mark: UInt8?
        for (index, byte) in line.enumerated() {
            switch byte {
            case _ where mark != nil && mark != byte: continue
            case UInt8(ascii: "\""), UInt8(ascii: "`"):
                finish(index)
                mark = mark == nil ? byte : nil
                if mark != nil { start = byte == UInt8(ascii: "`") ? index : index + 1 }
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: "\r"): finish(index)
            case UInt8(ascii: ":"):
                finish(index)
                words.append(ExpectationWord(line, index, index + 1))
            default: if start == nil { start = index }
            }
        }
        finish(line.count)
        return words
    }

    private init(_ line: [UInt8], _ from: Int, _ to: Int) {
        text = Name(String(decoding: line[from..<to], as: UTF8.self))
        range = SourceRange(from, to, in: 0)
    }
}
