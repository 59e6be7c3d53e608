import Syntax

/// Goes through HTML that Galley wrote, tag by tag.
struct MarkupReader {
    enum Token {
        /// A tag without its signs: `p class="lead"`; one that closes starts with a slash.
        case tag(Range<Int>)
        case text(Range<Int>)
    }

    let bytes: ArraySlice<UInt8>
    private(set) var at: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        at = bytes.startIndex
    }

    mutating func next() -> Token? {
        guard at < bytes.endIndex else { return nil }
        let start = at
        guard bytes[at] == "<" else {
            at = bytes[at...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
            return .text(start..<at)
        }
        if bytes[at...].starts(with: "<!--") { return skipComment(from: start) }
        let end = bytes[at...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
        at = min(end + 1, bytes.endIndex)
        return .tag((start + 1)..<end)
    }

    private mutating func skipComment(from start: Int) -> Token {
        at = bytes[at...].firstRange(of: Bytes("-->".utf8))?.upperBound ?? bytes.endIndex
        return .text(start..<start)
    }

    /// Goes behind the end of an element whose first tag has just been read, and gives what is inside.
    mutating func inside(_ name: String) -> ArraySlice<UInt8> {
        let start = at
        var depth = 1
        let open = Bytes("<\(name)".utf8), close = Bytes("</\(name)>".utf8)
        while let end = bytes[at...].firstRange(of: close) {
            depth += Self.count(of: open, in: bytes[at..<end.lowerBound]) - 1
            at = end.upperBound
            if depth == 0 { return bytes[start..<end.lowerBound] }
        }
        at = bytes.endIndex
        return bytes[start..<at]
    }

    private static func count(of tag: Bytes, in bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        var rest = bytes
        while let found = rest.firstRange(of: tag) {
            rest = rest[found.upperBound...]
            if let next = rest.first, next == ">" || next.isSpace { count += 1 }
        }
        return count
    }

    /// The name of a tag, with its slash.
    func name(_ tag: Range<Int>) -> String {
        String(decoding: bytes[tag].prefix { !$0.isSpace && $0 != ">" }, as: UTF8.self)
    }

    /// An attribute's value as it is written.
    func value(_ attribute: String, _ tag: Range<Int>) -> ArraySlice<UInt8>? {
        guard let start = bytes[tag].firstRange(of: Bytes(" \(attribute)=\"".utf8))?.upperBound else {
            return nil
        }
        return bytes[
            start..<(bytes[start..<tag.upperBound].firstIndex(of: UInt8(ascii: "\"")) ?? tag.upperBound)]
    }

    func text(_ attribute: String, _ tag: Range<Int>) -> String? { value(attribute, tag).map(Markup.decoded) }
}

/// Texts of HTML.
enum Markup {
    private static let references: [(name: String, text: String)] = [
        ("lt", "<"), ("gt", ">"), ("amp", "&"), ("quot", "\""), ("nbsp", "\u{A0}"), ("shy", ""),
        ("#x27", "'"), ("#39", "'"),
    ]

    /// Text with the references that Galley writes replaced.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
        var out = String(parts.removeFirst())
        for part in parts {
            let name = part.prefix { $0 != ";" }
            let known = references.first { $0.name == name }
            out += known.map { $0.text + part.dropFirst(name.count + 1) } ?? "&" + part
        }
        return out
    }

    /// All text inside of some HTML, without its tags.
    static func plain(_ html: ArraySlice<UInt8>) -> String {
        var reader = MarkupReader(html)
        var out = ""
        while let token = reader.next() {
            if case .text(let range) = token { out += decoded(html[range]) }
        }
        return out
    }
}
