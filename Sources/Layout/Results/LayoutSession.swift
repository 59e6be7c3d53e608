import Graphics

/// What the nodes of one tree share: counters, and what could not be laid out.
public final class LayoutSession {
    /// How deep views may be nested, in nodes. A node takes a few stack frames, and the stack of a
    /// WebAssembly module is small.
    public static let deepest = 2000
    /// How often a tree is laid out again because a container turned out to have another size.
    public static let mostPasses = 24

    /// Sizes computed, not counting those found in a cache.
    public internal(set) var measureCount = 0
    public private(set) var issues: [LayoutIssue] = []
    /// Changes when sizes computed below a container are no longer good.
    var epoch = 0
    /// Which layout of the tree this is.
    private(set) var run = 0
    private var attachIssues: [LayoutIssue] = []
    private var unsettled: [LayoutIssue] = []
    private var published: [(group: Int, frame: Rect)] = []
    private var matched: [(group: Int, frame: Rect)] = []

    public init() {}

    public func report(_ issue: LayoutIssue) {
        issues.append(issue)
    }

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

    /// Keeps the issues found so far for every layout of the tree.
    func endAttaching() {
        attachIssues = issues
    }

    func beginRun() {
        run += 1
        epoch += 1
        matched = []
    }

    func beginPass() {
        issues = attachIssues
        unsettled = []
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
        issues += unsettled
    }
}
