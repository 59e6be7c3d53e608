import SymbolKit

/// Since when a symbol is there, and whether it is still to be used.
extension ReferenceSymbol {
    private var items: [SymbolGraph.Symbol.Availability.AvailabilityItem] {
        symbol?[mixin: SymbolGraph.Symbol.Availability.self]?.availability ?? []
    }

    /// The first versions of the platforms: its own, and what those around it say of others.
    var introduced: [(platform: String, version: String)] {
        var found: [(platform: String, version: String)] = []
        var owner: ReferenceSymbol? = self
        while let current = owner {
            for item in current.items {
                guard let platform = item.domain?.rawValue, let version = item.introducedVersion else {
                    continue
                }
                if !found.contains(where: { $0.platform == platform }) {
                    found.append((platform, version.short))
                }
            }
            owner = current.parent
        }
        return found
    }

    var isDeprecated: Bool { !deprecations.isEmpty }

    /// Where it is deprecated, or nowhere there: `iOS 16.0`, and an empty text for everywhere.
    var deprecations: [(place: String, message: String?)] {
        items.compactMap { item in
            guard item.isUnconditionallyDeprecated || item.deprecatedVersion != nil else { return nil }
            let place = [item.domain?.rawValue, item.deprecatedVersion?.short].compactMap(\.self).joined(
                separator: " ")
            let renamed = item.renamed.map { "Use `\($0)` instead." }
            return (item.domain?.rawValue == "*" ? "" : place, item.message ?? renamed)
        }
    }
}

extension SymbolGraph.SemanticVersion {
    /// `15.0`, and `15.4.1`.
    fileprivate var short: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}
