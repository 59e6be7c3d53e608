import Syntax

/// What a closure takes.
struct ClosureParameters {
    var types: [FunctionType.Parameter]
    var variables: [LocalVariable] = []
    /// What takes a pair apart, before the body.
    var destructuring: [Statement] = []
}

/// Parameters of closures: written, `$0`, or taken from the type that is wanted.
extension BodyChecker {
    /// Declares them; nil when there are more or fewer than are wanted.
    func closureParameters(
        _ syntax: ClosureSyntax, _ wanted: FunctionType?, _ range: SourceRange
    ) -> ClosureParameters? {
        let given = syntax.parameters
        let used = given?.count ?? AnonymousArguments.count(in: syntax)
        guard let wanted else { return freeParameters(given, used, range) }
        if used == wanted.parameters.count || given == nil && used == 0 && takesVoid(wanted) {
            return wantedParameters(given, wanted, range)
        }
        if used > 1, let pair = tupleParameter(of: wanted), pair.count == used {
            return destructured(pair, given, wanted, range)
        }
        reportParameterCount(syntax, used, wanted, range)
        return nil
    }

    private func wantedParameters(
        _ given: [ClosureParameterSyntax]?, _ wanted: FunctionType, _ range: SourceRange
    ) -> ClosureParameters {
        var made = ClosureParameters(types: wanted.parameters)
        for (index, parameter) in wanted.parameters.enumerated() {
            let written = given?[index]
            if let written { checkWrittenType(of: written, parameter.type) }
            let name = written?.name.name ?? Name("$\(index)")
            let nameRange = written?.name.range ?? range
            if written != nil, let wrapped = name.withoutDollar {
                // `{ $row in … }`: the argument is a wrapper, as `Binding`.
                made.variables.append(declareWrapper(wrapped, solver.resolved(parameter.type), at: nameRange))
            } else {
                made.variables.append(declare(name, parameter.type, isLet: !parameter.isInout))
            }
        }
        return made
    }

    private func checkWrittenType(of written: ClosureParameterSyntax, _ wanted: Type) {
        guard let type = written.type.map({ resolve($0) }), !solver.unify(type, wanted) else { return }
        error(
            Messages.closureParameterMismatch(solver.resolved(wanted), solver.resolved(type)),
            at: written.name.range,
            id: "closure-parameter")
    }

    /// Nothing is known about the closure: written types, and holes.
    private func freeParameters(
        _ given: [ClosureParameterSyntax]?, _ used: Int, _ range: SourceRange
    ) -> ClosureParameters {
        var made = ClosureParameters(types: [])
        for index in 0..<used {
            let written = given?[index]
            let nameRange = written?.name.range ?? range
            let type = written?.type.map { resolve($0) } ?? .variable(solver.fresh(at: nameRange))
            let isInout = written?.type.map { TypeAttributes($0, in: TypeResolver(context)).isInout } ?? false
            made.variables.append(
                declare(written?.name.name ?? Name("$\(index)"), type, isLet: !isInout))
            made.types.append(FunctionType.Parameter(type: type, isInout: isInout))
        }
        return made
    }

    /// `{ index, item in … }` for a function of one pair.
    private func destructured(
        _ elements: [TupleTypeElement], _ given: [ClosureParameterSyntax]?, _ wanted: FunctionType,
        _ range: SourceRange
    ) -> ClosureParameters {
        let whole = declare("(pair)", wanted.parameters[0].type, isLet: true, isVisible: false)
        let patterns = elements.enumerated().map { index, element -> Pattern in
            let name = given?[index].name.name ?? Name("$\(index)")
            return name == "_" ? .wildcard : .variable(declare(name, element.type, isLet: true))
        }
        let apart = Statement(.bind(.tuple(patterns), load(whole, range)), range)
        return ClosureParameters(types: wanted.parameters, variables: [whole], destructuring: [apart])
    }

    func reportParameterCount(of syntax: ClosureSyntax, _ wanted: FunctionType, _ range: SourceRange) {
        let used = syntax.parameters?.count ?? AnonymousArguments.count(in: syntax)
        reportParameterCount(syntax, used, wanted, range)
    }

    private func reportParameterCount(
        _ syntax: ClosureSyntax, _ used: Int, _ wanted: FunctionType, _ range: SourceRange
    ) {
        let (given, count) = (syntax.parameters, wanted.parameters.count)
        if given == nil && used == 0 {
            // A word that should be a parameter: what is behind it has its message.
            if module.hasSyntaxError(in: range) {
                findings.addMistake()
                return
            }
            error(
                Messages.closureIgnoresArguments(count), at: range.prefix(1),
                id: "closure-arguments", fixIt: missingIn(syntax, count))
            return
        }
        let first = given?.first?.name.range ?? range.prefix(1)
        error(
            Messages.closureArgumentCount(solver.resolved(.function(wanted)), expected: count, used: used),
            at: first,
            id: "closure-arguments")
    }
}

extension BodyChecker {
    /// `{ item` and a new line: the name is a parameter's if it stands alone and means nothing else.
    private func missingIn(_ syntax: ClosureSyntax, _ count: Int) -> Diagnostic.FixIt? {
        let statements = syntax.body.statements
        guard statements.count > 1, case .expression(let first) = statements[0].kind, count == 1 else {
            return nil
        }
        switch first.kind {
        case .identifier(let name, _) where lookUp(name.name) == nil: break
        case .wildcard: break
        default: return nil
        }
        return Diagnostic.FixIt(replace: first.range.end, with: " in")
    }
}

extension Name {
    /// `row` of `$row`.
    var withoutDollar: Name? { text.utf8.first == UInt8(ascii: "$") ? Name(String(text.dropFirst())) : nil }
}
