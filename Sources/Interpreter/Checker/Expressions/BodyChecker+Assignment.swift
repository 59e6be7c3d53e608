import Syntax

/// Assignments, of one value and of a tuple's.
extension BodyChecker {
    func assignment(_ left: ExpressionSyntax, _ right: ExpressionSyntax, _ range: SourceRange) -> Expression {
        switch left.kind {
        case .wildcard:
            let start = solver.variables.count
            let value = infer(right, nil)
            solver.applyDefaults(since: start)
            return Expression(.assignTuple([nil], value), .void, range)
        case .tuple(let elements): return tupleAssignment(elements, right, range)
        case .parenthesized(let inner): return assignment(inner, right, range)
        default: break
        }
        let isChain = nesting.chains == 0 && hasOptionalChain(left)
        if isChain { nesting.chains += 1 }
        let outer = assigned
        assigned = (left.range, right)
        let target = infer(left, nil)
        assigned = outer
        if isChain { nesting.chains -= 1 }
        if target.type.isUnknown {
            _ = infer(right, nil)
            return failed(range)
        }
        let place = mutablePlace(target, action: .assign)
        let value = outsideChain { check(right, target.type, .assignment) }
        guard let place else { return failed(range) }
        let assigned = Expression(.assign(place, value), .void, range)
        return isChain ? chain(assigned, range) : assigned
    }

    private func tupleAssignment(
        _ elements: [ArgumentSyntax], _ right: ExpressionSyntax, _ range: SourceRange
    ) -> Expression {
        var places: [Place?] = []
        var types: [TupleTypeElement] = []
        for element in elements {
            if case .wildcard = element.value.kind {
                places.append(nil)
                types.append(TupleTypeElement(type: .variable(solver.fresh(at: element.value.range))))
                continue
            }
            let target = infer(element.value, nil)
            places.append(mutablePlace(target, action: .assign))
            types.append(TupleTypeElement(type: target.type))
        }
        let value = check(right, .tuple(types), .assignment)
        return Expression(.assignTuple(places, value), .void, range)
    }
}
