import Syntax

/// Literals: each is of an open type with a default, which its surroundings may decide otherwise.
extension BodyChecker {
    func literal(_ value: Value, _ kind: TypeVariable.Literal, _ range: SourceRange) -> Expression {
        Expression(.literal(value), .variable(solver.fresh(kind, at: range)), range)
    }

    func string(_ syntax: StringLiteralSyntax, _ range: SourceRange) -> Expression {
        var segments: [Expression.Segment] = []
        var isPlain = true
        for segment in syntax.segments {
            switch segment {
            case .text(let text, _): segments.append(.text(text))
            case .interpolation(let arguments, _):
                isPlain = false
                segments.append(interpolated(arguments))
            }
        }
        let type = Type.variable(solver.fresh(.string, at: range))
        if isPlain {
            var text = ""
            for case .text(let part) in segments { text += part }
            return Expression(.literal(.string(text)), type, range)
        }
        return Expression(.interpolation(segments), type, range)
    }

    private func interpolated(_ arguments: [ArgumentSyntax]) -> Expression.Segment {
        guard let first = arguments.first else { return .text("") }
        let start = solver.variables.count
        let value = infer(first.value, nil)
        if !isOnTrial || !value.type.hasHoles { solver.applyDefaults(since: start) }
        var others: [(Name?, Expression)] = []
        for argument in arguments.dropFirst() {
            others.append((argument.label?.name, interpolationOption(argument, value.type)))
        }
        return first.label.map { .labeled($0, value, others) } ?? .value(value, others)
    }

    /// `specifier: "%.2f"` and `format: .percent`.
    private func interpolationOption(_ argument: ArgumentSyntax, _ valueType: Type) -> Expression {
        if argument.label?.name == Name("format"), let format = module.typeDeclaration("FormatStyle") {
            let style = solver.fresh(at: argument.value.range)
            solver.require(style, [ProtocolUse(format)])
            if let input = format.associatedTypes.first(where: { $0.name == "FormatInput" }) {
                solver.require(style, input, is: valueType)
            }
            return check(argument.value, .variable(style), .argument)
        }
        let start = solver.variables.count
        let value = infer(
            argument.value, argument.label?.name == Name("style") ? dateStyle(of: valueType) : nil)
        solver.applyDefaults(since: start)
        return value
    }

    /// `"\(date, style: .timer)"`: what the type of the value says that its style is.
    private func dateStyle(of value: Type) -> Type? {
        guard let declaration = value.nominal,
            case .alias(let style, _)? = module.memberType("_InterpolationStyle", of: declaration, as: value)
        else { return nil }
        return style.type
    }
}
