import Foundation
import SiteGenerator

/// Evaluates one part of a site's previews and writes what came of them into a file.
///
/// The pages are read and rendered as ever, with nothing in the place of the other parts' previews, so
/// nothing that is found on the way is told: the build that has all parts tells it.
struct ShardBuild {
    let shard: Shard
    let site: SiteOptions
    let folder: String
    let cache: CacheOptions

    /// How many previews it evaluated or had; nothing when the site cannot be read.
    func run() throws(SystemFailure) -> Int? {
        guard let input = Report.read(site) else { return nil }
        // The results are to have the names that they have on other machines.
        let previews = PreviewCache(cache, parts: [])
        let count = Count()
        var part = previews.renderer
        let whole = previews.renderer
        part.render = { request in
            guard shard.holds(request.mark) else { return PreviewResult() }
            count.add()
            return whole.render(request)
        }
        _ = SiteBuilder(renderer: part).buildPages(input)
        previews.save()
        try ShardFile.write(previews.results, shard, of: ShardBuild.key(input), in: folder)
        return count.value
    }

    /// A number for all that the previews depend on, the same on every machine.
    static func key(_ input: SiteInput) -> UInt64 {
        var input = input
        input.changes = [:]
        input.today = nil
        return BuildCache.key(input, program: ProgramDigest.value)
    }

    private final class Count: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0
        var value: Int { lock.withLock { count } }
        func add() { lock.withLock { count += 1 } }
    }
}
