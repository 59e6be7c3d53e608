/// Goes through lines and knows which of them are code.
struct FenceTracker {
    private var open: (sign: Character, count: Int, depth: Int)?

    /// Whether a line stands in a fence, or is the first or the last of one.
    mutating func isCode(_ line: String) -> Bool {
        let text = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
        let sign = text.first ?? " "
        let count = text.prefix { $0 == sign }.count
        if let (wanted, least, depth) = open {
            if sign == wanted, line.depth < depth + 4, count >= least,
                text.dropFirst(count).allSatisfy({ $0 == " " })
            {
                open = nil
            }
            return true
        }
        guard sign == "`" || sign == "~", count > 2, sign == "~" || !text.dropFirst(count).contains("`")
        else { return false }
        open = (sign, count, line.depth)
        return true
    }

    var isOpen: Bool { open != nil }
}
