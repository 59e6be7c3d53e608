/// A pattern that is evaluated once for each value of the packs that it mentions.
public struct PackExpansion {
    /// One `each x`: its value at a time is in a variable of the pattern.
    struct Element {
        let variable: LocalVariable
        /// The values of the pack.
        var source: Expression
        /// Whether they stand in a tuple, which a single value does without, and not in a list of arguments.
        let isTuple: Bool
    }

    var elements: [Element]
    /// The places of the packs among the generic arguments.
    var packs: [Int]
    var pattern: Expression
}
