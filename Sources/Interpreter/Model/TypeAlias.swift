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

    public init(name: Name, type: Type) {
        self.name = name
        storedType = type
    }

    private func resolve() {
        if let bind {
            self.bind = nil
            bind(self)
        }
    }
}
