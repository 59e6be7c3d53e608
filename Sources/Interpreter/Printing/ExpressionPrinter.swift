import Syntax

/// One checked expression on one line, nested blocks in braces.
enum ExpressionPrinter {
    static func text(_ value: Expression) -> String {
        switch value.kind {
        case .literal(let literal): return "\(text(literal)): \(value.type.text)"
        case .load(let place): return text(place)
        case .call(let call): return text(call)
        case .callValue(let callee, let arguments): return "\(text(callee))(\(list(arguments)))"
        case .closure(let closure): return text(closure)
        case .function(let callee, let receiver, _):
            return (receiver.map { text($0) + "." } ?? "") + callee.function.name.text
        case .tuple(let elements): return "(" + list(elements) + ")"
        case .array(let elements): return "[" + list(elements) + "]: \(value.type.text)"
        case .dictionary(let pairs):
            return "[" + joined(pairs.map { text($0.0) + ": " + text($0.1) }, ", ") + "]: \(value.type.text)"
        case .interpolation(let segments):
            return "\"" + joined(segments.map { text($0) }, "") + "\": \(value.type.text)"
        case .wrap(let inner): return "Optional(\(text(inner)))"
        case .forceUnwrap(let inner): return text(inner) + "!"
        case .chain(let inner, _): return "chain(\(text(inner)))"
        case .chained(let inner): return text(inner) + "?"
        case .ternary(let test, let first, let second):
            return "\(text(test)) ? \(text(first)) : \(text(second))"
        case .ifElse: return "if … else …: \(value.type.text)"
        case .switchCase: return "switch …: \(value.type.text)"
        case .isType(let inner, let type): return "\(text(inner)) is \(type.text)"
        case .cast(let inner, let kind, let type): return "(\(text(inner)) \(word(kind)) \(type.text))"
        case .try(_, let inner): return "try \(text(inner))"
        case .await(let inner): return "await \(text(inner))"
        case .expansion(let expansion): return "repeat \(text(expansion.pattern))"
        case .assign(let place, let inner): return "\(text(place)) = \(text(inner))"
        case .assignTuple(let places, let inner):
            return "(" + joined(places.map { $0.map { text($0) } ?? "_" }, ", ") + ") = \(text(inner))"
        case .metatype(let type): return "\(type.text).self"
        case .keyPath(let path): return "\\\(path.root.text)" + joined(path.components.map { text($0) }, "")
        case .block(let statements, let last): return "{ \(statements.count) statements; \(text(last)) }"
        case .element(let inner, let index): return "\(text(inner)).\(index)"
        case .error: return "error"
        }
    }

    private static func list(_ values: [Expression]) -> String { joined(values.map { text($0) }, ", ") }

    private static func list(_ arguments: [Argument]) -> String { joined(arguments.map { text($0) }, ", ") }

    private static func text(_ argument: Argument) -> String {
        switch argument {
        case .value(let value): text(value)
        case .place(let place): "&" + text(place)
        case .defaulted: "default"
        case .variadic(let values): "[" + list(values) + "]"
        case .deferred(let closure): text(closure)
        }
    }

    /// The function chosen, its labels, the generic arguments, and what it gives.
    private static func text(_ call: Call) -> String {
        let function = call.callee.function
        var parts: [String] = []
        for (index, argument) in call.arguments.enumerated() {
            let label =
                index < function.parameters.count
                ? function.parameters[index].label.map { $0.text + ": " } ?? "" : ""
            parts.append(label + text(argument))
        }
        let generics =
            call.substitutions.isEmpty ? "" : "<" + joined(call.substitutions.map { $0.text }, ", ") + ">"
        return receiver(call.receiver) + name(function) + generics + "(" + joined(parts, ", ") + ")"
            + result(function)
    }

    private static func name(_ function: FunctionDeclaration) -> String {
        function.kind == .subscriptGetter || function.kind == .subscriptSetter
            ? "subscript" : function.name.text
    }

    private static func result(_ function: FunctionDeclaration) -> String {
        function.kind == .initializer || function.result.isVoid ? "" : " -> " + function.result.text
    }

    private static func receiver(_ receiver: Receiver) -> String {
        switch receiver {
        case .none: ""
        case .value(let value): text(value) + "."
        case .place(let place): "&" + text(place) + "."
        case .type(let type): type.text + "."
        case .superclass: "super."
        }
    }

    private static func text(_ closure: Closure) -> String {
        let parameters = joined(closure.code.parameters.map { "\($0.name.text): \($0.type.text)" }, ", ")
        let body: String
        if closure.code.statements.count == 1, case .return(let value?) = closure.code.statements[0].kind {
            body = text(value)
        } else {
            body = "\(closure.code.statements.count) statements"
        }
        return "{ (\(parameters)) in \(body) }"
    }

    private static func text(_ place: Place) -> String {
        switch place.kind {
        case .local(let variable): variable.name.text
        case .accessed(let name, _): name.text
        case .global(let variable): variable.name.text
        case .member(let base, let variable, _), .witness(let base, let variable, _):
            text(base) + "." + variable.name.text
        case .staticMember(let type, let variable), .staticWitness(let type, let variable):
            type.text + "." + variable.name.text
        case .subscripted(let base, _, _, let arguments, _): text(base) + "[" + list(arguments) + "]"
        case .element(let base, let index): text(base) + ".\(index)"
        case .forceUnwrap(let base): text(base) + "!"
        case .chained(let base): text(base) + "?"
        case .value(let value): text(value)
        case .keyPath(let base, let path): text(base) + "[keyPath: " + text(path) + "]"
        }
    }

    private static func text(_ segment: Expression.Segment) -> String {
        switch segment {
        case .text(let part): part
        case .value(let value, _), .labeled(_, let value, _): "\\(" + text(value) + ")"
        }
    }

    private static func text(_ component: KeyPath.Component) -> String {
        switch component {
        case .property(let variable, _): "." + variable.name.text
        case .subscripted(_, let arguments): "[" + list(arguments) + "]"
        case .element(let index): ".\(index)"
        case .optionalChain: "?"
        case .forceUnwrap: "!"
        }
    }

    private static func word(_ kind: CastKind) -> StaticString {
        switch kind {
        case .coerce: "as"
        case .conditional: "as?"
        case .forced: "as!"
        }
    }

    private static func text(_ value: Value) -> String {
        switch value {
        case .bool(let flag): flag ? "true" : "false"
        case .int(let number): "\(number)"
        case .double(let number): "\(number)"
        case .string(let text): "\"" + text + "\""
        case .none: "nil"
        case .enumeration(let made, _): ".\(made.name.text)"
        default: "()"
        }
    }
}
