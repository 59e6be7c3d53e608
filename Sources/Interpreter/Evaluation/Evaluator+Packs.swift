/// What is repeated for each value of a pack.
extension Evaluator {
    /// The packs of one expansion, evaluated once.
    struct Repetition {
        let values: [[Value]]
        let count: Int
        /// The generic arguments around it.
        let types: [Type]
    }

    /// The values of the pattern, one for each value of its packs.
    func expand(_ expansion: PackExpansion, _ frame: Activation) throws(Signal) -> [Value] {
        let repetition = try begin(expansion, frame)
        defer { end(expansion, repetition, frame) }
        var values: [Value] = []
        for index in 0..<repetition.count {
            enter(index, expansion, repetition, frame)
            values.append(try evaluate(expansion.pattern, frame))
        }
        return values
    }

    /// `for x in repeat each xs`: a pass comes before the next value is made.
    func executeRepeating(
        _ loop: ForStatement, _ expansion: PackExpansion, _ frame: Activation
    ) throws(Signal) -> Exit {
        let repetition = try begin(expansion, frame)
        defer { end(expansion, repetition, frame) }
        for index in 0..<repetition.count {
            enter(index, expansion, repetition, frame)
            let element = try evaluate(expansion.pattern, frame)
            if let exit = try executePass(loop, element, frame) { return exit }
        }
        return .normal
    }

    private func begin(_ expansion: PackExpansion, _ frame: Activation) throws(Signal) -> Repetition {
        let types = frame.substitutions
        var values: [[Value]] = []
        for element in expansion.elements {
            let source = try evaluate(element.source, frame)
            values.append(Evaluator.values(of: source, expansion, isTuple: element.isTuple, types))
        }
        let count = values.first?.count ?? Evaluator.packCount(expansion, types) ?? 0
        charge(count * 24)
        return Repetition(values: values, count: count, types: types)
    }

    private func enter(
        _ index: Int, _ expansion: PackExpansion, _ repetition: Repetition, _ frame: Activation
    ) {
        for (element, values) in zip(expansion.elements, repetition.values) where index < values.count {
            frame.initialize(element.variable, values[index])
        }
        for pack in expansion.packs where pack < repetition.types.count {
            if case .tuple(let parts) = repetition.types[pack], index < parts.count {
                frame.substitutions[pack] = parts[index].type
            }
        }
    }

    private func end(_ expansion: PackExpansion, _ repetition: Repetition, _ frame: Activation) {
        frame.substitutions = repetition.types
        for element in expansion.elements { frame.slots[element.variable.slot] = .uninitialized }
    }

    private static func values(
        of source: Value, _ expansion: PackExpansion, isTuple: Bool, _ types: [Type]
    ) -> [Value] {
        switch source {
        case .array(let values) where !isTuple: values
        case .tuple(let values) where packCount(expansion, types) != 1: values
        case .void where packCount(expansion, types) == 0: []
        default: [source]
        }
    }

    /// How many types a pack has; nil where nothing says so.
    private static func packCount(_ expansion: PackExpansion, _ types: [Type]) -> Int? {
        guard let pack = expansion.packs.first, pack < types.count else { return nil }
        switch types[pack] {
        case .tuple(let parts): return parts.count
        case .unknown: return nil
        default: return 1
        }
    }
}
