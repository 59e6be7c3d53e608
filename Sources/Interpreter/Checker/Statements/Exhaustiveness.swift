import Syntax

/// Whether the cases of a `switch` cover every value: the matrix algorithm over patterns.
extension BodyChecker {
    func checkExhaustive(_ clauses: [SwitchStatement.Clause], _ type: Type, _ range: SourceRange) {
        var rows: [[Pattern]] = []
        for clause in clauses {
            for (pattern, condition) in clause.items where condition == nil { rows.append([pattern]) }
        }
        let word = range.prefix(6)
        if clauses.isEmpty {
            if module.hasSyntaxError(in: range) { return }
            return error(Messages.switchWithoutCases, at: word, id: "exhaustive")
        }
        guard let missing = uncovered(rows, [type], depth: 0) else { return }
        var notes: [Diagnostic.Note] = []
        if let first = missing.first, first != "_" {
            notes = missingCases(rows, type).map { Diagnostic.Note(Messages.addMissingCase($0)) }
            if notes.isEmpty { notes = [Diagnostic.Note(Messages.addMissingCase(first.text))] }
        } else {
            notes = [Diagnostic.Note(Messages.addDefault)]
        }
        error(Messages.switchNotExhaustive, at: word, id: "exhaustive", notes: notes)
    }

    /// The cases of an enum that no row mentions at all.
    private func missingCases(_ rows: [[Pattern]], _ type: Type) -> [String] {
        guard let declaration = solver.head(type).nominal, declaration.kind == .enum else { return [] }
        return declaration.cases.compactMap { made -> String? in
            let specific = specialize(rows, .enumCase(made))
            guard uncovered(specific, payloadTypes(made, type), depth: 1) != nil else { return nil }
            return caseText(made)
        }
    }

    private func caseText(_ made: EnumCase) -> String {
        if made.constructor == nil { return "." + made.name.text }
        let parts = made.parameters.map { $0.label.map { "let " + $0.text } ?? "_" }
        return "." + made.name.text + "(" + joined(parts, ", ") + ")"
    }

    private enum Head {
        case enumCase(EnumCase)
        case some, none, yes, no
        case tuple(Int)
    }

    /// An example, as text, of values that no row covers; nil when all are covered.
    private func uncovered(_ rows: [[Pattern]], _ types: [Type], depth: Int) -> [Name]? {
        guard let type = types.first else { return rows.isEmpty ? [] : nil }
        if depth > 12 { return nil }
        let rest = Array(types.dropFirst())
        let heads = allHeads(type)
        if heads.isEmpty || !rows.contains(where: { isRefutable($0[0]) }) {
            // Only patterns that take anything help.
            let open = rows.filter { !isRefutable($0[0]) }.map { Array($0.dropFirst()) }
            return uncovered(open, rest, depth: depth + 1).map { [Name("_")] + $0 }
        }
        for head in heads {
            let inner = innerTypes(head, type)
            let specific = specialize(rows, head)
            if let example = uncovered(specific, inner + rest, depth: depth + 1) {
                let (own, others) = (example.prefix(inner.count), example.dropFirst(inner.count))
                return [text(head, Array(own))] + others
            }
        }
        return nil
    }

    private func allHeads(_ type: Type) -> [Head] {
        let head = solver.head(type)
        if module.payload(ofOptional: head) != nil { return [.some, .none] }
        if case .tuple(let elements) = head { return [.tuple(elements.count)] }
        guard let declaration = head.nominal else { return [] }
        if module.is(declaration, .bool) { return [.yes, .no] }
        return declaration.kind == .enum ? declaration.cases.map { .enumCase($0) } : []
    }

    private func innerTypes(_ head: Head, _ type: Type) -> [Type] {
        switch head {
        case .enumCase(let made): return payloadTypes(made, type)
        case .some: return [module.payload(ofOptional: solver.head(type)) ?? .unknown]
        case .none, .yes, .no: return []
        case .tuple:
            if case .tuple(let elements) = solver.head(type) { return elements.map({ $0.type }) }
            return []
        }
    }

    private func payloadTypes(_ made: EnumCase, _ type: Type) -> [Type] {
        guard case .nominal(_, let arguments) = solver.head(type) else { return [] }
        return made.parameters.map { module.substitute($0.type, arguments) }
    }

    private func text(_ head: Head, _ inner: [Name]) -> Name {
        switch head {
        case .enumCase(let made): return Name(caseText(made))
        case .some: return Name(".some(" + joined(inner.map({ $0.text }), ", ") + ")")
        case .none: return ".none"
        case .yes: return "true"
        case .no: return "false"
        case .tuple: return Name("(" + joined(inner.map({ $0.text }), ", ") + ")")
        }
    }

    /// Whether a pattern may fail.
    private func isRefutable(_ pattern: Pattern) -> Bool {
        switch pattern {
        case .wildcard, .variable: return false
        case .tuple(let parts): return parts.contains { isRefutable($0) }
        default: return true
        }
    }

    /// The rows that remain when the first value has this head, with its parts in front.
    private func specialize(_ rows: [[Pattern]], _ head: Head) -> [[Pattern]] {
        rows.compactMap { row -> [Pattern]? in
            guard let inner = parts(row[0], head) else { return nil }
            return inner + row.dropFirst()
        }
    }

    private func parts(_ pattern: Pattern, _ head: Head) -> [Pattern]? {
        switch (pattern, head) {
        case (.wildcard, .enumCase(let made)), (.variable, .enumCase(let made)):
            return Array(repeating: .wildcard, count: made.parameters.count)
        case (.wildcard, .some), (.variable, .some): return [.wildcard]
        case (.wildcard, .tuple(let count)), (.variable, .tuple(let count)):
            return Array(repeating: .wildcard, count: count)
        case (.wildcard, _), (.variable, _): return []
        case (.enumCase(let own, let inner), .enumCase(let made)):
            guard own === made else { return nil }
            if inner.count == made.parameters.count { return inner }
            // One pattern for several values: it covers them all, or it is not known to cover any.
            return isRefutable(inner[0]) ? nil : made.parameters.map { _ in .wildcard }
        case (.some(let inner), .some): return [inner]
        case (.none, .none): return []
        case (.tuple(let parts), .tuple): return parts
        case (.match(_, let test), .yes): return comparedBool(test) == true ? [] : nil
        case (.match(_, let test), .no): return comparedBool(test) == false ? [] : nil
        default: return nil
        }
    }

    /// The `true` or `false` that a pattern compares with.
    private func comparedBool(_ test: Expression) -> Bool? {
        guard case .call(let call) = test.kind else { return nil }
        for argument in call.arguments {
            if case .value(let value) = argument, case .literal(.bool(let literal)) = value.kind {
                return literal
            }
        }
        return nil
    }
}

func joined(_ parts: [String], _ separator: String) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
        if index > 0 { text += separator }
        text += part
    }
    return text
}
