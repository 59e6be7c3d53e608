import SymbolKit

/// Links to symbols: relative, qualified, told apart by kind, hash or types.
extension SymbolTable {
    enum Answer {
        case symbol(ReferenceSymbol)
        case none
        /// There are several, and these links tell them apart.
        case several([String])
    }

    /// The page that a symbol is read on: of an inherited one, that of what it comes from.
    func page(of symbol: ReferenceSymbol) -> ReferenceSymbol? {
        guard symbol.isInherited else { return symbol }
        guard let origin = symbol.origin.flatMap({ byID[$0.id] }) else { return nil }
        return origin === symbol ? nil : page(of: origin)
    }

    /// - Parameter scope: the symbol whose comment the link stands in; without one, names start at the
    ///   modules.
    func resolve(_ link: String, from scope: ReferenceSymbol?) -> Answer {
        let ways = Self.parts(link)
        for parts in ways {
            let found = find(parts, from: scope)
            if !found.isEmpty { return Self.answer(found, parts) }
        }
        return scope?.lender.map { resolve(link, from: $0) } ?? .none
    }

    /// `Card/title` in its parts, and `Card.title` as well.
    private static func parts(_ link: String) -> [[String]] {
        var link = link[...]
        if link.hasPrefix("/"), link.dropFirst().first?.isLetter == true { link = link.dropFirst() }
        if link.hasPrefix("documentation/") { link = link.dropFirst(14) }
        let slashes = link.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        var ways = [slashes.contains("") ? [String(link)] : slashes]
        let name = link.prefix { $0 != "(" }
        if slashes.count == 1, name.contains("."), link.first?.isLetter == true {
            let owners = name.split(separator: ".").map(String.init)
            ways.append(owners.dropLast() + [(owners.last ?? "") + link[name.endIndex...]])
        }
        return ways
    }

    /// The nearest place from the scope up where the whole link leads somewhere.
    private func find(_ parts: [String], from scope: ReferenceSymbol?) -> [ReferenceSymbol] {
        var owner = scope
        while let current = owner {
            let found = find(parts[...], in: current)
            if !found.isEmpty { return found }
            owner = current.parent
        }
        for module in modules {
            if module.name == parts[0] {
                let found = parts.count == 1 ? [module] : find(parts.dropFirst(), in: module)
                if !found.isEmpty { return found }
            }
        }
        for module in modules {
            let found = find(parts[...], in: module)
            if !found.isEmpty { return found }
        }
        return extendedTypes(parts)
    }

    /// `View/card()` means what a module adds to another one's `View`.
    private func extendedTypes(_ parts: [String]) -> [ReferenceSymbol] {
        for module in modules {
            for other in module.children where other.kind == "module.extension" {
                let found =
                    (other.name == parts[0] || other.name == Self.twins[parts[0]]) && parts.count > 1
                    ? find(parts.dropFirst(), in: other) : find(parts[...], in: other)
                if !found.isEmpty { return found }
            }
        }
        return []
    }

    /// SwiftUI's views are declared in a module of their own since iOS 18, and links of DocC's say so.
    private static let twins = ["SwiftUI": "SwiftUICore", "SwiftUICore": "SwiftUI"]

    private func find(_ parts: ArraySlice<String>, in owner: ReferenceSymbol) -> [ReferenceSymbol] {
        guard let first = parts.first else { return [] }
        var matches = SymbolSuffix.matches(first, among: owner.children)
        if matches.isEmpty, owner.kind == "module", let twin = Self.twins[first] {
            matches = SymbolSuffix.matches(twin, among: owner.children)
        }
        guard parts.count > 1 else { return matches }
        for match in matches {
            let found = find(parts.dropFirst(), in: match)
            if !found.isEmpty { return found }
        }
        return []
    }

    private static func answer(_ found: [ReferenceSymbol], _ parts: [String]) -> Answer {
        if found.count == 1 { return .symbol(found[0]) }
        let favored = found.filter { !$0.isDisfavored }
        if favored.count == 1 { return .symbol(favored[0]) }
        return .several(
            found.map { (parts.dropLast() + [$0.name + $0.suffix]).joined(separator: "/") }.sorted())
    }

    /// Every symbol as a link from a scope can name it, for proposals.
    func names(from scope: ReferenceSymbol?) -> [String] {
        var names: Set<String> = []
        for symbol in all where !symbol.path.isEmpty && !symbol.isInherited {
            names.insert(symbol.path.joined(separator: "/"))
            if let scope, symbol.parent === scope || symbol.parent === scope.parent {
                names.insert(symbol.name)
            }
        }
        return names.sorted()
    }
}
