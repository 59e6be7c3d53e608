/// What differs between a figure and the one that it was.
struct FigureChange: Sendable {
    struct Picture: Sendable {
        var before: PublishedPicture?
        var after: PublishedPicture?
        var frames: [FrameChange] = []

        var label: String { (after ?? before)?.label ?? "" }
        /// Whether nothing is drawn otherwise: a frame that nobody sees, or other words for those who hear
        /// it.
        var looksTheSame: Bool { before != nil && before?.drawing == after?.drawing }
        var saysOther: Bool { before != nil && after != nil && before?.description != after?.description }
    }

    var page: String
    var before: PublishedFigure?
    var after: PublishedFigure?
    var pictures: [Picture] = []
    var promises = ListChange()

    var figure: PublishedFigure? { after ?? before }
    var hasOtherCode: Bool { before != nil && after != nil && before?.code != after?.code }
    var hasOtherBreakpoints: Bool {
        before != nil && after != nil && before?.breakpoints != after?.breakpoints
    }

    /// `nil` when all that readers see of it is the same.
    init?(page: String, _ before: PublishedFigure?, _ after: PublishedFigure?) {
        self.page = page
        self.before = before
        self.after = after
        pictures = Self.pictures(before?.pictures ?? [], after?.pictures ?? [])
        if before != nil, after != nil {
            promises = ListChange(before?.promises ?? [], after?.promises ?? [])
        }
        let isNews = before == nil || after == nil
        if !isNews, pictures.isEmpty, promises.isEmpty, !hasOtherCode, !hasOtherBreakpoints { return nil }
    }

    /// Pictures belong together that were drawn for the same; of several such, first those that are equal,
    /// then in their order.
    private static func pictures(_ before: [PublishedPicture], _ after: [PublishedPicture]) -> [Picture] {
        var old = before.map { Optional($0) }
        var found: [Int: Int] = [:]
        for isSame in [
            { (a: PublishedPicture, b: PublishedPicture) in a.drawing == b.drawing }, { _, _ in true },
        ] {
            for (at, picture) in after.enumerated() where found[at] == nil {
                guard
                    let match = old.firstIndex(where: {
                        $0.map { $0.key == picture.key && isSame($0, picture) } ?? false
                    })
                else { continue }
                found[at] = match
                old[match] = nil
            }
        }
        let kept = after.enumerated().compactMap { at, picture in
            found[at].map { change(before[$0], picture) } ?? Picture(before: nil, after: picture)
        }
        return kept + old.compactMap { $0.map { Picture(before: $0, after: nil) } }
    }

    private static func change(_ before: PublishedPicture, _ after: PublishedPicture) -> Picture? {
        let frames = before.frames == after.frames ? [] : FrameChange.all(before.frames, after.frames)
        let change = Picture(before: before, after: after, frames: frames)
        return change.looksTheSame && frames.isEmpty && !change.saysOther ? nil : change
    }
}

/// What came to a list and what went; what only stands elsewhere is in neither.
struct ListChange: Sendable {
    var added: [String] = []
    var removed: [String] = []

    init() {}

    init(_ before: [String], _ after: [String]) {
        added = Self.rest(after, without: before)
        removed = Self.rest(before, without: after)
    }

    var isEmpty: Bool { added.isEmpty && removed.isEmpty }
    var count: Int { max(added.count, removed.count) }

    private static func rest(_ list: [String], without other: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for item in other { counts[item, default: 0] += 1 }
        return list.filter { item in
            guard let count = counts[item], count > 0 else { return true }
            counts[item] = count - 1
            return false
        }
    }
}
