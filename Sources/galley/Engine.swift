import Foundation
import Previews
import SiteGenerator

/// The preview engine the commands use.
enum Engine {
    /// A new version of this program draws everything anew.
    static let renderer = Faults.outliving(.engine(version: BuildCache.program))

    /// The same under a version that other machines with this program have as well.
    static let sharedRenderer = Faults.outliving(.engine(version: ProgramDigest.value))
}

/// Previews kept on disk between builds, and perhaps shared by several machines. The file can be deleted at
/// any time.
struct PreviewCache {
    private static let path = ".galley/previews"
    private let memory: PreviewMemory
    private let shared: (any SharedPreviews)?
    let renderer: PreviewRenderer

    /// - Parameter parts: what other machines made of this site.
    init(_ options: CacheOptions? = nil, parts: [Bytes]? = nil) {
        let shared = options?.shared
        self.shared = shared
        memory = PreviewMemory((parts ?? []) + [(try? SiteFolder.readBytes(Self.path)) ?? []], shared: shared)
        let engine = shared == nil && parts == nil ? Engine.renderer : Engine.sharedRenderer
        renderer = memory.remembering((shared as? WebCache)?.measured(engine) ?? engine)
    }

    /// What this build drew or remembered.
    var results: Bytes { memory.all }

    func save() {
        if let reason = shared?.finish() {
            Terminal.error("galley: note: the cache \(reason); this build goes on without it\n")
        }
        guard let bytes = memory.saved() else { return }
        BuildCache.makeFolder()
        // A build that cannot keep its previews has still built.
        try? FileReplacement(path: Self.path).write(bytes)
    }
}

/// A number for the bytes of this program, the same wherever it is unpacked. Reading them takes a while, so
/// it is kept.
enum ProgramDigest {
    private static let path = ".galley/program"

    static let value: String = {
        let stamp = BuildCache.program
        let lines = ((try? SiteFolder.readBytes(path)).map { String(decoding: $0, as: UTF8.self) } ?? "")
            .split(separator: "\n")
        if lines.count == 2, lines[0] == stamp { return String(lines[1]) }
        let digest =
            (try? SiteFolder.readBytes(Faults.executable)).map { String(contentHash($0), radix: 36) } ?? stamp
        BuildCache.makeFolder()
        try? FileReplacement(path: path).write(Bytes("\(stamp)\n\(digest)\n".utf8))
        return digest
    }()
}
