import Syntax

/// Reads the heads that most pages have, a line for each key, without a parser of YAML: a site of a thousand
/// pages spends a twentieth of its build in one.
///
/// It knows words behind a key, with or without quotation marks, and lists of words, in brackets or a line
/// each. All else (signs that mean something to YAML, comments, keys that come twice, what is wrong) it does
/// not read at all: then Yams does.
struct PlainHead {
    typealias Entry = (key: YAMLValue, value: YAMLValue)

    private let file: SourceFile
    private var line: Int
    private let end: Int
    private var entries: [Entry] = []

    /// Nothing where the text is not as plain as that.
    static func entries(_ file: SourceFile, _ range: Range<Int>) -> [Entry]? {
        guard !range.isEmpty else { return nil }
        var head = PlainHead(file, range)
        while file.lineRange(head.line).lowerBound < range.upperBound {
            guard head.readEntry() else { return nil }
        }
        return head.entries
    }

    private init(_ file: SourceFile, _ range: Range<Int>) {
        self.file = file
        line = file.position(of: range.lowerBound).line
        end = range.upperBound
        entries.reserveCapacity(8)
    }

    /// A line of the text, and nothing behind its end.
    private func range(_ line: Int) -> Range<Int> { file.lineRange(line).clamped(to: 0..<end) }

    /// `key: value`, or `key:` with a list below it.
    private mutating func readEntry() -> Bool {
        let range = range(line)
        guard range.count < Self.longestLine, let colon = keyEnd(range) else { return false }
        let name = String(file.bytes[range.lowerBound..<colon])
        let rest = trimmed(colon + 1..<range.upperBound)
        line += 1
        guard colon + 1 == range.upperBound || file.bytes[colon + 1] == UInt8(ascii: " "),
            !entries.indices.contains(where: { entries[$0].key.text == name }),
            let value = rest.isEmpty ? block() : value(rest)
        else { return false }
        entries.append((key: .text(name, at: range.lowerBound, isPlain: true), value: value))
        return true
    }

    /// A key of YAML may be as long.
    private static let longestLine = 1000

    /// Where the colon behind a key of letters is.
    private func keyEnd(_ range: Range<Int>) -> Int? {
        var at = range.lowerBound
        while at < range.upperBound, file.bytes[at].isASCIILetter { at += 1 }
        guard at > range.lowerBound, at < range.upperBound, file.bytes[at] == UInt8(ascii: ":") else {
            return nil
        }
        return at
    }

    private func value(_ range: Range<Int>) -> YAMLValue? {
        switch file.bytes[range.lowerBound] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quoted(range)
        case UInt8(ascii: "["): flow(range)
        default: plain(range)
        }
    }

    // MARK: Words

    /// Words that begin with a letter or a digit and have no sign of YAML's in them.
    private func plain(_ range: Range<Int>) -> YAMLValue? {
        guard file.bytes[range.lowerBound].isASCIIAlphanumeric, isReadable(range) else { return nil }
        for at in range where file.bytes[at] == ":" || file.bytes[at] == "#" {
            let isColon = file.bytes[at] == ":"
            let next = at + 1 < range.upperBound ? file.bytes[at + 1] : 32
            if isColon ? next == 32 : file.bytes[at - 1] == 32 { return nil }
        }
        return .text(String(file.bytes[range]), at: range.lowerBound, isPlain: true)
    }

    /// Words between quotation marks, none of which and no backslash is among them.
    private func quoted(_ range: Range<Int>) -> YAMLValue? {
        let mark = file.bytes[range.lowerBound]
        let inner = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
        guard range.count > 1, file.bytes[range.upperBound - 1] == mark, isReadable(inner),
            !file.bytes[inner].contains(where: { $0 == mark || $0 == "\\" })
        else { return nil }
        return .text(String(file.bytes[inner]), at: range.lowerBound, isPlain: false)
    }

    /// Printable ASCII, and letters of two bytes: what else may stand in YAML is not ours to say.
    private func isReadable(_ range: Range<Int>) -> Bool {
        var at = range.lowerBound
        while at < range.upperBound {
            let byte = file.bytes[at]
            if byte &- 0x20 < 0x5F {
                at += 1
            } else if byte &- 0xC3 < 0x1D, at + 1 < range.upperBound, file.bytes[at + 1] & 0xC0 == 0x80 {
                at += 2
            } else {
                return false
            }
        }
        return true
    }

    // MARK: Lists

    /// `[one, two words]`
    private func flow(_ range: Range<Int>) -> YAMLValue? {
        guard range.count > 2, file.bytes[range.upperBound - 1] == UInt8(ascii: "]") else { return nil }
        var items: [YAMLValue] = []
        var start = range.lowerBound + 1
        for at in start..<range.upperBound {
            let byte = file.bytes[at]
            if at == range.upperBound - 1 || byte == "," {
                guard let item = item(trimmed(start..<at)) else { return nil }
                items.append(item)
                start = at + 1
            } else if !byte.isASCIIAlphanumeric, byte != " ", byte != "-", byte != "_", byte != "." {
                return nil
            }
        }
        return .list(items, at: range.lowerBound)
    }

    /// Lines below the key, each further in than it by as much, with a hyphen before the words.
    private mutating func block() -> YAMLValue? {
        let first = range(line)
        let indentation = file.bytes[first].prefix { $0 == " " }.count
        guard indentation > 0 else { return nil }
        var items: [YAMLValue] = []
        while file.lineRange(line).lowerBound < end {
            let range = range(line)
            let start = range.lowerBound + indentation
            guard file.bytes[range].prefix(while: { $0 == " " }).count == indentation else {
                // What stands less far in is no part of the list, and has to be a key.
                if file.bytes[range].first?.isASCIILetter == true { break }
                return nil
            }
            guard range.count < Self.longestLine, start + 1 < range.upperBound, file.bytes[start] == "-",
                file.bytes[start + 1] == " ", let item = item(trimmed(start + 2..<range.upperBound))
            else { return nil }
            items.append(item)
            line += 1
        }
        return .list(items, at: first.lowerBound + indentation)
    }

    private func item(_ range: Range<Int>) -> YAMLValue? { range.isEmpty ? nil : plain(range) }

    /// Without spaces at both ends.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high, file.bytes[low] == " " { low += 1 }
        while high > low, file.bytes[high - 1] == " " { high -= 1 }
        return low..<high
    }
}
