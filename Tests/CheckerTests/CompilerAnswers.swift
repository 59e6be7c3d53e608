import Foundation

/// What the real compiler said about snippets, kept between runs: asking it is what costs.
struct CompilerAnswers: Sendable {
    private let folder: URL

    /// Answers that hold for one text of the module; those for an older one are removed.
    init(module: String) {
        let all = OracleCorpus.root.appending(path: ".build/oracle")
        folder = all.appending(path: Digest.text(of: module))
        let old =
            (try? FileManager.default.contentsOfDirectory(at: all, includingPropertiesForKeys: nil)) ?? []
        for other in old where other.lastPathComponent != folder.lastPathComponent {
            try? FileManager.default.removeItem(at: other)
        }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func complaints(
        about snippet: String, _ ask: () -> [RealCompiler.Complaint]
    ) -> [RealCompiler.Complaint] {
        let file = folder.appending(path: Digest.text(of: snippet))
        if let known = try? JSONDecoder().decode([RealCompiler.Complaint].self, from: Data(contentsOf: file))
        {
            return known
        }
        let answer = ask()
        try? JSONEncoder().encode(answer).write(to: file, options: .atomic)
        return answer
    }
}

/// FNV-1a of 64 bits.
enum Digest {
    static func number(of text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    static func text(of text: String) -> String { String(number(of: text), radix: 16) }
}
