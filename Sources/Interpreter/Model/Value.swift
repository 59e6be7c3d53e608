/// A run-time value. Structs and enums have value semantics (their payloads are copied when changed while
/// shared), objects are references. `native` values belong to the rows; the interpreter never looks inside.
public enum Value {
    case void
    case bool(Bool)
    /// Every integer type: 64 bits wide wherever the engine runs. The static type says which bounds hold.
    case int(Int64)
    /// A `UInt64` or `UInt` beyond what an `Int64` holds.
    case large(UInt64)
    /// `Double`, `CGFloat` and `Float`: the static type tells which.
    case double(Double)
    case string(String)
    /// An absent optional.
    case none
    /// A present optional.
    indirect case some(Value)
    case tuple([Value])
    case array([Value])
    case dictionary(DictionaryValue)
    case set(DictionaryValue)
    /// A range of integers or of doubles; bounds, and whether the upper one belongs to it.
    indirect case range(Value, Value, closed: Bool)
    case structure(StructValue)
    case enumeration(EnumCase, [Value])
    case object(ObjectValue)
    case function(FunctionValue)
    case metatype(Type)
    case keyPath(KeyPathValue)
    case native(NativeValue)
    /// A shared variable's cell, in a slot only.
    case cell(Cell)
    /// An object that a `weak` or `unowned` variable does not own; in its place only.
    case borrowed(Lifeline, Ownership)
    /// A slot that holds nothing yet.
    case uninitialized
}

/// The fields of a struct. Change it only when it is uniquely referenced (`isKnownUniquelyReferenced`).
public final class StructValue {
    public let declaration: NominalDeclaration
    /// Generic arguments at run time.
    public let arguments: [Type]
    public var fields: [Value]

    public init(declaration: NominalDeclaration, arguments: [Type], fields: [Value]) {
        self.declaration = declaration
        self.arguments = arguments
        self.fields = fields
    }

    public func copy() -> StructValue {
        StructValue(declaration: declaration, arguments: arguments, fields: fields)
    }
}

/// An instance of a class or actor.
public final class ObjectValue: ObjectLink {
    public let declaration: NominalDeclaration
    public let arguments: [Type]
    public var fields: [Value]
    /// Called after any field changed: how observed objects tell their views.
    public var onChange: [ChangeObserver] = []
    /// Whether nothing is heard of in which order objects go, so that it may take its own apart (`letGo`).
    var goesUnheard = false
    /// Made for classes with a deinitializer, and by the first reference that does not own it.
    var lifeline: Lifeline?

    public init(declaration: NominalDeclaration, arguments: [Type], fields: [Value]) {
        self.declaration = declaration
        self.arguments = arguments
        self.fields = fields
        super.init()
    }

    /// Lets go of all that it holds. What goes with it may look at it, so it is empty before.
    func empty() {
        var held: ([Value], [ChangeObserver]) = ([], [])
        swap(&held.0, &fields)
        swap(&held.1, &onChange)
    }

    deinit {
        leave()
        if goesUnheard { letGo() }
    }
}

/// Who wants to know that an object's fields changed.
public protocol ChangeObserver: AnyObject {
    func valueChanged()
}

/// The storage of `Dictionary` and `Set`: change it only when it is uniquely referenced. It is kept in
/// insertion order, so that output never depends on hashing.
public final class DictionaryValue {
    public internal(set) var keys: [Value]
    /// As many as keys; empty for a set.
    public internal(set) var values: [Value]
    /// Positions of keys by their hash; made on the first look-up.
    var positions: [UInt64: [Int]]?

    /// The keys must differ from each other.
    public init(keys: [Value] = [], values: [Value] = []) {
        self.keys = keys
        self.values = values
    }

    func copy() -> DictionaryValue { DictionaryValue(keys: keys, values: values) }
}

/// A variable shared between closures and their surroundings.
public final class Cell {
    public var value: Value

    public init(_ value: Value) { self.value = value }
}

/// A closure with what it captured, or a declared function as a value.
public final class FunctionValue {
    public enum Kind {
        case closure(Closure, captured: [Value], substitutions: [Type])
        case declared(FunctionDeclaration, receiver: Value?, substitutions: [Type])
        /// Made by a row.
        case native((NativeCall) -> Value)
    }

    public internal(set) var kind: Kind
    /// How deep functions and natives nest in what it has captured; less than 0 until that is known.
    var nesting: Int32

    public init(_ kind: Kind, nesting: Int32 = -1) {
        self.kind = kind
        self.nesting = nesting
    }
}

/// A key path with the values of its indices.
public final class KeyPathValue {
    public let path: KeyPath
    /// Values of subscript indices, in order of the components.
    public let indices: [[Value]]

    public init(path: KeyPath, indices: [[Value]]) {
        self.path = path
        self.indices = indices
    }
}

/// The base of every value that rows make: views, colors, alignments, bindings.
open class NativeValue {
    /// How deep natives and functions nest in it; less than 0 until a call has given it.
    var nesting: Int32 = -1
    /// The type that it had where it became a value of a protocol's type.
    var staticType: Type?

    public init() {}

    /// Whether it can let go of the value that it wraps, for the time of a change.
    open var isLender: Bool { false }
    open func lend() {}
    /// Puts the value back, which is what it was.
    open func giveBack(_ value: Value) {}

    /// Whether it holds none of the values that it was made of.
    open var isFlat: Bool { false }

    /// Roughly how many bytes a native goes through that looks at all of it.
    open var size: Int { 0 }

    /// The type as `type(of:)`, casts and protocol witnesses see it; nil when only the checker knows it.
    open var declaredType: Type? { nil }

    /// What it holds as a collection; nil for one that is none.
    open func elements(_ evaluator: Evaluator) -> [Value]? { nil }

    /// Text for `print`, interpolation and dumps.
    open var description: String { "native" }

    /// Whether two values are the same to `==`; the default compares references.
    open func isEqual(to other: NativeValue) -> Bool { self === other }
}
