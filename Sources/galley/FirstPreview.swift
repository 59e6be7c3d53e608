import Previews
import SiteGenerator
import Syntax

/// The preview that a new site's home page shows: the first that a device draws as Galley does, else the
/// first that is drawn.
struct FirstPreview {
    /// Nothing when the modules have none.
    let found: FoundPreview?

    /// How many are tried: beyond that, somebody waits for a folder of three files.
    private static let mostTried = 30

    /// - Parameter folder: the package's, whose images and fonts the previews may name.
    init(_ set: ModuleSet, in folder: String) {
        let own = set.ownPreviews(for: .iOS)
        let trial = PreviewTrial(set, assets: (try? PreviewAssets.read(folder)).map { [$0] } ?? [])
        var drawn: FoundPreview?
        for preview in own.prefix(Self.mostTried) {
            guard let diagnostics = trial.diagnostics(of: preview) else { continue }
            if diagnostics.isEmpty {
                found = preview
                return
            }
            drawn = drawn ?? preview
        }
        found = drawn ?? own.first
    }
}

/// Draws previews of modules to see whether it works.
private struct PreviewTrial {
    private let modules: SourceModules
    private let engine = ModuleEngine()
    private var environment = PreviewEnvironment()

    init(_ set: ModuleSet, assets: [AssetSet]) {
        modules = set.modules(for: .iOS)
        environment.setResources(assets.map { PreviewResources(key: "", $0.text) })
    }

    /// What is said of a preview; nil when it is not drawn.
    func diagnostics(of preview: FoundPreview) -> [Diagnostic]? {
        let compilation = engine.program(of: preview.module, in: modules).showing(preview)
        guard let session = PreviewSession(compilation, in: environment),
            session.rendering(width: 393, height: nil) != nil
        else { return nil }
        return compilation.diagnostics + session.diagnostics
    }
}
