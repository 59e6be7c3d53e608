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
        var record: Range<Int>?
    }

    let entries: [Entry]
    /// The words of all pages.
    let search: SearchMemory
    private let bytes: Bytes
    /// Where it begins in the bytes.
    private let base: Int

    /// The pages' paths below the content folder.
    public var paths: Set<String> { Set(entries.map(\.path)) }

    /// Nothing when the bytes are no memory, or a damaged one.
    public init?(_ bytes: Bytes, from base: Int = 0) {
        var reader = RecordReader(bytes, at: base)
        let (sum, start) = (reader.hash(), reader.number())
        guard !reader.isBroken, start >= 0, start < bytes.count - base,
            contentHash(bytes[(base + 8)...]) == sum
        else { return nil }
        var list = RecordReader(bytes, at: base + start)
        entries = list.all { reader in
            let (path, text, face, place) = (reader.string(), reader.hash(), reader.hash(), reader.range())
            return Entry(path: path, text: text, face: face, record: place.isEmpty ? nil : place)
        }
        search = SearchMemory(from: &list)
        guard !list.isBroken, entries.allSatisfy({ ($0.record?.upperBound ?? 0) <= bytes.count - base })
        else {
            return nil
        }
        self.bytes = bytes
        self.base = base
    }

    /// The entries of pages, when they are the same pages in the same order.
    func entries(of pages: [Page]) -> [Entry]? {
        pages.elementsEqual(entries) { $0.path == $1.path } ? entries : nil
    }

    /// What a page was rendered to.
    /// - Parameter again: renders it again, should somebody ask for its HTML or its words.
    func page(_ entry: Entry, again: @escaping @Sendable () -> RenderedMarkdown) -> BuiltPage? {
        guard let place = entry.record else { return nil }
        var reader = RecordReader(bytes, at: base + place.lowerBound)
        let page = BuiltPage(from: &reader, again: again)
        return reader.isBroken ? nil : page
    }

    // MARK: Writing

    /// A memory as it is kept, and the paths of its pages.
    public typealias File = (bytes: Bytes, paths: Set<String>)

    /// Where the first record is, behind the sum and the place of the list.
    private static let head = 16
    /// Beyond this a memory would cost more than it saves.
    private static let largest = 64 << 20
    /// So does one of more pages, while it is made.
    private static let most = 5000

    /// Whether there is one of so many pages.
    static func holds(_ count: Int) -> Bool { count <= most }

    /// What is to be kept of pages; nothing when it would be too much.
    /// - Parameter search: the words of all pages.
    /// - Parameter last: the memory that kept pages are from.
    static func written(
        _ pages: [Page], _ built: [BuiltPage], keepsWords: Bool, search: Bytes, after last: PageMemory?
    ) -> File? {
        guard holds(pages.count), !search.isEmpty else { return nil }
        var records = ByteRecord()
        // A little more than the last one, so that it need not grow.
        records.bytes.reserveCapacity((last?.bytes.count ?? 0) * 9 / 8)
        records.bytes.append(contentsOf: repeatElement(0, count: head))
        var list = ByteRecord()
        list.put(all: pages.indices) { index, list in
            let page = pages[index]
            let known = page.isKept ? last?.entries[index] : nil
            list.put(page.path)
            list.put(known?.text ?? contentHash(page.source.bytes))
            list.put(known?.face ?? built[index].face(of: page))
            let start = records.bytes.count
            if let last, let place = known?.record {
                records.bytes.append(
                    contentsOf: last.bytes[last.base + place.lowerBound..<last.base + place.upperBound])
            } else if start < largest, built[index].isPlain, page.isPlain {
                built[index].write(into: &records, keepsWords: keepsWords)
            }
            list.put(start..<records.bytes.count)
        }
        var start = records.bytes.count
        guard start < largest else { return nil }
        // A number as long for every place.
        for index in 8..<15 {
            records.bytes[index] = UInt8(truncatingIfNeeded: start) | 0x80
            start >>= 7
        }
        records.bytes.append(contentsOf: list.bytes)
        records.bytes.append(contentsOf: search)
        let sum = contentHash(records.bytes[8...])
        for index in 0..<8 { records.bytes[index] = UInt8(truncatingIfNeeded: sum >> (8 * UInt64(index))) }
        return (records.bytes, Set(pages.map(\.path)))
    }
}

extension Page {
    /// Whether it is a file of the author's and nothing else, in a site of one language.
    fileprivate var isPlain: Bool {
        original == nil && reference == nil && made == nil && library == nil && documentName == nil
            && snapshots.isEmpty
    }
}
