import ArgumentParser
import Foundation
import SiteGenerator

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build the site.",
        discussion: "Exit status 0 when all is well, 1 for problems in the content, 2 for wrong usage.")

    @OptionGroup var site: SiteOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where the site is written. (default: _site)", valueName: "folder"),
        transform: folderPath)
    var output = "_site"

    @Flag(help: "Build again whenever a file changes.")
    var watch = false

    @Flag(help: "Build everything, even when nothing has changed since the last build.")
    var force = false

    @Flag(name: .shortAndLong, help: "Say nothing when all is well.")
    var quiet = false

    @Option(
        help: ArgumentHelp(
            "Show in changes.html what differs from a site built before, or from a revision.",
            valueName: "folder|revision"))
    var against: String?

    @Option(
        help: ArgumentHelp(
            "With --against, exit with 1 when anything differs (changes), or a picture or promise (pictures).",
            valueName: "kind"))
    var failOn: ChangeKind?

    @OptionGroup var shared: CacheOptions

    @Option(
        help: ArgumentHelp(
            "Evaluate one part of the previews, for one of several machines, and write it into the folder of parts.",
            valueName: "n/of"))
    var shard: Shard?

    @Option(
        help: ArgumentHelp("Where --shard writes its part. (default: _shards)", valueName: "folder"),
        transform: folderPath)
    var shards = "_shards"

    @Option(
        help: ArgumentHelp(
            "Build from the parts that --shard has written into a folder; fails when one is missing.",
            valueName: "folder"), transform: folderPath)
    var merge: String?

    enum ChangeKind: String, ExpressibleByArgument, CaseIterable {
        case changes, pictures
    }

    func validate() throws {
        if failOn != nil, against == nil {
            throw ValidationError("'--fail-on' needs '--against', which says what to compare with")
        }
        if shard != nil, merge != nil || against != nil || watch {
            throw ValidationError(
                "'--shard' makes a part of a site, which is neither merged, compared nor watched")
        }
        if merge != nil, watch { throw ValidationError("'--merge' makes one build, and '--watch' many") }
        if against != nil, watch {
            throw ValidationError("'--against' compares one build, and '--watch' makes many")
        }
    }

    func run() throws {
        Faults.outlive()
        HostSystem.returnMemory()
        if let shard { return try build(shard) }
        let further = WatchedFolders()
        if watch { further.paths = ModuleFolders.watched(site) }
        let previews = try PreviewCache(shared, parts: mergedParts())
        let builder = SiteBuilder(renderer: previews.renderer)
        // What changes during the first build is a change.
        let watching = watch ? Watch(SiteFolder.watched(site), further: further) : nil
        let isGood = build(builder, previews, further)
        // The system takes a process's memory back at once; giving up a thousand pages one by one takes
        // longer.
        guard let watching else { Foundation.exit(isGood && Faults.count == 0 ? 0 : 1) }
        while true {
            _ = watching.next()
            _ = build(builder, previews, further)
        }
    }

    private func build(_ shard: Shard) throws {
        let start = Date()
        do {
            guard let count = try ShardBuild(shard: shard, site: site, folder: shards, cache: shared).run()
            else { throw ExitCode(1) }
            say(
                "part \(shard.number) of \(shard.count): \(Report.counted(count, "preview")) in \(shards)/\(shard.fileName)",
                since: start)
        } catch let failure as SystemFailure {
            Terminal.error("galley: error: \(failure.message)\n")
            throw ExitCode(1)
        }
        Foundation.exit(Faults.count == 0 ? 0 : 1)
    }

    /// What other machines have made; nothing when nothing is to be merged.
    private func mergedParts() throws -> [Bytes]? {
        guard let merge else { return nil }
        guard let input = Report.read(site) else { throw ExitCode(1) }
        do {
            return try ShardFile.merged(merge, of: ShardBuild.key(input))
        } catch {
            Terminal.error("galley: error: \(error.message)\n")
            throw ExitCode(1)
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

    private func buildAlone(_ builder: SiteBuilder, _ previews: PreviewCache, _ further: WatchedFolders)
        -> Bool
    {
        let start = Date()
        guard var input = Report.read(site, store: watch ? nil : ScratchFile()) else { return false }
        further.paths = input.moduleFolders
        let output = self.output
        if !quiet { input.progress = Progress().report }
        input.published = { try? SiteFolder.readBytes(output + "/" + $0) }
        var cache = BuildCache(output: output)
        var key = BuildCache.key(input)
        let versions: VersionBuild?
        do {
            versions = try VersionBuild.of(&input, site, previews.renderer)
        } catch {
            Terminal.error("galley: error: \(error.message)\n")
            return false
        }
        if let versions { key ^= contentHash(Bytes(versions.mark.utf8)) }
        if !force, against == nil, let summary = cache.summary(key: key) {
            say("\(summary), nothing changed", since: start)
            return true
        }
        var earlier: EarlierBuild?
        do {
            earlier = try against.map { (argument) throws(SystemFailure) in
                try EarlierBuild.read(argument, site, previews.renderer)
            }
        } catch {
            Terminal.error("galley: error: \(error.message)\n")
            return false
        }
        input.comparing = earlier != nil
        let remembers = !watch && against == nil && versions == nil
        if remembers, !force { input.memory = cache.memory(input) }
        let result = builder.buildPages(input)
        previews.save()
        Report.show(result.problems)
        let isGood = Report.isGood(result, strict: site.strict)
        guard isGood || earlier != nil && result.isComparable(strict: site.strict) else {
            Terminal.error("galley: \(Report.counts(result)); nothing written\n")
            return false
        }
        if !isGood { Terminal.error("galley: \(Report.counts(result)); written to be looked at\n") }
        if !quiet {
            Report.noteStillFigures(result, input)
            Report.noteUndrawn(result)
        }
        let isAllowed = write(
            result, versions, cache, key, remembered: remembers ? input : nil, comparedWith: earlier,
            since: start)
        return isGood && isAllowed
    }

    /// Adds what differs to the site, says it, and whether that is allowed.
    private func compare(_ result: inout SiteOutput, with earlier: EarlierBuild) -> Bool {
        let start = Date()
        let changes = SiteChanges(from: earlier.files, to: result, against: earlier.name)
        let page = result.publish(changes, earlier: earlier.bytes)
        let isBad = failOn == .changes ? !changes.isEmpty : failOn == .pictures && changes.hasPictures
        let words =
            "against \(earlier.name): \(changes.summary)" + (changes.isEmpty ? "" : "; see \(output)/\(page)")
        if isBad { Terminal.error("galley: error: \(words)\n") } else { say(words, since: start) }
        return !isBad
    }

    /// Completes the site and writes it; says what came of it.
    private func write(
        _ result: consuming SiteOutput, _ versions: VersionBuild?, _ cache: BuildCache, _ key: UInt64,
        remembered input: SiteInput?, comparedWith earlier: EarlierBuild?, since start: Date
    ) -> Bool {
        do {
            let folder = OutputFolder(path: output)
            try folder.check(sources: [site.content, site.site])
            result.complete()
            let isAllowed = earlier.map { compare(&result, with: $0) } ?? true
            if let versions { result.files += try versions.files(beside: result.files) }
            let written = try folder.write(
                result.files, packed: ContentCoding.here(result.codings),
                known: cache.stamps ?? FolderStamps(), standby: cache.standby)
            let summary =
                "\(Report.counted(result.pageCount, "page")), \(Report.counted(result.pictureCount, "figure"))"
            if earlier == nil {
                // Warnings have to come again next time.
                if result.problems.isEmpty { cache.save(key: key, summary: summary, stamps: written.stamps) }
                if let input { cache.save(result.memory(), of: input, stamps: written.stamps) }
            }
            say("\(summary), \(Report.counted(written.changed, "file")) changed in \(output)", since: start)
            return isAllowed
        } catch {
            Terminal.error("galley: error: \(error.message)\n")
            return false
        }
    }

    private func say(_ text: String, since start: Date) {
        if !quiet { Terminal.say("\(text), \(String(format: "%.2f", Date().timeIntervalSince(start))) s") }
    }
}
