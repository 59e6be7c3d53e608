import ArgumentParser
import SiteGenerator

/// Prints what a build found.
enum Report {
    /// Reads a site; nothing when it cannot be read, and then it has been said why.
    static func read(_ options: SiteOptions) -> SiteInput? {
        do {
            return try SiteFolder(options: options).read()
        } catch {
            show(error.problems)
            return nil
        }
    }

    static func show(_ problems: [Problem]) {
        let printer = ProblemPrinter(usesColor: Terminal.usesColor)
        for problem in problems { Terminal.error(printer.print(problem)) }
        if problems.count > longestWithoutSummary { Terminal.error(summary(problems)) }
    }

    /// As many problems are read one by one.
    private static let longestWithoutSummary = 20

    /// How many there are of each kind, the most first.
    private static func summary(_ problems: [Problem]) -> String {
        let kinds = Dictionary(grouping: problems, by: \.kind).mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let width = "\(kinds.first?.value ?? 0)".count
        let lines = kinds.map { kind, count in "  " + String(repeating: " ", count: width - "\(count)".count) + "\(count)  \(kind)\n" }
        return "galley: \(counted(problems.count, "problem")), by kind:\n" + lines.joined()
    }

    /// Figures are dragged and edited with an engine that is built apart from this program.
    static func noteStillFigures(_ result: SiteOutput, _ input: SiteInput) {
        guard result.pictureCount > 0, !Theme.hasEngine(input.theme) else { return }
        Terminal.error(
            "galley: note: figures stand still: this galley was built without the engine that redraws them; 'make engine' in its sources builds it\n")
    }

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
