import ArgumentParser
import Foundation
import SiteGenerator

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Start a site: a home page, a first guide, settings.",
        discussion: "Nothing that exists is overwritten.")

    @Argument(help: ArgumentHelp("Where to put it.", valueName: "folder"))
    var folder = "."

    @Option(help: "The site's title.")
    var title = "My library"

    func run() throws {
        let made = StarterSite(title: title).files.filter { !FileManager.default.fileExists(atPath: folder + "/" + $0.path) }
        do {
            for file in made { try write(file) }
        } catch {
            Terminal.error("galley: error: \(error.message)\n")
            throw ExitCode(1)
        }
        for file in made { Terminal.say("made \(folder == "." ? "" : folder + "/")\(file.path)") }
        let first = folder == "." ? "" : "cd \(folder) && "
        Terminal.say(made.isEmpty ? "everything is here already" : "now run '\(first)galley serve'")
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
