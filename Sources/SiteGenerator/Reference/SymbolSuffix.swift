import SymbolKit

/// What tells symbols of one name apart in a link: `-3fk2x`, `-swift.method`, `-(Int,_)`, `->String`.
enum SymbolSuffix {
    static func matches(_ part: String, among symbols: [ReferenceSymbol]) -> [ReferenceSymbol] {
        let same = symbols.filter { $0.name == part }
        if !same.isEmpty { return same }
        for (name, suffix) in cuts(part) {
            let found = symbols.filter { $0.name == name && has(suffix, $0) }
            if !found.isEmpty { return found }
        }
        for (name, suffix) in cuts(part) where isNumber(suffix) {
            let found = symbols.filter { $0.name == name && $0.isOfSources && !$0.isInherited }
            if let first = first(of: found) { return [first] }
        }
        return []
    }

    /// The first in the sources that is not deprecated.
    private static func first(of symbols: [ReferenceSymbol]) -> ReferenceSymbol? {
        func key(_ symbol: ReferenceSymbol) -> (Int, Int, String, Int) {
            (
                symbol.isDeprecated ? 1 : 0, symbol.isDisfavored ? 1 : 0, symbol.place?.file.path ?? "",
                symbol.place?.offset ?? 0
            )
        }
        return symbols.min { key($0) < key($1) }
    }

    /// DocC makes these of the compiler's own names, which sources alone do not tell: any of the overloads
    /// may be meant.
    private static func isNumber(_ suffix: String) -> Bool {
        (3...6).contains(suffix.count) && suffix.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
    }

    /// Every hyphen may be the one: operators have some of their own.
    private static func cuts(_ part: String) -> [(name: String, suffix: String)] {
        part.indices.filter { part[$0] == "-" && $0 > part.startIndex }.map {
            (String(part[..<$0]), String(part[part.index(after: $0)...]))
        }
    }

    private static func has(_ suffix: String, _ symbol: ReferenceSymbol) -> Bool {
        let kind = suffix.hasPrefix("swift.") ? String(suffix.dropFirst(6)) : suffix
        if kind == symbol.kind || suffix == SymbolAddress.hash(symbol.id) { return true }
        if let dash = kind.lastIndex(of: "-"), kind[..<dash] == symbol.kind {
            return kind[kind.index(after: dash)...] == SymbolAddress.hash(symbol.id)
        }
        guard suffix.hasPrefix("(") || suffix.hasPrefix(">") else { return false }
        return TypeSuffix(suffix)?.fits(symbol) ?? false
    }
}

extension ReferenceSymbol {
    /// Its graph was made of sources: its identifier is of our own.
    fileprivate var isOfSources: Bool { id.hasPrefix("swift:") }

    var signature: SymbolGraph.Symbol.FunctionSignature? {
        symbol?[mixin: SymbolGraph.Symbol.FunctionSignature.self]
    }
}
