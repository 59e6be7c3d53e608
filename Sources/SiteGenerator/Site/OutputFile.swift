/// A file of the finished site. Most are made when somebody asks what they hold, and are kept by nobody: a
/// site is several times as large as what it is written in.
public struct OutputFile: Sendable {
    public var path: String
    /// The last build has written the same: whoever has that file need not ask for this one's bytes.
    public var isKept = false
    private let content: Content

    private enum Content: Sendable {
        case bytes(Bytes)
        case made(@Sendable () -> Bytes)
        case parts(@Sendable (_ put: (Bytes) -> Void) -> Void)
    }

    public init(path: String, bytes: Bytes) {
        self.path = path
        content = .bytes(bytes)
    }

    /// A file that is made on any thread, whenever it is asked for.
    public init(path: String, made: @escaping @Sendable () -> Bytes) {
        self.path = path
        content = .made(made)
    }

    /// A file that is too large to be in memory as a whole.
    init(path: String, parts: @escaping @Sendable (_ put: (Bytes) -> Void) -> Void) {
        self.path = path
        content = .parts(parts)
    }

    /// What the file holds.
    public var bytes: Bytes {
        switch content {
        case .bytes(let bytes): return bytes
        case .made(let make): return make()
        case .parts(let make):
            var out = Bytes()
            make { out.append(contentsOf: $0) }
            return out
        }
    }

    /// Whether the file had better not be in memory as a whole.
    public var isInParts: Bool { if case .parts = content { true } else { false } }

    /// Gives what the file holds in pieces, in their order.
    public func forEachPart(_ put: (Bytes) -> Void) {
        if case .parts(let make) = content { make(put) } else { put(bytes) }
    }
}
