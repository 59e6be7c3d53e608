import Syntax

/// Arguments against their parameters, in the order in which they decide types.
extension BodyChecker {
    /// All arguments in parameter order; nil when one does not fit in a trial.
    func check(
        _ arguments: [CallArgument], _ matching: ArgumentMatching, _ function: FunctionDeclaration,
        _ substitutions: [Type]
    ) -> [Argument]? {
        var passed = PassedArguments(function, substitutions)
        var phases = arguments.indices.map {
            phase(of: arguments[$0], for: function.parameters[matching.parameters[$0]], substitutions)
        }
        for phase in Phase.inOrder where phases.contains(phase) {
            for position in arguments.indices where phases[position] == phase {
                let (argument, index) = (arguments[position], matching.parameters[position])
                let type = module.substitute(function.parameters[index].type, substitutions)
                if phase == .contextual,
                    isMemberOfNothingYet(argument, type)
                        || isInitializerOfAnything(argument, type) && phases[..<position].contains(.closure)
                {
                    phases[position] = .late
                } else if !pass(argument, at: position, of: type, to: index, &passed) {
                    return nil
                }
            }
        }
        return completed(passed)
    }

    /// Checks one more argument; false when it does not fit in a trial.
    private func pass(
        _ argument: CallArgument, at position: Int, of type: Type, to index: Int,
        _ passed: inout PassedArguments
    ) -> Bool {
        let parameter = passed.function.parameters[index]
        let rank = passed.rank(of: position, for: index)
        if let repeated = expansion(argument, parameter) {
            passed.add(repeated.value, to: index, at: rank)
            if !parameter.packs.isEmpty { passed.add(repeated.element, toPack: index, at: rank) }
            return true
        }
        var type = type
        if let pack = parameter.packs.first {
            let own = member(of: pack, argument.range)
            passed.add(TupleTypeElement(type: own), toPack: index, at: rank)
            let replaced = replacing(parameter.packs, by: own, in: passed.substitutions)
            type = module.substitute(parameter.type, replaced)
        }
        guard let checked = check(argument, type, parameter, passed.substitutions) else { return false }
        if !parameter.isVariadic {
            passed.single[index] = checked
        } else if case .value(let value) = checked {
            passed.add(value, to: index, at: rank)
        }
        return true
    }

    /// Plain values first, then what needs their types, then closures, and `.name` of a type that these
    /// decide.
    private enum Phase {
        case plain
        case contextual
        case closure
        case late

        static let inOrder: [Phase] = [.plain, .contextual, .closure, .late]
    }

    private func phase(of argument: CallArgument, for parameter: Parameter, _ substitutions: [Type]) -> Phase
    {
        switch argument.value {
        case .trailing: return .closure
        case .typed: return .plain
        case .syntax(let syntax):
            if isClosure(syntax) { return .closure }
            if case .keyPath = syntax.kind, hasKnownRoot(parameter.type, substitutions) { return .plain }
            return isContextual(syntax) ? .contextual : .plain
        }
    }

    /// Whether it is a key path's type, of which it is known where the path begins.
    private func hasKnownRoot(_ type: Type, _ substitutions: [Type]) -> Bool {
        guard case .nominal(_, let arguments) = type, let root = arguments.first else { return false }
        return root.nominal != nil
            || arguments.count == 2 && module.substitute(root, substitutions).nominal != nil
    }

    /// With what stands for the arguments left out.
    private func completed(_ passed: PassedArguments) -> [Argument]? {
        let (function, substitutions) = (passed.function, passed.substitutions)
        var complete: [Argument] = []
        complete.reserveCapacity(function.parameters.count)
        for (index, parameter) in function.parameters.enumerated() {
            for own in parameter.packs {
                let pack = typeOfPack(passed.packs[index] ?? [], function)
                guard solver.unify(substitutions[own.index], pack) else { return nil }
            }
            if let list = passed.lists[index] {
                complete.append(.variadic(list))
            } else if let argument = passed.single[index] {
                complete.append(argument)
            } else if parameter.isVariadic {
                complete.append(.variadic([]))
            } else {
                settleDefault(parameter, substitutions)
                complete.append(.defaulted)
            }
        }
        return complete
    }

    /// A default value decides a generic parameter that nothing else does (`in shape: S = .rect`).
    private func settleDefault(_ parameter: Parameter, _ substitutions: [Type]) {
        let type = module.substitute(parameter.type, substitutions)
        guard type.hasHoles, let value = parameter.defaultValue, !value.isBeingChecked,
            case .return(let made?)? = value.code.statements.last?.kind
        else { return }
        _ = solver.holds { solver.unify(type, module.substitute(made.type, substitutions)) }
    }

    /// Whether nothing is known of the type yet.
    private func isOpen(_ type: Type) -> Bool {
        guard case .variable(let hole) = solver.head(type) else { return false }
        return hole.literal == .none && hole.conformances.isEmpty
    }

    /// `reduce(.zero, +)`: what `.zero` is a member of comes from the other arguments.
    private func isMemberOfNothingYet(_ argument: CallArgument, _ type: Type) -> Bool {
        guard case .syntax(let syntax) = argument.value else { return false }
        if case .identifier(let name, _) = syntax.kind, name.name.isOperator,
            case .function(let wanted) = solver.head(type)
        {
            return wanted.parameters.allSatisfy { isOpen($0.type) } && isOpen(wanted.result)
        }
        guard implicitHead(of: syntax) != nil else { return false }
        // `Text(.now, format: .dateTime)`: the format says whose input it is.
        if case .associated(let base, _) = solver.head(type) { return base.isVariable }
        return isOpen(type)
    }

    /// `compose({ (n: Int) in n + 1 }, String.init)`: which one is meant comes from the closure before it.
    private func isInitializerOfAnything(_ argument: CallArgument, _ type: Type) -> Bool {
        guard case .syntax(let syntax) = argument.value, case .member(_?, let name, _, _) = syntax.kind,
            name.name == "init",
            case .function(let wanted) = solver.head(type)
        else { return false }
        return wanted.parameters.allSatisfy { isOpen($0.type) }
    }
}
