/// What a page asked of the rest of its site while it was rendered, and what it was told. While every answer
/// stays the same, so does the page's body.
struct PageLookups: Sendable {
    var links: [(destination: Bytes, isImage: Bool, answer: ResolvedLink)] = []
    var symbols: [(name: String, answer: ResolvedSymbol)] = []
    var includes: [(path: String, answer: Bytes?)] = []

    /// What the modules held that it asked of: the names of some, or all of them.
    var modules: [(names: [String]?, answer: UInt64)] = []

    /// - Parameter isSameIndex: nothing that links and symbols are resolved by has changed; what files hold
    ///   may have.
    func hold(_ resolver: LinkResolver, isSameIndex: Bool) -> Bool {
        guard includes.allSatisfy({ resolver.included($0.path) == $0.answer }) else { return false }
        guard modules.allSatisfy({ resolver.index.modules.fingerprint(of: $0.names) == $0.answer }) else {
            return false
        }
        if isSameIndex { return true }
        return links.allSatisfy { resolver.link($0.destination, isImage: $0.isImage) == $0.answer }
            && symbols.allSatisfy { resolver.symbol($0.name) == $0.answer }
    }
}
