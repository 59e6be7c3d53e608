import SymbolKit

typealias Fragment = SymbolGraph.Symbol.DeclarationFragments.Fragment

/// The pieces of a declaration as they are added; text beside text is one piece.
struct FragmentList {
    private(set) var fragments: [Fragment] = []

    mutating func text(_ spelling: String) {
        if let last = fragments.last, last.kind == .text {
            fragments[fragments.count - 1].spelling += spelling
        } else {
            fragments.append(Fragment(kind: .text, spelling: spelling, preciseIdentifier: nil))
        }
    }

    mutating func keyword(_ spelling: String) { add(.keyword, spelling) }

    mutating func add(_ kind: Fragment.Kind, _ spelling: String, _ identifier: String? = nil) {
        fragments.append(Fragment(kind: kind, spelling: spelling, preciseIdentifier: identifier))
    }

    mutating func type(_ name: String, _ identifier: String? = nil) { add(.typeIdentifier, name, identifier) }

    mutating func append(_ other: [Fragment]) {
        for fragment in other {
            if fragment.kind == .text { text(fragment.spelling) } else { fragments.append(fragment) }
        }
    }

    /// All of it as it is read.
    var spelling: String { fragments.map(\.spelling).joined() }
}
