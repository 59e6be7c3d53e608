import ArgumentParser
import Foundation
import Previews

/// Writes one stand-alone picture of a snippet.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draw a snippet or a preview as a stand-alone SVG picture.")

    @OptionGroup var options: PreviewOptions

    @Option(name: .shortAndLong, help: "The file to write; '-' prints the picture.")
    var output = "-"

    @Flag(help: "Draw the frames of all views.")
    var outline = false

    func validate() throws {
        if let width = options.width.value, width.isInfinite { throw ValidationError("a picture has a finite width") }
    }

    func run() throws {
        let compilation = try options.compilation()
        let assets = try options.assetSets()
        let session = try SnippetReport.session(compilation, in: try options.environment(assets))
        let width = options.width.value ?? 393
        session.keepsLayout = options.width.value == nil
        guard let rendering = session.rendering(width: width, height: options.height.value) else {
            throw SnippetReport.failure(session.diagnostics, of: compilation)
        }
        SnippetReport.print(session.diagnostics, of: compilation)
        let isDark = options.scheme == .dark
        // A screen is never seen through, and nobody can read white words on a viewer's white.
        let hasGround = isDark || options.device != nil
        let svg = rendering.standaloneSVG(outlined: outline, isDark: isDark, hasGround: hasGround, file: assets.embedded)
        try write(assets.withFonts(svg))
    }

    private func write(_ svg: String) throws {
        guard output != "-" else { return print(svg) }
        do {
            try Data(svg.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
        } catch {
            Terminal.error("galley: error: cannot write '\(output)': \(SystemError().message)\n")
            throw ExitCode(1)
        }
    }
}
