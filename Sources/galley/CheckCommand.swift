import ArgumentParser
import Previews
import SiteGenerator

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Look for problems without writing anything.",
        discussion: "Without a path it checks the site in this folder; with one, the Swift files of a module or a package.")

    @OptionGroup var source: PreviewSource

    @Option(help: "iOS or macOS, for modules.")
    var platform = Platform.iOS

    @OptionGroup var site: SiteOptions

    @Flag(help: "Ask other hosts whether the pages that links lead to are there.")
    var external = false

    func validate() throws {
        guard external, !HostSystem.canAskOthers else { return }
        throw ValidationError(
            "--external asks other hosts by libcurl, which this system does not have; on Debian and Ubuntu: apt-get install libcurl4")
    }

    func run() async throws {
        if source.file != nil || source.package != nil { return try checkModules() }
        Faults.outlive()
        guard let input = Report.read(site) else { throw ExitCode(1) }
        let previews = PreviewCache()
        var result = SiteBuilder(renderer: previews.renderer).buildPages(input)
        previews.save()
        if external { result.problems += result.judged(await ExternalLinks().problems(result.externalLinks)) }
        Report.show(result.problems)
        guard Report.isGood(result, strict: site.strict), Faults.count == 0 else {
            Terminal.error("galley: \(Report.counts(result))\n")
            throw ExitCode(1)
        }
        Terminal.say("\(Report.counted(result.pageCount, "page")), \(Report.counted(result.warningCount, "warning"))")
    }

    /// What a module cannot use or draw is no mistake of its author's: it is an error only with `--strict`.
    private func checkModules() throws {
        if let file = source.file, !source.isOfModules { return try checkFile(file) }
        let isWhole = ModuleCheck(try source.modules(), for: platform.system).run(for: platform.system)
        if site.strict, !isWhole { throw ExitCode(1) }
    }

    private func checkFile(_ file: String) throws {
        let compilation = PreviewEngine().compile(Snippet(try PreviewOptions.source(file)))
        SnippetReport.print(compilation.diagnostics, of: compilation)
        if compilation.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
        Terminal.say("\(Report.counted(compilation.previews.count, "preview")), no mistake")
    }
}
