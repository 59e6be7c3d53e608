import Syntax

/// What `Reach` asks of declarations.
extension ProgramPart {
    /// What a chain of declarations calls it: members are called by their types.
    var chainName: Name? {
        if let function = self as? FunctionDeclaration {
            return function.parent.flatMap(Self.named) ?? function.name
        }
        if let variable = self as? VariableDeclaration {
            return variable.parent.flatMap(Self.named) ?? variable.name
        }
        return (self as? NominalDeclaration)?.name
    }

    /// A module's own type; members of the library's types are called by their own names.
    private static func named(_ type: NominalDeclaration) -> Name? { type.isLibrary ? nil : type.name }

    /// Whether it stands in a file of a module.
    var standsInModule: Bool {
        if let function = self as? FunctionDeclaration { return function.context?.isInModule ?? false }
        if let variable = self as? VariableDeclaration { return variable.context?.isInModule ?? false }
        return (self as? NominalDeclaration)?.context?.isInModule ?? false
    }
}

extension Member {
    /// What is called in the place of a superclass's member.
    var replacing: ProgramPart? {
        switch self {
        case .function(let function) where function.isOverride: function
        case .variable(let variable) where variable.isOverride: variable
        default: nil
        }
    }
}
