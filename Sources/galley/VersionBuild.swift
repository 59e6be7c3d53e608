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
        if versions.tags.isEmpty {
            Terminal.error(
                "galley: note: no tag of the repository is an older version; a copy without tags has none ('git fetch --tags')\n"
            )
        }
        input.version = versions.present(current)
        return VersionBuild(versions: versions, site: site, renderer: renderer, current: current)
    }

    /// A text that changes when what is published of them may.
    var mark: String { current + "\n" + versions.mark }

    /// The files of all old versions, each below a folder of its name, without those that the present site
    /// has already.
    func files(beside present: [OutputFile]) throws(SystemFailure) -> [OutputFile] {
        let known = Dictionary(present.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let pages = Set(known.keys.filter { $0.hasSuffix(".html") })
        var files: [OutputFile] = []
        for tag in versions.tags {
            let own = try self.files(of: tag)
            let shared = Self.shared(own, known)
            let site = NewerSite(shared: shared, pages: pages)
            files += own.filter { !shared.contains($0.path) }.map { Self.moved($0, into: tag.name, site) }
        }
        removeOld()
        return files
    }

    /// Which files of an old version the present one has as well, where its pages can take them from.
    private static func shared(_ own: [OutputFile], _ present: [String: OutputFile]) -> Set<String> {
        let named = own.map(\.path).filter { isNamedByContent($0) && present[$0] != nil }
        // Style sheets name what stands beside them, and so they are shared with it.
        let beside = own.filter { $0.path.hasPrefix("assets/fonts/") || $0.path.hasPrefix("assets/site/") }
        if beside.allSatisfy({ present[$0.path]?.bytes == $0.bytes }) {
            return Set(named + beside.map(\.path).filter { $0.hasPrefix("assets/fonts/") })
        }
        return Set(named.filter { !$0.hasSuffix(".css") || $0.hasPrefix("assets/live-") })
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
        path.hasPrefix("assets/live-")
            || path.wholeMatch(of: /assets\/[a-z]+-[0-9a-f]{8}\.(js|css|svg)/) != nil
    }

    /// A file below its version's folder; pages take what is shared from the folder above.
    private static func moved(_ file: OutputFile, into folder: String, _ site: NewerSite) -> OutputFile {
        let path = folder + "/" + file.path
        guard file.path.hasSuffix(".html") else { return OutputFile(path: path) { file.bytes } }
        return OutputFile(path: path) { site.rewritten(file.bytes, at: file.path) }
    }
}
