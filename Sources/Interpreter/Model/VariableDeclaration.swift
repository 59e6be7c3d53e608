import Syntax

/// A property or a global or static variable.
public final class VariableDeclaration: ProgramPart {
    public enum Storage {
        /// A field of a value or object, by its index in `storedProperties`.
        case field(Int)
        /// A static or global variable, set on first use; the number is its place in the evaluator's storage.
        case global(Int)
        case computed
    }

    public let name: Name
    public let range: SourceRange
    /// All of its declaration, for errors in it.
    var extent = SourceRange.none
    public let isLibrary: Bool
    public var parent: NominalDeclaration?
    public var type: Type {
        get { resolve(); return storedType }
        set { storedType = newValue }
    }
    public var isLet: Bool
    public var isStatic = false
    var isLazy = false
    var ownership = Ownership.strong
    /// `private(set)`, `fileprivate` and the like do not matter here; `private` does for memberwise
    /// initializers. `private` in a type: only the type's own declarations see it.
    var isPrivate = false
    /// Who sees it from outside its module or file.
    var access = AccessLevel.public
    /// `private(set)`
    var hasPrivateSetter = false
    public var storage: Storage
    /// The initial value of a stored variable.
    public var initialValue: Body?
    public var getter: FunctionDeclaration?
    public var setter: FunctionDeclaration?
    public var willSet: FunctionDeclaration?
    public var didSet: FunctionDeclaration?
    /// Whether it has `willSet` or `didSet`.
    var isObserved: Bool { (willSet ?? didSet) != nil }
    /// Whether it is a field of its owner, rather than computed or global; an initializer sets fields without
    /// telling their observers, wrapped properties not.
    var isStored: Bool { if case .field = storage { true } else { false } }
    /// `@State var x`: this is the computed `x`; `backing` is the stored `_x` of the wrapper's type.
    public var wrapper: NominalDeclaration?
    var backing: VariableDeclaration?
    /// For a wrapped property without an initial value: makes the wrapper of the first value given.
    var wrapping: FunctionDeclaration?
    public var rowText: String?
    /// The first iOS that has it, by its `@available`.
    public var firstIOS: SystemVersion?

    /// `$x` of a wrapped property.
    public var projection: VariableDeclaration?
    /// The place in `Conformance.variableWitnesses`, for a protocol's requirement; otherwise -1.
    var requirementIndex = -1
    var isOverride = false
    /// Declared as `T!`: an optional that unwraps itself where that is needed.
    var isImplicitlyUnwrapped = false
    /// `async let` at top level.
    var isAsyncLet = false

    private var storedType: Type
    /// Finds the type, from the annotation or from the initial value, on first need.
    var bind: ((VariableDeclaration) -> Void)?
    var isExtension = false
    /// Its type is being found: a reference back to it is circular.
    var isBinding = false
    /// The result builder written on a stored property, for memberwise initializers.
    var builder: ResultBuilder?
    var hasInitialValue = false
    /// For the storage `_x` of a wrapped property: the property `x`.
    var wrappedProperty: VariableDeclaration?
    /// For a wrapped property: whether its attribute has arguments, and its value as written.
    var attributeHasArguments = false
    var wrappedDefault: ExpressionSyntax?
    var context: Context? { didSet { context?.module.own(self) } }

    override func letGo() {
        bind = nil
        context = nil
        initialValue = nil
        getter = nil
        setter = nil
        willSet = nil
        didSet = nil
        backing = nil
        projection = nil
        wrappedProperty = nil
        storedType = .void
        builder = nil
    }

    /// Whether it can be assigned: a stored variable, or one with a setter.
    var isSettable: Bool { !isLet && (getter == nil || setter != nil) }

    func resolve() {
        if let bind {
            self.bind = nil
            bind(self)
        }
    }

    public init(name: Name, range: SourceRange, isLibrary: Bool, type: Type, isLet: Bool, storage: Storage) {
        self.name = name
        self.range = range
        self.isLibrary = isLibrary
        storedType = type
        self.isLet = isLet
        self.storage = storage
    }
}
