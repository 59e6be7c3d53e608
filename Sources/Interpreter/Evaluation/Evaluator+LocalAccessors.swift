import Syntax

/// Local variables with accessors or observers.
extension Evaluator {
    func read(_ accessors: LocalAccessors, _ range: SourceRange, _ frame: Activation) throws(Signal) -> Value
    {
        if let storage = accessors.storage { return try readLocal(storage, range, frame) }
        return try call(accessors.getter, [], range, frame)
    }

    func assign(
        _ accessors: LocalAccessors, _ value: Value, _ range: SourceRange, _ frame: Activation
    ) throws(Signal) {
        guard let storage = accessors.storage else {
            _ = try call(accessors.setter, [value], range, frame)
            return
        }
        let old = frame.load(storage.slot)
        _ = try call(accessors.willSet, [value], range, frame)
        frame.assign(storage, value)
        _ = try call(accessors.didSet, [old], range, frame)
    }

    private func call(
        _ accessor: LocalVariable?, _ values: [Value], _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Value {
        guard let accessor else { return .void }
        var arguments = values
        return try callFunction(frame.load(accessor.slot), &arguments, range, frame)
    }
}
