import ArgumentParser
import Foundation
import SiteGenerator

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Start a site: a home page, a first page, settings.",
        discussion:
            "Nothing that exists is overwritten. With '--package' the site is made in 'docs' beside a package and shows its previews."
    )

    @Argument(help: ArgumentHelp("Where to put it.", valueName: "folder"))
    var folder = "."

    @Option(help: "The site's title. (default: My library, or the package's name)")
    var title: String?

    @Flag(help: "Start a catalog and a reference of the package in the folder.")
    var package = false

    @Flag(help: "Start a course: lessons in order, with exercises that check the answer.")
    var course = false

    @Flag(help: "Start a blog: posts by date, with feeds.")
    var blog = false

    func validate() throws {
        let kinds = [("--package", package), ("--course", course), ("--blog", blog)].filter(\.1)
        if kinds.count > 1 {
            throw ValidationError(
                "'\(kinds[0].0)' and '\(kinds[1].0)' start different sites: give one of them")
        }
    }

    func run() throws {
        let made = try files().filter { !FileManager.default.fileExists(atPath: folder + "/" + $0.path) }
        do {
            for file in made { try write(file) }
        } catch {
            Terminal.error("galley: error: \(error.message)\n")
            throw ExitCode(1)
        }
        for file in made { Terminal.say("made \(folder == "." ? "" : folder + "/")\(file.path)") }
        let place = package ? joinedPath(folder, "docs") : folder
        let first = place == "." ? "" : "cd \(place) && "
        Terminal.say(made.isEmpty ? "everything is here already" : "now run '\(first)galley serve'")
    }

    private func files() throws -> [InputFile] {
        if blog { return site(.blog) }
        if course { return site(.course) }
        guard package else { return site(.library) }
        guard let catalogue = StarterCatalogue(package: folder, title: title) else { throw ExitCode(1) }
        return catalogue.files
    }

    private func site(_ kind: StarterSite.Kind) -> [InputFile] {
        let day = SiteFolder.today()?.iso ?? "2026-01-01"
        return StarterSite(kind: kind, title: title ?? "My \(kind)", day: day).files
    }

    private func write(_ file: InputFile) throws(SystemFailure) {
        try makeFolder(parentFolder(of: folder + "/" + file.path))
        try OutputFolder.write(file.bytes, to: folder + "/" + file.path)
    }

    /// Makes a folder and those around it, as far as they are not there.
    private func makeFolder(_ path: String) throws(SystemFailure) {
        guard !SiteFolder.isFolder(path) else { return }
        let parent = parentFolder(of: path)
        if !parent.isEmpty { try makeFolder(parent) }
        guard mkdir(path, 0o777) == 0 else { throw SystemFailure("cannot make folder '\(path)'") }
    }
}
