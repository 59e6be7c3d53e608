import ArgumentParser
import Foundation
import SiteGenerator

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build the site.",
        discussion: "Exit status 0 when all is well, 1 for problems in the content, 2 for wrong usage.")

    @OptionGroup var site: SiteOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("Where the site is written.", valueName: "folder"))
    var output = "_site"

    @Flag(help: "Build again whenever a file changes.")
    var watch = false

    @Flag(name: .shortAndLong, help: "Say nothing when all is well.")
    var quiet = false

    func run() throws {
        let builder = SiteBuilder(renderer: Engine.renderer)
        let isGood = build(builder)
        guard watch else {
            if !isGood { throw ExitCode(1) }
            return
        }
        var stamps = Watch.stamps(site)
        while true {
            stamps = Watch.next(after: stamps, site)
            _ = build(builder)
        }
    }

    private func build(_ builder: SiteBuilder) -> Bool {
        let start = Date()
        guard let result = Report.build(builder, site) else { return false }
        guard Report.isGood(result, strict: site.strict) else {
            Report.summary(result)
            return false
        }
        do {
            let changed = try OutputFolder(path: output).write(result.files)
            if !quiet {
                let time = String(format: "%.2f", Date().timeIntervalSince(start))
                Terminal.say("\(result.pageCount) pages, \(result.pictureCount) figures, \(changed) files changed in \(output), \(time) s")
            }
            return true
        } catch {
            Terminal.error("galley: error: \(error.message)\n")
            return false
        }
    }
}
