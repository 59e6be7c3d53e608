import ArgumentParser
import SiteGenerator

/// Prints what a build found.
enum Report {
    /// Reads and builds a site and prints its problems; nothing when it could not even be read.
    static func build(_ builder: SiteBuilder, _ options: SiteOptions) -> SiteOutput? {
        do {
            let result = builder.build(try SiteFolder(options: options).read())
            show(result.problems)
            return result
        } catch {
            show(error.problems)
            return nil
        }
    }

    static func show(_ problems: [Problem]) {
        let printer = ProblemPrinter(usesColor: Terminal.usesColor)
        // Beyond two hundred nobody reads on.
        for problem in problems.prefix(200) { Terminal.error(printer.print(problem)) }
        if problems.count > 200 { Terminal.error("galley: \(problems.count - 200) more problems\n") }
    }

    static func isGood(_ result: SiteOutput, strict: Bool) -> Bool {
        result.errorCount == 0 && (!strict || result.warningCount == 0)
    }

    static func summary(_ result: SiteOutput) {
        let errors = result.errorCount == 1 ? "1 error" : "\(result.errorCount) errors"
        let warnings = result.warningCount == 1 ? "1 warning" : "\(result.warningCount) warnings"
        Terminal.error("galley: \(errors), \(warnings); nothing written\n")
    }
}
