import Syntax

/// Look-ups that are made again and again, by type and member.
struct MemberCache {
    struct Key: Hashable {
        let type: ObjectIdentifier
        let member: ObjectIdentifier
    }

    var functions: [Key: FunctionDeclaration] = [:]
    var variables: [Key: VariableDeclaration] = [:]
}

/// Which function or property a call means at run time.
extension Evaluator {
    var module: Module { program.module }

    func dispatch(
        _ callee: Callee, _ receiver: Value, _ substitutions: [Type], _ frame: Activation
    ) -> (FunctionDeclaration, [Type]) {
        switch callee {
        case .direct(let function):
            // A method of a protocol's extension, called on a value or a type that alone tells what `Self`
            // is.
            if case .existential(let uses)? = substitutions.first, !uses.isEmpty, !function.isLibrary,
                function.parent?.kind == .protocol
            {
                return (function, [dynamicSelf(receiver, substitutions[0])] + substitutions.dropFirst())
            }
            return (function, substitutions)
        case .overridable(let function):
            switch receiver {
            case .object(let object): return override(function, object.declaration, receiver, substitutions)
            case .metatype(.nominal(let declaration, _)):
                return override(function, declaration, receiver, substitutions)
            default: return (function, substitutions)
            }
        case .witness(let function, let type):
            return witness(function, selfType(resolve(type, frame), receiver), substitutions)
        }
    }

    private func dynamicSelf(_ receiver: Value, _ declared: Type) -> Type {
        switch receiver {
        case .metatype(let type): return type
        case .structure, .enumeration, .object: return typeOf(receiver)
        case .native(let native): return native.staticType ?? declared
        default: return declared
        }
    }

    /// The types that existential arguments are opened to, in a function of the snippet that is generic in
    /// them: each where a protocol is demanded, and one parameter alone speaks of the type.
    func opened(_ substitutions: [Type], _ function: FunctionDeclaration, _ arguments: [Value]) -> [Type] {
        if substitutions.isEmpty { return substitutions }
        var types = substitutions
        for (index, parameter) in function.parameters.enumerated() where index < arguments.count {
            guard case .parameter(let generic) = parameter.type, generic.index < types.count,
                !generic.conformances.isEmpty,
                case .existential(let uses) = substitutions[generic.index], !uses.isEmpty,
                function.parameters.count(where: { $0.type.mentions(generic) }) == 1
            else { continue }
            types[generic.index] = dynamicSelf(arguments[index], types[generic.index])
        }
        return types
    }

    func dispatchSetter(
        _ setter: FunctionDeclaration, _ getter: Callee, _ receiver: Value, _ substitutions: [Type],
        _ frame: Activation
    ) -> (FunctionDeclaration, [Type]) {
        if case .direct = getter { return (setter, substitutions) }
        let (function, types) = dispatch(getter, receiver, substitutions, frame)
        return (function.setter ?? setter, types)
    }

    /// The type whose members answer: a class's or an existential's is that of the value.
    func selfType(_ declared: Type, _ receiver: Value) -> Type {
        if case .metatype(let type) = receiver {
            if case .nominal = type { return type }
            return declared
        }
        switch opened(declared) {
        case .nominal(let declaration, let arguments):
            if declaration.kind == .class, case .object = receiver { return typeOf(receiver) }
            return .nominal(declaration, arguments)
        case let other:
            let dynamic = typeOf(receiver)
            if case .unknown = dynamic { return namedType(of: receiver) ?? other }
            return dynamic
        }
    }

    /// The type of a row's value that does not tell it but is described by its name: `ViewDimensions`.
    private func namedType(of value: Value) -> Type? {
        guard case .native(let native) = value,
            let declaration = module.typeDeclaration(Name(native.description)),
            declaration.generics.isEmpty
        else { return nil }
        return .nominal(declaration, [])
    }

    // MARK: Classes

    private func override(
        _ function: FunctionDeclaration, _ declaration: NominalDeclaration, _ receiver: Value,
        _ substitutions: [Type]
    ) -> (FunctionDeclaration, [Type]) {
        guard declaration !== function.parent else { return (function, substitutions) }
        let found = cached(function, in: declaration) { overridingFunction(function, in: declaration) }
        if found === function { return (function, substitutions) }
        let own = substitutions.dropFirst(function.parent?.generics.count ?? 0)
        return (found, memberSubstitutions(found.parent, selfType(.unknown, receiver)) + own)
    }

    private func cached(
        _ function: FunctionDeclaration, in declaration: NominalDeclaration, _ find: () -> FunctionDeclaration
    ) -> FunctionDeclaration {
        let key = MemberCache.Key(type: ObjectIdentifier(declaration), member: ObjectIdentifier(function))
        if let found = memberCache.functions[key] { return found }
        let found = find()
        memberCache.functions[key] = found
        return found
    }

    private func overridingFunction(
        _ function: FunctionDeclaration, in declaration: NominalDeclaration
    ) -> FunctionDeclaration {
        var current: NominalDeclaration? = declaration
        while let type = current, type !== function.parent {
            for case .function(let candidate) in module.ownMembers(function.name, of: type)
            where replaces(candidate, function) { return candidate }
            if let getter = overridingGetter(function, in: type) { return getter }
            current = type.superclass?.nominal
        }
        return function
    }

    /// Overloads may differ in types alone, which a generic superclass writes in its own parameters.
    private func replaces(_ candidate: FunctionDeclaration, _ function: FunctionDeclaration) -> Bool {
        guard module.haveSameLabels(candidate, function), candidate.isStatic == function.isStatic,
            candidate.isOverride || candidate.kind == .initializer
        else { return false }
        return zip(candidate.parameters, function.parameters).allSatisfy {
            $1.type.mentionsParameters || areSame($0.type, $1.type)
        }
    }

    /// The getter of a computed type property that a subclass replaces.
    private func overridingGetter(
        _ function: FunctionDeclaration, in declaration: NominalDeclaration
    ) -> FunctionDeclaration? {
        guard function.kind == .getter else { return nil }
        for case .variable(let candidate) in module.ownMembers(function.name, of: declaration)
        where candidate.isStatic == function.isStatic && candidate.isOverride { return candidate.getter }
        return nil
    }

    /// A property as the object's own class has it.
    func overriding(_ variable: VariableDeclaration, _ receiver: Value) -> VariableDeclaration {
        guard case .object(let object) = receiver, object.declaration !== variable.parent,
            variable.parent?.kind == .class
        else { return variable }
        let key = MemberCache.Key(
            type: ObjectIdentifier(object.declaration), member: ObjectIdentifier(variable))
        if let found = memberCache.variables[key] { return found }
        let found = overridingVariable(variable, in: object.declaration)
        memberCache.variables[key] = found
        return found
    }

    private func overridingVariable(
        _ variable: VariableDeclaration, in declaration: NominalDeclaration
    ) -> VariableDeclaration {
        var current: NominalDeclaration? = declaration
        while let type = current, type !== variable.parent {
            for case .variable(let candidate) in module.ownMembers(variable.name, of: type)
            where candidate.isStatic == variable.isStatic && candidate.isOverride { return candidate }
            current = type.superclass?.nominal
        }
        return variable
    }

    // MARK: Protocols

    /// What satisfies a requirement in a type, with the generic arguments that it sees.
    func witness(
        _ requirement: FunctionDeclaration, _ type: Type, _ substitutions: [Type]
    ) -> (FunctionDeclaration, [Type]) {
        guard let found = findWitness(requirement, type) else {
            return (requirement, substitutions)
        }
        let own = substitutions.dropFirst(requirement.parent?.generics.count ?? 0)
        return (found, memberSubstitutions(found.parent, type) + own)
    }

    private func findWitness(_ requirement: FunctionDeclaration, _ type: Type) -> FunctionDeclaration? {
        guard case .nominal(let declaration, _) = type, let parent = requirement.parent else {
            return namedWitness(requirement, type)
        }
        return cached(requirement, in: declaration) {
            if let conformance = program.conformance(of: declaration, to: parent),
                conformance.witnesses.indices.contains(requirement.requirementIndex),
                let witness = conformance.witnesses[requirement.requirementIndex]
            {
                if declaration.kind == .class { return overridingFunction(witness, in: declaration) }
                return witness
            }
            return namedWitness(requirement, type) ?? requirement
        }
    }

    private func namedWitness(_ requirement: FunctionDeclaration, _ type: Type) -> FunctionDeclaration? {
        for found in module.members(requirement.name, of: type) {
            if case .function(let function) = found.member, function !== requirement,
                module.haveSameLabels(function, requirement), !found.member.isRequirement
            {
                return function
            }
        }
        return nil
    }

    func witness(_ requirement: VariableDeclaration, _ type: Type) -> VariableDeclaration {
        guard requirement.requirementIndex >= 0, case .nominal(let declaration, _) = type else {
            return namedWitness(requirement, type)
        }
        let key = MemberCache.Key(type: ObjectIdentifier(declaration), member: ObjectIdentifier(requirement))
        if let found = memberCache.variables[key] { return found }
        let found = findWitness(requirement, declaration) ?? namedWitness(requirement, type)
        memberCache.variables[key] = found
        return found
    }

    private func findWitness(
        _ requirement: VariableDeclaration, _ declaration: NominalDeclaration
    ) -> VariableDeclaration? {
        guard let parent = requirement.parent,
            let conformance = program.conformance(of: declaration, to: parent),
            conformance.variableWitnesses.indices.contains(requirement.requirementIndex)
        else { return nil }
        return conformance.variableWitnesses[requirement.requirementIndex]
    }

    private func namedWitness(_ requirement: VariableDeclaration, _ type: Type) -> VariableDeclaration {
        for found in module.members(requirement.name, of: type) {
            if case .variable(let variable) = found.member, variable.isStatic == requirement.isStatic,
                variable.requirementIndex < 0
            {
                return variable
            }
        }
        return requirement
    }

    func staticWitness(_ requirement: VariableDeclaration, _ type: Type) -> VariableDeclaration {
        witness(requirement, type)
    }

    /// A requirement called without a look-up so far (through an existential): the value's own type decides.
    func invokeRequirement(
        _ function: FunctionDeclaration, _ receiver: inout Value, _ arguments: inout [Value],
        _ substitutions: [Type], _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        let type = selfType(substitutions.first ?? .unknown, receiver)
        let (witness, types) = witness(function, type, substitutions)
        if witness === function || isRequirement(witness) {
            throw trap(
                "type '\(describe(type))' has no implementation of '\(function.name)'", range, frame)
        }
        return try invoke(witness, &receiver, &arguments, types, range, frame)
    }

    private func isRequirement(_ function: FunctionDeclaration) -> Bool {
        if case .requirement = function.implementation { return true }
        return false
    }
}
