import Syntax

// What messages call variables, and which types they know by name.

extension LocalVariable {
    var word: String { isLet ? "constant" : "variable" }
}

extension VariableDeclaration {
    var word: String { isLet ? "constant" : "variable" }
    var shownName: Name { wrappedProperty?.name ?? name }
}

extension NominalDeclaration {
    /// `Never`, which a call that does not come back has as its result.
    var isNever: Bool { isLibrary && name == "Never" }
}
