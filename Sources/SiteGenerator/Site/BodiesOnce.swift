/// The bodies of a site that is built once: of all pages, or with a memory of the last build of those that
/// have changed.
///
/// Pages show of each other what `BuiltPage.face` is a number for. While every face is as it was, a page
/// whose own text is the same has the same HTML, and is kept.
struct BodiesOnce {
    private(set) var built: [BuiltPage]
    private(set) var renderedCount: Int

    init(
        pages: [Page], memory: PageMemory?, counter: Counter,
        render: @escaping @Sendable (Page) -> BuiltPage
    ) {
        let counted: @Sendable (Page) -> BuiltPage = { page in
            defer { counter.add() }
            return render(page)
        }
        if let memory, let entries = memory.entries(of: pages),
            let kept = Self.remembered(pages, entries, memory, render)
        {
            for _ in pages { counter.add() }
            (built, renderedCount) = kept
            return
        }
        built = parallelMap(pages, counted)
        renderedCount = pages.count
    }

    /// Nothing when the pages have to be written anew all together.
    private static func remembered(
        _ pages: [Page], _ entries: [PageMemory.Entry], _ memory: PageMemory,
        _ render: @escaping @Sendable (Page) -> BuiltPage
    ) -> ([BuiltPage], Int)? {
        let isSame = zip(pages, entries).map { contentHash($0.source.bytes) == $1.text }
        let stale = pages.indices.filter { !isSame[$0] || entries[$0].record == nil }
        // Most of a site is changed by a program that changes all of it.
        guard stale.count * 2 <= pages.count else { return nil }
        let fresh = parallelMap(stale.map { pages[$0] }, render)
        guard zip(stale, fresh).allSatisfy({ $1.face(of: pages[$0]) == entries[$0].face }) else { return nil }
        let again = Dictionary(uniqueKeysWithValues: zip(stale, fresh))
        var built: [BuiltPage] = []
        for (index, page) in pages.enumerated() {
            if let fresh = again[index] {
                built.append(fresh)
            } else if let known = memory.page(
                entries[index], again: { [unowned page] in render(page).rendered })
            {
                built.append(known)
            } else {
                return nil
            }
        }
        // A page that is made of others, too, is rendered and written always.
        for index in pages.indices { pages[index].isKept = again[index] == nil }
        return (built, stale.count)
    }
}
