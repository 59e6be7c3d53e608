import ArgumentParser
import Foundation
import SiteGenerator

struct MigrateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate", abstract: "Write a site from one of MkDocs, DocC or VitePress.",
        discussion: "Nothing that exists is overwritten, so a second run changes nothing. What could not be moved is listed by kind.")

    @Argument(help: "mkdocs, docc or vitepress.")
    var source: MigrationSource

    @Argument(help: ArgumentHelp("Where the other site is: the folder of 'mkdocs.yml' or of '.vitepress', or a catalogue.", valueName: "folder"), transform: folderPath)
    var folder: String

    @Option(name: .shortAndLong, help: ArgumentHelp("Where to put the new one.", valueName: "folder"), transform: folderPath)
    var output = "."

    @Flag(help: "Name each place of what could not be moved.")
    var places = false

    func run() throws {
        let moved = Migration(source, try read())
        var (made, kept) = (0, 0)
        do {
            for file in moved.files {
                let path = joinedPath(output, file.path)
                if FileManager.default.fileExists(atPath: path) {
                    if (try? SiteFolder.readBytes(path)) != file.bytes { kept += 1 }
                    continue
                }
                try FileManager.default.createDirectory(atPath: parentFolder(of: path), withIntermediateDirectories: true)
                try OutputFolder.write(file.bytes, to: path)
                made += 1
            }
        } catch {
            Terminal.error("galley: error: cannot write into '\(output)': \(error)\n")
            throw ExitCode(1)
        }
        say(moved, made, kept)
    }

    private func read() throws -> [InputFile] {
        var problems: [Problem] = []
        guard SiteFolder.isFolder(folder) else {
            Terminal.error("galley: error: no folder '\(folder)' here\n")
            throw ExitCode(1)
        }
        var files = SiteFolder.files(in: folder, &problems) .filter { !$0.path.hasPrefix("node_modules/") }
        for name in ["ts", "mts", "js", "mjs"].map({ ".vitepress/config.\($0)" }) {
            if let bytes = try? SiteFolder.readBytes(folder + "/" + name) { files.append(InputFile(path: name, bytes: bytes)) }
        }
        if !problems.isEmpty { Report.show(problems) }
        guard !files.isEmpty else {
            Terminal.error("galley: error: nothing to move in '\(folder)'\n")
            throw ExitCode(1)
        }
        return files
    }

    private func say(_ moved: Migration, _ made: Int, _ kept: Int) {
        Terminal.say("\(Report.counted(made, "file")) made" + (kept > 0 ? ", \(kept) left as they are here" : ""))
        let kinds = Dictionary(grouping: moved.leftovers, by: \.kind).sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        if !kinds.isEmpty { Terminal.say("not moved:") }
        for (kind, all) in kinds {
            Terminal.say("  \(all.count) \(kind)" + (places ? "" : ", first at \(all[0].path):\(all[0].line)"))
            if places { for one in all { Terminal.say("    \(one.path):\(one.line)") } }
        }
        Terminal.say(made > 0 ? "now run 'galley check'" : "nothing to do")
    }
}

extension MigrationSource: ExpressibleByArgument {}
