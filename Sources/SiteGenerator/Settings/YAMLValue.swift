import Yams

/// What stands at a place of a YAML text: as `PlainHead` has read it, or as Yams.
enum YAMLValue {
    /// - Parameter isPlain: no quotation marks are around it.
    case text(String, at: Int, isPlain: Bool)
    case list([YAMLValue], at: Int)
    case node(Node)

    var text: String? {
        switch self {
        case .text(let text, _, _): text
        case .list: nil
        case .node(let node): node.scalar?.string
        }
    }

    var items: [YAMLValue]? {
        switch self {
        case .text: nil
        case .list(let items, _): items
        case .node(let node): node.sequence.map { $0.map(YAMLValue.node) }
        }
    }

    /// Only Yams reads mappings.
    var mapping: Node.Mapping? { if case .node(let node) = self { node.mapping } else { nil } }

    /// Whether nothing is written.
    var isMissing: Bool {
        switch self {
        case .text(let text, _, let isPlain): text.isEmpty && isPlain
        case .list: false
        case .node(let node): node.scalar.map { $0.string.isEmpty && $0.style == .plain } ?? false
        }
    }

    /// For messages: `'text'`, `a list`.
    var kind: String {
        if let text { return "'\(text)'" }
        if items != nil { return "a list" }
        return mapping == nil ? "an alias" : "a mapping"
    }
}
