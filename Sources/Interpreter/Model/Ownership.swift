import Syntax

/// How a variable holds an object: as one of its owners, or not.
public enum Ownership: UInt8, Sendable {
    case strong
    /// Reads as nil when the object is gone.
    case weak
    /// Must not be read when the object is gone.
    case unowned

    init(_ modifiers: [ModifierSyntax]) {
        self = .strong
        for modifier in modifiers {
            if modifier.name.name == "weak" { self = .weak }
            if modifier.name.name == "unowned" { self = .unowned }
        }
    }
}

/// What outlives an object: references that do not own it ask here, and its evaluator hears here that it is
/// gone.
public final class Lifeline {
    /// The object takes itself out, so that nobody meets it when it is gone.
    fileprivate var object: Unmanaged<ObjectValue>?
    fileprivate let departures: Departures?

    init(of object: ObjectValue, _ departures: Departures? = nil) {
        self.object = .passUnretained(object)
        self.departures = departures
    }

    /// The object, if it is still there.
    var living: ObjectValue? { object?.takeUnretainedValue() }

    fileprivate func end(_ object: ObjectValue) {
        self.object = nil
        departures?.waiting.append(
            ObjectValue(declaration: object.declaration, arguments: object.arguments, fields: object.fields))
    }
}

/// Objects without owners whose deinitializers have not run yet: others with the same fields, since an object
/// that goes must not be handed out.
final class Departures {
    var waiting: [ObjectValue] = []
}

extension ObjectValue {
    /// Called by `deinit`.
    func leave() { lifeline?.end(self) }

    fileprivate var line: Lifeline {
        if let lifeline { return lifeline }
        let made = Lifeline(of: self)
        lifeline = made
        return made
    }
}

extension Value {
    /// What a variable of an ownership keeps of a value.
    func kept(as ownership: Ownership) -> Value {
        if ownership == .strong { return self }
        switch self {
        case .some(.object(let object)): return .borrowed(object.line, .weak)
        case .object(let object): return .borrowed(object.line, .unowned)
        default: return self
        }
    }

    /// What a variable says that it holds. One that must not be read any more holds nothing.
    var held: Value {
        guard case .borrowed(let line, let ownership) = self else { return self }
        guard let object = line.living else { return ownership == .weak ? .none : .uninitialized }
        return ownership == .weak ? .some(.object(object)) : .object(object)
    }
}
