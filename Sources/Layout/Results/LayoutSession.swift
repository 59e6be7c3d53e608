import Graphics

/// What the nodes of one tree share: counters, and what could not be laid out.
public final class LayoutSession {
    /// How deep views may be nested, in nodes. A node takes a few stack frames, and the stack of a
    /// WebAssembly module is small.
    public static let deepest = 1000
    /// How often a tree is laid out again because a container turned out to have another size.
    public static let mostPasses = 24

    /// Sizes computed, not counting those found in a cache.
    @exclusivity(unchecked) public internal(set) var measureCount = 0
    /// What was reported while the tree was attached or measured. Sizes are cached, so a report is made
    /// once and holds for every layout after it.
    private var reported: [LayoutIssue] = []
    /// Changes when sizes computed below a container are no longer good.
    var epoch = 0
    /// Which layout of the tree this is.
    private(set) var run = 0
    private var unsettled: [LayoutIssue] = []
    private var hasGivenUp = false
    private var published: [(group: Int, frame: Rect)] = []
    private var matched: [(group: Int, frame: Rect)] = []

    public init() {}

    /// Notes something that cannot be laid out as written.
    public func report(_ issue: LayoutIssue) {
        guard reported.count < 100 else { return }
        reported.append(issue)
    }

    /// Everything reported, and the containers that the last layout left unsettled.
    public var issues: [LayoutIssue] { hasGivenUp ? reported + unsettled : reported }

    /// Notes that a container's size was not what the views inside it were laid out for.
    func unsettled(_ scope: ContainerScope, _ axis: Axis, _ lengths: [Double]) {
        unsettled.append(
            .unsettledContainer(view: scope.view, number: scope.number, axis: axis, lengths: lengths))
    }

    /// Tells where the source of a group of matched views stands; the first one of a pass counts.
    func publish(_ frame: Rect, group: Int) {
        guard !published.contains(where: { $0.group == group }) else { return }
        published.append((group, frame))
    }

    /// Where the source of a group stood in the pass before.
    func matchedFrame(_ group: Int) -> Rect? {
        matched.first { $0.group == group }?.frame
    }

    func beginRun() {
        run += 1
        epoch += 1
        matched = []
    }

    func beginPass() {
        unsettled = []
        hasGivenUp = false
        published = []
    }

    /// Whether another pass is needed; if so, sizes below containers are computed anew.
    func endPass() -> Bool {
        let moved =
            published.count != matched.count
            || zip(published, matched).contains { $0.group != $1.group || $0.frame != $1.frame }
        matched = published
        if !unsettled.isEmpty { epoch += 1 }
        return moved || !unsettled.isEmpty
    }

    func giveUp() {
        hasGivenUp = true
    }
}
