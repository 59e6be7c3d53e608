import ArgumentParser
import Foundation
import SiteGenerator

/// Where a site's files are, for every command that reads one.
struct SiteOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of Markdown pages.", valueName: "folder"))
    var content = "Content"

    @Option(help: ArgumentHelp("The folder of the site's settings and looks.", valueName: "folder"))
    var site = "Site"

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Flag(help: "Include drafts and pages with a date in the future.")
    var drafts = false
}
