import Previews
import SiteGenerator

/// The preview engine the commands use.
enum Engine {
    /// A new version of this program draws everything anew.
    static let renderer = Faults.outliving(.engine(version: BuildCache.program))
}

/// Previews kept on disk between builds. The file can be deleted at any time.
struct PreviewCache {
    private static let path = ".galley/previews"
    private let memory = PreviewMemory((try? SiteFolder.readBytes(path)) ?? [])

    var renderer: PreviewRenderer { memory.remembering(Engine.renderer) }

    func save() {
        guard let bytes = memory.saved() else { return }
        BuildCache.makeFolder()
        // A build that cannot keep its previews has still built.
        try? FileReplacement(path: Self.path).write(bytes)
    }
}
