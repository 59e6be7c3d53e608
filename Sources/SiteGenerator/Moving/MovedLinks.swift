import Syntax

/// Where the pages and files of an old site are in the new one: by their paths and by their addresses.
struct MovedLinks {
    /// Where a page stood, and where it stands now.
    struct Place {
        var old: String
        var new: String
        /// Its old address, without slashes at its ends.
        var address: String
    }

    /// The folder of its host that the old site was in, without slashes at its ends.
    let base: String
    /// What begins a path from the old site's folder: `@site/`.
    var sitePrefix = ""
    private var paths: [String: String] = [:]
    private var addresses: [String: String] = [:]
    /// New folders, each of which has a page at its address.
    private var folders: Set<String> = []

    init(base: String = "") { self.base = Self.key(base) }

    /// The first of two files at a place has it.
    mutating func add(_ old: String, at new: String, address: String) {
        if paths[old] == nil { paths[old] = new }
        let key = Self.key(address)
        if addresses[key] == nil { addresses[key] = new }
        var folder = SitePath.folder(new)
        while !folder.isEmpty, folders.insert(folder).inserted { folder = SitePath.folder(folder) }
    }

    /// An address as the others are compared with it.
    static func key(_ address: String) -> String {
        var bytes = address.utf8[...]
        while bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
        while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        var key = String(bytes) ?? address
        for end in ["index.html", ".html"] where key.hasSuffix(end) {
            key = String(key.dropLast(end.utf8.count))
        }
        return key.hasSuffix("/") ? String(key.dropLast()) : key
    }

    /// Where an old path is now.
    func path(_ old: String) -> String? { paths[old] }

    /// Where an old address is now.
    func path(at address: String) -> String? {
        let key = withoutBase(Self.key(address))
        return addresses[key] ?? addresses[key.lowercased()]
    }

    /// Further addresses that lead to a page: those that a page has by itself come before.
    mutating func add(aliases: [String], of place: Place) {
        for alias in aliases where !AddressScheme.isWeb(alias) {
            let full = alias.hasPrefix("/") ? alias : SitePath.join(SitePath.folder(place.address), alias)
            let key = withoutBase(Self.key(SitePath.normalized(String(full.drop { $0 == "/" })) ?? ""))
            if !key.isEmpty, addresses[key] == nil { addresses[key] = place.new }
        }
    }

    /// Whether an alias of a page is its own: no page has that address, and no folder of pages.
    func owns(_ alias: String, _ place: Place) -> Bool {
        let key = Self.key(alias)
        return !folders.contains(key) && addresses[key] == place.new
            && key != Self.key(SitePath.output(of: place.new, slug: nil))
    }

    private func withoutBase(_ key: String) -> String {
        guard !base.isEmpty else { return key }
        if key == base { return "" }
        return key.hasPrefix(base + "/") ? String(key.dropFirst(base.utf8.count + 1)) : key
    }

    /// What a link leads to in the new site, by its path there.
    func target(_ name: String, from place: Place) -> String? {
        if !sitePrefix.isEmpty, name.hasPrefix(sitePrefix) {
            return paths[String(name.dropFirst(sitePrefix.count))]
        }
        if name.hasPrefix("/") { return path(at: name) }
        let folder = SitePath.folder(place.old)
        if let file = SitePath.normalized(folder, name).flatMap({ paths[$0] }) { return file }
        for start in [place.address, SitePath.folder(place.address)] {
            guard let address = SitePath.normalized(start, name) else { continue }
            if let found = addresses[Self.key(address)] { return found }
        }
        // Some name the page's file without its ending, some leave out the slash before an address.
        let file = SitePath.normalized(folder, name).flatMap { paths[$0 + ".md"] ?? paths[$0 + ".mdx"] }
        if file != nil || name.hasPrefix(".") || !name.contains("/") { return file }
        return path(at: name) ?? path(at: SitePath.withoutExtension(name))
    }

    /// A link as it is written in the new page; nothing when it stays as it is.
    func moved(_ written: String, from place: Place) -> String? {
        guard let first = written.utf8.first, first != UInt8(ascii: "#"), !written.hasPrefix("//"),
            AddressScheme.of(written.utf8) == nil
        else { return nil }
        let cut = written.firstIndex { $0 == "#" || $0 == "?" } ?? written.endIndex
        let name = SitePath.decoded(Array(written[..<cut].utf8))
        guard !name.isEmpty, let target = target(name, from: place) else { return nil }
        if name == "/" + target { return nil }
        // A part stands in pages of other folders.
        if SitePath.name(place.new).hasPrefix("_") {
            return "/" + target.replacing(" ", with: "%20") + written[cut...]
        }
        let way = SitePath.relative(from: SitePath.folder(place.new), to: target)
        return way.replacing(" ", with: "%20") + written[cut...]
    }

    // MARK: Lines

    private static let openings = ["](", "href=\"", "src=\"", "href='", "src='"].map { Bytes($0.utf8) }

    /// A line of text outside of code with its links moved.
    func moved(_ line: String, from place: Place) -> String {
        let bytes = Bytes(line.utf8)
        var out = Bytes()
        var at = 0
        while at < bytes.count {
            guard let opening = Self.openings.first(where: { bytes[at...].starts(with: $0) }) else {
                out.append(bytes[at])
                at += 1
                continue
            }
            out += opening
            at += opening.count
            while opening[0] == "]", at < bytes.count, bytes[at].isBlank { at += 1 }
            at = take(bytes, at, &out, from: place, until: opening[0] == "]" ? [32, 9, 41] : [opening.last!])
        }
        return out.text
    }

    /// `[name]: address` with its address moved.
    private func moved(_ line: String, definedAt start: Int, from place: Place) -> String {
        let bytes = Bytes(line.utf8)
        var out = Bytes(bytes[..<start])
        let end = take(bytes, start, &out, from: place, until: [32, 9])
        return (out + bytes[end...]).text
    }

    /// Where the address of `[name]: address` starts.
    private static func definition(_ bytes: Bytes) -> Int? {
        guard let first = bytes.firstIndex(where: { $0 != 32 }), first < 4, bytes[first] == UInt8(ascii: "["),
            let end = bytes.firstRange(of: Bytes("]: ".utf8)), bytes[first + 1] != "^"
        else { return nil }
        return bytes[end.upperBound...].firstIndex { !$0.isBlank }
    }

    /// Writes the address that starts at a place, and gives the place after it.
    private func take(
        _ bytes: Bytes, _ start: Int, _ out: inout Bytes, from place: Place, until ends: [UInt8]
    ) -> Int {
        var at = start
        let isBracketed = at < bytes.count && bytes[at] == "<"
        if isBracketed { at += 1 }
        let first = at
        var open = 0
        while at < bytes.count {
            if isBracketed ? bytes[at] == ">" : open == 0 && ends.contains(bytes[at]) { break }
            if bytes[at] == "(" { open += 1 }
            if bytes[at] == ")" { open -= 1 }
            at += 1
        }
        let written = String(bytes[first..<at])
        if isBracketed { out.append(UInt8(ascii: "<")) }
        out.put(moved(written, from: place) ?? written)
        return at
    }
}

extension MovedLinks {
    /// Lines whose links are moved outside of code.
    func moved(_ lines: [String], from place: Place) -> [String] {
        var fences = FenceTracker()
        return lines.map { line in
            if fences.isCode(line) || line.isTooLong { return line }
            if let start = Self.definition(Bytes(line.utf8)) {
                return moved(line, definedAt: start, from: place)
            }
            return line.outsideCode {
                $0.utf8.contains(UInt8(ascii: "(")) || $0.contains("=") || $0.contains("]:")
                    ? moved($0, from: place) : $0
            }
        }
    }
}
