import Syntax

/// Parameters of closures: written, `$0`, or taken from the type that is wanted.
extension BodyChecker {
    func declareClosureParameters(
        _ syntax: ClosureSyntax, _ wanted: FunctionType?, _ range: SourceRange,
        parameters: inout [LocalVariable], destructured: inout [Statement]
    ) -> [FunctionType.Parameter]? {
        let given = syntax.parameters
        let used = given == nil ? AnonymousArguments.count(in: syntax) : given!.count
        guard let wanted else {
            return freeParameters(given, used, range, &parameters)
        }
        let count = wanted.parameters.count
        if used != count {
            if count == 1, used > 1, case .tuple(let elements) = solver.head(wanted.parameters[0].type),
                elements.count == used
            {
                destructure(elements, given, wanted.parameters[0].type, range, &parameters, &destructured)
                return wanted.parameters
            }
            if given != nil || used > 0 || !takesVoid(wanted) {
                reportParameterCount(given, used, wanted, range, syntax)
                return nil
            }
        }
        for index in 0..<count {
            let parameter = wanted.parameters[index]
            let name = given.map { $0[index].name.name } ?? Name("$\(index)")
            if let written = given?[index].type {
                let type = resolve(written)
                if !solver.unify(type, parameter.type) {
                    error(
                        Messages.closureParameterMismatch(solver.resolved(parameter.type), solver.resolved(type)),
                        at: given![index].name.range, id: "closure-parameter")
                }
            }
            let nameRange = given?[index].name.range ?? range
            if given != nil, let wrapped = name.withoutDollar {
                // `{ $row in … }`: the argument is a wrapper, as `Binding`.
                parameters.append(declareWrapper(wrapped, solver.resolved(parameter.type), at: nameRange))
            } else {
                parameters.append(declare(name, parameter.type, isLet: !parameter.isInout, at: nameRange))
            }
        }
        return wanted.parameters
    }

    /// Nothing is known about the closure: written types, and holes.
    private func freeParameters(
        _ given: [ClosureParameterSyntax]?, _ used: Int, _ range: SourceRange, _ parameters: inout [LocalVariable]
    ) -> [FunctionType.Parameter] {
        (0..<used).map { index in
            let written = given?[index]
            var isInout = false
            let type = written?.type.map { resolve($0) } ?? .variable(solver.fresh(at: written?.name.range ?? range))
            if let syntax = written?.type {
                isInout = TypeAttributes(syntax, in: TypeResolver(context)).isInout
            }
            parameters.append(
                declare(
                    written?.name.name ?? Name("$\(index)"), type, isLet: !isInout, at: written?.name.range ?? range))
            return FunctionType.Parameter(type: type, isInout: isInout)
        }
    }

    /// `{ index, item in … }` for a function of one pair.
    private func destructure(
        _ elements: [TupleTypeElement], _ given: [ClosureParameterSyntax]?, _ type: Type, _ range: SourceRange,
        _ parameters: inout [LocalVariable], _ destructured: inout [Statement]
    ) {
        let whole = declare("(pair)", type, isLet: true, at: range, isVisible: false)
        parameters.append(whole)
        var patterns: [Pattern] = []
        for (index, element) in elements.enumerated() {
            let name = given.map { $0[index].name.name } ?? Name("$\(index)")
            if name == "_" {
                patterns.append(.wildcard)
            } else {
                patterns.append(.variable(declare(name, element.type, isLet: true, at: range)))
            }
        }
        destructured.append(Statement(.bind(.tuple(patterns), load(whole, range)), range))
    }

    private func reportParameterCount(
        _ given: [ClosureParameterSyntax]?, _ used: Int, _ wanted: FunctionType, _ range: SourceRange,
        _ syntax: ClosureSyntax
    ) {
        let count = wanted.parameters.count
        if given == nil && used == 0 {
            error(Messages.closureIgnoresArguments(count), at: SourceRange(range.lower, range.lower + 1), id: "closure-arguments")
            return
        }
        let first = given?.first?.name.range ?? SourceRange(range.lower, range.lower + 1)
        error(
            Messages.closureArgumentCount(solver.resolved(.function(wanted)), expected: count, used: used), at: first,
            id: "closure-arguments")
    }
}

extension Name {
    /// `row` of `$row`.
    var withoutDollar: Name? {
        text.utf8.first == UInt8(ascii: "$") ? Name(String(text.dropFirst())) : nil
    }
}
