import Foundation
import Syntax

extension Benchmark {
    /// Parsing the sources of the packages that the house's build checks out.
    static var language: [Benchmark] {
        let sources = corpus()
        guard !sources.isEmpty else { return [] }
        let lines = sources.reduce(0) { $0 + $1.bytes.count { $0 == UInt8(ascii: "\n") } }
        return [
            Benchmark(name: "parse", unit: "lines", count: lines) {
                { for source in sources { keep(parse(source)) } }
            }
        ]
    }

    private static func corpus() -> [SourceText] {
        let root = URL(filePath: #filePath).appending(path: "../../../../../.build/checkouts").standardized
        guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else {
            return []
        }
        let paths = files.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }.sorted()
        return paths.compactMap { path in
            FileManager.default.contents(atPath: path).map { SourceText(name: path, bytes: Array($0)) }
        }
    }
}
