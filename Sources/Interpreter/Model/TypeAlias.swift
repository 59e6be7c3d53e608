import Syntax

/// A `typealias`, resolved on first need.
public final class TypeAlias {
    public let name: Name
    public var generics: [GenericParameter] {
        get { resolve(); return storedGenerics }
        set { storedGenerics = newValue }
    }
    public var type: Type {
        get { resolve(); return storedType }
        set { storedType = newValue }
    }
    private var storedGenerics: [GenericParameter] = []
    private var storedType: Type
    var bind: ((TypeAlias) -> Void)?
    /// What it stands for is being found: a reference back to it is circular.
    private(set) var isBeingBound = false
    var isCircular = false
    /// Whether what it stands for has been found.
    var isBound: Bool { bind == nil && !isBeingBound }
    /// Who sees it from outside its module or file, and where its name stands.
    var access = AccessLevel.public
    var range = SourceRange.none

    public init(name: Name, type: Type) {
        self.name = name
        storedType = type
    }

    /// The generic type that an alias without parameters in its text is another name of.
    var genericType: NominalDeclaration? {
        guard case .nominal(let declaration, let arguments) = type, !arguments.isEmpty,
            arguments.count == generics.count
        else { return nil }
        for (argument, parameter) in zip(arguments, generics) {
            guard case .parameter(let own) = argument, own === parameter else { return nil }
        }
        return declaration
    }

    private func resolve() {
        if let bind {
            self.bind = nil
            isBeingBound = true
            bind(self)
            isBeingBound = false
        }
    }
}
