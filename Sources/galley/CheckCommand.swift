import ArgumentParser
import SiteGenerator

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Look for problems without writing anything.")

    @OptionGroup var site: SiteOptions

    @Flag(help: "Ask other hosts whether the pages that links lead to are there.")
    var external = false

    func validate() throws {
        guard external, !HostSystem.canAskOthers else { return }
        throw ValidationError(
            "--external asks other hosts by libcurl, which this system does not have; on Debian and Ubuntu: apt-get install libcurl4")
    }

    func run() async throws {
        guard let input = Report.read(site) else { throw ExitCode(1) }
        let previews = PreviewCache()
        var result = SiteBuilder(renderer: previews.renderer).buildPages(input)
        previews.save()
        if external { result.problems += result.judged(await ExternalLinks().problems(result.externalLinks)) }
        Report.show(result.problems)
        guard Report.isGood(result, strict: site.strict) else {
            Terminal.error("galley: \(Report.counts(result))\n")
            throw ExitCode(1)
        }
        Terminal.say("\(Report.counted(result.pageCount, "page")), \(Report.counted(result.warningCount, "warning"))")
    }
}
