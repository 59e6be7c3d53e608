import Syntax

/// The `expect of=id` fences of a page, read before it is rendered: a promise may stand before or after its preview.
struct Expectations {
    /// Where the id stands.
    var place: Range<Int>
    var lines: [(text: String, range: Range<Int>)] = []
    /// Lines that say what need not be noticed.
    var marks: [(text: String, range: Range<Int>)] = []

    static func read(_ file: SourceFile) -> [String: Expectations] {
        guard file.bytes.withUnsafeBufferPointer({ $0.contains("expect") }) else { return [:] }
        var found: [String: Expectations] = [:]
        // The fence being read: its signs, and its id when it is an `expect` fence.
        var open: (sign: UInt8, count: Int, id: String?)?
        for line in 1...file.lineStarts.count {
            let range = file.lineRange(line)
            let text = file.bytes[range].trimmed
            let sign = text.first.flatMap { $0 == "`" || $0 == "~" ? $0 : nil }
            let count = sign.map { sign in text.prefix { $0 == sign }.count } ?? 0
            if let current = open {
                if sign == current.sign, count >= current.count, text.count == count {
                    open = nil
                } else if let id = current.id, !text.isEmpty {
                    found[id]!.add((String(text), text.startIndex..<text.endIndex))
                }
            } else if let sign, count >= 3 {
                let info = FenceInfo(file.bytes, (text.startIndex + count)..<text.endIndex)
                let item = info.language == "expect" ? info.items.last { $0.name == "of" } : nil
                open = (sign, count, item?.value)
                if let item, let id = item.value, found[id] == nil { found[id] = Expectations(place: item.valueRange) }
            }
        }
        return found
    }

    private mutating func add(_ line: (text: String, range: Range<Int>)) {
        if line.text.hasPrefix(MutationMark.word) { marks.append(line) } else { lines.append(line) }
    }
}
