/// What can be told of a page's prose without understanding it.
enum ProseLints {
    private typealias Report = (Problem) -> Void
    private typealias Lint = (check: Check, find: (ProseLines, SourceFile, Report) -> Void)

    /// The checks by name; a page's `allow:` does without those it names, and its `lint:` promises that they
    /// speak.
    ///
    /// - Parameter isSwiftUI: whether a name is one that SwiftUI declares.
    private static func all(_ isSwiftUI: @escaping (String) -> Bool) -> [Lint] {
        [
            (.announcedCode, { AnnouncedCode.check($0, in: $1, report: $2) }),
            (.misquotedCode, { MisquotedCode.check($0, in: $1, report: $2) }),
            (.lostIndentation, { LostIndentation.check($0, in: $1, report: $2) }),
            (.unfencedCode, { UnfencedCode.check($0, in: $1, isSwiftUI: isSwiftUI, report: $2) }),
            (.foreignSyntax, { ForeignSyntax.check($0, in: $1, report: $2) }),
            (.promisedLink, { PromisedLink.check($0, in: $1, report: $2) }),
            (.headingOrder, { StrayFrontMatter.check($0, in: $1, report: $2) }),
        ]
    }

    static func check(
        _ page: Page, without words: AvoidedWords, isSwiftUI: @escaping (String) -> Bool = { _ in false },
        report: (Problem) -> Void
    ) {
        let source = page.source
        let prose = ProseLines(source, body: page.body)
        let word: Lint = (.word, { words.check($0, in: $1, report: $2) })
        let all = Self.all(isSwiftUI) + [word]
        let (allowed, promised) = (page.front.allowed, page.rare.promisedLints)
        for (check, find) in all where !allowed.contains(where: { $0.name == check.rawValue }) {
            guard let promise = promised.first(where: { $0.name == check.rawValue }) else {
                find(prose, source, report)
                continue
            }
            var hasSpoken = false
            find(prose, source) { _ in hasSpoken = true }
            if !hasSpoken {
                report(
                    Problem(
                        .error, "'\(check.rawValue)' doesn't fire on this page", file: page.source,
                        range: promise.range))
            }
        }
        let names = all.map(\.check.rawValue)
        for named in promised + allowed where !names.contains(named.name) {
            report(
                Problem(
                    .error, "no check of prose is called '\(named.name)'", file: page.source,
                    range: named.range,
                    note: proposal(for: named.name, among: names)))
        }
    }
}
