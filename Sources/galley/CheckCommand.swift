import ArgumentParser
import Previews
import SiteGenerator

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Look for problems without writing anything.",
        discussion:
            "Without a path it checks the site in this folder; with one, a Markdown file, a Swift file, or the files of a module or a package."
    )

    @OptionGroup var source: PreviewSource

    @Option(help: "iOS or macOS, for Swift files and modules.")
    var platform = Platform.iOS

    @OptionGroup var site: SiteOptions

    @OptionGroup var shared: CacheOptions

    @Option(help: "text, json, sarif or github; all but text go to standard output.")
    var format = Report.Format.text

    @Flag(help: "Write what messages propose where that is certain, then look again.")
    var fix = false

    @Flag(help: "Ask other hosts whether the pages that links lead to are there.")
    var external = false

    @Flag(help: "Keep what 'snapshot' promises come to now, in the files beside their pages.")
    var updateSnapshots = false

    func validate() throws {
        guard external, !HostSystem.canAskOthers else { return }
        throw ValidationError(
            "--external asks other hosts by libcurl, which this system does not have; on Debian and Ubuntu: apt-get install libcurl4"
        )
    }

    func run() async throws {
        if let document {
            guard isPage(document) else { return try checkDocument(document) }
        } else if source.file != nil || !source.packages.isEmpty {
            return try checkModules()
        }
        Faults.outlive()
        var (result, problems) = try await checked()
        if fix { (result, problems) = try await fixed(result, problems) }
        Report.show(problems, as: format)
        guard Report.isGood(result, strict: site.strict), Faults.count == 0 else {
            Terminal.error("galley: \(Report.counts(result))\n")
            throw ExitCode(1)
        }
        if format == .text {
            let pages = document == nil ? result.pageCount : 1
            Terminal.say(
                "\(Report.counted(pages, "page")), \(Report.counted(result.warningCount, "warning"))")
        }
    }

    private func checked() async throws -> (SiteOutput, [Problem]) {
        var site = self.site
        // Whoever names a page means it, published or not.
        if document != nil { site.drafts = true }
        guard let input = Report.read(site, store: ScratchFile()) else { throw ExitCode(1) }
        let previews = PreviewCache(shared)
        var result = SiteBuilder(renderer: previews.renderer).buildPages(input)
        if updateSnapshots, SnapshotFiles(folder: site.content).write(result.snapshots) {
            guard let changed = Report.read(site) else { throw ExitCode(1) }
            result = SiteBuilder(renderer: previews.renderer).buildPages(changed)
        }
        previews.save()
        result.problems += result.outdated
        if external { result.problems += result.judged(await ExternalLinks().problems(result.externalLinks)) }
        if let document { result.problems.removeAll { !isAbout(document, $0) } }
        return (result, result.problems)
    }

    /// A fix may uncover what another one mends; after a few rounds what is left is for the author.
    private func fixed(_ result: SiteOutput, _ problems: [Problem]) async throws -> (SiteOutput, [Problem]) {
        var (result, problems) = (result, problems)
        for _ in 0..<4 {
            guard try Fixes.write(problems) > 0 else { break }
            (result, problems) = try await checked()
        }
        return (result, problems)
    }

    /// What a module cannot use or draw is no mistake of its author's: it is an error only with `--strict`.
    private func checkModules() throws {
        if source.file != nil, !source.isOfModules { return try checkFile() }
        let check = ModuleCheck(
            try source.modules(), assets: try source.assets(), for: platform.system)
        let (problems, summary, isWhole) = check.run(for: platform.system)
        Report.show(problems, as: format, withSummary: false)
        if format == .text { Terminal.say(summary) }
        if site.strict, !isWhole { throw ExitCode(1) }
    }

    private func checkFile() throws {
        func checked() throws -> ([Problem], previews: Int) {
            let compilation = PreviewEngine().compile(try source.snippet(for: platform.system))
            return (
                compilation.diagnostics.map { SnippetReport.problem($0, in: compilation.sources) },
                compilation.previews.count
            )
        }
        var (problems, previews) = try checked()
        if fix, try Fixes.write(problems) > 0 { (problems, previews) = try checked() }
        Report.show(problems, as: format)
        if problems.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
        if format == .text { Terminal.say("\(Report.counted(previews, "preview")), no mistake") }
    }
}
