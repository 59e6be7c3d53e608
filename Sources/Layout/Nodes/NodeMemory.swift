import Graphics

/// What a node keeps between questions: its answers, and what attaching found out about it.
struct NodeMemory {
    var cache = MeasureCache()
    var spacing: ViewSpacing?
    /// The session's epoch in which the answers were given.
    var epoch = 0
    /// Whether sizes depend on a container around this node.
    var dependsOnContainer = false
    /// Whether this view or one inside it may set any alignment guide.
    var mayCarryGuides = false
    /// Whether this view or one inside it sets the baselines of text.
    var mayCarryBaselines = false
    /// Whether the node is nested too deeply to be laid out.
    var isCutOff = false
}

/// Questions to a node, each asked of its kind once for every proposal: no algorithm knows of this memory.
extension LayoutNode {
    /// The size in points at a proposal.
    public final func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        guard !memory.isCutOff else { return .zero }
        dropStaleCache()
        let key = ProposalKey(proposal)
        if let size = memory.cache.size(key) { return size }
        session?.measureCount += 1
        var size = measure(proposal)
        // A program's own layout may answer anything.
        if size.width.isNaN { size.width = 0 }
        if size.height.isNaN { size.height = 0 }
        memory.cache.store(size, key)
        return size
    }

    /// The size and guides at a proposal.
    public final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(self, proposal)
    }

    /// Whether this view or one inside it may set a guide: nearly every tree has text in it, which sets two.
    final func mayCarry(_ guide: AlignmentKey) -> Bool {
        memory.mayCarryGuides || memory.mayCarryBaselines && guide.isBaseline
    }

    /// A guide set by this view or one inside it, at a proposal.
    public final func explicitAlignment(_ guide: AlignmentKey, at proposal: ProposedViewSize) -> Double? {
        guard mayCarry(guide), !memory.isCutOff else { return nil }
        _ = sizeThatFits(proposal)
        let key = ProposalKey(proposal)
        if let known = memory.cache.guide(guide.id, key) { return known }
        let value = explicitGuide(guide, proposal)
        memory.cache.store(guide: guide.id, value, key)
        return value
    }

    /// The distances preferred to neighbors.
    public final var spacing: ViewSpacing {
        if let known = memory.spacing { return known }
        let spacing = preferredSpacing()
        memory.spacing = spacing
        return spacing
    }

    /// The children's places at a proposal, before mirroring.
    public final func arrangement(_ proposal: ProposedViewSize) -> [Placement] {
        guard !memory.isCutOff else { return [] }
        let size = sizeThatFits(proposal)
        let key = ProposalKey(proposal)
        if let known = memory.cache.arrangement(key) { return known }
        let arrangement = arrange(proposal, size: size)
        memory.cache.store(arrangement, key)
        return arrangement
    }

    /// The children's places at a proposal, this view's corner standing at `origin` in the root's space.
    final func arrangement(_ proposal: ProposedViewSize, at origin: Point) -> [Placement] {
        guard readsPosition, origin != .zero, !memory.isCutOff else { return arrangement(proposal) }
        let size = sizeThatFits(proposal)
        let key = ProposalKey(proposal)
        if let known = memory.cache.arrangement(key, at: origin) { return known }
        let arrangement = arrange(proposal, size: size, at: origin)
        memory.cache.store(arrangement, key, at: origin)
        return arrangement
    }

    /// Sizes below a container are only good for the container sizes they were computed with.
    private func dropStaleCache() {
        guard memory.dependsOnContainer, let session, memory.epoch != session.epoch else { return }
        memory.cache.removeAll()
        memory.epoch = session.epoch
    }
}
