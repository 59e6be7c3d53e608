import ArgumentParser
import Foundation
import SiteGenerator

struct MigrateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate", abstract: "Write a site from that of another generator.",
        discussion:
            "Nothing that exists is overwritten, so a second run changes nothing. What could not be moved is listed by kind."
    )

    @Argument(help: "docc, docusaurus, hugo, jekyll, mkdocs or vitepress.")
    var source: MigrationSource

    @Argument(
        help: ArgumentHelp(
            "Where the other site is: the folder of its settings, or a catalogue.",
            valueName: "folder"),
        transform: folderPath)
    var folder: String

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Where to put the new one.", valueName: "folder"),
        transform: folderPath)
    var output = "."

    @Flag(help: "Name each place of what could not be moved.")
    var places = false

    func run() throws {
        do throws(SystemFailure) {
            let old = try OldSite(source, folder)
            try old.check(output)
            let moved = Migration(source, old.files)
            guard moved.files.contains(where: { $0.path.hasPrefix("Content/") }) else {
                throw SystemFailure(saying: "no pages in '\(old.pages)'")
            }
            var new = NewFiles(folder: output)
            for file in moved.files { try new.write(file) }
            say(moved, new)
        } catch {
            Terminal.error("galley: error: \(error.message)\n")
            throw ExitCode(1)
        }
    }

    private func say(_ moved: Migration, _ new: NewFiles) {
        Terminal.say(
            "\(Report.counted(new.made, "file")) made"
                + (new.kept > 0 ? ", \(new.kept) left as they are here" : ""))
        let kinds = Dictionary(grouping: moved.leftovers, by: \.kind).sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        if !kinds.isEmpty { Terminal.say("not moved:") }
        for (kind, all) in kinds {
            Terminal.say(
                "  \(all.count) \(kind)" + (places ? "" : ", first at \(all[0].path):\(all[0].line)"))
            if places { for one in all { Terminal.say("    \(one.path):\(one.line)") } }
        }
        Terminal.say(new.made > 0 ? "now run 'galley check'" : "nothing to do")
    }
}

extension MigrationSource: ExpressibleByArgument {}

/// Files that are written where there are none yet.
private struct NewFiles {
    let folder: String
    private(set) var made = 0
    /// Files that are there with other contents.
    private(set) var kept = 0

    init(folder: String) { self.folder = folder }

    mutating func write(_ file: OutputFile) throws(SystemFailure) {
        let path = joinedPath(folder, file.path)
        try makeFolder(parentFolder(of: path))
        // One call looks and makes: a link that leads nowhere counts as a file, too.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
        if descriptor < 0, errno == EEXIST {
            if (try? SiteFolder.readBytes(path)) != file.bytes { kept += 1 }
            return
        }
        guard descriptor >= 0 else { throw SystemFailure("cannot write '\(path)'") }
        defer { close(descriptor) }
        try OutputFolder.write(file.bytes, to: descriptor, named: path)
        made += 1
    }

    /// Makes a folder and those around it, as far as they are not there.
    private func makeFolder(_ path: String) throws(SystemFailure) {
        guard !path.isEmpty, !SiteFolder.isFolder(path) else { return }
        try makeFolder(parentFolder(of: path))
        guard mkdir(path, 0o777) == 0 else { throw SystemFailure("cannot make folder '\(path)'") }
    }
}
