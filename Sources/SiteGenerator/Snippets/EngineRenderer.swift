import Foundation
import Previews

extension PreviewRenderer {
    /// Evaluates and draws snippets with the engine itself.
    public static func engine(version: String) -> PreviewRenderer {
        let pool = EnginePool()
        return PreviewRenderer(
            version: version, styles: pictureStyles(), coverage: { pool.withEngine { $0.coverage } },
            availability: { symbol in pool.withEngine { $0.availability(of: symbol) } }
        ) { request in
            pool.withEngine { engine in EngineRun(engine, request).result() }
        }
    }
}

/// Engines for as many threads as ask at once; an engine itself belongs to one thread at a time.
private final class EnginePool: @unchecked Sendable {
    private let lock = NSLock()
    private var idle: [PreviewEngine] = []

    func withEngine<Result>(_ body: (PreviewEngine) -> Result) -> Result {
        let engine = lock.withLock { idle.popLast() } ?? PreviewEngine()
        defer { lock.withLock { idle.append(engine) } }
        return body(engine)
    }
}
