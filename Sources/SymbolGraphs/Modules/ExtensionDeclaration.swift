import Syntax

/// An extension, and the type that it extends once that is found.
final class ExtensionDeclaration {
    let declaration: DeclarationSyntax
    let syntax: NominalSyntax
    let file: SourceFileContent
    var extended: Entity?
    /// What it and the extended type ask of the type's parameters, once somebody has asked.
    var requirements: [Requirement]?

    init(_ declaration: DeclarationSyntax, _ syntax: NominalSyntax, _ file: SourceFileContent) {
        self.declaration = declaration
        self.syntax = syntax
        self.file = file
    }

    /// What its members are at most and by default.
    var access: SymbolGraphOptions.Access? { declaration.access }
}

extension DeclarationSyntax {
    /// What its modifiers say; nil where none does.
    var access: SymbolGraphOptions.Access? {
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.name.text {
            case "private": return .private
            case "fileprivate": return .fileprivate
            case "internal": return .internal
            case "package": return .package
            case "public": return .public
            case "open": return .open
            default: continue
            }
        }
        return nil
    }

    /// What the setter's own modifier says: `private(set)`.
    var setterAccess: SymbolGraphOptions.Access? {
        for modifier in modifiers where modifier.detail?.name == "set" {
            return [
                "private": .private, "fileprivate": .fileprivate, "internal": .internal, "package": .package,
            ][modifier.name.name.text]
        }
        return nil
    }

    func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name.name.text == name } }
}
