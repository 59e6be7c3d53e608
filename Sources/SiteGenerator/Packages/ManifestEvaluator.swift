import Syntax

/// Works a manifest's statements as far as they are constants, lists and calls: `let`, `=`, `+`, `+=`,
/// `append`.
struct ManifestEvaluator {
    private var constants: [String: ManifestValue] = [:]
    /// The arguments of `Package(…)`, with what later statements add to them.
    private(set) var package: [ManifestValue.Argument]?
    private(set) var packageRange: SourceRange?
    /// Statements that change the package only when something holds that is not known.
    private(set) var skipped: [SourceRange] = []

    mutating func run(_ statements: [StatementSyntax]) {
        for statement in statements { run(statement) }
    }

    private mutating func run(_ statement: StatementSyntax) {
        switch statement.kind {
        case .declaration(let declaration):
            if case .variable(let variable) = declaration.kind { declare(variable) }
        case .expression(let expression): change(expression)
        case .conditionalCompilation(let clauses): run(clauses.first(where: \.isActive)?.elements ?? [])
        case .for, .while, .guard: skipped.append(statement.range)
        default: break
        }
    }

    private mutating func declare(_ variable: VariableSyntax) {
        for binding in variable.bindings {
            guard case .name(let name) = binding.pattern.kind, let initializer = binding.initializer else {
                continue
            }
            let value = value(of: initializer)
            if case .call("Package", let arguments, let range) = value {
                (package, packageRange) = (arguments, range)
            }
            constants[name.name.text] = value
        }
    }

    // MARK: Changes

    private mutating func change(_ expression: ExpressionSyntax) {
        switch expression.kind {
        case .binary(let target, let sign, let added) where sign.name.text == "+=":
            add(value(of: added), to: target, expression.range)
        case .binary(let target, let sign, let new) where sign.name.text == "=":
            set(target, to: value(of: new))
        case .call(let call):
            guard case .member(let target?, let method, _, _) = call.callee.kind,
                let argument = call.arguments.first
            else { return }
            guard method.name.text == "append" else { return }
            let value = value(of: argument.value)
            let isList = argument.label?.name.text == "contentsOf"
            add(isList ? value : .list([value], expression.range), to: target, expression.range)
        case .if, .switch: skipped.append(expression.range)
        default: break
        }
    }

    /// Adds to a constant's list, or to one of the package's: `package.targets += [ … ]`.
    private mutating func add(_ value: ManifestValue, to target: ExpressionSyntax, _ range: SourceRange) {
        switch target.kind {
        case .identifier(let name, _):
            guard let known = constants[name.name.text] else { return }
            constants[name.name.text] = .joined(known, value, range)
        case .member(_?, let part, _, _):
            guard var arguments = package else { return }
            let empty = ManifestValue.list([], range)
            if let index = arguments.firstIndex(where: { $0.label == part.name.text }) {
                arguments[index].value = .joined(arguments[index].value, value, range)
            } else {
                arguments.append(.init(label: part.name.text, value: .joined(empty, value, range)))
            }
            package = arguments
        default: break
        }
    }

    /// `package.targets = [ … ]`, or a constant that has its value later.
    private mutating func set(_ target: ExpressionSyntax, to value: ManifestValue) {
        switch target.kind {
        case .identifier(let name, _): constants[name.name.text] = value
        case .member(_?, let part, _, _):
            package?.removeAll { $0.label == part.name.text }
            package?.append(.init(label: part.name.text, value: value))
        default: break
        }
    }

    // MARK: Values

    private func value(of expression: ExpressionSyntax) -> ManifestValue {
        let range = expression.range
        switch expression.kind {
        case .string(let literal): return text(of: literal, range)
        case .array(let items): return .list(items.map { value(of: $0) }, range)
        case .parenthesized(let inner): return value(of: inner)
        case .nil: return .nothing
        case .boolean(let value): return .flag(value)
        case .ternary(let condition, let first, let second):
            guard case .flag(let holds) = value(of: condition) else { return .unknown(range) }
            return value(of: holds ? first : second)
        case .identifier(let name, _): return constants[name.name.text] ?? .unknown(range)
        case .binary(let a, let sign, let b) where sign.name.text == "+":
            return .joined(value(of: a), value(of: b), range)
        case .cast(let inner, .coerce, _): return value(of: inner)
        case .call(let call): return self.call(call, range)
        case .member(nil, let name, _, _): return .call(name.name.text, [], range)
        default: return .unknown(range)
        }
    }

    /// A call of what has a name, whatever it is a member of: `.target(…)`, `Target.target(…)`, `Package(…)`.
    private func call(_ call: CallSyntax, _ range: SourceRange) -> ManifestValue {
        guard call.trailingClosures.isEmpty else { return .unknown(range) }
        let name: String
        switch call.callee.kind {
        case .identifier(let identifier, _): name = identifier.name.text
        case .member(_, let identifier, _, _): name = identifier.name.text
        default: return .unknown(range)
        }
        return .call(
            name, call.arguments.map { .init(label: $0.label?.name.text, value: value(of: $0.value)) }, range)
    }

    private func text(of literal: StringLiteralSyntax, _ range: SourceRange) -> ManifestValue {
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .text(let part, _): text += part
            case .interpolation(let arguments, _):
                guard arguments.count == 1, case .text(let part, _) = value(of: arguments[0].value) else {
                    return .unknown(range)
                }
                text += part
            }
        }
        return .text(text, range)
    }
}
