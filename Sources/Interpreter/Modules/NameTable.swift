import Syntax

/// Declarations at top level by name: those of a module, or those that only one file of it sees.
final class NameTable {
    var types: [Name: NominalDeclaration] = [:]
    var aliases: [Name: TypeAlias] = [:]
    var functions: [Name: [FunctionDeclaration]] = [:]
    var globals: [Name: VariableDeclaration] = [:]

    /// What was declared by that name before, as a type.
    func typeRange(_ name: Name) -> SourceRange? { types[name]?.range ?? aliases[name]?.range }

    func entity(_ name: Name, where isVisible: (AccessLevel) -> Bool) -> TypeEntity? {
        if let alias = aliases[name], isVisible(alias.access) { return .alias(alias, outer: []) }
        if let type = types[name], isVisible(type.access) { return .nominal(type, outer: []) }
        return nil
    }

    func functions(_ name: Name, where isVisible: (AccessLevel) -> Bool) -> [FunctionDeclaration] {
        functions[name]?.filter { isVisible($0.access) } ?? []
    }

    func global(_ name: Name, where isVisible: (AccessLevel) -> Bool) -> VariableDeclaration? {
        globals[name].flatMap { isVisible($0.access) ? $0 : nil }
    }

    func typeNames(where isVisible: (AccessLevel) -> Bool) -> [Name] {
        types.values.filter { isVisible($0.access) }.map { $0.name }
            + aliases.values.filter { isVisible($0.access) }.map { $0.name }
    }

    func globalNames(where isVisible: (AccessLevel) -> Bool) -> [Name] {
        globals.values.filter { isVisible($0.access) }.map { $0.name }
            + functions.values.compactMap { $0.first }.filter { isVisible($0.access) }.map { $0.name }
    }

    func takeApart() {
        types = [:]
        aliases = [:]
        functions = [:]
        globals = [:]
    }
}
