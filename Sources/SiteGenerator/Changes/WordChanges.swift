/// Two versions of a text, word by word.
enum WordChanges {
    enum Run: Equatable {
        case same(String)
        case removed(String)
        case added(String)
    }

    /// The share of words that both have, whatever their order.
    static func likeness(_ a: String, _ b: String) -> Double {
        let (first, second) = (
            a.split(separator: " ").map(String.init), b.split(separator: " ").map(String.init)
        )
        let change = ListChange(first, second)
        return 1 - Double(change.added.count + change.removed.count)
            / Double(max(first.count + second.count, 1))
    }

    /// A shortest way from one to the other, by the pieces between separators; neighbours of a kind are one
    /// run.
    static func runs(_ before: String, _ after: String, separator: Character = " ") -> [Run] {
        let old = before.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
        let new = after.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
        // A text of thousands of words that has been written anew is shown as two.
        guard old.count * new.count <= 1_000_000 else { return [.removed(before), .added(after)] }
        var runs: [(kind: Int, words: [String])] = []
        for (kind, word) in steps(old, new) {
            if runs.last?.kind == kind {
                runs[runs.count - 1].words.append(word)
            } else {
                runs.append((kind, [word]))
            }
        }
        return runs.map { run in
            let text = run.words.joined(separator: String(separator))
            return run.kind == 0 ? .same(text) : run.kind < 0 ? .removed(text) : .added(text)
        }
    }

    private static func steps(_ old: [String], _ new: [String]) -> [(Int, String)] {
        let columns = new.count + 1
        var best = [Int32](repeating: 0, count: (old.count + 1) * columns)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                best[i * columns + j] =
                    old[i] == new[j]
                    ? best[(i + 1) * columns + j + 1] + 1
                    : max(best[(i + 1) * columns + j], best[i * columns + j + 1])
            }
        }
        var (i, j) = (0, 0)
        var steps: [(Int, String)] = []
        while i < old.count || j < new.count {
            if i < old.count, j < new.count, old[i] == new[j] {
                steps.append((0, new[j]))
                (i, j) = (i + 1, j + 1)
            } else if i < old.count,
                j == new.count || best[(i + 1) * columns + j] >= best[i * columns + j + 1]
            {
                steps.append((-1, old[i]))
                i += 1
            } else {
                steps.append((1, new[j]))
                j += 1
            }
        }
        return steps
    }
}
