/// A text that is looked for in others, byte by byte.
struct TextSearch {
    let part: [UInt8]
    /// How much of its own beginning each beginning of the part ends with (Knuth, Morris and Pratt): so far a
    /// search goes on where a byte differs, so that it takes as long as the texts are, whatever they repeat.
    private let borders: [Int]

    init(_ text: String) {
        part = Array(text.utf8)
        var borders = Array(repeating: 0, count: part.count)
        var length = 0
        for index in part.indices.dropFirst() {
            while length > 0, part[index] != part[length] { length = borders[length - 1] }
            if part[index] == part[length] { length += 1 }
            borders[index] = length
        }
        self.borders = borders
    }

    /// The byte where the part begins first, from some byte on.
    func found(in bytes: [UInt8], from start: Int) -> Int? {
        if part.isEmpty { return start }
        guard bytes.count >= part.count else { return nil }
        var matched = 0
        for index in start..<bytes.count {
            while matched > 0, bytes[index] != part[matched] { matched = borders[matched - 1] }
            if bytes[index] == part[matched] { matched += 1 }
            if matched == part.count { return index + 1 - matched }
        }
        return nil
    }
}
