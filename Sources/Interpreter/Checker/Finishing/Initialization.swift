/// What has its value at one point of the code: local variables and the fields of `self`, by object.
struct Initialization {
    /// What has a value on every path that leads here.
    var definite: Set<ObjectIdentifier> = []
    /// What has a value on some path.
    var possible: Set<ObjectIdentifier> = []
    /// Whether `self.init`, or in a class `super.init`, has been called on every path.
    var hasDelegated = false
    var isReachable = true

    static let unreachable = Initialization(isReachable: false)

    mutating func set(_ id: ObjectIdentifier) {
        definite.insert(id)
        possible.insert(id)
    }

    mutating func unset(_ id: ObjectIdentifier) {
        definite.remove(id)
        possible.remove(id)
    }

    /// What is known where two paths meet.
    mutating func join(_ other: Initialization) {
        possible.formUnion(other.possible)
        if !other.isReachable { return }
        definite = isReachable ? definite.intersection(other.definite) : other.definite
        hasDelegated = isReachable ? hasDelegated && other.hasDelegated : other.hasDelegated
        isReachable = true
    }
}

/// What an initializer must have done when it returns.
struct InitializedType {
    let kind: NominalDeclaration.Kind
    let selfVariable: LocalVariable
    /// The type's own fields that have no value by themselves.
    let fields: [VariableDeclaration]
    let hasSuperclass: Bool
    let isConvenience: Bool
}
