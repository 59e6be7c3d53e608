extension LayoutNode {
    /// How many sizes have to be computed, in this view and those inside it, to learn its size at a proposal
    /// when nothing is remembered. Forgets what they remember.
    public func measureCalls(at proposal: ProposedViewSize) -> Int {
        guard let session else { return 0 }
        forgetSizes()
        let before = session.measureCount
        _ = sizeThatFits(proposal)
        return session.measureCount - before
    }

    private func forgetSizes() {
        memory.cache.removeAll()
        for child in children { child.forgetSizes() }
    }
}
