import Syntax

/// Why declarations of modules cannot be used.
extension Module {
    /// The first mistake within a range of a module's file.
    func firstError(in range: SourceRange) -> Diagnostic? {
        guard range.isInModule else { return nil }
        return mistakes(in: range.source).first { range.covers($0.range) }
    }

    /// The mistakes of a file, those found first first.
    private func mistakes(in source: Int) -> [Diagnostic] {
        while knownMistakes.count < diagnostics.count {
            let next = diagnostics[knownMistakes.count]
            knownMistakes.count += 1
            if next.severity == .error, next.range.isInModule { knownMistakes.bySource[next.range.source, default: []].append(next) }
        }
        return knownMistakes.bySource[source] ?? []
    }

    /// Whether the types of a module's function are not all known.
    func isBroken(_ function: FunctionDeclaration) -> Bool {
        guard function.context?.isInModule == true else { return false }
        return function.result.mentionsUnknown || function.parameters.contains { $0.type.mentionsUnknown }
    }

    func isBroken(_ variable: VariableDeclaration) -> Bool {
        variable.context?.isInModule == true && variable.type.mentionsUnknown
    }

    /// What to say where something is named that cannot be used.
    func unavailable(_ name: Name, _ extents: [SourceRange], at range: SourceRange) -> Diagnostic {
        for extent in extents {
            guard let cause = firstError(in: extent) else { continue }
            let root = cause.root
            let chain = name.text + Diagnostic.arrow + chainText(of: cause)
            return .error(
                Messages.unavailable(name) + ": " + root.message, at: range, id: "unavailable",
                notes: [Diagnostic.Note(chain), Diagnostic.Note(root.message, at: root.range ?? cause.range)])
        }
        return .error(Messages.unavailable(name), at: range, id: "unavailable")
    }

    /// Where a mistake leads: to what has no meaning, by way of what needs it.
    fileprivate func chainText(of mistake: Diagnostic) -> String {
        if mistake.has(id: "unavailable"), let chain = mistake.notes.first { return chain.message }
        let text = self.text(in: mistake.range)
        return text.utf8.count > 60 || text.utf8.contains(UInt8(ascii: "\n")) ? "…" : text
    }

    /// The mistake that a program runs into: where it is, what is wrong, and what needs it.
    func failure(_ mistake: Diagnostic, by chain: [Name]) -> Diagnostic {
        let root = mistake.root
        let last = chainText(of: mistake)
        // A mistake in a type's own declaration is where its name is.
        let names = chain.map { $0.text } + (chain.last == Name(last) ? [] : [last])
        let path = names.joined(separator: Diagnostic.arrow)
        return .error("\(root.message) (\(path))", at: root.range ?? mistake.range, id: "unavailable")
    }
}

extension Diagnostic {
    fileprivate static let arrow = " → "

    /// The mistake at the end of a chain.
    fileprivate var root: Note {
        if has(id: "unavailable"), let last = notes.last, last.range != nil { return last }
        return Note(message, at: range)
    }
}

extension Type {
    /// Whether something in it has no meaning.
    var mentionsUnknown: Bool { contains { if case .unknown = $0 { true } else { false } } }
}

/// The mistakes in files of modules among the first diagnostics of a program.
struct KnownMistakes {
    var count = 0
    var bySource: [Int: [Diagnostic]] = [:]
}

extension Module {
    /// Checks what a type says of itself when something reaches it: its conformances, its attributes.
    func checkReached(_ type: NominalDeclaration, _ reach: Reach) {
        guard let context = type.context, context.isInModule else { return }
        let known = diagnostics.count
        Completion.check(type, module: self)
        for attribute in type.attributeNames { context.check(attribute) }
        let own = diagnostics[known...].first { $0.severity == .error && type.extent.covers($0.range) }
        if let own { reach.refuse(type, for: own.range) }
    }
}

extension Program {
    /// Checks what code reaches before it runs.
    func prepare(_ code: Code) {
        guard module.scopes != nil else { return }
        reach.prepare(code)
    }

    /// Why code with a mistake was run, if it is a module's.
    func failure(at mistake: SourceRange, from root: Code?) -> Diagnostic? {
        guard mistake.isInModule, let found = module.firstError(in: mistake) else { return nil }
        return module.failure(found, by: root.map { reach.chain(from: $0, to: mistake) } ?? [])
    }
}
