/// Somewhere to put bytes that are needed once more, later: texts and bodies of a site that is built once.
/// There is none where pages are kept between builds.
public protocol ByteStore: AnyObject, Sendable {
    /// Puts bytes away; nothing when there is room for them in memory, where they are.
    func store(_ count: Int, _ bytes: () -> Bytes) -> StoredBytes?
}

/// Bytes that are elsewhere, and read when they are asked for.
public struct StoredBytes: Sendable {
    let read: @Sendable () -> Bytes

    public init(_ read: @escaping @Sendable () -> Bytes) { self.read = read }
}
