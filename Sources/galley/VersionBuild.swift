import Foundation
import SiteGenerator

/// Builds the versions that are tags, each once: its files are kept in `.galley/versions` until the tag, the
/// list of versions or this program changes.
struct VersionBuild {
    let versions: TaggedVersions
    let site: SiteOptions
    let renderer: PreviewRenderer
    /// What the newest version is called.
    let current: String

    /// What a site's settings ask for; the site itself becomes the newest of its versions.
    static func of(_ input: inout SiteInput, _ site: SiteOptions, _ renderer: PreviewRenderer)
        throws(SystemFailure) -> VersionBuild?
    {
        guard let file = input.settings else { return nil }
        let settings = Settings.read(file).0
        let current = settings.version ?? "latest"
        guard let wanted = settings.tagVersions else { return nil }
        let versions = TaggedVersions(tags: try TaggedVersions(wanted).tags.filter { $0.name != current })
        input.version = versions.present(current)
        return VersionBuild(versions: versions, site: site, renderer: renderer, current: current)
    }

    /// A text that changes when what is published of them may.
    var mark: String { current + "\n" + versions.mark }

    /// The files of all old versions, each below a folder of its name, without those that the present site has
    /// already.
    func files(beside present: [OutputFile]) throws(SystemFailure) -> [OutputFile] {
        let shared = Set(present.map(\.path).filter(Self.isNamedByContent))
        var files: [OutputFile] = []
        for tag in versions.tags {
            for file in try self.files(of: tag) {
                if shared.contains(file.path) { continue }
                files.append(Self.moved(file, into: tag.name, shared))
            }
        }
        removeOld()
        return files
    }

    private static let root = ".galley/versions"

    /// What a version is kept under: everything that it depends on.
    private func key(_ tag: TaggedVersions.Tag) -> String {
        let mark = [tag.commit, versions.mark, current, BuildCache.program, site.content, site.site]
        return tag.name + "-" + String(contentHash(Bytes(mark.joined(separator: "\n").utf8)), radix: 36)
    }

    private func files(of tag: TaggedVersions.Tag) throws(SystemFailure) -> [OutputFile] {
        let folder = Self.root + "/" + key(tag)
        if !SiteFolder.isFolder(folder) { try build(tag, into: folder) }
        let kept = SiteFolder.stamps(in: folder).keys.map { String($0.dropFirst(folder.count + 1)) }
        return kept.sorted().map { path in
            OutputFile(path: path) { (try? SiteFolder.readBytes(folder + "/" + path)) ?? [] }
        }
    }

    private func build(_ tag: TaggedVersions.Tag, into folder: String) throws(SystemFailure) {
        guard let revision = Revision("refs/tags/" + tag.tag) else {
            throw SystemFailure(saying: "git does not give the tag '\(tag.tag)'")
        }
        let read = try revision.inFolder { try? SiteFolder(options: site).read() }
        guard var input = read else {
            throw SystemFailure(
                saying:
                    "the tag '\(tag.tag)' has no site to publish; 'match' under 'versions' in site.yml says which tags have"
            )
        }
        input.version = versions.version(tag, current: current)
        var output = SiteBuilder(renderer: renderer).buildPages(input)
        if output.errorCount > 0 {
            Terminal.error(
                "galley: note: \(tag.tag) has \(Report.counted(output.errorCount, "error")), and is published as far as it goes\n"
            )
        }
        output.complete()
        BuildCache.makeFolder()
        mkdir(Self.root, 0o777)
        // Hosts look for these at the top alone.
        let dropped = ["404.html", "robots.txt", ".nojekyll", "CNAME"]
        let partial = folder + ".partial"
        try? FileManager.default.removeItem(atPath: partial)
        _ = try OutputFolder(path: partial).write(output.files.filter { !dropped.contains($0.path) })
        guard rename(partial, folder) == 0 else { throw SystemFailure("cannot write '\(folder)'") }
    }

    /// Versions that are not published any more are forgotten.
    private func removeOld() {
        let wanted = Set(versions.tags.map(key))
        for name in (try? FileManager.default.contentsOfDirectory(atPath: Self.root)) ?? []
        where !wanted.contains(name) {
            try? FileManager.default.removeItem(atPath: Self.root + "/" + name)
        }
    }

    /// Whether equal paths have equal bytes.
    static func isNamedByContent(_ path: String) -> Bool {
        path.hasPrefix("assets/live-") || path.wholeMatch(of: /assets\/[a-z]+-[0-9a-f]{8}\.(js|svg)/) != nil
    }

    /// A file below its version's folder; pages take what is shared from the folder above.
    private static func moved(_ file: OutputFile, into folder: String, _ shared: Set<String>) -> OutputFile {
        let path = folder + "/" + file.path
        guard file.path.hasSuffix(".html") else { return OutputFile(path: path) { file.bytes } }
        return OutputFile(path: path) { SharedAssets(shared).rewritten(file.bytes, at: file.path) }
    }
}
