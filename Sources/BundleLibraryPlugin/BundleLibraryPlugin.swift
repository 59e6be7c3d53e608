import Foundation
import PackagePlugin

/// Bundles `Sources/Library` into one Swift file of the target that uses it.
@main struct BundleLibraryPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let library = context.package.directoryURL.appending(path: "Sources/Library")
        let output = context.pluginWorkDirectoryURL.appending(path: "LibraryBundle.swift")
        let files =
            FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { ["swift", "txt"].contains($0.pathExtension) } ?? []
        return [
            .buildCommand(
                displayName: "Bundling the library",
                executable: try context.tool(named: "bundle-library").url,
                arguments: [library.path, output.path],
                inputFiles: files, outputFiles: [output])
        ]
    }
}
