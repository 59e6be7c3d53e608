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
        let parent = (folder + "/" + file.path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try OutputFolder.write(file.bytes, to: folder + "/" + file.path)
    }
}

/// The files of a new site.
struct StarterSite {
    let title: String

    var files: [InputFile] {
        [
            InputFile(path: "Content/index.md", bytes: Bytes(home.utf8)),
            InputFile(path: "Content/getting-started.md", bytes: Bytes(guide.utf8)),
            InputFile(path: "Site/site.yml", bytes: Bytes(settings.utf8)),
            InputFile(path: ".gitignore", bytes: Bytes("_site\n.galley\n".utf8)),
        ]
    }

    private var quoted: String { "\"" + title.replacingOccurrences(of: "\"", with: "'") + "\"" }

    private var settings: String {
        """
        title: \(quoted)
        description: What this library is for, in one sentence.
        language: en
        # The address the site will have; canonical links, the site map and the feed need it.
        # url: https://example.com/docs/
        links:
          Getting started: getting-started.md
        previews:
          widths: [320, 393]

        """
    }

    private var home: String {
        """
        ---
        title: \(quoted)
        description: What this library is for, in one sentence.
        kind: home
        ---

        A row that keeps its shape at every width:

        ```swift preview widths="240 320" caption="The text gives way first."
        HStack {
            Color.blue
                .frame(width: 40, height: 40)
            Text("Layout, measured")
            Spacer()
            Text("44 pt")
        }
        .padding()
        ```

        [Getting started](getting-started.md) takes five minutes.

        """
    }

    private var guide: String {
        """
        ---
        title: Getting started
        description: Install the library and lay out a first view.
        order: 1
        ---

        ## Install

        Add the package to your manifest.

        ```swift title="Package.swift"
        .package(url: "https://example.com/library", from: "1.0.0")
        ```

        ## Lay out a view

        Two colours share the width they are offered.

        ```swift preview widths="160 320"
        HStack(spacing: 8) {
            Color.red
            Color.blue
        }
        .frame(height: 60)
        ```

        > [!TIP]
        > Change the code above and save: the picture follows.

        """
    }
}
