import Foundation
import SiteGenerator

/// What a build is compared with: a folder that an earlier build wrote, or a revision of the repository,
/// which is built now.
struct EarlierBuild {
    /// In words: `main (1a2b3c4d5e)`.
    let name: String
    let files: [OutputFile]
    /// Gives a file of it.
    let bytes: (String) -> Bytes?

    /// - Parameter argument: a folder, or what git takes for a revision; a folder that galley wrote comes
    ///   first.
    static func read(_ argument: String, _ site: SiteOptions, _ renderer: PreviewRenderer)
        throws(SystemFailure) -> EarlierBuild
    {
        if FileManager.default.fileExists(atPath: argument + "/search/start.js") {
            return try folder(argument)
        }
        if let revision = Revision(argument) { return try built(revision, site, renderer) }
        if SiteFolder.isFolder(argument) {
            throw SystemFailure(saying: "'\(argument)' was not made by galley, and is no revision either")
        }
        // What a machine that checks changes fetches is one commit alone.
        let isShallow = Git.line(["rev-parse", "--is-shallow-repository"]) == "true"
        throw SystemFailure(
            saying: "'\(argument)' is neither a folder that galley wrote nor a revision of this repository"
                + (isShallow
                    ? "; only a part of the history is here: 'git fetch --depth=1 origin \(argument)' fetches a branch, which is FETCH_HEAD then"
                    : ""))
    }

    private static func folder(_ path: String) throws(SystemFailure) -> EarlierBuild {
        var problems: [Problem] = []
        let files = SiteFolder.files(in: path, where: { $0.hasSuffix(".html") }, &problems)
        if let problem = problems.first {
            throw SystemFailure(saying: "'\(path)' cannot be compared with: \(problem.message)")
        }
        return EarlierBuild(name: path, files: files.map { OutputFile(path: $0.path, bytes: $0.bytes) }) {
            try? SiteFolder.readBytes(path + "/" + $0)
        }
    }

    private static func built(_ revision: Revision, _ site: SiteOptions, _ renderer: PreviewRenderer)
        throws(SystemFailure) -> EarlierBuild
    {
        for path in [site.content, site.site]
        where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
            throw SystemFailure(
                saying: "'\(path)' cannot be compared with a revision: start galley in a folder above it")
        }
        let read = try revision.inFolder { SiteFolderReading(site) }
        guard var input = read.input else {
            throw SystemFailure(
                saying:
                    "\(revision.name) has no site to compare with: \(read.problems.first?.message ?? "it cannot be read")"
            )
        }
        input.comparing = true
        var output = SiteBuilder(renderer: renderer).buildPages(input)
        if output.errorCount > 0 {
            Terminal.error(
                "galley: note: \(revision.name) has \(Report.counted(output.errorCount, "error")): what has them there is compared as far as it goes\n"
            )
        }
        output.files += output.rest()
        let known = Dictionary(
            output.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        return EarlierBuild(name: revision.name, files: output.files) { known[$0] }
    }
}

/// A site as it was read, or why it was not.
private struct SiteFolderReading {
    var input: SiteInput?
    var problems: [Problem] = []

    init(_ options: SiteOptions) {
        do {
            input = try SiteFolder(options: options).read()
        } catch {
            problems = error.problems
        }
    }
}
