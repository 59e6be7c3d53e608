import Foundation
import Previews

extension PreviewRenderer {
    /// Evaluates and draws snippets with the engine itself.
    public static func engine(version: String) -> PreviewRenderer {
        let pool = EnginePool()
        return PreviewRenderer(
            version: version, styles: pictureStyles(), coverage: { pool.withEngine { $0.engine.coverage } },
            availability: { symbol in pool.withEngine { $0.engine.availability(of: symbol) } }
        ) { request in
            pool.withEngine { engine in EngineRun(engine, request).result() }
        }
    }
}

/// Engines for as many threads as ask at once; an engine itself belongs to one thread at a time.
final class EnginePool: @unchecked Sendable {
    private let lock = NSLock()
    private var idle: [ModuleEngine] = []

    func withEngine<Result>(_ body: (ModuleEngine) -> Result) -> Result {
        let engine = lock.withLock { idle.popLast() } ?? ModuleEngine()
        defer { lock.withLock { idle.append(engine) } }
        return body(engine)
    }
}
