import Foundation
import PackagePlugin

/// Runs `galley` with the arguments given, in the package's folder.
@main struct Galley: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "galley").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("galley ended with status \(process.terminationStatus)") }
    }
}
