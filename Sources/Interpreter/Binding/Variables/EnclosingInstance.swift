import Syntax

/// `static subscript(_enclosingInstance:wrapped:storage:)`: the accessors of a wrapper in a class that wants
/// to know whose property it wraps.
extension WrappedProperty {
    /// The subscript, where property and wrapper are of that kind.
    var enclosingSubscript: FunctionDeclaration? {
        guard members.parent?.kind == .class, !variable.isStatic else { return nil }
        for case .function(let function) in module.ownMembers("subscript", of: wrapper)
        where function.isStatic && function.parameters.first?.label == Name("_enclosingInstance") {
            return function
        }
        return nil
    }

    /// Makes an accessor call the subscript's own.
    func enclose(_ accessor: FunctionDeclaration, _ own: FunctionDeclaration, _ backing: VariableDeclaration)
    {
        accessor.implementation = .native { [variable] in
            $0.evaluator.callEnclosing(own, variable, backing, $0)
        }
    }
}

extension Evaluator {
    fileprivate func callEnclosing(
        _ function: FunctionDeclaration, _ property: VariableDeclaration, _ backing: VariableDeclaration,
        _ call: NativeCall
    ) -> Value {
        let owner = typeOf(call.receiver)
        let wrapper = module.substitute(backing.type, memberSubstitutions(property.parent, owner))
        guard case .nominal(_, var types) = wrapper else { return .void }
        while types.count < function.generics.count { types.append(owner) }
        let paths = [property, backing].map { variable in
            Value.keyPath(
                KeyPathValue(
                    path: KeyPath(root: owner, components: [.property(variable, variable.type)]), indices: [])
            )
        }
        return attempt { () throws(Signal) -> Value in
            var receiver = Value.metatype(wrapper)
            var arguments = call.arguments + [call.receiver] + paths
            return try self.invoke(function, &receiver, &arguments, types, call.range, nil)
        }
    }
}
