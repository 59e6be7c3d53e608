import Syntax

/// Types as Swift writes them, for messages and printed programs.
extension Type {
    /// The type as the compiler's messages print it.
    public var text: String {
        switch shallow {
        case .nominal(let declaration, let arguments): return nominalText(declaration, arguments)
        case .parameter(let parameter):
            if parameter.name == "some" { return "some " + usesText(parameter.conformances) }
            return parameter.name.text
        case .associated(let base, let associated): return base.text + "." + associated.name.text
        case .existential(let uses):
            if uses.isEmpty
                || uses.allSatisfy({ $0.declaration.isLibrary && $0.declaration.name == "Escapable" })
            {
                return "Any"
            }
            return "any " + usesText(uses)
        case .opaque(let opaque, _): return "some " + usesText(opaque.conformances)
        case .tuple(let elements): return tupleText(elements)
        case .function(let function): return functionText(function)
        case .metatype(let instance): return wrapped(instance) + ".Type"
        case .variable(let variable):
            switch variable.literal {
            case .integer: return "Int"
            case .float: return "Double"
            case .string: return "String"
            case .boolean: return "Bool"
            default: return variable.parameter?.name.text ?? "_"
            }
        case .unknown: return "_"
        }
    }

    /// As `text`, of a type that somebody has declared: a function without a result is written with `Void`
    /// there.
    var declaredText: String {
        switch shallow {
        case .function(let function): return functionText(function, nothing: "Void")
        default: return text
        }
    }

    private func nominalText(_ declaration: NominalDeclaration, _ arguments: [Type]) -> String {
        if declaration.isLibrary, declaration.parent == nil {
            if arguments.count == 1, declaration.name == "Optional" { return wrapped(arguments[0]) + "?" }
            if arguments.count == 1, declaration.name == "Array" { return "[" + arguments[0].text + "]" }
            if arguments.count == 2, declaration.name == "Dictionary" {
                return "[" + arguments[0].text + " : " + arguments[1].text + "]"
            }
        }
        var prefix = ""
        var own = arguments[...]
        if let parent = declaration.parent {
            let outer = min(parent.generics.count, arguments.count)
            prefix = nominalText(parent, parent.kind == .protocol ? [] : Array(arguments.prefix(outer))) + "."
            own = arguments.dropFirst(outer)
        }
        let name = prefix + declaration.name.text
        return own.isEmpty ? name : name + "<" + joined(own.map({ $0.text }), ", ") + ">"
    }

    private func wrapped(_ type: Type) -> String {
        switch type.shallow {
        case .function, .existential, .opaque: "(" + type.text + ")"
        default: type.text
        }
    }

    private func usesText(_ uses: [ProtocolUse]) -> String { joined(uses.map({ $0.text }), " & ") }

    private func tupleText(_ elements: [TupleTypeElement]) -> String {
        "("
            + joined(
                elements.map {
                    ($0.label.map { $0.text + ": " } ?? "") + ($0.isExpansion ? "repeat " : "") + $0.type.text
                }, ", ") + ")"
    }

    private func functionText(_ function: FunctionType, nothing: String = "()") -> String {
        let parameters = function.parameters.map { parameter in
            (parameter.isInout ? "inout " : "") + parameter.type.text + (parameter.isVariadic ? "..." : "")
        }
        let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
        let result = function.result.isVoid ? nothing : function.result.text
        return "(" + joined(parameters, ", ") + ")" + effects + " -> " + result
    }
}

extension ProtocolUse {
    var text: String {
        arguments.isEmpty
            ? declaration.name.text
            : declaration.name.text + "<" + joined(arguments.map({ $0.text }), ", ") + ">"
    }
}
