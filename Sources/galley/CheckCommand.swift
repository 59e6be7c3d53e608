import ArgumentParser
import SiteGenerator

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Look for problems without writing anything.")

    @OptionGroup var site: SiteOptions

    func run() throws {
        guard let input = Report.read(site) else { throw ExitCode(1) }
        let previews = PreviewCache()
        let result = SiteBuilder(renderer: previews.renderer).buildPages(input)
        previews.save()
        Report.show(result.problems)
        guard Report.isGood(result, strict: site.strict) else {
            Terminal.error("galley: \(result.errorCount) errors, \(result.warningCount) warnings\n")
            throw ExitCode(1)
        }
        Terminal.say("\(result.pageCount) pages, \(result.warningCount) warnings")
    }
}
