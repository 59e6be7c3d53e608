/// The arguments of a call that are checked so far, by their parameters' places. Those of one parameter are
/// in their order, whichever was looked at first.
struct PassedArguments {
    let function: FunctionDeclaration
    let substitutions: [Type]
    /// What parameters got that take one argument.
    var single: [Argument?]
    /// What variadic parameters got.
    private(set) var lists: [Int: [Expression]] = [:]
    /// The types of what was passed for parameters of packs.
    private(set) var packs: [Int: [TupleTypeElement]] = [:]
    /// Which of the call's arguments variadic parameters got.
    private var positions: [Int: [Int]] = [:]

    init(_ function: FunctionDeclaration, _ substitutions: [Type]) {
        self.function = function
        self.substitutions = substitutions
        single = [Argument?](repeating: nil, count: function.parameters.count)
    }

    /// How many arguments of the same parameter stand before one that joins them.
    mutating func rank(of position: Int, for index: Int) -> Int {
        guard function.parameters[index].isVariadic else { return 0 }
        let rank = positions[index]?.lastIndex { $0 < position }.map { $0 + 1 } ?? 0
        positions[index, default: []].insert(position, at: rank)
        return rank
    }

    mutating func add(_ value: Expression, to index: Int, at rank: Int) {
        lists[index, default: []].insert(value, at: min(rank, lists[index]?.count ?? 0))
    }

    mutating func add(_ element: TupleTypeElement, toPack index: Int, at rank: Int) {
        packs[index, default: []].insert(element, at: rank)
    }
}
