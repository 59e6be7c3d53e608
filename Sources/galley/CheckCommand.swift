import ArgumentParser
import SiteGenerator

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Look for problems without writing anything.")

    @OptionGroup var site: SiteOptions

    func run() throws {
        guard let result = Report.build(SiteBuilder(renderer: Engine.renderer), site) else { throw ExitCode(1) }
        guard Report.isGood(result, strict: site.strict) else {
            Terminal.error("galley: \(result.errorCount) errors, \(result.warningCount) warnings\n")
            throw ExitCode(1)
        }
        Terminal.say("\(result.pageCount) pages, \(result.warningCount) warnings")
    }
}
