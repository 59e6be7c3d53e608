import Syntax

/// Makes the generic parameters of a declaration and resolves their constraints.
func bindGenerics(
    _ syntax: [GenericParameterSyntax], _ requirements: [RequirementSyntax], in context: Context,
    outer: [GenericParameter], made: ([GenericParameter]) -> Void = { _ in }
) {
    var outer = outer
    var names: [(Name, Type)] = []
    if !requirements.isEmpty && !outer.isEmpty {
        outer = copies(of: outer, in: context.module)
        names = meanings(of: outer, in: context)
    }
    let own = syntax.enumerated().map { index, parameter in
        GenericParameter(name: parameter.name.name, index: outer.count + index, isPack: parameter.isPack)
    }
    own.forEach(context.module.own)
    names += own.map { ($0.name, .parameter($0)) }
    context.generics = outer + own
    context.names = names
    // Known before the constraints are resolved, which may lead back here.
    made(outer + own)
    constrain(own, as: syntax, in: context)
    attach(requirements, in: context, own: outer + own, names: &names)
    context.names = names
}

/// The copies by name, or what the clause of an extension around says they are: `extension Row where D ==
/// Int`.
private func meanings(of copies: [GenericParameter], in context: Context) -> [(Name, Type)] {
    let types = copies.map { Type.parameter($0) }
    return copies.map { copy in
        let known = context.parent?.meaning(named: copy.name) ?? .parameter(copy)
        return (copy.name, context.module.substitute(known, types))
    }
}

/// What stands behind the colons of generic parameters.
private func constrain(
    _ parameters: [GenericParameter], as syntax: [GenericParameterSyntax], in context: Context
) {
    let resolver = TypeResolver(context)
    for (parameter, syntax) in zip(parameters, syntax) {
        guard let constraint = syntax.constraint else { continue }
        (parameter.conformances, parameter.superclass) = resolver.constraint(
            constraint, of: parameter.name.text)
    }
}

/// Resolves a `where` clause and hangs each requirement on the parameter that it speaks of.
func attach(
    _ requirements: [RequirementSyntax], in context: Context, own: [GenericParameter],
    names: inout [(Name, Type)]
) {
    let resolver = TypeResolver(context)
    let module = context.module
    // A member's clause binds the member's own copies of the outer parameters, not those that its neighbors
    // share.
    let here = own.map { Type.parameter($0) }
    let resolve: (TypeSyntax) -> Type = { module.substitute(resolver.resolve($0), here) }
    for requirement in inOrderOfNeed(requirements) {
        switch requirement {
        case .conformance(let left, let right):
            let type = resolve(left)
            let (uses, superclass) = resolver.constraint(right, of: type.text)
            attach(uses, superclass, to: type, in: module)
        case .sameType(let left, let right):
            let types = (resolve(left), resolve(right))
            if isRecursive(types.0, types.1) || isRecursive(types.1, types.0) {
                let message = Messages.recursiveConstraint(types.0, types.1)
                context.error(message, at: left.range, id: "recursive-constraint")
                continue
            }
            attachSameType(types.0, types.1, in: module, names: &names)
            context.names = names
        }
    }
}

private func attach(_ uses: [ProtocolUse], _ superclass: Type?, to type: Type, in module: Module) {
    if case .parameter(let parameter) = type {
        parameter.conformances += uses
        parameter.superclass = parameter.superclass ?? superclass
    } else if let root = module.root(of: type) {
        root.associatedConformances += uses.map { (type, $0) }
    }
}

/// Whether a type would be made of itself: `Element == [Element]`.
private func isRecursive(_ type: Type, _ other: Type) -> Bool {
    switch (type, other) {
    case (_, .parameter), (_, .associated), (.nominal, _), (.unknown, _): false
    default: other.contains { areSame($0, type) && !$0.isUnknown }
    }
}

private func attachSameType(_ a: Type, _ b: Type, in module: Module, names: inout [(Name, Type)]) {
    // What follows from the requirements before says nothing new, and would lead from one type to the other
    // and back.
    if isAssociated(a), isAssociated(b), areSame(module.reduce(a), module.reduce(b)) { return }
    if isAssociated(a), isAssociated(b), let root = module.root(of: a), root === module.root(of: b),
        a.memberDepth < b.memberDepth
    {
        root.sameTypes.append((b, a))
        conform(a, as: b, in: module)
    } else if isAssociated(b), case .parameter = a, let root = module.root(of: b) {
        // `Element == S.Element` speaks of `S`, and what `S.Element` conforms to `Element` does.
        root.sameTypes.append((b, a))
        conform(a, as: b, in: module)
    } else if isAssociated(a), let root = module.root(of: a) {
        root.sameTypes.append((a, b))
        conform(b, as: a, in: module)
    } else if case .parameter(let parameter) = a {
        parameter.sameTypes.append((a, b))
        replace(parameter, by: b, in: &names)
        imply(parameter, is: b, in: module, names: &names)
    } else if case .parameter(let parameter) = b {
        parameter.sameTypes.append((b, a))
        replace(parameter, by: a, in: &names)
    } else if let root = module.root(of: a) ?? module.root(of: b) {
        root.sameTypes.append((a, b))
    }
}

/// `extension Field where Style == NumberStyle` of a type with `Style.Input == Value` says what `Value` is,
/// too.
private func imply(
    _ parameter: GenericParameter, is type: Type, in module: Module, names: inout [(Name, Type)]
) {
    guard case .nominal = type else { return }
    for (left, right) in parameter.sameTypes {
        guard case .associated(.parameter, let associated) = left, case .parameter(let other) = right,
            case .parameter(let own)? = names.first(where: { $0.0 == other.name })?.1, own !== parameter
        else { continue }
        let meaning = module.reduce(.associated(type, associated))
        guard case .nominal = meaning else { continue }
        own.sameTypes.append((.parameter(own), meaning))
        replace(own, by: meaning, in: &names)
    }
}

private func conform(_ type: Type, as associated: Type, in module: Module) {
    attach(module.bounds(of: associated), nil, to: type, in: module)
}

/// `ID == Data.Element.ID` can be resolved only when `Data.Element: Identifiable` is known, wherever it
/// stands.
private func inOrderOfNeed(_ requirements: [RequirementSyntax]) -> [RequirementSyntax] {
    if requirements.count < 2 { return requirements }
    func depth(_ type: TypeSyntax) -> Int {
        if case .member(let base, _, _) = type.kind { return depth(base) + 1 }
        return 0
    }
    func rank(_ requirement: RequirementSyntax) -> Int {
        switch requirement {
        case .conformance(let type, _): depth(type)
        case .sameType: 100
        }
    }
    return requirements.stablySorted { rank($0) < rank($1) }
}

private func isAssociated(_ type: Type) -> Bool {
    if case .associated = type { return true }
    return false
}

private func replace(_ parameter: GenericParameter, by type: Type, in names: inout [(Name, Type)]) {
    for index in names.indices {
        if case .parameter(let own) = names[index].1, own === parameter { names[index].1 = type }
    }
    if !names.contains(where: { $0.0 == parameter.name }) { names.append((parameter.name, type)) }
}
