import Syntax

/// A place opened for a change. Its value stands outside its place meanwhile, so that a collection inside is
/// changed without a copy; `Evaluator.finish` writes it back, from the innermost place outwards.
final class Access {
    var value: Value
    let part: Part
    /// The value that this one is a part of, open too.
    let whole: Access?
    let range: SourceRange
    let frame: Activation?

    /// How the value goes back to where it came from.
    enum Part {
        /// It stands nowhere, or is a reference.
        case detached
        case local(slot: Int)
        /// A variable that does not own its object.
        case borrowed(LocalVariable)
        /// A global or static variable, by its number.
        case global(Int)
        /// A variable with a setter or observers.
        case assigned(Place)
        /// A stored property that is not observed.
        case field(Int, VariableDeclaration)
        /// A property with a setter or observers, and its owner's generic arguments.
        case property(VariableDeclaration, [Type], isInitializing: Bool)
        case arrayElement(Int)
        case tupleElement(Int)
        /// The value inside an optional.
        case wrapped
        case subscripted(setter: FunctionDeclaration, indices: [Value], [Type])
    }

    init(
        _ value: Value, _ range: SourceRange, _ frame: Activation?, as part: Part = .detached,
        in whole: Access? = nil
    ) {
        self.value = value
        self.part = part
        self.whole = whole
        self.range = range
        self.frame = frame
    }

    /// Takes the value of an object's property out of the object while a part of it changes, so that it is
    /// not copied. Swift, too, lets nobody look at the property for that time.
    func leaveObject() {
        guard case .field(let index, _) = part, case .object(let object)? = whole?.value else { return }
        object.fields[index] = .uninitialized
    }

    /// Moves the value out, for the time that something else holds it.
    func take() -> Value {
        let taken = value
        value = .uninitialized
        return taken
    }
}

extension Evaluator {
    /// Changes a place. What a failure interrupts is put back without setters; what an error of the snippet
    /// leaves is written back, as in Swift.
    func modify(
        _ place: Place, _ frame: Activation, _ body: (inout Value) throws(Signal) -> Void
    ) throws(Signal) {
        try finish(try begin(place, frame), body)
    }

    /// Changes an opened value, then writes it back.
    func finish(_ access: Access, _ body: (inout Value) throws(Signal) -> Void) throws(Signal) {
        do throws(Signal) {
            try body(&access.value)
        } catch {
            try close(access, after: error)
            throw error
        }
        try finish(access)
    }

    func close(_ access: Access, after error: Signal) throws(Signal) {
        if case .thrown = error { try finish(access, isThrowing: true) } else { restore(access) }
    }

    /// Writes an opened value back into its place, and that into its own. Observers do not hear of a change
    /// that threw an error.
    func finish(_ access: Access, isThrowing: Bool = false) throws(Signal) {
        do throws(Signal) {
            try write(access, isThrowing)
        } catch {
            if let whole = access.whole { restore(whole) }
            throw error
        }
        if let whole = access.whole { try finish(whole, isThrowing: isThrowing) }
    }

    /// Puts everything that was moved out back, without running any code of the snippet.
    func restore(_ access: Access) {
        putBack(access)
        if let whole = access.whole { restore(whole) }
    }

    private func write(_ access: Access, _ isThrowing: Bool) throws(Signal) {
        switch access.part {
        case .assigned(let place):
            if let frame = access.frame { try assign(place, access.value, frame) }
        case .property(let variable, let types, let isInitializing):
            guard let whole = access.whole else { return }
            let isQuiet = isInitializing || isThrowing
            try setProperty(
                variable, of: &whole.value, access.take(), types, isQuiet, access.range, access.frame)
        case .subscripted(let setter, let indices, let types):
            guard let whole = access.whole else { return }
            var arguments = [access.take()] + indices
            _ = try invoke(setter, &whole.value, &arguments, types, access.range, access.frame)
        case .field(_, let variable):
            putBack(access)
            if let whole = access.whole { notify(whole.value, variable) }
        case .arrayElement, .tupleElement, .wrapped:
            let isNested = access.value.hasParts
            putBack(access)
            if isNested, let whole = access.whole?.value {
                try noteComposite(whole, access.frame?.site ?? access.range)
            }
        default: putBack(access)
        }
    }

    private func putBack(_ access: Access) {
        switch access.part {
        case .detached, .assigned, .property, .subscripted: break
        case .borrowed(let variable): access.frame?.assign(variable, access.take())
        case .local(let slot): access.frame?.store(slot, access.take())
        case .global(let index): globals[index] = access.take()
        case .field(let index, _):
            if let whole = access.whole { setField(index, of: &whole.value, access.take()) }
        case .arrayElement(let index): access.whole?.putBack(access.take(), intoArrayAt: index)
        case .tupleElement(let index): access.whole?.putBack(access.take(), intoTupleAt: index)
        case .wrapped: access.whole?.value = .some(access.take())
        }
    }
}

extension Access {
    fileprivate func putBack(_ element: Value, intoArrayAt index: Int) {
        guard case .array(var items) = take() else { return }
        items[index] = element
        value = .array(items)
    }

    fileprivate func putBack(_ element: Value, intoTupleAt index: Int) {
        var elements = take().elements
        elements[index] = element
        value = .tuple(elements)
    }
}
