import Syntax

/// Gives the cases of an enum their raw values: written ones, names for strings, counting for numbers.
struct RawValues {
    let declaration: NominalDeclaration
    let type: Name
    /// Where the enum names it.
    let typeRange: SourceRange
    let module: Module

    init(_ declaration: NominalDeclaration, _ type: Name, _ typeRange: SourceRange, _ module: Module) {
        self.declaration = declaration
        self.type = type
        self.typeRange = typeRange
        self.module = module
    }

    func assign() {
        var next: Int64 = 0
        let isText = type == "String" || type == "Character"
        let isFloat = type == "Double" || type == "CGFloat" || type == "Float"
        for made in declaration.cases {
            if let raw = made.rawSyntax, let value = literal(raw) {
                if case .int(let number) = value {
                    made.rawValue = isFloat ? .double(Double(number)) : value
                    next = number &+ 1
                } else {
                    made.rawValue = value
                }
            } else if isText {
                made.rawValue = .string(made.name.text)
            } else {
                made.rawValue = isFloat ? .double(Double(next)) : .int(next)
                next &+= 1
            }
        }
        if !declaration.isLibrary { check(isText: isText) }
    }

    /// Raw values are of the enum's raw type, and each is there once.
    private func check(isText: Bool) {
        var seen: [Value] = []
        for made in declaration.cases {
            guard let raw = made.rawValue else { continue }
            if raw.isText != isText {
                let message = Messages.rawValueOfOtherType(declaration.name, type)
                return module.report(.error(message, at: typeRange, id: "raw-value"))
            }
            if seen.contains(where: { $0.isSameLiteral(raw) }) {
                let range = made.rawSyntax?.range ?? made.range
                module.report(.error(Messages.rawValueTwice, at: range, id: "raw-value"))
            }
            seen.append(raw)
        }
    }

    func literal(_ syntax: ExpressionSyntax) -> Value? {
        switch syntax.kind {
        case .integer(let number): return .int(Int64(truncatingIfNeeded: number))
        case .float(let number): return .double(number)
        case .string(let string):
            var text = ""
            for case .text(let part, _) in string.segments { text += part }
            return .string(text)
        case .prefix(let sign, let operand) where sign.name == "-":
            switch literal(operand) {
            case .int(let number): return .int(0 &- number)
            case .double(let number): return .double(-number)
            default: return nil
            }
        default:
            module.report(
                .error(Messages.rawValueNotLiteral, at: syntax.range, id: "raw-value"))
            return nil
        }
    }
}

extension Value {
    fileprivate var isText: Bool {
        if case .string = self { return true }
        return false
    }

    fileprivate func isSameLiteral(_ other: Value) -> Bool {
        switch (self, other) {
        case (.int(let a), .int(let b)): a == b
        case (.double(let a), .double(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        default: false
        }
    }
}
