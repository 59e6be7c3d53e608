import Syntax

/// Where a wrapped property's accessors find the wrapper's own property.
private func wrapperPlace(
    _ function: FunctionDeclaration, _ backing: VariableDeclaration, _ name: Name, _ module: Module,
    _ frame: Code
) -> Place? {
    guard let (member, type, arguments) = module.wrapperMember(name, of: backing) else { return nil }
    let range = backing.range
    let selfArguments = (function.context?.generics ?? []).map { Type.parameter($0) }
    let inner: Place
    if let variable = frame.selfVariable {
        let base = Place(.local(variable), variable.type, range)
        inner = Place(.member(base, backing, selfArguments), backing.type, range)
    } else if let selfType = function.context?.selfType, function.parent != nil {
        inner = Place(.staticMember(selfType, backing), backing.type, range)
    } else {
        inner = Place(.global(backing), backing.type, range)
    }
    return Place(.member(inner, member, arguments), type, range)
}

private func accessorCode(_ function: FunctionDeclaration, _ module: Module) -> Code {
    let frame = module.newFrame()
    var next = 0
    func variable(_ name: Name, _ type: Type) -> LocalVariable {
        let made = LocalVariable(name: name, type: type, slot: next, isLet: true)
        made.frame = frame
        next += 1
        return made
    }
    var own: LocalVariable?
    if let selfType = function.context?.selfType, function.parent != nil, !function.isStatic {
        own = variable("self", selfType)
    }
    let parameters = function.parameters.map { variable($0.name, $0.type) }
    let code = Code(
        slotCount: next, parameters: parameters, selfVariable: own, statements: [], range: function.range)
    code.frame = frame
    return code
}

func wrapperGetter(
    _ getter: FunctionDeclaration, _ backing: VariableDeclaration, _ name: Name, _ module: Module
) -> Code {
    let code = accessorCode(getter, module)
    if let place = wrapperPlace(getter, backing, name, module, code) {
        code.statements = [Statement(.return(Expression(.load(place), place.type, place.range)), place.range)]
    }
    return code
}

func wrapperSetter(
    _ setter: FunctionDeclaration, _ backing: VariableDeclaration, _ name: Name, _ module: Module
) -> Code {
    let code = accessorCode(setter, module)
    if let place = wrapperPlace(setter, backing, name, module, code), let value = code.parameters.first {
        let read = Expression(.load(Place(.local(value), value.type, place.range)), value.type, place.range)
        code.statements = [
            Statement(.expression(Expression(.assign(place, read), .void, place.range)), place.range)
        ]
    }
    return code
}
