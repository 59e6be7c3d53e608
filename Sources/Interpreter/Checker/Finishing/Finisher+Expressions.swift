/// Expressions of the finished program: pending operators chosen, types closed.
extension Finisher {
    func expression(_ value: Expression) -> Expression {
        let type = self.type(value.type)
        let range = value.range
        switch value.kind {
        case .literal(let literal): return self.literal(literal, type, range)
        case .array(let elements): return array(elements.map { expression($0) }, type, range)
        case .dictionary(let pairs):
            return dictionary(pairs.map { (expression($0.0), expression($0.1)) }, type, range)
        case .interpolation(let segments): return interpolation(segments, type, range)
        case .ifElse(let statement): return Expression(.ifElse(typed(self.if(statement), type)), type, range)
        default: return Expression(kind(value.kind), type, range)
        }
    }

    /// The inner `if` of an `else if` has the type of the whole.
    private func typed(_ statement: IfStatement, _ type: Type) -> IfStatement {
        var statement = statement
        if let otherwise = statement.elseBody, otherwise.count == 1,
            case .yield(var value) = otherwise[0].kind,
            case .ifElse(let inner) = value.kind, value.type.isUnknown
        {
            value.type = type
            value.kind = .ifElse(typed(inner, type))
            statement.elseBody = [Statement(.yield(value), otherwise[0].range)]
        }
        return statement
    }

    private func kind(_ kind: Expression.Kind) -> Expression.Kind {
        switch kind {
        case .load(let place): return .load(self.place(place))
        case .call(let call): return .call(self.call(call))
        case .callValue(let callee, let arguments):
            let callee = expression(callee)
            if case .function(let type) = callee.type.shallow, type.isThrowing || type.isAsync {
                hasEffects = true
            }
            return .callValue(callee, self.arguments(arguments))
        case .closure(let closure): return .closure(self.closure(closure))
        case .function(let callee, let receiver, let substitutions):
            return .function(
                self.callee(callee), receiver: receiver.map { expression($0) }, types(substitutions))
        case .tuple(let parts): return .tuple(parts.map { expression($0) })
        case .wrap(let inner): return .wrap(expression(inner))
        case .forceUnwrap(let inner): return .forceUnwrap(expression(inner))
        case .chain(let inner, let flattens): return .chain(expression(inner), flattens: flattens)
        case .chained(let inner): return .chained(expression(inner))
        case .ternary(let condition, let first, let second):
            return .ternary(expression(condition), expression(first), expression(second))
        case .switchCase(let statement): return .switchCase(self.switch(statement))
        case .isType(let inner, let type): return .isType(expression(inner), self.type(type))
        case .cast(let inner, let how, let type): return .cast(expression(inner), how, self.type(type))
        case .try(let how, let inner):
            hasEffects = true
            return .try(how, expression(inner))
        case .await(let inner):
            hasEffects = true
            return .await(expression(inner))
        case .expansion(let inner): return .expansion(expansion(inner))
        case .assign(let place, let value):
            let place = self.place(place)
            return .assign(place, expression(value))
        case .assignTuple(let places, let value):
            return .assignTuple(places.map { $0.map { self.place($0) } }, expression(value))
        case .metatype(let type): return .metatype(self.type(type))
        case .keyPath(let path): return .keyPath(keyPath(path))
        case .block(let statements, let value):
            let statements = block(statements)
            return .block(statements, expression(value))
        case .element(let inner, let index): return .element(expression(inner), index)
        case .literal, .array, .dictionary, .interpolation, .ifElse, .error: return kind
        }
    }

    private func expansion(_ expansion: PackExpansion) -> PackExpansion {
        var expansion = expansion
        for index in expansion.elements.indices {
            let variable = expansion.elements[index].variable
            variable.type = type(variable.type)
            expansion.elements[index].source = expression(expansion.elements[index].source)
        }
        expansion.pattern = expression(expansion.pattern)
        return expansion
    }

    private func call(_ call: Call) -> Call {
        if case .direct(let function) = call.callee, let pending = function.pending,
            let settled = settle(call, pending)
        {
            return settled
        }
        return Call(
            callee: callee(call.callee), receiver: receiver(call.receiver),
            arguments: arguments(call.arguments),
            substitutions: types(call.substitutions))
    }

    /// An operator between literals, chosen now that their type is known.
    private func settle(_ call: Call, _ pending: PendingOperator) -> Call? {
        guard let (function, substitutions) = checker.settle(pending) else { return nil }
        let own = type(pending.operands[0])
        let candidate = Candidate(function: function, base: .type(own), arguments: [])
        return Call(
            callee: checker.callee(of: candidate), receiver: function.parent == nil ? .none : .type(own),
            arguments: arguments(call.arguments), substitutions: types(substitutions))
    }

    private func callee(_ callee: Callee) -> Callee {
        let function = callee.function
        if function.isThrowing || function.isAsync { hasEffects = true }
        if case .witness(let function, let type) = callee { return .witness(function, self.type(type)) }
        return callee
    }

    private func receiver(_ receiver: Receiver) -> Receiver {
        switch receiver {
        case .none: return .none
        case .value(let value): return .value(expression(value))
        case .place(let place): return .place(self.place(place))
        case .type(let type): return .type(self.type(type))
        case .superclass(let value): return .superclass(expression(value))
        }
    }

    private func arguments(_ list: [Argument]) -> [Argument] {
        list.map { argument in
            switch argument {
            case .value(let value): .value(expression(value))
            case .place(let place): .place(self.place(place))
            case .defaulted: .defaulted
            case .variadic(let values): .variadic(values.map { expression($0) })
            case .deferred(let closure): .deferred(self.closure(closure))
            }
        }
    }

    func segment(_ segment: Expression.Segment) -> Expression.Segment {
        switch segment {
        case .text: return segment
        case .labeled(let label, let value, let others):
            return .labeled(label, expression(value), others.map { ($0.0, expression($0.1)) })
        case .value(let value, let others):
            return .value(expression(value), others.map { ($0.0, expression($0.1)) })
        }
    }

    private func place(_ place: Place) -> Place { Place(kind(place.kind), type(place.type), place.range) }

    private func kind(_ kind: Place.Kind) -> Place.Kind {
        switch kind {
        case .local(let variable): return .local(self.variable(variable))
        case .accessed(let name, let accessors): return .accessed(name, accessors.mapped { variable($0) })
        case .global: return kind
        case .member(let base, let variable, let arguments):
            if let getter = variable.getter, getter.isThrowing || getter.isAsync { hasEffects = true }
            return .member(place(base), variable, types(arguments))
        case .witness(let base, let variable, let type):
            return .witness(place(base), variable, self.type(type))
        case .staticMember(let type, let variable): return .staticMember(self.type(type), variable)
        case .staticWitness(let type, let variable): return .staticWitness(self.type(type), variable)
        case .subscripted(let base, let getter, let setter, let arguments, let substitutions):
            let base = place(base)
            return .subscripted(
                base, getter: callee(getter), setter: setter, self.arguments(arguments), types(substitutions))
        case .element(let base, let index): return .element(place(base), index)
        case .forceUnwrap(let base): return .forceUnwrap(place(base))
        case .chained(let base): return .chained(place(base))
        case .value(let value): return .value(expression(value))
        case .keyPath(let base, let path): return .keyPath(place(base), expression(path))
        }
    }

    private func keyPath(_ path: KeyPath) -> KeyPath {
        KeyPath(
            root: type(path.root),
            components: path.components.map { component in
                switch component {
                case .property(let variable, let type): .property(variable, self.type(type))
                case .subscripted(let function, let indices):
                    .subscripted(function, indices.map { expression($0) })
                case .element, .optionalChain, .forceUnwrap: component
                }
            })
    }
}
