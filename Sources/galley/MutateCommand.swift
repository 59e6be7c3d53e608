import ArgumentParser
import Foundation
import SiteGenerator

struct MutateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutate", abstract: "Look for changes to snippets that no promise notices.",
        discussion: """
            Each modifier, argument, candidate, number and truth value of the snippets that promises are about is left out or changed, \
            one at a time. What no promise, 'same-as' or lint notices is listed: it survived, or it is without effect. \
            Exit status 1 when less than 'checks: mutations:' of the settings, or --floor, is noticed.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(help: "The pages to look at; all of them without one.")
    var pages: [String] = []

    @OptionGroup var site: SiteOptions

    @Option(help: "How many of a hundred changes must be noticed or marked meaningless.")
    var floor: Double?

    @Option(help: "text or json.")
    var format = Format.text

    func run() throws {
        guard let input = Report.read(site) else { throw ExitCode(1) }
        let start = Date()
        let check = MutationCheck()
        let previews = PreviewCache()
        let result = SiteBuilder(renderer: check.recording(previews.renderer)).buildPages(input)
        previews.save()
        guard Report.isGood(result, strict: false) else {
            Report.show(result.problems)
            Terminal.error("galley: \(Report.counts(result)); mutations of what does not hold say nothing\n")
            throw ExitCode(1)
        }
        let report = check.run { path in
            pages.isEmpty || pages.contains { path == $0 || path.hasSuffix("/" + $0) }
        }
        say(report, since: start)
        let wanted = floor ?? result.leastNoticed
        if let wanted, report.share < wanted {
            Terminal.error("galley: error: less than \(wanted) % of the changes are noticed\n")
            throw ExitCode(1)
        }
        if site.strict, !report.problems.isEmpty { throw ExitCode(1) }
    }

    private func say(_ report: MutationReport, since start: Date) {
        guard format == .text else { return Terminal.say(report.json) }
        let printer = ProblemPrinter(usesColor: Terminal.usesColor)
        for problem in report.problems { Terminal.error(printer.print(problem)) }
        Terminal.say(report.summary + String(format: "  %.2f s", Date().timeIntervalSince(start)))
    }
}
