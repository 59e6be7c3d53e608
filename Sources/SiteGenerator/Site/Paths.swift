/// Paths of a site: `/` between parts, none at the start.
enum SitePath {
    static func folder(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[..<slash])
    }

    static func name(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    static func extensionOf(_ path: String) -> String {
        let name = Self.name(path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
        return String(name[name.utf8.index(after: dot)...]).lowercased()
    }

    static func withoutExtension(_ path: String) -> String {
        let kind = extensionOf(path)
        return kind.isEmpty ? path : String(path.dropLast(kind.count + 1))
    }

    static func join(_ folder: String, _ path: String) -> String {
        folder.isEmpty ? path : path.isEmpty ? folder : folder + "/" + path
    }

    /// Resolves `.` and `..`; `nil` when the path leaves the site.
    static func normalized(_ path: String) -> String? {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                guard !parts.isEmpty else { return nil }
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// The way from a file in `folder` to another file: works under any base address and from a double click.
    static func relative(from folder: String, to path: String) -> String {
        if folder.isEmpty { return path }
        let a = folder.utf8.split(separator: UInt8(ascii: "/"))
        let b = path.utf8.split(separator: UInt8(ascii: "/"))
        var common = 0
        while common < a.count, common < b.count - 1, a[common].elementsEqual(b[common]) { common += 1 }
        var out = Bytes()
        for _ in common..<a.count { out.put("../") }
        for (index, part) in b[common...].enumerated() {
            if index > 0 { out.append(UInt8(ascii: "/")) }
            out.append(contentsOf: part)
        }
        return out.text
    }

    /// The way from a file in `folder` to the site's root: `../../` or nothing.
    static func root(from folder: String) -> String {
        folder.isEmpty ? "" : String(repeating: "../", count: folder.utf8.count { $0 == UInt8(ascii: "/") } + 1)
    }

    /// Where a page of the content folder is published: `a/b.md` as `a/b.html`, `a/index.md` as `a/index.html`.
    static func output(of path: String, slug: String?) -> String {
        let base = withoutExtension(path)
        let name = Self.name(base)
        let isIndex = name.lowercased() == "index" || name.lowercased() == "readme"
        if isIndex { return join(folder(path), "index.html") }
        return join(folder(path), (slug ?? name).spaceless + ".html")
    }
}

extension String {
    /// Spaces as hyphens: addresses are typed and sent around.
    fileprivate var spaceless: String {
        utf8.contains(32) ? String(map { $0 == " " ? "-" : $0 }) : self
    }
}
