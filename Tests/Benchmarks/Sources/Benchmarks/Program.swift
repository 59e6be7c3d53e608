import Foundation
import Graphics
import Layout

/// `Benchmarks [NAME…]` measures those whose names begin so, or all, and prints a table.
///
/// `Benchmarks --serve` reads lines `time NAME` and `frames NAME`, and answers each with one line of numbers:
/// seconds, or the x, y, width and height of every leaf.
@main
struct Program {
    private let benchmarks: [Benchmark]

    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--serve" {
            Program(benchmarks: Benchmark.layout).serve()
        } else {
            Program(
                benchmarks: Benchmark.layout + Benchmark.snippets + Benchmark.language + Benchmark.checker
            ).measure(Array(arguments))
        }
    }

    // MARK: A table

    private func measure(_ names: [String]) {
        print(
            "\(pad("benchmark", 24)) \(pad("median", -10)) \(pad("9 of 10", -10)) \(pad("per second", -20))")
        for benchmark in benchmarks where names.isEmpty || names.contains(where: benchmark.name.hasPrefix) {
            print(row(benchmark, benchmark.samples()))
        }
    }

    private func row(_ benchmark: Benchmark, _ samples: Samples) -> String {
        let rate = "\(Int(Double(benchmark.count) / samples.median))"
        let verdict = benchmark.target.map {
            samples.median <= $0 ? ", under \(time($0))" : ", MISSES \(time($0))"
        }
        return "\(pad(benchmark.name, 24)) \(pad(time(samples.median), -10)) \(pad(time(samples.ninth), -10))"
            + " \(pad(rate, -11)) \(pad(benchmark.unit, 8)) \(samples.count) runs\(verdict ?? "")"
    }

    private func time(_ seconds: Double) -> String {
        seconds < 1e-3 ? String(format: "%.1f us", seconds * 1e6) : String(format: "%.2f ms", seconds * 1e3)
    }

    /// Filled up with spaces to a width, before the text if the width is negative.
    private func pad(_ text: String, _ width: Int) -> String {
        let spaces = String(repeating: " ", count: max(0, abs(width) - text.count))
        return width < 0 ? spaces + text : text + spaces
    }

    // MARK: Questions and answers

    private func serve() {
        while let line = readLine() {
            print(answer(line.split(separator: " ").map(String.init)))
            fflush(nil)
        }
    }

    private func answer(_ words: [String]) -> String {
        guard words.count == 2 else { return "error: expected 'time NAME' or 'frames NAME'" }
        if words[0] == "time", let benchmark = benchmarks.first(where: { $0.name == words[1] }) {
            return "\(benchmark.sample())"
        }
        if words[0] == "frames", let tree = TestTree.compared.first(where: { $0.name == words[1] }) {
            return leafFrames(tree).map { "\($0)" }.joined(separator: " ")
        }
        return "error: no benchmark '\(words[1])'"
    }

    private func leafFrames(_ tree: TestTree) -> [Double] {
        var numbers: [Double] = []
        LayoutRoot(tree.make()).layout(tree.proposal).root.forEach { placed in
            guard placed.children.isEmpty else { return }
            numbers += [placed.frame.minX, placed.frame.minY, placed.frame.width, placed.frame.height]
        }
        return numbers
    }
}
