import Syntax

/// What a variable or a subscript says of how it is read and written.
enum Accessors: Equatable {
    /// A stored variable that all who see it may write.
    case none
    /// A stored variable that they may only read.
    case readOnlyStorage
    case written([String])

    /// - Parameter isReadOnly: whether the setter is less visible than the graph's symbols.
    init(_ block: AccessorBlockSyntax?, isLet: Bool, isReadOnly: Bool, isLazy: Bool = false) {
        switch block {
        case nil:
            self = isLet ? .none : isReadOnly ? .readOnlyStorage : isLazy ? .written(["get", "set"]) : .none
        case .getter: self = .written(["get"])
        case .accessors(let accessors, _):
            let kinds = accessors.map(\.kind.name.text)
            if kinds.allSatisfy({ $0 == "didSet" || $0 == "willSet" }) {
                self = isReadOnly ? .readOnlyStorage : .written(["get", "set"])
            } else {
                self = .written(Self.words(accessors, isReadOnly: isReadOnly))
            }
        }
    }

    private static let readers = ["get", "_read", "read", "unsafeAddress", "borrow"]
    private static let writers = ["set", "_modify", "modify", "unsafeMutableAddress", "mutate"]

    private static func words(_ accessors: [AccessorSyntax], isReadOnly: Bool) -> [String] {
        var words: [String] = []
        if let getter = accessors.first(where: { readers.contains($0.kind.name.text) }) {
            if getter.modifiers.contains(where: { $0.name.name == "mutating" }) { words.append("mutating") }
            words.append("get")
            if getter.isAsync { words.append("async") }
            if getter.isThrowing { words.append("throws") }
        } else {
            words.append("get")
        }
        guard !isReadOnly, let setter = accessors.first(where: { writers.contains($0.kind.name.text) }) else {
            return words
        }
        if setter.modifiers.contains(where: { $0.name.name == "nonmutating" }) { words.append("nonmutating") }
        return words + ["set"]
    }
}
