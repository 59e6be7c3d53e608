import ArgumentParser
import Previews

/// Lays a snippet out in exactly the space given and prints its answer.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Print the frames a snippet or a preview takes in a given space.")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case json
        case text
    }

    @OptionGroup var source: PreviewSource

    @OptionGroup var options: PreviewOptions

    @Option(help: "json or text.")
    var format = Format.json

    @Flag(help: "Tell how each size came about.")
    var trace = false

    func validate() throws { try source.require() }

    func run() throws {
        let compilation = try options.compilation(of: source)
        let assets = try options.assetSets(of: source)
        let session = try SnippetReport.session(compilation, in: try options.environment(assets))
        session.isTraced = trace
        let (width, height) = proposal(of: compilation)
        guard let rendering = session.answer(width: width, height: height) else {
            throw SnippetReport.failure(session.diagnostics, of: compilation)
        }
        SnippetReport.print(session.diagnostics, of: compilation)
        var inspection = rendering.inspection
        inspection.breakpoints = session.breakpoints(height: height)
        print(format == .json ? inspection.json(sources: compilation.sources) : inspection.text)
        if trace { print(rendering.trace) }
    }

    /// The space that is asked for, else the one that the preview asks for by `.fixedLayout(width:height:)`.
    private func proposal(of compilation: Compilation) -> (width: Double?, height: Double?) {
        let asked = (width: options.width.value, height: options.height.value)
        guard asked.width == nil, asked.height == nil,
            case .fixed(let width, let height)? = compilation.preview?.layout
        else { return asked }
        return (width, height)
    }
}
