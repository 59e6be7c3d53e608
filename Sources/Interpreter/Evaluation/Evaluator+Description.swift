import Syntax

/// Values as `print` and interpolation show them.
extension Evaluator {
    /// The text of a value; the static type, where it is known, gives tuples their labels and `Float` its
    /// digits.
    public func describe(_ value: Value, as type: Type? = nil) -> String {
        within(value) { describeParts(value, as: type) }
    }

    /// The text that values inside another come to, which is copied once for each value around it.
    private func within(_ value: Value, _ describe: () -> String) -> String {
        guard value.hasParts else { return describe() }
        let text = descend("", describe)
        spend(bytes: text.utf8.count)
        return text
    }

    private func describeParts(_ value: Value, as type: Type?) -> String {
        switch value {
        case .string(let text): return text
        case .double(let number):
            if let type, type.nominal === commonTypes.decimal { return Numerals.decimalDescription(number) }
            return Numerals.description(number, isFloat: isFloat(type))
        case .structure(let slice) where slice.declaration === commonTypes.slice:
            return describe(slice[SliceField.base])
        case .set(let storage): return bracketed(storage.keys.map { debugDescribe($0) })
        case .range(let lower, let upper, let closed):
            return describe(lower) + (closed ? "..." : "..<") + describe(upper)
        case .structure(let structure):
            if let own = writtenDescription(value) { return own }
            return description(of: structure)
        case .enumeration(let enumCase, let payload):
            if let own = writtenDescription(value) { return own }
            return description(of: enumCase, payload)
        case .object(let object):
            return writtenDescription(value) ?? object.declaration.name.text
        case .tuple(let elements): return parenthesized(elements, type)
        default: return debugDescribe(value, as: type)
        }
    }

    /// As inside collections and optionals: strings in quotes, and what looks like an array or a number with
    /// its type.
    func debugDescribe(_ value: Value, as type: Type? = nil) -> String {
        within(value) { debugDescribeParts(value, as: type) }
    }

    private func debugDescribeParts(_ value: Value, as type: Type?) -> String {
        switch value {
        case .void: return "()"
        case .bool(let value): return value ? "true" : "false"
        case .int(let value): return "\(value)"
        case .large(let value): return "\(value)"
        case .string(let text): return quoted(text)
        case .none: return "nil"
        case .some(let inner): return "Optional(\(debugDescribe(inner, as: argument(type, 0))))"
        case .array(let items): return bracketed(items.map { debugDescribe($0, as: argument(type, 0)) })
        case .set: return "Set(" + describe(value) + ")"
        case .dictionary(let storage):
            if storage.keys.isEmpty { return "[:]" }
            return bracketed(
                zip(storage.keys, storage.values).map {
                    debugDescribe($0, as: argument(type, 0)) + ": " + debugDescribe($1, as: argument(type, 1))
                })
        case .range(let lower, let upper, let closed):
            let bounds = debugDescribe(lower) + (closed ? "..." : "..<") + debugDescribe(upper)
            return (closed ? "ClosedRange(" : "Range(") + bounds + ")"
        case .structure(let slice) where slice.declaration === commonTypes.slice:
            return "ArraySlice(" + describe(slice[SliceField.base]) + ")"
        case .structure, .enumeration, .object:
            return ownDescription(value, "debugDescription", commonTypes.customDebugStringConvertible)
                ?? describe(value, as: type)
        case .metatype(let type): return describe(type)
        case .native(let native): return native.description
        case .function: return "(Function)"
        case .keyPath(let path): return description(of: path)
        case .double, .tuple: return describe(value, as: type)
        case .cell(let cell): return debugDescribe(cell.value, as: type)
        case .borrowed: return debugDescribe(value.held, as: type)
        case .uninitialized: return "(uninitialized)"
        }
    }

    private func isFloat(_ type: Type?) -> Bool {
        guard let type, case .nominal(let declaration, _) = type, let float = commonTypes.float else {
            return false
        }
        return declaration === float
    }

    private func argument(_ type: Type?, _ index: Int) -> Type? {
        guard let type, case .nominal(_, let arguments) = type, index < arguments.count else { return nil }
        return arguments[index]
    }

    /// What a type says of itself to readers, or else to its programmer.
    private func writtenDescription(_ value: Value) -> String? {
        ownDescription(value, "description", commonTypes.customStringConvertible)
            ?? ownDescription(value, "debugDescription", commonTypes.customDebugStringConvertible)
    }

    /// The text that a type gives as the protocol asks.
    private func ownDescription(_ value: Value, _ name: Name, _ convertible: NominalDeclaration?) -> String? {
        let type = typeOf(value)
        guard let convertible, module.conforms(type, to: convertible) else { return nil }
        for found in module.members(name, of: type) {
            guard case .variable(let variable) = found.member, !variable.isStatic,
                variable.requirementIndex < 0,
                isUsable(variable)
            else { continue }
            let text = attempt { () throws(Signal) -> Value in
                try self.property(
                    variable, of: value, self.memberSubstitutions(variable.parent, type), self.site, nil)
            }
            if case .string(let text) = text { return text }
            return nil
        }
        return nil
    }

    private func isUsable(_ variable: VariableDeclaration) -> Bool {
        guard let getter = variable.getter else { return true }
        if case .undrawn = getter.implementation { return false }
        return true
    }

    private func description(of structure: StructValue) -> String {
        var text = typeName(of: structure) + "("
        for (index, field) in structure.fields.enumerated() {
            let property = structure.declaration.storedProperties[index]
            if index > 0 { text += ", " }
            text += "\(property.name): \(debugDescribe(field, as: property.type))"
        }
        return text + ")"
    }

    /// With its generic arguments, where all of them are known.
    private func typeName(of structure: StructValue) -> String {
        let isKnown = structure.arguments.allSatisfy { !$0.isUnknown && !$0.mentionsParameters }
        return isKnown
            ? describe(.nominal(structure.declaration, structure.arguments)) : structure.declaration.name.text
    }

    private func description(of enumCase: EnumCase, _ payload: [Value]) -> String {
        if payload.isEmpty { return enumCase.name.text }
        var text = enumCase.name.text + "("
        for (index, value) in payload.enumerated() {
            if index > 0 { text += ", " }
            if index < enumCase.parameters.count, let label = enumCase.parameters[index].label {
                text += "\(label): "
            }
            text += debugDescribe(value)
        }
        return text + ")"
    }

    private func parenthesized(_ elements: [Value], _ type: Type?) -> String {
        var types: [TupleTypeElement] = []
        if case .tuple(let known)? = type { types = known }
        var text = "("
        for (index, element) in elements.enumerated() {
            if index > 0 { text += ", " }
            if index < types.count, let label = types[index].label { text += "\(label): " }
            text += debugDescribe(element, as: index < types.count ? types[index].type : nil)
        }
        return text + ")"
    }

    private func bracketed(_ parts: [String]) -> String {
        var text = "["
        for (index, part) in parts.enumerated() { text += index > 0 ? ", " + part : part }
        return text + "]"
    }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private func description(of path: KeyPathValue) -> String {
        var text = "\\" + describe(path.path.root)
        for component in path.path.components {
            switch component {
            case .property(let variable, _): text += ".\(variable.name)"
            case .subscripted: text += "[…]"
            case .element(let index): text += ".\(index)"
            case .optionalChain: text += "?"
            case .forceUnwrap: text += "!"
            }
        }
        return text
    }

    // MARK: Types

    /// A type's name as `String(describing:)` gives it.
    public func describe(_ type: Type) -> String {
        switch type {
        case .nominal(let declaration, let arguments):
            if arguments.isEmpty { return declaration.name.text }
            return declaration.name.text + "<" + list(arguments) + ">"
        case .parameter(let parameter): return parameter.name.text
        case .associated(let base, let associated): return describe(base) + "." + associated.name.text
        case .existential(let uses):
            if uses.isEmpty { return "Any" }
            var text = ""
            for use in uses { text += (text.utf8.isEmpty ? "any " : " & ") + use.declaration.name.text }
            return text
        case .opaque(let opaque, let arguments):
            if let underlying = opaque.underlying {
                return describe(module.substitute(underlying, arguments))
            }
            return "some " + describe(.existential(opaque.conformances))
        case .tuple(let elements): return "(" + list(elements.map { $0.type }) + ")"
        case .function(let function):
            return "(" + list(function.parameters.map { $0.type }) + ") -> " + describe(function.result)
        case .metatype(let instance): return describe(instance) + ".Type"
        case .variable, .unknown: return "_"
        }
    }

    private func list(_ types: [Type]) -> String {
        var text = ""
        for (index, type) in types.enumerated() { text += index > 0 ? ", " + describe(type) : describe(type) }
        return text
    }

    // MARK: Output

    /// Adds to what was printed; a text without an end of line is continued by the next one.
    func write(_ text: String, at range: SourceRange) {
        charge(text.utf8.count)
        var bytes = Array(text.utf8)
        if isLineOpen, let last = printed.popLast() { bytes = Array(last.text.utf8) + bytes }
        isLineOpen = bytes.last != UInt8(ascii: "\n")
        if !isLineOpen { bytes.removeLast() }
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            printed.append(PrintedLine(text: Strings.text(line), range: range))
        }
    }
}
