import ArgumentParser
import Foundation
import SiteGenerator

/// Where a site's files are, for every command that reads one.
struct SiteOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder of Markdown pages. (default: Content)", valueName: "folder"),
        transform: folderPath)
    var content = "Content"

    @Option(
        help: ArgumentHelp(
            "The folder of the site's settings and looks. (default: Site)", valueName: "folder"),
        transform: folderPath)
    var site = Self.defaultSite

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Flag(help: "Include drafts and pages with a date in the future.")
    var drafts = false

    /// A folder that is not there is an error only when it was named.
    static let defaultSite = "Site"
}

/// The path of a folder without the slash that a shell's completion puts behind it.
func folderPath(_ argument: String) throws -> String {
    guard !argument.isEmpty else { throw ValidationError("the name of a folder is empty") }
    var path = argument
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
}
