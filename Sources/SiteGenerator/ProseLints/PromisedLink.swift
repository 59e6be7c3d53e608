import Syntax

/// A sentence that sends readers somewhere with the word "here", which leads nowhere: the link was lost on
/// the way.
enum PromisedLink {
    private static let verbs = ["viewed", "found", "seen", "read", "downloaded", "available"].map {
        Bytes($0.utf8)
    }
    private static let here = Bytes(" here".utf8)

    static func check(_ prose: ProseLines, in file: SourceFile, report: (Problem) -> Void) {
        // Few pages have the word: one search tells.
        guard file.bytes.firstRange(of: here) != nil else { return }
        for line in prose.lines where line.kind == .prose || line.kind == .block {
            var from = line.text.startIndex
            while let found = line.text[from...].firstRange(of: here) {
                from = found.upperBound
                let start = line.text[..<found.lowerBound]
                guard verbs.contains(where: { start.suffix($0.count).elementsEqual($0) }),
                    !leads(line.text[from...].first)
                else { continue }
                report(
                    Problem(
                        .warning, "this sentence promises a link, and 'here' is none", check: .promisedLink,
                        file: file,
                        range: (found.upperBound - 4)..<found.upperBound))
            }
        }
    }

    /// Inside a link the closing bracket follows, inside a word a letter.
    private static func leads(_ next: UInt8?) -> Bool {
        next == "]" || next.map(\.isASCIIAlphanumeric) ?? false
    }
}
