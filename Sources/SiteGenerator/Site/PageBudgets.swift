import Syntax

/// What a page may come to at most, as `checks` in the settings says: its HTML in kilobytes, and the years of
/// school that its English asks for.
struct PageBudgets: Sendable {
    let settings: Settings
    /// Writes a page as it is published.
    let written: @Sendable (Page) -> OutputFile

    func problems(_ pages: [Page]) -> [Problem] {
        guard settings.mostWeight != nil || settings.hardestGrade != nil else { return [] }
        let own = pages.filter { !$0.isMade && $0.made == nil && $0.original == nil }
        return parallelMap(own) { weight($0) + grade($0) }.flatMap { $0 }
    }

    private func weight(_ page: Page) -> [Problem] {
        guard let allowed = settings.mostWeight else { return [] }
        let html = written(page).bytes
        guard Double(html.count) > allowed * 1000 else { return [] }
        let figures = Self.figures(in: html)
        let limit = Int(allowed.clamped(to: 0...1e9))
        let largest = figures.max() ?? 0
        return [
            Problem(
                .error,
                "this page is \(Self.kilobytes(html.count)) of HTML, and 'weight' allows \(limit) KB",
                file: page.source, range: 0..<0,
                note: figures.isEmpty
                    ? nil
                    : "its figures are \(Self.kilobytes(figures.reduce(0, +))) of it, and the largest \(Self.kilobytes(largest))"
            )
        ]
    }

    private static func kilobytes(_ count: Int) -> String { "\(Double(count / 100) / 10) KB" }

    /// The bytes of each figure.
    private static func figures(in html: Bytes) -> [Int] {
        var sizes: [Int] = []
        var at = 0
        while let start = html[at...].firstRange(of: Bytes("<figure".utf8)) {
            let end =
                html[start.upperBound...].firstRange(of: Bytes("</figure>".utf8))?.upperBound ?? html.count
            sizes.append(end - start.lowerBound)
            at = end
        }
        return sizes
    }

    private func grade(_ page: Page) -> [Problem] {
        let language = page.front.language ?? settings.language
        guard let allowed = settings.hardestGrade, language.hasPrefix("en") else { return [] }
        let grade = ReadingGrade(page.rendered.searchedWords)
        guard grade.words >= 100, grade.years > allowed else { return [] }
        let place = grade.longest.flatMap { page.source.find($0, in: page.body..<page.source.bytes.count) }
        return [
            Problem(
                .error,
                "this page asks for \(Int(grade.years.rounded())) years of school, and 'grade' allows \(Int(allowed.clamped(to: 0...99)))",
                file: page.source, range: place.map { $0..<$0 } ?? 0..<0,
                note: place == nil ? nil : "its longest sentence begins here: \(grade.longestCount) words")
        ]
    }
}
