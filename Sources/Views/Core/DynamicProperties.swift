import Interpreter
import Syntax

/// A property wrapper of SwiftUI's that must be connected to a place in the hierarchy before the body of its
/// view is evaluated.
open class DynamicProperty: NativeValue {
    /// The same wrapper, bound to the storage at this place. The receiver is shared by every copy of the view
    /// and must not change.
    func connected(field: Int, in context: ViewContext) -> DynamicProperty { self }
}

enum DynamicProperties {
    /// A copy of a view, modifier or style whose dynamic properties read and write the storage of this place.
    static func connect(_ view: StructValue, in context: ViewContext) -> StructValue {
        var connected: StructValue?
        for (field, value) in view.fields.enumerated() {
            guard let bound = connect(value, field: field, in: context) else { continue }
            if connected == nil { connected = view.copy() }
            connected!.fields[field] = bound
            if case .native(let native) = bound, let cell = (native as? StateProperty)?.cell {
                context.graph.noteState(view.declaration.storedProperties[field].name, cell)
            }
        }
        return connected ?? view
    }

    private static func connect(_ value: Value, field: Int, in context: ViewContext) -> Value? {
        switch value {
        case .native(let native):
            guard let property = native as? DynamicProperty else { return nil }
            return .native(property.connected(field: field, in: context))
        case .structure(let wrapper) where wrapper.declaration.isDynamicProperty:
            // A snippet's own wrapper may hold SwiftUI's inside.
            return .structure(connect(wrapper, in: context.child(.position(-1 - field))))
        case .object(let object) where object.declaration.isObservable:
            // The views that read an observable object follow it without being told to.
            context.graph.observe(value)
            return nil
        default: return nil
        }
    }
}

extension NominalDeclaration {
    /// Whether values of the type may have state of their own inside.
    var isDynamicProperty: Bool { attributes.contains("propertyWrapper") || says("DynamicProperty") }

    /// Whether the type says that it conforms to a protocol, or to one that refines it.
    func says(_ name: Name) -> Bool {
        conformances.contains { $0.protocolDeclaration.name == name || $0.protocolDeclaration.says(name) }
    }

    /// Whether views that hold an object of the type follow its changes.
    var tellsOfChanges: Bool {
        if isObservable || says("ObservableObject") { return true }
        guard case .nominal(let parent, _)? = superclass else { return false }
        return parent.tellsOfChanges
    }

    /// Whether the type, or a class it inherits from, is `@Observable`.
    var isObservable: Bool {
        if attributes.contains("Observable") { return true }
        guard case .nominal(let parent, _)? = superclass else { return false }
        return parent.isObservable
    }
}

/// `@State`, `@StateObject`, `@FocusState`, `@GestureState`, `@AppStorage`: a cell that outlives the view's
/// struct.
final class StateProperty: DynamicProperty {
    /// Evaluated once, when the place is new.
    private let initial: () -> Value
    /// The name of stored defaults, shared by all places that use it.
    private let key: String?
    /// Until it is connected (a view's initializer sets it) the value is its own.
    private var unconnected: Value?
    fileprivate private(set) var cell: StateCell?

    init(key: String? = nil, initial: @escaping () -> Value) {
        self.key = key
        self.initial = initial
    }

    private init(cell: StateCell, initial: @escaping () -> Value) {
        self.initial = initial
        key = nil
        self.cell = cell
    }

    /// Back to the initial value.
    func reset() { value = initial() }

    var value: Value {
        get {
            if let cell { return cell.value }
            if let unconnected { return unconnected }
            let value = initial()
            unconnected = value
            return value
        }
        set { if let cell { cell.value = newValue } else { unconnected = newValue } }
    }

    override var isLender: Bool { cell != nil }
    override func lend() { cell?.exchange(.uninitialized) }
    override func giveBack(_ value: Value) { cell?.exchange(value) }

    override func connected(field: Int, in context: ViewContext) -> DynamicProperty {
        let cell = storage(field: field, in: context)
        context.graph.observe(cell.value)
        return StateProperty(cell: cell, initial: initial)
    }

    private func storage(field: Int, in context: ViewContext) -> StateCell {
        let graph = context.graph
        if let key { return graph.storedDefault(Name(key)) { self.value } }
        let identity = context.identity
        if let known = identity.cells.first(where: { $0.field == field }) { return known.cell }
        let cell = StateCell(value, graph: graph)
        identity.cells.append((field, cell))
        return cell
    }

    override var description: String { "State" }
}

/// `@ScaledMetric`: a number that grows with the Dynamic Type size.
final class ScaledProperty: DynamicProperty {
    private let base: Double
    /// The text style it grows like, by its place in `Font.TextStyle`; body if not given.
    private let style: Int?
    private(set) var value: Double

    init(_ base: Double, style: Int?, value: Double? = nil) {
        self.base = base
        self.style = style
        self.value = value ?? base
    }

    override func connected(field: Int, in context: ViewContext) -> DynamicProperty {
        let value = TypeScale.scaled(
            base, style: style ?? TypeScale.body, size: context.environment.typeSize,
            pixel: 1 / context.environment.displayScale)
        return ScaledProperty(base, style: style, value: value)
    }
}

/// `@Namespace`: a number of its own for each place.
final class NamespaceProperty: DynamicProperty {
    let number: Int

    init(_ number: Int = 0) { self.number = number }

    override func connected(field: Int, in context: ViewContext) -> DynamicProperty {
        let identity = context.identity
        if let known = identity.cells.first(where: { $0.field == field }), case .int = known.cell.value {
            return NamespaceProperty(known.cell.value.asInt)
        }
        context.graph.nextNamespace += 1
        let number = context.graph.nextNamespace
        identity.cells.append((field, StateCell(.int(number), graph: context.graph)))
        return NamespaceProperty(number)
    }
}

/// `Namespace.ID`.
final class NamespaceID: NativeValue {
    private let number: Int

    init(_ number: Int) { self.number = number }

    override func isEqual(to other: NativeValue) -> Bool { (other as? NamespaceID)?.number == number }
}

/// `@ObservedObject`, `@Bindable`: the object it is given, watched for changes.
final class ObservedProperty: DynamicProperty {
    var value: Value

    init(_ value: Value) { self.value = value }

    override func connected(field: Int, in context: ViewContext) -> DynamicProperty {
        context.graph.observe(value)
        return self
    }
}

/// `@Environment(\.key)`, `@Environment(Type.self)`, `@EnvironmentObject`: read where the view stands.
final class EnvironmentProperty: DynamicProperty {
    private let read: (ViewContext) -> Value?
    private var current: Value?
    private let missing: String
    /// What is read before the view has its place; nil where nothing can be.
    private let standard: Value?

    init(missing: String, read: @escaping (ViewContext) -> Value?) {
        self.read = read
        self.missing = missing
        standard = nil
    }

    init(standard path: Value, read: @escaping (ViewContext) -> Value?) {
        self.read = read
        missing =
            "outside of 'body' this is the environment's standard value, whatever is set around the view"
        standard = path
    }

    /// The value at the place; without one (used outside a body) the standard one, as SwiftUI warns.
    func value(_ call: NativeCall) -> Value {
        if let current { return current }
        guard let standard else {
            call.evaluator.fail(missing, at: call.range)
            return .void
        }
        GraphRecord.warn(
            Diagnostic(.warning, missing, at: call.range, id: "environment-outside-body"), call.evaluator)
        return call.evaluator.read(standard, from: .native(EnvironmentBox(EnvironmentValues())))
    }

    override func connected(field: Int, in context: ViewContext) -> DynamicProperty {
        let connected =
            standard.map { EnvironmentProperty(standard: $0, read: read) }
            ?? EnvironmentProperty(missing: missing, read: read)
        connected.current = read(context)
        if let object = connected.current { context.graph.observe(object) }
        return connected
    }
}

/// `Binding`: reads and writes somebody else's storage.
public final class BindingValue: NativeValue {
    public let get: () -> Value
    public let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    override public var description: String { "Binding" }

    /// `$items.map { … }`: each element as a binding.
    override public func elements(_ evaluator: Evaluator) -> [Value]? {
        ForEachRows.bindings(to: self, evaluator) { _ in .void }.map { $0.value }
    }
}
