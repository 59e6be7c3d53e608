import Syntax

/// Which declarations of modules the code of a program reaches. They are checked as they are reached, one
/// after the other; code in error is replaced by code that says so when it is run.
///
/// What a declaration reaches is what its code names, and for a type what protocols and superclasses may call
/// in it.
final class Reach {
    private let module: Module
    private var edges: [ObjectIdentifier: [ProgramPart]] = [:]
    private var prepared: Set<ObjectIdentifier> = []
    /// Declarations that cannot run, by where the mistake is that says why.
    private var failures: [SourceRange: ProgramPart] = [:]

    init(_ module: Module) { self.module = module }

    /// Checks all that a piece of code reaches.
    func prepare(_ code: Code) {
        var queue = parts(of: code)
        var next = 0
        while next < queue.count {
            let part = queue[next]
            next += 1
            if prepared.insert(ObjectIdentifier(part)).inserted { queue += reached(from: part) }
        }
    }

    /// How a piece of code reaches the declaration that failed with a mistake, by names.
    func chain(from code: Code, to mistake: SourceRange) -> [Name] {
        guard let goal = failures[mistake] else { return [] }
        var queue = parts(of: code).map { (part: $0, before: -1) }
        var seen = Set(queue.map { ObjectIdentifier($0.part) })
        var next = 0
        while next < queue.count {
            let part = queue[next].part
            if part === goal { return names(along: queue, to: next) }
            for other in reached(from: part) where seen.insert(ObjectIdentifier(other)).inserted {
                queue.append((other, next))
            }
            next += 1
        }
        return [goal.chainName].compactMap { $0 }
    }

    private func names(along queue: [(part: ProgramPart, before: Int)], to last: Int) -> [Name] {
        var names: [Name] = []
        var place = last
        while place >= 0 {
            if let name = queue[place].part.chainName, names.last != name { names.append(name) }
            place = queue[place].before
        }
        return names.reversed()
    }

    func takeApart() {
        edges = [:]
        prepared = []
        failures = [:]
    }

    // MARK: Edges

    /// What a declaration names and what may be called in it, found once.
    func reached(from part: ProgramPart) -> [ProgramPart] {
        if let known = edges[ObjectIdentifier(part)] { return known }
        edges[ObjectIdentifier(part)] = []
        var found: [ProgramPart] = []
        if let function = part as? FunctionDeclaration {
            found = reached(from: function)
        } else if let variable = part as? VariableDeclaration {
            found = reached(from: variable)
        } else if let type = part as? NominalDeclaration {
            found = reached(from: type)
        }
        edges[ObjectIdentifier(part)] = found
        return found
    }

    private func reached(from function: FunctionDeclaration) -> [ProgramPart] {
        function.resolve()
        var found: [ProgramPart] = []
        for parameter in function.parameters {
            if let value = parameter.defaultValue { found += parts(of: value, in: function) }
        }
        if case .body(let body) = function.implementation { found += parts(of: body, in: function) }
        if let setter = function.setter { found.append(setter) }
        return found
    }

    private func reached(from variable: VariableDeclaration) -> [ProgramPart] {
        variable.resolve()
        var found: [ProgramPart] = []
        for accessor in [
            variable.getter, variable.setter, variable.willSet, variable.didSet, variable.wrapping,
        ] {
            if let accessor { found.append(accessor) }
        }
        if let backing = variable.backing { found.append(backing) }
        if let value = variable.initialValue { found += parts(of: value, in: variable) }
        return found
    }

    /// What is called in a type without being named: what its protocols require, what replaces a superclass's
    /// members, the values that its properties have at first.
    private func reached(from type: NominalDeclaration) -> [ProgramPart] {
        module.checkReached(type, self)
        type.complete()
        var found: [ProgramPart] = []
        for field in type.storedProperties { found.append(field) }
        for conformance in module.conformances(of: type) {
            for parent in module.protocols(of: conformance.protocolDeclaration) {
                guard let own = module.conformance(of: type, to: parent) else { continue }
                for witness in own.witnesses { if let witness { found.append(witness) } }
                for witness in own.variableWitnesses { if let witness { found.append(witness) } }
            }
        }
        for member in type.members { if let part = member.replacing { found.append(part) } }
        if case .nominal(let parent, _)? = type.superclass { found.append(parent) }
        if let deinitializer = type.deinitializer { found.append(deinitializer) }
        return found.filter { $0.standsInModule }
    }

    private func parts(of code: Code) -> [ProgramPart] { ReachedParts(code).found }

    /// What a declaration's code reaches. With a mistake in it it is replaced.
    private func parts(of body: Body, in part: ProgramPart) -> [ProgramPart] {
        guard part.standsInModule, !body.isBeingChecked else { return [] }
        let code = body.code
        let found = ReachedParts(code)
        let mistake = module.firstError(in: code.range)?.range ?? found.mistake
        if let mistake {
            failures[mistake] = part
            body.fail(at: mistake)
        }
        return found.found
    }

    /// Makes every initializer of a type fail for a mistake in the type itself.
    func refuse(_ type: NominalDeclaration, for mistake: SourceRange) {
        failures[mistake] = type
        for case .function(let function) in type.boundMembers(named: "init") {
            function.implementation = .body(Body(Code.failing(at: mistake)))
        }
    }
}
