import Syntax

/// Opening places, from the outermost inwards.
extension Evaluator {
    func begin(_ place: Place, _ frame: Activation) throws(Signal) -> Access {
        switch place.kind {
        case .local(let variable): return beginLocal(variable, place.range, frame)
        case .accessed: return Access(try read(place, frame), place.range, frame, as: .assigned(place))
        case .member(let base, let variable, let types):
            let isOwn = isInitializing(base, variable, frame)
            let whole = try begin(base, isReference: needsNoPlace(variable), frame)
            return try inside(whole) { () throws(Signal) in
                try self.openProperty(
                    variable, of: whole, self.resolve(types, frame), isOwn, place.range, frame)
            }
        case .witness(let base, let variable, let type):
            let whole = try begin(base, frame)
            return try inside(whole) { () throws(Signal) in
                try self.openWitness(variable, of: whole, self.resolve(type, frame), place.range, frame)
            }
        case .global, .staticMember, .staticWitness: return try beginStatic(place, frame)
        case .subscripted(let base, let getter, let setter, let arguments, let types):
            return try beginSubscript(
                base, getter, setter, arguments, resolve(types, frame), place.range, frame)
        case .element(let base, let index):
            return openElement(index, of: try begin(base, frame), place.range, frame)
        case .forceUnwrap(let base): return try beginUnwrapped(base, place.range, frame, isChain: false)
        case .chained(let base): return try beginUnwrapped(base, place.range, frame, isChain: true)
        case .value(let expression): return Access(try evaluate(expression, frame), place.range, frame)
        case .keyPath(let base, let path): return try beginKeyPath(base, path, place.range, frame)
        }
    }

    /// Opens what a part is taken of. Of a reference nothing is written back, so that it is only read.
    private func begin(_ base: Place, isReference: Bool, _ frame: Activation) throws(Signal) -> Access {
        isReference ? Access(try read(base, frame), base.range, frame) : try begin(base, frame)
    }

    /// Opens a part of an opened value, which goes back when that fails.
    private func inside(_ whole: Access, _ open: () throws(Signal) -> Access) throws(Signal) -> Access {
        do throws(Signal) {
            return try open()
        } catch {
            restore(whole)
            throw error
        }
    }

    private func beginLocal(_ variable: LocalVariable, _ range: SourceRange, _ frame: Activation) -> Access {
        // `self` of a class is a reference: it may be used while something inside it changes.
        let value = frame.load(variable.slot)
        if variable.ownership != .strong { return Access(value, range, frame, as: .borrowed(variable)) }
        if case .object = value {} else { frame.store(variable.slot, .uninitialized) }
        return Access(value, range, frame, as: .local(slot: variable.slot))
    }

    private func openWitness(
        _ variable: VariableDeclaration, of whole: Access, _ type: Type, _ range: SourceRange,
        _ frame: Activation
    ) throws(Signal) -> Access {
        let self_ = selfType(type, whole.value)
        let witness = self.witness(variable, self_)
        return try openProperty(
            witness, of: whole, memberSubstitutions(witness.parent, self_), false, range, frame)
    }

    private func openElement(_ index: Int, of whole: Access, _ range: SourceRange, _ frame: Activation?)
        -> Access
    {
        whole.leaveObject()
        var elements = whole.take().elements
        let element = elements[index]
        elements[index] = .uninitialized
        whole.value = .tuple(elements)
        return Access(element, range, frame, as: .tupleElement(index), in: whole)
    }

    private func beginUnwrapped(
        _ base: Place, _ range: SourceRange, _ frame: Activation, isChain: Bool
    ) throws(Signal) -> Access {
        let whole = try begin(base, frame)
        // Nothing is written where there is nothing to change, so that an observed property stays quiet.
        guard case .some(let inner) = whole.value else {
            restore(whole)
            throw isChain
                ? .nilInChain
                : trap("unexpectedly found nil while unwrapping an Optional value", range, frame)
        }
        whole.leaveObject()
        whole.value = .uninitialized
        return Access(inner, range, frame, as: .wrapped, in: whole)
    }

    // MARK: Subscripts

    private func beginSubscript(
        _ base: Place, _ getter: Callee, _ setter: FunctionDeclaration?, _ arguments: [Argument],
        _ types: [Type],
        _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Access {
        // Indices come first: they may look at the collection.
        let indices = try evaluate(arguments, getter.function, types, frame)
        let whole = try begin(base, isReference: setter.map(isReference) ?? false, frame)
        return try inside(whole) { () throws(Signal) in
            if let element = try self.openArrayElement(of: whole, getter, indices, range, frame) {
                return element
            }
            let (function, substitutions) = self.dispatch(getter, whole.value, types, frame)
            let value = try self.subscripted(function, whole.value, indices, substitutions, range, frame)
            guard let setter else { return Access(value, range, frame, in: whole) }
            let (found, own) = self.dispatchSetter(setter, getter, whole.value, types, frame)
            return Access(
                value, range, frame, as: .subscripted(setter: found, indices: indices, own), in: whole)
        }
    }

    func subscripted(
        _ getter: FunctionDeclaration, _ receiver: Value, _ indices: [Value], _ types: [Type],
        _ range: SourceRange,
        _ frame: Activation?
    ) throws(Signal) -> Value {
        var (source, arguments) = (receiver, indices)
        return try invoke(getter, &source, &arguments, types, range, frame)
    }

    /// An array's element is changed in place.
    private func openArrayElement(
        of whole: Access, _ getter: Callee, _ indices: [Value], _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Access? {
        guard getter.function.parent === commonTypes.array, case .array(var items) = whole.value,
            indices.count == 1, case .int = indices[0]
        else { return nil }
        let index = indices[0].asInt
        guard items.indices.contains(index) else { throw trap("index out of range", range, frame) }
        whole.leaveObject()
        whole.value = .uninitialized
        let (element, address) = (items[index], Evaluator.address(items))
        items[index] = .uninitialized
        // Somebody else has them, too: they were copied.
        if Evaluator.address(items) != address { chargeCopy(of: items.count) }
        whole.value = .array(items)
        return Access(element, range, frame, as: .arrayElement(index), in: whole)
    }

    // MARK: Key paths

    private func beginKeyPath(
        _ base: Place, _ path: Expression, _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Access {
        guard case .keyPath(let path) = try evaluate(path, frame) else { return Access(.void, range, frame) }
        let whole = try begin(base, frame)
        return try open(path, of: whole, range, frame)
    }

    /// Opens what a key path leads to.
    func open(
        _ path: KeyPathValue, of root: Access, _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Access {
        var access = root
        for position in path.path.components.indices {
            let whole = access
            access = try inside(whole) { () throws(Signal) in
                try self.openComponent(position, of: path, of: whole, range, frame)
            }
        }
        return access
    }

    private func openComponent(
        _ position: Int, of path: KeyPathValue, of whole: Access, _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Access {
        switch path.path.components[position] {
        case .property(let variable, _):
            let type = typeOf(whole.value)
            let found = variable.requirementIndex >= 0 ? witness(variable, type) : variable
            return try openProperty(
                found, of: whole, memberSubstitutions(found.parent, type), false, range, frame)
        case .subscripted(let getter, _):
            let (types, indices) = (
                memberSubstitutions(getter.parent, typeOf(whole.value)), path.indices(before: position)
            )
            let value = try subscripted(getter, whole.value, indices, types, range, frame)
            guard let setter = getter.setter else { return Access(value, range, frame, in: whole) }
            return Access(
                value, range, frame, as: .subscripted(setter: setter, indices: indices, types), in: whole)
        case .element(let index): return openElement(index, of: whole, range, frame)
        case .optionalChain, .forceUnwrap:
            guard case .some(let inner) = whole.value else {
                throw trap("unexpectedly found nil while unwrapping an Optional value", range, frame)
            }
            whole.value = .uninitialized
            return Access(inner, range, frame, as: .wrapped, in: whole)
        }
    }
}
