/// A sentence that sends readers somewhere with the word "here", which leads nowhere: the link was lost on the way.
enum PromisedLink {
    private static let openings = ["viewed", "found", "seen", "read", "downloaded", "available"].map { Bytes("\($0) here".utf8) }

    static func check(_ prose: ProseLines, in file: SourceFile, report: (Problem) -> Void) {
        for line in prose.lines where line.kind == .prose || line.kind == .block {
            for opening in openings {
                guard let found = line.text.firstRange(of: opening) else { continue }
                let next = line.text[found.upperBound...].first
                // Inside a link the closing bracket follows, inside a word a letter.
                guard next != UInt8(ascii: "]"), next.map({ !$0.isASCIIAlphanumeric }) ?? true else { continue }
                report(
                    Problem(
                        .warning, "this sentence promises a link, and 'here' is none", check: .promisedLink, file: file,
                        range: (found.upperBound - 4)..<found.upperBound))
            }
        }
    }
}
