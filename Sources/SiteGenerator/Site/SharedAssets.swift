/// Files that a version of a site takes from the folder above its own.
public struct SharedAssets {
    private let paths: Set<String>

    public init(_ paths: Set<String>) { self.paths = paths }

    /// A page whose addresses of such files lead there.
    public func rewritten(_ html: Bytes, at path: String) -> Bytes {
        HTMLAttributes.rewritten(html) { kind, value, out in
            if kind == .address, let target = SitePath.normalized(SitePath.folder(path), String(value)),
                paths.contains(target)
            {
                out.put(SitePath.root(from: SitePath.folder(path)) + "../")
                out.put(target)
            } else {
                out.append(contentsOf: value)
            }
        }
    }
}
