import SymbolGraphs

/// A line of `reference:` in `site.yml`: a module of `modules:`, or a file with the symbols of one.
public struct ReferenceSetting: Sendable {
    public enum Subject: Sendable, Equatable {
        case module(String)
        /// A `.symbols.json`, or a folder of them, from the folder of `site.yml`.
        case graphs(String)
    }

    public var subject: Subject
    /// Where it stands in the settings.
    public var range: Range<Int>

    var moduleName: String? {
        guard case .module(let name) = subject else { return nil }
        return name
    }
}

/// `reference-access: internal`
enum ReferenceAccess: String, CaseIterable, Sendable {
    case `public`, package, `internal`

    var level: SymbolGraphOptions.Access {
        self == .public ? .public : self == .package ? .package : .internal
    }
}

extension YAMLFields {
    /// `reference: [MyKit, ../Graphs/Other.symbols.json]`
    mutating func references(_ key: String) -> [ReferenceSetting] {
        texts(key).filter { !$0.text.isEmpty }.map { text, range in
            ReferenceSetting(subject: isModuleName(text) ? .module(text) : .graphs(text), range: range)
        }
    }
}
