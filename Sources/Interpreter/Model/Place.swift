import Syntax

/// Something that can be read and, if it is variable, written.
public struct Place {
    public var kind: Kind
    public var type: Type
    public var range: SourceRange

    public init(_ kind: Kind, _ type: Type, _ range: SourceRange) {
        self.kind = kind
        self.type = type
        self.range = range
    }

    public indirect enum Kind {
        case local(LocalVariable)
        /// A local variable with accessors or observers.
        case accessed(Name, LocalAccessors)
        case global(VariableDeclaration)
        /// A stored or computed property of a place.
        case member(Place, VariableDeclaration, [Type])
        /// A property of a protocol-constrained value: the requirement's getter decides.
        case witness(Place, VariableDeclaration, Type)
        /// A static property of a type.
        case staticMember(Type, VariableDeclaration)
        /// A static requirement, `K.defaultValue`.
        case staticWitness(Type, VariableDeclaration)
        case subscripted(Place, getter: Callee, setter: FunctionDeclaration?, [Argument], [Type])
        case element(Place, Int)
        case forceUnwrap(Place)
        /// The `?` inside a chain that is assigned to or mutated.
        case chained(Place)
        /// A value that is not a place by itself: a call's result, an object reference.
        case value(Expression)
        case keyPath(Place, Expression)
    }
}

/// A key path as written: where it starts and what it leads through.
public struct KeyPath {
    public enum Component {
        case property(VariableDeclaration, Type)
        case subscripted(FunctionDeclaration, [Expression])
        /// Of a tuple.
        case element(Int)
        case optionalChain
        case forceUnwrap
    }

    public var root: Type
    public var components: [Component]
}
