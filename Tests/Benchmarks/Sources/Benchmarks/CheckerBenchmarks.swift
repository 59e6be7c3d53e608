import Foundation
import Previews
import Syntax

extension Benchmark {
    /// The start of the declaration rows, then every snippet of the seeds from source to checked program.
    static var checker: [Benchmark] { [rows] + seeds.map(compile) }

    /// Reading the outlines of all rows and checking one view against them.
    private static var rows: Benchmark {
        let snippet = Snippet(SourceText("Text(\"Hello\")"))
        return Benchmark(name: "rows", unit: "starts", count: 1, target: 15e-3) {
            { keep(PreviewEngine().compile(snippet)) }
        }
    }

    /// One snippet against rows that earlier snippets have bound.
    private static func compile(_ seed: SourceText) -> Benchmark {
        let engine = PreviewEngine()
        let snippet = Snippet(seed)
        return Benchmark(name: "compile-\(seed.name)", unit: "snippets", count: 1, target: 300e-6) {
            { keep(engine.compile(snippet)) }
        }
    }

    private static var seeds: [SourceText] {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Cases/seeds").standardized
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { file in
            FileManager.default.contents(atPath: file.path).map {
                SourceText(name: file.deletingPathExtension().lastPathComponent, bytes: Array($0))
            }
        }
    }
}
