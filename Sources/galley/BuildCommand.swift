import ArgumentParser
import Foundation
import SiteGenerator

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build the site.",
        discussion: "Exit status 0 when all is well, 1 for problems in the content, 2 for wrong usage.")

    @OptionGroup var site: SiteOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("Where the site is written. (default: _site)", valueName: "folder"), transform: folderPath)
    var output = "_site"

    @Flag(help: "Build again whenever a file changes.")
    var watch = false

    @Flag(help: "Build everything, even when nothing has changed since the last build.")
    var force = false

    @Flag(name: .shortAndLong, help: "Say nothing when all is well.")
    var quiet = false

    func run() throws {
        Faults.outlive()
        let further = WatchedFolders()
        if watch { further.paths = ModuleFolders.watched(site) }
        let previews = PreviewCache()
        let builder = SiteBuilder(renderer: previews.renderer)
        // What changes during the first build is a change.
        let watching = watch ? Watch(SiteFolder.watched(site), further: further) : nil
        let isGood = build(builder, previews, further)
        // The system takes a process's memory back at once; giving up a thousand pages one by one takes longer.
        guard let watching else { Foundation.exit(isGood && Faults.count == 0 ? 0 : 1) }
        while true {
            _ = watching.next()
            _ = build(builder, previews, further)
        }
    }

    /// Builds while no other build writes the folder.
    private func build(_ builder: SiteBuilder, _ previews: PreviewCache, _ further: WatchedFolders) -> Bool {
        do {
            OutputFolder(path: output).makeParents()
            let lock = try FolderLock.acquire(output) { Terminal.error("galley: \($0)\n") }
            defer { withExtendedLifetime(lock) {} }
            return buildAlone(builder, previews, further)
        } catch {
            Terminal.error("galley: error: \(error.message)\n")
            return false
        }
    }

    private func buildAlone(_ builder: SiteBuilder, _ previews: PreviewCache, _ further: WatchedFolders) -> Bool {
        let start = Date()
        guard var input = Report.read(site, store: watch ? nil : ScratchFile()) else { return false }
        further.paths = input.moduleFolders
        let output = self.output
        if !quiet { input.progress = Progress().report }
        input.published = { try? SiteFolder.readBytes(output + "/" + $0) }
        let cache = BuildCache(output: output)
        let key = BuildCache.key(input)
        if !force, let summary = cache.summary(key: key) {
            say("\(summary), nothing changed", since: start)
            return true
        }
        let result = builder.buildPages(input)
        previews.save()
        Report.show(result.problems)
        guard Report.isGood(result, strict: site.strict) else {
            Terminal.error("galley: \(Report.counts(result)); nothing written\n")
            return false
        }
        if !quiet {
            Report.noteStillFigures(result, input)
            Report.noteUndrawn(result)
        }
        return write(result, cache, key, since: start)
    }

    /// Completes the site and writes it; says what came of it.
    private func write(_ result: consuming SiteOutput, _ cache: BuildCache, _ key: UInt64, since start: Date) -> Bool {
        do {
            let folder = OutputFolder(path: output)
            try folder.check(sources: [site.content, site.site])
            result.complete()
            let changed = try folder.write(result.files)
            let summary = "\(Report.counted(result.pageCount, "page")), \(Report.counted(result.pictureCount, "figure"))"
            // Warnings have to come again next time.
            if result.problems.isEmpty { cache.save(key: key, summary: summary) }
            say("\(summary), \(Report.counted(changed, "file")) changed in \(output)", since: start)
            return true
        } catch {
            Terminal.error("galley: error: \(error.message)\n")
            return false
        }
    }

    private func say(_ text: String, since start: Date) {
        if !quiet { Terminal.say("\(text), \(String(format: "%.2f", Date().timeIntervalSince(start))) s") }
    }
}
