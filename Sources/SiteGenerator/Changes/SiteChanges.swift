/// What readers see otherwise than in an earlier build. Nothing is told of what only stands elsewhere.
public struct SiteChanges: Sendable {
    /// What the build is compared with, in words: `main (1a2b3c4d)`.
    let against: String
    private(set) var pages: [PageChange] = []
    private(set) var added: [PublishedPage] = []
    private(set) var removed: [PublishedPage] = []
    private(set) var moved: [(from: String, to: PublishedPage)] = []
    /// The promises that the new build breaks.
    let broken: [BrokenPromise]

    public init(from before: [OutputFile], to output: SiteOutput, against: String) {
        self.init(from: before, to: output.files, against: against, broken: output.brokenPromises)
    }

    init(
        from before: [OutputFile], to after: [OutputFile], against: String, broken: [BrokenPromise] = []
    ) {
        self.against = against
        self.broken = broken
        let old = Dictionary(
            before.filter(Self.isPage).map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        let new = after.filter(Self.isPage).sorted { $0.path < $1.path }
        // Equal bytes are equal pages, and reading them would cost the most.
        let differing = new.filter { old[$0.path] != $0.bytes }
        let pairs = parallelMap(differing) { file in
            (
                old[file.path].flatMap { PublishedPage(path: file.path, $0) },
                PublishedPage(path: file.path, file.bytes)
            )
        }
        let paths = Set(new.map(\.path))
        removed = old.keys.filter { !paths.contains($0) }.sorted().compactMap {
            PublishedPage(path: $0, old[$0]!)
        }
        for case (let old, let new?) in pairs {
            if let old { pages.append(PageChange(old, new)) } else { added.append(new) }
        }
        findMovedPages()
        forgetMovedParts()
        pages.removeAll(where: \.isEmpty)
    }

    private static func isPage(_ file: OutputFile) -> Bool { file.path.hasSuffix(".html") }

    public var isEmpty: Bool {
        pages.isEmpty && added.isEmpty && removed.isEmpty && moved.isEmpty && broken.isEmpty
    }

    // MARK: What only moved

    private mutating func findMovedPages() {
        var left = added
        removed.removeAll { old in
            guard let match = left.firstIndex(where: { $0.content == old.content }) else { return false }
            moved.append((old.path, left.remove(at: match)))
            return true
        }
        added = left
    }

    /// A figure or a passage that left one page and came to another is no news.
    private mutating func forgetMovedParts() {
        var gone = Parts(), come = Parts()
        for page in pages { gone.add(page, isOld: true) }
        for page in pages { come.add(page, isOld: false) }
        for page in removed { gone.add(page) }
        for page in added { come.add(page) }
        for at in pages.indices {
            pages[at].figures.removeAll { change in
                if change.before == nil, let after = change.after { return gone.take(after) }
                if change.after == nil, let before = change.before { return come.take(before) }
                return false
            }
            pages[at].passages.removeAll { change in
                if change.before == nil, let after = change.after { return gone.take(after) }
                if change.after == nil, let before = change.before { return come.take(before) }
                return false
            }
        }
    }

    // MARK: Counts

    var figures: [FigureChange] { pages.flatMap(\.figures) }
    var pictureCount: Int { figures.reduce(0) { $0 + $1.pictures.count } }
    var promiseCount: Int { figures.reduce(0) { $0 + $1.promises.count } }
    var passageCount: Int { pages.reduce(0) { $0 + $1.passages.count } }
    var pageCount: Int { added.count + removed.count + moved.count }

    /// `2 figures (5 pictures), 1 promise, 3 passages, 1 page`
    public var summary: String {
        guard !isEmpty else { return "nothing differs" }
        func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        var parts: [String] = []
        if !figures.isEmpty {
            parts.append("\(counted(figures.count, "figure")) (\(counted(pictureCount, "picture")))")
        }
        for case (let count, let noun) in [
            (promiseCount, "promise"), (broken.count, "broken promise"), (passageCount, "passage"),
            (pageCount, "page"),
        ] where count > 0 {
            parts.append(counted(count, noun))
        }
        return parts.joined(separator: ", ")
    }

    /// Whether a picture or a promise differs, of which a page that came or went has some or none.
    public var hasPictures: Bool {
        pictureCount > 0 || promiseCount > 0 || (added + removed).contains { !$0.figures.isEmpty }
    }
}

/// Figures and passages, by what they hold, with how many there are.
private struct Parts {
    private var figures: [[String]: Int] = [:]
    private var passages: [String: Int] = [:]

    mutating func add(_ page: PublishedPage) {
        for figure in page.figures { figures[figure.content, default: 0] += 1 }
        for passage in page.passages { passages[passage, default: 0] += 1 }
    }

    mutating func add(_ change: PageChange, isOld: Bool) {
        for change in change.figures where isOld ? change.after == nil : change.before == nil {
            if let figure = change.figure { figures[figure.content, default: 0] += 1 }
        }
        for change in change.passages where isOld ? change.after == nil : change.before == nil {
            if let passage = change.after ?? change.before { passages[passage, default: 0] += 1 }
        }
    }

    mutating func take(_ figure: PublishedFigure) -> Bool { Self.take(figure.content, &figures) }
    mutating func take(_ passage: String) -> Bool { Self.take(passage, &passages) }

    private static func take<Key: Hashable>(_ key: Key, _ counts: inout [Key: Int]) -> Bool {
        guard let count = counts[key], count > 0 else { return false }
        counts[key] = count - 1
        return true
    }
}
