import Syntax

/// How rows and view code make values: by initializers, and of the library's own types by name. Nothing here
/// throws: look at `isFailing` afterwards.
extension Evaluator {
    /// A new value of a type by an initializer whose parameters all have default values.
    public func construct(_ type: NominalDeclaration) -> Value {
        instantiate(.nominal(type, type.generics.map { _ in .unknown })) ?? .void
    }

    /// A new value of a type, by the initializer that takes such arguments (with these labels, where given).
    /// nil if there is none.
    public func instantiate(_ type: Type, labels: [Name?]? = nil, arguments: [Value] = []) -> Value? {
        for found in module.members("init", of: type) {
            guard case .function(let function) = found.member, !found.member.isRequirement,
                let values = fill(function, labels, arguments)
            else { continue }
            var (receiver, all) = (Value.metatype(type), values)
            let types = memberSubstitutions(function.parent, type)
            let result = call(function, receiver: &receiver, arguments: &all, substitutions: types)
            return isFailing ? nil : result
        }
        return nil
    }

    /// Arguments for all parameters, with default values for those that are left out.
    private func fill(_ function: FunctionDeclaration, _ labels: [Name?]?, _ arguments: [Value]) -> [Value]? {
        var rest = arguments[...]
        var names = labels.map { $0[...] }
        var values: [Value] = []
        for parameter in function.parameters {
            let fits = names.map { $0.first.map { $0 == parameter.label } ?? false } ?? true
            if fits, let next = rest.popFirst() {
                _ = names?.popFirst()
                values.append(next)
            } else if let body = parameter.defaultValue {
                values.append(
                    attempt { () throws(Signal) -> Value in
                        try self.evaluateInitialValue(
                            body, self: nil, [], self.site, nil, isLibrary: function.isLibrary)
                    })
            } else {
                return nil
            }
        }
        return rest.isEmpty ? values : nil
    }

    /// A struct of the library by its type's name, fields in the order of its stored properties.
    public func structure(_ name: Name, _ fields: [Value], arguments: [Type] = []) -> Value {
        guard let declaration = findType(name) else {
            fail("the library has no type '\(name)'")
            return .void
        }
        return .structure(StructValue(declaration: declaration, arguments: arguments, fields: fields))
    }

    /// A struct that is declared inside of others, by their names from the outermost on.
    public func structure(nested path: [Name], _ fields: [Value]) -> Value {
        guard let declaration = findType(nested: path) else {
            fail("the library has no such type")
            return .void
        }
        return .structure(StructValue(declaration: declaration, arguments: [], fields: fields))
    }

    /// A case of an enum that is declared inside of other types, by their names from the outermost on.
    public func enumeration(nested path: [Name], _ index: Int, _ payload: [Value] = []) -> Value {
        guard let cases = findType(nested: path)?.cases, cases.indices.contains(index) else {
            fail("the library has no such case")
            return .void
        }
        return .enumeration(cases[index], payload)
    }

    func findType(nested path: [Name]) -> NominalDeclaration? {
        var declaration = path.first.flatMap { findType($0) }
        for name in path.dropFirst() { declaration = declaration?.nestedType(named: name) }
        return declaration
    }

    /// A case of one of the library's enums, by its place.
    public func enumeration(_ type: Name, _ index: Int, _ payload: [Value] = []) -> Value {
        guard let cases = findType(type)?.cases, cases.indices.contains(index) else {
            fail("the library has no such case of '\(type)'")
            return .void
        }
        return .enumeration(cases[index], payload)
    }

    public func locale(_ identifier: String) -> Value { structure("Locale", [.string(identifier)]) }
}
