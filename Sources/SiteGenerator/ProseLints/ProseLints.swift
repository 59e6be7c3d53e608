/// What can be told of a page's prose without understanding it.
enum ProseLints {
    /// The checks by name; a page's `allow:` does without those it names.
    private static let all: [(check: Check, find: @Sendable (ProseLines, SourceFile, (Problem) -> Void) -> Void)] = [
        (.announcedCode, { AnnouncedCode.check($0, in: $1, report: $2) }),
        (.misquotedCode, { MisquotedCode.check($0, in: $1, report: $2) }),
    ]

    static func check(_ page: Page, report: (Problem) -> Void) {
        let prose = ProseLines(page.source, body: page.body)
        for (check, find) in all where !page.front.allowed.contains(check.rawValue) { find(prose, page.source, report) }
    }
}
