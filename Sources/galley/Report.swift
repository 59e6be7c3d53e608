import ArgumentParser
import SiteGenerator

/// Prints what a build found.
enum Report {
    /// Reads a site; nothing when it cannot be read, and then it has been said why.
    /// - Parameter store: where a site that is built once puts what is needed later.
    static func read(_ options: SiteOptions, store: (any ByteStore)? = nil) -> SiteInput? {
        do {
            return try SiteFolder(options: options, store: store).read()
        } catch {
            show(error.problems)
            return nil
        }
    }

    /// For whom problems are written.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, sarif, github
    }

    /// All problems: as text to standard error, in other forms to standard output.
    static func show(_ problems: [Problem], as format: Format, withSummary: Bool = true) {
        let report = ProblemReport(problems, version: Galley.configuration.version)
        switch format {
        case .text: show(problems, withSummary: withSummary)
        case .json: Terminal.say(report.json)
        case .sarif: Terminal.say(report.sarif)
        case .github:
            if !problems.isEmpty { Terminal.say(String(report.annotations.dropLast())) }
            // GitHub shows the first ten of a step beside their lines.
            if problems.count > 10 { Terminal.error(summary(problems)) }
        }
    }

    static func show(_ problems: [Problem], withSummary: Bool = true) {
        let printer = ProblemPrinter(usesColor: Terminal.usesColor)
        for problem in problems { Terminal.error(printer.print(problem)) }
        if withSummary, problems.count > longestWithoutSummary { Terminal.error(summary(problems)) }
    }

    /// As many problems are read one by one.
    private static let longestWithoutSummary = 20

    /// How many there are of each kind, the most first.
    private static func summary(_ problems: [Problem]) -> String {
        let kinds = ProblemReport(problems, version: "").kinds
        let width = "\(kinds.first?.count ?? 0)".count
        let lines = kinds.map { kind, count in
            "  " + String(repeating: " ", count: width - "\(count)".count) + "\(count)  \(kind)\n"
        }
        return "galley: \(counted(problems.count, "problem")), by kind:\n" + lines.joined()
    }

    /// Figures are dragged and edited with an engine that is built apart from this program.
    static func noteStillFigures(_ result: SiteOutput, _ input: SiteInput) {
        guard result.pictureCount > 0, !Theme.hasEngine(input.theme) else { return }
        Terminal.error(
            "galley: note: figures stand still: this galley was built without the engine that redraws them; 'make engine' in its sources builds it\n"
        )
    }

    /// What previews of modules need and is not there is no mistake of the page's.
    static func noteUndrawn(_ result: SiteOutput) {
        let missing = result.undrawn.filter { $0.preview != nil }
        note("\(counted(missing.count, "preview")) of modules not drawn", missing)
        let partial = result.undrawn.filter { $0.preview == nil }
        note("\(counted(partial.count, "warning")) about previews of modules that are drawn", partial)
    }

    private static func note(_ title: String, _ found: [Undrawn]) {
        guard !found.isEmpty else { return }
        Terminal.error("galley: note: \(title):\n")
        for one in found.prefix(mostUndrawn) {
            let name = one.preview.map { $0.isEmpty ? "" : $0 + ": " } ?? ""
            Terminal.error("  \(place(of: one.problem))\(name)\(one.problem.message)\n")
        }
        if found.count > mostUndrawn { Terminal.error("  and \(found.count - mostUndrawn) more\n") }
    }

    private static func place(of problem: Problem) -> String {
        guard let file = problem.file, let range = problem.range else { return "" }
        let position = file.position(of: range.lowerBound)
        return "\(file.path):\(position.line):\(position.column): "
    }

    private static let mostUndrawn = 50

    static func isGood(_ result: SiteOutput, strict: Bool) -> Bool {
        result.errorCount == 0 && (!strict || result.warningCount == 0)
    }

    /// `1 error, 2 warnings`
    static func counts(_ result: SiteOutput) -> String {
        "\(counted(result.errorCount, "error")), \(counted(result.warningCount, "warning"))"
    }

    static func counted(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
