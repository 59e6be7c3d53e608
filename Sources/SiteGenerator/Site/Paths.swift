import Syntax

/// Paths of a site: `/` between parts, none at the start.
enum SitePath {
    static func folder(_ path: String) -> String {
        var path = path
        return path.withUTF8 { bytes in
            bytes.lastIndex(of: slash).map { String(ByteSpan(rebasing: bytes[..<$0])) } ?? ""
        }
    }

    static func name(_ path: String) -> String {
        var bytes = path
        return bytes.withUTF8 { bytes in
            bytes.lastIndex(of: slash).map { String(ByteSpan(rebasing: bytes[($0 + 1)...])) }
        } ?? path
    }

    private static let slash = UInt8(ascii: "/")

    static func extensionOf(_ path: String) -> String {
        var path = path
        let suffix = path.withUTF8 { bytes in
            dot(in: bytes).map { String(ByteSpan(rebasing: bytes[($0 + 1)...])) } ?? ""
        }
        return suffix.utf8.contains { $0 &- 97 >= 26 } ? suffix.lowercased() : suffix
    }

    static func withoutExtension(_ path: String) -> String {
        var bytes = path
        return bytes.withUTF8 { bytes in
            dot(in: bytes).map { String(ByteSpan(rebasing: bytes[..<$0])) }
        } ?? path
    }

    /// Where the dot before a path's extension is.
    private static func dot(in path: ByteSpan) -> Int? {
        let name = path.lastIndex(of: slash).map { $0 + 1 } ?? 0
        guard let dot = path.lastIndex(of: UInt8(ascii: ".")), dot > name, dot + 1 < path.count else {
            return nil
        }
        return dot
    }

    static func join(_ folder: String, _ path: String) -> String {
        folder.isEmpty ? path : path.isEmpty ? folder : folder + "/" + path
    }

    /// Resolves `.` and `..`; `nil` when the path leaves the site.
    static func normalized(_ path: String) -> String? {
        normalized("", path)
    }

    /// A path as it is seen from a folder, with `.` and `..` resolved; `nil` when it leaves the site.
    static func normalized(_ folder: String, _ path: String) -> String? {
        var out = Bytes()
        out.reserveCapacity(folder.utf8.count + path.utf8.count + 1)
        out.put(folder)
        var path = path
        let stays = path.withUTF8 { bytes in
            var start = 0
            while start <= bytes.count {
                var end = start
                while end < bytes.count, bytes[end] != "/" { end += 1 }
                guard append(bytes[start..<end], to: &out) else { return false }
                start = end + 1
            }
            return true
        }
        return stays ? out.text : nil
    }

    /// Goes one part further; `false` when that leads out of the site.
    private static func append(_ part: Slice<ByteSpan>, to out: inout Bytes) -> Bool {
        let dot = UInt8(ascii: ".")
        if part.isEmpty || (part.count == 1 && part.first == dot) { return true }
        guard part.count == 2, part.first == dot, part.last == dot else {
            if !out.isEmpty { out.append(UInt8(ascii: "/")) }
            out.append(contentsOf: part)
            return true
        }
        guard !out.isEmpty else { return false }
        while let last = out.popLast(), last != "/" {}
        return true
    }

    /// The way from a file in `folder` to another file: works under any base address and from a double click.
    ///
    /// A first part with a colon would be taken for a scheme, `swift:basics.html`, and so it stands behind
    /// `./`.
    static func relative(from folder: String, to path: String) -> String {
        if folder.isEmpty { return AddressScheme.of(path.utf8) == nil ? path : "./" + path }
        var folder = folder
        var path = path
        let way = folder.withUTF8 { a in path.withUTF8 { b in relative(a, b) } }
        return AddressScheme.of(way.utf8) == nil ? way : "./" + way
    }

    private static func relative(_ folder: ByteSpan, _ path: ByteSpan) -> String {
        // Whole parts both have in common: up to the last slash of `path` that `folder` has as well, or ends
        // before.
        var common = 0
        var at = 0
        while at < folder.count, at < path.count, folder[at] == path[at] {
            at += 1
            if folder[at - 1] == slash { common = at }
        }
        if at == folder.count, at < path.count, path[at] == slash { common = at + 1 }
        let parents = common > folder.count ? 0 : 1 + folder[common...].count { $0 == slash }
        let rest = path[min(common, path.count)...]
        return String(unsafeUninitializedCapacity: 3 * parents + rest.count) { out in
            for parent in 0..<parents { _ = out[(3 * parent)...].update(fromContentsOf: "../".utf8) }
            return out[(3 * parents)...].update(fromContentsOf: rest)
        }
    }

    /// Percent signs decoded: `%20` is a space in a file's name.
    static func decoded(_ bytes: some Collection<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "%")) else { return String(bytes) }
        var out = Bytes()
        let bytes = Array(bytes)
        var at = 0
        while at < bytes.count {
            if bytes[at] == "%", at + 2 < bytes.count,
                let value = UInt8(String(bytes[(at + 1)...(at + 2)]), radix: 16)
            {
                out.append(value)
                at += 3
            } else {
                out.append(bytes[at])
                at += 1
            }
        }
        return out.text
    }

    /// The way from a file in `folder` to the site's root: `../../` or nothing.
    static func root(from folder: String) -> String {
        folder.isEmpty ? "" : String(repeating: "../", count: folder.utf8.count { $0 == "/" } + 1)
    }

    /// Where a page of the content folder is published: `a/b.md` as `a/b.html`, `a/index.md` as
    /// `a/index.html`.
    static func output(of path: String, slug: String?) -> String {
        let base = withoutExtension(path)
        let name = Self.name(base)
        if ["index", "readme"].contains(name.lowercased()) { return join(folder(path), "index.html") }
        return join(folder(path), (slug ?? name).spaceless + ".html")
    }
}

extension String {
    /// Spaces as hyphens: addresses are typed and sent around.
    fileprivate var spaceless: String {
        utf8.contains(UInt8(ascii: " ")) ? String(map { $0 == " " ? "-" : $0 }) : self
    }
}
