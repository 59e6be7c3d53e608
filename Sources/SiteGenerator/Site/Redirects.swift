/// Old addresses, from `aliases` in front matter and `redirects` in `site.yml`; an anchor alone may have
/// moved as well.
struct Redirects {
    let index: SiteIndex
    let settingsFile: SourceFile?

    private struct Move {
        var from: String
        var to: String
        var file: SourceFile?
        var range: Range<Int>?
    }

    func add(_ problems: inout [Problem]) {
        var moves: [Move] = []
        for page in index.pages {
            for alias in page.rare.aliases {
                moves.append(Move(from: alias.path, to: page.output, file: page.source, range: alias.range))
            }
        }
        moves += symbolMoves()
        for redirect in index.settings.redirects where index.root.isEmpty {
            guard let to = target(redirect.to, redirect.range, &problems) else { continue }
            moves.append(Move(from: redirect.from, to: to, file: settingsFile, range: redirect.range))
        }
        // An anchor of an old page needs to know that the page has moved.
        for move in moves where !move.from.contains("#") { addPage(move, &problems) }
        for move in moves where move.from.contains("#") { addAnchor(move, &problems) }
        guard index.root.isEmpty else { return }
        addInheritedMembers()
        addImplementations()
        addSwiftUICore()
    }

    /// Where DocC has a page of an inherited member, the page that tells of it: its own, or that of the type
    /// that has it.
    private func addInheritedMembers() {
        for symbol in index.symbolTable.all where symbol.isInherited {
            guard let target = index.symbolTable.page(of: symbol) ?? symbol.parent else { continue }
            addFree(symbol.output, to: target)
        }
    }

    /// DocC lists what a type has by conforming to a protocol on a page of its own,
    /// `equatable-implementations`; here the type's page does.
    private func addImplementations() {
        for symbol in index.symbolTable.all where !symbol.isInherited && symbol.kind != "protocol" {
            var protocols = Set(symbol.children.compactMap { $0.origin?.owner })
            protocols.formUnion((symbol.relations[.conformsTo] ?? []).map(\.name))
            for name in protocols.sorted() where name != "Sendable" {
                let last = name.split(separator: ".").last.map(String.init) ?? name
                let page = SymbolAddress.fileName(last) + "-implementations/index.html"
                addFree(SitePath.join(symbol.address, page), to: symbol)
            }
        }
    }

    /// Redirects to a symbol's page from where nothing is.
    private func addFree(_ path: String, to symbol: ReferenceSymbol) {
        guard index.byOutput[path] == nil, index.redirects[path] == nil else { return }
        index.addRedirect(path, to: symbol.output)
    }

    /// DocC has what is added to SwiftUI's views below the module that they are declared in since iOS 18.
    private func addSwiftUICore() {
        for module in index.symbolTable.modules {
            let (from, to) = (module.address + "/swiftui/", module.address + "/swiftuicore/")
            for symbol in index.symbolTable.all where !symbol.isInherited && symbol.address.hasPrefix(from) {
                addFree(SitePath.join(to + symbol.address.dropFirst(from.count), "index.html"), to: symbol)
            }
        }
    }

    /// Every symbol's written page also answers at the address that a documentation archive gives it; a page
    /// made for the reference is there already.
    private func symbolMoves() -> [Move] {
        let modules = Set(index.pages.filter { $0.reference == nil }.compactMap(\.front.module))
        guard let module = modules.first, modules.count == 1, index.root.isEmpty else { return [] }
        return index.symbols.keys.sorted().compactMap { name in
            let address = "documentation/\(module.lowercased())/\(name.lowercased())"
            let (output, anchor) = index.symbols[name]!
            guard index.byOutput[output]?.reference == nil, index.target(address) == nil else { return nil }
            return Move(from: address, to: output + (anchor.map { "#" + $0 } ?? ""))
        }
    }

    /// The published path a redirect leads to, with its anchor; an address of another site as it is.
    private func target(_ written: String, _ range: Range<Int>?, _ problems: inout [Problem]) -> String? {
        if AddressScheme.isWeb(written) { return written }
        let (path, anchor) = Self.cut(written.hasPrefix("/") ? String(written.dropFirst()) : written)
        guard case .page(let page)? = index.target(path) else {
            problems.append(
                Problem(
                    .error, "no page '\(path)' to redirect to", check: .redirect, file: settingsFile,
                    range: range,
                    note: index.nearestPath(to: path).map { didYouMean($0) }))
            return nil
        }
        return page.output + (anchor.map { "#" + $0 } ?? "")
    }

    private func addPage(_ move: Move, _ problems: inout [Problem]) {
        guard let path = published(move, &problems) else { return }
        if index.byOutput[path] != nil {
            problems.append(problem("a page is published at '\(move.from)'", move))
        } else if index.redirects[path] != nil {
            problems.append(problem("'\(move.from)' is redirected twice", move))
        } else {
            index.addRedirect(path, to: move.to)
        }
    }

    private func addAnchor(_ move: Move, _ problems: inout [Problem]) {
        let anchor = Self.cut(move.from).anchor
        guard let path = published(move, &problems) else { return }
        if index.byOutput[path] == nil, index.redirects[path] == nil { index.addRedirect(path, to: move.to) }
        guard let anchor, !(index.movedAnchors[path] ?? []).contains(where: { $0.anchor == anchor }) else {
            return problems.append(problem("'\(move.from)' is redirected twice", move))
        }
        index.addMovedAnchor(anchor, of: path, to: move.to)
    }

    private func problem(_ message: String, _ move: Move) -> Problem {
        Problem(.error, message, check: .redirect, file: move.file, range: move.range)
    }

    private static func cut(_ address: String) -> (path: String, anchor: String?) {
        guard let hash = address.firstIndex(of: "#") else { return (address, nil) }
        return (String(address[..<hash]), String(address[address.index(after: hash)...]))
    }

    /// Where an old address is published: `/a/` as `a/index.html`, `/a` as `a.html`.
    private func published(_ move: Move, _ problems: inout [Problem]) -> String? {
        let address = Self.cut(move.from).path
        guard !address.contains("://"), let path = SitePath.normalized(address) else {
            problems.append(problem("'\(address)' is no address in this site", move))
            return nil
        }
        if address.hasSuffix("/") || path.isEmpty { return SitePath.join(path, "index.html") }
        return SitePath.extensionOf(path).isEmpty ? path + ".html" : path
    }
}
