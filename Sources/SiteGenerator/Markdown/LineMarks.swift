/// Marks that stand in the code itself and so move with it, as comments of VitePress, `// [!code ++]`, and of
/// Docusaurus, `// highlight-next-line`. They are taken out of what readers see.
struct LineMarks {
    /// The code without the comments.
    private(set) var code = Bytes()
    /// Classes of its lines, from 1 on.
    private(set) var classes: [Int: String] = [:]
    /// Words that mark nothing, and the lines they stand in, as written, from 0 on.
    private(set) var mistakes: [(line: Int, word: String)] = []

    /// What the words in `[!code …]` make of a line.
    static let words: [(word: String, name: String)] = [
        ("++", "add"), ("--", "remove"), ("highlight", "mark"), ("hl", "mark"), ("warning", "mark"),
        ("focus", "focus"), ("error", "error"),
    ]

    /// A comment that says what to do with its line, or with those below when the line is its own.
    private struct Comment {
        enum Kind: Equatable { case lines(String, count: Int), start, end }

        var start: Int
        var kind: Kind?
        /// What is written where a known word should stand.
        var word = ""
    }

    private static let openers = ["//", "#", "--", "/*", "{/*", "<!--", ";", "%"].map { Bytes($0.utf8) }
    private static let closers = ["*/", "*/}", "-->"].map { Bytes($0.utf8) }
    private static let sign = Bytes("[!code ".utf8)

    /// - Parameter language: a listing of Markdown shows the marks of the code in it.
    init(_ code: Bytes, language: String) {
        let hasMarks =
            code.firstRange(of: Self.sign) != nil || code.firstRange(of: Bytes("highlight-".utf8)) != nil
        guard hasMarks, !["markdown", "md"].contains(language) else {
            self.code = code
            return
        }
        read(code)
    }

    private mutating func read(_ text: Bytes) {
        var number = 1
        var pending: (name: String, last: Int)?
        var isOpen = false
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            var shown = line
            if let comment = Self.comment(in: line) {
                shown = Self.trimmedEnd(line[..<comment.start])
                let isAlone = shown.allSatisfy(\.isBlank)
                switch comment.kind {
                case .lines(let name, let count): pending = (name, number + count - 1)
                case .start: isOpen = true
                case .end: isOpen = false
                case nil: mistakes.append((index, comment.word))
                }
                if isAlone { continue }
            }
            if isOpen { classes[number] = "mark" }
            if let (name, last) = pending, number <= last { classes[number] = name }
            code.append(contentsOf: shown)
            if index + 1 < lines.count { code.append(UInt8(ascii: "\n")) }
            number += 1
        }
    }

    private static func comment(in line: Bytes.SubSequence) -> Comment? {
        var inner = trimmedEnd(line)
        for closer in closers where inner.reversed().starts(with: closer.reversed()) {
            inner = trimmedEnd(inner.dropLast(closer.count))
        }
        let start: Int, kind: Comment.Kind?, word: String
        if inner.last == UInt8(ascii: "]"), let open = inner.lastRange(of: sign) {
            start = open.lowerBound
            (kind, word) = marked(String(inner[open.upperBound...].dropLast()))
        } else if let (length, wide) = highlight(inner) {
            (start, kind, word) = (inner.endIndex - length, wide, "")
        } else {
            return nil
        }
        let before = trimmedEnd(line[..<start])
        guard
            let opener = openers.filter({ before.reversed().starts(with: $0.reversed()) }).max(by: {
                $0.count < $1.count
            })
        else { return nil }
        return Comment(start: before.endIndex - opener.count, kind: kind, word: word)
    }

    /// `focus` or `focus:3`.
    private static func marked(_ text: String) -> (Comment.Kind?, String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = words.first { $0.word == String(parts[0]).trimmed }?.name
        let count = parts.count == 1 ? 1 : Int(String(parts[1]).trimmed)
        guard let name, let count, (1...10_000).contains(count) else { return (nil, text) }
        return (.lines(name, count: count), text)
    }

    private static func highlight(_ text: Bytes.SubSequence) -> (length: Int, kind: Comment.Kind)? {
        let kinds: [(String, Comment.Kind)] = [
            ("highlight-next-line", .lines("mark", count: 1)), ("highlight-start", .start),
            ("highlight-end", .end),
        ]
        return kinds.first { text.reversed().starts(with: $0.0.utf8.reversed()) }.map {
            ($0.0.utf8.count, $0.1)
        }
    }

    private static func trimmedEnd(_ text: Bytes.SubSequence) -> Bytes.SubSequence {
        text[
            ..<(text.lastIndex { !$0.isBlank && $0 != UInt8(ascii: "\r") }.map { $0 + 1 } ?? text.startIndex)]
    }
}

extension BidirectionalCollection where Element == UInt8, SubSequence == ArraySlice<UInt8>, Index == Int {
    /// Where a sequence of bytes stands last.
    fileprivate func lastRange(of needle: Bytes) -> Range<Int>? {
        var found: Range<Int>?
        var from = startIndex
        while let range = self[from...].firstRange(of: needle) {
            found = range
            from = range.upperBound
        }
        return found
    }
}
