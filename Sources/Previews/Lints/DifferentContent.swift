import Layout
import Syntax
import Views

extension Lint {
    /// Candidates with several words each and none in common.
    static let differentContent = Lint(
        "different-content",
        "candidates should be sizes of one thing; use 'if' to choose between different things"
    ) { context in
        context.choices.compactMap { place, tried in
            guard let candidates = tried.first?.node.children else { return nil }
            let words = candidates.map { wordSet(Description.words(of: $0)) }
            for second in words.indices.dropFirst() where words[0].count >= 3 && words[second].count >= 3 {
                guard !words[second].contains(where: { words[0].contains($0) }) else { continue }
                return Finding(
                    "candidates 1 and \(second + 1) of this 'ViewThatFits' have no word in common", at: place)
            }
            return nil
        }
    }

    /// The words of three letters and more, in small letters.
    private static func wordSet(_ text: String) -> [Name] {
        var words: [Name] = []
        var word: [UInt8] = []
        for byte in Array(text.utf8) + [0] {
            let isLetter = byte >= 128 || (byte | 32 >= 97 && byte | 32 <= 122)
            if isLetter {
                word.append(byte >= 128 ? byte : byte | 32)
                continue
            }
            let name = Name(String(decoding: word, as: UTF8.self))
            if word.count >= 3, !words.contains(name) { words.append(name) }
            word = []
        }
        return words
    }
}
