import Syntax

/// A type as the checker sees it and as generic code knows it at run time.
///
/// `Optional`, `Array`, `Dictionary`, `Int` and the rest of the standard library are nominal types
/// like any other, declared by rows; only what Swift's grammar itself knows has a case of its own.
///
/// Each case is one reference, so that copying a type is counting one, and holes and parameters need no box
/// around them.
public enum Type {
    /// A struct, class, enum or actor with its generic arguments. For a nested type of a generic parent
    /// the parent's arguments come first.
    indirect case nominal(NominalDeclaration, [Type])
    /// A generic parameter inside the declaration that introduces it; also `Self` of a protocol.
    case parameter(GenericParameter)
    /// `T.Element` where `T` is not known yet.
    indirect case associated(Type, AssociatedType)
    /// `any P`, or a protocol's name used as a type; several for a composition. Arguments are those of
    /// the primary associated types, empty if not given.
    case existential([ProtocolUse])
    /// `some P` as a result: one hidden type per declaration. `underlying` is known after its body is
    /// checked.
    indirect case opaque(OpaqueType, [Type])
    case tuple([TupleTypeElement])
    indirect case function(FunctionType)
    indirect case metatype(Type)
    /// A hole being inferred; never left in a finished program.
    case variable(TypeVariable)
    /// The type of something in error. It satisfies everything, so one mistake gives one message.
    case unknown

    public static var void: Type { .tuple([]) }
}

/// An element of a tuple's type.
public struct TupleTypeElement {
    public var label: Name?
    public var type: Type
    /// `repeat Row<each Item>`: stands for as many elements as the packs in its type have.
    var isExpansion = false
}

/// `(A, inout B) async throws -> C`.
public struct FunctionType {
    public struct Parameter {
        public var type: Type
        var isInout = false
        public var isVariadic = false
        /// The result builder of a closure parameter (`@ViewBuilder content: () -> Content`).
        public var builder: ResultBuilder?
        var isAutoclosure = false
    }

    public var parameters: [Parameter]
    public var result: Type
    public var isThrowing = false
    public var isAsync = false
}

/// A protocol as a constraint or in an existential: `P`, `P<Int>`.
public struct ProtocolUse {
    public var declaration: NominalDeclaration
    /// Arguments of the primary associated types; empty if not written.
    public var arguments: [Type]

    public init(_ declaration: NominalDeclaration, arguments: [Type] = []) {
        self.declaration = declaration
        self.arguments = arguments
    }
}

/// A generic parameter, or the `Self` of a protocol. `index` is its place in the substitutions that a call
/// carries: the parameters of the enclosing types first, outermost first, then the function's own.
/// In a protocol and its extensions `Self` has index 0.
public final class GenericParameter: ProgramPart {
    public let name: Name
    public let index: Int
    public var conformances: [ProtocolUse] = []
    public var superclass: Type?
    /// `where T == U`, `T.Element: P` and the like, of the declaration's own clause.
    var sameTypes: [(Type, Type)] = []
    var associatedConformances: [(Type, ProtocolUse)] = []
    public let isPack: Bool
    /// Whether it is the `Self` of a protocol's own declaration: what its clauses say holds of all that
    /// conform.
    var isProtocolSelf = false
    /// Whether a function throws it, so that it is any error where nothing says which.
    var isThrown = false
    private var ownElement: GenericParameter?

    init(name: Name, index: Int, isPack: Bool = false) {
        self.name = name
        self.index = index
        self.isPack = isPack
    }

    /// What `each T` is: any one of the types of a pack, in the place of the pack itself.
    var element: GenericParameter {
        if !isPack { return self }
        if let ownElement { return ownElement }
        let made = GenericParameter(name: name, index: index)
        made.conformances = conformances
        made.superclass = superclass
        made.sameTypes = sameTypes
        made.associatedConformances = associatedConformances
        ownElement = made
        return made
    }

    override func letGo() {
        ownElement?.letGo()
        ownElement = nil
        conformances = []
        superclass = nil
        sameTypes = []
        associatedConformances = []
    }
}

/// An `associatedtype` of a protocol.
public final class AssociatedType {
    public let name: Name
    public var conformances: [ProtocolUse] {
        get { resolve(); return storedConformances }
        set { storedConformances = newValue }
    }
    public var defaultType: Type? {
        get { resolve(); return storedDefault }
        set { storedDefault = newValue }
    }
    private var storedConformances: [ProtocolUse] = []
    private var storedDefault: Type?
    /// Resolves constraints and default, on first need.
    var bind: ((AssociatedType) -> Void)?

    public init(name: Name) { self.name = name }

    func resolve() {
        if let bind {
            self.bind = nil
            bind(self)
        }
    }
}

/// The `some P` of one declaration.
public final class OpaqueType {
    public var conformances: [ProtocolUse]
    /// The type behind it, known once the body of its declaration has been checked.
    public var underlying: Type?

    public init(conformances: [ProtocolUse]) { self.conformances = conformances }
}

/// A hole in a type, filled by unification. Used by the checker only.
public final class TypeVariable {
    /// The kind of literal that the hole is the type of.
    public enum Literal: UInt8 {
        case none
        case integer
        case float
        case string
        case boolean
        case `nil`
        case array
        case dictionary
    }

    /// How much is known of what fills a hole, so that it is not looked through again.
    enum Filling: UInt8 {
        case open
        /// No hole is left in it.
        case closed
        /// No type variable stands in it any more.
        case finished
    }

    public let id: Int
    public internal(set) var binding: Type?
    var filling: Filling = .open
    /// A literal's hole falls back to the literal's default type when nothing else decides.
    public var literal: Literal
    public var conformances: [ProtocolUse] = []
    /// What its associated types must be (`where S.FormatInput == Double`).
    var associatedTypes: [(AssociatedType, Type)] = []
    /// The generic parameter that it stands for, for messages.
    var parameter: GenericParameter?
    var range = SourceRange.none
    /// What the elements of an empty literal are.
    var isOfEmptyLiteral = false

    init(id: Int, literal: Literal = .none) {
        self.id = id
        self.literal = literal
    }

    func finish(with type: Type) {
        binding = type
        filling = .finished
    }
}
