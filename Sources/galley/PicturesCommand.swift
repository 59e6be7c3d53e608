import ArgumentParser
import Foundation
import Previews
import SiteGenerator

extension PictureOptions.Format: ExpressibleByArgument {}
extension PictureOptions.Style: ExpressibleByArgument {}

/// Pictures for the previews of any Markdown: a README, a catalogue of DocC, the pages of another generator.
struct PicturesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pictures", abstract: "Draw the previews of any Markdown beside it and show them there.",
        discussion: """
            Finds 'swift preview' fences, writes their pictures into a folder beside the file, and puts the lines that show them below \
            each fence, between marks. What stands elsewhere is never touched. Exit status 1 for problems, and with '--check' for pictures \
            that are not up to date.
            """)

    @Argument(
        help: "Markdown files, folders of them, or patterns such as 'Docs/**/*.md'.")
    var paths: [String] = ["README.md"]

    @Flag(help: "Write nothing, and say which pictures are not up to date.")
    var check = false

    @Flag(help: "Draw everything anew, whatever the marks say.")
    var force = false

    @Option(help: "svg or png.")
    var format = PictureOptions.Format.svg

    @Option(
        help:
            "How the text shows them: html, markdown or docc. (default: docc in a '.docc' folder, html elsewhere)"
    )
    var style: PictureOptions.Style?

    @Option(help: ArgumentHelp("Pixels to a point of each PNG: '1,2'.", valueName: "list"))
    var scales = Widths(argument: "1,2")!

    @Option(help: ArgumentHelp("Widths of previews that say none: '320,393'.", valueName: "list"))
    var widths: Widths?

    @Option(help: "The folder of the pictures, from that of the Markdown file.")
    var folder = "pictures"

    @Flag(help: "Leave out the system's background.")
    var transparent = false

    @Option(
        name: .customLong("package"),
        help: ArgumentHelp(
            "A package whose modules the previews may import; can be repeated.", valueName: "folder"))
    var packages: [String] = []

    @Option(
        help: ArgumentHelp(
            "A folder of images, colors and asset catalogues; can be repeated.", valueName: "folder"))
    var assets: [String] = []

    @Flag(name: .shortAndLong, help: "Say nothing when all is well.")
    var quiet = false

    func validate() throws {
        guard scales.values.allSatisfy({ (0.5...4).contains($0) }) else {
            throw ValidationError("scales are numbers from 0.5 to 4")
        }
        guard !folder.hasPrefix("/"), !normalizedPath(folder).hasPrefix("..") else {
            throw ValidationError("the folder lies beside the Markdown file, or below it")
        }
    }

    func run() throws {
        let files = try MarkdownPaths.files(paths)
        let (modules, brought) = try MarkdownPreviews.modules(of: packages)
        let shared = try assets.map(PreviewAssets.read) + brought
        let inputs = try files.map { try MarkdownPreviews.input($0, shared) }
        let changes = PictureRun(
            renderer: Engine.renderer, options: options, modules: modules, isWhole: force
        ).changes(of: inputs)
        Report.show(changes.flatMap(\.problems) + (check ? changes.flatMap(\.stale) : []))
        let isGood = changes.allSatisfy { !$0.hasErrors }
        if check {
            guard isGood, changes.allSatisfy(\.stale.isEmpty) else { throw ExitCode(1) }
        } else {
            for change in changes where !change.hasErrors { try write(change) }
        }
        if !quiet { say(changes) }
        if !isGood { throw ExitCode(1) }
    }

    private var options: PictureOptions {
        var options = PictureOptions()
        options.format = format
        options.style = style
        options.scales = scales.values
        options.widths = widths?.values
        options.folder = normalizedPath(folder)
        options.hasGround = !transparent
        options.version = Galley.configuration.version
        return options
    }

    /// Pictures first, then the text that names them: whoever reads between finds old or new, and nothing
    /// that is missing.
    private func write(_ change: PictureChange) throws {
        let folder = parentFolder(of: change.path).isEmpty ? "." : parentFolder(of: change.path)
        do {
            for file in change.files {
                let path = joinedPath(folder, file.path)
                try FileManager.default.createDirectory(
                    atPath: parentFolder(of: path).isEmpty ? "." : parentFolder(of: path),
                    withIntermediateDirectories: true)
                try FileReplacement(path: path).write(file.bytes)
            }
            if let text = change.text { try FileReplacement(path: change.path).write(text) }
            for path in change.removed {
                try? FileManager.default.removeItem(atPath: joinedPath(folder, path))
            }
        } catch {
            let reason =
                (error as? SystemFailure)?.message
                ?? "cannot write the pictures of '\(change.path)': \(SystemError().message)"
            Terminal.error("galley: error: \(reason)\n")
            throw ExitCode(1)
        }
    }

    private func say(_ changes: [PictureChange]) {
        let previews = changes.reduce(0) { $0 + $1.previewCount },
            files = changes.reduce(0) { $0 + $1.files.count }
        let what = check ? "up to date" : "\(Report.counted(files, "picture")) written"
        Terminal.say(
            "\(Report.counted(previews, "preview")) in \(Report.counted(changes.count, "file")), \(what)")
    }
}
