import Syntax

/// Interpolations of which the program itself says how values are appended: those of its own types, and of
/// texts where it extends `String.StringInterpolation`. Each is a block that fills a variable, as the
/// compiler has it.
extension Finisher {
    func interpolation(_ segments: [Expression.Segment], _ type: Type, _ range: SourceRange) -> Expression {
        let text = module.type(.string)
        guard let declaration = type.nominal, !module.is(declaration, .string) else {
            return Expression(.interpolation(finished(segments, range, isText: true)), type, range)
        }
        if let own = ownInterpolation(segments, type, range) { return own }
        let segments = finished(segments, range, isText: false)
        // A type with an interpolation of its own gets the parts, not their text.
        let hasOwn = declaration.nestedType(named: "StringInterpolation") != nil
        return make(type, "stringInterpolation", range) { _ in
            .value(Expression(.interpolation(segments), hasOwn ? type : text, range))
        } ?? make(type, "stringLiteral", range) { _ in
            .value(Expression(.interpolation(segments), text, range))
        } ?? Expression(.interpolation(segments), type, range)
    }

    /// `init(stringInterpolation:)` of a type of the program.
    private func ownInterpolation(
        _ segments: [Expression.Segment], _ type: Type, _ range: SourceRange
    ) -> Expression? {
        guard let declaration = type.nominal, !declaration.isLibrary else { return nil }
        return make(type, "stringInterpolation", range) { [self] parameter in
            .value(expression(filled(parameter, segments, range)))
        }
    }

    private func finished(
        _ segments: [Expression.Segment], _ range: SourceRange, isText: Bool
    ) -> [Expression.Segment] {
        segments.map { segment in
            if case .labeled = segment, let arguments = arguments(of: segment) {
                return .value(expression(appended(arguments, segment, range)), [])
            }
            guard isText, extendsTexts, let arguments = arguments(of: segment),
                let own = appendedByProgram(arguments, segment, range)
            else { return self.segment(segment) }
            return .value(expression(own), [])
        }
    }

    // MARK: Texts

    private var textInterpolation: Type? {
        module.typeDeclaration("DefaultStringInterpolation").map { .nominal($0, []) }
    }

    /// Whether the program adds anything to how texts are filled: mostly not, and then nothing is looked up.
    private var extendsTexts: Bool {
        textInterpolation?.nominal.map { module.overlay(of: $0) != nil } ?? false
    }

    private func appended(
        _ arguments: [CallArgument], _ segment: Expression.Segment, _ range: SourceRange
    ) -> Expression {
        if let own = appendedByProgram(arguments, segment, range) { return own }
        if let label = arguments.first?.label {
            let place = label.range.with(lower: label.range.lower - 1)
            checker.error(
                Messages.extraneousLabels(label.name.text + ":", isOne: true), at: place, id: "labels")
        }
        return Expression(.error, .unknown, range)
    }

    /// One value as text, if the program extends texts by a function that takes it.
    private func appendedByProgram(
        _ arguments: [CallArgument], _ segment: Expression.Segment, _ range: SourceRange
    ) -> Expression? {
        guard let type = textInterpolation, module.base != nil else { return nil }
        let own = module.members("appendInterpolation", of: type).filter { found in
            guard case .function(let function) = found.member else { return false }
            return !function.isLibrary
        }
        if own.isEmpty { return nil }
        let probe = Base.value(
            checker.load(LocalVariable(name: "interpolation", type: type, slot: 0, isLet: false), range))
        let fits = own.contains { found in
            guard let candidate = checker.candidate(from: found, probe),
                let matching = ArgumentMatching.match(arguments, to: candidate.function)
            else { return false }
            return checker.tryOut((candidate, matching), arguments, nil, site("appendInterpolation", range))
                != nil
        }
        guard fits else { return nil }
        let whole = filled(type, [segment], range)
        guard case .block(let statements, let value) = whole.kind,
            let text = property("_text", of: value, range)
        else { return nil }
        return Expression(.block(statements, text), text.type, range)
    }

    private func property(_ name: Name, of value: Expression, _ range: SourceRange) -> Expression? {
        guard let declaration = value.type.nominal else { return nil }
        for case .variable(let variable) in declaration.members(named: name) {
            let place = Place(.member(checker.place(of: value), variable, []), variable.type, range)
            return Expression(.load(place), variable.type, range)
        }
        return nil
    }

    // MARK: Filling

    /// A new interpolation with everything appended.
    private func filled(_ type: Type, _ segments: [Expression.Segment], _ range: SourceRange) -> Expression {
        let start = checker.solver.variables.count
        let variable = newVariable("interpolation", type)
        let own = checker.load(variable, range)
        var statements = [Statement(.bind(.variable(variable), created(type, segments, range)), range)]
        for segment in segments {
            let name: Name
            if case .text(let text) = segment {
                if text.utf8.isEmpty { continue }
                name = "appendLiteral"
            } else {
                name = "appendInterpolation"
            }
            let arguments = arguments(of: segment) ?? [argument(nil, literal(of: segment, range))]
            statements.append(Statement(.expression(call(name, on: own, arguments, range)), range))
        }
        checker.solver.applyDefaults(since: start)
        return Expression(.block(statements, own), type, range)
    }

    private func literal(of segment: Expression.Segment, _ range: SourceRange) -> Expression {
        guard case .text(let text) = segment else { return Expression(.error, .unknown, range) }
        return Expression(.literal(.string(text)), module.type(.string), range)
    }

    /// `T(literalCapacity: …, interpolationCount: …)`
    private func created(_ type: Type, _ segments: [Expression.Segment], _ range: SourceRange) -> Expression {
        var capacity = 0
        var count = 0
        for segment in segments {
            if case .text(let text) = segment { capacity += text.utf8.count } else { count += 1 }
        }
        func number(_ value: Int) -> Expression {
            Expression(.literal(.int(Int64(value))), module.type(.int), range)
        }
        let arguments = [
            argument(Identifier("literalCapacity", range), number(capacity)),
            argument(Identifier("interpolationCount", range), number(count)),
        ]
        return resolve(checker.initializers(of: type), "init", of: type, arguments, range)
    }

    private func call(
        _ name: Name, on value: Expression, _ arguments: [CallArgument], _ range: SourceRange
    ) -> Expression {
        let found = module.members(name, of: value.type).filter { !$0.isStatic }
        return resolve(
            found.compactMap { checker.candidate(from: $0, .value(value)) }, name, of: value.type, arguments,
            range)
    }

    private func resolve(
        _ candidates: [Candidate], _ name: Name, of type: Type, _ arguments: [CallArgument],
        _ range: SourceRange
    ) -> Expression {
        guard !candidates.isEmpty else {
            checker.error(Messages.noMember(name, type), at: range, id: "unknown-member")
            return Expression(.error, .unknown, range)
        }
        return checker.resolveCall(candidates, arguments, nil, site(name, range))
    }

    private func site(_ name: Name, _ range: SourceRange) -> CallSite {
        CallSite(range: range, name: name, nameRange: range, parentheses: range)
    }

    private func argument(_ label: Identifier?, _ value: Expression) -> CallArgument {
        CallArgument(label: label, value: .typed(value))
    }

    /// The arguments of `appendInterpolation`; nil for a text.
    private func arguments(of segment: Expression.Segment) -> [CallArgument]? {
        switch segment {
        case .text: return nil
        case .value(let value, let others):
            return [argument(nil, reopened(value))] + others.map { labeled($0.0, $0.1) }
        case .labeled(let label, let value, let others):
            return [argument(label, reopened(value))] + others.map { labeled($0.0, $0.1) }
        }
    }

    private func labeled(_ label: Name?, _ value: Expression) -> CallArgument {
        argument(label.map { Identifier($0, value.range) }, reopened(value))
    }

    /// A literal may still be of another type than it is by default.
    private func reopened(_ value: Expression) -> Expression {
        guard case .literal(let literal) = value.kind else { return value }
        let kind: TypeVariable.Literal
        switch literal {
        case .int: kind = .integer
        case .double: kind = .float
        case .string: kind = .string
        case .bool: kind = .boolean
        default: return value
        }
        return Expression(value.kind, .variable(checker.solver.fresh(kind, at: value.range)), value.range)
    }
}
