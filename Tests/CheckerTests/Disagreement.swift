import Foundation

/// A snippet that the checker and the compiler do not judge alike, with the reason: a line of
/// `disagreements.txt`.
struct Disagreement {
    enum Verdict: String {
        case agreed
        case onlyCompiler = "only the compiler refuses"
        case onlyChecker = "only the checker refuses"
    }

    let key: String
    let verdict: Verdict
    let reason: String

    /// What is known, in the list's order: `key | verdict | reason`.
    static func known() throws -> [Disagreement] {
        let file = OracleCorpus.root.appending(path: "Tests/CheckerTests/disagreements.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " | ", maxSplits: 2).map(String.init)
            guard !line.hasPrefix("#"), parts.count == 3 else { return nil }
            return Disagreement(
                key: parts[0], verdict: Verdict(rawValue: parts[1]) ?? .agreed, reason: parts[2])
        }
    }
}
