/// The present site as its older versions see it, each of which stands in a folder of it.
public struct NewerSite: Sendable {
    private let shared: Set<String>
    private let pages: Set<String>

    /// - Parameters:
    ///   - shared: the files that the older version takes from it instead of having them.
    ///   - pages: all that it publishes.
    public init(shared: Set<String>, pages: Set<String>) { (self.shared, self.pages) = (shared, pages) }

    /// A page of the older version: files that are shared are those of the newer one, and the way to the same
    /// page there leads to the nearest index above where there is none.
    public func rewritten(_ html: Bytes, at path: String) -> Bytes {
        let folder = SitePath.folder(path)
        let up = Bytes((SitePath.root(from: folder) + "../").utf8)
        return HTMLAttributes.rewritten(html) { kind, value, out in
            if kind == .address, value.starts(with: up) {
                out.append(contentsOf: up)
                out.put(present(String(value.dropFirst(up.count))))
            } else if kind == .address, let target = SitePath.normalized(folder, String(value)),
                shared.contains(target)
            {
                out.append(contentsOf: up)
                out.put(target)
            } else {
                out.append(contentsOf: value)
            }
        }
    }

    /// A page that is there, as near to the wanted one as can be; other versions are as they are.
    private func present(_ address: String) -> String {
        if address.isEmpty || address.hasSuffix("/") || pages.contains(SitePath.decoded(Bytes(address.utf8)))
        {
            return address
        }
        var folder = SitePath.folder(address)
        while !folder.isEmpty {
            let index = SitePath.join(folder, "index.html")
            if pages.contains(SitePath.decoded(Bytes(index.utf8))) { return index }
            folder = SitePath.folder(folder)
        }
        return ""
    }
}
