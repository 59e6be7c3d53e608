/// Letting go of objects one after the other. Swift would let go of a list's first node by letting go of the second by
/// letting go of the third: a stack frame or more for each.
extension ObjectValue {
    /// Called by `deinit`.
    func letGo() {
        var pending: [Value] = []
        Release.take(&fields, into: &pending)
        while !pending.isEmpty {
            var last = pending.removeLast()
            Release.takeApart(&last, into: &pending)
        }
    }
}

private enum Release {
    /// Moves out what may lead to other objects.
    static func take(_ values: inout [Value], into pending: inout [Value]) {
        for index in values.indices where values[index].mayLeadOn {
            pending.append(values[index])
            values[index] = .void
        }
    }

    /// Moves out what a value holds that nobody else has; it then goes without taking anything along.
    static func takeApart(_ owned: inout Value, into pending: inout [Value]) {
        switch owned {
        case .object(var object):
            owned = .void
            if isKnownUniquelyReferenced(&object), object.lifeline == nil { take(&object.fields, into: &pending) }
        case .structure(var value):
            owned = .void
            if isKnownUniquelyReferenced(&value) { take(&value.fields, into: &pending) }
        case .dictionary(var storage), .set(var storage):
            owned = .void
            guard isKnownUniquelyReferenced(&storage) else { return }
            take(&storage.keys, into: &pending)
            take(&storage.values, into: &pending)
        case .function(var function):
            owned = .void
            guard isKnownUniquelyReferenced(&function), case .closure(let closure, var captured, let types) = function.kind
            else { return }
            function.kind = .closure(closure, captured: [], substitutions: types)
            take(&captured, into: &pending)
        case .cell(var cell):
            owned = .void
            if isKnownUniquelyReferenced(&cell), cell.value.mayLeadOn {
                pending.append(cell.value)
                cell.value = .void
            }
        case .some(let inner):
            owned = .void
            if inner.mayLeadOn { pending.append(inner) }
        case .array(var items), .tuple(var items), .enumeration(_, var items):
            owned = .void
            if isUnique(&items) { take(&items, into: &pending) }
        default: break
        }
    }

    /// Whether nobody else has an array's elements: an array is a reference to them.
    private static func isUnique(_ items: inout [Value]) -> Bool {
        withUnsafeMutablePointer(to: &items) { pointer in
            pointer.withMemoryRebound(to: ObjectValue.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
        }
    }
}

extension Value {
    /// Whether other objects may hang on it.
    fileprivate var mayLeadOn: Bool {
        switch self {
        case .object, .structure, .dictionary, .set, .some, .function, .cell: true
        case .array(let items), .tuple(let items), .enumeration(_, let items): items.contains { $0.mayHoldMore }
        default: false
        }
    }

    /// Of an array of numbers nothing has to be looked at.
    private var mayHoldMore: Bool {
        switch self {
        case .void, .bool, .int, .large, .double, .string: false
        default: true
        }
    }
}
