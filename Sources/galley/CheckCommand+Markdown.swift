import ArgumentParser
import Previews
import SiteGenerator

/// What `check` says of one Markdown file.
extension CheckCommand {
    /// The Markdown file that is named.
    var document: String? {
        source.file.flatMap {
            InputFile(path: $0, bytes: []).isMarkdown && !SiteFolder.isFolder($0) ? $0 : nil
        }
    }

    /// Whether a file is a page of the site in this folder, and so looked at as one.
    func isPage(_ document: String) -> Bool {
        place(of: document).hasPrefix(place(of: site.content) + "/") && FileInfo(document) != nil
    }

    private func place(of path: String) -> String { FileReplacement.resolved(OutputFolder.absolute(path)) }

    /// Whether a finding stands in a file, or tells of a module's code that a fence there needs.
    func isAbout(_ document: String, _ problem: Problem) -> Bool {
        let document = place(of: document)
        return ([problem.file] + problem.notes.map(\.file)).contains {
            $0.map { place(of: $0.path) == document } ?? false
        }
    }

    /// A Markdown file by itself: its fences, and what is promised of them.
    func checkDocument(_ document: String) throws {
        func checked() throws -> PictureChange {
            let (modules, assets) = try MarkdownPreviews.modules(of: source.packages)
            let run = PictureRun(
                renderer: Engine.renderer, options: PictureOptions(), modules: modules, isWhole: true)
            return run.findings(in: [try MarkdownPreviews.input(document, assets)])[0]
        }
        var found = try checked()
        if fix, try Fixes.write(found.problems) > 0 { found = try checked() }
        Report.show(found.problems, as: format)
        if found.hasErrors || site.strict && !found.problems.isEmpty { throw ExitCode(1) }
        guard format == .text else { return }
        Terminal.say(
            "\(Report.counted(found.previewCount, "preview")), \(Report.counted(found.keptPromises, "promise")) kept, \(Report.counted(found.problems.count, "warning"))"
        )
    }
}
