import Syntax

/// A parameter as it is declared: its label, its name inside, its type and what may stand for it. A
/// reference, for every call goes through the parameters of every function that it may mean.
public final class Parameter {
    /// nil for `_`.
    public let label: Name?
    public let name: Name
    public var type: Type
    var isInout = false
    public var isVariadic = false
    var isAutoclosure = false
    /// Whether the closure that it takes may be called after the call.
    var isEscaping = false
    /// The result builder of a closure parameter.
    public var builder: ResultBuilder?
    /// The default value, evaluated at each call that leaves the argument out. Checked on first use.
    public var defaultValue: Body?
    /// The default value as it was written, for messages and pages.
    var defaultText: String?

    public init(label: Name?, name: Name, type: Type) {
        self.label = label
        self.name = name
        self.type = type
    }

    /// The packs of `repeat each T`; none for any other parameter.
    var packs: [GenericParameter] { isVariadic ? type.packs : [] }
}

/// A function, method, operator, initializer, subscript accessor or property accessor.
public final class FunctionDeclaration: ProgramPart {
    /// What sort of function it is.
    public enum Kind: UInt8 {
        case function
        case `operator`
        case initializer
        case getter
        case setter
        /// Observers: one parameter, the new or the old value.
        case willSet
        case didSet
        case subscriptGetter
        /// The new value is the first parameter, then the indices.
        case subscriptSetter
        case closure
    }

    /// What happens when it is called.
    public enum Implementation {
        /// Swift code, checked on first need.
        case body(Body)
        /// A row's closure.
        case native(NativeBody)
        /// A protocol requirement: the receiver's type decides.
        case requirement
        /// Sets each stored property from its argument, in order.
        case memberwise
        /// Makes the enum case from its arguments.
        case enumCase(EnumCase)
        /// `==`, `hash(into:)`, `<`, `allCases`, `init(rawValue:)` … supplied by the compiler.
        case synthesized(Synthesis)
        /// SwiftUI has it; it is not drawn here yet. Using it is an error with a message of its own.
        case undrawn
    }

    /// What the compiler supplies for a conformance.
    public enum Synthesis: UInt8 {
        case equals
        case hashInto
        case lessThan
        case allCases
        case rawValueInit
        case rawValue
    }

    /// Whether a native leaves most of its receiver alone, once that is known (`isInPlace`).
    var inPlace: Bool?

    public let name: Name
    public let kind: Kind
    public let range: SourceRange
    /// All of its declaration, for errors in it.
    var extent = SourceRange.none
    public let isLibrary: Bool
    public var parent: NominalDeclaration?
    public var isStatic = false
    var isMutating = false
    public var isFailable = false
    public var isThrowing = false
    /// `rethrows`
    var isRethrowing = false
    /// A class's method with the result `Self` or `Self?`: what it is called on says which class that is.
    var givesSelf = false
    /// What `throws(E)` names.
    var thrown: Type?
    public var isAsync = false
    /// All substitutable parameters: the parents' first, then its own. In a protocol extension `Self` is 0.
    public var generics: [GenericParameter] {
        get { resolve(); return storedGenerics }
        set { storedGenerics = newValue }
    }
    public var parameters: [Parameter] {
        get { resolve(); return storedParameters }
        set { storedParameters = newValue }
    }
    public var result: Type {
        get { resolve(); return storedResult }
        set { storedResult = newValue }
    }
    public var builder: ResultBuilder? {
        get { resolve(); return storedBuilder }
        set { storedBuilder = newValue }
    }
    var implementation: Implementation
    /// For `.memberwise`: the index in `storedProperties` that each parameter sets. Other fields take their
    /// initial values.
    var memberwiseFields: [Int] = []
    /// For a subscript's getter.
    public var setter: FunctionDeclaration?
    /// A subscript's or property's setter that leaves the receiver itself alone (`nonmutating set`, classes).
    var isNonmutating = false
    /// `init` of a class that calls `self.init`.
    var isConvenience = false
    /// `@_disfavoredOverload`: chosen only when nothing else fits.
    var isDisfavored = false
    /// `private` in a type: only the type's own declarations see it.
    var isPrivate = false
    /// Who sees it from outside its module or file.
    var access = AccessLevel.public
    var isOverride = false
    /// `postfix func ...`: an operator that stands after its operand.
    var isPostfix = false
    /// Whether an earlier function has its name and its type, so that nothing means this one.
    var isRedeclared = false
    /// Supplied by the compiler, not written.
    public var isImplicit = false
    /// A row's that leaves its view as it is, though a device would not: using it is a warning.
    var isIgnored = false

    private var storedGenerics: [GenericParameter] = []
    private var storedParameters: [Parameter] = []
    private var storedResult: Type = .void
    private var storedBuilder: ResultBuilder?
    /// Resolves the types of the signature, on first need.
    var bind: ((FunctionDeclaration) -> Void)?
    /// Its parameters as they are written, while their types are not resolved.
    var unboundParameters: UnboundParameters?
    var context: Context? { didSet { context?.module.own(self) } }
    /// For a local function: how many of its generic parameters belong to what is around it.
    var outerGenericCount = 0
    /// For `willSet` and `didSet`: the property they watch.
    var observed: VariableDeclaration?
    /// An operator whose operands are still literals of unknown type: chosen when they are known.
    var pending: PendingOperator?

    override func letGo() {
        bind = nil
        context = nil
        implementation = .undrawn
        setter = nil
        observed = nil
        storedGenerics = []
        storedParameters = []
        storedResult = .void
        storedBuilder = nil
    }

    func resolve() {
        if let bind {
            self.bind = nil
            unboundParameters = nil
            bind(self)
        }
    }

    /// The place in `Conformance.witnesses`, for a protocol's requirement; otherwise -1.
    var requirementIndex = -1
    /// For a class's method: a subclass may replace it, so calls look at the object's own type.
    var isOverridable = false
    /// The row's text, for notes and pages; nil for a snippet's own declarations.
    public var rowText: String?
    /// The first iOS that has it, by its `@available`.
    public var firstIOS: SystemVersion?

    public init(
        name: Name, kind: Kind, range: SourceRange, isLibrary: Bool, implementation: Implementation
    ) {
        self.name = name
        self.kind = kind
        self.range = range
        self.isLibrary = isLibrary
        self.implementation = implementation
    }
}
