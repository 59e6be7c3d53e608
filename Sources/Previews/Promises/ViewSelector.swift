import Syntax

/// How a promise names a view.
///
///     `Text("Some words")` proposed 130 x 44
///     #title lines 2
public enum ViewSelector: Equatable, Sendable, CustomStringConvertible {
    /// By the code that makes it, or by how that code begins. White space makes no difference.
    case code(Name)
    /// By what `accessibilityIdentifier` or `id` named it.
    case identifier(Name)

    /// A word that begins with a backtick or `#`; nil for any other.
    init?(_ word: Name) {
        let name = Name(String(decoding: word.text.utf8.dropFirst(), as: UTF8.self))
        guard !name.text.utf8.isEmpty else { return nil }
        switch word.text.utf8.first {
        case UInt8(ascii: "`"): self = .code(name)
        case UInt8(ascii: "#"): self = .identifier(name)
        default: return nil
        }
    }

    /// As a promise writes it.
    public var description: String {
        switch self {
        case .code(let code): "`\(code)`"
        case .identifier(let name): "#\(name)"
        }
    }
}

extension Expectation {
    /// The views that must be there for it to be decided.
    var selectors: [ViewSelector] {
        switch claim {
        case .size(let view, _): view.map { [$0] } ?? []
        case .frame(let view, _), .proposed(let view, _), .lines(let view, _), .truncated(let view): [view]
        case .views(let claim): claim.views + claim.others
        case .shows, .absent, .says, .lacks, .breakpoints, .same, .snapshot: []
        }
    }
}
