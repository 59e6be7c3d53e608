import ArgumentParser
import Foundation
import SiteGenerator

/// The whole site as one document to keep or to print.
struct BookCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "book", abstract: "Make one document of the whole site: PDF or EPUB.",
        discussion: """
            EPUB is written by galley itself. A PDF is printed from the page for printing by a program of this system: chromium, \
            google-chrome or weasyprint. Exit status 1 for problems in the content, 2 for wrong usage.
            """)

    @OptionGroup var site: SiteOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("What is written: a file that ends in .pdf or .epub.", valueName: "file"))
    var output: String

    @Option(
        help: ArgumentHelp(
            "The program that prints, by its name or path. (default: the first of chromium, google-chrome, weasyprint)",
            valueName: "program"))
    var printer: String?

    @OptionGroup var shared: CacheOptions

    @Flag(name: .shortAndLong, help: "Say nothing when all is well.")
    var quiet = false

    private var isPDF: Bool { output.lowercased().hasSuffix(".pdf") }

    func validate() throws {
        guard isPDF || output.lowercased().hasSuffix(".epub") else {
            throw ValidationError("'\(output)' ends neither in '.pdf' nor in '.epub'")
        }
        if printer != nil, !isPDF { throw ValidationError("'--printer' is for PDF; EPUB needs none") }
    }

    func run() throws {
        Faults.outlive()
        let start = Date()
        let program = isPDF ? try PrintingProgram.find(printer) : nil
        guard let input = Report.read(site, store: ScratchFile()) else { throw ExitCode(1) }
        let previews = PreviewCache(shared)
        var result = SiteBuilder(renderer: previews.renderer).buildPages(input)
        previews.save()
        Report.show(result.problems)
        guard Report.isGood(result, strict: site.strict) else {
            Terminal.error("galley: \(Report.counts(result)); nothing written\n")
            throw ExitCode(1)
        }
        do {
            if let program {
                try program.print(&result, to: output)
            } else {
                try FileReplacement(path: output).write(result.book())
            }
        } catch {
            Terminal.error("galley: error: \(error.message)\n")
            throw ExitCode(1)
        }
        guard !quiet else { return }
        let size = Double(FileInfo(output)?.size ?? 0) / 1_000_000
        let seconds = Date().timeIntervalSince(start)
        Terminal.say("the site in \(output), " + String(format: "%.2f MB, %.2f s", size, seconds))
    }
}
