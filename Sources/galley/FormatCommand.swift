import ArgumentParser
import Foundation
import SiteGenerator

/// Gives snippets back the indentation that they have lost.
struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format", abstract: "Indent Swift code that has lost its indentation, in all pages.")

    @Option(
        help: ArgumentHelp("The folder of Markdown pages. (default: Content)", valueName: "folder"),
        transform: folderPath)
    var content = "Content"

    func run() throws {
        var problems: [Problem] = []
        do {
            try SiteFolder.check(content)
        } catch {
            problems = error.problems
        }
        let pages = SiteFolder.files(in: content, &problems).filter(\.isMarkdown)
        for page in pages {
            let path = content + "/" + page.path
            let formatted = SnippetFormat.formatted(page.bytes)
            guard formatted != page.bytes else { continue }
            do {
                try FileReplacement(path: path).write(formatted)
                Terminal.say("formatted \(path)")
            } catch {
                problems.append(Problem(.error, "cannot write file", file: SourceFile(path: path, bytes: [])))
            }
        }
        Report.show(problems)
        if !problems.isEmpty { throw ExitCode(1) }
    }
}
