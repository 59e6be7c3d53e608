import Syntax

/// Finds what a page's links, symbols and includes name among everything the site has.
struct LinkResolver {
    let page: Page
    let index: SiteIndex

    /// The bytes of a page or an asset, by its path from the page's folder or from the site's root.
    func include(_ path: String) -> InputFile? {
        guard var full = page.sitePath(path) else { return nil }
        full =
            index.translations?.file(full, for: index.language) {
                index.parts[$0] != nil || index.assets[$0] != nil
            } ?? full
        return index.parts[full] ?? index.assets[full]
            ?? index.byPath[full].map { InputFile(path: full, bytes: $0.source.bytes) }
    }

    /// What a file holds that an include names, of the site or of a module.
    func included(_ path: String) -> Bytes? { include(path)?.bytes ?? index.modules.included(path)?.bytes }

    /// A file with a name near a mistaken one.
    func nearInclude(_ path: String) -> String? {
        let folder = path.hasPrefix("/") ? "" : SitePath.folder(page.path)
        guard let full = SitePath.normalized(folder, path) else { return nil }
        let near = nearest(to: full, among: (Array(index.parts.keys) + Array(index.assets.keys)).sorted())
        return near.map { path.hasPrefix("/") ? "/" + $0 : SitePath.relative(from: folder, to: $0) }
    }

    /// The page of a symbol, or the anchor of its member there.
    func symbol(_ name: String) -> ResolvedSymbol {
        // In a comment, names mean what is around its symbol before anything else.
        if page.reference != nil, let own = reference(name) { return own }
        if let found = index.symbols[name] {
            let anchor = found.anchor.map { "#" + $0 } ?? ""
            return ResolvedSymbol(
                address: Bytes((SitePath.relative(from: page.folder, to: found.output) + anchor).utf8))
        }
        // A member of a symbol that has a page leads to its anchor there.
        if let slash = name.firstIndex(of: "/") ?? name.firstIndex(of: "."),
            let owner = index.symbols[String(name[..<slash])],
            index.byOutput[owner.output]?.reference == nil
        {
            let member = slug(String(name[name.index(after: slash)...]))
            return ResolvedSymbol(
                address: Bytes((SitePath.relative(from: page.folder, to: owner.output) + "#" + member).utf8))
        }
        if page.reference == nil, let other = reference(name) { return other }
        if let foreign = index.foreignSymbols.resolve(name) { return foreign }
        return ResolvedSymbol(
            problem: "no page for symbol '\(name)'",
            candidates: Set(index.symbols.keys).union(index.symbolTable.names(from: page.reference?.symbol))
                .sorted())
    }

    /// A symbol of the site's modules.
    private func reference(_ name: String) -> ResolvedSymbol? {
        switch index.symbolTable.resolve(name, from: page.reference?.symbol) {
        case .none: return nil
        case .symbol(let symbol):
            guard let target = index.symbolTable.page(of: symbol) ?? symbol.parent else { return nil }
            return ResolvedSymbol(
                address: Bytes(SitePath.relative(from: page.folder, to: target.output).utf8),
                title: symbol.title)
        case .several(let links):
            return ResolvedSymbol(
                problem: "'\(name)' is the name of \(links.count) symbols",
                note: "say which: \(links.prefix(4).joined(separator: ", "))")
        }
    }

    /// What `doc:` names: a symbol, or a page by its file's name.
    private func document(_ destination: Bytes) -> ResolvedLink {
        let written = DocCLink(SitePath.decoded(destination))
        let tail = Bytes((written.anchor.map { "#" + $0 } ?? "").utf8)
        if written.name.isEmpty { return fragment(tail) }
        if case .symbol(let symbol) = index.symbolTable.resolve(written.name, from: page.reference?.symbol),
            let target = index.symbolTable.page(of: symbol).flatMap({ index.byOutput[$0.output] })
        {
            return link(to: target, tail)
        }
        let pages = index.documents[written.slug] ?? []
        if pages.count == 1 { return link(to: pages[0], tail) }
        let names = index.pages.map { $0.documentName ?? SitePath.name(SitePath.withoutExtension($0.path)) }
        let known = Set(names + index.symbolTable.names(from: page.reference?.symbol)).sorted()
        let note = suggestion(for: written.name, among: known)
        return ResolvedLink(
            address: [], problem: "no page or symbol '\(written.name)'", check: .link, note: note)
    }

    /// The address to write for a link or an image, and what is wrong with it.
    func link(_ destination: Bytes, isImage: Bool) -> ResolvedLink {
        guard let first = destination.first else {
            return ResolvedLink(
                address: destination, problem: isImage ? "image has no address" : "link has no address",
                check: isImage ? .image : .link)
        }
        if first == "#" { return fragment(destination) }
        if isUnsafeAddress(destination) {
            return ResolvedLink(
                address: [], problem: "'\(String(destination.prefix(40)))' runs code or reads files",
                check: .link)
        }
        let scheme = AddressScheme.of(destination)
        guard scheme != nil || destination.starts(with: "//") else {
            return local(destination, isImage: isImage)
        }
        // A file may have a colon in its name.
        let isFile =
            scheme.map {
                !AddressScheme.published.contains($0) && !index.settings.schemes.contains($0) && $0 != "data"
            } ?? false
        if scheme == "doc", !index.symbolTable.isEmpty || index.hasCatalogue { return document(destination) }
        if isFile { return file(destination, scheme ?? "", isImage: isImage) }
        if !AddressScheme.hasHost(destination) {
            return ResolvedLink(
                address: [], problem: "'\(String(destination.prefix(40)))' has no host",
                check: isImage ? .image : .link, note: "write 'https://example.org/page'")
        }
        var link = ResolvedLink(address: destination, isExternal: true)
        if isImage, scheme != "data", !index.settings.hosts.allow(destination, .image) {
            link.problem = "this image is on another host"
            link.check = .remoteImage
            link.note = "put it beside the page: a site needs no other host"
        }
        return link
    }

    /// A file whose name has a colon; if there is none, the address has a scheme that is not published.
    private func file(_ destination: Bytes, _ scheme: String, isImage: Bool) -> ResolvedLink {
        let link = local(destination, isImage: isImage)
        guard link.problem != nil, link.check != .redirect else { return link }
        return ResolvedLink(
            address: [], problem: "links with '\(scheme):' are not published", check: .link,
            note:
                "allow them with 'schemes: [\(scheme)]' under 'markdown:' in site.yml; a file with a colon in its name is written './\(String(destination.prefix(40)))'"
        )
    }

    private func fragment(_ written: Bytes) -> ResolvedLink {
        let destination =
            isOfCatalogue ? Bytes(("#" + slug(SitePath.decoded(written.dropFirst()))).utf8) : written
        var link = ResolvedLink(address: destination)
        if destination.count > 1 {
            link.pending = PageAnchor(page: page.output, fragment: SitePath.decoded(destination[1...]))
        }
        return link
    }

    /// DocC's anchors keep the capitals of their headings.
    private var isOfCatalogue: Bool {
        page.documentName != nil
            || page.reference?.symbol.extensionFile.map { DocCCatalogue.folder(of: $0.path) != nil } ?? false
    }

    private func local(_ destination: Bytes, isImage: Bool) -> ResolvedLink {
        let cut = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.count
        let written = SitePath.decoded(destination[..<cut])
        let base = written.hasPrefix("/") ? "" : SitePath.folder(page.path)
        guard let path = SitePath.normalized(base, written) else {
            return broken(destination, "'\(written)' leads out of the site", isImage)
        }
        let tail = Bytes(destination[cut...])
        if isImage, let picture = picture(path) {
            return ResolvedLink(address: picture.light.address + tail, picture: picture)
        }
        if isImage, let named = index.catalogueImages[SitePath.withoutExtension(SitePath.name(written))],
            let picture = Picture(named, from: page.folder, in: index.assets)
        {
            return ResolvedLink(address: picture.light.address + tail, picture: picture)
        }
        guard let target = index.target(path) else { return missing(destination, written, path, isImage) }
        switch target {
        case .page(let other) where isImage: return firstPicture(of: other)
        case .page(let other): return link(to: other, tail)
        case .asset(let asset): return resolved(asset, tail)
        case .redirect(let old):
            var link = resolved(old, tail)
            link.problem = "'\(written)' has moved"
            link.check = .redirect
            link.note = "it is now '\(index.redirects[old] ?? "")'"
            return link
        }
    }

    /// The image of a page is the first picture that is drawn on it.
    private func firstPicture(of other: Page) -> ResolvedLink {
        let picture = Thumbnails.picture(of: other, from: page.folder)
        return ResolvedLink(address: picture.light.address, picture: picture, picturedPage: other.output)
    }

    /// A picture in the language of the page, or the one for all of them.
    private func picture(_ path: String) -> Picture? {
        var found: Picture?
        func look(_ path: String) -> Bool {
            found = Picture(path, from: page.folder, in: index.assets)
            return found != nil
        }
        guard let translations = index.translations else { return look(path) ? found : nil }
        _ = translations.file(path, for: index.language, among: look)
        return found
    }

    /// - Parameter tail: what is written after the path, from `?` or `#` on.
    private func resolved(_ output: String, _ tail: Bytes) -> ResolvedLink {
        ResolvedLink(address: Bytes(SitePath.relative(from: page.folder, to: output).utf8) + tail)
    }

    private func link(to other: Page, _ tail: Bytes) -> ResolvedLink {
        var link = resolved(other.output, tail)
        link.title = other.title
        let hash = tail.firstIndex(of: UInt8(ascii: "#"))
        link.pending = PageAnchor(
            page: other.output, fragment: hash.map { SitePath.decoded(tail[($0 + 1)...]) } ?? "")
        return link
    }

    private func missing(_ destination: Bytes, _ written: String, _ path: String, _ isImage: Bool)
        -> ResolvedLink
    {
        var link = broken(destination, isImage ? "no image '\(written)'" : "no page '\(written)'", isImage)
        let near =
            isImage ? nearest(to: path, among: index.assets.keys.sorted()) : index.nearestPath(to: path)
        link.note = near.map { didYouMean(SitePath.relative(from: SitePath.folder(page.path), to: $0)) }
        return link
    }

    private func broken(_ destination: Bytes, _ problem: String, _ isImage: Bool) -> ResolvedLink {
        ResolvedLink(address: destination, problem: problem, check: isImage ? .image : .link)
    }
}
