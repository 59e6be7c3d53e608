import Syntax

extension Evaluator {
    /// Gives access to a place for the time of a change, and writes back. Stored values are moved out meanwhile, so
    /// that a collection inside is changed without a copy.
    func modify(
        _ place: Place, _ frame: Activation, _ body: (inout Value) throws(Signal) -> Void
    ) throws(Signal) {
        switch place.kind {
        case .local(let variable): try modifyLocal(variable, place.range, frame, body)
        case .member(let base, let variable, let types):
            try modifyMember(base, variable, resolve(types, frame), place.range, frame, body)
        case .witness(let base, let variable, let type):
            try modifyWitness(base, variable, type, place.range, frame, body)
        case .global, .staticMember, .staticWitness:
            try modifyStatic(place, frame, body)
        case .subscripted(let base, let getter, let setter, let arguments, let types):
            try modifySubscript(base, getter, setter, arguments, types, place.range, frame, body)
        case .element(let base, let index): try modifyElement(base, index, frame, body)
        case .forceUnwrap(let base): try modifyUnwrapped(base, place.range, frame, isChain: false, body)
        case .chained(let base): try modifyUnwrapped(base, place.range, frame, isChain: true, body)
        case .value(let expression):
            var value = try evaluate(expression, frame)
            try body(&value)
        case .keyPath(let base, let path): try modifyKeyPath(base, path, place.range, frame, body)
        }
    }

    private func modifyLocal(
        _ variable: LocalVariable, _ range: SourceRange, _ frame: Activation,
        _ body: (inout Value) throws(Signal) -> Void
    ) throws(Signal) {
        // `self` of a class is a reference: it may be used while something inside it changes.
        if case .object = frame.load(variable.slot) {
            var value = frame.load(variable.slot)
            try body(&value)
            return frame.store(variable.slot, value)
        }
        var value = frame.take(variable.slot)
        defer { frame.store(variable.slot, value) }
        try body(&value)
    }

    private func modifyMember(
        _ base: Place, _ variable: VariableDeclaration, _ types: [Type], _ range: SourceRange, _ frame: Activation,
        _ body: (inout Value) throws(Signal) -> Void
    ) throws(Signal) {
        let isOwn = isInitializing(base, variable, frame)
        if needsNoPlace(variable) {
            var receiver = try read(base, frame)
            return try modifyProperty(variable, of: &receiver, types, isOwn, range, frame, body)
        }
        try modify(base, frame) { (receiver: inout Value) throws(Signal) in
            try self.modifyProperty(variable, of: &receiver, types, isOwn, range, frame, body)
        }
    }

    private func modifyWitness(
        _ base: Place, _ variable: VariableDeclaration, _ type: Type, _ range: SourceRange, _ frame: Activation,
        _ body: (inout Value) throws(Signal) -> Void
    ) throws(Signal) {
        let type = resolve(type, frame)
        try modify(base, frame) { (receiver: inout Value) throws(Signal) in
            let self_ = self.selfType(type, receiver)
            let witness = self.witness(variable, self_)
            let types = self.memberSubstitutions(witness.parent, self_)
            try self.modifyProperty(witness, of: &receiver, types, false, range, frame, body)
        }
    }

    private func modifySubscript(
        _ base: Place, _ getter: Callee, _ setter: FunctionDeclaration?, _ arguments: [Argument], _ types: [Type],
        _ range: SourceRange, _ frame: Activation, _ body: (inout Value) throws(Signal) -> Void
    ) throws(Signal) {
        let types = resolve(types, frame)
        let indices = try evaluate(arguments, getter.function, types, frame)
        func change(_ receiver: inout Value) throws(Signal) {
            if try modifyArrayElement(&receiver, getter, indices, range, frame, body) { return }
            let (function, substitutions) = try dispatch(getter, receiver, types, range, frame)
            var (source, values) = (receiver, indices)
            var value = try invoke(function, &source, &values, substitutions, range, frame)
            source = .void
            try body(&value)
            if let setter { try callSetter(setter, getter, &receiver, value, indices, types, range, frame) }
        }
        if let setter, isReference(setter) {
            var receiver = try read(base, frame)
            return try change(&receiver)
        }
        try modify(base, frame) { (receiver: inout Value) throws(Signal) in try change(&receiver) }
    }

    /// An array's element is changed in place.
    private func modifyArrayElement(
        _ receiver: inout Value, _ getter: Callee, _ indices: [Value], _ range: SourceRange, _ frame: Activation,
        _ body: (inout Value) throws(Signal) -> Void
    ) throws(Signal) -> Bool {
        guard getter.function.parent === commonTypes.array, case .array(var items) = receiver,
            indices.count == 1, case .int(let index) = indices[0]
        else { return false }
        guard items.indices.contains(index) else { throw trap("index out of range", range, frame) }
        receiver = .uninitialized
        var element = items[index]
        items[index] = .uninitialized
        defer {
            items[index] = element
            receiver = .array(items)
        }
        try body(&element)
        return true
    }

    private func modifyElement(
        _ base: Place, _ index: Int, _ frame: Activation, _ body: (inout Value) throws(Signal) -> Void
    ) throws(Signal) {
        try modify(base, frame) { (value: inout Value) throws(Signal) in
            var elements = value.elements
            value = .uninitialized
            defer { value = .tuple(elements) }
            try body(&elements[index])
        }
    }

    private func modifyUnwrapped(
        _ base: Place, _ range: SourceRange, _ frame: Activation, isChain: Bool,
        _ body: (inout Value) throws(Signal) -> Void
    ) throws(Signal) {
        // Looking first keeps an observed property quiet when there is nothing to change.
        try modify(base, frame) { (value: inout Value) throws(Signal) in
            guard case .some(var inner) = value else {
                if isChain { throw .nilInChain }
                throw self.trap("unexpectedly found nil while unwrapping an Optional value", range, frame)
            }
            value = .uninitialized
            defer { value = .some(inner) }
            try body(&inner)
        }
    }

    private func modifyKeyPath(
        _ base: Place, _ path: Expression, _ range: SourceRange, _ frame: Activation,
        _ body: (inout Value) throws(Signal) -> Void
    ) throws(Signal) {
        guard case .keyPath(let path) = try evaluate(path, frame) else { return }
        try modify(base, frame) { (receiver: inout Value) throws(Signal) in
            try self.modifyValue(at: path, from: 0, of: &receiver, range, frame, body)
        }
    }
}
