import Syntax

/// A struct, class, enum, protocol or actor: from a row or from a snippet.
public final class NominalDeclaration: ProgramPart {
    public enum Kind: UInt8 {
        case `struct`
        case `class`
        case `enum`
        case `protocol`
        case actor
    }

    public let name: Name
    public let kind: Kind
    public let range: SourceRange
    /// Whether it comes from a row and not from the snippet.
    public let isLibrary: Bool
    /// Whether it is a protocol of the library without requirements that says how code may be shared: everything
    /// conforms to it here.
    let isMarker: Bool
    public var parent: NominalDeclaration?
    /// Own and enclosing types' parameters, in substitution order. For a protocol: `Self` alone.
    public var generics: [GenericParameter] {
        get { header(); return storedGenerics }
        set { storedGenerics = newValue }
    }
    public var superclass: Type? {
        get { header(); return storedSuperclass }
        set { storedSuperclass = newValue }
    }
    /// Written and synthesized ones. A snippet's extension of a library type is in `Program.conformance(of:to:)`.
    public var conformances: [Conformance] {
        get {
            header()
            if pendingConformances.isEmpty { return storedConformances }
            conformancesInProgress += 1
            while let next = pendingConformances.popLast() { storedConformances += next() }
            conformancesInProgress -= 1
            return storedConformances
        }
        set { storedConformances = newValue }
    }
    /// Members from the body and from every extension, in source order. What extensions add to a library's type is
    /// not among them before it is looked up by name.
    public var members: [Member] { memberList.all }
    private var memberList = MemberList()
    /// Stored instance properties in the order of a value's fields; a class's inherited ones come first.
    public var storedProperties: [VariableDeclaration] {
        get { complete(); return storedFields }
        set { storedFields = newValue }
    }
    public var cases: [EnumCase] = []
    public var associatedTypes: [AssociatedType] = []
    /// The names in `protocol P<A, B>`.
    public var primaryAssociatedTypes: [Name] = []
    /// Attributes that matter: `propertyWrapper`, `resultBuilder`, `Observable`, `main`, `dynamicMemberLookup`, …
    public var attributes: [Name] = []
    /// A type's own number, for storage keyed by type.
    public let id: Int

    // A declaration is bound in steps, each on first need, so that a library of rows starts fast.
    /// Rows of a library's extensions by the names of the members that they declare.
    var waitingRows: [Name: [Int]] = [:]
    var rows: RowTable?
    var bindHeader: (() -> Void)?
    var pendingConformances: [() -> [Conformance]] = []
    /// While above zero, `conformances` is not complete yet.
    var conformancesInProgress = 0
    /// The protocols that a library's type has without any program's extensions, once they are known.
    var protocols: [NominalDeclaration]?
    var bindMembers: (() -> Void)?
    private var storedGenerics: [GenericParameter] = []
    private var storedSuperclass: Type?
    private var storedConformances: [Conformance] = []
    private var storedFields: [VariableDeclaration] = []
    /// Where its members' types are looked up.
    var context: Context? { didSet { context?.module.own(self) } }
    /// How many function and property requirements a protocol has.
    var requirementCount = 0
    var variableRequirementCount = 0
    /// Whether an initializer stands in the type's own body: then there is no memberwise one.
    var hasOwnInitializer = false
    /// What `var` and `let` of the body without accessors declare, in order, before superclasses are added.
    var ownStoredProperties: [VariableDeclaration] = []

    override func letGo() {
        memberList = MemberList()
        context = nil
        bindHeader = nil
        bindMembers = nil
        pendingConformances = []
        storedGenerics = []
        storedSuperclass = nil
        storedConformances = []
        storedFields = []
        ownStoredProperties = []
        cases = []
        associatedTypes = []
    }

    func header() {
        if let bind = bindHeader {
            bindHeader = nil
            bind()
        }
    }

    /// Adds what the compiler supplies: memberwise initializers, `==`, `allCases`, wrappers' storage.
    func complete() {
        if let bind = bindMembers {
            bindMembers = nil
            bind()
        }
    }

    /// - Parameter row: the row of a library that declares it; members of one name stand in the order of the rows.
    func add(_ member: Member, named name: Name, row: Int = .max) {
        memberList.add(member, named: name, row: row)
    }

    /// All members of a name, in source order.
    func members(named name: Name) -> [Member] {
        if !waitingRows.isEmpty, let indices = waitingRows.removeValue(forKey: name) { rows?.bindMembers(indices) }
        return memberList.named(name)
    }

    func boundMembers(named name: Name) -> [Member] { memberList.named(name) }

    var memberNames: [Name] { memberList.names + Array(waitingRows.keys) }

    public init(name: Name, kind: Kind, range: SourceRange, isLibrary: Bool, id: Int) {
        self.name = name
        self.kind = kind
        self.range = range
        self.isLibrary = isLibrary
        self.id = id
        isMarker = isLibrary && kind == .protocol && NominalDeclaration.markers.contains(name)
    }

    private static let markers: [Name] = ["Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable"]
}

/// Members in the order in which they were made, and by name in the order of the source.
struct MemberList {
    private(set) var all: [Member] = []
    private var byName: [Name: [Member]] = [:]
    /// The rows of the members of a name, in the same order.
    private var rows: [Name: [Int]] = [:]

    var names: [Name] { Array(byName.keys) }

    func named(_ name: Name) -> [Member] { byName[name] ?? [] }

    mutating func add(_ member: Member, named name: Name, row: Int = .max) {
        let known = rows[name] ?? []
        let place = known.firstIndex { $0 > row } ?? known.count
        byName[name, default: []].insert(member, at: place)
        rows[name, default: []].insert(row, at: place)
        all.append(member)
    }
}

public enum Member {
    case function(FunctionDeclaration)
    case variable(VariableDeclaration)
    case type(NominalDeclaration)
    case alias(TypeAlias)
    case enumCase(EnumCase)
}

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

/// That a type conforms to a protocol, and by which members.
public final class Conformance {
    public let protocolDeclaration: NominalDeclaration
    /// Conditions of `extension Array: P where Element: P`, in the type's own parameters.
    public var requirements: [(Type, ProtocolUse)] {
        get { resolveConditions(); return storedRequirements }
        set { storedRequirements = newValue }
    }
    /// Conditions of `extension Array: P where Element == Q`.
    public var sameTypes: [(Type, Type)] {
        get { resolveConditions(); return storedSameTypes }
        set { storedSameTypes = newValue }
    }
    private var storedRequirements: [(Type, ProtocolUse)] = []
    private var storedSameTypes: [(Type, Type)] = []
    /// Resolves the `where` clause of a conditional conformance, on first need.
    var bindConditions: ((Conformance) -> Void)?
    /// For each function requirement of the protocol (by `FunctionDeclaration.requirementIndex`): what
    /// satisfies it. A protocol that the protocol refines has a conformance, and witnesses, of its own.
    public var witnesses: [FunctionDeclaration?] {
        get { resolve(); return storedWitnesses }
        set { storedWitnesses = newValue }
    }
    /// For each property requirement (by `VariableDeclaration.requirementIndex`): what satisfies it.
    public var variableWitnesses: [VariableDeclaration?] {
        get { resolve(); return storedVariableWitnesses }
        set { storedVariableWitnesses = newValue }
    }
    private var storedWitnesses: [FunctionDeclaration?] = []
    private var storedVariableWitnesses: [VariableDeclaration?] = []
    var bindWitnesses: ((Conformance) -> Void)?
    /// Where `: P` was written.
    var range = SourceRange.none

    public init(protocolDeclaration: NominalDeclaration) { self.protocolDeclaration = protocolDeclaration }

    private func resolveConditions() {
        if let bind = bindConditions {
            bindConditions = nil
            bind(self)
        }
    }

    private func resolve() {
        if let bind = bindWitnesses {
            bindWitnesses = nil
            bind(self)
        }
    }
}

public final class EnumCase {
    public let name: Name
    public let index: Int
    public var parent: NominalDeclaration?
    public var parameters: [Parameter] {
        get { constructor?.parameters ?? [] }
        set { constructor?.parameters = newValue }
    }
    public var rawValue: Value?
    public var range: SourceRange
    /// For a case with a payload: the function that makes it.
    public var constructor: FunctionDeclaration?
    var rawSyntax: ExpressionSyntax?

    public init(name: Name, index: Int, range: SourceRange) {
        self.name = name
        self.index = index
        self.range = range
    }
}

public struct Parameter {
    /// nil for `_`.
    public var label: Name?
    public var name: Name
    public var type: Type
    public var isInout = false
    public var isVariadic = false
    public var isAutoclosure = false
    /// The result builder of a closure parameter.
    public var builder: ResultBuilder?
    /// The default value, evaluated at each call that leaves the argument out. Checked on first use.
    public var defaultValue: Body?
    /// The default value as it was written, for messages and pages.
    public var defaultText: String?

    public init(label: Name?, name: Name, type: Type) {
        self.label = label
        self.name = name
        self.type = type
    }
}

/// A function, method, operator, initializer, subscript accessor or property accessor.
public final class FunctionDeclaration: ProgramPart {
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

    public enum Synthesis: UInt8 {
        case equals
        case hashInto
        case lessThan
        case allCases
        case rawValueInit
        case rawValue
    }

    public let name: Name
    public let kind: Kind
    public let range: SourceRange
    public let isLibrary: Bool
    public var parent: NominalDeclaration?
    public var isStatic = false
    public var isMutating = false
    public var isFailable = false
    public var isThrowing = false
    /// `rethrows`
    var isRethrowing = false
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
    public var implementation: Implementation
    /// For `.memberwise`: the index in `storedProperties` that each parameter sets. Other fields take their
    /// initial values.
    public var memberwiseFields: [Int] = []
    /// For a subscript's getter.
    public var setter: FunctionDeclaration?
    /// A subscript's or property's setter that leaves the receiver itself alone (`nonmutating set`, classes).
    public var isNonmutating = false
    /// `init` of a class that calls `self.init`.
    public var isConvenience = false
    /// `@_disfavoredOverload`: chosen only when nothing else fits.
    public var isDisfavored = false
    /// `private` in a type: only the type's own declarations see it.
    public var isPrivate = false
    public var isOverride = false
    public var isDiscardable = false
    /// `postfix func ...`: an operator that stands after its operand.
    public var isPostfix = false
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
    var isExtension = false
    var context: Context? { didSet { context?.module.own(self) } }
    /// For a local function: how many of its generic parameters belong to what is around it.
    var outerGenericCount = 0
    /// For `willSet` and `didSet`: the property they watch.
    var observed: VariableDeclaration?
    /// An operator whose operands are still literals of unknown type: chosen when they are known.
    var isPending = false

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
            bind(self)
        }
    }

    /// The place in `Conformance.witnesses`, for a protocol's requirement; otherwise -1.
    public var requirementIndex = -1
    /// For a class's method: a subclass may replace it, so calls look at the object's own type.
    public var isOverridable = false
    /// The row's text, for notes and pages; nil for a snippet's own declarations.
    public var rowText: String?
    public var availability: Availability?

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

/// The first iOS version that has a declaration, from its `@available(iOS 16, *)`.
public struct Availability {
    public var iOS: (major: Int, minor: Int)

    public init(iOS: (major: Int, minor: Int)) { self.iOS = iOS }
}

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
    public let isLibrary: Bool
    public var parent: NominalDeclaration?
    public var type: Type {
        get { resolve(); return storedType }
        set { storedType = newValue }
    }
    public var isLet: Bool
    public var isStatic = false
    public var isLazy = false
    /// `private(set)`, `fileprivate` and the like do not matter here; `private` does for memberwise initializers.
    /// `private` in a type: only the type's own declarations see it.
    public var isPrivate = false
    /// `private(set)`
    public var hasPrivateSetter = false
    public var storage: Storage
    /// The initial value of a stored variable.
    public var initialValue: Body?
    public var getter: FunctionDeclaration?
    public var setter: FunctionDeclaration?
    public var willSet: FunctionDeclaration?
    public var didSet: FunctionDeclaration?
    /// Whether it has `willSet` or `didSet`.
    public var isObserved: Bool { (willSet ?? didSet) != nil }
    /// Whether it is a field of its owner, rather than computed or global; an initializer sets fields without
    /// telling their observers, wrapped properties not.
    var isStored: Bool { if case .field = storage { true } else { false } }
    /// `@State var x`: this is the computed `x`; `backing` is the stored `_x` of the wrapper's type.
    public var wrapper: NominalDeclaration?
    public var backing: VariableDeclaration?
    /// For a wrapped property without an initial value: makes the wrapper of the first value given.
    var wrapping: FunctionDeclaration?
    public var rowText: String?
    public var availability: Availability?

    /// `$x` of a wrapped property.
    public var projection: VariableDeclaration?
    /// The place in `Conformance.variableWitnesses`, for a protocol's requirement; otherwise -1.
    public var requirementIndex = -1
    public var isOverride = false
    /// Declared as `T!`: an optional that unwraps itself where that is needed.
    var isImplicitlyUnwrapped = false

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
