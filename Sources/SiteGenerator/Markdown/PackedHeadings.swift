import Syntax

/// The headings of a page and its ids in one piece of memory: of a large site they are most of what a page
/// takes.
struct PackedHeadings: Sendable {
    private let bytes: Bytes
    private let count: Int

    /// Pages with more are asked for single ids so often that they stay as they are.
    private static let most = 64

    /// - Parameter isShort: whether ids are left out that their texts give, for which each is made again.
    init?(_ headings: [PageHeading], _ ids: Set<String>, isShort: Bool = true) {
        guard ids.count <= Self.most else { return nil }
        var others = ids
        for heading in headings where others.remove(heading.id) == nil {
            guard ids.contains(heading.id) else { return nil }
        }
        var out = Bytes()
        for heading in headings {
            out.append(UInt8(clamping: heading.level))
            out.putPacked(heading.text)
            out.putPacked(isShort && heading.id == slug(heading.text) ? "" : heading.id)
        }
        for id in others.sorted() { out.putPacked(id) }
        bytes = out.fitted
        count = headings.count
    }

    /// As a memory keeps it.
    func write(into record: inout ByteRecord) {
        record.put(count)
        record.put(bytes)
    }

    init(from reader: inout RecordReader) {
        count = reader.number()
        bytes = reader.text()
    }

    var headings: [PageHeading] {
        var at = 0
        return (0..<count).map { _ in heading(&at) }
    }

    var ids: Set<String> {
        var at = 0
        var ids = Set((0..<count).map { _ in heading(&at).id })
        while at < bytes.count { ids.insert(text(&at)) }
        return ids
    }

    /// Whether something on the page has an id; without making a list of all ids.
    func contains(_ id: String) -> Bool {
        var at = 0
        for _ in 0..<count {
            at += 1
            let (text, own) = (place(&at), place(&at))
            if own.isEmpty ? slug(String(bytes[text])) == id : bytes[own].elementsEqual(id.utf8) {
                return true
            }
        }
        while at < bytes.count {
            if bytes[place(&at)].elementsEqual(id.utf8) { return true }
        }
        return false
    }

    private func heading(_ at: inout Int) -> PageHeading {
        let level = Int(bytes[at])
        at += 1
        let text = text(&at)
        let id = self.text(&at)
        return PageHeading(level: level, id: id.isEmpty ? slug(text) : id, text: text)
    }

    private func text(_ at: inout Int) -> String { String(bytes[place(&at)]) }

    private func place(_ at: inout Int) -> Range<Int> {
        var length = 0
        for shift in stride(from: 0, to: 32, by: 8) { length |= Int(bytes[at + shift / 8]) << shift }
        at += 4 + length
        return (at - length)..<at
    }
}

extension Bytes {
    fileprivate mutating func putPacked(_ text: String) {
        for shift in stride(from: 0, to: 32, by: 8) {
            append(UInt8(truncatingIfNeeded: text.utf8.count >> shift))
        }
        append(contentsOf: text.utf8)
    }
}
