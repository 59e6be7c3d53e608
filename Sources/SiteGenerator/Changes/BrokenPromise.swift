/// A promise that the new build's pictures do not keep.
struct BrokenPromise: Sendable {
    /// The page that it is on; nil for what no page is published of.
    let page: String?
    /// The file and the line where it is written.
    let place: String
    let message: String

    init(_ problem: Problem, on page: String?) {
        self.page = page
        let line = problem.file?.position(of: problem.range?.lowerBound ?? 0).line
        place = [problem.file?.path, line.map { "\($0)" }].compactMap(\.self).joined(separator: ":")
        message = problem.message
    }
}

extension SiteOutput {
    /// Whether nothing is wrong but promises: there are pictures to look at, which say why.
    /// - Parameter strict: whether warnings count as errors.
    public func isComparable(strict: Bool) -> Bool {
        problems.allSatisfy { $0.breaksPromise || ($0.severity == .warning && !strict) }
    }

    var brokenPromises: [BrokenPromise] {
        let pages = Dictionary(sources.map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
        return problems.filter(\.breaksPromise).map { problem in
            BrokenPromise(problem, on: problem.file.flatMap { pages[$0.path] })
        }
    }
}
