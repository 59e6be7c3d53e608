/// How many edits lie between one word and others, in bytes: insertions, deletions, replacements and swaps of
/// neighbors (optimal string alignment). The word and the table's rows are kept from one comparison to the
/// next.
struct EditDistance {
    private let word: [UInt8]
    private let letters: UInt32
    private var other: [UInt8] = []
    private var rows: (last: [Int], previous: [Int], current: [Int]) = ([], [], [])

    init(from name: Name) {
        word = Array(name.text.utf8)
        letters = EditDistance.letters(of: name)
    }

    /// False when lengths or letters alone say that a name is further away: an edit changes the length by at
    /// most one, and brings in or takes out at most one letter.
    func mayReach(_ name: Name, within limit: Int) -> Bool {
        let difference = name.text.utf8.count - word.count
        guard difference <= limit, -difference <= limit else { return false }
        let others = EditDistance.letters(of: name)
        return (letters & ~others).nonzeroBitCount <= limit && (others & ~letters).nonzeroBitCount <= limit
    }

    /// Which letters a name has, upper and lower case told apart by chance at most.
    private static func letters(of name: Name) -> UInt32 {
        var letters: UInt32 = 0
        for byte in name.text.utf8 { letters |= 1 << UInt32(byte & 31) }
        return letters
    }

    /// The distance to a name; above the limit, which it then does not measure exactly.
    mutating func distance(to name: Name, limit: Int) -> Int {
        other.removeAll(keepingCapacity: true)
        other.append(contentsOf: name.text.utf8)
        rows.previous.removeAll(keepingCapacity: true)
        rows.previous.append(contentsOf: 0...other.count)
        for index in word.indices {
            if fillRow(index) > limit { return limit + 1 }
            (rows.last, rows.previous, rows.current) = (rows.previous, rows.current, rows.last)
        }
        return rows.previous[other.count]
    }

    /// Fills the row after one more letter of the word, and gives its smallest distance.
    private mutating func fillRow(_ i: Int) -> Int {
        rows.current.removeAll(keepingCapacity: true)
        rows.current.append(i + 1)
        var smallest = i + 1
        for j in other.indices {
            var edits = min(rows.previous[j + 1], rows.current[j]) + 1
            edits = min(edits, rows.previous[j] + (word[i] == other[j] ? 0 : 1))
            if i > 0, j > 0, word[i] == other[j - 1], word[i - 1] == other[j] {
                edits = min(edits, rows.last[j - 1] + 1)
            }
            rows.current.append(edits)
            smallest = min(smallest, edits)
        }
        return smallest
    }
}
