import Syntax

/// A struct, class, enum, protocol or actor: from a row or from a snippet.
public final class NominalDeclaration {
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
    public var parent: NominalDeclaration?
    /// Own and enclosing types' parameters, in substitution order. For a protocol: `Self` alone.
    public var generics: [GenericParameter] = []
    public var superclass: Type?
    public var conformances: [Conformance] = []
    /// Members from the body and from every extension, in source order.
    public var members: [Member] = []
    public var membersByName: [Name: [Int]] = [:]
    /// Stored instance properties in the order of a value's fields; a class's inherited ones come first.
    public var storedProperties: [VariableDeclaration] = []
    public var cases: [EnumCase] = []
    public var associatedTypes: [AssociatedType] = []
    /// Attributes that matter: `propertyWrapper`, `resultBuilder`, `Observable`, `main`, `dynamicMemberLookup`, …
    public var attributes: [Name] = []
    /// A type's own number, for storage keyed by type.
    public let id: Int

    public init(name: Name, kind: Kind, range: SourceRange, isLibrary: Bool, id: Int) {
        self.name = name
        self.kind = kind
        self.range = range
        self.isLibrary = isLibrary
        self.id = id
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
    public var generics: [GenericParameter] = []
    public var type: Type

    public init(name: Name, type: Type) {
        self.name = name
        self.type = type
    }
}

/// That a type conforms to a protocol, and by which members.
public final class Conformance {
    public let protocolDeclaration: NominalDeclaration
    /// Conditions of `extension Array: P where Element: P`, in the type's own parameters.
    public var requirements: [(Type, ProtocolUse)] = []
    /// The concrete types of the protocol's associated types, in the type's own parameters.
    public var associatedTypes: [(AssociatedType, Type)] = []
    /// For each requirement of the protocol (by `FunctionDeclaration.requirementIndex`): what satisfies it.
    public var witnesses: [FunctionDeclaration?] = []

    public init(protocolDeclaration: NominalDeclaration) { self.protocolDeclaration = protocolDeclaration }
}

public final class EnumCase {
    public let name: Name
    public let index: Int
    public var parent: NominalDeclaration?
    public var parameters: [Parameter] = []
    public var rawValue: Value?
    public var range: SourceRange

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
    public var builder: NominalDeclaration?
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
public final class FunctionDeclaration {
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
    public var isAsync = false
    /// All substitutable parameters: the parents' first, then its own. In a protocol extension `Self` is 0.
    public var generics: [GenericParameter] = []
    public var parameters: [Parameter] = []
    public var result: Type = .void
    public var builder: NominalDeclaration?
    public var implementation: Implementation
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
public final class VariableDeclaration {
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
    public var type: Type
    public var isLet: Bool
    public var isStatic = false
    public var isLazy = false
    /// `private(set)`, `fileprivate` and the like do not matter here; `private` does for memberwise initializers.
    public var isPrivate = false
    public var storage: Storage
    /// The initial value of a stored variable.
    public var initialValue: Body?
    public var getter: FunctionDeclaration?
    public var setter: FunctionDeclaration?
    public var willSet: FunctionDeclaration?
    public var didSet: FunctionDeclaration?
    /// `@State var x`: this is the computed `x`; `backing` is the stored `_x` of the wrapper's type.
    public var wrapper: NominalDeclaration?
    public var backing: VariableDeclaration?
    public var rowText: String?
    public var availability: Availability?

    public init(name: Name, range: SourceRange, isLibrary: Bool, type: Type, isLet: Bool, storage: Storage) {
        self.name = name
        self.range = range
        self.isLibrary = isLibrary
        self.type = type
        self.isLet = isLet
        self.storage = storage
    }
}
