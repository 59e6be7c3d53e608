/// What a build leaves for the next one, so that a page that has not changed need be neither rendered nor
/// written again.
///
/// Of each page it has a number for its bytes, a number for what other pages can show of it, and what lists,
/// search and checks ask of it. It holds for an input that is otherwise the same: whoever keeps it sees to
/// that (`PageMemory.paths` are the files that may differ), and that the files of the last build are as they
/// were written.
public struct PageMemory: Sendable {
    struct Entry: Sendable {
        var path: String
        /// The bytes of the page.
        var text: UInt64
        /// What others can see of it.
        var face: UInt64
        /// Where its record is; nothing for a page that is always rendered.
        var record: Int?
    }

    let entries: [Entry]
    private let bytes: Bytes

    /// The pages' paths below the content folder.
    public var paths: Set<String> { Set(entries.map(\.path)) }

    /// Nothing when the bytes are no memory, or a damaged one.
    public init?(_ bytes: Bytes) {
        var reader = RecordReader(bytes)
        let (sum, start) = (reader.hash(), reader.number())
        guard !reader.isBroken, start >= 0, start < bytes.count,
            contentHash(Bytes(bytes[8...])) == sum
        else { return nil }
        var list = RecordReader(bytes, at: start)
        entries = list.all { reader in
            let (path, text, face, place) = (reader.string(), reader.hash(), reader.hash(), reader.number())
            return Entry(path: path, text: text, face: face, record: place > 0 ? place : nil)
        }
        guard !list.isBroken else { return nil }
        self.bytes = bytes
    }

    /// The entries of pages, when they are the same pages in the same order.
    func entries(of pages: [Page]) -> [Entry]? {
        pages.elementsEqual(entries) { $0.path == $1.path } ? entries : nil
    }

    /// What a page was rendered to.
    /// - Parameter body: makes its HTML again, should somebody ask.
    func page(_ entry: Entry, body: @escaping @Sendable () -> Bytes) -> BuiltPage? {
        guard let place = entry.record else { return nil }
        var reader = RecordReader(bytes, at: place)
        let page = BuiltPage(from: &reader, body: body)
        return reader.isBroken ? nil : page
    }

    // MARK: Writing

    /// A memory as it is kept, and the paths of its pages.
    public typealias File = (bytes: Bytes, paths: Set<String>)

    /// Beyond this a memory would cost more than it saves.
    private static let largest = 64 << 20

    /// What is to be kept of pages; nothing when it would be too much.
    static func written(_ pages: [Page], _ built: [BuiltPage]) -> File? {
        var records = ByteRecord()
        var list = ByteRecord()
        let head = 16
        list.put(all: zip(pages, built).map { $0 }) { item, list in
            let (page, built) = item
            list.put(page.path)
            list.put(contentHash(page.source.bytes))
            list.put(built.face(of: page))
            guard records.bytes.count < largest, built.isPlain, page.isPlain else { return list.put(0) }
            list.put(head + records.bytes.count)
            built.write(into: &records)
        }
        guard records.bytes.count < largest else { return nil }
        var out = ByteRecord()
        out.put(0 as UInt64)
        // A number as long for every place.
        var start = head + records.bytes.count
        for _ in 0..<7 {
            out.bytes.append(UInt8(truncatingIfNeeded: start) | 0x80)
            start >>= 7
        }
        out.bytes.append(0)
        out.bytes += records.bytes + list.bytes
        let sum = contentHash(Bytes(out.bytes[8...]))
        for index in 0..<8 { out.bytes[index] = UInt8(truncatingIfNeeded: sum >> (8 * UInt64(index))) }
        return (out.bytes, Set(pages.map(\.path)))
    }
}

extension Page {
    /// Whether it is a file of the author's and nothing else, in a site of one language.
    fileprivate var isPlain: Bool {
        original == nil && reference == nil && made == nil && library == nil && documentName == nil
            && snapshots.isEmpty
    }
}
